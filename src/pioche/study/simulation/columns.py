"""The columns of round statistics: by their names, and all of them in one piece."""

from __future__ import annotations

from pioche.rounds.stats import OF_ROUND, OF_SEAT, RoundStats


def columns(stats: RoundStats) -> dict[str, memoryview[int]]:
    """The columns by their names: a number a round, or one for every seat of every round."""
    cells = memoryview(stats.cells).cast("B").cast("i")
    rounds, room, seats = int(stats.rounds), int(stats.room), int(stats.seats)
    found = {name: cells[k * room : k * room + rounds] for k, name in enumerate(OF_ROUND)}
    for k, name in enumerate(OF_SEAT):
        start = int(stats.first(k))
        found[name] = cells[start : start + rounds * seats]
    return found


def packed(stats: RoundStats) -> bytes | memoryview:
    """The columns one after the other, without a copy where no room is left."""
    if stats.rounds == stats.room:
        return memoryview(stats.cells).cast("B")
    return b"".join(bytes(column) for column in columns(stats).values())
