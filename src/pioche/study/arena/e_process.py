"""Sequential tests: whether the order of bots is sure, checked after every deal.

Checking an ordinary interval again and again finds a winner among equals sooner or later. An e-process allows
it. For every two bots it starts at 1, and each deal multiplies it by 1 + stake * difference, where the
difference of their win rates is from -1 to 1. If the first is no better than the second, its expected value
never rises, and it ever reaches c with a probability of at most 1/c (Ville's inequality): however often it is
checked, and however the differences are distributed.
"""

from __future__ import annotations

import math
from itertools import permutations
from typing import Final

DOUBT: Final = 0.05  # the probability that an order that is called sure is wrong
# The e-process is the mean of one for each of these: a large stake is best where one bot is much better, a
# small one where the two are close.
STAKES: Final = tuple(0.5**k for k in range(1, 8))


class _EProcess:
    """Evidence that one bot wins more often than another."""

    def __init__(self) -> None:
        self.logs = [0.0] * len(STAKES)
        self.most = 0.0  # that it has ever been, as a logarithm

    def add(self, difference: float) -> None:
        """Add one deal."""
        self.logs = [log + math.log1p(s * difference) for log, s in zip(self.logs, STAKES, strict=True)]
        top = max(self.logs)
        mean = sum(math.exp(log - top) for log in self.logs) / len(STAKES)
        self.most = max(self.most, top + math.log(mean))


class OrderTest:
    """Tests the order of all bots by how often they win, deal by deal."""

    def __init__(self, bots: list[str]) -> None:
        self.evidence = {pair: _EProcess() for pair in permutations(bots, 2)}
        # The doubt is shared by all pairs.
        self.enough = math.log(max(1, len(self.evidence)) / DOUBT)

    def add(self, rates: dict[str, float]) -> None:
        """Add a deal: the share of its games that each bot has won."""
        for (one, other), process in self.evidence.items():
            process.add(rates[one] - rates[other])

    def better(self, one: str, other: str) -> bool:
        """Whether it is sure that one bot wins more often than another."""
        return self.evidence[one, other].most >= self.enough

    @property
    def settled(self) -> int:
        """Of how many pairs it is sure which of the two is better."""
        return sum(process.most >= self.enough for process in self.evidence.values())

    @property
    def pairs(self) -> int:
        """How many pairs there are."""
        return len(self.evidence) // 2

    @property
    def sure(self) -> bool:
        """Whether the whole order is."""
        return self.settled >= self.pairs > 0
