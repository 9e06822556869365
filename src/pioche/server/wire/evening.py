"""What a table tells of its evening: standings, and what is voted on."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from pioche.server.wire.orders import CountBy


class Motion(Struct, frozen=True):
    """What somebody suggests to play; it is carried out when more than half of the people are in favour."""

    seat: int  # who suggests it, or -1 if they have left
    box: str
    options: dict[str, Any]
    yes: list[int]  # seats in favour
    no: list[int]


class Standing(Struct, frozen=True):
    """Where somebody stands in the evening, over all its matches and boxes."""

    name: str
    avatar: str
    bot: bool
    seat: int  # where they sit now, or -1
    place: int
    matches: int
    wins: int
    score: float  # by what counts


class Evening(Struct, frozen=True):
    """The matches at this table that count together."""

    count: CountBy
    matches: int
    standings: list[Standing]  # the best first
