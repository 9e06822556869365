"""Reviews of finished games, kept with their records: each round is reviewed only once."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from typing import TYPE_CHECKING, Protocol

from pioche.server.store.database import Database, transaction
from pioche.server.table.runtime import StoreError

if TYPE_CHECKING:
    from pioche.server.store.pg_store import PgStore


class Reviews(Protocol):
    """Where reviews are kept."""

    async def find(self, record: str, number: int) -> bytes | None:
        """The review of a round, if there is one."""

    async def keep(self, record: str, number: int, body: bytes) -> None:
        """Keep a review."""

    def close(self) -> None:
        """Release all resources."""


class SharedReviews:
    """The reviews in a store that several processes share."""

    def __init__(self, store: PgStore) -> None:
        self._store = store

    async def find(self, record: str, number: int) -> bytes | None:
        """The review of a round, if any process has made one."""
        return await self._store.review(record, number)

    async def keep(self, record: str, number: int, body: bytes) -> None:
        """Keep a review; if the database refuses it, it is made again another time."""
        with contextlib.suppress(StoreError):
            await self._store.keep_review(record, number, body)

    def close(self) -> None:
        """Do nothing: the owner of the store closes it."""


class ReviewShelf:
    """The reviews in the database of the tables, by record and round."""

    def __init__(self, url: str) -> None:
        self._database = Database(url)

    async def find(self, record: str, number: int) -> bytes | None:
        """The review of a round, if there is one."""
        return await asyncio.to_thread(self._find, record, number)

    def _find(self, record: str, number: int) -> bytes | None:
        query = "SELECT body FROM reviews WHERE record_id = ? AND round = ?"
        with self._database.borrowed() as connection:
            found = connection.execute(query, (record, number)).fetchone()
        return None if found is None else bytes(found[0])

    async def keep(self, record: str, number: int, body: bytes) -> None:
        """Keep a review; if the disk refuses it, it is made again another time."""
        with contextlib.suppress(sqlite3.Error):
            await asyncio.to_thread(self._keep, record, number, body)

    def _keep(self, record: str, number: int, body: bytes) -> None:
        insert = "INSERT OR REPLACE INTO reviews (record_id, round, body) VALUES (?, ?, ?)"
        with self._database.borrowed() as connection, transaction(connection):
            connection.execute(insert, (record, number, body))

    def close(self) -> None:
        """Close the file."""
        self._database.close()
