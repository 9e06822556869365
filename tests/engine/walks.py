"""What tests make games from: numbers of seats, seeds, switches, and steps of a walk."""

from __future__ import annotations

from hypothesis import settings, strategies as st

from pioche.boxes import BOXES
from pioche.engine.box import Box
from pioche.engine.options import COMMON, Value
from pioche.engine.state import State
from pioche.notation.moves import format_action, seat_names
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


def all_switched(box: Box) -> dict[str, Value]:
    """Every switch of a box at the value farthest from its default."""
    return {switch.name: switch.examples[-1] for switch in COMMON + box.switches if switch.examples}


def in_words(s: State, actions: list[int]) -> list[int]:
    """The same actions in the order of their words, which does not depend on how the engine lists them."""
    names = seat_names(int(s.seats))
    return sorted(actions, key=lambda a: format_action(s, a, names, full=True))
