"""Tables without a server: what is refused, what is written down, and that the log is the table."""

from __future__ import annotations

import random

import pytest
from server_tables import NUMBER, Desk, everything

from pioche.boxes import BOXES
from pioche.engine.actions import MATCH_OVER, ROUND_OVER
from pioche.engine.choices import choice_data, choice_of
from pioche.engine.defaults import default_answer
from pioche.engine.house.registry import HOUSE
from pioche.engine.refusals import Refusal
from pioche.server import entries as log, wire
from pioche.server.deciding import BOT_NAMES, Who, answer, decide
from pioche.server.refusing import Refuse
from pioche.server.run import Run
from pioche.server.table import CLOSED, LOBBY, PLAYING, REMEMBERED, SHUFFLING


def kinds(desk: Desk) -> list[str]:
    return [chair.kind for chair in desk.table.chairs]


def run_of(desk: Desk) -> Run:
    assert desk.table.run is not None
    return desk.table.run


def answer_of(desk: Desk, seat: int, k: int = 0) -> wire.Answer:
    """One of the answers that a seat's view offers, as a client gives it back."""
    offers = run_of(desk).view(seat).present()["answers"]
    assert isinstance(offers, list)
    return wire.Answer(**offers[k])


def asked(desk: Desk) -> tuple[str, int]:
    seat = int(run_of(desk).state.asked)
    return desk.table.chairs[seat].player, seat


def play_default(desk: Desk) -> None:
    """Whoever is asked gives the default answer; at the end of a round the host goes on."""
    run = run_of(desk)
    if run.state.phase == ROUND_OVER:
        desk.do(desk.host, wire.Next())
        return
    player, _seat = asked(desk)
    choice = choice_of(run.state, default_answer(run.state))
    data = choice_data(run.state.rules, run.state.side, choice)
    desk.do(player, wire.Answer(**data))  # type: ignore[arg-type]


def lay_or_default(desk: Desk) -> bool:
    """Whoever can jump in does so; else whoever is asked lays a card, or gives the default answer."""
    run = run_of(desk)
    order = sorted(range(len(desk.table.chairs)), key=lambda seat: seat == run.state.asked)
    for seat in order:
        offers = run.view(seat).present()["answers"]
        assert isinstance(offers, list)
        play = next((offer for offer in offers if offer["verb"] == "play"), None)
        if play is not None:
            jump = seat != run.state.asked
            desk.do(desk.table.chairs[seat].player, wire.Answer(**play))
            return jump
    play_default(desk)
    return False


# Sitting down


def test_the_first_person_is_host_and_seats_are_chosen() -> None:
    desk = Desk()
    desk.join("Ann")
    desk.do("Ben", wire.Join("Ben", 3))
    desk.do("Cy", wire.Join("Cy"))
    assert kinds(desk) == ["human", "human", "open", "human"]
    assert desk.host == "Ann"
    assert desk.refused("Dee", wire.Join("Dee", 3)) == "seat_taken"
    assert desk.refused("Dee", wire.Join("Dee", 4)) == "no_seat"
    assert desk.refused("Ben", wire.Join("Ben again")) == "seated_already"
    desk.do("Dee", wire.Join("Dee"))
    assert desk.refused("Eve", wire.Join("Eve")) == "full"
    assert desk.refused("Eve", wire.Start()) == "not_seated"


def test_nobody_sits_down_without_being_known_again() -> None:
    desk = Desk()
    assert desk.refused("", wire.Join("Ghost")) == "no_cookie"
    assert kinds(desk) == ["open"] * 4


@pytest.mark.parametrize("name", ["", " ", " \t ", "x" * 21, "a\x00b", "a\u202eb", "a\u200bb", "\ud800"])
def test_names_that_cannot_be_read_are_refused(name: str) -> None:
    assert Desk().refused("Ann", wire.Join(name)) == "bad_name"


def test_names_are_tidied_and_unique() -> None:
    desk = Desk()
    desk.do("a", wire.Join("  Zoe\u0301   Ça  "))
    assert desk.table.chairs[0].name == "Zoé Ça"
    assert desk.refused("b", wire.Join("ZOÉ ÇA")) == "name_taken"
    desk.do("b", wire.Join("x" * 20))
    assert desk.table.chairs[1].name == "x" * 20


