"""The store: every table's log in SQLite, written by one thread that commits many appends together.

Nothing is acknowledged before `append` has come back: then the rows are on the disk (WAL, synchronous=FULL).
"""

from __future__ import annotations

import asyncio
import contextlib
import queue
import sqlite3
import threading
from functools import cache
from pathlib import Path
from typing import Any, Final

from msgspec import Struct
from sqlalchemy import Connection, create_engine, event, func, insert, select, update
from sqlalchemy.engine import Engine, make_url
from sqlalchemy.exc import ArgumentError, IntegrityError, SQLAlchemyError

from pioche.engine.rules import RULES_VERSION
from pioche.server.store.schema import entries, migrate, players, records, tables
from pioche.server.table.entries import Row, decode, encode
from pioche.server.table.host import Conflict, Found, Store, StoreError, Write

BATCH: Final = 512  # appends in one transaction at most
GATHERING: Final = 0.004  # seconds that a busy server gathers appends for a transaction
PAGE: Final = 2048  # bytes: an action is short, and each page that it touches is written
CHECKPOINT: Final = 10_000  # pages that wait in the write-ahead log before they go to their places
MARGIN: Final = 10_000  # milliseconds to wait for another process that writes
_INSERT: Final = "INSERT INTO entries (table_id, version, at, deadline, command, body) VALUES "


class _Job(Struct, frozen=True):
    write: Write
    values: list[object]
    done: asyncio.Future[None]


class SqlStore(Store):
    """One database; opened in an event loop, to which the writing thread answers."""

    def __init__(self, url: str) -> None:
        self.url = url
        self._engine = _engine(url)
        try:
            with self._engine.begin() as connection:
                migrate(connection)
        except SQLAlchemyError as error:
            raise StoreError(f"{url} cannot be used: {getattr(error, 'orig', error)}") from None
        self._waiting: list[_Job] = []
        self._writing = False
        self._batches: queue.SimpleQueue[list[_Job] | None] = queue.SimpleQueue()
        self._loop = asyncio.get_running_loop()
        self._thread = threading.Thread(target=self._work, name="pioche-store", daemon=True)
        self._thread.start()

    async def close(self) -> None:
        """Write what is waiting and stop."""
        while self._writing or self._waiting:
            await asyncio.sleep(0.005)
        self._batches.put(None)
        await asyncio.to_thread(self._thread.join)
        self._engine.dispose()

    # Writing

    async def append(self, write: Write) -> None:
        """Write rows down for good; StoreError or Conflict if that was not possible."""
        done = self._loop.create_future()
        values: list[object] = []
        for row in write.rows:
            values += (write.table, row.version, row.at, row.deadline, row.command, encode(row.entry))
        self._waiting.append(_Job(write, values, done))
        if not self._writing:
            self._writing = True
            self._gather(0, self._loop.time() + GATHERING)
        await done

    def _gather(self, before: int, until: float) -> None:
        """Give the thread everything that waits, once no more is coming or the time is up.

        A commit costs the same for one append and for fifty: a busy server saves most of them, and a server
        with nothing else to do does not wait at all.
        """
        waiting = len(self._waiting)
        if waiting == 0:
            self._writing = False
        elif before < waiting < BATCH and self._loop.time() < until:
            self._loop.call_soon(self._gather, waiting, until)
        else:
            batch, self._waiting = self._waiting[:BATCH], self._waiting[BATCH:]
            self._batches.put(batch)

    def _work(self) -> None:
        """The writing thread: each batch is one transaction."""
        with self._engine.connect() as connection:
            while (batch := self._batches.get()) is not None:
                self._settle(self._commit(connection, batch))

    def _commit(self, connection: Connection, batch: list[_Job]) -> list[tuple[_Job, StoreError | None]]:
        """Commit a batch; if it fails each write is tried alone, so that one cannot spoil the others."""
        error = self._try(connection, batch)
        if error is None:
            return [(job, None) for job in batch]
        if len(batch) == 1:
            return [(batch[0], error)]
        return [(job, self._try(connection, [job])) for job in batch]

    def _try(self, connection: Connection, batch: list[_Job]) -> StoreError | None:
        values = tuple(value for job in batch for value in job.values)
        statement = _insertion(sum(len(job.write.rows) for job in batch))
        try:
            if not any(job.write.more() for job in batch):
                # One statement commits by itself; it lets the other thread work once, not once a row.
                driver: Any = connection.connection.driver_connection
                driver.execute(statement, values)
                return None
            with connection.begin():
                for job in batch:
                    _also(connection, job.write)
                connection.exec_driver_sql(statement, values)
        except (IntegrityError, sqlite3.IntegrityError) as error:
            return Conflict(str(getattr(error, "orig", error)))
        except (SQLAlchemyError, sqlite3.Error) as error:
            connection.invalidate()  # a connection on which a commit failed is not to be trusted
            return StoreError(str(getattr(error, "orig", error)))
        except Exception as error:  # the thread must live, whatever it was given
            return StoreError(f"{type(error).__name__}: {error}")
        return None

    def _settle(self, outcome: list[tuple[_Job, StoreError | None]]) -> None:
        """Tell the event loop, once for all; the thread gets its next batch first."""

        def tell() -> None:
            self._gather(0, self._loop.time() + GATHERING)
            for job, error in outcome:
                if not job.done.done():
                    if error is None:
                        job.done.set_result(None)
                    else:
                        job.done.set_exception(error)

        # A closed loop means that nobody waits any more; what was committed stays.
        with contextlib.suppress(RuntimeError):
            self._loop.call_soon_threadsafe(tell)

    # Reading

    async def rows(self, table: str) -> list[Row]:
        """The whole log of a table."""
        return await asyncio.to_thread(self._rows, table)

    def _rows(self, table: str) -> list[Row]:
        query = select(entries).where(entries.c.table_id == table).order_by(entries.c.version)
        with self._engine.connect() as connection:
            found = connection.execute(query).all()
        return [Row(row.version, row.at, row.deadline, row.command, decode(row.body)) for row in found]

    async def find(self, code: str) -> Found | None:
        """The table with this code; a table that is closed has given its code back."""
        found = await self._tables(tables.c.code == code)
        return found[0] if found else None

    async def open_tables(self) -> list[Found]:
        """All tables that are not closed."""
        return await self._tables(tables.c.code.is_not(None))

    async def tables_of(self, player: str) -> list[Found]:
        """The open tables at which a person sits."""
        seated = select(players.c.table_id).where(players.c.player == player)
        return await self._tables(tables.c.code.is_not(None) & tables.c.id.in_(seated))

    async def abandoned(self, before: int) -> list[Found]:
        """The open tables where nothing has happened since a time."""
        last = select(func.max(entries.c.at)).where(entries.c.table_id == tables.c.id).scalar_subquery()
        return await self._tables(tables.c.code.is_not(None) & (last < before))

    async def _tables(self, condition: Any) -> list[Found]:
        def ask() -> list[Found]:
            with self._engine.connect() as connection:
                found = connection.execute(select(tables).where(condition)).all()
            return [Found(row.id, row.code, row.rules) for row in found]

        return await asyncio.to_thread(ask)

    async def record(self, id: str) -> str | None:
        """The record of a finished match, as it was written then."""

        def ask() -> str | None:
            with self._engine.connect() as connection:
                return connection.execute(select(records.c.body).where(records.c.id == id)).scalar()

        return await asyncio.to_thread(ask)


