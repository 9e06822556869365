"""What a person is shown of their own games."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct


class MyGame(Struct, frozen=True):
    """A finished match; its record is at /r/ID as long as it is kept."""

    record: str
    at: int  # when it ended, in milliseconds by the server's clock
    box: str
    seat: int  # one's own seat
    names: list[str]
    bots: list[int]  # seats that bots played at the end
    place: int
    points: int
    won: bool
    seconds: int


class Share(Struct, frozen=True):
    """One's wins at a box with so many players, and what they prove.

    `fair` is the share that equal players would win; `low` and `high` are the 95 % interval.
    """

    box: str
    seats: int
    games: int
    won: int
    fair: float
    low: float
    high: float
    says: Literal["few", "luck", "more", "less"]


class MyGames(Struct, frozen=True):
    """Some of one's games, the newest first, and statistics over all of them."""

    total: int
    first: int
    games: list[MyGame]
    shares: list[Share]
    streak: int  # current number of wins in a row
    best_streak: int
    comeback: int  # the most points one was behind in a match that one won
    comeback_record: str
    bluffs: int
    bluffs_worked: int
    caught: int  # how often one was caught
    catches: int
    uncounted: int  # games that still have to be replayed for these figures
    devices: int  # devices that share these games


class Pass(Struct, frozen=True):
    """A single-use, time-limited way to get the same games on another device."""

    link: str
    picture: str  # the link as an SVG QR code, in base64
    seconds: int
    hint: str  # a text key if others cannot use the link


class UsePass(Struct, frozen=True, forbid_unknown_fields=True):
    """The other device uses the pass."""

    token: Annotated[str, Meta(min_length=16, max_length=64)]


class Forgotten(Struct, frozen=True):
    """How many games were deleted."""

    games: int
