"""A match as library users hold it: what it prints, takes, gives back and refuses."""

from __future__ import annotations

import copy
import importlib
import pickle
import subprocess
import sys
import traceback
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

import pioche
from pioche import (
    BOXES,
    PLAY,
    Bot,
    BotError,
    Choice,
    Event,
    Illegal,
    Match,
    OptionError,
    Refusal,
    Rng,
    Seen,
    Unreadable,
    View,
    Worlds,
    answers,
    apply,
    hint,
    legal,
    line_of,
    play_bots,
    read,
    replay,
    rollout,
    verify,
    write,
)
from pioche.commands.arguments import BadInput, needing
from pioche.records import Deal, RealMatch
from pioche.sight.view import FIELDS

PEOPLE = ["Ann", "Bob", "Cleo"]
COPIES: list[Callable[[Any], Any]] = [copy.copy, copy.deepcopy, lambda one: pickle.loads(pickle.dumps(one))]


def matches(box: str) -> Iterator[Match]:
    """A few matches, each some moves on."""
    for number in range(3):
        dice = Random(number)
        match = Match(box, PEOPLE, number)
        for _ in range(12 * number):
            match.apply(dice.choice(match.legal_moves))
        yield match


class First(Bot):
    """Takes the first answer on offer."""

    def answer(self, view: View) -> Choice:
        return answers(view)[0]


# Copies


@pytest.mark.parametrize("twin", COPIES)
@pytest.mark.parametrize("box", BOXES)
def test_copies_are_equal_and_independent(box: str, twin: Callable[[Any], Any]) -> None:
    for match in matches(box):
        again: Match = twin(match)
        assert again == match
        assert again.events == match.events
        assert again.view("Ann") == match.view("Ann")
        again.apply(again.legal_moves[0])
        assert again != match
        for seen in (match.view("Bob"), match.view("spectator")):
            assert twin(seen) == seen
            assert repr(twin(seen)) == repr(seen)
            assert twin(seen).to_dict() == seen.to_dict()
        for thing in (match.view(match.asked or 0).choices, match.events, match.view(0).history):
            assert twin(thing) == thing
            assert repr(twin(thing[:3])) == repr(thing[:3])
        assert twin(match).state == match.state
        assert match.state.copy() == match.state
        assert again.state != match.state
        assert twin(match.state.rng) == match.state.rng
        record = read(write(match))
        assert twin(record) == record
        assert replay(twin(record)) == match


def test_a_match_with_real_cards_is_copied_too() -> None:
    deals = [Deal({"A": "R1 R2 R3 R4 R5", "B": "B1 B2 B3 B4 B5"}, "R9", "B")]
    match = RealMatch("classic", ["A", "B"], deals, {"hand": 5})
    match.apply("A play R1")
    for twin in COPIES:
        assert twin(match) == match
    assert match.undo() == "A play R1"
    match.apply("r2")
    assert match.log == ["A play R2"]
    assert "B draw < G7" in match.legal_moves


def test_fields_are_all_that_there_is() -> None:
    """What is compared and pickled by its fields has no others, but what it says are none."""
    match = Match("flip", PEOPLE, "fields")
    view = match.view(match.asked or 0)
    ones = [match.events[-1], view.history[-1], view.hand[0], view.choices[0]]
    for one, beside in zip(ones, (set(), set(), set(), {"code"}), strict=True):
        names = {name for name in dir(one) if not name.startswith("_") and not callable(getattr(one, name))}
        assert len(names - {"name"} - beside) == len(one.fields()), one
        assert type(one)(*one.fields()) == one
    names = {name for name in dir(view) if not name.startswith("_") and not callable(getattr(view, name))}
    derived = {"rules", "viewer", "seats", "past", "told", "history", "hand", "decision"}
    assert names - derived == set(FIELDS), "what a view shows is compared, pickled and packed"


def test_hashes_follow_what_is_equal() -> None:
    match = Match("classic", PEOPLE, "hash")
    view = match.view(match.asked or 0)
    assert {choice.copy() for choice in view.choices} == set(view.choices)
    assert len({*view.hand, *match.view(match.asked or 0).hand}) == 7
    for one in (match, view, match.state, Rng(1)):
        with pytest.raises(TypeError, match="unhashable"):
            hash(one)


# What is printed


