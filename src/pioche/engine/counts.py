"""Counters that events do not expose, or that are wanted where no events are recorded."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64


class Counts:
    """By seat: cards laid beside those of a `play`, and falls of the balance paid for."""

    def __init__(self, seats: i64) -> None:
        self.laid: vec[i64] = vec[i64]([0] * seats)
        self.falls: vec[i64] = vec[i64]([0] * seats)

    def lay(self, seat: i64, number: i64) -> None:
        """Count cards that a seat lays beneath others, or as the lower card of a double."""
        laid = self.laid
        laid[seat] += number

    def fall(self, seat: i64) -> None:
        """Count a fall of the balance that a seat pays for."""
        falls = self.falls
        falls[seat] += 1

    def clear(self, seat: i64) -> None:
        """Begin anew for a seat."""
        laid, falls = self.laid, self.falls
        laid[seat] = 0
        falls[seat] = 0
