"""Notes: what the draws of other seats say about their hands, event by event."""

from __future__ import annotations

from typing import Final

from pioche.engine.cards import NO_COLOUR
from pioche.engine.events import (
    CARD_KEPT,
    CARD_PLACED,
    CARD_PLAYED,
    CARD_TURNED_UP,
    CARDS_DEALT,
    CARDS_LAID_BENEATH,
    CARDS_TAKEN,
    COLOUR_NAMED,
    HANDS_PASSED,
    HANDS_SWAPPED,
    PLAYER_PUT_OUT,
    ROUND_STARTED,
    TABLE_FLIPPED,
    TURN_LOST,
    UNO_CAUGHT,
)
from pioche.sight.seen import Seen
from pioche.sight.view import View

COLOURS: Final = range(4)


class Notes:
    """Which seats lack a colour: a seat that draws probably had nothing that fitted.

    `fresh[seat][colour]` counts the newest cards of a hand, the only ones that can still be of that colour.
    """

    def __init__(self, view: View) -> None:
        self.history = view.past
        self.faces = view.rules.faces
        self.seats = int(view.seats)
        self.followed = 0
        self.reset()

    def reset(self) -> None:
        """Forget everything: all hands are new."""
        self.size = [0] * self.seats
        self.fresh = [[0, 0, 0, 0] for _ in range(self.seats)]
        self.force = [NO_COLOUR, NO_COLOUR]
        self.drew = -1  # who has just taken cards, perhaps in its own turn

    def of(self, view: View) -> bool:
        """Whether these notes can be continued up to this view."""
        return self.history is view.past and self.followed <= view.told

    def follow(self, view: View) -> Notes:
        """Read on up to the moment of the view."""
        seen = view.past.seen
        while self.followed < view.told:
            self.note(seen[self.followed])
            self.followed += 1
        return self

    def note(self, e: Seen) -> None:
        """Learn from one more event."""
        kind = e.kind
        if kind == CARD_PLAYED:
            if self.drew == e.seat:
                self.out_of(e.seat)
            self.drew = -1
            self.shrink(e.seat, len(e.cards))
            self.show(e)
        elif kind == CARDS_TAKEN:
            self.grow(e.seat, len(e.cards))
            self.drew = e.seat
        elif kind == CARD_KEPT:
            self.out_of(e.seat)
            self.drew = -1
        elif kind in (TURN_LOST, UNO_CAUGHT):
            self.drew = -1
        elif kind == COLOUR_NAMED:
            self.force[e.tray] = int(e.colour)
        elif kind in (CARD_TURNED_UP, CARD_PLACED):
            self.show(e)
        elif kind == CARDS_LAID_BENEATH:
            self.shrink(e.seat, len(e.cards))
        elif kind == CARDS_DEALT:
            self.renew(e.seat, len(e.cards))
        elif kind == ROUND_STARTED:
            self.reset()
        elif kind == PLAYER_PUT_OUT:
            self.renew(e.seat, 0)
        elif kind in (TABLE_FLIPPED, HANDS_SWAPPED, HANDS_PASSED):
            for seat, hand in enumerate(e.hands):
                self.renew(seat, len(hand))
            if kind == TABLE_FLIPPED:
                self.show(e)

    def show(self, e: Seen) -> None:
        """A card is the visible one of its tray."""
        card = e.cards[-1]
        face = card.dark if e.side else card.light
        self.force[max(e.tray, 0)] = int(self.faces[face].colour)

    def out_of(self, seat: int) -> None:
        """A seat had no card of the colours in force."""
        for colour in self.force:
            if colour < NO_COLOUR:
                self.fresh[seat][colour] = 0

    def grow(self, seat: int, cards: int) -> None:
        """Add cards, which may be of any colour, even one that the seat lacked."""
        self.size[seat] += cards
        self.fresh[seat] = [number + cards for number in self.fresh[seat]]

    def shrink(self, seat: int, cards: int) -> None:
        """Remove cards; a hand has no more new cards than cards."""
        size = self.size[seat] = self.size[seat] - cards
        self.fresh[seat] = [min(number, size) for number in self.fresh[seat]]

    def renew(self, seat: int, cards: int) -> None:
        """Replace a hand by one of which nothing is known."""
        self.size[seat] = cards
        self.fresh[seat] = [cards] * 4
