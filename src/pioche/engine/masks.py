"""Sets of cards as two masks of 56 bits, and sets of seats as one."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from pioche.engine.cards import HALF, MAX_CARDS

TOP: Final = 0x80_0000_0000_0000  # bit 55, written out: only a literal is compiled in
LOW: Final = vec[i64]([1 << k if k < HALF else 0 for k in range(MAX_CARDS)])
HIGH: Final = vec[i64]([0 if k < HALF else 1 << (k - HALF) for k in range(MAX_CARDS)])


def bit(k: i64) -> i64:
    """The mask of one card of a half, or of one seat."""
    # Shifted down, because `1 << k` on native ints is a 32-bit shift when compiled.
    return TOP >> (55 - k)


_DE_BRUIJN: Final = 0x03F79D71B4CB0A89
_INDEX: Final = vec[u8]([0] * 64)


def _fill_index() -> None:
    for k in range(HALF):
        _INDEX[(((1 << k) * _DE_BRUIJN) >> 58) & 63] = k


_fill_index()


def lowest(mask: i64) -> i64:
    """The position of the lowest bit of a mask that has one."""
    return i64(_INDEX[(((mask & -mask) * _DE_BRUIJN) >> 58) & 63])


def masks_by_card(groups: list[list[i64]]) -> tuple[vec[i64], vec[i64]]:
    """For each card the mask of its group."""
    low = vec[i64]([0] * MAX_CARDS)
    high = vec[i64]([0] * MAX_CARDS)
    for group in groups:
        all_low: i64 = 0
        all_high: i64 = 0
        for card in group:
            all_low |= LOW[card]
            all_high |= HIGH[card]
        for card in group:
            low[card] = all_low
            high[card] = all_high
    return low, high
