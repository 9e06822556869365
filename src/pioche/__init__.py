"""Pioche: the UNO family of card games as an engine, a referee and a table. An independent project.

The names below are the public ones; docs/api.md lists them and shows them at work. They are loaded when first
used, so that the engine alone stays light.
"""

from __future__ import annotations

import importlib
import importlib.util
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pioche.bots.bot import Bot, answers, called, catch, face_of, own_call, own_faces, partners, plays
    from pioche.bots.guard import Guard, Misstep
    from pioche.bots.loading import BotError, make_bot
    from pioche.bots.playing import play_bots
    from pioche.bots.rollouts import legal, line_of, rollout
    from pioche.boxes import BOXES
    from pioche.coach.data import review_data
    from pioche.coach.hints import Hint, hint
    from pioche.coach.reviewing import Unfinished, review
    from pioche.coach.trials import Unknown
    from pioche.engine.actions import (
        ACCEPT,
        AIM,
        CATCH,
        CHALLENGE,
        DONE,
        DRAW,
        KEEP,
        LAY_UNDER,
        NAME,
        PLACE,
        PLAY,
        UNO,
    )
    from pioche.engine.events import Event
    from pioche.engine.game import apply, verify
    from pioche.engine.house.presets import preset
    from pioche.engine.options import OptionError
    from pioche.engine.refusals import Illegal, NotAsked, Refusal, Unreadable
    from pioche.engine.rng import Rng
    from pioche.engine.state import State
    from pioche.engine.traits import traits_at
    from pioche.inference.recall import recall
    from pioche.inference.worlds import Worlds, resample
    from pioche.match import Match, Outcome
    from pioche.records import RecordError, read, replay, write
    from pioche.shelf import SHELF
    from pioche.sight.choices import Choice, action_of
    from pioche.sight.seen import Seen
    from pioche.sight.view import View

__version__ = "0.1.0"

if importlib.util.find_spec("librt") is None:
    importlib.import_module("pioche.browser.librt_stand_in").put_in_place()

__all__ = [
    "ACCEPT",
    "AIM",
    "BOXES",
    "CATCH",
    "CHALLENGE",
    "DONE",
    "DRAW",
    "KEEP",
    "LAY_UNDER",
    "NAME",
    "PLACE",
    "PLAY",
    "SHELF",
    "UNO",
    "Bot",
    "BotError",
    "Choice",
    "Event",
    "Guard",
    "Hint",
    "Illegal",
    "Match",
    "Misstep",
    "NotAsked",
    "OptionError",
    "Outcome",
    "RecordError",
    "Refusal",
    "Rng",
    "Seen",
    "State",
    "Unfinished",
    "Unknown",
    "Unreadable",
    "View",
    "Worlds",
    "__version__",
    "action_of",
    "answers",
    "apply",
    "called",
    "catch",
    "face_of",
    "hint",
    "legal",
    "line_of",
    "make_bot",
    "own_call",
    "own_faces",
    "partners",
    "play_bots",
    "plays",
    "preset",
    "read",
    "recall",
    "replay",
    "resample",
    "review",
    "review_data",
    "rollout",
    "traits_at",
    "verify",
    "write",
]

_HOMES = {
    "ACCEPT": "pioche.engine.actions",
    "AIM": "pioche.engine.actions",
    "BOXES": "pioche.boxes",
    "Bot": "pioche.bots.bot",
    "BotError": "pioche.bots.loading",
    "CATCH": "pioche.engine.actions",
    "CHALLENGE": "pioche.engine.actions",
    "Choice": "pioche.sight.choices",
    "DONE": "pioche.engine.actions",
    "DRAW": "pioche.engine.actions",
    "Event": "pioche.engine.events",
    "Guard": "pioche.bots.guard",
    "Hint": "pioche.coach.hints",
    "Illegal": "pioche.engine.refusals",
    "KEEP": "pioche.engine.actions",
    "LAY_UNDER": "pioche.engine.actions",
    "Match": "pioche.match",
    "Misstep": "pioche.bots.guard",
    "NAME": "pioche.engine.actions",
    "NotAsked": "pioche.engine.refusals",
    "OptionError": "pioche.engine.options",
    "Outcome": "pioche.match",
    "PLACE": "pioche.engine.actions",
    "PLAY": "pioche.engine.actions",
    "RecordError": "pioche.records",
    "Refusal": "pioche.engine.refusals",
    "Rng": "pioche.engine.rng",
    "SHELF": "pioche.shelf",
    "Seen": "pioche.sight.seen",
    "State": "pioche.engine.state",
    "UNO": "pioche.engine.actions",
    "Unfinished": "pioche.coach.reviewing",
    "Unknown": "pioche.coach.trials",
    "Unreadable": "pioche.engine.refusals",
    "View": "pioche.sight.view",
    "Worlds": "pioche.inference.worlds",
    "action_of": "pioche.sight.choices",
    "answers": "pioche.bots.bot",
    "apply": "pioche.engine.game",
    "called": "pioche.bots.bot",
    "catch": "pioche.bots.bot",
    "face_of": "pioche.bots.bot",
    "hint": "pioche.coach.hints",
    "legal": "pioche.bots.rollouts",
    "line_of": "pioche.bots.rollouts",
    "make_bot": "pioche.bots.loading",
    "own_call": "pioche.bots.bot",
    "own_faces": "pioche.bots.bot",
    "partners": "pioche.bots.bot",
    "play_bots": "pioche.bots.playing",
    "plays": "pioche.bots.bot",
    "preset": "pioche.engine.house.presets",
    "read": "pioche.records",
    "recall": "pioche.inference.recall",
    "replay": "pioche.records",
    "resample": "pioche.inference.worlds",
    "review": "pioche.coach.reviewing",
    "review_data": "pioche.coach.data",
    "rollout": "pioche.bots.rollouts",
    "traits_at": "pioche.engine.traits",
    "verify": "pioche.engine.game",
    "write": "pioche.records",
}


def __getattr__(name: str) -> object:
    """Load a public name from the room it lives in."""
    if name not in _HOMES:
        raise AttributeError(f"module 'pioche' has no attribute {name!r}")
    value: object = getattr(importlib.import_module(_HOMES[name]), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    """What is offered where names are completed: the public ones, loaded or not."""
    return [*__all__, *(name for name in globals() if name not in __all__)]
