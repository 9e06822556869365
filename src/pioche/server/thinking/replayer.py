"""A process that plays finished matches again, page by page, so that no table waits for who looks back.

It gets records on its standard input, and ends when that does, because the server is gone in whatever way.
"""

from __future__ import annotations

import contextlib
import gzip
import os
from typing import BinaryIO, Final

import msgspec
from msgspec import Struct

from pioche.records.record import RecordError
from pioche.server.table.brought import check
from pioche.server.table.refusing import Refuse
from pioche.server.table.showing import encode
from pioche.server.thinking.counting import counted
from pioche.server.thinking.frames import Start, answer, at_work, read_frame
from pioche.server.thinking.replays import replayed
from pioche.shelf import SHELF
from pioche.texts.catalogue import catalogue

EFFORT: Final = 5  # of packing: more takes twice the time for a twentieth less
STEP_BACK: Final = 5  # behind the server, but not behind bots that think


class Page(Struct, frozen=True, array_like=True, tag="page"):
    """Some steps of a match that somebody asks for."""

    id: str
    text: str  # of the record
    lang: str
    viewer: str
    first: int
    packed: bool  # with gzip


class Count(Struct, frozen=True, array_like=True, tag="count"):
    """What somebody did in a match, as far as that can be counted."""

    text: str  # of the record
    seat: int


class Check(Struct, frozen=True, array_like=True, tag="check"):
    """Whether a record that somebody brings comes out as it says."""

    text: str


class Shown(Struct, frozen=True, array_like=True):
    """A Replay as it goes over the wire, or why there is none."""

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
    """A page of a match, what was counted in it, or what is wrong with it."""
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
    except Exception as error:  # a record of other rules, or of a box that is gone or fails in its own way
        return Shown(reason=type(error).__name__)


def work(coming: BinaryIO, going: BinaryIO) -> None:
    """Show one page after another until nobody asks any more."""
    first = read_frame(coming)
    if first is None:
        return
    SHELF.add_files(msgspec.msgpack.decode(first, type=Start).files)
    decode = msgspec.msgpack.Decoder(Page | Count | Check).decode
    answer(going, Shown())  # ready
    if hasattr(os, "nice"):
        with contextlib.suppress(OSError):
            os.nice(STEP_BACK)
    while (body := read_frame(coming)) is not None:
        answer(going, done(decode(body)))


if __name__ == "__main__":
    at_work(work)
