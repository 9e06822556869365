"""The deals of a contest shared out among processes, and handed back in their order.

The processes are our own, not those of a pool, because they have to end at once when nobody waits for them
any more: a deal between slow bots can take minutes.
"""

from __future__ import annotations

import multiprocessing
import pickle
import signal
import sys
import time
import traceback
from collections.abc import Iterator
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from typing import Final

from pioche.shelf import SHELF
from pioche.study.contest import Contest
from pioche.study.deals import Deal, Hall

SHIFT: Final = 0.3  # seconds that a process should play before it reports
MOST: Final = 100  # deals in one go
AHEAD: Final = 3  # goes for each process that may be played before an earlier one is done


class ProcessLost(Exception):
    """A process has ended in the middle of a game."""


class RemoteError(Exception):
    """Where something was raised in another process, as a text."""


def shared_out(contest: Contest, workers: int, first: int) -> Iterator[Deal]:
    """Play a contest from a deal on with so many processes; the deals come in their order."""
    # Spawned, not forked: a fork of a process with threads may hang, and not every system can fork.
    spawn = multiprocessing.get_context("spawn")
    hands = [_Hand(spawn, contest) for _ in range(min(workers, contest.deals - first))]
    done: dict[int, Deal] = {}
    given, turn, size = first, first, 1
    try:
        while turn < contest.deals:
            for hand in hands:
                room = given - turn < AHEAD * size * len(hands)
                if not hand.busy and given < contest.deals and room:
                    given = hand.give(given, min(given + size, contest.deals))
            for hand in _ready(hands):
                took, deals = hand.take()
                done.update((deal.number, deal) for deal in deals)
                size = max(1, min(MOST, round(SHIFT * len(deals) / max(took, 1e-6))))
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
    """A process that plays deals, and the line to it."""

    def __init__(self, spawn: multiprocessing.context.SpawnContext, contest: Contest) -> None:
        self.line, other = spawn.Pipe()
        self.busy = False
        self.process: SpawnProcess = spawn.Process(
            target=_work, args=(other, list(SHELF.files), contest), daemon=True
        )
        self.process.start()
        other.close()  # so that the line breaks when the process ends

    def give(self, first: int, end: int) -> int:
        """Have some deals played; the first one that is left."""
        self.busy = True
        try:
            self.line.send((first, end))
        except OSError:
            raise ProcessLost from None
        return end

    def take(self) -> tuple[float, list[Deal]]:
        """The deals, and the seconds they took."""
        self.busy = False
        try:
            found = self.line.recv()
        except (EOFError, OSError):
            raise ProcessLost from None
        if isinstance(found[0], BaseException):
            raise found[0] from RemoteError(found[1])
        took, deals = found
        return took, deals

    def end(self) -> None:
        """Let nothing be left of it."""
        self.process.kill()
        self.process.join()
        self.line.close()


def _work(line: Connection, files: list[str], contest: Contest) -> None:
    # An interrupt is for the parent, who then ends the work.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    sys.stdout = sys.stderr
    try:
        SHELF.add_files(files)
        hall = Hall(contest)
        while True:
            first, end = line.recv()
            start = time.perf_counter()
            deals = [hall.play(number) for number in range(first, end)]
            line.send((time.perf_counter() - start, deals))
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
