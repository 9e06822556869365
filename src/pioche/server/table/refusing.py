"""Why the server says no: a reason, and its sentence in the catalogue (server-…)."""

from __future__ import annotations

from pioche.texts.words import Argument, Words


class Refuse(Exception):
    """Something a table or the server does not do; the reason is part of a text key."""

    def __init__(self, reason: str, **arguments: Argument) -> None:
        super().__init__(reason)
        self.reason = reason
        self.arguments = arguments

    def text(self, words: Words) -> str:
        """The sentence for a person."""
        return words.say(f"server-{self.reason}", **self.arguments)
