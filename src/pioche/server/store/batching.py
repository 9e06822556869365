"""Batched appends: gathered in the event loop, and committed together by one thread."""

from __future__ import annotations

import asyncio
import contextlib
import queue
import threading
import time
from typing import Final

from msgspec import Struct

from pioche.server.meters import Histogram
from pioche.server.table.entries import encode
from pioche.server.table.runtime import StoreError, Uncertain, Write

BATCH: Final = 512  # most appends in one transaction
GATHERING: Final = 0.004  # seconds for which a busy server gathers appends for a transaction


class Append(Struct, frozen=True):
    """A pending append: what to write, its rows as one list of columns, and the future of its caller."""

    write: Write
    values: list[object]
    done: asyncio.Future[None]


class Batching:
    """The writing thread and its queue; a subclass knows how its database commits a batch."""

    def __init__(self) -> None:
        self._waiting: list[Append] = []
        self._writing = False
        self.written = self.failed = 0  # rows written, and appends that failed
        self.commits, self.waits = Histogram(), Histogram()
        self._batches: queue.SimpleQueue[list[Append] | None] = queue.SimpleQueue()
        self._loop = asyncio.get_running_loop()
        self._thread = threading.Thread(target=self._work, name="pioche-store", daemon=True)
        self._thread.start()

    async def written_out(self) -> None:
        """Write what is pending and stop."""
        while self._writing or self._waiting:
            await asyncio.sleep(0.005)
        self._batches.put(None)
        await asyncio.to_thread(self._thread.join)

    async def append(self, write: Write) -> None:
        """Write rows durably; raises StoreError or Conflict if that is not possible."""
        done: asyncio.Future[None] = self._loop.create_future()
        values: list[object] = []
        for row in write.rows:
            values += (write.table, row.version, row.at, row.deadline, row.command, encode(row.entry))
        started = self._loop.time()
        self._waiting.append(Append(write, values, done))
        if not self._writing:
            self._writing = True
            self._gather(0, self._loop.time() + GATHERING)
        try:
            await done
        except StoreError:
            self.failed += 1
            raise
        self.written += len(write.rows)
        self.waits.add(self._loop.time() - started)

    def waiting(self) -> int:
        """The number of pending appends, without those being written."""
        return len(self._waiting)

    def _gather(self, before: int, until: float) -> None:
        """Pass everything pending to the thread, once no more is arriving or the time is up.

        A commit costs the same for one append and for fifty: gathering saves a busy server most of them, and
        an idle server does not wait at all.
        """
        waiting = len(self._waiting)
        if waiting == 0:
            self._writing = False
        elif before < waiting < BATCH and self._loop.time() < until:
            self._loop.call_soon(self._gather, waiting, until)
        else:
            batch, self._waiting = self._waiting[:BATCH], self._waiting[BATCH:]
            self._batches.put(batch)

    def _work(self) -> None:
        """The writing thread: each batch is one transaction."""
        while (batch := self._batches.get()) is not None:
            start = time.perf_counter()
            outcome = self._commit(batch)
            self.commits.add(time.perf_counter() - start)
            self._settle(outcome)
        self._drop_writer()

    def _drop_writer(self) -> None:
        """Close the connection of the writing thread, if it has one."""
        raise NotImplementedError

    def _try(self, batch: list[Append]) -> StoreError | None:
        """Write a batch in one transaction; return the error if that fails."""
        raise NotImplementedError

    def _commit(self, batch: list[Append]) -> list[tuple[Append, StoreError | None]]:
        """Commit a batch; if it fails, try each write alone, so that one cannot spoil the others."""
        error = self._try(batch)
        if error is None:
            return [(append, None) for append in batch]
        if len(batch) == 1 or isinstance(error, Uncertain):
            return [(append, error) for append in batch]
        return [(append, self._try([append])) for append in batch]

    def _settle(self, outcome: list[tuple[Append, StoreError | None]]) -> None:
        """Report to the event loop in one callback; the thread gets its next batch first."""

        def tell() -> None:
            self._gather(0, self._loop.time() + GATHERING)
            for append, error in outcome:
                if not append.done.done():
                    if error is None:
                        append.done.set_result(None)
                    else:
                        append.done.set_exception(error)

        # A closed loop means that nobody is waiting any more; what was committed stays.
        with contextlib.suppress(RuntimeError):
            self._loop.call_soon_threadsafe(tell)
