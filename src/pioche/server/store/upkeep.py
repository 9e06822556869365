"""Operations on a database: back it up, restore a copy, tidy it, inspect it, close a table."""

from __future__ import annotations

import contextlib
import os
import sqlite3
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from pioche.server.store.database import OWNER_ONLY, AnyDatabase, Connection, Database, ServerLock
from pioche.server.store.schema import look
from pioche.server.table.entries import Closed, encode
from pioche.server.table.runtime import StoreError

LONGEST_REST: Final = 0.1  # seconds between two transactions
BATCH: Final = 20  # tables deleted in one transaction, so that others need not wait long
OF_A_TABLE: Final = (
    ("entries", "table_id"),
    ("players", "table_id"),
    ("snapshots", "table_id"),
    ("tables", "id"),
)
OF_A_RECORD: Final = (
    ("reviews", "record_id"),
    ("played", "record_id"),
    ("uploads", "record_id"),
    ("records", "id"),
)
# By the last row alone: a log may be long, and this runs every minute for every table.
LAST: Final = "(SELECT at FROM entries WHERE table_id = tables.id ORDER BY version DESC LIMIT 1)"


@dataclass(frozen=True)
class Before:
    """The times, in milliseconds, before which logs, records and uploads are deleted; None keeps all."""

    logs: int | None = None
    records: int | None = None
    uploads: int | None = None

    def of_records(self) -> list[tuple[str, int]]:
        """Which records go: conditions of SQL, each with its time."""
        every = [] if self.records is None else [("at < ?", self.records)]
        return every if self.uploads is None else [*every, ("table_id = '' AND at < ?", self.uploads)]


@dataclass(frozen=True)
class Tidied:
    """How much was deleted."""

    logs: int
    records: int


def tidy(database: AnyDatabase, before: Before) -> Tidied:
    """Delete logs of tables that were closed, and old records, a few at a time: people play meanwhile.

    A closed table contains nothing but its finished matches, and these are kept as records.
    """
    logs = records = 0
    closed = f"SELECT id FROM tables WHERE code IS NULL AND coalesce({LAST}, 0) < ? LIMIT {BATCH}"
    while before.logs is not None:
        found: list[str] = []
        with in_turn(database) as connection:
            if database.alone(connection):
                found = [id for (id,) in connection.execute(closed, [before.logs])]
            marks = ",".join("?" * len(found))
            for table, column in OF_A_TABLE if found else ():
                connection.execute(f"DELETE FROM {table} WHERE {column} IN ({marks})", found)
        logs += len(found)
        if len(found) < BATCH:
            break
    for old, limit in before.of_records():
        while True:
            with in_turn(database) as connection:
                query = f"SELECT id FROM records WHERE {old} LIMIT {BATCH}"
                gone = [id for (id,) in connection.execute(query, [limit])]
                marks = ",".join("?" * len(gone))
                for table, column in OF_A_RECORD if gone else ():
                    connection.execute(f"DELETE FROM {table} WHERE {column} IN ({marks})", gone)
            records += len(gone)
            if len(gone) < BATCH:
                break
    return Tidied(logs, records)


@contextmanager
def in_turn(database: AnyDatabase) -> Iterator[Connection]:
    """A connection for a transaction, after which others have the database for as long as it took."""
    started = time.monotonic()
    with database.whole() as connection:
        yield connection
    time.sleep(min(LONGEST_REST, time.monotonic() - started))


@dataclass(frozen=True)
class Listed:
    """An open table, as far as can be seen without replaying its log."""

    code: str
    opened: int
    last: int
    rows: int
    people: int


def tables(database: AnyDatabase) -> list[Listed]:
    """The open tables, the most recently active first."""
    rows = "(SELECT max(version) FROM entries WHERE table_id = tables.id)"
    people = "(SELECT count(*) FROM players WHERE table_id = tables.id)"
    query = (
        f"SELECT code, opened, {LAST}, {rows}, {people} FROM tables WHERE code IS NOT NULL ORDER BY 3 DESC"
    )
    with database.whole() as connection:
        return [Listed(*found) for found in connection.execute(query)]


def close(database: AnyDatabase, code: str, now: int) -> bool:
    """Close a table, even during play: who owns it notices within a minute; False if there is none."""
    with database.whole() as connection:
        freed = f"UPDATE tables SET {database.CLOSING} WHERE code = ? RETURNING id"
        found = connection.execute(freed, [code]).fetchall()
        if not found:
            return False
        query = "SELECT max(version) FROM entries WHERE table_id = ?"
        last = connection.execute(query, found[0]).fetchone()[0]
        row = (found[0][0], last + 1, now, 0, "", encode(Closed()))
        connection.execute("INSERT INTO entries VALUES (?, ?, ?, ?, ?, ?)", row)
    return True


def backup(database: Database, to: Path) -> None:
    """Write a complete and consistent copy, even during play; an existing file is not touched."""
    try:
        os.close(os.open(to, os.O_WRONLY | os.O_CREAT | os.O_EXCL, OWNER_ONLY))
    except OSError as error:
        raise StoreError(f"{to} cannot be made: {error.strerror}") from None
    try:
        with database.borrowed() as source, contextlib.closing(sqlite3.connect(to)) as copy:
            source.backup(copy)
            copy.execute("PRAGMA journal_mode=DELETE")  # a single file, without side files
            copy.execute("VACUUM")  # frees the space of deleted rows
        check(to)
    except (sqlite3.Error, StoreError) as error:
        to.unlink()
        raise StoreError(f"{to} could not be written: {error}") from None
    except BaseException:
        to.unlink()
        raise


def restore(database: Database, copy: Path) -> Path:
    """Replace the database with a copy; return the new name of the old one, which is moved aside."""
    check(copy)
    lock = ServerLock(database.file)
    try:
        file = database.file
        database.close()
        aside = next(path for path in _names(file) if not path.exists())
        for end in ("", "-wal", "-shm"):
            with contextlib.suppress(FileNotFoundError):
                file.with_name(file.name + end).rename(aside.with_name(aside.name + end))
        backup(Database(f"sqlite:///{copy}"), file)
    finally:
        lock.release()
    return aside


def _names(file: Path) -> Iterator[Path]:
    """Names to move a database aside to."""
    for number in range(1, 1_000_000):
        yield file.with_name(f"{file.name}.before-{number}")


def check(file: Path) -> None:
    """Refuse a file that is not a complete database of ours, with a StoreError or SchemaError."""
    if not file.is_file():
        raise StoreError(f"{file} is not there")
    try:
        version = look(file.resolve())
        with contextlib.closing(
            sqlite3.connect(f"{file.resolve().as_uri()}?mode=ro", uri=True)
        ) as connection:
            sound = connection.execute("PRAGMA quick_check(1)").fetchone()[0]
    except sqlite3.Error as error:
        raise StoreError(f"{file} cannot be used: {error}") from None
    if version == 0:
        raise StoreError(f"{file} is no database of pioche")
    if sound != "ok":
        raise StoreError(f"{file} is damaged: {sound}")
