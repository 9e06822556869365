"""A simulated process: a lobby with its lease and its lines, in an event loop of its own."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from functools import cache
from typing import Any

from pioche.server.cluster.lease import Lease
from pioche.server.cluster.links import Links
from pioche.server.cluster.lobby import SharedLobby
from pioche.server.table.runtime import Runtime, StoreError, TableSettings, Timer
from tests.server.memory_runtime import Keys
from tests.server.simulation.databases import SimDatabase, SimStore
from tests.server.simulation.worlds import SimLoop, World

KEYS = cache(Keys)


class SimBus:
    """What all processes share: brings messages mostly, sometimes late, twice or never."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.down = False
        self.bad = 0.0  # how many messages something happens to
        self.listeners: dict[str, tuple[SimLoop, Callable[[bytes], None]]] = {}

    def send(self, loop: SimLoop, node: str, data: bytes) -> None:
        """Bring something on its way."""
        rng = self.world.rng
        found = self.listeners.get(node)
        if self.down or found is None:
            return
        target, heard = found
        times = 1
        if rng.random() < self.bad:
            times = rng.choice((0, 0, 2))
        for _ in range(times):
            delay = rng.uniform(0.0002, 0.003)
            if rng.random() < self.bad:
                delay = rng.uniform(0.05, 4.0)
            self.world.later(delay, target, heard, data)


class BusEnd:
    """One process's end of the bus."""

    up = True

    def __init__(self, bus: SimBus, loop: SimLoop) -> None:
        self._bus = bus
        self._loop = loop

    async def listen(self, node: str, heard: Callable[[bytes], None]) -> None:
        """Be found under a name."""
        self._bus.listeners[node] = (self._loop, heard)

    def send(self, node: str, data: bytes) -> None:
        """Send something."""
        self._bus.send(self._loop, node, data)

    async def close(self) -> None:
        """Nothing to do."""


class SimClock:
    """A machine's clock, which is set as it likes, and goes as fast as all others."""

    def __init__(self, loop: SimLoop, skew: float) -> None:
        self._loop = loop
        self._skew = skew

    def now(self) -> int:
        """Milliseconds since 1970, as this machine sees it."""
        return round(1000 * (self._loop.time() + self._skew)) + 1_000_000_000

    def call_at(self, at: int, call: Callable[..., object], *arguments: Any) -> Timer:
        """Call something when a time has come."""
        return self._loop.call_later(max(0, at - self.now()) / 1000, call, *arguments)


class Process:
    """One `pioche serve`, as far as it has to do with tables."""

    def __init__(
        self, world: World, name: str, database: SimDatabase, bus: SimBus, settings: TableSettings
    ) -> None:
        self.world = world
        self.name = name
        self.loop = SimLoop(world, name)
        self.store = SimStore(database, self.loop)
        self._bus = bus
        self._settings = settings
        self.lobby: SharedLobby
        self.up = False
        self.do(self._begin)

    async def _begin(self) -> None:
        lease = Lease(self.store)
        skew = self.world.rng.uniform(-3600, 3600)
        runtime = Runtime(self.store, SimClock(self.loop, skew), KEYS, self._settings, tenure=lease)
        self.lobby = SharedLobby(runtime, self.store, lease, Links(BusEnd(self._bus, self.loop)))
        while True:
            try:
                await lease.begin()
                break
            except StoreError:
                await asyncio.sleep(0.2)
        self.up = True

    def do(self, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
        """Have something done in the process, if it lives."""

        def begin() -> None:
            task = self.loop.create_task(work())
            task.add_done_callback(lambda done: done.exception() if not done.cancelled() else None)
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

        self.world.later(0.0005, self.loop, begin)

    @property
    def _tasks(self) -> set[asyncio.Task[None]]:
        found: set[asyncio.Task[None]] = vars(self).setdefault("tasks", set())
        return found

    def kill(self) -> None:
        """As kill -9 would."""
        self.loop.dead = True
        self.up = False
