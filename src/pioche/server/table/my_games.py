"""Somebody's own games: what is kept of each, who keeps it, and what all of them together say."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from msgspec import Struct

from pioche.intervals import share
from pioche.server.wire import messages as wire

FEW: Final = 10  # games before which figures say nothing


class Counts(Struct, frozen=True):
    """What is only known when a match is played again."""

    rounds: int = 0
    behind: int = 0  # points behind the best of the others, at most, after a round
    bluffs: int = 0
    worked: int = 0  # bluffs that nobody challenged
    caught: int = 0  # times that somebody caught a missed call
    catches: int = 0


class KeptGame(Struct, frozen=True):
    """A match as it is kept for a person; `counts` is None as long as nobody has counted."""

    record: str
    at: int
    seat: int
    box: str
    seats: int
    place: int
    points: int
    won: bool
    share: float
    length: int
    names: list[str]
    bots: list[int]
    counts: Counts | None = None


def told(games: Sequence[KeptGame], first: int, most: int, devices: int) -> wire.MyGames:
    """Some of the games, the newest first, and what all of them say."""
    counted = [(game, game.counts) for game in games if game.counts is not None]
    best, now = streaks(game.won for game in reversed(games))
    back = max(((c.behind, game.record) for game, c in counted if game.won), default=(0, ""))
    return wire.MyGames(
        total=len(games),
        first=first,
        games=[_game(game) for game in games[first : first + most]],
        shares=shares(games),
        streak=now,
        best_streak=best,
        comeback=back[0],
        comeback_record=back[1] if back[0] else "",
        bluffs=sum(c.bluffs for _, c in counted),
        bluffs_worked=sum(c.worked for _, c in counted),
        caught=sum(c.caught for _, c in counted),
        catches=sum(c.catches for _, c in counted),
        uncounted=len(games) - len(counted),
        devices=devices,
    )


def _game(game: KeptGame) -> wire.MyGame:
    g = game
    names, bots = g.names, g.bots
    return wire.MyGame(
        g.record, g.at, g.box, g.seat, names, bots, g.place, g.points, g.won, round(g.length / 1000)
    )


def streaks(won: Iterable[bool]) -> tuple[int, int]:
    """The longest run of wins, and the one that goes on."""
    best = now = 0
    for one in won:
        now = now + 1 if one else 0
        best = max(best, now)
    return best, now


def shares(games: Iterable[KeptGame]) -> list[wire.Share]:
    """By box and number of players: how often won, against the fair share, and what that says."""
    groups: dict[tuple[str, int], list[KeptGame]] = {}
    for game in games:
        groups.setdefault((game.box, game.seats), []).append(game)
    found = []
    for (box, seats), group in sorted(groups.items()):
        won, fair = sum(game.won for game in group), sum(game.share for game in group) / len(group)
        chance = share(won, len(group))
        says = "luck"
        if len(group) < FEW:
            says = "few"
        elif chance.low > fair:
            says = "more"
        elif chance.high < fair:
            says = "less"
        low, high = round(chance.low, 3), round(chance.high, 3)
        found.append(wire.Share(box, seats, len(group), won, round(fair, 3), low, high, says))  # type: ignore[arg-type]
    return found
