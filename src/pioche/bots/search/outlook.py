"""Outlook: who will win a round that is still going on, by what the hands are like.

Each seat has a strength, the product of a few numbers: for the size of its hand, its wilds, its other
actions, how soon its turn is and how many cards it could lay then. Its chance is its share of all strengths.
The numbers stand in outlook.toml; `scripts/learn_outlook.py` learns them from rounds of playout players.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pioche.engine.cards import HALF, NO_COLOUR
from pioche.engine.masks import bits, lowest
from pioche.engine.rules import Rules
from pioche.engine.state import State

SIZES: Final = 16  # of hands, the last for all that are larger
FEW: Final = 4  # wilds, actions or cards to lay, the last for all that are more
SOON: Final = 4  # seats until a turn, the last for all that are later
WILDS: Final = SIZES
ACTIONS: Final = WILDS + FEW
TURNS: Final = ACTIONS + FEW
LAYS: Final = TURNS + SOON  # cards that who is asked can lay
LAYS_NEXT: Final = LAYS + FEW  # and who comes next
NUMBERS: Final = LAYS_NEXT + FEW


class Outlook:
    """Judges rounds by one set of numbers."""

    def __init__(self, numbers: list[float]) -> None:
        self.of = numbers
        self.which = vec[i64]([0] * 5)  # of the numbers count for the seat looked at
        self.share: list[float] = [0.0] * 10  # the chance of each seat

    def look(self, s: State) -> None:
        """Find the chance of each seat to win the round."""
        share = self.share
        total = 0.0
        late: i64 = 0
        seat = s.asked
        for _ in range(s.seats):
            share[seat] = 0.0
            if s.is_in(seat):
                share[seat] = self.strength(s, seat, late)
                total += share[seat]
                late += 1
            seat += s.direction
            if seat < 0:
                seat += s.seats
            elif seat >= s.seats:
                seat -= s.seats
        for k in range(s.seats):
            share[k] /= total

    def chance(self, seats: i64) -> float:
        """The chance that one of these seats wins, after a look."""
        found = 0.0
        seat: i64 = 0
        while seats >> seat != 0:
            if seats >> seat & 1 != 0:
                found += self.share[seat]
            seat += 1
        return found

    def strength(self, s: State, seat: i64, late: i64) -> float:
        """How strong a seat is whose turn comes after so many others."""
        of = self.of
        which = self.which
        n = self.look_at(s, seat, late)
        found = 1.0
        k: i64 = 0
        while k < n:
            found *= of[which[k]]
            k += 1
        return found

    def look_at(self, s: State, seat: i64, late: i64) -> i64:
        """Find the numbers that count for a seat; how many there are."""
        rules = s.rules
        which = self.which
        at = 2 * seat
        low = s.hand[at]
        at += 1
        high = s.hand[at]
        size = s.size[seat]
        row = s.side * 5 + NO_COLOUR
        wilds = bits(low & rules.by_colour.low[row]) + bits(high & rules.by_colour.high[row])
        which[0] = size if size < SIZES else SIZES - 1
        which[1] = WILDS + (wilds if wilds < FEW else FEW - 1)
        actions = actions_in(rules, s.side, low, high)
        which[2] = ACTIONS + (actions if actions < FEW else FEW - 1)
        which[3] = TURNS + (late if late < SOON else SOON - 1)
        if late > 1:
            return 4
        row = s.row
        fit_low = rules.fit_low[row]
        fit_high = rules.fit_high[row]
        if rules.trays == 2:
            row = s.row_right
            fit_low |= rules.fit_low[row]
            fit_high |= rules.fit_high[row]
        lays = bits(low & fit_low) + bits(high & fit_high)
        which[4] = (LAYS if late == 0 else LAYS_NEXT) + (lays if lays < FEW else FEW - 1)
        return 5


def actions_in(rules: Rules, side: i64, low: i64, high: i64) -> i64:
    """How many of some cards are actions that have a colour."""
    found: i64 = 0
    while low | high != 0:
        if low != 0:
            card = lowest(low)
            low &= low - 1
        else:
            card = lowest(high) + HALF
            high &= high - 1
        face = rules.face(card, side)
        if face.number < 0 and not face.wild:
            found += 1
    return found
