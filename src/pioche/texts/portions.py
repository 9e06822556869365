"""The part of a catalogue that the page's first screen needs: the rest travels with the screens behind it."""

from __future__ import annotations

import re
from typing import Final

# Families, and single sentences; what a box from outside says of itself has its name before two hyphens.
FAMILIES: Final = "avatar|box|colour|count|level|list|page-(?:cup-phase|listed|phase|speak|theme)"
SINGLE: Final = (
    "again|avatar|back-to-table|bots|coach-puzzle|code|cup|cup-yours|default-name|footer|games|home|"
    "invite-friends|join|join-title|learn|learn-first|learn-no|loading|lost|more|new-game|nickname|nobody|"
    "open-seats|pad|pick-box|plain-http|play-now|players|rules|unreachable|watch|welcome|your-tables"
)
FIRST: Final = re.compile(rf"(?:[a-z][\w-]*?--)?(?:(?:{FAMILIES})-[\w-]+|page-(?:{SINGLE}))")
MESSAGE: Final = re.compile(r"^([a-zA-Z][\w-]*) *=.*\n(?:(?: .*)?\n)*", re.MULTILINE)


def first_words(catalogue: str) -> str:
    """The messages of a catalogue that are said on the first screen."""
    return "".join(
        found[0].rstrip() + "\n" for found in MESSAGE.finditer(catalogue) if FIRST.fullmatch(found[1])
    )
