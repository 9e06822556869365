"""The tables of the database and how older ones become newer, one step a version."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sqlalchemy import BigInteger, Column, Connection, Index, LargeBinary, MetaData, String, Table, Text

metadata = MetaData()

# A code is given back when its table closes.
tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("code", String(12), unique=True),
    Column("rules", BigInteger, nullable=False),
    Column("opened", BigInteger, nullable=False),
)
# In SQLite the rows lie as they were written, one after the other: a commit touches few pages.
entries = Table(
    "entries",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("version", BigInteger, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("deadline", BigInteger, nullable=False),
    Column("command", String(80), nullable=False),
    Column("body", LargeBinary, nullable=False),
)
players = Table(
    "players",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("player", String(64), primary_key=True),
    Index("players_by_player", "player"),
)
records = Table(
    "records",
    metadata,
    Column("id", String(48), primary_key=True),
    Column("table_id", String(32), nullable=False, index=True),
    Column("at", BigInteger, nullable=False),
    Column("body", Text, nullable=False),
)
meta = Table("meta", metadata, Column("schema", BigInteger, nullable=False))


def _first(connection: Connection) -> None:
    for table in (tables, entries, players, meta):
        table.create(connection)
    connection.execute(meta.insert().values(schema=1))


def _records(connection: Connection) -> None:
    """Finished games are kept as records, apart from the log."""
    records.create(connection)


def _answers(connection: Connection) -> None:
    """Answers are kept in the words they were sent in; those of before stay as they are, and are still read.

    Nothing is changed here, but a program that knows only numbers must leave the database alone.
    """


STEPS: Final[list[Callable[[Connection], None]]] = [_first, _records, _answers]


class SchemaError(Exception):
    """A database that this program cannot use."""


def migrate(connection: Connection, steps: list[Callable[[Connection], None]] | None = None) -> None:
    """Bring a database to the newest schema, all steps or none."""
    todo = STEPS if steps is None else steps
    found = connection.dialect.has_table(connection, "meta")
    version = connection.execute(meta.select()).scalar_one() if found else 0
    if version > len(todo):
        raise SchemaError(
            f"the database has schema {version}, which a newer pioche made; this one knows {len(todo)}"
        )
    for step in todo[version:]:
        step(connection)
    if version < len(todo):
        connection.execute(meta.update().values(schema=len(todo)))
