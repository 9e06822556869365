"""What processes tell each other about tables, over a bus that may lose, delay or repeat it."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

import msgspec
from msgspec import Struct

from pioche.server.table.mailbox import Answered
from pioche.server.wire import messages as wire

Spoken = wire.Do | wire.Why | wire.React | wire.Nudge
SPEAKS: Final = 1  # the version of what is told here and in logs; 1 knows shuffles with hashes


# From the process that has the socket to the owner of the table


class Came(Struct, frozen=True, array_like=True, tag="c"):
    """A connection says Hello, again perhaps; with the last version it was sent, and the owner it means."""

    code: str
    epoch: int
    viewer: int
    player: str
    lang: str
    role: str
    since: int | None


class Went(Struct, frozen=True, array_like=True, tag="w"):
    """A connection is gone."""

    viewer: int


class Said(Struct, frozen=True, array_like=True, tag="s"):
    """A message from a connection; each sending has a new number."""

    viewer: int
    message: Spoken
    turn: int = 0


class Here(Struct, frozen=True, array_like=True, tag="h"):
    """All connections that this process has at tables of the other one."""

    viewers: list[int]


class Parted(Struct, frozen=True, array_like=True, tag="l"):
    """A player has left the cup of a table, and so the table."""

    code: str
    player: str


class Helped(Struct, frozen=True, array_like=True, tag="p"):
    """A player was given a hint."""

    code: str
    seat: int


# From the owner


class Told(Struct, frozen=True, array_like=True, tag="t"):
    """A message for connections, and the owner's epoch; an answer also names the sending that it answers."""

    viewers: list[int]
    epoch: int
    data: bytes
    turn: int = 0


class Over(Struct, frozen=True, array_like=True, tag="o"):
    """A connection is to be closed."""

    viewer: int
    reason: str
    again: bool


class Unknown(Struct, frozen=True, array_like=True, tag="u"):
    """The table is not owned here, or this connection was never announced."""

    viewer: int
    epoch: int


# Either way


class Again(Struct, frozen=True, array_like=True, tag="a"):
    """Something was lost: say again who is here."""


class Take(Struct, frozen=True, array_like=True, tag="k"):
    """The owner of a table is shutting down: own it, unless somebody else does."""

    code: str


class Spent(Struct, frozen=True, array_like=True, tag="m"):
    """What networks have used of their rate limits here, by kind and network; and who is at which cup.

    An older process knows no kinds but the first four; what else there is goes into `more`.
    """

    spent: dict[str, dict[str, float]]
    connections: dict[str, int]
    cups: dict[str, list[str]] = {}
    more: dict[str, dict[str, float]] = {}


Frame = Came | Went | Said | Here | Helped | Parted | Told | Over | Unknown | Again | Take | Spent


class Envelope(Struct, frozen=True, array_like=True):
    """Everything that one process says to another at one moment; a gap in the numbers means a loss."""

    sender: str
    to: str  # its current id, not an earlier one
    number: int
    frames: list[msgspec.Raw]
    speaks: int = 0


_encoder: Final = msgspec.msgpack.Encoder()
_decoder: Final = msgspec.msgpack.Decoder(Envelope)
_frame: Final[msgspec.msgpack.Decoder[Frame]] = msgspec.msgpack.Decoder(Frame)
_HEAD: Final = re.compile(rb'\{"type":"update","version":(\d+),"since":(\d+),"whole":(t|f)')
_ANSWER: Final = re.compile(rb'\{"type":"(?:ack|duplicate|refused)"')
_answer: Final[msgspec.json.Decoder[Answered]] = msgspec.json.Decoder(Answered)


def encode(sender: str, to: str, number: int, frames: Sequence[Frame]) -> bytes:
    """The bytes of an envelope for the bus."""
    return _encoder.encode((sender, to, number, frames, SPEAKS))


def decode(data: bytes) -> Envelope | None:
    """The envelope in bytes from the bus; None if they are not one."""
    try:
        return _decoder.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError):
        return None


def opened(raw: msgspec.Raw) -> Frame | None:
    """A frame of an envelope; None for one that only another version knows."""
    try:
        return _frame.decode(raw)
    except (msgspec.DecodeError, UnicodeDecodeError):
        return None


def versions(data: bytes) -> tuple[int, int, bool] | None:
    """The version of an Update, the one it follows and whether it is whole; None for any other message."""
    found = _HEAD.match(data)
    return None if found is None else (int(found[1]), int(found[2]), found[3] == b"t")


def answer_in(data: bytes) -> Answered | None:
    """The answer to a command that an owner elsewhere gives; None for any other message."""
    return _answer.decode(data) if _ANSWER.match(data) else None
