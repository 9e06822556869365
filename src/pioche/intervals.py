"""Estimates with 95 % intervals: everywhere the same, for studies, contests, hints, reviews and own games."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import inf, sqrt
from typing import Final

Z: Final = 1.959964  # standard deviations on either side that hold 95 % of a normal distribution


@dataclass(frozen=True)
class Estimate:
    """A mean, and the interval that holds the true one in 95 of 100 cases."""

    mean: float
    low: float
    high: float

    def data(self) -> list[float]:
        """Mean and interval as plain numbers."""
        return [round(self.mean, 4), round(self.low, 4), round(self.high, 4)]


def margin(variance: float) -> float:
    """How far a normal interval reaches on either side of a mean with this variance."""
    return Z * sqrt(variance)


def normal(mean: float, half: float, lowest: float = -inf, highest: float = inf) -> Estimate:
    """A mean with as much on either side, as far as there can be values."""
    return Estimate(mean, max(mean - half, lowest), min(mean + half, highest))


def wilson(mean: float, number: float) -> Estimate:
    """A share with its Wilson interval, if it was found in so many independent cases."""
    square = Z * Z
    middle = (mean + square / (2 * number)) / (1 + square / number)
    half = Z / (1 + square / number) * sqrt(mean * (1 - mean) / number + square / (4 * number * number))
    # Rounding must not push the mean itself out, where it is 0 or 1.
    return Estimate(mean, min(max(middle - half, 0.0), mean), max(min(middle + half, 1.0), mean))


def share(wins: int, games: int) -> Estimate:
    """How often something is won that was won so often."""
    return wilson(wins / games, games)


def variance(number: float, total: float, squares: float) -> float:
    """The variance of so many values, from their sum and the sum of their squares."""
    return max(0.0, (squares - total * (total / number)) / (number - 1)) if number > 1 else 0.0


def mean_of(number: float, total: float, squares: float) -> Estimate:
    """The mean of so many values, from their sum and the sum of their squares."""
    return normal(total / number, margin(variance(number, total, squares) / number))


# Contests: games of one deal are alike, so the deal is the unit.


def win_rate(wins: int, squares: int, deals: int, seats: int) -> Estimate:
    """The share of its games that a bot wins, with the interval of as many independent games."""
    mean = wins / (deals * seats)
    spread = variance(deals, wins, squares) / (deals * seats * seats)
    return wilson(mean, mean * (1 - mean) / spread if spread > 0 else deals)


def mean_points(points: int, squares: int, deals: int, seats: int) -> Estimate:
    """The points of a bot in one game."""
    return normal(points / (deals * seats), margin(variance(deals, points, squares) / deals) / seats)


# Two answers that were tried in the same games.


def difference(one: Sequence[int], other: Sequence[int]) -> Estimate:
    """By how much the first wins more often than the second, game by game of the same pairs."""
    games = len(one)
    apart = [a - b for a, b in zip(one, other, strict=True)]
    mean = sum(apart) / games
    # One discordant pair more on either side keeps few games from looking certain.
    squares = sum(value * value for value in apart) + 2
    return normal(mean, margin(max(squares / games - mean * mean, 0.0) / games), -1.0, 1.0)


def paired_variance(one: Sequence[int], other: Sequence[int]) -> float:
    """The variance of that mean difference."""
    games = len(one)
    apart = [a - b for a, b in zip(one, other, strict=True)]
    mean = sum(apart) / games
    return (sum(value * value for value in apart) / games - mean * mean) / games
