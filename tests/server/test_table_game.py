"""What a table decides during a match, and that its log gives the same table again."""

from __future__ import annotations

import json
import random

import msgspec
import pytest

from pioche.boxes import BOXES
from pioche.engine.actions import MATCH_OVER, ROUND_OVER
from pioche.engine.defaults import default_answer
from pioche.engine.refusals import Refusal
from pioche.records.fairness import commitment
from pioche.server.table import entries as log
from pioche.server.table.answers import action_meant, answer_chosen
from pioche.server.table.deciding import Who, answer, chosen, decide
from pioche.server.table.refusing import Refuse
from pioche.server.table.remembered import REMEMBERED
from pioche.server.table.table import CLOSED, PLAYING, SHUFFLING
from pioche.server.wire import messages as wire
from pioche.sight.choices import action_of, choice_data, choice_of
from tests.server.server_tables import (
    NUMBER,
    Desk,
    answer_of,
    asked,
    everything,
    lay_or_default,
    play_default,
    run_of,
)

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
    assert desk.table.commands.version_of(name) == desk.table.version
    for k in range(REMEMBERED):
        desk.do("Ann", wire.Lock(bool(k % 2)))
    assert desk.table.commands.version_of(name) == 0
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
        openly = rng.random() < 0.5  # some pages are older
        return player, wire.Number(NUMBER) if openly else wire.Commit(commitment(NUMBER))
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
    for seed in range(7):
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


@pytest.mark.parametrize("box", sorted(BOXES))
def test_the_log_keeps_an_answer_as_it_was_sent(box: str) -> None:
    desk = Desk(box=box, seats=3, options={"H3": True} if box == "classic" else {})
    desk.join("Ann", "Ben", "Cy")
    desk.deal()
    rng = random.Random(box)
    said: set[str] = set()
    while len(desk.rows) < 400 and desk.table.phase == PLAYING:
        run = run_of(desk)
        if run.state.phase == ROUND_OVER:
            desk.do("Ann", wire.Next())
            continue
        player, seat = asked(desk)
        offers = run.view(seat).present()["answers"]
        assert isinstance(offers, list)
        sent = rng.choice(offers)
        # A play may be given its colour at once.
        whole = {**sent, "colour": run.state.rules.box.sides[run.state.side].colours[rng.randrange(4)]}
        command = json.dumps({"do": "answer", **(whole if sent["verb"] == "play" else sent)})
        try:
            desk.do(player, msgspec.json.decode(command, type=wire.Answer))
        except Refusal:
            command = json.dumps({"do": "answer", **sent})
            desk.do(player, msgspec.json.decode(command, type=wire.Answer))
        kept = json.loads(log.encode(desk.rows[-1].entry))
        given = json.loads(command)
        del given["do"]
        assert kept == {"kind": "acted", "seat": seat, **given}
        said |= kept.keys()
    assert {"verb", "card", "colour"} <= said


def test_a_bot_s_choice_is_kept_as_if_it_had_been_sent() -> None:
    desk = Desk(box="flip", seats=2)
    desk.join("Ann", "Ben")
    desk.deal()
    while run_of(desk).state.phase < ROUND_OVER:
        run, (_, seat) = run_of(desk), asked(desk)
        for choice in run.view(seat).choices:
            sent = wire.Answer(**choice_data(run.state.rules, run.state.side, choice))  # type: ignore[arg-type]
            assert answer_chosen(run.state, choice) == sent
            assert action_meant(run.state, seat, sent) == action_of(run.state, seat, choice)
        desk.write(chosen(run, seat, choice_of(run.state, default_answer(run.state)), "bot"))
        entry = desk.rows[-1].entry
        assert isinstance(entry, log.Acted)
        assert (entry.seat, entry.by) == (seat, "bot")
    assert everything(desk.again()) == everything(desk.table)


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
        desk = Desk(secret=f"{seed:032x}", options={"jump_in": True, "target": 500})
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
