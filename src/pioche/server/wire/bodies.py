"""Requests and responses over HTTP, apart from replays, which consist of messages."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from pioche.server.wire.cups import ListedCup
from pioche.server.wire.orders import Avatar, Lang, Name, Options, Seconds, Word


class Create(Struct, frozen=True, forbid_unknown_fields=True):
    """A new table; its maker sits down as host. With `quick` bots fill it and the match starts."""

    box: Word
    name: Name
    lang: Lang = "en"
    seats: Annotated[int, Meta(ge=2, le=10)] = 4
    preset: Word | None = None
    options: Options = {}
    bots: Annotated[list[Word], Meta(max_length=9)] = []
    timer: Seconds = 0
    listed: bool = False
    quick: bool = False
    avatar: Avatar | None = None


class Created(Struct, frozen=True):
    """The code of the new table."""

    code: str


class Listed(Struct, frozen=True):
    """A table as the start page lists it."""

    code: str
    box: str
    phase: str
    players: list[str]
    open: int
    locked: bool
    yours: bool


class Me(Struct, frozen=True):
    """The start page: one's own tables, those that are open to all, and the bots of installed packages."""

    yours: list[Listed]
    listed: list[Listed]
    cups: list[ListedCup] = []
    bots: list[str] = []


class Invite(Struct, frozen=True):
    """How friends get to the table; `hint` is a text key if others cannot use the address."""

    code: str
    link: str
    hint: str


class Failure(Struct, frozen=True):
    """Any error of the HTTP interface; `after` so many seconds it may be otherwise, if that is not 0."""

    reason: str
    text: str
    after: int = 0


class ReviewWaits(Struct, frozen=True):
    """A review in progress: how many come before it, and how many of its own moves are done."""

    before: int
    done: int
    of: int


class PuzzleAnswer(Struct, frozen=True):
    """An answer to a puzzle in every language, and its chance to win."""

    text: dict[str, str]
    chance: list[float]


class LessonStep(Struct, frozen=True):
    """A step of a lesson, which says `lesson-BOX-SAY`; `wrong` says why an answer was not the right one."""

    box: str
    step: int
    steps: int
    say: str
    reads: bool  # nothing to do but continue
    right: bool
    wrong: str
    names: list[str]
    prompt: str


class Finished(Struct, frozen=True):
    """A match that is over: its record can be downloaded and replayed."""

    match: int
    record: str  # id for /api/records/{id}
    box: str
    winners: list[str]
    secret: str  # reveals the shuffle: sha256(secret) is the commitment published before the deal
