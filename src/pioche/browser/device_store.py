"""The log of every table in the browser's own database, written before anything is acknowledged.

The database is a cupboard of drawers with texts under keys, and knows nothing of tables. Only one window of
a device has it at a time, so what stands here in memory, the list of open tables, is what stands there.
"""

from __future__ import annotations

import base64
from collections.abc import Sequence
from typing import Final, Protocol

import msgspec
from msgspec import Struct

from pioche.engine.rules import RULES_VERSION
from pioche.server.table.entries import Row, decode, encode
from pioche.server.table.my_games import KeptGame
from pioche.server.table.results import Played
from pioche.server.table.runtime import Conflict, Damaged, Found, StoredSnapshot, StoreError, Write

TABLES: Final = "tables"
ROWS: Final = "rows"
SNAPSHOTS: Final = "snapshots"
RECORDS: Final = "records"
REVIEWS: Final = "reviews"
BOXES: Final = "boxes"
GAMES: Final = "games"
DRAWERS: Final = (TABLES, ROWS, SNAPSHOTS, RECORDS, REVIEWS, BOXES, GAMES)
OWNER: Final = "device-0"  # by what tables know whoever opens them here
Change = tuple[str, str, str | None]  # drawer, key and text; without a text the key is taken away


class Cupboard(Protocol):
    """A database in a browser: its answers and what it is told are texts of JSON."""

    async def read(self, drawer: str, first: str, last: str) -> str:
        """The keys from the first to the last, each with its text."""

    async def write(self, changes: str) -> None:
        """Make all changes for good, or none."""


class TableRow(Struct):
    """What is known of a table without its log."""

    id: str
    code: str
    rules: int
    last: int  # version
    at: int  # when that was written
    open: bool = True
    seated: set[str] = set()


class LogRow(Struct, frozen=True, array_like=True):
    """A row of a log as it is kept; the entry is the JSON that any table writes."""

    at: int
    deadline: int
    command: str
    entry: str


_pairs: Final = msgspec.json.Decoder(list[tuple[str, str]])
_table: Final = msgspec.json.Decoder(TableRow)
_row: Final = msgspec.json.Decoder(LogRow)


def row_key(table: str, version: int) -> str:
    """Where a row lies; keys are in the order of versions."""
    return f"{table}:{version:08d}"


def text_of(value: object) -> str:
    """Something as JSON."""
    return msgspec.json.encode(value).decode()


class DeviceStore:
    """Tables, logs and records of this device."""

    def __init__(self) -> None:
        self._cupboard: Cupboard
        self.tables: dict[str, TableRow] = {}  # that are open; the others only lie in their drawer

    async def open(self, cupboard: Cupboard) -> None:
        """Find what was kept."""
        self._cupboard = cupboard
        self.tables = {row.id: row for row in await self.all_tables() if row.open}

    async def all_tables(self) -> list[TableRow]:
        """The tables that there have ever been."""
        return [_table.decode(text) for _, text in await self.drawer(TABLES)]

    async def drawer(self, drawer: str, first: str = "", last: str = "~") -> list[tuple[str, str]]:
        """What lies in a drawer, by its keys."""
        try:
            return _pairs.decode(await self._cupboard.read(drawer, first, last))
        except Exception as error:  # whatever a browser's database fails with
            raise StoreError(str(error)) from None

    async def write(self, changes: Sequence[Change]) -> None:
        """Change what lies in drawers, all of it or nothing."""
        try:
            await self._cupboard.write(text_of(changes))
        except Exception as error:
            raise StoreError(str(error)) from None

    # What tables ask for

    async def append(self, write: Write) -> None:
        """Write it all for good, or nothing."""
        first, last = write.rows[0], write.rows[-1]
        before = self.tables.get(write.table)
        if (0 if before is None else before.last) != first.version - 1:
            raise Conflict(write.table)
        if write.code is not None and await self.find(write.code) is not None:
            raise Conflict(write.code)
        if before is None:
            before = TableRow(write.table, write.code or "", RULES_VERSION, 0, 0)
        seated = (before.seated | {write.joined}) - {write.left, ""}
        after = msgspec.structs.replace(
            before, last=last.version, at=last.at, open=before.open and not write.close, seated=seated
        )
        changes: list[Change] = [(TABLES, write.table, text_of(after))]
        changes += [(ROWS, row_key(write.table, row.version), text_of(kept(row))) for row in write.rows]
        if write.record is not None:
            changes.append((RECORDS, *write.record))
            changes += [
                (GAMES, write.record[0], text_of(game_of(write.record[0], last.at, one)))
                for one in write.played
                if one.player == OWNER
            ]
        await self.write(changes)
        self.tables[write.table] = after
        if not after.open:
            del self.tables[write.table]

    async def rows(self, table: str, first: int = 1) -> list[Row]:
        """The log of a table from a version on."""
        found = await self.drawer(ROWS, row_key(table, first), f"{table}:~")
        return [read_row(key, text) for key, text in found]

    async def snapshot(self, table: str) -> StoredSnapshot | None:
        """The last snapshot of a table."""
        for _, text in await self.drawer(SNAPSHOTS, table, table):
            version, digest, body = msgspec.json.decode(text, type=tuple[int, str, str])
            return StoredSnapshot(version, digest, base64.b64decode(body))
        return None

    async def keep(self, table: str, kept: StoredSnapshot) -> None:
        """Keep a snapshot in the place of the one before."""
        body = base64.b64encode(kept.body).decode()
        await self.write([(SNAPSHOTS, table, text_of((kept.version, kept.digest, body)))])

    async def find(self, code: str) -> Found | None:
        """The open table with this code."""
        return next((found for found in await self.open_tables() if found.code == code), None)

    async def open_tables(self) -> list[Found]:
        """All tables that are not closed."""
        return [Found(row.id, row.code, row.rules) for row in self.tables.values()]

    async def open_count(self) -> int:
        """How many tables are not closed."""
        return len(await self.open_tables())

    async def tables_of(self, player: str) -> list[Found]:
        """The open tables at which a person sits; who played last comes first."""
        mine = [row for row in self.tables.values() if player in row.seated]
        return [Found(row.id, row.code, row.rules) for row in sorted(mine, key=lambda row: -row.at)]

    async def abandoned(self, before: int) -> list[Found]:
        """The open tables where nothing has happened since a time."""
        return [found for found in await self.open_tables() if self.tables[found.id].at < before]

    async def last_version(self, table: str) -> int:
        """The number of the last row."""
        return self.tables[table].last

    async def record(self, id: str) -> str | None:
        """The text of a record."""
        return await self.text(RECORDS, id)

    async def text(self, drawer: str, key: str) -> str | None:
        """What lies under a key."""
        return next((text for _, text in await self.drawer(drawer, key, key)), None)


def game_of(record: str, at: int, one: Played) -> KeptGame:
    """A finished match as the owner of the device keeps it."""
    seats, bots = len(one.names), list(one.bots)
    plain = (record, at, one.seat, one.box, seats, one.place, one.points, one.won, one.share, one.length)
    return KeptGame(*plain, names=list(one.names), bots=bots)


def kept(row: Row) -> LogRow:
    """A row as it is kept."""
    return LogRow(row.at, row.deadline, row.command, encode(row.entry).decode())


def read_row(key: str, text: str) -> Row:
    """A row that was kept; Damaged if it cannot be read."""
    try:
        row = _row.decode(text)
        return Row(int(key[-8:]), row.at, row.deadline, row.command, decode(row.entry.encode()))
    except (ValueError, msgspec.MsgspecError) as error:
        raise Damaged(f"{key}: {error}") from None
