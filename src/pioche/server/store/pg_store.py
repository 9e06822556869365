"""The store on PostgreSQL: the same log for any number of processes, each of which writes with one thread.

A batch is written only if the lease of this process is still there: that is asked in the same statement,
and whoever takes the lease away waits until it is committed.
"""

from __future__ import annotations

import asyncio
import threading
from typing import Any, Final

import psycopg
from psycopg import Connection

from pioche.engine.rules import RULES_VERSION
from pioche.server.store.batching import Batching, Job
from pioche.server.store.history import note_played
from pioche.server.store.pg_database import PgDatabase, failure
from pioche.server.store.pg_history import PgHistory, Spoken
from pioche.server.store.pg_registry import PgRegistry
from pioche.server.store.pg_schema import prepare
from pioche.server.store.pg_upkeep import LAST, tidy
from pioche.server.store.upkeep import Tidied
from pioche.server.table.entries import Row, decode
from pioche.server.table.host import Conflict, Damaged, Found, Kept, Lost, Store, StoreError, Uncertain, Write

COLUMNS: Final = 6
# FOR SHARE, and not FOR KEY SHARE: it also holds off whoever changes the row without deleting it.
_INSERT: Final = """
WITH alive AS MATERIALIZED (SELECT id FROM nodes WHERE id = %s AND generation = %s FOR SHARE)
INSERT INTO entries (table_id, version, at, deadline, command, body)
SELECT new.* FROM alive,
  unnest(%b::text[], %b::int8[], %b::int8[], %b::int8[], %b::text[], %b::bytea[]) AS new
"""
_ALIVE: Final = "owner IN (SELECT id FROM nodes)"
_ABANDONED: Final = f"code IS NOT NULL AND {LAST} < %s AND (owner IS NULL OR NOT {_ALIVE})"


