"""The tables in any kind of database: queries, and what changes together with a table's rows.

Queries are in SQLite's syntax; other databases translate them.
"""

from __future__ import annotations

import asyncio
from typing import Any, Final

from pioche.engine.rules import RULES_VERSION
from pioche.server.cluster.registry import Registry
from pioche.server.store.batching import Batching
from pioche.server.store.database import AnyDatabase, Connection
from pioche.server.store.history import HistoryShelf, note_played
from pioche.server.store.upkeep import LAST, Before, Tidied, tidy
from pioche.server.table.entries import Row, decode
from pioche.server.table.runtime import Damaged, Found, Store, StoredSnapshot, Write

_ROWS: Final = (
    "SELECT version, at, deadline, command, body FROM entries"
    " WHERE table_id = ? AND version >= ? ORDER BY version"
)
_KEEP: Final = (
    "INSERT INTO snapshots VALUES (?, ?, ?, ?) ON CONFLICT (table_id) DO UPDATE"
    " SET version = excluded.version, digest = excluded.digest, body = excluded.body"
)
_BRING: Final = (
    "INSERT INTO records (id, table_id, at, body) VALUES (?, '', ?, ?)"
    " ON CONFLICT (id) DO UPDATE SET at = excluded.at"
)
_UPLOADED: Final = (
    "INSERT INTO uploads (record_id, at, network, size) VALUES (?, ?, ?, ?)"
    " ON CONFLICT (record_id) DO UPDATE SET at = excluded.at"
)
# A table of a cup is of the network that has opened the cup.
_OPEN: Final = (
    "INSERT INTO tables (id, code, rules, opened, network)"
    " VALUES (?, ?, ?, ?, coalesce((SELECT network FROM tables WHERE code = ?), ?))"
)


