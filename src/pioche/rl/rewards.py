"""A seat's reward when a game is over."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from pioche.engine.actions import MATCH_OVER
from pioche.engine.masks import bit
from pioche.engine.options import LOWEST, SINGLE, OptionError
from pioche.engine.state import State

REWARDS: Final = ("win", "points", "match")
WIN: Final = 0  # one round: 1 for the winner and the partner
POINTS: Final = 1  # one round: points scored / 100; in `low`, points noted / -100
MATCH: Final = 2  # a whole match: 1 for every winner
MOST_ROUNDS: Final = 1000  # after which a match is truncated: void rounds could go on for ever


def reward_named(name: str) -> int:
    """The kind of reward with this name, or an OptionError."""
    if name not in REWARDS:
        raise OptionError(f"rewards are {', '.join(REWARDS)}, not {name!r}")
    return REWARDS.index(name)


def reward(s: State, kind: i64, seat: i64) -> float:
    """A seat's reward for a round that is over, or for the match."""
    if kind == MATCH:
        if s.phase == MATCH_OVER and s.champions & bit(seat) != 0:
            return 1.0
        return 0.0
    if kind == POINTS and s.rules.scoring != SINGLE:
        points = float(int(s.points[seat])) / 100.0
        return -points if s.rules.scoring == LOWEST else points
    if s.winner < 0:
        return 0.0
    if seat == s.winner:
        return 1.0
    teams = s.rules.teams
    if teams is not None and teams.partner(seat) == s.winner:
        return 1.0
    return 0.0
