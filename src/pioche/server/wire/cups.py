"""Messages between a client and a cup."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from pioche.server.wire.orders import (
    Avatar,
    CupForm as CupForm,
    CupRounds,
    CupSize,
    Lang,
    Name,
    Options,
    Word,
)


class CreateCup(Struct, frozen=True, forbid_unknown_fields=True):
    """A new cup; its maker takes part as host. With `rounds` 0 it lasts until all have met all."""

    box: Word
    name: Name
    lang: Lang = "en"
    options: Options = {}
    form: CupForm = "round_robin"
    size: CupSize = 4
    rounds: CupRounds = 0
    avatar: Avatar | None = None


class ListedCup(Struct, frozen=True):
    """A cup as the start page lists it."""

    code: str
    box: str
    phase: str
    players: list[str]


class CupMember(Struct, frozen=True):
    """A person who takes part in a cup."""

    name: str
    avatar: str
    here: bool
    left: bool
    out: bool  # of a knock-out


class CupGame(Struct, frozen=True):
    """A table of a round; its code is empty if nobody has to play."""

    code: str
    members: list[int]
    places: list[int]  # in the order of the members; empty while it is open
    winner: int  # who advances, or -1
    lot: bool  # whether that was decided by lot among several winners
    by: Literal["", "played", "walkover", "host"]
    playing: bool


class CupRound(Struct, frozen=True):
    """The tables of a round, and who sits out."""

    games: list[CupGame]
    byes: list[int]


class CupStanding(Struct, frozen=True):
    """The standing of a member; a game scores the share of rivals left behind."""

    member: int
    place: int
    matches: int
    wins: int
    score: float


class CupInfo(Struct, frozen=True):
    """What everybody may know of a cup."""

    code: str
    box: str
    options: dict[str, Any]
    form: CupForm
    size: int  # of a table, at most
    wanted: int  # rounds wanted; 0 for as many as it takes
    rounds: int  # in total, as far as that is known
    phase: Literal["gathering", "playing", "over", "closed"]
    host: int  # a member, or -1
    members: list[CupMember]
    drawn: list[CupRound]
    standings: list[CupStanding]  # the best first
    next: list[list[int]]  # who meets in the next round, if that is known


class CupYou(Struct, frozen=True):
    """The receiver's part in the cup."""

    member: int  # or -1
    host: bool
    acting: bool  # may act for the host, who is absent
    table: str  # where the receiver is awaited now; usually empty


class CupUpdate(Struct, frozen=True, tag="cup"):
    """The current state of the cup, always whole."""

    version: int
    cup: CupInfo
    you: CupYou
