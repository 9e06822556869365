"""Pioche: the UNO family of card games as an engine, a referee and a table. An independent project.

The names below are the public ones; docs/api.md shows them at work. They are loaded when first used, so
that the engine alone stays light.
"""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pioche.bots.playing import play_bots
    from pioche.boxes import BOXES
    from pioche.engine.house.presets import preset
    from pioche.engine.options import OptionError
    from pioche.engine.refusals import Illegal, NotAsked, Refusal, Unreadable
    from pioche.engine.rng import Rng
    from pioche.inference.worlds import resample
    from pioche.match import Match
    from pioche.records import read, replay, write
    from pioche.shelf import SHELF
    from pioche.sight.view import View

__version__ = "0.1.0"

_HOMES = {
    "BOXES": "pioche.boxes",
    "Illegal": "pioche.engine.refusals",
    "Match": "pioche.match",
    "NotAsked": "pioche.engine.refusals",
    "OptionError": "pioche.engine.options",
    "Refusal": "pioche.engine.refusals",
    "Rng": "pioche.engine.rng",
    "SHELF": "pioche.shelf",
    "Unreadable": "pioche.engine.refusals",
    "View": "pioche.sight.view",
    "play_bots": "pioche.bots.playing",
    "preset": "pioche.engine.house.presets",
    "read": "pioche.records",
    "replay": "pioche.records",
    "resample": "pioche.inference.worlds",
    "write": "pioche.records",
}

__all__ = [
    "BOXES",
    "SHELF",
    "Illegal",
    "Match",
    "NotAsked",
    "OptionError",
    "Refusal",
    "Rng",
    "Unreadable",
    "View",
    "__version__",
    "play_bots",
    "preset",
    "read",
    "replay",
    "resample",
    "write",
]


def __getattr__(name: str) -> object:
    """Load a public name from the room it lives in."""
    if name not in _HOMES:
        raise AttributeError(f"module 'pioche' has no attribute {name!r}")
    value: object = getattr(importlib.import_module(_HOMES[name]), name)
    globals()[name] = value
    return value
