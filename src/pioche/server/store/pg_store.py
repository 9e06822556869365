"""The store on PostgreSQL: one log for any number of processes, each of which writes with one thread.

A batch is written only if the lease of this process still exists: the same statement checks that, and
deleting the lease waits until it is committed.
"""

from __future__ import annotations

import asyncio
import threading
from typing import Any, Final

import psycopg
from psycopg import Connection

from pioche.server.store.batching import Append
from pioche.server.store.history import HistoryShelf
from pioche.server.store.pg_database import PgDatabase, Spoken, failure, spoken
from pioche.server.store.pg_registry import PgRegistry
from pioche.server.store.pg_schema import prepare
from pioche.server.store.stored_tables import StoredTables, write_also
from pioche.server.table.entries import Row
from pioche.server.table.runtime import Conflict, Lost, StoreError, Uncertain

COLUMNS: Final = 6
# FOR SHARE rather than FOR KEY SHARE: it also blocks updates of the row, not just its deletion.
_INSERT: Final = """
WITH alive AS MATERIALIZED (SELECT id FROM nodes WHERE id = %s AND generation = %s FOR SHARE)
INSERT INTO entries (table_id, version, at, deadline, command, body)
SELECT new.* FROM alive,
  unnest(%b::text[], %b::int8[], %b::int8[], %b::int8[], %b::text[], %b::bytea[]) AS new
"""
_CLOSING: Final = "code = NULL, listed = false, owner = NULL"


class PgStore(PgRegistry, StoredTables):
    """One database; opened in an event loop, to which the writing thread reports."""

    SIZE = "SELECT pg_database_size(current_database())"
    ABANDONED = f"{StoredTables.ABANDONED} AND (owner IS NULL OR owner NOT IN (SELECT id FROM nodes))"

    def __init__(self, url: str) -> None:
        self._database: PgDatabase = PgDatabase(url)
        self.history = HistoryShelf(self._database)
        prepare(self._database)
        PgRegistry.__init__(self, self._database)
        self._writer: Connection[Any] | None = None  # used by the writing thread only
        self._doubt = False  # whether it is unknown if a batch was written, or still will be
        self._doubting = threading.Lock()
        self._generation = 0
        StoredTables.__init__(self)
        self.registry = self

    async def close(self) -> None:
        """Write what is pending, release the tables to other processes, and stop."""
        await self.written_out()
        await self.leave()
        self._pulse.close()
        self._database.close()

    # Writing

    async def ready(self) -> bool:
        """Whether the writing thread is alive; the lease tells whether the database is.

        A database that restarts within the lease goes unnoticed by anybody who is connected.
        """
        return self._thread.is_alive()

    def _drop_writer(self) -> None:
        if self._writer is not None:
            self._writer.close()
            self._writer = None

    async def join(self, address: str, machine: str) -> None:
        """Start a lease under a new id, without batches in doubt."""
        await super().join(address, machine)
        self._doubt, self._generation = False, 0

    def _settle_doubt(self) -> None:
        """Make sure that a batch with an unknown outcome is written or never will be.

        Changing the row of this process waits for a batch that is being written; a batch that arrives later
        names an older generation, and none of it is accepted.
        """
        with self._doubting:
            if self._doubt:
                query = "UPDATE nodes SET generation = generation + 1 WHERE id = %s RETURNING generation"
                found = self._database.found(query, self.node)
                if not found:
                    raise Lost("another process has taken the tables of this one over")
                self._generation, self._doubt = found[0][0], False

    def _try(self, batch: list[Append]) -> StoreError | None:
        error = self._tried(batch)
        if isinstance(error, Uncertain | Lost):
            self._doubt = True
        return error

    def _tried(self, batch: list[Append]) -> StoreError | None:
        values = [value for append in batch for value in append.values]
        try:
            self._settle_doubt()
            alive = (self.node, self._generation)
            connection = self._writer = self._writer or self._database.connect()
        except Uncertain as error:
            return StoreError(str(error))  # nothing of this batch has been sent
        except StoreError as error:
            return error
        try:
            if not any(append.write.more() for append in batch):
                # A single statement commits by itself, in one round trip.
                return _insert(connection, alive, values)
            with connection.transaction():
                for append in batch:
                    write_also(Spoken(connection), append.write, _CLOSING)
                lost = _insert(connection, alive, values)
                if lost is not None:
                    raise lost
        except Lost as error:
            return error
        except psycopg.errors.IntegrityError as error:
            return Conflict(str(error.diag.message_primary))
        except psycopg.Error as error:
            self._drop_writer()  # a connection on which something failed is not reused
            return failure(error)
        except Exception as error:  # the thread must survive, whatever it is given
            self._drop_writer()
            return Uncertain(f"{type(error).__name__}: {error}")
        return None

    # Reading

    def _found(self, query: str, *values: object) -> list[tuple[Any, ...]]:
        return self._database.found(spoken(query), *values)

    async def rows(self, table: str, first: int = 1) -> list[Row]:
        """The log of a table from a version on, once no batch is in doubt."""
        await asyncio.to_thread(self._settle_doubt)
        return await super().rows(table, first)


def _insert(connection: Connection[Any], alive: tuple[str, int], values: list[object]) -> Lost | None:
    """Append rows to the log, as columns; nothing is appended if the lease of this process is gone."""
    columns = [values[k::COLUMNS] for k in range(COLUMNS)]
    done = connection.execute(_INSERT, (*alive, *columns), prepare=True)
    return None if done.rowcount else Lost("another process has taken the tables of this one over")