@cache
def _insertion(rows: int) -> str:
    """The statement that adds so many rows."""
    return _INSERT + ", ".join(["(?, ?, ?, ?, ?, ?)"] * rows)


def _also(connection: Connection, write: Write) -> None:
    """What changes together with the rows."""
    at = write.rows[-1].at if write.rows else 0
    if write.code is not None:
        new = {"id": write.table, "code": write.code, "rules": RULES_VERSION, "opened": at}
        connection.execute(insert(tables).values(new))
    if write.joined:
        connection.execute(insert(players).values(table_id=write.table, player=write.joined))
    if write.left:
        gone = (players.c.table_id == write.table) & (players.c.player == write.left)
        connection.execute(players.delete().where(gone))
    if write.record is not None:
        id, body = write.record
        connection.execute(insert(records).values(id=id, table_id=write.table, at=at, body=body))
    if write.close:
        connection.execute(update(tables).where(tables.c.id == write.table).values(code=None))


def _engine(url: str) -> Engine:
    """The engine of a database; SQLite is set to lose nothing."""
    try:
        parsed = make_url(url)
    except ArgumentError:
        raise StoreError(f"{url!r} is no address of a database; one is sqlite:///path/to/pioche.db") from None
    if parsed.get_backend_name() != "sqlite":
        raise StoreError(f"{parsed.get_backend_name()} is not supported yet; use sqlite:///path/to/pioche.db")
    if not parsed.database or parsed.database == ":memory:":
        raise StoreError(
            "a database in memory would lose every table; give a file: sqlite:///path/to/pioche.db"
        )
    file = Path(parsed.database).expanduser().resolve()
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise StoreError(f"{file} cannot be made: {error.strerror}") from None
    engine = create_engine(parsed.set(database=str(file)))

    @event.listens_for(engine, "connect")
    def prepare(connection: Any, _: object) -> None:
        # SQLAlchemy sends BEGIN by itself; the driver must not guess when.
        connection.isolation_level = None
        cursor = connection.cursor()
        cursor.execute(f"PRAGMA busy_timeout={MARGIN}")
        cursor.execute(f"PRAGMA page_size={PAGE}")  # of a new file; an older one keeps its own
        cursor.execute("PRAGMA journal_mode=WAL")
        cursor.execute("PRAGMA synchronous=FULL")
        cursor.execute(f"PRAGMA wal_autocheckpoint={CHECKPOINT}")
        cursor.close()

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN")

    return engine