def test_everything_prints_what_it_is() -> None:
    match = Match("classic", PEOPLE, "tea")
    view = match.view("Cleo")
    assert repr(match) == "<Match classic, round 1: turn of Cleo; Ann 7, Bob 7, Cleo 7>"
    assert repr(match.legal_moves) == "<LegalMoves: Cleo play W4, Cleo play G3, Cleo draw>"
    assert repr(view).startswith("<View of seat 2 in classic, round 1: turn of seat 2; hand ")
    assert repr(Worlds(view)) == f"<Worlds for {view!r}>"
    assert repr(view.choices) == "[<Choice play W4>, <Choice play G3>, <Choice draw>]"
    assert repr(match.view("spectator")).startswith("<View of spectator in classic")
    assert repr(match.state) == "<State of classic, round 1: turn of seat 2; cards 7 7 7>"
    assert repr(match.rules.faces[0]) == "<Face R0>"
    assert repr(Choice(PLAY, 3, colour=1, target=2, uno=True)) == "<Choice play #3 colour 1 @2 uno>"
    match.apply("w4 blue")
    assert repr(match.events[-2:]) == "[CardPlayed(seat=2, cards=[105]), ColourNamed(seat=2, colour=3)]"
    assert repr(match.view(0).history[-1]) == "ColourNamed(seat=2, colour=3)"
    assert isinstance(match.events[-1], Event)
    assert isinstance(match.view(0).history[-1], Seen)


# Moves


@pytest.mark.parametrize("box", BOXES)
def test_lines_choices_and_actions_lead_to_each_other(box: str) -> None:
    """Through a whole match, taking back a move now and then; the record tells the same."""
    dice = Random(box)
    match = Match(box, PEOPLE, box)
    while not match.over and len(match.log) < 250:
        moves = match.legal_moves
        assert len(moves) == len(list(moves)) == len(match.legal())
        line = dice.choice(moves)
        assert line in moves
        if match.asked is not None:
            choice = match.choice(line)
            assert match.line(choice) == line
            assert choice in moves
            assert "Nobody draw" not in moves
            match.verify(choice)
            before = write(match)
            if dice.random() < 0.5:
                match.apply(choice)
            else:
                match.apply(line)
            if dice.random() < 0.02:
                assert match.undo() == line
                assert write(match) == before
                match.apply(line)
        else:
            match.apply("NEXT")
        assert match.log[-1] == line
    assert replay(read(write(match))) == match


@pytest.mark.parametrize(
    ("typed", "line"),
    [
        ("w4", "Cleo play W4"),
        ("cleo PLAY w4 Blue", "Cleo play W4 blue"),
        ("cl play g3", "Cleo play G3"),
        ("G3", "Cleo play G3"),
        ("Draw", "Cleo draw"),
        ("Cleo g3", "Cleo play G3"),
    ],
)
def test_a_move_is_read_as_it_is_typed(typed: str, line: str) -> None:
    match = Match("classic", PEOPLE, "tea")
    assert match.line(typed) == line
    match.apply(typed)
    assert match.log == [line]


def test_of_cards_with_different_backs_the_oldest_is_meant() -> None:
    """Nobody knows the backs of their own cards; whoever writes both faces means just that card."""
    match = next(m for m in (Match("flip", 2, k) for k in range(500)) if len(twice(m)) > 1)
    cards = twice(match)
    shown = cards[0].split("/")[0]
    match.apply(shown.lower())
    assert match.log[-1].endswith(cards[0])
    match.undo()
    match.apply(cards[1])
    assert match.log[-1].endswith(cards[1])


def twice(match: Match) -> list[str]:
    """The cards on offer whose front comes again with another back, in the order of the hand."""
    state = match.state
    held = [match.rules.full_code(card) for card in state.hand_list(state.asked)]
    on_offer = [line.split()[2] for line in match.legal_moves if " play " in line]
    fronts = [card.split("/")[0] for card in on_offer]
    again = {front for front in fronts if fronts.count(front) > 1}
    return [card for card in dict.fromkeys(held) if card.split("/")[0] in again][
        : 2 if len(again) == 1 else 0
    ]


