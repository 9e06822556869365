"""The tables of the database and how older ones become newer, one step a version."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from sqlite3 import Connection, connect
from typing import Final

# A table's code is given back when it closes. Its entries lie as they were written, one after the other: a
# commit touches few pages.
FIRST: Final = (
    "CREATE TABLE tables (id VARCHAR(32) NOT NULL, code VARCHAR(12), rules BIGINT NOT NULL,"
    " opened BIGINT NOT NULL, PRIMARY KEY (id), UNIQUE (code))",
    "CREATE TABLE entries (table_id VARCHAR(32) NOT NULL, version BIGINT NOT NULL, at BIGINT NOT NULL,"
    " deadline BIGINT NOT NULL, command VARCHAR(80) NOT NULL, body BLOB NOT NULL,"
    " PRIMARY KEY (table_id, version))",
    "CREATE TABLE players (table_id VARCHAR(32) NOT NULL, player VARCHAR(64) NOT NULL,"
    " PRIMARY KEY (table_id, player))",
    "CREATE INDEX players_by_player ON players (player)",
    "CREATE TABLE meta (schema BIGINT NOT NULL)",
    "INSERT INTO meta VALUES (1)",
)
RECORDS: Final = (
    "CREATE TABLE records (id VARCHAR(48) NOT NULL, table_id VARCHAR(32) NOT NULL, at BIGINT NOT NULL,"
    " body TEXT NOT NULL, PRIMARY KEY (id))",
    "CREATE INDEX ix_records_table_id ON records (table_id)",
)
# A device that is not among them is a person by itself. What is counted by replaying a match comes later.
HISTORY: Final = (
    "CREATE TABLE played (player VARCHAR(32) NOT NULL, record_id VARCHAR(48) NOT NULL, at BIGINT NOT NULL,"
    " seat BIGINT NOT NULL, box VARCHAR(40) NOT NULL, seats BIGINT NOT NULL, place BIGINT NOT NULL,"
    " points BIGINT NOT NULL, won BIGINT NOT NULL, share DOUBLE PRECISION NOT NULL, length BIGINT NOT NULL,"
    " people TEXT NOT NULL, counts TEXT, PRIMARY KEY (player, record_id))",
    "CREATE INDEX played_by_record ON played (record_id)",
    "CREATE TABLE devices (player VARCHAR(32) NOT NULL, person VARCHAR(32) NOT NULL, PRIMARY KEY (player))",
    "CREATE INDEX devices_by_person ON devices (person)",
    "CREATE TABLE passes (token VARCHAR(64) NOT NULL, player VARCHAR(32) NOT NULL, until BIGINT NOT NULL,"
    " PRIMARY KEY (token))",
)


def _first(connection: Connection) -> None:
    for statement in FIRST:
        connection.execute(statement)


def _records(connection: Connection) -> None:
    """Finished games are kept as records, apart from the log."""
    for statement in RECORDS:
        connection.execute(statement)


def _answers(connection: Connection) -> None:
    """Answers are kept in the words they were sent in; those of before stay as they are, and are still read.

    Nothing is changed here, but a program that knows only numbers must leave the database alone.
    """


def _snapshots(connection: Connection) -> None:
    """Tables are kept as they are now and then; that can be thrown away, and is made again."""
    connection.execute(
        "CREATE TABLE snapshots (table_id VARCHAR(32) NOT NULL, version BIGINT NOT NULL,"
        " digest VARCHAR(64) NOT NULL, body BLOB NOT NULL, PRIMARY KEY (table_id))"
    )


def _reviews(connection: Connection) -> None:
    """What the coach found out about a round is kept with the record."""
    connection.execute(
        "CREATE TABLE reviews (record_id VARCHAR(48) NOT NULL, round BIGINT NOT NULL, body BLOB NOT NULL,"
        " PRIMARY KEY (record_id, round))"
    )


def _history(connection: Connection) -> None:
    """People keep the matches they have played, on several devices if they like."""
    for statement in HISTORY:
        connection.execute(statement)


STEPS: Final[list[Callable[[Connection], None]]] = [
    _first,
    _records,
    _answers,
    _snapshots,
    _reviews,
    _history,
]


class SchemaError(Exception):
    """A database that this program cannot use."""


def version_of(connection: Connection) -> int:
    """The schema of a database, 0 of an empty one; a SchemaError if it is none of ours."""
    names = {name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    if not names:
        return 0
    found = None
    if {"meta", "tables", "entries"} <= names:
        columns = [told[1] for told in connection.execute("PRAGMA table_info(meta)")]
        found = connection.execute("SELECT schema FROM meta").fetchone() if "schema" in columns else None
    if found is None or not isinstance(found[0], int):
        raise SchemaError("the database belongs to another program: what is in it is none of ours")
    return int(found[0])


def look(file: Path) -> int:
    """The schema of a file, without changing anything in it; 0 of an empty one, else an error says why."""
    with closing(connect(f"{file.as_uri()}?mode=ro", uri=True)) as connection:
        version = version_of(connection)
    if version > len(STEPS):
        known = f"this one knows {len(STEPS)}"
        raise SchemaError(f"{file} has schema {version}, which a newer pioche made; {known}")
    return version


def migrate(connection: Connection, steps: list[Callable[[Connection], None]] | None = None) -> None:
    """Bring a database to the newest schema; all steps or none, in the transaction of the caller."""
    todo = STEPS if steps is None else steps
    version = version_of(connection)
    if version > len(todo):
        raise SchemaError(
            f"the database has schema {version}, which a newer pioche made; this one knows {len(todo)}"
        )
    for step in todo[version:]:
        step(connection)
    if version < len(todo):
        connection.execute("UPDATE meta SET schema = ?", [len(todo)])
