"""What bots know, how they behave, and how well they play."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random

import pytest

from pioche.bots.bot import plays
from pioche.bots.guard import Guard
from pioche.bots.loading import make_bot
from pioche.boxes import BOXES
from pioche.engine.actions import NAME, PLAY, ROUND_OVER
from pioche.engine.deal import new_match
from pioche.engine.game import apply
from pioche.engine.options import Value
from pioche.engine.rng import match_key, stream
from pioche.engine.rules import Rules
from pioche.engine.state import State
from pioche.inference.memory import Forgotten
from pioche.inference.worlds import resample
from pioche.sight.choices import action_of
from pioche.sight.history import History
from pioche.sight.view import View, view
from pioche.study.checks.random_tables import random_rules
from tests.bots.bot_tables import NAMES, dealt, every_box, rate, seated, words

# What bots know


def moments(box: str, number: int) -> Iterator[tuple[State, list[History]]]:
    """Moments of a game between greedy and easy bots, and the eyes of all its seats."""
    rng = Random(f"{box} {number}")
    seats = rng.choice((2, 3, 4))
    rules = random_rules(BOXES[box], seats, str(number), rng) if number % 2 else Rules(BOXES[box], seats, {})
    state = new_match(rules, f"twin {number}", None, True)
    table = seated(state, [rng.choice(("greedy", "easy", "random")) for _ in range(seats)], str(number))
    while state.phase < ROUND_OVER:
        yield state, table.histories
        with Guard() as guard:
            if not table._others(guard):
                table._answer(guard)


@every_box
def test_no_answer_changes_when_hidden_cards_are_swapped(box: str) -> None:
    """Every bot says the same in a game that looks the same but hides other cards."""
    compared = different = 0
    rng = stream(match_key(box), 0, b"twins")
    for number in range(12):
        for k, (state, histories) in enumerate(moments(box, number)):
            if k % 3:
                continue
            for seat, history in enumerate(histories):
                seen = view(state, seat, history)
                if not seen.choices:
                    continue
                twin = resample(seen, rng)
                again = View(twin, history)
                different += hidden(twin, seat) != hidden(state, seat)
                for name in NAMES:
                    one, other = make_bot(name, "twin"), make_bot(name, "twin")
                    if state.asked == seat:
                        assert words(one.answer(seen)) == words(other.answer(again))
                    assert words(one.step_in(seen)) == words(other.step_in(again))
                    compared += 1
    assert compared > 500
    assert different > 100


def hidden(state: State, viewer: int) -> list[list[str]]:
    """The other hands, with both faces."""
    rules = state.rules
    hands = [state.hand_list(seat) for seat in range(state.seats) if seat != viewer]
    return [[rules.full_code(card) for card in hand] for hand in hands]


@every_box
def test_greedy_answers_in_the_middle_of_a_game_it_has_not_followed(box: str) -> None:
    """A bot that sits down late reads the history and says what one says who was there all the time."""
    for state, histories in moments(box, 2):
        seat = int(state.asked)
        seen = view(state, seat, histories[seat])
        there = make_bot("greedy", "x")
        there.answer(view(state, seat, histories[seat]))
        assert words(there.answer(seen)) == words(make_bot("greedy", "x").answer(seen))


def test_greedy_can_do_without_a_history() -> None:
    """In a position set up by hand nothing has been seen before."""
    for box in BOXES:
        state = dealt(box, 3, "late")
        state.events = None
        bots = [make_bot("greedy", str(k)) for k in range(3)]
        while state.phase < ROUND_OVER:
            seen = view(state, state.asked, History(state.rules, state.asked))
            with pytest.raises(Forgotten):
                resample(seen, stream(match_key(box), 0, b"none"))
            apply(state, action_of(state, state.asked, bots[int(state.asked)].answer(seen)))


# Manners


def asked_moments(box: str, options: dict[str, Value], wanted: Callable[[View], bool]) -> Iterator[View]:
    """Views of the seat that is asked, in games between greedy bots, where something is the case."""
    for number in range(25):
        state = dealt(box, 4, f"manners {number}", options)
        table = seated(state, ["greedy"] * 4, str(number))
        while state.phase < ROUND_OVER:
            seen = table.view(int(state.asked))
            if wanted(seen):
                yield seen
            with Guard() as guard:
                if not table._others(guard):
                    table._answer(guard)


def test_greedy_never_forgets_its_call_and_easy_does_now_and_then() -> None:
    for name, least, most in (("greedy", 0, 0), ("random_uno", 0, 0), ("easy", 5, 60), ("random", 30, 100)):
        missed = 0
        for number in range(60):
            state = dealt("classic", 4, f"calls {number}")
            table = seated(state, [name] * 4, f"{number}")
            table.play_round()
            events = [e.name for e in state.events or []]
            missed += events.count("UnoCaught")
        assert least <= missed <= most, name


def test_greedy_names_a_colour_it_holds() -> None:
    found = 0
    for seen in asked_moments("classic", {}, lambda seen: seen.decision == "colour"):
        own = {int(seen.rules.faces[card.light].colour) for card in seen.hand} - {4}
        choice = make_bot("greedy", "x").answer(seen)
        assert choice.verb == NAME
        if own:
            assert choice.colour in own
            found += 1
    assert found > 20


def test_greedy_holds_wilds_back() -> None:
    """A wild is not laid as long as another card fits and nobody is about to win."""
    wilds = found = 0
    for seen in asked_moments("classic", {}, lambda seen: seen.decision == "turn"):
        fitting = {int(choice.handle) for choice in plays(seen)}
        faces = {int(card.handle): seen.rules.faces[card.light] for card in seen.hand}
        both = {faces[handle].wild for handle in fitting} == {True, False}
        if both and all(len(hand) > 3 for hand in seen.hands):
            choice = make_bot("greedy", "x").answer(seen)
            found += 1
            wilds += choice.verb == PLAY and faces[int(choice.handle)].wild
    assert found > 30
    assert wilds == 0


def test_greedy_loads_the_lighter_tray() -> None:
    """A card that would fit on both trays goes to the lighter one once the balance leans; nearly always."""
    found = lighter = 0
    for seen in asked_moments("tippo", {}, lambda seen: seen.decision == "turn"):
        on = {tray: {int(c.handle) for c in plays(seen) if c.tray == tray} for tray in (0, 1)}
        choice = make_bot("greedy", "x").answer(seen)
        if abs(int(seen.angle)) > 1000 and choice.handle in on[0] & on[1]:
            found += 1
            lighter += choice.tray == (0 if seen.angle > 0 else 1)
    assert found > 20
    assert lighter / found > 0.85


# How well they play


# The games follow from a seed; `--long` plays at least the half more.


def test_greedy_in_the_classic_box(pytestconfig: pytest.Config) -> None:
    """At least 63 % against one random player who always calls, at least 33 % against three."""
    two, four = (600, 600) if pytestconfig.getoption("long") else (400, 300)
    assert rate("classic", 2, "greedy", "random_uno", two)[1] >= 0.63
    assert rate("classic", 4, "greedy", "random_uno", four)[1] >= 0.33


@pytest.mark.parametrize("box", [box for box in BOXES if box != "classic"])
def test_greedy_beats_random_in_every_other_box(box: str, pytestconfig: pytest.Config) -> None:
    """With 95 % confidence, against one and against three."""
    two, four = (200, 480) if pytestconfig.getoption("long") else (100, 240)
    assert rate(box, 2, "greedy", "random_uno", two)[1] > 0.5
    assert rate(box, 4, "greedy", "random_uno", four)[1] > 0.25


def test_easy_is_easier_than_greedy(pytestconfig: pytest.Config) -> None:
    games = 600 if pytestconfig.getoption("long") else 200
    assert rate("classic", 2, "greedy", "easy", games)[1] > 0.5
