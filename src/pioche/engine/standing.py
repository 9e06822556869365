"""Final places of a match, and the fair share of matches that a seat wins (§1.11)."""

from __future__ import annotations

from mypy_extensions import i64

from pioche.engine.leaving import places_so_far
from pioche.engine.masks import bit
from pioche.engine.options import LOWEST, SINGLE
from pioche.engine.state import State


def final_places(s: State) -> list[int]:
    """The place of each seat, from 1; ties share one, and the winners of the match come first (R47, H8).

    Behind them a single round ranks by the order of going out (H13), anything else by the totals.
    """
    ranks = [_rank(s, seat) for seat in range(s.seats)]
    return [1 + sum(other < own for other in ranks) for own in ranks]


def _rank(s: State, seat: i64) -> tuple[int, int]:
    if s.champions & bit(seat) != 0:
        return (0, 0)
    if s.rules.scoring == SINGLE:
        gone = places_so_far(s)
        at = gone.index(int(seat)) if int(seat) in gone and s.places != 0 else int(s.seats)
        return (1, at)
    total = int(s.scores[seat])
    return (1, total if s.rules.scoring == LOWEST or s.rules.elimination else -total)


def match_points(s: State) -> list[int]:
    """What each seat made of the match, the more the better: its points, or its lead over the worst total."""
    totals = [int(s.scores[seat]) for seat in range(s.seats)]
    if s.rules.scoring == LOWEST or s.rules.elimination:
        worst = max(totals)
        return [worst - total for total in totals]
    return totals


def behind(s: State, seat: i64) -> int:
    """How many points a seat is behind the best of the others."""
    others = [int(s.scores[k]) for k in range(s.seats) if k != seat]
    if s.rules.scoring == LOWEST or s.rules.elimination:
        return max(0, int(s.scores[seat]) - min(others))
    return max(0, max(others) - int(s.scores[seat]))


def fair_share(s: State) -> float:
    """The share of matches that a seat wins among equal players; partners win together (H8)."""
    return (1 if s.rules.teams is None else 2) / int(s.seats)
