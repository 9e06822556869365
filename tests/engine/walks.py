"""What tests make games from: numbers of seats, seeds, switches, and steps of a walk."""

from __future__ import annotations

from hypothesis import settings, strategies as st

from pioche.boxes import BOXES
from pioche.engine.state import State
from pioche.study.checks import walks

SEATS = st.integers(2, 10)
SEEDS = st.integers(0, 2**32 - 1)
STEPS = st.binary(max_size=300)

ALL = 100  # examples of a law that says no number; a profile with fewer makes fewer of all


def examples(number: int) -> settings:
    """So many examples of a law, or as large a part of them as the chosen profile wants."""
    return settings(max_examples=max(1, number * settings().max_examples // ALL))


def table(box: str, seats: int, seed: int, listen: bool = False) -> State:
    """A match of one of our boxes, just dealt."""
    return walks.table(BOXES[box], seats, seed, listen)
