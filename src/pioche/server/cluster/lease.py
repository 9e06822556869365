"""The lease of this process: renewed regularly, and known by its own clock to have expired."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable
from typing import Final

from pioche.server.cluster.registry import BEAT, LEASE, Peer, Registry
from pioche.server.table.runtime import StoreError, Tenure

logger = logging.getLogger("pioche.server")
MARGIN: Final = 0.1  # seconds before its end from which a lease is no longer relied on


async def _nothing() -> None:
    pass


class Lease(Tenure):
    """Tells whether this process may speak for its tables, and which others are alive."""

    def __init__(self, registry: Registry) -> None:
        self._registry = registry
        self.address = ""  # where others can check whether this process lives
        self.machine = ""
        self._loop = asyncio.get_running_loop()
        self._until = 0.0
        self._steady: float | None = None  # since when the database has always answered
        self._hurry = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self.lag = 0.0  # seconds that the last renewal took
        self.lost = 0  # leases lost
        self.reaped = 0  # expired leases of others that were deleted
        self.fenced: Callable[[], Awaitable[None]] = _nothing  # called when the tables are no longer ours
        self.joined: Callable[[], Awaitable[None]] = _nothing  # called under a new id
        self.met: Callable[[list[Peer]], Awaitable[None]] = lambda peers: _nothing()

    def lasts(self) -> bool:
        """Whether nobody can have taken the lease away yet."""
        return self._loop.time() < self._until

    def doubted(self) -> None:
        """Something was refused: check at once whether the lease still exists."""
        self._until = 0.0
        self._hurry.set()

    def left(self) -> float:
        """Seconds until the lease expires."""
        return max(0.0, self._until - self._loop.time())

    async def begin(self) -> None:
        """Join, and keep renewing the lease; StoreError if that is not possible."""
        await self._join()
        self._task = asyncio.create_task(self._work(), name="lease")

    async def end(self) -> None:
        """Stop renewing it."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _join(self) -> None:
        sent = self._loop.time()
        await self._registry.join(self.address, self.machine)
        self._until = sent + LEASE - MARGIN
        self._steady = None
        await self.joined()

    async def _work(self) -> None:
        while True:
            try:
                await self._beat()
            except StoreError as error:
                self._steady = None
                if not self.lasts():
                    logger.warning("this process is silent until its database is back: %s", error)
            except Exception:
                logger.exception("the lease could not be looked after")
            self._hurry.clear()
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(BEAT):
                    await self._hurry.wait()

    async def _beat(self) -> None:
        sent = self._loop.time()
        peers = await self._registry.beat()
        if peers is None:
            logger.warning("this process was taken for dead; it begins anew")
            self.lost += 1
            self._until = 0.0
            await self.fenced()
            await self._join()
            return
        self.lag = self._loop.time() - sent
        self._until = max(self._until, sent + LEASE - MARGIN)
        self._steady = sent if self._steady is None else self._steady
        await self.met(peers)
        # After the database was lost, every process gets time to renew before any is taken for dead.
        if sent - self._steady >= LEASE and len(peers) > 1:
            self.reaped += len(await self._registry.reap())
