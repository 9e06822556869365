"""Messages between the server and its processes: MessagePack, each preceded by its length."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable, Iterator
from typing import Any, BinaryIO, Final

import msgspec
from msgspec import Struct

from pioche.shelf import SHELF

SIZE: Final = 4  # bytes of a length
LARGEST: Final = 1 << 26


class Start(Struct, frozen=True, array_like=True):
    """The first message to a process: what it needs to know about the server."""

    files: list[str]  # of boxes from outside
    limit: float  # seconds for one answer


class Reply(Struct, frozen=True, array_like=True):
    """A bot's reply: a packed choice, an empty one for silence, or why there is none."""

    choice: list[int] | None
    fault: str = ""


Say = Callable[[object], None]
_encode: Final = msgspec.msgpack.Encoder().encode


def frame(message: object) -> bytes:
    """A message preceded by its length."""
    body = _encode(message)
    return len(body).to_bytes(SIZE, "big") + body


def size_of(head: bytes) -> int:
    """The length of the message that follows; a ValueError if it cannot be one of ours."""
    size = int.from_bytes(head, "big")
    if size > LARGEST:
        raise ValueError(f"a message of {size} bytes")
    return size


def read_frame(file: BinaryIO) -> bytes | None:
    """The next message of a file, None at its end."""
    head = file.read(SIZE)
    if len(head) < SIZE:
        return None
    size = size_of(head)
    body = file.read(size)
    return body if len(body) == size else None


def at_work(work: Callable[[Start, Iterator[Any], Say], None], kinds: Any) -> None:
    """Run as a process of the server: `work` gets tasks of these kinds until the input ends, and replies.

    The first thing that it says tells that it is ready. Whatever is printed goes to standard error.
    """
    # An interrupt is meant for the server, which then closes our input.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    coming, going = sys.stdin.buffer, sys.stdout.buffer
    sys.stdout = sys.stderr
    decode = msgspec.msgpack.Decoder(kinds).decode

    def say(reply: object) -> None:
        going.write(frame(reply))
        going.flush()

    bodies = iter(lambda: read_frame(coming), None)
    try:
        for first in bodies:
            start = msgspec.msgpack.decode(first, type=Start)
            SHELF.add_files(start.files)
            work(start, map(decode, bodies), say)
    except BrokenPipeError:
        os._exit(0)  # nobody listens: there is nothing to flush
