"""The store: every table's log in SQLite, written by one thread that commits many appends together.

Nothing is acknowledged before `append` returns: then the rows are on the disk (WAL, synchronous=FULL).
"""

from __future__ import annotations

import asyncio
import sqlite3
import time
from functools import lru_cache
from typing import Any, Final

from pioche.server.store.batching import Append
from pioche.server.store.database import Database, ServerLock, transaction
from pioche.server.store.history import HistoryShelf
from pioche.server.store.schema import look, migrate
from pioche.server.store.stored_tables import StoredTables, write_also
from pioche.server.table.runtime import Conflict, StoreError, Write

_INSERT: Final = "INSERT INTO entries (table_id, version, at, deadline, command, body) VALUES "
COLUMNS: Final = 6
MOST: Final = 128  # rows in one statement
PROOF: Final = 1.0  # seconds for which it counts that something was written
PATIENCE: Final = 3.0  # seconds for the writing thread to write something


class SqlStore(StoredTables):
    """One database; opened in an event loop, to which the writing thread reports."""

    def __init__(self, url: str) -> None:
        self.url = url
        self._database: Database = Database(url)
        self._lock = ServerLock(self._database.file)
        try:
            look(self._database.file)  # checked before anything is changed
            with self._database.whole() as connection:
                migrate(connection)
        except BaseException as error:
            self._lock.release()
            if isinstance(error, sqlite3.Error):
                raise StoreError(f"{url} cannot be used: {error}") from None
            raise
        self.history = HistoryShelf(self._database)
        self._writer: sqlite3.Connection | None = None  # used by the writing thread only
        self._proved = -PROOF  # when something was last written to see whether that is possible
        super().__init__()

    async def close(self) -> None:
        """Write what is pending and stop."""
        await self.written_out()
        self._database.close()
        self._lock.release()

    # Writing

    async def ready(self) -> bool:
        """Whether something could be written just now, in the way in which tables are."""
        if time.monotonic() - self._proved > PROOF:
            try:
                async with asyncio.timeout(PATIENCE):
                    await self.append(Write("", ()))
            except (StoreError, TimeoutError):
                return False
            self._proved = time.monotonic()
        return True

    def _drop_writer(self) -> None:
        if self._writer is not None:
            self._writer.close()
            self._writer = None

    def _try(self, batch: list[Append]) -> StoreError | None:
        values = [value for append in batch for value in append.values]
        try:
            connection = self._writer = self._writer or self._database.connect()
            if not values:  # is it possible to write? An UPDATE that changes nothing would not
                connection.execute("SELECT schema FROM meta")
                connection.execute("PRAGMA user_version = 0")
                return None
            if len(values) <= COLUMNS * MOST and not any(append.write.more() for append in batch):
                # A single statement commits by itself, and switches threads once instead of once per row.
                _insert(connection, values)
                return None
            with transaction(connection):
                for append in batch:
                    write_also(connection, append.write, self._database.CLOSING)
                _insert(connection, values)
        except sqlite3.IntegrityError as error:
            return Conflict(str(error))
        except sqlite3.Error as error:
            self._drop_writer()  # a connection on which a commit failed is not reused
            return StoreError(str(error))
        except Exception as error:  # the thread must survive, whatever it is given
            return StoreError(f"{type(error).__name__}: {error}")
        return None

    def _found(self, query: str, *values: object) -> list[tuple[Any, ...]]:
        with self._database.borrowed() as connection:
            return connection.execute(query, values).fetchall()


@lru_cache(maxsize=MOST)
def _insertion(rows: int) -> str:
    """The statement that appends this many rows."""
    return _INSERT + ", ".join(["(?, ?, ?, ?, ?, ?)"] * rows)


def _insert(connection: sqlite3.Connection, values: list[object]) -> None:
    """Append rows to the log, by several statements if they are many."""
    for start in range(0, len(values), COLUMNS * MOST):
        part = values[start : start + COLUMNS * MOST]
        connection.execute(_insertion(len(part) // COLUMNS), part)
