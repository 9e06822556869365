"""Why the server says no: a reason, and its sentence in the catalogue (server-…)."""

from __future__ import annotations

import math
from typing import Final

from pioche.engine.options import OptionError
from pioche.server.wire import messages as wire
from pioche.texts.option_words import option_error
from pioche.texts.words import Argument, Words

# Seconds until it is worth while to try again; what is refused for another reason would be refused again.
AFTER: Final = {
    "bus": 1,
    "coach_busy": 3,
    "fault": 5,
    "full_house": 10,
    "replays_busy": 5,
    "slow_down": 10,
    "storage": 2,
    "too_many_tables": 60,
    "tables_share": 600,
    "uploads_full": 3600,
    "uploads_share": 3600,
    "disk_full": 600,
    "disk_share": 3600,
    "replay_failed": 600,
    "review_failed": 600,
}


class Unplayable:
    """Why options cannot be played, put in words only when it is known in which language."""

    def __init__(self, error: OptionError) -> None:
        self.error = error


class Refuse(Exception):
    """Something a table or the server does not do; the reason is part of a text key."""

    def __init__(self, reason: str, **arguments: Argument | Unplayable) -> None:
        super().__init__(reason)
        self.reason = reason
        self.arguments = arguments
        self.after = AFTER.get(reason, 0)

    def text(self, words: Words) -> str:
        """The sentence for a person."""
        filled = {
            name: option_error(words, one.error) if isinstance(one, Unplayable) else one
            for name, one in self.arguments.items()
        }
        return words.say(f"server-{self.reason}", **filled)


class SlowDown(Refuse):
    """Something that may be done again after some seconds."""

    def __init__(self, seconds: float, reason: str = "slow_down") -> None:
        super().__init__(reason)
        self.after = max(1, math.ceil(seconds))


def refused(id: str, refuse: Refuse, words: Words) -> wire.Refused:
    """What somebody hears of a command that was not carried out; without an id it is about none."""
    return wire.Refused(id, refuse.reason, refuse.text(words), refuse.after)


def failure(refuse: Refuse, words: Words) -> wire.Failure:
    """What a request is answered that was refused."""
    return wire.Failure(refuse.reason, refuse.text(words), refuse.after)


def bad_option(error: OptionError) -> Refuse:
    """Options that cannot be played, which everybody is told in their own language."""
    return Refuse("bad_option", why=Unplayable(error))
