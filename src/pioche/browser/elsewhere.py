"""Asking the workers that think, each one thing at a time."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, Final

import msgspec

from pioche.server.table.my_games import Counts
from pioche.server.table.runtime import Thought, Timer
from pioche.server.thinking.coach_tasks import Found, Task

# For bots and hints somebody waits at a table; reviews and counts, which take long, have another worker.
BOT: Final = "bot"
HINT: Final = "hint"
REVIEW: Final = "review"
COUNT: Final = "count"
READY: Final = "ready"  # nothing yet: whoever is started early has no start to wait for later
logger = logging.getLogger("pioche.browser")
Progress = Callable[[int, int], None]
Ask = Callable[[str, bytes, Progress], Awaitable[bytes]]


def unheard(done: int, of: int) -> None:
    """For what nobody follows."""


class Elsewhere:
    """The other workers: those that think for bots and hints, and one that goes through what was played."""

    def __init__(self, ask: Ask) -> None:
        self._ask = ask
        self._ready = False
        self._turn = asyncio.Semaphore(1)
        self._past = asyncio.Lock()  # so that nobody at a table waits for a review
        self._tasks: set[asyncio.Task[None]] = set()

    def share(self, cores: int) -> None:
        """Let as many think at once as there are cores to spare; before anybody does."""
        self._turn = asyncio.Semaphore(cores)

    def get_ready(self) -> None:
        """Have somebody there who thinks: a table will soon need that."""
        if not self._ready:
            self._ready = True
            self._start(self._wake())

    async def _wake(self) -> None:
        try:
            await self._ask(READY, b"", unheard)
        except Exception as error:
            logger.warning("nobody is there to think: %s", error)

    def _start(self, errand: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.ensure_future(errand)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    def ask(self, thought: Thought, done: Callable[[list[int] | None], None]) -> Timer:
        """Have a bot think; what is called off before its turn is not thought at all."""

        async def think() -> None:
            said: list[int] | None = None
            try:
                async with self._turn:
                    body = await self._ask(BOT, msgspec.msgpack.encode(thought), unheard)
                said = msgspec.msgpack.decode(body, type=list[int])
            except Exception as error:
                logger.warning("a bot did not think: %s", error)
            done(said)

        return self._start(think())  # type: ignore[return-value]

    async def coach(self, task: Task, progress: Progress = unheard) -> Found:
        """What the coach says."""
        kind, turn = (REVIEW, self._past) if task.record else (HINT, self._turn)
        try:
            async with turn:
                body = await self._ask(kind, msgspec.msgpack.encode(task), progress)
            return msgspec.msgpack.decode(body, type=Found)
        except Exception as error:
            logger.warning("the coach did not answer: %s", error)
            return Found(reason="no_figures")

    async def count(self, record: str, seat: int) -> Counts:
        """What somebody did in a match; nothing where it cannot be played again."""
        try:
            async with self._past:
                body = await self._ask(COUNT, msgspec.msgpack.encode((record, seat)), unheard)
            return msgspec.msgpack.decode(body, type=Counts)
        except Exception as error:
            logger.warning("a match was not counted: %s", error)
            return Counts()
