"""Environments for training players (docs/rl.md): PettingZoo, Gymnasium, vectorised, and in words.

`classic_v0` and its siblings are created on first use, so that boxes from outside have them as well.
"""

from __future__ import annotations

try:
    from pioche.rl.aec import PettingZooBox, PiocheEnv, register_box
    from pioche.rl.single import SinglePlayer, register_single
    from pioche.rl.vector import Vector, vector
except ModuleNotFoundError as missing:
    raise ModuleNotFoundError(f"{missing}; environments need `pip install pioche[rl]`") from missing
from pioche.boxes import BOXES
from pioche.rl.policy_bot import PolicyBot
from pioche.rl.text_game import TextGame
from pioche.shelf import SHELF

__all__ = ["PettingZooBox", "PiocheEnv", "PolicyBot", "SinglePlayer", "TextGame", "Vector", "vector"]

for _box in BOXES:
    register_box(_box)
    register_single(_box)


def __getattr__(name: str) -> PettingZooBox:
    """The environment of a box, as `flip_v0`."""
    box = name.removesuffix("_v0")
    if box == name or box not in SHELF:
        raise AttributeError(f"module 'pioche.rl' has no attribute {name!r}; boxes are {', '.join(SHELF)}")
    return PettingZooBox(box)
