"""The schema of a PostgreSQL database and its migrations, one step per version.

Processes of two versions may run side by side for a while: a step only adds, and what it adds has defaults.
"""

from __future__ import annotations

from typing import Any, Final

import psycopg
from psycopg import Connection

from pioche.server.store.pg_database import OLDEST, PgDatabase
from pioche.server.store.schema import HISTORY, SHARES, SchemaError
from pioche.server.table.runtime import StoreError

LOCK: Final = 0x70696F636865  # of a schema change: one at a time
# A table's code is freed when it closes. `owner` is the process that plays it, `epoch` counts changes of
# owner, `card` is what the start page says of it.
FIRST: Final = """
CREATE TABLE meta (schema bigint NOT NULL);
INSERT INTO meta VALUES (0);
CREATE TABLE nodes (id text PRIMARY KEY, until timestamptz NOT NULL, address text NOT NULL,
  machine text NOT NULL, generation bigint NOT NULL DEFAULT 0) WITH (fillfactor = 50);
CREATE TABLE tables (id text PRIMARY KEY, code text UNIQUE, rules bigint NOT NULL, opened bigint NOT NULL,
  owner text, epoch bigint NOT NULL DEFAULT 0, listed boolean NOT NULL DEFAULT false, card bytea);
CREATE INDEX tables_by_owner ON tables (owner) WHERE owner IS NOT NULL;
CREATE INDEX tables_listed ON tables (opened) WHERE listed;
CREATE TABLE entries (table_id text NOT NULL, version bigint NOT NULL, at bigint NOT NULL,
  deadline bigint NOT NULL, command text NOT NULL, body bytea NOT NULL, PRIMARY KEY (table_id, version));
CREATE TABLE players (table_id text NOT NULL, player text NOT NULL, PRIMARY KEY (table_id, player));
CREATE INDEX players_by_player ON players (player);
CREATE TABLE records (id text PRIMARY KEY, table_id text NOT NULL, at bigint NOT NULL, body text NOT NULL);
CREATE INDEX records_by_table ON records (table_id);
CREATE INDEX records_by_time ON records (at);
CREATE TABLE snapshots (table_id text PRIMARY KEY, version bigint NOT NULL, digest text NOT NULL,
  body bytea NOT NULL);
CREATE TABLE reviews (record_id text NOT NULL, round bigint NOT NULL, body bytea NOT NULL,
  PRIMARY KEY (record_id, round));
"""
# The same statements as in SQLite.
STEPS: Final[list[str]] = [FIRST, ";\n".join(HISTORY), ";\n".join(SHARES)]


def version_of(connection: Connection[Any]) -> int:
    """The schema version of a database, 0 if it is empty; a SchemaError if it is not one of ours."""
    query = "SELECT table_name FROM information_schema.tables WHERE table_schema = current_schema()"
    names = {name for (name,) in connection.execute(query)}
    if not names:
        return 0
    try:
        found = (
            connection.execute("SELECT schema FROM meta").fetchone() if {"meta", "entries"} <= names else None
        )
    except psycopg.errors.UndefinedColumn:
        found = None
    if found is None or not isinstance(found[0], int):
        raise SchemaError("the database belongs to another program: what is in it is none of ours")
    return int(found[0])


def prepare(database: PgDatabase, steps: list[str] | None = None) -> None:
    """Migrate a database to the newest schema, in one transaction; an error says why it cannot be used."""
    todo = STEPS if steps is None else steps
    with database.borrowed() as connection:
        _check(database, connection)
        try:
            with connection.transaction():
                connection.execute("SELECT pg_advisory_xact_lock(%s)", [LOCK])
                version = version_of(connection)
                if version > len(todo):
                    raise SchemaError(
                        f"{database.name} has schema {version}, which a newer pioche made;"
                        f" this one knows {len(todo)}"
                    )
                for step in todo[version:]:
                    connection.execute(step)
                if version < len(todo):
                    connection.execute("UPDATE meta SET schema = %s", [len(todo)])
                for name in ("entries", "tables", "nodes"):
                    connection.execute(f"SELECT 1 FROM {name} LIMIT 0")
        except psycopg.errors.InsufficientPrivilege as error:
            raise StoreError(_no_rights(connection, database, error)) from None
        except psycopg.errors.ReadOnlySqlTransaction:
            raise StoreError(
                f"{database.name} can only be read, as a standby can; use the one that is written to"
            ) from None


def check(database: PgDatabase) -> None:
    """Refuse a database that is not ours, or of a newer program, with a StoreError or SchemaError."""
    with database.borrowed() as connection:
        version = version_of(connection)
    if version == 0:
        raise StoreError(f"{database.name} is no database of pioche")
    if version > len(STEPS):
        raise SchemaError(f"{database.name} has schema {version}, which a newer pioche made")


def _check(database: PgDatabase, connection: Connection[Any]) -> None:
    """Refuse a server that is too old, or that cannot store all characters."""
    version = connection.info.server_version
    if version < OLDEST:
        found, wanted = version // 10000, OLDEST // 10000
        raise StoreError(f"{database.name} is PostgreSQL {found}; {wanted} or newer is needed")
    (encoding,) = connection.execute("SHOW server_encoding").fetchone() or ("",)
    if encoding != "UTF8":
        raise StoreError(f"{database.name} keeps texts as {encoding}; it has to be made with ENCODING 'UTF8'")


def _no_rights(connection: Connection[Any], database: PgDatabase, error: psycopg.Error) -> str:
    user = connection.info.user
    said = error.diag.message_primary or "it is refused"
    return (
        f"the user {user} may not do everything in {database.name} that pioche does there ({said}); "
        f"an administrator of the database can put that right: GRANT CREATE, USAGE ON SCHEMA public TO {user}"
    )
