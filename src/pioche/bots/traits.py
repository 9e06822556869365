"""What the faces of a table do, as their effects describe it."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from pioche.engine.rules import Rules
from pioche.engine.traits import Traits, traits_at

UNTIL_COLOUR: Final = 4.5  # cards taken on average until a colour comes


@lru_cache(maxsize=32)
def all_traits(rules: Rules) -> tuple[Traits, ...]:
    """The traits of every face of a table, by the number of the face."""
    return tuple(traits_at(rules, face) for face in rules.faces)


def takes(traits: Traits) -> float:
    """About how many cards the next player takes."""
    return UNTIL_COLOUR if traits.seeks else float(traits.draws)


def moves_turn(traits: Traits) -> bool:
    """Whether it does anything to the turn."""
    return traits.skips > 0 or traits.again or traits.reverses or traits.flips
