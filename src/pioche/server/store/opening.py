"""The store that a URL names: an SQLite file, or a PostgreSQL database."""

from __future__ import annotations

from typing import Final

from pioche.server.store.sql_store import SqlStore
from pioche.server.store.stored_tables import StoredTables
from pioche.server.table.runtime import StoreError

SCHEMES: Final = ("postgresql", "postgres")


def is_postgres(url: str) -> bool:
    """Whether a URL is one of PostgreSQL."""
    return url.partition("://")[0] in SCHEMES


def open_store(url: str) -> StoredTables:
    """The store, ready for writing; StoreError or SchemaError say why there is none."""
    if not is_postgres(url):
        return SqlStore(url)
    try:
        from pioche.server.store.pg_store import PgStore
    except ImportError as error:
        raise StoreError(
            f"{error.name} is not there; PostgreSQL needs: pip install 'pioche[machines]'"
        ) from None
    return PgStore(url)
