"""What a person is told of their own games."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct


class MyGame(Struct, frozen=True):
    """A finished match; its record can be looked at under /r/ID as long as it is kept."""

    record: str
    at: int  # when it ended, by the server's clock in milliseconds
    box: str
    seat: int  # that was one's own
    names: list[str]
    bots: list[int]  # seats that bots played at the end
    place: int
    points: int
    won: bool
    seconds: int


class Share(Struct, frozen=True):
    """How often one has won at a box among so many, and what that says.

    `fair` is what equals would win; the truth lies between `low` and `high` in 95 of 100 cases.
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
    """Some of one's games, the newest first, and what all of them together say."""

    total: int
    first: int
    games: list[MyGame]
    shares: list[Share]
    streak: int  # wins in a row up to now
    best_streak: int
    comeback: int  # points that one was behind at most in a match one won
    comeback_record: str
    bluffs: int
    bluffs_worked: int
    caught: int  # times that one had not called
    catches: int
    uncounted: int  # games that are still to be played again for such figures
    devices: int  # that share these games


class Pass(Struct, frozen=True):
    """A way to have the same games on another device, once and for so many seconds."""

    link: str
    picture: str  # the same for a camera, an SVG in base64
    seconds: int
    hint: str  # a text key if the link will not do for others


class UsePass(Struct, frozen=True, forbid_unknown_fields=True):
    """The other device has come."""

    token: Annotated[str, Meta(min_length=16, max_length=64)]


class Forgotten(Struct, frozen=True):
    """How many games were deleted."""

    games: int
