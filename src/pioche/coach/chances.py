"""Chances and differences of chances, each with its 95 % confidence interval."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Final

SURE: Final = 1.959964  # standard deviations on each side of the mean, for 95 %


@dataclass(frozen=True)
class Chance:
    """The chance to win a round, or a difference of two, with its interval."""

    mean: float
    low: float
    high: float

    def data(self) -> list[float]:
        """The mean and its interval as plain numbers."""
        return [round(self.mean, 4), round(self.low, 4), round(self.high, 4)]


def share(wins: int, games: int) -> Chance:
    """The share of wins, with a Wilson interval."""
    mean, square = wins / games, SURE * SURE
    middle = (mean + square / (2 * games)) / (1 + square / games)
    half = SURE / (1 + square / games) * sqrt(mean * (1 - mean) / games + square / (4 * games * games))
    # Rounding must not push the mean out of the interval when it is 0 or 1.
    return Chance(mean, min(max(middle - half, 0.0), mean), max(min(middle + half, 1.0), mean))


def difference(one: Sequence[int], other: Sequence[int]) -> Chance:
    """How much more often the first wins than the second, from paired games."""
    games = len(one)
    apart = [a - b for a, b in zip(one, other, strict=True)]
    mean = sum(apart) / games
    # One more discordant pair on either side keeps a few games from looking certain.
    squares = sum(value * value for value in apart) + 2
    half = SURE * sqrt(max(squares / games - mean * mean, 0.0) / games)
    return Chance(mean, max(mean - half, -1.0), min(mean + half, 1.0))


def spread(one: Sequence[int], other: Sequence[int]) -> float:
    """The variance of the mean difference of two ways tried in the same games."""
    games = len(one)
    apart = [a - b for a, b in zip(one, other, strict=True)]
    mean = sum(apart) / games
    return (sum(value * value for value in apart) / games - mean * mean) / games
