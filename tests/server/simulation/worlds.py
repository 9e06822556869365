"""Time for many event loops at once: one clock, turned by hand, and loops that can be frozen or die."""

from __future__ import annotations

import asyncio
import heapq
import random
from asyncio import events
from collections.abc import Callable, Coroutine
from contextvars import Context
from typing import Any, cast


class Dead(Exception):
    """Somebody wanted something of a process that is no more."""


class World:
    """The clock, and all that will happen; two worlds of the same seed are the same."""

    def __init__(self, seed: int) -> None:
        self.rng = random.Random(seed)
        self.now = 0.0
        self.faults: list[str] = []
        self._made = 0
        self.outside = SimLoop(self, "outside")  # whatever is no process of ours: never frozen, never dead
        self._due: list[tuple[float, int, SimLoop, asyncio.Handle]] = []

    def put(self, at: float, loop: SimLoop, handle: asyncio.Handle) -> None:
        """Note something down that a loop will do."""
        self._made += 1
        heapq.heappush(self._due, (max(at, self.now), self._made, loop, handle))

    def later(self, delay: float, loop: SimLoop, call: Callable[..., object], *arguments: Any) -> None:
        """Have something done in a loop after a while."""
        self.put(self.now + delay, loop, asyncio.Handle(call, arguments, loop.itself))

    def run(self, until: float, done: Callable[[], bool] = lambda: False) -> None:
        """Let everything happen until a time, or until something holds."""
        while self._due and self._due[0][0] <= until and not done():
            at, made, loop, handle = heapq.heappop(self._due)
            self.now = max(self.now, at)
            if loop.dead or handle.cancelled():
                continue
            if loop.frozen:
                loop.postponed.append((made, handle))
                continue
            events._set_running_loop(loop.itself)
            try:
                cast(Any, handle)._run()
            finally:
                events._set_running_loop(None)
        if not done():
            self.now = max(self.now, until)


class SimLoop:
    """The event loop of one process; as much of one as tables, leases and relays use."""

    def __init__(self, world: World, name: str) -> None:
        self.world = world
        self.name = name
        self.itself = cast(asyncio.AbstractEventLoop, self)
        self.frozen = self.dead = False
        self.postponed: list[tuple[int, asyncio.Handle]] = []

    def thaw(self) -> None:
        """Go on: all that was due meanwhile is done now, one after the other."""
        self.frozen = False
        postponed, self.postponed = self.postponed, []
        for _, handle in postponed:
            self.world.put(self.world.now, self, handle)

    def time(self) -> float:
        return self.world.now

    def get_debug(self) -> bool:
        return False

    def is_running(self) -> bool:
        return True

    def is_closed(self) -> bool:
        return self.dead

    def call_soon(
        self, callback: Callable[..., object], *args: Any, context: Context | None = None
    ) -> asyncio.Handle:
        handle = asyncio.Handle(callback, args, self.itself, context)
        self.world.put(self.world.now, self, handle)
        return handle

    def call_at(
        self, when: float, callback: Callable[..., object], *args: Any, context: Context | None = None
    ) -> asyncio.TimerHandle:
        handle = asyncio.TimerHandle(when, callback, args, self.itself, context)
        self.world.put(when, self, handle)
        return handle

    def call_later(
        self, delay: float, callback: Callable[..., object], *args: Any, context: Context | None = None
    ) -> asyncio.TimerHandle:
        return self.call_at(self.world.now + delay, callback, *args, context=context)

    def _timer_handle_cancelled(self, handle: asyncio.TimerHandle) -> None:
        """It is passed over when its time has come."""

    def create_future(self) -> asyncio.Future[Any]:
        return asyncio.Future(loop=self.itself)

    def create_task(
        self, coro: Coroutine[Any, Any, Any], *, name: str | None = None, context: Context | None = None
    ) -> asyncio.Task[Any]:
        return asyncio.Task(coro, loop=self.itself, name=name, context=context)

    def call_exception_handler(self, context: dict[str, Any]) -> None:
        if self.dead:
            return  # nobody is left to finish anything
        self.world.faults.append(
            f"{self.name}: {context.get('message')} {context.get('exception')!r} {context.get('task')}"
        )

    def default_exception_handler(self, context: dict[str, Any]) -> None:
        self.call_exception_handler(context)