def test_people_move_and_speak_before_a_match() -> None:
    desk = Desk()
    desk.join("Ann", "Ben")
    desk.do("Ann", wire.Sit(3))
    assert kinds(desk) == ["open", "human", "open", "human"]
    assert desk.host == "Ann"
    assert desk.table.host == 3
    assert desk.refused("Ann", wire.Sit(1)) == "seat_taken"
    assert desk.refused("Ann", wire.Sit(3)) == "seat_taken"
    assert desk.refused("Ann", wire.Sit(9)) == "no_seat"
    desk.do("Ben", wire.Speak("fr"))
    assert desk.table.chairs[1].lang == "fr"
    desk.deal()
    assert desk.refused("Ann", wire.Sit(0)) == "match_running"
    desk.do("Ann", wire.Speak("fr"))
    assert desk.table.chairs[desk.table.seat_of("Ann")].lang == "fr"


def test_a_locked_table_lets_nobody_in() -> None:
    desk = Desk()
    desk.join("Ann", "Ben")
    assert desk.refused("Ben", wire.Lock(True)) == "not_host"
    desk.do("Ann", wire.Lock(True))
    assert desk.refused("Cy", wire.Join("Cy")) == "locked"
    desk.do("Ann", wire.Lock(False))
    desk.do("Cy", wire.Join("Cy"))


def test_whoever_was_removed_cannot_come_back() -> None:
    desk = Desk()
    desk.join("Ann", "Ben", "Cy")
    assert desk.refused("Ben", wire.Remove(2)) == "not_host"
    assert desk.refused("Ann", wire.Remove(0)) == "no_player"
    assert desk.refused("Ann", wire.Remove(3)) == "no_player"
    assert desk.refused("Ann", wire.Remove(7)) == "no_seat"
    desk.do("Ann", wire.Remove(1))
    assert desk.refused("Ben", wire.Join("Another name")) == "removed"
    desk.do("Cy", wire.Leave())
    desk.do("Cy", wire.Join("Cy"))


def test_in_a_match_a_bot_takes_over_from_whoever_leaves_or_is_removed() -> None:
    desk = Desk()
    desk.join("Ann", "Ben", "Cy")
    desk.deal()
    desk.do("Ben", wire.Leave())
    desk.do("Ann", wire.Remove(2))
    assert kinds(desk) == ["human", "bot", "bot"]
    assert [chair.name for chair in desk.table.chairs] == ["Ann", "Ben", "Cy"]
    assert desk.table.seat_of("Ben") == desk.table.seat_of("Cy") == -1
    assert desk.refused("Ben", wire.Join("Ben 2")) == "match_running"


def test_the_host_passes_on_and_with_the_last_person_the_table_closes() -> None:
    desk = Desk()
    desk.join("Ann", "Ben")
    desk.do("Ann", wire.AddBot())
    desk.do("Ann", wire.Leave())
    assert desk.host == "Ben"
    desk.deal()
    desk.do("Ben", wire.Leave())
    assert desk.table.phase == CLOSED
    assert [type(row.entry) for row in desk.rows[-2:]] == [log.Left, log.Closed]
    assert desk.refused("Cy", wire.Join("Cy")) == "closed"


def test_bots_get_free_names_and_are_sent_away() -> None:
    desk = Desk(seats=10)
    desk.do("a", wire.Join(BOT_NAMES[0].upper()))
    desk.do("b", wire.Join(BOT_NAMES[1]))
    for level in ("easy", "greedy", "random", "easy", "greedy", "random", "easy", "greedy"):
        desk.do("a", wire.AddBot(level))
    names = [chair.name.casefold() for chair in desk.table.chairs]
    assert len(set(names)) == 10
    assert [chair.level for chair in desk.table.chairs[2:5]] == ["easy", "greedy", "random"]
    assert desk.refused("a", wire.AddBot()) == "full"
    assert desk.refused("a", wire.RemoveBot(1)) == "no_bot"
    assert desk.refused("a", wire.RemoveBot(10)) == "no_seat"
    assert desk.refused("b", wire.RemoveBot(2)) == "not_host"
    desk.do("a", wire.RemoveBot(2))
    assert kinds(desk)[2] == "open"
    desk.do("a", wire.AddBot("random", 2))
    assert desk.table.chairs[2].level == "random"


# What is played


