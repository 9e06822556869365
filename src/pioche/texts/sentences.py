"""Which sentence of the catalogue tells an event, without saying it: the page fills it in by itself."""

from __future__ import annotations

from functools import cache

from pioche.engine.extra import FALLS_LATE
from pioche.sight.seen import UNSEEN, Seen
from pioche.texts.catalogue import catalogue


def seen_key(seen: Seen, trays: int) -> str:
    """The key for an event as somebody saw it."""
    hidden = True
    for card in seen.cards:
        if card.face(seen.side) != UNSEEN:
            hidden = False
    return event_key(seen.name, len(seen.cards), hidden, seen.other < 0, int(seen.number), trays)


@cache
def event_key(name: str, cards: int, hidden: bool, to_all: bool, number: int, trays: int) -> str:
    """The sentence that fits the case; every language has the same keys."""
    words = catalogue("en")
    cases = {
        "none": cards == 0,  # there was no card
        "hidden": hidden,  # the viewer may not see the cards
        "all": to_all,  # for everybody's eyes
        "tray": trays == 2,
        "left": number == 1,
        "right": number == -1,
        "late": number == FALLS_LATE,
    }
    for case, holds in cases.items():
        if holds and words.has(f"event-{name}-{case}"):
            return f"event-{name}-{case}"
    return f"event-{name}"
