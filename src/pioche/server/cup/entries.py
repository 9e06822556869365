"""The entries of a cup's log; the store keeps each inside an OfCup."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from msgspec import Struct

from pioche.server.table import entries as log


class CupEntry(Struct, frozen=True, tag_field="kind", omit_defaults=True):
    """One thing that happened at a cup."""


class CupOpened(CupEntry, frozen=True, tag="opened"):
    """A cup was opened, or what is played in it was changed before its first round."""

    code: str
    box: str
    options: dict[str, Any]
    form: str
    size: int
    rounds: int = 0


class CupJoined(CupEntry, frozen=True, tag="joined"):
    """A person takes part, perhaps again."""

    player: str
    name: str
    lang: str = "en"
    avatar: str = ""


class CupLeft(CupEntry, frozen=True, tag="left"):
    """A person no longer takes part."""

    member: int


class CupHostPassed(CupEntry, frozen=True, tag="host"):
    """Another member became host."""

    member: int


class Seating(Struct, frozen=True, array_like=True):
    """A table of a round: its id and code, both empty if nobody has to play, and its members."""

    table: str
    code: str
    members: list[int]


class Drawn(CupEntry, frozen=True, tag="drawn"):
    """A round was drawn; `order` is the shuffled order of the members, before the first one."""

    games: list[Seating]
    byes: list[int]
    order: list[int] = []


class Decided(CupEntry, frozen=True, tag="decided"):
    """A game of this round is over: the places, who advances, whether by lot, and how it was decided."""

    game: int
    places: list[int]
    winner: int
    lot: bool = False
    by: str = "played"  # walkover, host


class CupOver(CupEntry, frozen=True, tag="over"):
    """The last round is over."""


AnyCupEntry = CupOpened | CupJoined | CupLeft | CupHostPassed | Drawn | Decided | CupOver
_encode: Final = msgspec.json.Encoder().encode
_decoder: Final[msgspec.json.Decoder[AnyCupEntry]] = msgspec.json.Decoder(AnyCupEntry)


def wrapped(entry: AnyCupEntry) -> log.OfCup:
    """An entry as the store keeps it."""
    return log.OfCup(msgspec.Raw(_encode(entry)))


def unwrapped(entry: log.OfCup) -> AnyCupEntry:
    """An entry read from the store."""
    return _decoder.decode(bytes(entry.did))
