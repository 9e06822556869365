"""What a table decides before the cards are dealt: seats, names, rules, the start."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from pioche.engine.house.registry import HOUSE
from pioche.server.table import entries as log
from pioche.server.table.refusing import Refuse
from pioche.server.table.seating import BOT_NAMES
from pioche.server.table.showing import table_info
from pioche.server.table.table import CLOSED, LOBBY, PLAYING, SHUFFLING, Table
from pioche.server.wire import messages as wire
from pioche.server.wire.terms import Terms
from pioche.sight.view import SPECTATOR
from pioche.texts import catalogue
from tests.server.server_tables import (
    NUMBER,
    Desk,
    everything,
    kinds,
    run_of,
)

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
    assert desk.refused("Cy", wire.Join("Cy 2")) == "removed"
    desk.do("Ben", wire.Join("Ben 2"))
    assert desk.table.seat_of("Ben") == 1


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
    assert (len(table.chairs), table.terms, table.options) == (3, Terms(20, listed=True), {"target": 300})
    desk.do("Ann", wire.SetRules(seats=6))
    assert kinds(desk) == ["human"] * 3 + ["open"] * 3
    assert table.terms == Terms(20, listed=True)
    # Another box starts from its own rules.
    desk.do("Ann", wire.SetRules(box="flip"))
    assert (table.box, table.options) == ("flip", {})
    desk.do("Ann", wire.SetRules(timer=0))
    assert table.terms.timer == 0
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


def test_house_rules_are_shown_by_their_names() -> None:
    """§9: the host may say H1 or stacking; the table keeps, writes down and tells the name."""
    desk = Desk()
    desk.join("Ann", "Ben")
    desk.do("Ann", wire.SetRules(options={"H1": "up", "jump_in": True}))
    entry = desk.rows[-1].entry
    assert isinstance(entry, log.RulesSet)
    assert entry.options == {"stacking": "up", "jump_in": True}
    assert desk.table.options == entry.options
    assert desk.refused("Ann", wire.SetRules(options={"H1": "up", "stacking": "same"})) == "bad_option"
    assert desk.refused("Ann", wire.SetRules(options={"triples": True})) == "bad_option"
    desk.deal()
    assert run_of(desk).options == entry.options
    assert run_of(desk).view(0).present()["options"] == entry.options


def test_the_log_of_a_table_with_numbers_is_the_same_table() -> None:
    """A table whose entries call house rules by number stands where one stands that has their names."""
    text = (Path(__file__).parent / "numbered_table.jsonl").read_text()
    by_name = (
        text.replace('"H1":', '"stacking":').replace('"H2":', '"jump_in":').replace('"H3":', '"seven_zero":')
    )
    tables = [Table("t"), Table("t")]
    for table, lines in zip(tables, (text, by_name), strict=True):
        for version, line in enumerate(lines.splitlines(), 1):
            table.evolve(log.Row(version, 1000 * version, 0, "", log.decode(line.encode())))
    old, new = tables
    assert everything(old) == everything(new)
    assert old.options == {"stacking": "up", "jump_in": True, "seven_zero": True, "target": 100}
    info = table_info(old, set(), 0)
    assert info.options == old.options
    assert info.phase == PLAYING
    run = old.run
    assert run is not None
    assert run.view(SPECTATOR).present()["options"] == old.options
    assert [len(run.state.hand_list(seat)) for seat in range(3)] == [5, 4, 3]


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
    assert desk.table.fairness().why_not(run_of(desk).seed, 4) == ""
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


@pytest.mark.parametrize(
    ("options", "seats", "english", "french"),
    [
        (
            {"stacking": "up", "bounce": True},
            4,
            "You can’t play it that way: “Stacking” and “Bounce” don’t go together.",
            "On ne peut pas jouer ainsi : « Empiler » et « Rebond » sont incompatibles.",
        ),
        (
            {"teams": True},
            3,
            "You can’t play it that way: “Two against two” needs exactly 4 players.",
            "On ne peut pas jouer ainsi : « Deux contre deux » se joue seulement à 4 joueurs.",
        ),
        (
            {"elimination": True},
            3,
            "You can’t play it that way: “Elimination” goes only with “How points are counted: Low score”.",
            "On ne peut pas jouer ainsi : « Élimination » ne se joue qu’avec "
            "« Comment on compte : Le plus bas total ».",
        ),
    ],
)
def test_what_does_not_go_together_is_told_in_both_languages(
    options: dict[str, Any], seats: int, english: str, french: str
) -> None:
    """§9.1, before the deal: the host hears why, in plain words."""
    desk = Desk(seats=seats)
    desk.join("Ann", "Ben")
    with pytest.raises(Refuse) as caught:
        desk.do("Ann", wire.SetRules(options=options))
    for lang, text in (("en", english), ("fr", french)):
        assert " ".join(caught.value.text(catalogue(lang)).split()) == text
