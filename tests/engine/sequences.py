"""Counting all sequences of actions from fixed positions: whoever changes a rule changes a number."""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from pioche.boxes import BOXES
from pioche.engine.actions import ROUND_OVER
from pioche.engine.deal import new_match
from pioche.engine.game import apply
from pioche.engine.rules import Rules
from pioche.engine.state import State
from pioche.study.checks.walks import answers, calls
from tests.engine.tables import all_switched, in_words

DEPTH = 8


class Start(NamedTuple):
    """A position to count from: so many seats, and perhaps somebody about to go out, or all switches on."""

    seats: int
    late: bool = False
    switched: bool = False

    def title(self) -> str:
        """The name of the position in the file of counts."""
        words = [f"{self.seats} seats", "late" if self.late else "dealt"]
        return ", ".join([*words, "switched"] if self.switched else words)


STARTS = [
    Start(2),
    Start(4),
    Start(10),
    Start(2, late=True),
    Start(3, late=True),
    Start(5, late=True),
    Start(2, late=True, switched=True),
    Start(4, switched=True),
]


def position(box: str, start: Start) -> State:
    """The position: a fresh deal, or the first one after it in which the player to act holds two cards."""
    options = all_switched(BOXES[box]) if start.switched else {}
    s = new_match(Rules(BOXES[box], start.seats, options), start.title())
    rng = Random(start.title())
    while start.late and not (s.phase < ROUND_OVER and s.size[s.asked] == 2):
        apply(s, rng.choice(in_words(s, answers(s))))
    return s


def count(s: State, depth: int, with_calls: bool) -> list[int]:
    """The number of sequences of one action, of two, and so on; with calls and catches, or answers alone."""
    found = answers(s) + (calls(s) if with_calls else [])
    totals = [len(found)] + [0] * (depth - 1)
    if depth > 1:
        for a in found:
            twin = s.copy()
            apply(twin, a)
            for k, number in enumerate(count(twin, depth - 1, with_calls), 1):
                totals[k] += number
    return totals


def counts(box: str, start: Start) -> dict[str, list[int]]:
    """What is pinned for a position."""
    s = position(box, start)
    return {"answers": count(s, DEPTH, False), "with_calls": count(s, DEPTH - 1, True)}
