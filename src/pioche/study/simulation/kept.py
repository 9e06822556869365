"""Games worth keeping: the longest, the closest and others, found while they are played."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from pioche.rounds.stats import RoundStats
from pioche.study.simulation.columns import columns

# By name: a column of the statistics, how the seats of a round are put together, and whether more is better.
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
    """The best round of its kind so far: its value, its match, and the log of the match."""

    value: int
    game: int
    round: int
    log: list[int]

    def better(self, other: Kept | None, way: str) -> bool:
        """Whether it is better than another one; the first of equals stays."""
        if other is None:
            return True
        return self.value > other.value if WAYS[way][2] else self.value < other.value


def best_of(stats: RoundStats, ways: tuple[str, ...], log_of: Callable[[int], list[int]]) -> dict[str, Kept]:
    """The best rounds of some statistics, each with the log of its match; void rounds are left out."""
    table, seats = columns(stats), int(stats.seats)
    winners, games, rounds = (table[name] for name in ("winner", "game", "round"))
    found: dict[str, Kept] = {}
    for way in ways:
        name, together, most = WAYS[way]
        values = list(table[name])
        if together != "first":
            put: Callable[[tuple[int, ...]], int] = max if together == "max" else sum
            values = [put(row) for row in zip(*(values[seat::seats] for seat in range(seats)), strict=True)]
        ended = [k for k in range(len(values)) if winners[k] >= 0]
        if not ended:
            continue
        best = max(ended, key=values.__getitem__) if most else min(ended, key=values.__getitem__)
        game = games[best]
        found[way] = Kept(values[best], game, rounds[best], log_of(game))
    return found
