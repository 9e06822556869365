"""What the faces of a table do, as their effects describe it, and what greedy makes of that."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from pioche.engine.rules import Rules
from pioche.engine.traits import Traits, traits_at

UNTIL_COLOUR: Final = 4.5  # cards that a search for a colour brings on average


@lru_cache(maxsize=32)
def all_traits(rules: Rules) -> tuple[Traits, ...]:
    """The traits of every face of a table, by the number of the face."""
    return tuple(traits_at(rules, face) for face in rules.faces)


def cost(traits: Traits) -> float:
    """About how many cards the next player takes."""
    return UNTIL_COLOUR if traits.seeks else float(traits.draws)


def moves_turn(traits: Traits) -> bool:
    """Whether it does anything to the turn."""
    return traits.skips > 0 or traits.again or traits.reverses or traits.flips
