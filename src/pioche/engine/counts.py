"""What happens too deep inside to be seen from outside, counted where it happens."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i32, i64

# What is counted of a seat in a round, in the order of the columns of a sheet.
COUNTERS: Final = 12
LAID: Final = 0
DRAWN: Final = 1
WILD_DRAWS: Final = 2
BLUFFS: Final = 3
BLUFFS_CAUGHT: Final = 4
CHALLENGES: Final = 5
CHALLENGES_WON: Final = 6
CALLS_MISSED: Final = 7
CAUGHT: Final = 8
CATCHES: Final = 9
FLIPS: Final = 10
FALLS: Final = 11


class Counts:
    """Numbers by counter and seat, in the cells of a sheet: the first is `at`, counters are `step` apart."""

    def __init__(self, cells: vec[i32], at: i64, step: i64) -> None:
        self.cells = cells
        self.at = at
        self.step = step

    def add(self, counter: i64, seat: i64, number: i64) -> None:
        """Count something of a seat."""
        cells = self.cells
        k = self.at + counter * self.step + seat
        cells[k] += i32(number)