def test_rules_are_changed_within_limits() -> None:
    desk = Desk(options={"target": 300})
    desk.join("Ann", "Ben", "Cy")
    assert desk.refused("Ben", wire.SetRules(seats=5)) == "not_host"
    assert desk.refused("Ann", wire.SetRules(seats=2)) == "too_few_seats"
    assert desk.refused("Ann", wire.SetRules(box="poker")) == "no_box"
    assert desk.refused("Ann", wire.SetRules(options={"target": 3})) == "bad_option"
    assert desk.refused("Ann", wire.SetRules(options={"nonsense": True})) == "bad_option"
    assert desk.refused("Ann", wire.SetRules(timer=5)) == "bad_timer"
    desk.do("Ann", wire.SetRules(seats=3, timer=20, listed=True))
    table = desk.table
    assert (len(table.chairs), table.timer, table.listed, table.options) == (3, 20, True, {"target": 300})
    desk.do("Ann", wire.SetRules(seats=6))
    assert kinds(desk) == ["human"] * 3 + ["open"] * 3
    assert (table.timer, table.listed) == (20, True)
    # Another box starts from its own rules.
    desk.do("Ann", wire.SetRules(box="flip"))
    assert (table.box, table.options) == ("flip", {})
    desk.do("Ann", wire.SetRules(timer=0))
    assert table.timer == 0
    desk.deal()
    assert desk.refused("Ann", wire.SetRules(seats=8)) == "match_running"
    assert desk.refused("Ann", wire.AddBot()) == "match_running"


def test_fewer_seats_close_the_ranks() -> None:
    desk = Desk(box="titans", seats=6)
    desk.do("Ann", wire.Join("Ann", 2))
    desk.do("Ben", wire.Join("Ben", 5))
    desk.do("Ben", wire.Propose({"customizable": "C1"}))
    desk.do("Ann", wire.SetRules(seats=3))
    assert [chair.name for chair in desk.table.chairs] == ["Ann", "Ben", ""]
    assert desk.host == "Ann"
    assert desk.table.host == 0
    assert desk.table.proposal == (1, {"customizable": "C1"})


def test_customizable_rules_hold_only_if_everybody_agrees() -> None:
    desk = Desk(box="titans")
    desk.join("Ann", "Ben", "Cy")
    table = desk.table
    assert desk.refused("Ann", wire.SetRules(options={"customizable": "C1"})) == "needs_agreement"
    assert desk.refused("Ann", wire.Agree(True)) == "no_proposal"
    assert desk.refused("Ben", wire.Propose({"target": 200})) == "no_agreement_on_this"
    assert desk.refused("Ben", wire.Propose({})) == "no_agreement_on_this"
    assert desk.refused("Ben", wire.Propose({"customizable": "C77"})) == "bad_option"
    desk.do("Ben", wire.Propose({"customizable": "C1"}))
    desk.do("Ann", wire.Agree(True))
    assert table.agreed_options() == {}
    desk.do("Cy", wire.Agree(True))
    assert table.agreed_options() == {"customizable": "C1"}
    # A newcomer has not agreed yet; a bot does not mind.
    desk.do("Dee", wire.Join("Dee"))
    assert table.agreed_options() == {}
    desk.do("Dee", wire.Leave())
    desk.do("Ann", wire.AddBot())
    assert table.agreed_options() == {"customizable": "C1"}
    # Another proposal begins anew.
    desk.do("Ann", wire.Propose({"customizable": ["C5", "C2"]}))
    assert [chair.agreed for chair in table.chairs] == [True, False, False, False]
    desk.do("Ben", wire.Agree(True))
    desk.do("Cy", wire.Agree(True))
    desk.do("Cy", wire.Agree(False))
    desk.deal()
    assert run_of(desk).options == {}
    assert desk.refused("Cy", wire.Agree(True)) == "no_proposal"
    assert desk.refused("Cy", wire.Propose({"customizable": "C1"})) == "match_running"


