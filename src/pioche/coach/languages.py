"""The words in which the coach tells everything, in every language; a host may bring its own."""

from __future__ import annotations

from collections.abc import Callable

from pioche.texts.catalogue import catalogue
from pioche.texts.words import Words

_words: list[Callable[[str], Words]] = [catalogue]


def words_in(lang: str) -> Words:
    """The words of a language."""
    return _words[-1](lang)


def speak_with(words: Callable[[str], Words]) -> None:
    """Have the coach speak through others than the catalogues, which need Fluent's own library."""
    _words[:] = [words]
