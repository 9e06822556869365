"""A process that replays finished matches, page by page, so that no table waits for people who look back.

It reads records from its standard input. It ends when that does, for whatever reason the server is gone.
"""

from __future__ import annotations

import contextlib
import gzip
import os
import signal
from collections.abc import Iterator
from typing import Final, assert_never

try:
    import resource
except ImportError:  # Windows has no such limit
    resource = None  # type: ignore[assignment]

import msgspec
from msgspec import Struct

from pioche.records.record import RecordError
from pioche.server.table.brought import check
from pioche.server.table.refusing import Refuse
from pioche.server.table.showing import encode
from pioche.server.table.trying import Try, laid
from pioche.server.thinking.counting import counted
from pioche.server.thinking.frames import Say, Start, at_work
from pioche.server.thinking.replays import replayed
from pioche.texts.catalogue import catalogue

EFFORT: Final = 5  # compression level: higher ones take twice the time to save 5 %
LIMIT: Final = 8  # seconds of processor time for one task: more than any match takes
MEMORY: Final = 1 << 30  # bytes that the process may have
STEP_BACK: Final = 5  # niceness: behind the server, but before bots that think


class Page(Struct, frozen=True, array_like=True, tag="page"):
    """A request for some steps of a match."""

    id: str
    text: str  # of the record
    lang: str
    viewer: str
    first: int
    packed: bool  # whether to compress with gzip


class Count(Struct, frozen=True, array_like=True, tag="count"):
    """A request to count what somebody did in a match."""

    text: str  # of the record
    seat: int


class Check(Struct, frozen=True, array_like=True, tag="check"):
    """A request to check whether an uploaded record comes out as it says."""

    text: str


class Shown(Struct, frozen=True, array_like=True):
    """An encoded answer, or why there is none, with what its sentence is filled with."""

    body: bytes = b""
    reason: str = ""
    told: dict[str, str | int] = {}

    def check(self) -> None:
        """Refuse if there is no answer."""
        if self.reason:
            raise Refuse(self.reason, **self.told)


Task = Page | Count | Check | Try


def refusal(refuse: Refuse) -> Shown:
    """Why something cannot be shown."""
    told = {name: one if isinstance(one, int) else str(one) for name, one in refuse.arguments.items()}
    return Shown(reason=refuse.reason, told=told)


def shown(page: Page) -> Shown:
    """The page of a match."""
    try:
        found = encode(replayed(catalogue(page.lang), page.id, page.text, page.viewer, page.first))
    except Refuse as refuse:
        return refusal(refuse)
    except (RecordError, ValueError):
        return Shown(reason="no_record")
    return Shown(gzip.compress(found, EFFORT) if page.packed else found)


def done(task: Task) -> Shown:
    """A page of a match, its counts, what is wrong with it, or a table at which it goes on."""
    try:
        match task:
            case Page():
                return shown(task)
            case Check():
                check(task.text)
                return Shown()
            case Try():
                return Shown(msgspec.msgpack.encode(laid(task)))
            case Count():
                return Shown(encode(counted(task.text, task.seat)))
            case _:
                assert_never(task)
    except Refuse as refuse:
        return refusal(refuse)
    except Exception as error:  # a record of other rules, or of a box that is missing or fails in its own way
        return Shown(reason="no_record", told={"why": type(error).__name__})


class TooLong(BaseException):
    """A task has used up its processor time; nobody but us may catch it."""


def in_time(task: Task) -> Shown:
    """The same, given up where it takes too much processor time, if the system can count that."""
    if not hasattr(signal, "setitimer"):
        return done(task)

    def give_up(number: int, frame: object) -> None:
        raise TooLong

    signal.signal(signal.SIGVTALRM, give_up)
    signal.setitimer(signal.ITIMER_VIRTUAL, LIMIT)
    try:
        return done(task)
    except TooLong:
        return Shown(reason="replay_failed")
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)


def work(start: Start, tasks: Iterator[Task], say: Say) -> None:
    """Do one task after another."""
    say(Shown())  # ready
    if resource is not None:
        with contextlib.suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    if hasattr(os, "nice"):
        with contextlib.suppress(OSError):
            os.nice(STEP_BACK)
    for task in tasks:
        say(in_time(task))


if __name__ == "__main__":
    at_work(work, Task)
