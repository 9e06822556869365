"""H16 table numbers and H17 number first."""

from __future__ import annotations

from pioche.engine.cards import Row
from pioche.engine.house.base import HouseRule
from pioche.engine.options import Options


class TableNumbers(HouseRule):
    """H16: the options `hand` and `target`, which may also stand alone, and the turn timer of a table."""


class NumberFirst(HouseRule):
    """H17: whatever is not a number is put back when it is turned up first."""

    def reshape(self, rows: list[Row], options: Options) -> None:
        for row in rows:
            row.opening = [] if row.number >= 0 else None