class StoredTables(Batching, Store):
    """All that a server keeps; a subclass knows how its database is read and written."""

    ABANDONED = f"code IS NOT NULL AND {LAST} < ?"
    SIZE = (
        "SELECT (page_count - freelist_count) * page_size"
        " FROM pragma_page_count(), pragma_freelist_count(), pragma_page_size()"
    )
    registry: Registry | None = None  # where several processes may share the database
    history: HistoryShelf
    _database: AnyDatabase

    async def ready(self) -> bool:
        """Whether something could be written just now."""
        raise NotImplementedError

    async def close(self) -> None:
        """Write what is pending and stop."""
        raise NotImplementedError

    def _found(self, query: str, *values: object) -> list[tuple[Any, ...]]:
        """The rows of a query, which blocks the calling thread; a StoreError if it fails."""
        raise NotImplementedError

    async def _look_up(self, query: str, *values: object) -> list[tuple[Any, ...]]:
        return await asyncio.to_thread(self._found, query, *values)

    # A table

    async def snapshot(self, table: str) -> StoredSnapshot | None:
        """The last snapshot of a table."""
        query = "SELECT version, digest, body FROM snapshots WHERE table_id = ?"
        found = await self._look_up(query, table)
        return StoredSnapshot(*found[0]) if found else None

    async def keep(self, table: str, kept: StoredSnapshot) -> None:
        """Keep a snapshot instead of the previous one."""
        await self._look_up(_KEEP, table, kept.version, kept.digest, kept.body)

    async def rows(self, table: str, first: int = 1) -> list[Row]:
        """The log of a table from a version on; raises Damaged if a row is not valid."""

        def read() -> list[Row]:
            found = self._found(_ROWS, table, first)
            try:
                return [
                    Row(version, at, due, command, decode(body)) for version, at, due, command, body in found
                ]
            except (ValueError, TypeError) as error:  # the body is not an entry, or not text at all
                raise Damaged(str(error)) from None

        return await asyncio.to_thread(read)

    async def last_version(self, table: str) -> int:
        """The length of a table's log."""
        found = await self._look_up("SELECT max(version) FROM entries WHERE table_id = ?", table)
        return int(found[0][0] or 0)

    async def record(self, id: str) -> str | None:
        """The record of a finished match, as it was written."""
        found = await self._look_up("SELECT body FROM records WHERE id = ?", id)
        return str(found[0][0]) if found else None

    async def bring(self, id: str, at: int, text: str, network: int) -> None:
        """Keep a record that belongs to none of our tables; one that is there is kept for longer."""

        def work() -> None:
            with self._database.whole() as connection:
                connection.execute(_BRING, (id, at, text))
                connection.execute(_UPLOADED, (id, at, network, len(text)))

        await asyncio.to_thread(work)

    async def review(self, record: str, number: int) -> bytes | None:
        """The review of a round, if there is one: it is kept with the record, and made only once."""
        found = await self._look_up(
            "SELECT body FROM reviews WHERE record_id = ? AND round = ?", record, number
        )
        return bytes(found[0][0]) if found else None

    async def keep_review(self, record: str, number: int, body: bytes) -> None:
        """Keep a review."""
        await self._look_up(
            "INSERT INTO reviews VALUES (?, ?, ?) ON CONFLICT DO NOTHING", record, number, body
        )
        await self._look_up("UPDATE uploads SET size = size + ? WHERE record_id = ?", len(body), record)

    # What networks have

    async def tables_of_network(self, network: int) -> int:
        """How many open tables a network has opened."""
        query = "SELECT count(*) FROM tables WHERE network = ? AND code IS NOT NULL"
        return int((await self._look_up(query, network))[0][0])

    async def rows_of_network(self, network: int) -> int:
        """How many rows the logs have of all tables that a network has opened."""
        rows = "(SELECT max(version) FROM entries WHERE table_id = tables.id)"
        query = f"SELECT sum({rows}) FROM tables WHERE network = ?"
        return int((await self._look_up(query, network))[0][0] or 0)

    async def uploaded(self, network: int | None = None) -> tuple[int, int]:
        """How many characters have been uploaded, by one network or by all, and when the oldest of them."""
        query = "SELECT sum(size), min(at) FROM uploads"
        chosen = (query,) if network is None else (f"{query} WHERE network = ?", network)
        size, oldest = (await self._look_up(*chosen))[0]
        return int(size or 0), int(oldest or 0)

    async def size(self) -> int:
        """How many bytes the database has that are in use."""
        return int((await self._look_up(self.SIZE))[0][0])

    # All tables

    async def find(self, code: str) -> Found | None:
        """The table with this code; a closed table has none."""
        found = await self._tables("code = ?", code)
        return found[0] if found else None

    async def open_tables(self) -> list[Found]:
        """All tables that are not closed."""
        return await self._tables("code IS NOT NULL")

    async def open_count(self) -> int:
        """How many tables are not closed."""
        found = await self._look_up("SELECT count(*) FROM tables WHERE code IS NOT NULL")
        return int(found[0][0])

    async def tables_of(self, player: str) -> list[Found]:
        """The open tables at which a person sits."""
        seated = "id IN (SELECT table_id FROM players WHERE player = ?)"
        return await self._tables(f"code IS NOT NULL AND {seated}", player)

    async def abandoned(self, before: int) -> list[Found]:
        """The open tables that nobody plays and where nothing has happened since a time."""
        return await self._tables(self.ABANDONED, before)

    async def tidy(self, before: Before) -> Tidied:
        """Delete what has been kept for long enough."""
        return await asyncio.to_thread(tidy, self._database, before)

    async def _tables(self, condition: str, *values: object) -> list[Found]:
        query = f"SELECT id, code, rules FROM tables WHERE {condition}"
        return [Found(*told) for told in await self._look_up(query, *values)]


def write_also(connection: Connection, write: Write, closing: str) -> None:
    """Write what changes together with the rows; `closing` is the SQL that closes a table."""
    at = write.rows[-1].at if write.rows else 0
    if write.code is not None:
        new = (write.table, write.code, RULES_VERSION, at, write.cup, write.network)
        connection.execute(_OPEN, new)
    for joined in (write.joined, *write.also) if write.joined else ():
        connection.execute("INSERT INTO players (table_id, player) VALUES (?, ?)", (write.table, joined))
    if write.left:
        connection.execute("DELETE FROM players WHERE table_id = ? AND player = ?", (write.table, write.left))
    if write.record is not None:
        id, body = write.record
        kept = (id, write.table, at, body)
        connection.execute("INSERT INTO records (id, table_id, at, body) VALUES (?, ?, ?, ?)", kept)
        for one in write.played:
            note_played(connection, id, at, one)
    if write.close:
        connection.execute(f"UPDATE tables SET {closing} WHERE id = ?", (write.table,))
