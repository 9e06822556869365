"""The only place that removes secrets: what a seat, or a spectator, may see (§5.5, §12.6)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from pioche.engine.events import Event
from pioche.engine.masks import BIT, HIGH, LOW
from pioche.engine.state import DRAW_PILE, State

SPECTATOR: Final = -1
HIDDEN: Final = "?"


def may_see_hand_card(s: State, viewer: i64, seat: i64, card: i64) -> bool:
    """Whether the active face of a card in that seat's hand is open to the viewer (R25, R53)."""
    if viewer == seat:
        return True
    if (s.shown_low & LOW[card]) | (s.shown_high & HIGH[card]) == 0 or s.shown_to == 0:
        return False
    if s.shown_to < 0:
        return True
    return viewer >= 0 and s.shown_to & BIT[viewer] != 0


def see_card(s: State, card: i64, active: bool, inactive: bool) -> str:
    """A card in letters with what is hidden shown as `?`."""
    if not s.rules.two_sided:
        return s.rules.code(card, 0) if active else HIDDEN
    faces = [HIDDEN, HIDDEN]
    if active:
        faces[s.side] = s.rules.code(card, s.side)
    if inactive:
        faces[1 - s.side] = s.rules.code(card, 1 - s.side)
    return faces[0] + "/" + faces[1]


def see_hand(s: State, viewer: i64, seat: i64) -> list[str]:
    """A hand as the viewer sees it; the backs of a hand are open to all players but its holder."""
    backs = viewer >= 0 and viewer != seat
    return [see_card(s, card, may_see_hand_card(s, viewer, seat, card), backs) for card in s.hand_list(seat)]


def see_draw_pile(s: State) -> list[str]:
    """The top of the draw pile: everybody sees its inactive face, nobody the active one."""
    cards = s.pile_list(DRAW_PILE)
    return [see_card(s, cards[-1], False, True)] if cards else []


def see_talon(s: State) -> list[str]:
    """The visible card of each tray."""
    return [see_card(s, s.top(tray), True, False) for tray in range(s.rules.trays)]


def event_cards(s: State, event: Event, viewer: i64) -> list[str]:
    """The cards of an event as the viewer sees them: their active faces then, or `?`."""
    if event.seen_by < 0 or (viewer >= 0 and event.seen_by & BIT[viewer] != 0):
        return [s.rules.code(card, event.side) for card in event.cards]
    return [HIDDEN] * len(event.cards)
