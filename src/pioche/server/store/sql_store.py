"""The store: every table's log in SQLite, written by one thread that commits many appends together.

Nothing is acknowledged before `append` has come back: then the rows are on the disk (WAL, synchronous=FULL).
"""

from __future__ import annotations

import asyncio
import sqlite3
from functools import cache
from typing import Any, Final

from pioche.engine.rules import RULES_VERSION
from pioche.server.store.batching import Batching, Job
from pioche.server.store.database import Database, ServerLock, transaction
from pioche.server.store.history import note_played
from pioche.server.store.schema import look, migrate
from pioche.server.store.upkeep import Tidied, tidy
from pioche.server.table.entries import Row, decode
from pioche.server.table.host import Conflict, Damaged, Found, Kept, Store, StoreError, Write

# By the last row alone: a log may be long, and this is asked every minute of every table.
_LAST: Final = "(SELECT at FROM entries WHERE table_id = tables.id ORDER BY version DESC LIMIT 1)"
_ABANDONED: Final = f"code IS NOT NULL AND {_LAST} < ?"
_ROWS: Final = "SELECT version, at, deadline, command, body FROM entries"
_INSERT: Final = "INSERT INTO entries (table_id, version, at, deadline, command, body) VALUES "


class SqlStore(Batching, Store):
    """One database; opened in an event loop, to which the writing thread answers."""

    def __init__(self, url: str) -> None:
        self.url = url
        self._database = Database(url)
        self._lock = ServerLock(self._database.file)
        try:
            look(self._database.file)  # before anything of it is touched
            with self._database.whole() as connection:
                migrate(connection)
        except BaseException as error:
            self._lock.release()
            if isinstance(error, sqlite3.Error):
                raise StoreError(f"{url} cannot be used: {error}") from None
            raise
        self._writer: sqlite3.Connection | None = None  # of the writing thread alone
        super().__init__()

    async def close(self) -> None:
        """Write what is waiting and stop."""
        await self.written_out()
        self._database.close()
        self._lock.release()

    # Writing

    async def ready(self) -> bool:
        """Whether the database can be read, and the thread that writes is there."""
        try:
            await asyncio.to_thread(self._found, "SELECT schema FROM meta")
        except StoreError:
            return False
        return self._thread.is_alive()

    def _drop_writer(self) -> None:
        if self._writer is not None:
            self._writer.close()
            self._writer = None

    def _try(self, batch: list[Job]) -> StoreError | None:
        values = [value for job in batch for value in job.values]
        statement = _insertion(sum(len(job.write.rows) for job in batch))
        try:
            connection = self._writer = self._writer or self._database.connect()
            if not any(job.write.more() for job in batch):
                # One statement commits by itself; it lets the other thread work once, not once a row.
                connection.execute(statement, values)
                return None
            with transaction(connection):
                for job in batch:
                    _also(connection, job.write)
                connection.execute(statement, values)
        except sqlite3.IntegrityError as error:
            return Conflict(str(error))
        except sqlite3.Error as error:
            self._drop_writer()  # a connection on which a commit failed is not to be trusted
            return StoreError(str(error))
        except Exception as error:  # the thread must live, whatever it was given
            return StoreError(f"{type(error).__name__}: {error}")
        return None

    async def tidy(self, logs_before: int | None, records_before: int | None) -> Tidied:
        """Delete what has been kept for long enough."""
        try:
            return await asyncio.to_thread(tidy, self._database, logs_before, records_before)
        except sqlite3.Error as error:
            raise StoreError(str(error)) from None

    # Reading

    async def snapshot(self, table: str) -> Kept | None:
        """The last snapshot of a table."""
        query = "SELECT version, digest, body FROM snapshots WHERE table_id = ?"
        found = await asyncio.to_thread(self._found, query, table)
        return Kept(*found[0]) if found else None

    async def keep(self, table: str, kept: Kept) -> None:
        """Keep a snapshot in the place of the one before."""

        def write() -> None:
            query = "INSERT OR REPLACE INTO snapshots VALUES (?, ?, ?, ?)"
            self._found(query, table, kept.version, kept.digest, kept.body)

        await asyncio.to_thread(write)

    async def rows(self, table: str, first: int = 1) -> list[Row]:
        """The log of a table from a version on; a Damaged where one of them is none that we write."""
        query = f"{_ROWS} WHERE table_id = ? AND version >= ? ORDER BY version"

        def ask() -> list[Row]:
            found = self._found(query, table, first)
            try:
                return [
                    Row(version, at, due, command, decode(body)) for version, at, due, command, body in found
                ]
            except (ValueError, TypeError) as error:  # of a text that is no entry, or no text at all
                raise Damaged(str(error)) from None

        return await asyncio.to_thread(ask)

    async def find(self, code: str) -> Found | None:
        """The table with this code; a table that is closed has given its code back."""
        found = await self._tables("code = ?", code)
        return found[0] if found else None

    async def open_tables(self) -> list[Found]:
        """All tables that are not closed."""
        return await self._tables("code IS NOT NULL")

    async def tables_of(self, player: str) -> list[Found]:
        """The open tables at which a person sits."""
        seated = "id IN (SELECT table_id FROM players WHERE player = ?)"
        return await self._tables(f"code IS NOT NULL AND {seated}", player)

    async def abandoned(self, before: int) -> list[Found]:
        """The open tables where nothing has happened since a time."""
        return await self._tables(_ABANDONED, before)

    async def last_version(self, table: str) -> int:
        """How long the log of a table is."""
        query = "SELECT max(version) FROM entries WHERE table_id = ?"
        found = await asyncio.to_thread(self._found, query, table)
        return int(found[0][0] or 0)

    async def _tables(self, condition: str, *values: object) -> list[Found]:
        query = f"SELECT id, code, rules FROM tables WHERE {condition}"
        return [Found(*told) for told in await asyncio.to_thread(self._found, query, *values)]

    async def record(self, id: str) -> str | None:
        """The record of a finished match, as it was written then."""
        found = await asyncio.to_thread(self._found, "SELECT body FROM records WHERE id = ?", id)
        return str(found[0][0]) if found else None

    async def bring(self, id: str, at: int, text: str) -> None:
        """Keep a record that belongs to no table of ours."""
        query = "INSERT OR IGNORE INTO records (id, table_id, at, body) VALUES (?, '', ?, ?)"
        await asyncio.to_thread(self._found, query, id, at, text)

    def _found(self, query: str, *values: object) -> list[tuple[Any, ...]]:
        try:
            with self._database.borrowed() as connection:
                return connection.execute(query, values).fetchall()
        except sqlite3.Error as error:
            raise StoreError(f"{type(error).__name__}: {error}") from None


@cache
def _insertion(rows: int) -> str:
    """The statement that adds so many rows."""
    return _INSERT + ", ".join(["(?, ?, ?, ?, ?, ?)"] * rows)


def _also(connection: sqlite3.Connection, write: Write) -> None:
    """What changes together with the rows."""
    at = write.rows[-1].at if write.rows else 0
    if write.code is not None:
        new = (write.table, write.code, RULES_VERSION, at)
        connection.execute("INSERT INTO tables (id, code, rules, opened) VALUES (?, ?, ?, ?)", new)
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
        connection.execute("UPDATE tables SET code = NULL WHERE id = ?", (write.table,))
