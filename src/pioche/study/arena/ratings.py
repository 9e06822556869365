"""Bots on one scale: Bradley and Terry's model for two players, Plackett and Luce's for more.

Every bot has a strength, and the chance of a side to win is its share of the strengths at the table; partners
multiply theirs. Only who wins counts, which is all that a round tells. The strengths are the likeliest ones,
and the intervals take the deal as their unit, as games of one deal are alike: they come from how much the
deals scatter (the `sandwich` of likelihood theory).
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from pioche.engine.house.base import Teams
from pioche.intervals import Estimate, Z, normal

POINTS: Final = 400 / math.log(10)  # of Elo's scale: 400 more are odds of ten to one
# A game more against the zero of the scale, half won and half lost, keeps a bot on it that has won or lost
# everything; among hundreds of games it counts for nothing.
HALF: Final = 0.5
STEPS: Final = 100  # of Newton's method, which needs about six
CLOSE: Final = 1e-10
Matrix = list[list[float]]


class Ballot:
    """Who won at which tables: all that ratings need of any number of deals.

    A game that several sides win is shared among them, one that nobody wins among all.
    """

    def __init__(self, bots: list[str], lineups: Sequence[tuple[str, ...]], teams: Teams | None) -> None:
        self.bots = bots
        self.lineups = lineups
        self.deals = 0
        # At every table its sides, each by how often every bot is on it.
        self.tables = [_sides(bots, lineup, teams) for lineup in lineups]
        self.partners = None if teams is None else [int(teams.partner(k)) for k in range(len(lineups[0]))]
        self.won = [0.0] * len(bots)  # by bot, all deals together
        self.products: Matrix = [[0.0] * len(bots) for _ in bots]  # of two bots' wins in one deal, summed up
        self._deal = [0.0] * len(bots)
        self._numbers = [[bots.index(bot) for bot in lineup] for lineup in lineups]

    def count(self, lineup: int, turn: int, winners: Sequence[int]) -> None:
        """Count a game of the present deal, played by a line-up turned so many seats."""
        numbers = self._numbers[lineup]
        seats = len(numbers)
        size = 1 if self.partners is None else 2
        share = size / (len(winners) or seats)
        for seat in winners or range(seats):
            self._deal[numbers[(seat + turn) % seats]] += share

    def close_deal(self) -> None:
        """All games of the deal have been counted."""
        self.deals += 1
        for a, won in enumerate(self._deal):
            self.won[a] += won
            for b, other in enumerate(self._deal):
                self.products[a][b] += won * other
        self._deal = [0.0] * len(self.bots)

    def expected(self, strengths: list[float]) -> tuple[list[float], Matrix]:
        """The wins of each bot in one deal if these logarithms of strengths were true, and how they vary."""
        size = len(self.bots)
        mean = [0.0] * size
        spread: Matrix = [[0.0] * size for _ in range(size)]
        for sides in self.tables:
            logs = [sum(n * strengths[bot] for bot, n in side.items()) for side in sides]
            top = max(logs)
            weights = [math.exp(log - top) for log in logs]
            chances = [weight / sum(weights) for weight in weights]
            table = [0.0] * size
            games = sum(sum(side.values()) for side in sides)  # one in each rotation
            for chance, side in zip(chances, sides, strict=True):
                for a, n in side.items():
                    table[a] += chance * n
                    for b, m in side.items():
                        spread[a][b] += games * chance * n * m
            for a in range(size):
                mean[a] += games * table[a]
                for b in range(size):
                    spread[a][b] -= games * table[a] * table[b]
        return mean, spread


def _sides(bots: list[str], lineup: tuple[str, ...], teams: Teams | None) -> list[dict[int, int]]:
    """The sides at a table: every seat for itself, or partners."""
    sides = []
    for seat, bot in enumerate(lineup):
        partner = seat if teams is None else int(teams.partner(seat))
        if partner == seat:
            sides.append({bots.index(bot): 1})
        elif partner > seat:
            one, other = bots.index(bot), bots.index(lineup[partner])
            sides.append({one: 2} if one == other else {one: 1, other: 1})
    return sides


def rated(ballot: Ballot, zero: str) -> dict[str, Estimate]:
    """All bots on one scale with their intervals, the best first; `zero` stands at 0."""
    bots = ballot.bots
    free = [k for k, bot in enumerate(bots) if bot != zero]
    strengths = [0.0] * len(bots)
    bread: Matrix = []
    for _ in range(STEPS):
        pull, bread = _slope(ballot, strengths, free)
        step = _solved(bread, pull)
        # From far away Newton's method can overshoot; a step is never more than a factor of e.
        longest = max([1.0, *(abs(part) for part in step)])
        for k, part in zip(free, step, strict=True):
            strengths[k] += part / longest
        if all(abs(part) < CLOSE for part in step):
            break
    errors = _errors(ballot, strengths, free, bread)
    found = {zero: Estimate(0.0, 0.0, 0.0)}
    for k, error in zip(free, errors, strict=True):
        found[bots[k]] = normal(POINTS * strengths[k], POINTS * Z * error)
    return dict(sorted(found.items(), key=lambda item: -item[1].mean))


def _chance(strength: float) -> float:
    """The chance to win the extra game against the zero of the scale."""
    return 1 / (1 + math.exp(-strength))


def _slope(ballot: Ballot, strengths: list[float], free: list[int]) -> tuple[list[float], Matrix]:
    """Gradient and curvature of the likelihood, for the strengths that are free."""
    mean, spread = ballot.expected(strengths)
    pull = [ballot.won[k] - ballot.deals * mean[k] + HALF - _chance(strengths[k]) for k in free]
    bend = [[ballot.deals * spread[a][b] for b in free] for a in free]
    for i, k in enumerate(free):
        bend[i][i] += _chance(strengths[k]) * (1 - _chance(strengths[k]))
    return pull, bend


def _errors(ballot: Ballot, strengths: list[float], free: list[int], bread: Matrix) -> list[float]:
    """The standard errors, by the sandwich of likelihood theory."""
    mean, _ = ballot.expected(strengths)
    meat = [[0.0] * len(free) for _ in free]
    for i, a in enumerate(free):
        for j, b in enumerate(free):
            meat[i][j] = (
                ballot.products[a][b]
                - ballot.won[a] * mean[b]
                - mean[a] * ballot.won[b]
                + ballot.deals * mean[a] * mean[b]
            )
        # The game more is two half games, one won and one lost.
        chance = _chance(strengths[a])
        meat[i][i] += HALF**2 * (chance**2 + (1 - chance) ** 2)
    errors = []
    for i in range(len(free)):
        row = _solved(bread, [float(i == j) for j in range(len(free))])
        square = sum(row[a] * meat[a][b] * row[b] for a in range(len(free)) for b in range(len(free)))
        errors.append(math.sqrt(max(0.0, square)))
    return errors


def _solved(matrix: Matrix, right: list[float]) -> list[float]:
    """Solve a few linear equations by Gaussian elimination."""
    size = len(right)
    rows = [[*matrix[k], right[k]] for k in range(size)]
    for k in range(size):
        best = max(range(k, size), key=lambda row: abs(rows[row][k]))
        rows[k], rows[best] = rows[best], rows[k]
        for row in range(k + 1, size):
            factor = rows[row][k] / rows[k][k]
            for column in range(k, size + 1):
                rows[row][column] -= factor * rows[k][column]
    found = [0.0] * size
    for k in reversed(range(size)):
        rest = sum(rows[k][column] * found[column] for column in range(k + 1, size))
        found[k] = (rows[k][size] - rest) / rows[k][k]
    return found
