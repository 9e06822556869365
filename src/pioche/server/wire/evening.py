"""What a table shows of its evening: standings and votes."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from pioche.server.wire.orders import CountBy


class Motion(Struct, frozen=True):
    """A suggestion of what to play; it is carried out when more than half of the people are in favour."""

    seat: int  # who suggests it, or -1 if they have left
    box: str
    options: dict[str, Any]
    yes: list[int]  # seats in favour
    no: list[int]


class Standing(Struct, frozen=True):
    """Somebody's standing over all matches and boxes of the evening."""

    name: str
    avatar: str
    bot: bool
    seat: int  # their present seat, or -1
    place: int
    matches: int
    wins: int
    score: float  # by whatever counts


class Evening(Struct, frozen=True):
    """The matches at this table that count together."""

    count: CountBy
    matches: int
    standings: list[Standing]  # the best first
