"""How sure one can be of a mean over deals: intervals that hold the truth in 95 of 100 contests."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final

SURE: Final = 1.959964  # standard deviations on either side that hold 95 % of a normal distribution


@dataclass(frozen=True)
class Estimate:
    """A mean over deals, and the interval that holds the true one in 95 of 100 contests."""

    mean: float
    low: float
    high: float


def win_rate(wins: int, squares: int, deals: int, seats: int) -> Estimate:
    """The share of its games that a bot wins: a Wilson interval.

    Games of one deal are alike, so the deal is the unit: the interval is that of as many independent games as
    would scatter like these deals.
    """
    mean = wins / (deals * seats)
    scatter = _variance(wins, squares, deals) / (deals * seats * seats)
    number = mean * (1 - mean) / scatter if scatter > 0 else deals
    middle = (mean + SURE**2 / (2 * number)) / (1 + SURE**2 / number)
    half = SURE / (1 + SURE**2 / number) * math.sqrt(mean * (1 - mean) / number + SURE**2 / (4 * number**2))
    # Rounding must not push the mean itself out, where it is 0 or 1.
    return Estimate(mean, min(max(middle - half, 0.0), mean), max(min(middle + half, 1.0), mean))


def mean_points(points: int, squares: int, deals: int, seats: int) -> Estimate:
    """The points of a bot in one game: a normal interval, again with the deal as the unit."""
    mean = points / (deals * seats)
    half = SURE * math.sqrt(_variance(points, squares, deals) / deals) / seats
    return Estimate(mean, mean - half, mean + half)


def _variance(total: int, squares: int, number: int) -> float:
    """The variance of so many values, from their sum and the sum of their squares."""
    return (squares - total * total / number) / (number - 1) if number > 1 else 0.0