def test_a_match_can_be_taken_up_anywhere() -> None:
    for match in matches("flip"):
        assert match.at(len(match.log)) == match
        before = match.at(len(match.log) // 2)
        assert before.log == match.log[: len(match.log) // 2]
        for line in match.log[len(before.log) :]:
            before.apply(line)
        assert before == match
        with pytest.raises(ValueError, match="moves, so there is none after"):
            match.at(len(match.log) + 1)


# Refusals and mistakes


def test_a_refusal_is_a_value_error_with_a_reason_and_a_rule() -> None:
    match = Match("classic", PEOPLE, "tea")
    with pytest.raises(ValueError, match="matches neither") as error:
        match.apply(
            "Cleo play "
            + next(c for c in match.hand("Cleo").split() if f"Cleo play {c}" not in match.legal())
        )
    assert isinstance(error.value, Illegal)
    assert (error.value.reason, error.value.rule) == ("does_not_fit", "§1.5")
    again = pickle.loads(pickle.dumps(error.value))
    assert (type(again), str(again), again.reason) == (Illegal, str(error.value), "does_not_fit")
    with pytest.raises(Unreadable):
        match.apply("juggle")
    with pytest.raises(Unreadable):
        match.apply("")
    assert match.log == []


MISTAKES: list[tuple[Callable[[Match], object], type[Exception], str]] = [
    (lambda match: match.apply(5), TypeError, "a move is a line such as 'A play R7', or a Choice, not 5"),  # type: ignore[arg-type]
    (lambda match: match.hand("Zoe"), OptionError, "no seat is called 'Zoe'; there are Ann, Bob, Cleo"),
    (lambda match: match.hand(7), OptionError, "no seat is called 7; there are Ann, Bob, Cleo, or 0 to 2"),
    (lambda match: match.hand(None), TypeError, "a seat is a name or a number, not None"),  # type: ignore[arg-type]
    (lambda match: match.view(True), TypeError, "a seat is a name or a number, not True"),
    (lambda match: match.apply("ann juggle"), Unreadable, "'Ann juggle' has no verb"),
    (lambda match: match.view(9), OptionError, "no seat is called 9"),
    (lambda match: match.view("open"), OptionError, "a view is that of a seat or of the spectator"),
    (lambda match: Match(BOXES["classic"], 2), TypeError, "a box goes by its name, one of"),  # type: ignore[arg-type]
    (lambda match: rollout(match.view(0)), TypeError, "a rollout begins in a State, such as Worlds"),  # type: ignore[arg-type]
    (lambda match: Match("classic", "Ann"), TypeError, "players are a number or a list of names, not 'Ann'"),
    (lambda match: Match("classic", [1, 2]), TypeError, "a seat's name is a text, not 1"),  # type: ignore[list-item]
    (lambda match: Match("classic", 3, 2.5), TypeError, "a seed is a text, a whole number, bytes or None"),  # type: ignore[arg-type]
    (lambda match: Match("classic", 3, 1, 7), TypeError, "options are a mapping"),  # type: ignore[arg-type]
    (lambda match: hint(match), TypeError, "a hint is for a View, such as match.view('Ann'), not <Match"),  # type: ignore[arg-type]
    (lambda match: replay(write(match)), TypeError, "a record is what `read` makes of a text, not '# A game"),  # type: ignore[arg-type]
    (lambda match: read(b"box"), TypeError, "a record is read from its text, not from b'box'"),  # type: ignore[arg-type]
    (lambda match: write("tea"), TypeError, "the record of a match is written, not of 'tea'"),  # type: ignore[arg-type]
    (lambda match: match.undo(), ValueError, "there is no move to take back"),
    (lambda match: play_bots("classic", "easy"), TypeError, "bots are a list, one for each seat, not 'easy'"),
    (lambda match: play_bots("classic", [3, 4]), TypeError, "a bot is a name, a class derived from Bot"),  # type: ignore[list-item]
    (lambda match: play_bots(match, ["easy"]), TypeError, "in a match bots are given by their seats"),
    (lambda match: play_bots(match, {"Bob": "foo"}), BotError, "there is no bot 'foo'"),
    (
        lambda match: play_bots(match, {"Bob": "easy", 1: "easy"}),
        OptionError,
        "two bots cannot sit on one seat",
    ),
]


@pytest.mark.parametrize(("mistake", "kind", "told"), MISTAKES, ids=[told for _, _, told in MISTAKES])
def test_a_mistake_is_told(mistake: Callable[[Match], object], kind: type[Exception], told: str) -> None:
    match = Match("classic", PEOPLE, "tea")
    with pytest.raises(kind) as error:
        mistake(match)
    assert told in str(error.value)


def test_a_traceback_names_a_file_that_is_found() -> None:
    """Compiled code too says where it failed: a file below a folder of sys.path."""
    with pytest.raises((TypeError, AttributeError)) as error:
        apply(None, 5)  # type: ignore[arg-type]
    last = traceback.extract_tb(error.value.__traceback__)[-1]
    assert last.filename.replace("\\", "/").endswith("pioche/engine/game.py")
    assert any(Path(folder, last.filename).is_file() for folder in sys.path)


@pytest.mark.parametrize("name", [name for name in pioche.__all__ if callable(getattr(pioche, name))])
def test_everything_public_explains_itself(name: str) -> None:
    """Compiled or not: hatch_compile.py sees to it that docstrings are there at run time."""
    assert getattr(pioche, name).__doc__


# Seeds


@pytest.mark.parametrize("seed", ["tea", 7, -1, b"\x00\xff", None])
def test_a_seed_of_any_kind_is_found_in_the_record(seed: str | int | bytes | None) -> None:
    match = Match("classic", 2, seed)
    assert replay(read(write(match))) == match
    if seed is not None:
        assert Match("classic", 2, seed) == match
    else:
        assert Match("classic", 2).seed != match.seed


def test_numbers_and_texts_that_read_alike_are_one_seed() -> None:
    assert Match("classic", 2, 7) == Match("classic", 2, "7")
    assert [Rng(1).next32() for _ in range(2)] == [Rng(1).next32() for _ in range(2)]
    assert len({int(Rng(seed).next32()) for seed in range(100)}) == 100


# In words


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("box", BOXES)
def test_every_event_has_its_words(box: str, lang: str) -> None:
    for match in matches(box):
        for event in match.events:
            assert match.tell(event, lang=lang)
            assert match.tell(event, "Ann", lang)
        for seen in match.view("Bob").history:
            assert match.tell(seen, lang=lang)


# Bots and searching


def test_bots_sit_beside_people() -> None:
    match = Match("classic", PEOPLE, "beside")
    asked = set()
    while not match.over:
        play_bots(match, {"Bob": "easy", 2: First})
        if match.decision == "round_over":
            match.apply("next")
        elif not match.over:
            asked.add(match.asked)
            match.apply(match.legal_moves[0])
    assert asked == {"Ann"}
    assert match.outcome is not None
    assert match.outcome.winners == match.winners
    assert replay(read(write(match))) == match


def test_bots_are_names_classes_or_objects() -> None:
    one, faults = play_bots("classic", [First, "easy"], 5, rounds=2)
    assert faults == []
    other, _ = play_bots("classic", [First("5/0"), "easy"], 5, rounds=2)
    assert one == other


@pytest.mark.parametrize("box", BOXES)
def test_a_state_can_be_searched(box: str) -> None:
    for match in matches(box):
        if match.asked is None:
            continue
        state = Worlds(match.view(match.asked)).deal(Rng(3))
        assert legal(state)
        for action in legal(state, calls=True):
            assert line_of(state, action)
            assert verify(state, action) == ""
            twin = state.copy()
            apply(twin, action)
        ends = [rollout(state, rng=Rng(1)), rollout(state, rng=Rng(1)), rollout(state, lambda _, on: on[0])]
        assert all(end.round_over for end in ends)
        assert ends[0].winner == ends[1].winner
        assert not state.round_over


def test_verify_says_what_apply_would() -> None:
    """For all that could be typed at a few moments."""
    said = set()
    for match in matches("classic"):
        state = match.state
        for name in match.names:
            for words in (
                "draw",
                "keep",
                "accept",
                "play W blue",
                "play R5 red",
                "play R5 left",
                "uno",
                "name red",
            ):
                try:
                    action = match.action(f"{name} {words}")
                except Refusal:
                    continue
                why = verify(state, action)
                said.add(why)
                if why:
                    with pytest.raises(Refusal) as error:
                        apply(state.copy(), action)
                    assert error.value.reason == why
                else:
                    apply(state.copy(), action)
    assert {"", "not_asked", "wrong_phase"} <= said


# The command


def test_the_package_is_the_command() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "pioche", "--version"], capture_output=True, text=True, check=True
    )
    assert done.stdout.startswith("pioche ")


def test_a_command_names_what_is_not_installed() -> None:
    with (
        pytest.raises(BadInput, match=r"pioche_parts is not installed; a stall needs: pip install"),
        needing("stall", "a stall"),
    ):
        importlib.import_module("pioche_parts")


def test_parsing_a_move_does_not_scan_the_deck() -> None:
    """The cards of a code are found by it: a handful of calls, where once there were hundreds."""
    match = Match("classic", 2, "tea")
    match.apply(match.legal_moves[0])
    calls = 0

    def count(frame: object, event: str, argument: object) -> None:
        nonlocal calls
        calls += event == "call"

    line = match.legal_moves[0]
    sys.setprofile(count)
    try:
        match.action(line)
    finally:
        sys.setprofile(None)
    assert calls < 60
