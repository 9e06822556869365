"""Everybody's own games in PostgreSQL: the same queries, translated for its driver."""

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
    """A query in SQLite's syntax, translated for psycopg."""
    return re.sub(r":(\w+)", r"%(\1)s", query).replace("?", "%s")


class Spoken:
    """A connection that takes queries in SQLite's syntax."""

    def __init__(self, connection: Connection[Any]) -> None:
        self._connection = connection

    def execute(self, query: str, values: Any = ()) -> Any:
        """Run a query and return its cursor."""
        return self._connection.execute(spoken(query), values)


class PgHistory(HistoryShelf):
    """The games of all people, in the database of the tables."""

    def __init__(self, database: PgDatabase) -> None:
        self._shared = database

    def close(self) -> None:
        """Do nothing: the owner of the database closes it."""

    async def _do(self, work: Callable[[Any], T]) -> T:
        def whole() -> T:
            with self._shared.whole() as connection:
                return work(Spoken(connection))

        return await asyncio.to_thread(whole)
