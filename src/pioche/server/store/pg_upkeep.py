"""Operations on a PostgreSQL database: tidy it, inspect it, close a table. It has its own backup tools."""

from __future__ import annotations

from typing import Final

from pioche.server.store.pg_database import PgDatabase
from pioche.server.store.pg_schema import STEPS, version_of
from pioche.server.store.schema import SchemaError
from pioche.server.store.upkeep import BATCH, LAST, OF_A_TABLE, Listed, Tidied
from pioche.server.table.entries import Closed, encode
from pioche.server.table.runtime import StoreError

TIDYING: Final = 0x7469647970  # the lock for tidying, which all processes attempt at the same time


def check(database: PgDatabase) -> None:
    """Refuse a database that is not ours, or of a newer program, with a StoreError or SchemaError."""
    with database.borrowed() as connection:
        version = version_of(connection)
    if version == 0:
        raise StoreError(f"{database.name} is no database of pioche")
    if version > len(STEPS):
        raise SchemaError(f"{database.name} has schema {version}, which a newer pioche made")


def tidy(database: PgDatabase, logs_before: int | None, records_before: int | None) -> Tidied:
    """Delete logs of tables closed before a time, and records older than another; None keeps all."""
    logs = records = 0
    while logs_before is not None:
        with database.whole() as connection:
            found: list[str] = []
            if (connection.execute("SELECT pg_try_advisory_xact_lock(%s)", [TIDYING]).fetchone() or [False])[
                0
            ]:
                closed = (
                    f"SELECT id FROM tables WHERE code IS NULL AND coalesce({LAST}, 0) < %s LIMIT {BATCH}"
                )
                found = [id for (id,) in connection.execute(closed, [logs_before])]
                for table, column in OF_A_TABLE:
                    connection.execute(f"DELETE FROM {table} WHERE {column} = ANY(%s)", [found])
        logs += len(found)
        if len(found) < BATCH:
            break
    if records_before is not None:
        with database.whole() as connection:
            records = connection.execute("DELETE FROM records WHERE at < %s", [records_before]).rowcount
            for kept in ("reviews", "played"):
                lost = "NOT EXISTS (SELECT 1 FROM records WHERE id = record_id)"
                connection.execute(f"DELETE FROM {kept} WHERE {lost}")
    return Tidied(logs, records)


def tables(database: PgDatabase) -> list[Listed]:
    """The open tables, the most recently active first."""
    rows = "(SELECT max(version) FROM entries WHERE table_id = tables.id)"
    people = "(SELECT count(*) FROM players WHERE table_id = tables.id)"
    query = (
        f"SELECT code, opened, {LAST}, {rows}, {people} FROM tables WHERE code IS NOT NULL ORDER BY 3 DESC"
    )
    return [Listed(*found) for found in database.found(query)]


def close(database: PgDatabase, code: str, now: int) -> bool:
    """Close a table, even during play: its owner notices within a minute; False if there is none."""
    with database.whole() as connection:
        found = connection.execute("SELECT id FROM tables WHERE code = %s FOR UPDATE", [code]).fetchone()
        if found is None:
            return False
        (last,) = connection.execute(
            "SELECT max(version) FROM entries WHERE table_id = %s", found
        ).fetchone() or (0,)
        row = (found[0], last + 1, now, 0, "", encode(Closed()))
        connection.execute("INSERT INTO entries VALUES (%s, %s, %s, %s, %s, %s)", row)
        connection.execute("UPDATE tables SET code = NULL, listed = false WHERE id = %s", found)
    return True


def processes(database: PgDatabase) -> list[tuple[str, str, int]]:
    """The processes that play the tables, their addresses, and how many tables each owns."""
    owned = "(SELECT count(*) FROM tables WHERE owner = nodes.id)"
    query = f"SELECT id, address, {owned} FROM nodes ORDER BY address, id"
    return [(id, address, count) for id, address, count in database.found(query)]
