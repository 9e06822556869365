"""Pioche: the UNO family of card games as an engine, a referee and a table. An independent project.

The names below are the public ones; docs/api.md lists them with examples. They are loaded on first use, so
that the engine alone stays light.
"""

from __future__ import annotations

import importlib
import importlib.util
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pioche.bots.bot import (
        Bot as Bot,
        answers as answers,
        called as called,
        catch as catch,
        face_of as face_of,
        own_call as own_call,
        own_faces as own_faces,
        partners as partners,
        plays as plays,
    )
    from pioche.bots.guard import Guard as Guard, Misstep as Misstep
    from pioche.bots.loading import BotError as BotError, make_bot as make_bot
    from pioche.bots.playing import play_bots as play_bots
    from pioche.bots.rollouts import legal as legal, line_of as line_of, rollout as rollout
    from pioche.boxes import BOXES as BOXES
    from pioche.coach.data import review_data as review_data
    from pioche.coach.hints import Hint as Hint, hint as hint
    from pioche.coach.reviewing import Unfinished as Unfinished, review as review
    from pioche.coach.trials import Unknown as Unknown
    from pioche.engine.actions import (
        ACCEPT as ACCEPT,
        AIM as AIM,
        CATCH as CATCH,
        CHALLENGE as CHALLENGE,
        DONE as DONE,
        DRAW as DRAW,
        KEEP as KEEP,
        LAY_UNDER as LAY_UNDER,
        NAME as NAME,
        PLACE as PLACE,
        PLAY as PLAY,
        UNO as UNO,
    )
    from pioche.engine.events import Event as Event
    from pioche.engine.game import apply as apply, verify as verify
    from pioche.engine.house.presets import preset as preset
    from pioche.engine.options import OptionError as OptionError
    from pioche.engine.refusals import (
        Illegal as Illegal,
        NotAsked as NotAsked,
        Refusal as Refusal,
        Unreadable as Unreadable,
    )
    from pioche.engine.rng import Rng as Rng
    from pioche.engine.state import State as State
    from pioche.engine.traits import traits_at as traits_at
    from pioche.inference.recall import recall as recall
    from pioche.inference.worlds import Worlds as Worlds, resample as resample
    from pioche.match import Match as Match, Outcome as Outcome
    from pioche.records import RecordError as RecordError, read as read, replay as replay, write as write
    from pioche.shelf import SHELF as SHELF
    from pioche.sight.choices import Choice as Choice, action_of as action_of
    from pioche.sight.seen import Seen as Seen
    from pioche.sight.view import View as View

__version__ = "0.1.0"

if importlib.util.find_spec("librt") is None:
    importlib.import_module("pioche.browser.librt_stand_in").put_in_place()

# The same names for whoever runs it, by the room they are loaded from.
_ROOMS: dict[str, str] = {
    "bots.bot": "Bot answers called catch face_of own_call own_faces partners plays",
    "bots.guard": "Guard Misstep",
    "bots.loading": "BotError make_bot",
    "bots.playing": "play_bots",
    "bots.rollouts": "legal line_of rollout",
    "boxes": "BOXES",
    "coach.data": "review_data",
    "coach.hints": "Hint hint",
    "coach.reviewing": "Unfinished review",
    "coach.trials": "Unknown",
    "engine.actions": "ACCEPT AIM CATCH CHALLENGE DONE DRAW KEEP LAY_UNDER NAME PLACE PLAY UNO",
    "engine.events": "Event",
    "engine.game": "apply verify",
    "engine.house.presets": "preset",
    "engine.options": "OptionError",
    "engine.refusals": "Illegal NotAsked Refusal Unreadable",
    "engine.rng": "Rng",
    "engine.state": "State",
    "engine.traits": "traits_at",
    "inference.recall": "recall",
    "inference.worlds": "Worlds resample",
    "match": "Match Outcome",
    "records": "RecordError read replay write",
    "shelf": "SHELF",
    "sight.choices": "Choice action_of",
    "sight.seen": "Seen",
    "sight.view": "View",
}
_HOMES = {name: f"pioche.{room}" for room, names in _ROOMS.items() for name in names.split()}

__all__ = sorted([*_HOMES, "__version__"])


def __getattr__(name: str) -> object:
    """Load a public name from its module."""
    if name not in _HOMES:
        raise AttributeError(f"module 'pioche' has no attribute {name!r}")
    value: object = getattr(importlib.import_module(_HOMES[name]), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    """The public names, loaded or not, for completion."""
    return [*__all__, *(name for name in globals() if name not in __all__)]
