"""Known: the cards of which everybody has seen both faces, in a box whose cards have two.

The backs of a hand are open to all others. Once the table has been turned over, they are the hand: whatever
was held at that moment is known to everybody, until it is laid.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pioche.bots.search.faces import Faces
from pioche.bots.search.weights import BLOCK, FOLLOW, TURN_OVER, Weights
from pioche.engine.cards import HALF, KINDS, MAX_CARDS, NO_COLOUR
from pioche.engine.events import ROUND_STARTED, TABLE_FLIPPED
from pioche.engine.masks import Cards, bits, lowest
from pioche.engine.places import DRAW_PILE, TALON
from pioche.engine.state import State
from pioche.sight.view import View

# The chance in thousandths that none of so many unknown cards fits.
STUCK: Final = vec[i64]([1000, 620, 385, 240, 150, 90, 55, 35, 0])
MANY: Final = 8
ENOUGH: Final = 3  # cards to follow with; more are no better


class Known:
    """Follows one round that is played out."""

    def __init__(self) -> None:
        self.low: i64 = 0
        self.high: i64 = 0
        self.side: i64 = 0
        self.root: i64 = 0  # the side when the view was taken
        self.any = False
        # What is known of the hand that is looked at, and the chance in thousandths that nothing else fits.
        self.seat: i64 = -1
        self.own_low: i64 = 0
        self.own_high: i64 = 0
        self.chance: i64 = 0
        self.since: i64 = 0  # the newest card of any hand when the table was last turned before that

    def see(self, view: View) -> None:
        """Remember when the table was last turned over in this round."""
        seen = view.past.seen
        self.root = view.side
        self.since = 0
        k: i64 = view.told - 1
        while k > 0 and seen[k].kind not in (ROUND_STARTED, TABLE_FLIPPED):
            k -= 1
        if k > 0 and seen[k].kind == TABLE_FLIPPED:
            for hand in seen[k].hands:
                for card in hand:
                    if card.handle > self.since:
                        self.since = card.handle

    def begin(self, s: State) -> None:
        """Find what is known in a world that is about to be played out."""
        self.low = 0
        self.high = 0
        self.side = s.side
        self.seat = -1
        self.any = False
        if s.side != self.root:
            self.turn(s)
        elif self.since > 0:
            seat: i64 = 0
            while seat < s.seats:
                self.open(s, seat)
                seat += 1
            self.any = self.low | self.high != 0

    def open(self, s: State, seat: i64) -> None:
        """Note the cards of a hand that were there when the table was turned."""
        at = 2 * seat
        low = s.hand[at]
        at += 1
        high = s.hand[at]
        stamp = s.stamp
        while low != 0:
            card = lowest(low)
            if i64(stamp[card]) <= self.since:
                self.low |= low & -low
            low &= low - 1
        while high != 0:
            card = lowest(high) + HALF
            if i64(stamp[card]) <= self.since:
                self.high |= high & -high
            high &= high - 1

    def turn(self, s: State) -> None:
        """The table has been turned over: all hands are known."""
        self.low = 0
        self.high = 0
        self.side = s.side
        self.seat = -1
        self.any = True
        at: i64 = 0
        while at < 2 * s.seats:
            self.low |= s.hand[at]
            at += 1
            self.high |= s.hand[at]
            at += 1

    def look_at(self, s: State, seat: i64) -> None:
        """Find out what is known of one hand."""
        at = 2 * seat
        self.seat = seat
        self.own_low = s.hand[at] & self.low
        at += 1
        self.own_high = s.hand[at] & self.high
        hidden = s.size[seat] - bits(self.own_low) - bits(self.own_high)
        self.chance = STUCK[hidden if hidden < MANY else MANY]

    def fits(self, s: State, row: i64) -> bool:
        """Whether one of the cards known there fits a row, or so many are hidden that one certainly does."""
        low = self.own_low & s.rules.fit_low[row]
        high = self.own_high & s.rules.fit_high[row]
        return self.chance == 0 or low | high != 0

    def among(self, low: i64, high: i64) -> Cards:
        """Those of some cards that are known."""
        return low & self.low, high & self.high

    def stuck_turned(self, s: State, seat: i64, row: i64) -> i64:
        """The same for the side that the others see of the hand: certain, one way or the other."""
        at = 2 * seat
        low = s.hand[at]
        at += 1
        high = s.hand[at]
        fit_low = s.rules.fit_low
        fit_high = s.rules.fit_high
        return 1000 if (low & fit_low[row]) | (high & fit_high[row]) == 0 else 0

    def shown(self, s: State, seat: i64, side: i64, colour: i64) -> i64:
        """How many cards of a colour a hand is known to have."""
        sets = s.rules.by_colour
        row = side * 5 + colour
        at = 2 * seat
        low = s.hand[at] & self.low & sets.low[row]
        at += 1
        high = s.hand[at] & self.high & sets.high[row]
        return bits(low) + bits(high)

    def turning(self, s: State, faces: Faces, weights: Weights, seat: i64, danger: i64) -> i64:
        """What turning the table over is worth: the backs of the next player are seen, and the card below."""
        w = weights.of
        side = 1 - s.side
        face = s.rules.face(i64(s.pile[MAX_CARDS * (TALON - DRAW_PILE)]), side)
        after = s.next(seat)
        found = w[TURN_OVER] * (self.gain(s, faces, seat, True) - self.gain(s, faces, after, False)) // 100
        if face.colour != NO_COLOUR:
            row = (side * 5 + face.colour) * KINDS + face.kind
            found += w[BLOCK] * self.stuck_turned(s, after, row) // 1000 * (20 + danger) // 100
            follow = self.shown(s, seat, side, face.colour)
            found += w[FOLLOW] * (follow if follow < ENOUGH else ENOUGH)
        return found + w[FOLLOW]

    def gain(self, s: State, faces: Faces, seat: i64, own: bool) -> i64:
        """How much better a hand is on its other side, as its holder or somebody else can see it."""
        useful = faces.useful
        usual = faces.usual
        side = s.side
        other = 1 - side
        low, high = s.hand_of(seat)
        found: i64 = 0
        while low | high != 0:
            if low != 0:
                card = lowest(low)
                seen = low & -low & self.low
                low &= low - 1
            else:
                card = lowest(high) + HALF
                seen = high & -high & self.high
                high &= high - 1
            if seen != 0 or own:
                found -= useful[s.rules.face(card, side).id]
            else:
                found -= usual[side]
            if seen != 0 or not own:
                found += useful[s.rules.face(card, other).id]
            else:
                found += usual[other]
        return found
