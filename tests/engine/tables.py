"""Tables with every switch, and actions in an order that is always the same; a browser can import this."""

from __future__ import annotations

from pioche.engine.box import Box
from pioche.engine.options import COMMON, Value
from pioche.engine.state import State
from pioche.notation.moves import format_action, seat_names


def all_switched(box: Box) -> dict[str, Value]:
    """Every switch of a box at the value farthest from its default."""
    return {switch.name: switch.examples[-1] for switch in COMMON + box.switches if switch.examples}


def in_words(s: State, actions: list[int]) -> list[int]:
    """The same actions in the order of their words, which does not depend on how the engine lists them."""
    names = seat_names(int(s.seats))
    return sorted(actions, key=lambda a: format_action(s, a, names, full=True))
