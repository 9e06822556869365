"""The schema of the database and its migrations, one step per version."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from sqlite3 import Connection, connect
from typing import Final

# A table's code is freed when it closes. Its entries are stored in the order in which they were written, so
# that a commit touches few pages.
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
# A device that is not in `devices` is a person of its own. `counts` is filled in later, by replaying the
# match.
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
    """Keep finished games as records, apart from the log."""
    for statement in RECORDS:
        connection.execute(statement)


def _answers(connection: Connection) -> None:
    """Answers are kept in the words in which they were sent; older ones stay as they are, still readable.

    Nothing changes here, but a program that knows only numbers must leave the database alone.
    """


def _snapshots(connection: Connection) -> None:
    """Keep snapshots of tables; they can be deleted, and are made again."""
    connection.execute(
        "CREATE TABLE snapshots (table_id VARCHAR(32) NOT NULL, version BIGINT NOT NULL,"
        " digest VARCHAR(64) NOT NULL, body BLOB NOT NULL, PRIMARY KEY (table_id))"
    )


def _reviews(connection: Connection) -> None:
    """Keep the coach's reviews of rounds with the record."""
    connection.execute(
        "CREATE TABLE reviews (record_id VARCHAR(48) NOT NULL, round BIGINT NOT NULL, body BLOB NOT NULL,"
        " PRIMARY KEY (record_id, round))"
    )


def _history(connection: Connection) -> None:
    """Keep the matches that people have played, on several devices if they like."""
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
    """The schema version of a database, 0 if it is empty; a SchemaError if it is not one of ours."""
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
    """The schema version of a file, opened read-only; 0 if it is empty. An error says why it is unusable."""
    with closing(connect(f"{file.as_uri()}?mode=ro", uri=True)) as connection:
        version = version_of(connection)
    if version > len(STEPS):
        known = f"this one knows {len(STEPS)}"
        raise SchemaError(f"{file} has schema {version}, which a newer pioche made; {known}")
    return version


def migrate(connection: Connection, steps: list[Callable[[Connection], None]] | None = None) -> None:
    """Migrate a database to the newest schema, within the caller's transaction."""
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
