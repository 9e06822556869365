"""Words: what texts are written with; `catalogue.py` has those of the Fluent files."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Protocol

LANGUAGES: Final = ("en", "fr")
Argument = str | int


class MissingText(LookupError):
    """A text that the catalogue does not have, or one that lacks what it speaks of; says which."""


class Words(Protocol):
    """The texts of one language, which go by the same keys in all of them; a class that derives can join."""

    lang: str

    def of(self, box: str) -> Words:
        """The texts as they are said of a box, which may have brought words of its own."""
        return self

    def has(self, key: str) -> bool:
        """Whether there is a text of this key; attributes stand behind a dot, as `box-classic.line`."""

    def say(self, key: str, **arguments: Argument) -> str:
        """The text of a key with everything filled in; MissingText if there is none, or an argument lacks."""

    def join(self, parts: Sequence[str], either: bool = False) -> str:
        """A list as it is spoken, such as `A, B and C`, or with `or`."""
        if len(parts) < 2:
            return "".join(parts)
        key = "list-or" if either else "list-and"
        return self.say(key, list=", ".join(parts[:-1]), last=parts[-1])
