"""The parts of a catalogue that are sent: the texts of the first screen, and all texts of the page."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

# Families of keys, and single keys; texts of a box from outside have its name and two hyphens in front.
FAMILIES: Final = "avatar|box|colour|count|level|list|page-(?:cup-phase|listed|phase|theme)"
SINGLE: Final = (
    "again|avatar|back-to-table|bots|coach-puzzle|code-any|cup|cup-yours|default-name|footer|games|home|"
    "invite-friends|join|join-title|language|learn|learn-first|learn-no|loading|lost|more|new-game|nickname|nobody|"
    "open-seats|pad|pick-box|plain-http|play-now|players|rules|unreachable|watch|welcome|your-tables"
)
FIRST: Final = re.compile(rf"(?:[a-z][\w-]*?--)?(?:(?:{FAMILIES})-[\w-]+|page-(?:{SINGLE}))")
# Texts for commands and rulebooks; of the rules, the page itself only explains cards.
ELSEWHERE: Final = re.compile(r"study-.*|rules-(?!card-|stop$).*")
MESSAGE: Final = re.compile(r"^([a-zA-Z][\w-]*) *=.*\n(?:(?:[ }].*)?\n)*", re.MULTILINE)


def first_words(catalogue: str) -> str:
    """The messages of a catalogue that the first screen uses."""
    return _chosen(catalogue, lambda name: FIRST.fullmatch(name) is not None)


def words_of_the_page(catalogue: str) -> str:
    """The messages of a catalogue except those that only commands and rulebooks use."""
    return _chosen(catalogue, lambda name: ELSEWHERE.fullmatch(name) is None)


def _chosen(catalogue: str, wanted: Callable[[str], bool]) -> str:
    return "".join(found[0].rstrip() + "\n" for found in MESSAGE.finditer(catalogue) if wanted(found[1]))