class PgStore(Batching, PgRegistry, Store):
    """One database; opened in an event loop, to which the writing thread answers."""

    def __init__(self, url: str) -> None:
        self._database = PgDatabase(url)
        self.history = PgHistory(self._database)
        prepare(self._database)
        PgRegistry.__init__(self, self._database)
        self._writer: Connection[Any] | None = None  # of the writing thread alone
        self._doubt = False  # whether a batch may have been written, or may still be
        self._doubting = threading.Lock()
        self._generation = 0
        Batching.__init__(self)

    async def close(self) -> None:
        """Write what is waiting, let the others have the tables, and stop."""
        await self.written_out()
        await self.leave()
        self._pulse.close()
        self._database.close()

    # Writing

    async def ready(self) -> bool:
        """Whether the database can be read, and the thread that writes is there."""
        try:
            await asyncio.to_thread(self._database.found, "SELECT schema FROM meta")
        except StoreError:
            return False
        return self._thread.is_alive()

    def _drop_writer(self) -> None:
        if self._writer is not None:
            self._writer.close()
            self._writer = None

    async def join(self, address: str, machine: str) -> None:
        """Begin a lease under a new id, of which nothing is in doubt."""
        await super().join(address, machine)
        self._doubt, self._generation = False, 0

    def _settle_doubt(self) -> None:
        """See to it that a batch whose end nobody heard of is written or never will be.

        Whoever changes the row of this process waits for a batch that is being written; one that comes later
        names an older generation, and nothing of it is taken.
        """
        with self._doubting:
            if self._doubt:
                query = "UPDATE nodes SET generation = generation + 1 WHERE id = %s RETURNING generation"
                found = self._database.found(query, self.node)
                if not found:
                    raise Lost("another process has taken the tables of this one over")
                self._generation, self._doubt = found[0][0], False

    def _try(self, batch: list[Job]) -> StoreError | None:
        error = self._tried(batch)
        if isinstance(error, Uncertain | Lost):
            self._doubt = True
        return error

    def _tried(self, batch: list[Job]) -> StoreError | None:
        values = [value for job in batch for value in job.values]
        try:
            self._settle_doubt()
            alive = (self.node, self._generation)
            connection = self._writer = self._writer or self._database.connect()
        except Uncertain as error:
            return StoreError(str(error))  # nothing of this batch has been sent
        except StoreError as error:
            return error
        try:
            if not any(job.write.more() for job in batch):
                # One statement commits by itself, and is one way there and back.
                return _insert(connection, alive, values)
            with connection.transaction():
                for job in batch:
                    _also(connection, job.write)
                lost = _insert(connection, alive, values)
                if lost is not None:
                    raise lost
        except Lost as error:
            return error
        except psycopg.errors.IntegrityError as error:
            return Conflict(str(error.diag.message_primary))
        except psycopg.Error as error:
            self._drop_writer()  # a connection on which something failed is not to be trusted
            return failure(error)
        except Exception as error:  # the thread must live, whatever it was given
            self._drop_writer()
            return Uncertain(f"{type(error).__name__}: {error}")
        return None

    async def tidy(self, logs_before: int | None, records_before: int | None) -> Tidied:
        """Delete what has been kept for long enough."""
        return await asyncio.to_thread(tidy, self._database, logs_before, records_before)

    # Reading

    async def snapshot(self, table: str) -> Kept | None:
        """The last snapshot of a table."""
        found = await self._ask("SELECT version, digest, body FROM snapshots WHERE table_id = %s", table)
        return Kept(*found[0]) if found else None

    async def keep(self, table: str, kept: Kept) -> None:
        """Keep a snapshot in the place of the one before."""
        query = (
            "INSERT INTO snapshots VALUES (%s, %s, %s, %s) ON CONFLICT (table_id) DO UPDATE"
            " SET version = excluded.version, digest = excluded.digest, body = excluded.body"
        )
        await self._ask(query, table, kept.version, kept.digest, kept.body)

    async def rows(self, table: str, first: int = 1) -> list[Row]:
        """The log of a table from a version on; a Damaged where one of them is none that we write."""
        query = (
            "SELECT version, at, deadline, command, body FROM entries"
            " WHERE table_id = %s AND version >= %s ORDER BY version"
        )

        def ask() -> list[Row]:
            self._settle_doubt()
            found = self._database.found(query, table, first)
            try:
                return [
                    Row(version, at, due, command, decode(body)) for version, at, due, command, body in found
                ]
            except (ValueError, TypeError) as error:  # of a text that is no entry, or no text at all
                raise Damaged(str(error)) from None

        return await asyncio.to_thread(ask)

    async def find(self, code: str) -> Found | None:
        """The table with this code; a table that is closed has given its code back."""
        found = await self._tables("code = %s", code)
        return found[0] if found else None

    async def open_tables(self) -> list[Found]:
        """All tables that are not closed."""
        return await self._tables("code IS NOT NULL")

    async def tables_of(self, player: str) -> list[Found]:
        """The open tables at which a person sits."""
        seated = "id IN (SELECT table_id FROM players WHERE player = %s)"
        return await self._tables(f"code IS NOT NULL AND {seated}", player)

    async def abandoned(self, before: int) -> list[Found]:
        """The open tables that nobody plays and where nothing has happened since a time."""
        return await self._tables(_ABANDONED, before)

    async def last_version(self, table: str) -> int:
        """How long the log of a table is."""
        found = await self._ask("SELECT max(version) FROM entries WHERE table_id = %s", table)
        return int(found[0][0] or 0)

    async def _tables(self, condition: str, *values: object) -> list[Found]:
        query = f"SELECT id, code, rules FROM tables WHERE {condition}"
        return [Found(*told) for told in await self._ask(query, *values)]

    async def record(self, id: str) -> str | None:
        """The record of a finished match, as it was written then."""
        found = await self._ask("SELECT body FROM records WHERE id = %s", id)
        return str(found[0][0]) if found else None

    async def bring(self, id: str, at: int, text: str) -> None:
        """Keep a record that belongs to no table of ours."""
        query = "INSERT INTO records (id, table_id, at, body) VALUES (%s, '', %s, %s) ON CONFLICT DO NOTHING"
        await self._ask(query, id, at, text)

    async def review(self, record: str, number: int) -> bytes | None:
        """The review of a round, if it has been worked out."""
        found = await self._ask(
            "SELECT body FROM reviews WHERE record_id = %s AND round = %s", record, number
        )
        return bytes(found[0][0]) if found else None

    async def keep_review(self, record: str, number: int, body: bytes) -> None:
        """Keep a review."""
        query = "INSERT INTO reviews VALUES (%s, %s, %s) ON CONFLICT DO NOTHING"
        await self._ask(query, record, number, body)


def _insert(connection: Connection[Any], alive: tuple[str, int], values: list[object]) -> Lost | None:
    """Add rows to the log, in columns; nothing is added where the lease of this process is gone."""
    columns = [values[k::COLUMNS] for k in range(COLUMNS)]
    done = connection.execute(_INSERT, (*alive, *columns), prepare=True)
    return None if done.rowcount else Lost("another process has taken the tables of this one over")


def _also(connection: Connection[Any], write: Write) -> None:
    """What changes together with the rows."""
    at = write.rows[-1].at if write.rows else 0
    if write.code is not None:
        new = (write.table, write.code, RULES_VERSION, at)  # whoever comes first will own it
        connection.execute("INSERT INTO tables (id, code, rules, opened) VALUES (%s, %s, %s, %s)", new)
    for joined in (write.joined, *write.also) if write.joined else ():
        connection.execute("INSERT INTO players (table_id, player) VALUES (%s, %s)", (write.table, joined))
    if write.left:
        connection.execute(
            "DELETE FROM players WHERE table_id = %s AND player = %s", (write.table, write.left)
        )
    if write.record is not None:
        id, body = write.record
        kept = (id, write.table, at, body)
        connection.execute("INSERT INTO records (id, table_id, at, body) VALUES (%s, %s, %s, %s)", kept)
        for one in write.played:
            note_played(Spoken(connection), id, at, one)
    if write.close:
        connection.execute(
            "UPDATE tables SET code = NULL, listed = false, owner = NULL WHERE id = %s", (write.table,)
        )
