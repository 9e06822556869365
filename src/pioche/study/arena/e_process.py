"""When the answer of a contest is sure, although one looks after every deal.

Looking again and again until an ordinary interval leaves out the even point finds a winner among equals,
sooner or later. Here a gambler bets instead, for every two bots, on which of them wins more often. At each
deal the difference of their win rates, a number from -1 to 1, is paid out times the stake, which was chosen
before. If the two were equal, or the other way round, no way of betting would make the gambler rich: from 1
the capital ever reaches c with a probability of at most 1/c (Ville's inequality). So once it has, there is so
little doubt left, however often one looked and however the differences are distributed.
"""

from __future__ import annotations

import math
from itertools import permutations
from typing import Final

DOUBT: Final = 0.05  # the probability that an order that is called sure is wrong
# The capital is divided among gamblers who each always stake the same share of what they have: a large one
# is best where one bot is much better, a small one where the two are close.
STAKES: Final = tuple(0.5**k for k in range(1, 8))


class _Gambler:
    """Bets that one bot wins more often than another."""

    def __init__(self) -> None:
        self.logs = [0.0] * len(STAKES)
        self.most = 0.0  # that the capital has ever been, as a logarithm

    def bet(self, difference: float) -> None:
        """Take part in one deal."""
        self.logs = [log + math.log1p(s * difference) for log, s in zip(self.logs, STAKES, strict=True)]
        top = max(self.logs)
        mean = sum(math.exp(log - top) for log in self.logs) / len(STAKES)
        self.most = max(self.most, top + math.log(mean))


class OrderTest:
    """Whether the order of all bots by how often they win is sure, after deals that come one by one."""

    def __init__(self, bots: list[str]) -> None:
        self.gamblers = {pair: _Gambler() for pair in permutations(bots, 2)}
        # All orders that one could be wrong about share the doubt.
        self.enough = math.log(max(1, len(self.gamblers)) / DOUBT)

    def hear(self, rates: dict[str, float]) -> None:
        """Take in a deal: the share of its games that each bot has won."""
        for (one, other), gambler in self.gamblers.items():
            gambler.bet(rates[one] - rates[other])

    def better(self, one: str, other: str) -> bool:
        """Whether it is sure that one bot wins more often than another."""
        return self.gamblers[one, other].most >= self.enough

    @property
    def settled(self) -> int:
        """Of how many pairs it is sure which of the two is better."""
        return sum(gambler.most >= self.enough for gambler in self.gamblers.values())

    @property
    def pairs(self) -> int:
        """How many pairs there are."""
        return len(self.gamblers) // 2

    @property
    def sure(self) -> bool:
        """Whether the whole order is."""
        return self.settled >= self.pairs > 0
