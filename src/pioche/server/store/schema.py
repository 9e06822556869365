"""The schema of the database and its migrations, one step per version."""

from __future__ import annotations

from contextlib import closing
from itertools import chain
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
# A step for each version. Since the third, answers are kept in the words in which they were sent. Older ones
# stay readable, but a program that knows only numbers must leave the database alone.
ANSWERS: Final = ()
SNAPSHOTS: Final = (  # they can be deleted, and are made again
    "CREATE TABLE snapshots (table_id VARCHAR(32) NOT NULL, version BIGINT NOT NULL,"
    " digest VARCHAR(64) NOT NULL, body BLOB NOT NULL, PRIMARY KEY (table_id))",
)
REVIEWS: Final = (
    "CREATE TABLE reviews (record_id VARCHAR(48) NOT NULL, round BIGINT NOT NULL, body BLOB NOT NULL,"
    " PRIMARY KEY (record_id, round))",
)
# Which network has opened a table or uploaded a record, as a mark that many share; -1 where nobody knows.
SHARES: Final = (
    "ALTER TABLE tables ADD COLUMN network BIGINT NOT NULL DEFAULT -1",
    "CREATE INDEX tables_by_network ON tables (network)",
    "CREATE TABLE uploads (record_id VARCHAR(48) NOT NULL, at BIGINT NOT NULL, network BIGINT NOT NULL,"
    " size BIGINT NOT NULL, PRIMARY KEY (record_id))",
    "INSERT INTO uploads SELECT id, at, -1, length(body) FROM records WHERE table_id = ''",
)
STEPS: Final[list[tuple[str, ...]]] = [FIRST, RECORDS, ANSWERS, SNAPSHOTS, REVIEWS, HISTORY, SHARES]


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


def migrate(connection: Connection, steps: list[tuple[str, ...]] | None = None) -> None:
    """Migrate a database to the newest schema, within the caller's transaction."""
    todo = STEPS if steps is None else steps
    version = version_of(connection)
    if version > len(todo):
        raise SchemaError(
            f"the database has schema {version}, which a newer pioche made; this one knows {len(todo)}"
        )
    for statement in chain.from_iterable(todo[version:]):
        connection.execute(statement)
    if version < len(todo):
        connection.execute("UPDATE meta SET schema = ?", [len(todo)])
