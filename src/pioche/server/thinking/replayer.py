"""A process that replays finished matches, page by page, so that no table waits for people who look back.

It reads records from its standard input. It ends when that does, for whatever reason the server is gone.
"""

from __future__ import annotations

import contextlib
import gzip
import os
from collections.abc import Iterator
from typing import Final

from msgspec import Struct

from pioche.records.record import RecordError
from pioche.server.table.brought import check
from pioche.server.table.refusing import Refuse
from pioche.server.table.showing import encode
from pioche.server.thinking.counting import counted
from pioche.server.thinking.frames import Say, Start, at_work
from pioche.server.thinking.replays import replayed
from pioche.texts.catalogue import catalogue

EFFORT: Final = 5  # compression level: higher ones take twice the time to save 5 %
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
    """An encoded Replay, or why there is none."""

    body: bytes = b""
    reason: str = ""
    box: str = ""
    why: str = ""


def refusal(refuse: Refuse) -> Shown:
    """Why something cannot be shown."""
    told = refuse.arguments
    return Shown(reason=refuse.reason, box=str(told.get("box", "")), why=str(told.get("why", "")))


def shown(page: Page) -> Shown:
    """The page of a match."""
    try:
        found = encode(replayed(catalogue(page.lang), page.id, page.text, page.viewer, page.first))
    except Refuse as refuse:
        return refusal(refuse)
    except (RecordError, ValueError):
        return Shown(reason="no_record")
    return Shown(gzip.compress(found, EFFORT) if page.packed else found)


def done(task: Page | Count | Check) -> Shown:
    """A page of a match, its counts, or what is wrong with it."""
    if isinstance(task, Page):
        return shown(task)
    if isinstance(task, Check):
        try:
            check(task.text)
        except Refuse as refuse:
            return refusal(refuse)
        return Shown()
    try:
        return Shown(encode(counted(task.text, task.seat)))
    except Exception as error:  # a record of other rules, or of a box that is missing or fails in its own way
        return Shown(reason=type(error).__name__)


def work(start: Start, tasks: Iterator[Page | Count | Check], say: Say) -> None:
    """Do one task after another."""
    say(Shown())  # ready
    if hasattr(os, "nice"):
        with contextlib.suppress(OSError):
            os.nice(STEP_BACK)
    for task in tasks:
        say(done(task))


if __name__ == "__main__":
    at_work(work, Page | Count | Check)
