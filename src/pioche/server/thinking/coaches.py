"""The coach behind the server: one process for hints, one for reviews, short queues, one task a person."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from typing import Final

import msgspec

from pioche.server.table.refusing import AFTER, Refuse
from pioche.server.thinking.coach_tasks import Found, Task
from pioche.server.thinking.coach_worker import PATIENT
from pioche.server.thinking.frames import frame
from pioche.server.thinking.processes import BOOT, Piped

logger = logging.getLogger("pioche.server")
MODULE: Final = "pioche.server.thinking.coach_worker"
ROOM: Final = 8  # most reviews, or hints, that may wait: more would come too late anyway
NEAR: Final = 4  # of these, how many of one network
FATAL: Final = "review_failed"  # a process has died of it, and nobody tries it again for a while
SILENCE: Final = 60.0  # seconds without output after which it counts as lost
LOST: Final = (OSError, EOFError, ValueError, TimeoutError, msgspec.MsgspecError)
_found: Final = msgspec.msgpack.Decoder(Found).decode
Who = tuple[str, str]  # a network, and a person of it; an empty one is everybody who has no cookie
Keep = Callable[[bytes], Awaitable[None]]


def crowded(who: Who, waiting: Sequence[Who]) -> bool:
    """Whether somebody waits already, or too many do, of all or of one network."""
    near = sum(other[0] == who[0] for other in waiting)
    return who in waiting or near >= NEAR or len(waiting) >= ROOM


class Job:
    """A review that somebody waits for: its progress and its outcome."""

    def __init__(self, who: Who, task: Task, keep: Keep) -> None:
        self.who = who
        self.task = task
        self.keep = keep
        self.done = 0
        self.of = 0
        self.at_work = False
        self.reason = ""  # why it failed
        self.until = 0.0  # for how long it is left alone, if a process has died of it


class Coaches:
    """Hints at once, reviews one after the other; neither if there are no processes."""

    def __init__(self, processes: bool) -> None:
        self.processes = processes
        self._advisor = _Coach()
        self._reviewer = _Coach(PATIENT)
        self._asking: list[Who] = []  # who waits for a hint
        self._jobs: dict[tuple[str, int], Job] = {}  # reviews by record and round, in order
        self._task: asyncio.Task[None] | None = None

    # Hints

    async def hint(self, who: Who, task: Task) -> bytes:
        """A hint as JSON; a Refuse if the person has already asked for one, or too many have."""
        if not self.processes:
            raise Refuse("no_coach")
        if crowded(who, self._asking):
            raise Refuse("coach_busy")
        self._asking.append(who)
        try:
            return (await self._advisor.ask(task, lambda found: None)).data
        finally:
            self._asking.remove(who)

    # Reviews

    def review(self, who: Who, record: str, task: Task, keep: Keep) -> Job:
        """The job that reviews a round, a new one if nobody has asked; `keep` gets the result."""
        key = (record, task.round)
        found = self._jobs.get(key)
        if found is not None:
            if found.reason:
                if found.reason != FATAL or asyncio.get_running_loop().time() >= found.until:
                    del self._jobs[key]
                raise Refuse(found.reason)
            return found
        if not self.processes:
            raise Refuse("no_coach")
        if crowded(who, [job.who for job in self._jobs.values() if not job.reason]):
            raise Refuse("coach_busy")
        found = self._jobs[key] = Job(who, task, keep)
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._work(), name="coach")
        return found

    def before(self, job: Job) -> int:
        """How many reviews come before this one, including the current one; 0 for the current one."""
        waiting = [other for other in self._jobs.values() if not other.reason]
        return waiting.index(job) if job in waiting else 0

    async def _work(self) -> None:
        while job := next((job for job in self._jobs.values() if not job.reason), None):
            key = next(key for key, other in self._jobs.items() if other is job)
            job.at_work = True
            try:

                def heard(found: Found, job: Job = job) -> None:
                    job.done, job.of = found.done, found.of

                found = await self._reviewer.ask(job.task, heard)
                await job.keep(found.data)
                del self._jobs[key]
            except Refuse as refuse:
                self._fail(key, job, refuse.reason)
            except Exception:
                logger.exception("a review could not be kept")
                self._fail(key, job, "fault")

    def _fail(self, key: tuple[str, int], job: Job, reason: str) -> None:
        """Keep the reason for whoever asks next, but not for ever."""
        job.reason, job.until = reason, asyncio.get_running_loop().time() + AFTER["review_failed"]
        self._jobs.pop(key, None)
        self._jobs[key] = job
        failed = [other for other, one in self._jobs.items() if one.reason]
        for other in failed[:-ROOM]:
            del self._jobs[other]

    async def close(self) -> None:
        """End both processes, and wait until they are gone."""
        self.processes = False
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        await self._advisor.end()
        await self._reviewer.end()


class _Coach(Piped):
    """One process, with one task at a time."""

    def __init__(self, *words: str) -> None:
        super().__init__(MODULE, *words)
        self._turn = asyncio.Lock()

    async def ask(self, task: Task, heard: Callable[[Found], None]) -> Found:
        """The coach's reply; a Refuse with the reason if it has none."""
        async with self._turn:
            try:
                if self.process is None:
                    async with asyncio.timeout(BOOT):
                        await self.start(SILENCE)
                await self.say(frame(task))
                found = await self._told(heard)
            except LOST as error:
                logger.warning("a process of the coach was lost (%s)", type(error).__name__)
                await self.end()
                raise Refuse(FATAL) from None
            except asyncio.CancelledError:
                await self.end()  # nobody waits for its current task any more
                raise
        if found.reason:
            raise Refuse(found.reason)
        return found

    async def _told(self, heard: Callable[[Found], None]) -> Found:
        while True:
            async with asyncio.timeout(SILENCE):
                found = _found(await self.hear())
            if found.of == 0:
                return found
            heard(found)
