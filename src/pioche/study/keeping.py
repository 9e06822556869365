"""Games worth keeping: the longest, the closest and others, found while they are played."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from pioche.engine.sheet import COLUMNS, Sheet

# By name: a column of the sheet, how the seats of a round are put together, and whether more is better.
WAYS: Final[dict[str, tuple[str, str, bool]]] = {
    "longest": ("turns", "first", True),
    "shortest": ("turns", "first", False),
    "closest": ("left", "sum", False),
    "richest": ("points", "max", True),
    "greediest": ("drawn", "sum", True),
    "flips": ("flips", "sum", True),
    "falls": ("falls", "sum", True),
    "challenges": ("challenges", "sum", True),
    "bluffs": ("bluffs", "sum", True),
    "calls": ("calls_missed", "sum", True),
}


@dataclass(frozen=True)
class Kept:
    """The best round of its kind so far: by which value, in which match, and the match itself."""

    value: int
    game: int
    round: int
    log: list[int]

    def better(self, other: Kept | None, way: str) -> bool:
        """Whether it beats another one; the first of equals stays."""
        if other is None:
            return True
        return self.value > other.value if WAYS[way][2] else self.value < other.value

    def data(self) -> dict[str, Any]:
        """As it is kept in a file."""
        return {"value": self.value, "game": self.game, "round": self.round, "log": self.log}


def best_of(sheet: Sheet, ways: tuple[str, ...], log_of: Callable[[int], list[int]]) -> dict[str, Kept]:
    """The best rounds on a sheet, each with the log of its match; void rounds are left out."""
    cells = memoryview(sheet.cells).cast("B").cast("i")
    room, rows, seats = int(sheet.room), int(sheet.rows), int(sheet.seats)

    def column(name: str, seat: int) -> memoryview[int]:
        start = COLUMNS.index(name) * room
        return cells[start + seat : start + rows : seats]

    winners, games, rounds = (column(name, 0) for name in ("winner", "game", "round"))
    found: dict[str, Kept] = {}
    for way in ways:
        name, together, most = WAYS[way]
        if together == "first":
            values = list(column(name, 0))
        else:
            put: Callable[[tuple[int, ...]], int] = max if together == "max" else sum
            values = [put(row) for row in zip(*(column(name, seat) for seat in range(seats)), strict=True)]
        ended = [k for k in range(len(values)) if winners[k] >= 0]
        if not ended:
            continue
        best = max(ended, key=values.__getitem__) if most else min(ended, key=values.__getitem__)
        game = games[best]
        found[way] = Kept(values[best], game, rounds[best], log_of(game))
    return found
