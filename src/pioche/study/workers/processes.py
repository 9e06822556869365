"""The pieces of a task shared out among processes, and handed back in their order.

The processes are our own, not those of a pool, because they have to end at once when nobody waits for them
any more: a game between slow bots can take minutes.
"""

from __future__ import annotations

import multiprocessing
import pickle
import signal
import sys
import time
import traceback
from collections.abc import Callable, Iterator
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from typing import Any, Final, Protocol, TypeVar

from pioche.shelf import SHELF

SHIFT: Final = 0.3  # seconds that a process should work before it reports
MOST: Final = 100  # pieces in one go
AHEAD: Final = 3  # goes for each process that may be played before an earlier one is done


class ProcessLost(Exception):
    """A process has ended in the middle of its work."""


class RemoteError(Exception):
    """Where something was raised in another process, as a text."""


Part = TypeVar("Part")
Part_co = TypeVar("Part_co", covariant=True)


class Task(Protocol[Part_co]):
    """Work in numbered pieces; it is sent to other processes, so it holds nothing but plain data."""

    def begin(self) -> Callable[[int], Part_co]:
        """Set up whatever cannot be sent; then one call carries out one piece."""
        ...


def shared_out(task: Task[Part], pieces: range, workers: int) -> Iterator[Part]:
    """Have pieces of a task carried out by so many processes; the results come in their order."""
    # Spawned, not forked: a fork of a process with threads may hang, and not every system can fork.
    spawn = multiprocessing.get_context("spawn")
    hands: list[_Hand] = []
    done: dict[int, Part] = {}
    given, turn, size = pieces.start, pieces.start, 1
    try:
        hands += [_Hand(spawn, task) for _ in range(min(workers, len(pieces)))]
        while turn < pieces.stop:
            for hand in hands:
                room = given - turn < AHEAD * size * len(hands)
                if not hand.busy and given < pieces.stop and room:
                    given = hand.give(given, min(given + size, pieces.stop))
            for hand in _ready(hands):
                took, first, parts = hand.take()
                done.update(enumerate(parts, first))
                size = max(1, min(MOST, round(SHIFT * len(parts) / max(took, 1e-6))))
            while turn in done:
                yield done.pop(turn)
                turn += 1
    finally:
        for hand in hands:
            hand.end()


def _ready(hands: list[_Hand]) -> list[_Hand]:
    """Those who have something to say, as soon as somebody has."""
    said = wait([hand.line for hand in hands if hand.busy])
    return [hand for hand in hands if hand.line in said]


class _Hand:
    """A process that works, and the line to it."""

    def __init__(self, spawn: multiprocessing.context.SpawnContext, task: Task[Any]) -> None:
        self.line, other = spawn.Pipe()
        self.busy = False
        self.process: SpawnProcess = spawn.Process(
            target=_work, args=(other, list(SHELF.files), task), daemon=True
        )
        self.process.start()
        other.close()  # so that the line breaks when the process ends

    def give(self, first: int, end: int) -> int:
        """Have some pieces carried out; the first one that is left."""
        self.busy = True
        try:
            self.line.send((first, end))
        except OSError:
            raise ProcessLost from None
        return end

    def take(self) -> tuple[float, int, list[Any]]:
        """The seconds that some pieces took, the first one's number, and what came of them."""
        self.busy = False
        try:
            found = self.line.recv()
        except (EOFError, OSError):
            raise ProcessLost from None
        if isinstance(found[0], BaseException):
            raise found[0] from RemoteError(found[1])
        took, first, parts = found
        return took, first, parts

    def end(self) -> None:
        """Let nothing be left of it."""
        self.process.kill()
        self.process.join()
        self.line.close()


def _work(line: Connection, files: list[str], task: Task[Any]) -> None:
    # An interrupt is for the parent, who then ends the work.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    sys.stdout = sys.stderr
    try:
        SHELF.add_files(files)
        carry_out = task.begin()
        while True:
            first, end = line.recv()
            start = time.perf_counter()
            parts = [carry_out(number) for number in range(first, end)]
            line.send((time.perf_counter() - start, first, parts))
    except (EOFError, OSError):
        return  # nobody waits any more
    except Exception as error:
        line.send((_sendable(error), traceback.format_exc()))


def _sendable(error: Exception) -> Exception:
    """The error, or one that says the same if it cannot be sent."""
    try:
        pickle.loads(pickle.dumps(error))
    except Exception:
        return RuntimeError(f"{type(error).__name__}: {error}")
    return error
