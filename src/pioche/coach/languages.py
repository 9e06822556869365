"""The words in which the coach writes, in every language; a host may bring its own."""

from __future__ import annotations

from collections.abc import Callable

from pioche.texts.catalogue import catalogue
from pioche.texts.words import Words

_words: list[Callable[[str], Words]] = [catalogue]


def words_in(lang: str) -> Words:
    """The words of a language."""
    return _words[-1](lang)


def speak_with(words: Callable[[str], Words]) -> None:
    """Replace the catalogues, which need the Fluent library, as the source of words."""
    _words[:] = [words]
