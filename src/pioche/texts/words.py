"""Words: the interface for texts; `catalogue.py` implements it with Fluent files."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

Argument = str | int


def own_key(box: str, key: str) -> str:
    """The key of a box's own text; none of our keys contains two hyphens in a row."""
    return f"{box}--{key}"


class MissingText(LookupError):
    """A text that the catalogue lacks, or whose argument is missing; says which."""


class Words(Protocol):
    """The texts of one language, with the same keys in all; derive from it to get `join`."""

    lang: str

    def of(self, box: str) -> Words:
        """The texts for a box, which may have brought words of its own."""
        return self

    def has(self, key: str) -> bool:
        """Whether there is a text with this key; attributes follow a dot, as `box-classic.line`."""

    def say(self, key: str, **arguments: Argument) -> str:
        """The text of a key, filled in; MissingText if there is none, or an argument is missing."""

    def join(self, parts: Sequence[str], either: bool = False) -> str:
        """A list as it is spoken, such as `A, B and C`, or with `or`."""
        if len(parts) < 2:
            return "".join(parts)
        key = "list-or" if either else "list-and"
        return self.say(key, list=", ".join(parts[:-1]), last=parts[-1])
