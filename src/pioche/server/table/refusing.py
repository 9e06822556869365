"""Why the server says no: a reason, and its sentence in the catalogue (server-…)."""

from __future__ import annotations

from pioche.engine.options import OptionError
from pioche.texts.option_errors import option_error
from pioche.texts.words import Argument, Words


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

    def text(self, words: Words) -> str:
        """The sentence for a person."""
        filled = {
            name: option_error(words, one.error) if isinstance(one, Unplayable) else one
            for name, one in self.arguments.items()
        }
        return words.say(f"server-{self.reason}", **filled)


def bad_option(error: OptionError) -> Refuse:
    """Options that cannot be played, which everybody is told in their own language."""
    return Refuse("bad_option", why=Unplayable(error))
