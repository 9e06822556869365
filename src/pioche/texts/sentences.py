"""Which sentence of the catalogue describes an event; only its key, as the page fills it in itself."""

from __future__ import annotations

from typing import Final

from pioche.engine.extra import FALLS_LATE
from pioche.sight.seen import UNSEEN, Seen
from pioche.texts.words import Words

# There are no cards; the viewer may not see the cards; everybody may; there are two trays; the number says
# which way a balance leans, or that it fell late.
CASES: Final = ("none", "hidden", "all", "tray", "left", "right", "late")
Holds = tuple[bool, bool, bool, bool, bool, bool, bool]
_known: Final[dict[tuple[Words, str, Holds], str]] = {}


def seen_key(words: Words, seen: Seen, trays: int) -> str:
    """The key for an event as somebody saw it."""
    hidden = True
    for card in seen.cards:
        if card.face(seen.side) != UNSEEN:
            hidden = False
    return event_key(words, seen.name, len(seen.cards), hidden, seen.other < 0, int(seen.number), trays)


def event_key(
    words: Words, name: str, cards: int, hidden: bool, to_all: bool, number: int, trays: int
) -> str:
    """The key of the most specific sentence, cached; every language has the same keys."""
    holds = (cards == 0, hidden, to_all, trays == 2, number == 1, number == -1, number == FALLS_LATE)
    found = _known.get((words, name, holds))
    if found is None:
        found = _known[words, name, holds] = _fitting(words, f"event-{name}", holds)
    return found


def _fitting(words: Words, key: str, holds: Holds) -> str:
    for case, held in zip(CASES, holds, strict=True):
        if held and words.has(f"{key}-{case}"):
            return f"{key}-{case}"
    return key
