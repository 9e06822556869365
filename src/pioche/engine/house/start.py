"""House rules H16 table numbers and H17 number first."""

from __future__ import annotations

from pioche.engine.cards import Row
from pioche.engine.house.base import HouseRule
from pioche.engine.options import Options


class TableNumbers(HouseRule):
    """H16: the options `hand` and `target`, which also work without it, and a table's turn timer."""


class NumberFirst(HouseRule):
    """H17: a card turned up first is put back unless it is a number."""

    def reshape(self, rows: list[Row], options: Options) -> None:
        for row in rows:
            row.opening = [] if row.number >= 0 else None
