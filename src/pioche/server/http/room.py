"""Room for what is to be kept: how much of tables and disk there is in all, and for one network."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Protocol

from pioche.server.net.networks import mark_of
from pioche.server.settings import Settings, part_of
from pioche.server.table.pacing import ms
from pioche.server.table.refusing import AFTER, Refuse, SlowDown

MEGABYTE: Final = 1_000_000
ROW: Final = 300  # bytes of a row in a log, with its key


class Counting(Protocol):
    """A store that knows what each network has."""

    async def tables_of_network(self, network: int) -> int:
        """How many open tables a network has opened."""

    async def rows_of_network(self, network: int) -> int:
        """How many rows the logs have of all tables that a network has opened."""

    async def uploaded(self, network: int | None = None) -> tuple[int, int]:
        """How many characters have been uploaded, by one network or by all, and when the oldest of them."""

    async def size(self) -> int:
        """How many bytes the database has that are in use."""


class Room:
    """Refuses what there is no room for; what has begun goes on."""

    def __init__(self, settings: Settings, store: Counting, now: Callable[[], int]) -> None:
        self._settings = settings
        self._store = store
        self._now = now

    async def for_a_table(self, network: str) -> None:
        """Refuse another table where a network has its share, or the disk is full."""
        settings, mark = self._settings, mark_of(network)
        if await self._store.tables_of_network(mark) >= part_of(settings.tables, settings.share):
            raise Refuse("tables_share")
        await self._on_disk(mark)

    async def for_an_upload(self, network: str, size: int) -> None:
        """Refuse another record where there are too many from elsewhere, or from this network."""
        settings, mark = self._settings, mark_of(network)
        most = settings.uploads * MEGABYTE
        for of, part, reason in ((mark, settings.share, "uploads_share"), (None, 1.0, "uploads_full")):
            have, oldest = await self._store.uploaded(of)
            if have + size > most * part:
                raise SlowDown(self._until(oldest), reason)
        await self._on_disk(mark)

    def _until(self, oldest: int) -> float:
        """Seconds until the oldest upload is deleted."""
        keep = self._settings.keep_uploads
        left = (oldest + ms(keep) - self._now()) / 1000 if keep and oldest else 0.0
        return max(float(AFTER["uploads_full"]), left)

    async def _on_disk(self, mark: int) -> None:
        most = self._settings.disk * MEGABYTE
        if most and await self._store.size() > most:
            raise Refuse("disk_full")
        if most and ROW * await self._store.rows_of_network(mark) > most * self._settings.share:
            raise Refuse("disk_share")