def test_agreed_rules_are_dealt_and_go_with_their_box_and_proposer() -> None:
    desk = Desk(box="titans")
    desk.join("Ann", "Ben")
    desk.do("Ben", wire.Propose({"customizable": "C9", "customizable_text": "Everybody sings."}))
    desk.do("Ann", wire.Agree(True))
    desk.deal()
    assert run_of(desk).options == {"customizable": "C9", "customizable_text": "Everybody sings."}
    desk.do("Ann", wire.Stop())
    desk.do("Ann", wire.SetRules(box="classic"))
    assert desk.table.proposal is None
    assert desk.refused("Ann", wire.Propose({"customizable": "C1"})) == "no_agreement_on_this"
    desk.do("Ann", wire.SetRules(box="titans"))
    desk.do("Ben", wire.Propose({"customizable": "C1"}))
    desk.do("Ben", wire.Leave())
    assert desk.table.proposal is None


# Starting


def test_a_match_takes_two() -> None:
    desk = Desk()
    desk.join("Ann")
    assert desk.refused("Ann", wire.Start()) == "too_few_players"
    desk.join("Ben")
    assert desk.refused("Ben", wire.Start()) == "not_host"
    desk.do("Ann", wire.Start())
    assert desk.table.phase == SHUFFLING
    assert len(desk.table.chairs) == 2
    assert desk.refused("Ann", wire.Start()) == "match_running"
    assert desk.refused("Cy", wire.Join("Cy")) == "match_running"
    assert desk.refused("Ann", wire.Pause(True)) == "no_match"
    assert desk.refused("Ann", wire.Stop()) == "no_match"
    assert desk.refused("Ann", wire.Answer("draw")) == "no_match"


def test_options_are_checked_for_those_who_really_play() -> None:
    partners = next(rule for rule in HOUSE if rule.seats)
    desk = Desk(seats=int(partners.seats), options={partners.name: partners.values[0]})
    desk.join("Ann", "Ben", "Cy")
    assert desk.refused("Ann", wire.Start()) == "bad_option"
    desk.do("Ann", wire.AddBot())
    desk.do("Ann", wire.Start())
    assert desk.table.phase == SHUFFLING


def test_everybody_who_is_there_gives_one_number() -> None:
    desk = Desk()
    desk.join("Ann", "Ben", "Cy")
    desk.do("Ann", wire.AddBot())
    assert desk.refused("Ann", wire.Number(NUMBER)) == "no_number_wanted"
    desk.do("Ann", wire.Start())
    desk.do("Ann", wire.Number(NUMBER))
    assert desk.refused("Ann", wire.Number("f" * 16)) == "no_number_wanted"
    desk.present = {0, 1}
    desk.do("Ben", wire.Number("f" * 16))
    assert desk.table.phase == PLAYING
    assert desk.table.numbers == {0: NUMBER, 1: "f" * 16}
    assert desk.table.fairness().numbers == [NUMBER, "f" * 16, "", ""]
    assert desk.table.fairness().why_not(run_of(desk).seed) == ""
    assert desk.refused("Cy", wire.Number(NUMBER)) == "no_number_wanted"


def test_every_match_has_its_own_secret() -> None:
    desk = Desk()
    desk.join("Ann", "Ben")
    found = set()
    for k in range(1, 4):
        desk.deal()
        assert desk.table.match == k
        found.add(desk.table.secret)
        desk.do("Ann", wire.Stop())
        assert (desk.table.phase, desk.table.run, desk.table.over) == (LOBBY, None, [])
    assert len(found) == 3
    assert all(len(secret) == 64 for secret in found)


# The game


def test_only_the_one_who_is_asked_answers_and_only_once() -> None:
    desk = Desk()
    desk.join("Ann", "Ben")
    desk.deal()
    player, seat = asked(desk)
    other = "Ben" if player == "Ann" else "Ann"
    assert desk.refused(other, wire.Answer("draw")) == "not_asked"
    assert desk.refused(player, wire.Answer("sing")) == "unreadable"
    assert desk.refused(player, wire.Answer("host", target=0)) in ("unreadable", "no_host_tool")
    assert desk.refused(player, wire.Answer("draw", colour="mauve")) == "bad_colour"
    assert desk.refused(player, wire.Answer("draw", tray=2)) == "no_such_tray"
    assert desk.refused(player, wire.Answer("draw", target=2)) == "bad_target"
    assert desk.refused(player, wire.Next()) == "round_not_over"
    seen = desk.table.version
    desk.do(player, answer_of(desk, seat), seen)
    assert desk.refused(player, wire.Answer("draw"), seen) in ("stale", "not_asked")


