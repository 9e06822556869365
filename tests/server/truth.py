"""What was acknowledged, refused and told, held against the log as it is in the end."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

import msgspec

from pioche.server.table import entries as log
from pioche.server.table.table import Table

Told = Mapping[tuple[int, int], Any]  # by version and seat, the game as somebody was told it


def untruths(
    rows: Iterable[log.Row], acked: Mapping[str, int], refused: Iterable[str], told: Told
) -> list[str]:
    """Everything that is not so; the log has to be one line of versions, with every command once."""
    found: list[str] = []
    written: dict[str, int] = {}
    table = Table("t")
    for row in rows:
        if row.version != table.version + 1:
            found.append(f"version {table.version + 1} is missing")
        if row.command:
            name = row.command.rpartition(":")[2]
            if name in written:
                found.append(f"{name} was carried out twice")
            written[name] = row.version
        table.evolve(row)
        for seat in range(-1, len(table.chairs)):
            game = told.get((row.version, seat))
            if game is not None and (table.run is None or seen(table, seat) != game):
                found.append(f"what seat {seat} was told of version {row.version} is not true")
    for name, version in acked.items():
        if written.get(name) != version:
            found.append(f"{name} was acknowledged as {version} and stands at {written.get(name)}")
    found += [f"{name} was refused and carried out" for name in refused if name in written]
    found += [
        f"version {version} was told and is not there" for version, _ in told if version > table.version
    ]
    return found


def seen(table: Table, seat: int) -> Any:
    """The game as a seat sees it now."""
    assert table.run is not None
    return msgspec.json.decode(bytes(table.run.scene().to(seat)))
