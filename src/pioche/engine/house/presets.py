"""Presets: sets of options that families ask for by name."""

from __future__ import annotations

from typing import Final

from pioche.engine.box import Box
from pioche.engine.options import OptionError, Value
from pioche.engine.rules import Rules

PRESETS: Final[dict[str, dict[str, Value]]] = {
    "by_the_book": {},
    # Nobody is stuck for long or has to bluff; only a player who lays down to one card can be caught.
    "family": {"draw_until": True, "no_bluff": True, "uno_on_any_single": False},
    "wild": {"stacking": "up", "jump_in": True, "seven_zero": True, "mercy": True},
}


def preset(name: str, box: Box) -> dict[str, Value]:
    """The options of a preset, except those that make no sense in this box (§9.2)."""
    if name not in PRESETS:
        text = f"there is no preset {name!r}; there are {', '.join(PRESETS)}"
        raise OptionError(text, "preset", name=name, known=list(PRESETS))
    options: dict[str, Value] = {}
    for key, value in PRESETS[name].items():
        try:
            Rules(box, 4, {**options, key: value})
        except OptionError:
            continue
        options[key] = value
    return options
