"""What stands on a sheet, as the study reads it: its columns by name, and all of them in one piece."""

from __future__ import annotations

from pioche.engine.sheet import OF_ROUND, OF_SEAT, Sheet


def columns(sheet: Sheet) -> dict[str, memoryview[int]]:
    """The columns of a sheet by their names: a number a round, or one for every seat of every round."""
    cells = memoryview(sheet.cells).cast("B").cast("i")
    rounds, room, seats = int(sheet.rounds), int(sheet.room), int(sheet.seats)
    found = {name: cells[k * room : k * room + rounds] for k, name in enumerate(OF_ROUND)}
    for k, name in enumerate(OF_SEAT):
        start = int(sheet.first(k))
        found[name] = cells[start : start + rounds * seats]
    return found


def packed(sheet: Sheet) -> bytes | memoryview:
    """The columns one after the other, as they are where they fill the sheet."""
    if sheet.rounds == sheet.room:
        return memoryview(sheet.cells).cast("B")
    return b"".join(bytes(column) for column in columns(sheet).values())
