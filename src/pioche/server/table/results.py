"""What came out of a match: for the standings of the table, and for everybody's own games."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from msgspec import Struct

from pioche.engine.masks import bit
from pioche.engine.standing import fair_share, final_places, match_points
from pioche.engine.state import State


@dataclass(frozen=True)
class Result:
    """How a match ended for one seat; `player` is empty for a bot."""

    name: str
    player: str
    avatar: str
    place: int
    points: int  # the more the better
    won: bool


@dataclass(frozen=True)
class Over:
    """A match that has been played to its end."""

    match: int
    winners: list[str]
    secret: str
    box: str = ""
    results: list[Result] = field(default_factory=list)  # none of matches that were played long ago


class Played(Struct, frozen=True):
    """A finished match as one person at it keeps it."""

    player: str
    seat: int
    box: str
    place: int
    points: int  # as on the pad
    won: bool
    share: float  # how often this seat wins among equals
    length: int  # milliseconds from the deal to the end
    names: list[str]
    bots: list[int]  # seats that bots played at the end


def results_of(chairs: Sequence[Any], s: State) -> list[Result]:
    """How a match that is over ended for each seat."""
    places, points = final_places(s), match_points(s)
    return [
        Result(one.name, one.player, one.avatar, places[k], points[k], bool(s.champions & bit(k)))
        for k, one in enumerate(chairs)
    ]


def played_by(chairs: Sequence[Any], box: str, s: State, length: int) -> list[Played]:
    """The same for each person who sits there at the end."""
    names = [one.name for one in chairs]
    bots = [k for k, one in enumerate(chairs) if not one.player]
    return [
        Played(
            result.player,
            k,
            box,
            result.place,
            int(s.scores[k]),
            result.won,
            fair_share(s),
            max(0, length),
            names,
            bots,
        )
        for k, result in enumerate(results_of(chairs, s))
        if result.player
    ]
