"""Notes: what the draws of other seats say about their hands, event by event."""

from __future__ import annotations

from typing import Final

from pioche.engine.cards import NO_COLOUR
from pioche.engine.events import CARD_KEPT, CARD_PLAYED, CARDS_TAKEN, ROUND_STARTED, TURN_LOST, UNO_CAUGHT
from pioche.sight.seen import Seen
from pioche.sight.table import Table
from pioche.sight.view import View

COLOURS: Final = range(4)
NOT_DRAWN: Final = (CARD_PLAYED, CARD_KEPT, TURN_LOST, UNO_CAUGHT, ROUND_STARTED)  # what ends a draw


class Notes:
    """Which seats lack a colour: a seat that draws probably had nothing that fitted.

    `fresh[seat][colour]` counts the newest cards of a hand, the only ones that can still be of that colour.
    """

    def __init__(self, view: View) -> None:
        self.history = view.past
        self.table = Table(view.rules)
        self.fresh = [[0] * len(COLOURS) for _ in range(view.seats)]
        self.followed = 0
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
        table, kind, seat = self.table, e.kind, int(e.seat)
        if kind == CARD_KEPT or (kind == CARD_PLAYED and self.drew == seat):
            self.out_of(seat)
        if kind == CARDS_TAKEN:
            self.drew = seat
        elif kind in NOT_DRAWN:
            self.drew = -1
        size = len(table.hands[seat])
        table.follow(e)
        if e.hands or kind == ROUND_STARTED:  # nothing is known of the hands that there are now
            self.fresh = [[len(hand)] * len(COLOURS) for hand in table.hands]
        else:
            self.resize(seat, size, len(table.hands[seat]))

    def out_of(self, seat: int) -> None:
        """A seat had no card of the colours in force."""
        for colour in self.table.force:
            if colour < NO_COLOUR:
                self.fresh[seat][colour] = 0

    def resize(self, seat: int, before: int, now: int) -> None:
        """New cards may be of any colour; a hand has no more new cards than cards."""
        if now != before:
            self.fresh[seat] = [min(number + max(now - before, 0), now) for number in self.fresh[seat]]
