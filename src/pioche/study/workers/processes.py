"""A task shared out among processes; what comes of its pieces is handed back in their order.

The processes are not those of a pool: they have to end at once when nobody waits for them any more, and a
game between slow bots can take minutes.
"""

from __future__ import annotations

import multiprocessing
import pickle
import signal
import sys
import traceback
from collections.abc import Iterator
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from typing import Any

from pioche.shelf import SHELF
from pioche.study.workers.task import AHEAD, Part, Task, next_size, timed


class ProcessLost(Exception):
    """A process has ended in the middle of its work."""


class RemoteError(Exception):
    """The traceback of another process, as text."""


def shared_out(task: Task[Part], pieces: range, workers: int) -> Iterator[Part]:
    """Have pieces of a task carried out by so many processes; the results come in their order."""
    # Spawned, not forked: a fork of a process with threads may hang, and not every system can fork.
    spawn = multiprocessing.get_context("spawn")
    team: list[_Worker] = []
    done: dict[int, Part] = {}
    given, next_piece, size = pieces.start, pieces.start, 1
    try:
        team += [_Worker(spawn, task) for _ in range(min(workers, len(pieces)))]
        while next_piece < pieces.stop:
            for worker in team:
                room = given - next_piece < AHEAD * size * len(team)
                if not worker.busy and given < pieces.stop and room:
                    given = worker.give(given, min(given + size, pieces.stop))
            for worker in _ready(team):
                took, first, parts = worker.take()
                done.update(enumerate(parts, first))
                size = next_size(len(parts), took)
            while next_piece in done:
                yield done.pop(next_piece)
                next_piece += 1
    finally:
        for worker in team:
            worker.end()


def _ready(team: list[_Worker]) -> list[_Worker]:
    """The workers whose results can be read, as soon as there is one."""
    said = wait([worker.pipe for worker in team if worker.busy])
    return [worker for worker in team if worker.pipe in said]


class _Worker:
    """A process that works, and the pipe to it."""

    def __init__(self, spawn: multiprocessing.context.SpawnContext, task: Task[Any]) -> None:
        self.pipe, other = spawn.Pipe()
        self.busy = False
        self.process: SpawnProcess = spawn.Process(
            target=_work, args=(other, list(SHELF.files), task), daemon=True
        )
        self.process.start()
        other.close()  # so that the pipe breaks when the process ends

    def give(self, first: int, end: int) -> int:
        """Have a batch carried out; the first piece after it."""
        self.busy = True
        try:
            self.pipe.send((first, end))
        except OSError:
            raise ProcessLost from None
        return end

    def take(self) -> tuple[float, int, list[Any]]:
        """The seconds that a batch took, its first piece, and what came of each."""
        self.busy = False
        try:
            found = self.pipe.recv()
        except (EOFError, OSError):
            raise ProcessLost from None
        if isinstance(found[0], BaseException):
            raise found[0] from RemoteError(found[1])
        took, first, parts = found
        return took, first, parts

    def end(self) -> None:
        """Kill the process and close the pipe."""
        self.process.kill()
        self.process.join()
        self.pipe.close()


def _work(pipe: Connection, files: list[str], task: Task[Any]) -> None:
    # Ctrl-C goes to every process; the parent ends this one.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    sys.stdout = sys.stderr
    try:
        SHELF.add_files(files)
        carry_out = task()
        while True:
            first, end = pipe.recv()
            took, parts = timed(carry_out, first, end)
            pipe.send((took, first, parts))
    except (EOFError, OSError):
        return  # the parent has closed the pipe
    except Exception as error:
        pipe.send((_sendable(error), traceback.format_exc()))


def _sendable(error: Exception) -> Exception:
    """The error, or one with the same text if it cannot be pickled."""
    try:
        pickle.loads(pickle.dumps(error))
    except Exception:
        return RuntimeError(f"{type(error).__name__}: {error}")
    return error
