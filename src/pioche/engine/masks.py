"""Sets of cards as two masks of 56 bits, and sets of seats as one mask.

Rules handle sets of cards through the functions below; only code that runs every turn uses the masks
directly.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from pioche.engine.cards import HALF, MAX_CARDS

Cards = tuple[i64, i64]  # a set of cards; compiled, two native ints rather than an object

TOP: Final = 0x80_0000_0000_0000  # bit 55, spelled out: only a literal is inlined
LOW: Final = vec[i64]([1 << k if k < HALF else 0 for k in range(MAX_CARDS)])
HIGH: Final = vec[i64]([0 if k < HALF else 1 << (k - HALF) for k in range(MAX_CARDS)])


def bit(k: i64) -> i64:
    """The mask of one card of a half, or of one seat."""
    # Shifted down, because `1 << k` on native ints is a 32-bit shift when compiled.
    return TOP >> (55 - k)


def half_of(card: i64) -> i64:
    """Which of the two masks of a hand contains a card; branch-free, as the branch is unpredictable."""
    return ((card - HALF) >> 63) + 1


def bit_of(card: i64) -> i64:
    """The bit of a card in its mask."""
    return bit(card - HALF * half_of(card))


_DE_BRUIJN: Final = 0x03F79D71B4CB0A89
_INDEX: Final = vec[u8]([0] * 64)


def _fill_index() -> None:
    for k in range(HALF):
        _INDEX[(((1 << k) * _DE_BRUIJN) >> 58) & 63] = k


_fill_index()


def lowest(mask: i64) -> i64:
    """The position of the lowest set bit of a mask that is not 0."""
    return i64(_INDEX[(((mask & -mask) * _DE_BRUIJN) >> 58) & 63])


def bits(mask: i64) -> i64:
    """How many bits of a mask are set."""
    return count((mask, 0))


# Sets of cards


def only(card: i64) -> Cards:
    """The set of one card."""
    return LOW[card], HIGH[card]


def set_of(cards: list[int]) -> Cards:
    """The set of these cards."""
    low: i64 = 0
    high: i64 = 0
    for card in cards:
        low |= LOW[card]
        high |= HIGH[card]
    return low, high


def in_both(a: Cards, b: Cards) -> Cards:
    """The cards that are in both sets."""
    return a[0] & b[0], a[1] & b[1]


def in_either(a: Cards, b: Cards) -> Cards:
    """The cards that are in either set."""
    return a[0] | b[0], a[1] | b[1]


def without(a: Cards, b: Cards) -> Cards:
    """The cards of the first set that are not in the second."""
    return a[0] & ~b[0], a[1] & ~b[1]


def is_empty(a: Cards) -> bool:
    """Whether a set has no cards."""
    return a[0] | a[1] == 0


def overlap(a: Cards, b: Cards) -> bool:
    """Whether two sets have a card in common."""
    return (a[0] & b[0]) | (a[1] & b[1]) != 0


def has(a: Cards, card: i64) -> bool:
    """Whether a card is in a set."""
    return (a[0] & LOW[card]) | (a[1] & HIGH[card]) != 0


def first(a: Cards) -> i64:
    """The card with the lowest number in a set that is not empty."""
    return lowest(a[0]) if a[0] != 0 else lowest(a[1]) + HALF


def count(a: Cards) -> i64:
    """How many cards a set has."""
    # Adds up bits in pairs, then in fours, then all: no loop with an unpredictable end.
    low, high = a
    low -= (low >> 1) & 0x55_5555_5555_5555
    high -= (high >> 1) & 0x55_5555_5555_5555
    fours = (low & 0x33_3333_3333_3333) + ((low >> 2) & 0x33_3333_3333_3333)
    fours += (high & 0x33_3333_3333_3333) + ((high >> 2) & 0x33_3333_3333_3333)
    eights = (fours & 0xF_0F0F_0F0F_0F0F) + ((fours >> 4) & 0xF_0F0F_0F0F_0F0F)
    return (eights * 0x101_0101_0101_0101 >> 56) & 255


class CardSets:
    """Several sets of cards by number; hot loops read `low` and `high` directly."""

    def __init__(self, number: i64) -> None:
        self.low = vec[i64]([0] * number)
        self.high = vec[i64]([0] * number)

    def copy(self) -> CardSets:
        """An independent copy."""
        twin = CardSets(0)
        twin.low = self.low[:]
        twin.high = self.high[:]
        return twin

    def of(self, k: i64) -> Cards:
        """The set with this number."""
        return self.low[k], self.high[k]

    def put(self, k: i64, cards: Cards) -> None:
        """Replace a set."""
        self.low[k] = cards[0]
        self.high[k] = cards[1]

    def add(self, k: i64, cards: Cards) -> None:
        """Add cards to a set."""
        self.low[k] |= cards[0]
        self.high[k] |= cards[1]

    def keep(self, k: i64, cards: Cards) -> None:
        """Intersect a set with these cards."""
        self.low[k] &= cards[0]
        self.high[k] &= cards[1]

    def drop(self, k: i64, cards: Cards) -> None:
        """Remove cards from a set."""
        self.low[k] &= ~cards[0]
        self.high[k] &= ~cards[1]


def sets_by_card(groups: list[list[int]]) -> CardSets:
    """For each card, the set of its group."""
    found = CardSets(MAX_CARDS)
    for group in groups:
        together = set_of(group)
        for card in group:
            found.put(card, together)
    return found
