"""A small pool of worker processes with a short queue; nobody ever waits for a lost one."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable
from typing import Final

import msgspec

from pioche.server.thinking.frames import SIZE, Start, frame, size_of
from pioche.server.thinking.turns import Turns
from pioche.shelf import SHELF

logger = logging.getLogger("pioche.server")
WORKER: Final = (sys.executable, "-P", "-m")
BOOT: Final = 60.0  # seconds for a process to start on a busy machine
GRACE: Final = 5.0  # seconds after an errand is due when its process counts as lost
REST: Final = (1.0, 5.0, 30.0)  # seconds before a process that was lost repeatedly is started again
LOST: Final = (OSError, EOFError, ValueError, msgspec.MsgspecError)  # how the death of a process shows


class Errand:
    """A request to a process: answered once, unless it is cancelled before."""

    def __init__(
        self, body: bytes, done: Callable[[bytes | None], None], until: float, key: bytes = b""
    ) -> None:
        self.body = body
        self.until = until
        self.key = key  # of what it is about
        self.late = False  # whether its process had no answer in time
        self._done: Callable[[bytes | None], None] | None = done

    @property
    def wanted(self) -> bool:
        """Whether somebody still waits for it."""
        return self._done is not None

    def cancel(self) -> None:
        """Nobody waits for it any more."""
        self._done = None

    def settle(self, said: bytes | None) -> None:
        """Deliver the result."""
        done, self._done = self._done, None
        if done is not None:
            done(said)


class Piped:
    """A process behind a pipe, started on first use and again when it is lost."""

    def __init__(self, module: str, *words: str) -> None:
        self.command = (*WORKER, module, *words)
        self.process: Process | None = None

    async def start(self, limit: float) -> None:
        """Start the process; it has so many seconds for one answer."""
        self.process = await asyncio.create_subprocess_exec(*self.command, stdin=PIPE, stdout=PIPE)
        await self.say(frame(Start(list(SHELF.files), limit)))
        await self.hear()

    async def say(self, body: bytes) -> None:
        """Send it a message."""
        assert self.process is not None
        assert self.process.stdin is not None
        self.process.stdin.write(body)
        await self.process.stdin.drain()

    async def hear(self) -> bytes:
        """Its next message."""
        assert self.process is not None
        assert self.process.stdout is not None
        head = await self.process.stdout.readexactly(SIZE)
        return await self.process.stdout.readexactly(size_of(head))

    async def end(self) -> None:
        """Kill the process, if there is one."""
        process, self.process = self.process, None
        if process is not None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await asyncio.shield(process.wait())


class Processes:
    """At most so many processes, started on first use, and again when one is lost."""

    def __init__(self, module: str, workers: int, limit: float, room: int, lane: int = 0) -> None:
        self.module = module
        self.workers = workers
        self.limit = limit  # seconds for one errand
        self._queue: Turns[Errand] = Turns(room * max(1, workers), lane or room)
        self._tasks: list[asyncio.Task[None]] = []
        self._hands: list[_Hand] = []
        self._idle = 0
        self._closed = False
        self.refused = 0  # errands refused because the queue was full

    @property
    def processes(self) -> dict[int, Process]:
        """Those that run, by their ids."""
        running = [hand.process for hand in self._hands if hand.process is not None]
        return {process.pid: process for process in running}

    def send(
        self, message: object, done: Callable[[bytes | None], None], who: str = "", key: bytes = b""
    ) -> Errand:
        """Send an errand for somebody; `done` gets the reply, or None, at once if the queue is full."""
        loop = asyncio.get_running_loop()
        errand = Errand(b"", done, loop.time() + self.limit, key)
        if self._closed or self.workers < 1 or self._queue.full(who):
            self.refused += 1
            errand.settle(None)
            return errand
        errand.body = frame(message)
        self._queue.put(errand, who)
        if self._idle < len(self._queue) and len(self._tasks) < self.workers:
            self._hands.append(_Hand(self))
            self._tasks.append(asyncio.create_task(self._hands[-1].work(), name=self.module))
        return errand

    def died_of(self, errand: Errand) -> None:
        """A process has died of an errand, or had to be ended."""

    def at_work(self) -> int:
        """How many processes have an errand."""
        return len(self._tasks) - self._idle if self.processes else 0

    def waiting(self) -> int:
        """How many errands wait for a process."""
        return len(self._queue)

    async def next(self) -> Errand:
        """The next errand that is still wanted; expired ones get None."""
        loop = asyncio.get_running_loop()
        while True:
            self._idle += 1
            try:
                errand = await self._queue.get()
            finally:
                self._idle -= 1
            if errand.wanted and loop.time() < errand.until:
                return errand
            errand.settle(None)

    async def close(self) -> None:
        """End all processes, and wait until they are gone."""
        self._closed = True
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        while self._queue:
            self._queue.take().settle(None)


class _Hand(Piped):
    """Runs one process."""

    def __init__(self, pool: Processes) -> None:
        super().__init__(pool.module)
        self.pool = pool
        self.lost = 0  # losses in a row
        self.rests_until = 0.0

    async def work(self) -> None:
        """Run one errand after the other, whatever becomes of the process."""
        try:
            while True:
                errand = await self.pool.next()
                try:
                    errand.settle(await self._done(errand))
                finally:
                    errand.settle(None)  # in case it failed
        finally:
            await self.end()

    async def _done(self, errand: Errand) -> bytes | None:
        loop = asyncio.get_running_loop()
        if loop.time() < self.rests_until:
            return None
        try:
            if self.process is None:
                async with asyncio.timeout(BOOT):
                    await self.start(self.pool.limit)
            left = errand.until - loop.time()
            if left <= 0 or not errand.wanted:
                return None
            reply = await self._in_time(errand, left)
        except TimeoutError:
            logger.warning("%s does not come back: it is started again", self.pool.module)
            self._blame(errand)
            await self.end()
        except LOST as error:
            logger.warning("%s was lost (%s)", self.pool.module, type(error).__name__)
            self._blame(errand)
            await self.end()
            self.rests_until = loop.time() + REST[min(self.lost, len(REST) - 1)]
            self.lost += 1
        else:
            self.lost = 0
            return reply
        return None

    def _blame(self, errand: Errand) -> None:
        if self.process is not None:
            self.pool.died_of(errand)

    async def _in_time(self, errand: Errand, left: float) -> bytes:
        """The reply; the caller is told when it is late, but a busy machine does not mean a lost process."""
        saying = asyncio.create_task(self._ask(errand.body))
        try:
            await asyncio.wait((saying,), timeout=left)
            if not saying.done():
                errand.late = True
                errand.settle(None)
            async with asyncio.timeout(GRACE):
                return await saying
        finally:
            saying.cancel()

    async def _ask(self, body: bytes) -> bytes:
        await self.say(body)
        return await self.hear()