def test_an_answer_to_an_older_question_is_stale() -> None:
    desk = Desk(seats=2)
    desk.join("Ann", "Ben")
    desk.deal()
    seen = desk.table.version
    first, _ = asked(desk)
    play_default(desk)
    while asked(desk)[0] != first or run_of(desk).state.phase != 0:
        play_default(desk)
    assert desk.refused(first, wire.Answer("draw"), seen) == "stale"
    # What does not change the question makes no answer stale.
    seen = desk.table.version
    desk.do("Ann", wire.Lock(True))
    desk.do("Ben", wire.Speak("fr"))
    desk.do(first, answer_of(desk, asked(desk)[1]), seen)


def test_a_paused_table_takes_no_answers() -> None:
    desk = Desk(seats=2)
    desk.join("Ann", "Ben")
    desk.deal()
    player, seat = asked(desk)
    assert desk.refused("Ben", wire.Pause(True)) == "not_host"
    desk.do("Ann", wire.Pause(True))
    assert desk.refused(player, answer_of(desk, seat)) == "paused"
    assert desk.refused(player, wire.Answer("uno")) == "paused"
    desk.do("Ann", wire.Pause(False))
    desk.do(player, answer_of(desk, seat))


def to_round_over(desk: Desk) -> None:
    while run_of(desk).state.phase < ROUND_OVER:
        lay_or_default(desk)


def test_the_next_round_needs_everybody_who_is_there_or_the_host() -> None:
    desk = Desk(seats=3, options={"scoring": "low", "target": 1000})
    desk.join("Ann", "Ben", "Cy")
    desk.deal()
    to_round_over(desk)
    desk.do("Ben", wire.Next())
    assert run_of(desk).state.phase == ROUND_OVER
    assert [chair.ready for chair in desk.table.chairs] == [False, True, False]
    desk.present = {1, 2}
    desk.do("Cy", wire.Answer("next"))
    assert run_of(desk).state.round == 2
    assert not any(chair.ready for chair in desk.table.chairs)
    to_round_over(desk)
    desk.do("Ann", wire.Next())
    assert run_of(desk).state.round == 3


def test_a_match_ends_with_winners_and_a_rematch_follows() -> None:
    desk = Desk(box="transformers", seats=2)
    desk.join("Ann Ö", "Ben")
    desk.deal()
    secret = desk.table.secret
    while desk.table.phase == PLAYING:
        lay_or_default(desk)
    over = desk.table.over[0]
    assert over.match == 1
    assert over.secret == secret
    assert set(over.winners) < {"Ann Ö", "Ben"}
    assert len(over.winners) == 1
    assert run_of(desk).state.phase == MATCH_OVER
    assert desk.refused("Ben", wire.Answer("draw")) == "no_match"
    assert desk.refused("Ben", wire.Next()) == "no_match"
    desk.deal()
    assert (desk.table.match, desk.table.phase) == (2, PLAYING)


def test_the_host_carries_out_a_free_text_rule() -> None:
    desk = Desk(box="titans", seats=2)
    desk.join("Ann", "Ben")
    desk.deal()
    assert desk.refused("Ann", wire.HostTake(1, 2)) == "no_host_tool"
    desk.do("Ann", wire.Stop())
    desk.do("Ann", wire.Propose({"customizable": "C9"}))
    desk.do("Ben", wire.Agree(True))
    desk.deal()
    assert desk.refused("Ben", wire.HostTake(0, 1)) == "not_host"
    assert desk.refused("Ann", wire.HostTake(5, 1)) == "no_seat"
    question = run_of(desk).question_version
    before = int(run_of(desk).state.size[1])
    desk.do("Ann", wire.HostTake(1, 3))
    assert int(run_of(desk).state.size[1]) == before + 3
    # Whoever was asked may still answer what was asked before.
    assert run_of(desk).question_version == question


def test_commands_are_remembered_but_not_for_ever() -> None:
    desk = Desk()
    desk.join("Ann")
    desk.do("Ann", wire.Lock(True))
    name = f"Ann:{desk.table.version - 1}"
    assert desk.table.commands[name] == desk.table.version
    for k in range(REMEMBERED):
        desk.do("Ann", wire.Lock(bool(k % 2)))
    assert name not in desk.table.commands
    assert len(desk.table.commands) == REMEMBERED


# The log is the table


