"""The boxes' own effects and models in one place, for players who want to understand what a card does."""

from pioche.boxes.flip import DrawColour, FlipTable, SkipEveryone
from pioche.boxes.tippo.balance import PRESETS, PUSH, PUSH_SD, WIDEST, Preset
from pioche.boxes.tippo.tilt import Tilt
from pioche.boxes.tippo.tippo import FROZEN, OPEN
from pioche.boxes.titans import (
    PINK,
    ClearOut,
    LongJump,
    OnceMore,
    OpenHands,
    OthersTake,
    RemovePink,
    TargetTakes,
)
from pioche.boxes.transformers import LayBeneath, MegatronDuel, OptimusDuel

__all__ = [
    "FROZEN",
    "OPEN",
    "PINK",
    "PRESETS",
    "PUSH",
    "PUSH_SD",
    "WIDEST",
    "ClearOut",
    "DrawColour",
    "FlipTable",
    "LayBeneath",
    "LongJump",
    "MegatronDuel",
    "OnceMore",
    "OpenHands",
    "OptimusDuel",
    "OthersTake",
    "Preset",
    "RemovePink",
    "SkipEveryone",
    "TargetTakes",
    "Tilt",
]
