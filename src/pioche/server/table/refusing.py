"""Why the server says no: a reason, and its sentence in the catalogue (server-…)."""

from __future__ import annotations

from pioche.engine.options import Clash, OptionError
from pioche.texts.words import Argument, Words


class Said:
    """Something that is put in words only when it is known in which language."""

    def __init__(self, key: str, **arguments: Argument | Said) -> None:
        self.key = key
        self.arguments = arguments

    def text(self, words: Words) -> str:
        """The words for it, with everything filled in."""
        return words.say(self.key, **filled(words, self.arguments))


def filled(words: Words, arguments: dict[str, Argument | Said]) -> dict[str, Argument]:
    """Arguments, with what is still to be said put in words."""
    return {name: one.text(words) if isinstance(one, Said) else one for name, one in arguments.items()}


class Refuse(Exception):
    """Something a table or the server does not do; the reason is part of a text key."""

    def __init__(self, reason: str, **arguments: Argument | Said) -> None:
        super().__init__(reason)
        self.reason = reason
        self.arguments = arguments

    def text(self, words: Words) -> str:
        """The sentence for a person."""
        return words.say(f"server-{self.reason}", **filled(words, self.arguments))


def bad_option(error: OptionError) -> Refuse:
    """Options that cannot be played; what stands against a house rule is told in everybody's language."""
    return Refuse("bad_option", why=clashing(error) if isinstance(error, Clash) else str(error))


def clashing(clash: Clash) -> Said:
    """Why a house rule cannot be played so (§9.1)."""
    rule = Said(f"house-{clash.rule}")
    if clash.other:
        return Said("clash-apart", rule=rule, other=Said(f"house-{clash.other}"))
    for name, value in clash.needs.items():
        return Said("clash-needs", rule=rule, option=Said(f"switch-{name}"), value=Said(f"{name}-{value}"))
    return Said("clash-seats", rule=rule, count=clash.seats)
