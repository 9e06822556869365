"""Everybody's own games in PostgreSQL: the same questions, put as its driver wants them."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable
from functools import cache
from typing import Any, TypeVar

from psycopg import Connection

from pioche.server.store.history import HistoryShelf
from pioche.server.store.pg_database import PgDatabase

T = TypeVar("T")


@cache
def spoken(query: str) -> str:
    """A query for SQLite as psycopg takes it."""
    return re.sub(r":(\w+)", r"%(\1)s", query).replace("?", "%s")


class Spoken:
    """A connection that takes queries as SQLite does."""

    def __init__(self, connection: Connection[Any]) -> None:
        self._connection = connection

    def execute(self, query: str, values: Any = ()) -> Any:
        """Ask, and get a cursor."""
        return self._connection.execute(spoken(query), values)


class PgHistory(HistoryShelf):
    """The games of all people, in the database of the tables."""

    def __init__(self, database: PgDatabase) -> None:
        self._shared = database

    def close(self) -> None:
        """The database is closed by whoever has it."""

    async def _do(self, work: Callable[[Any], T]) -> T:
        def whole() -> T:
            with self._shared.whole() as connection:
                return work(Spoken(connection))

        return await asyncio.to_thread(whole)