def command_at_random(desk: Desk, rng: random.Random) -> tuple[str, wire.Command]:
    """Something that somebody could ask for, sensible or not."""
    people = ["Ann", "Ben", "Cy", "Dee"]
    player = rng.choice(people)
    seat = rng.randrange(5)
    any_box = rng.choice(list(BOXES))
    lobby: list[wire.Command] = [
        wire.Join(rng.choice(people), rng.choice([None, seat])),
        wire.Leave(),
        wire.Sit(seat),
        wire.Speak("fr"),
        wire.AddBot("easy", rng.choice([None, seat])),
        wire.RemoveBot(seat),
        wire.SetRules(seats=rng.randrange(2, 6)),
        wire.SetRules(box=any_box if rng.random() < 0.1 else desk.table.box, timer=rng.choice([0, 30])),
        wire.Propose({"customizable": rng.choice(["C1", "C9"])}),
        wire.Agree(rng.random() < 0.7),
        wire.Start(),
        wire.Lock(rng.random() < 0.3),
        wire.Remove(seat),
        wire.Stop(),
        wire.Pause(rng.random() < 0.4),
        wire.HostTake(seat, 1),
        wire.Next(),
    ]
    if desk.table.phase == SHUFFLING and rng.random() < 0.9:
        return player, wire.Number(NUMBER)
    if rng.random() < 0.2:
        return desk.host, wire.Start()
    return player, rng.choice(lobby)


def game_step(desk: Desk, rng: random.Random) -> None:
    """Anybody does anything that a view offers; a bot plays for bots."""
    run = run_of(desk)
    seats = list(range(len(desk.table.chairs)))
    rng.shuffle(seats)
    for seat in seats:
        offers = run.view(seat).present()["answers"]
        assert isinstance(offers, list)
        if not offers:
            continue
        said = wire.Answer(**rng.choice(offers))
        player = desk.table.chairs[seat].player
        if player:
            desk.do(player, said)
        elif run.state.phase < ROUND_OVER:
            plan = answer(desk.table, seat, said, desk.table.version, set())
            desk.write(plan)
        return


@pytest.mark.parametrize("box", sorted(BOXES))
def test_the_log_gives_the_same_table_again(box: str) -> None:
    matches = 0
    for seed in range(6):
        rng = random.Random(f"{box} {seed}")
        desk = Desk(box=box, seats=4, secret=f"{seed:032x}")
        desk.join("Ann", "Ben")
        for step in range(300):
            playing = desk.table.phase == PLAYING
            try:
                if playing and rng.random() < 0.97:
                    game_step(desk, rng)
                else:
                    desk.do(*command_at_random(desk, rng))
            except (Refuse, Refusal):
                continue
            if step % 40 == 0:
                assert everything(desk.again()) == everything(desk.table)
            if desk.table.phase == CLOSED:
                break  # the last person left
        matches += desk.table.match
        assert everything(desk.again()) == everything(desk.table)
    assert matches >= 6


def test_deciding_changes_nothing() -> None:
    desk = Desk(seats=2)
    desk.join("Ann", "Ben")
    desk.deal()
    player, seat = asked(desk)
    before = everything(desk.table)
    for k in range(len(run_of(desk).view(seat).present()["answers"])):  # type: ignore[arg-type]
        decide(desk.table, Who(player, seat), answer_of(desk, seat, k), desk.table.version, {0, 1})
    for command in (wire.Leave(), wire.Stop(), wire.Pause(True), wire.Lock(True)):
        decide(desk.table, Who("Ann", 0), command, desk.table.version, {0, 1})
    assert everything(desk.table) == before


def test_a_round_is_won_by_jumping_in() -> None:
    for seed in range(200):
        desk = Desk(secret=f"{seed:032x}", options={"H2": True, "target": 500})
        desk.join("Ann", "Ben", "Cy", "Dee")
        desk.deal()
        jumped = False
        while run_of(desk).state.phase < ROUND_OVER:
            jumped = lay_or_default(desk)
        if not jumped:
            continue
        # Whoever jumped in has won, and the table goes on from there.
        last = desk.rows[-1].entry
        assert isinstance(last, log.Acted)
        assert int(run_of(desk).state.winner) == last.seat
        assert everything(desk.again()) == everything(desk.table)
        desk.do(desk.host, wire.Next())
        assert run_of(desk).state.round == 2
        return
    pytest.fail("nobody ever won by jumping in")
