"""Tangles: tokens that can be few cards, some of them the same, with all ways to give each of them one."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pioche.engine.rng import Rng

WAYS: Final = 4000  # more are not listed
BACK: Final = 256  # an option from here on is some card nobody has seen with this dark face behind it
WORD: Final = 4294967296.0  # how many values 32 bits have


class Tangle:
    """Some tokens with the options of each, and the ways to choose so that no card is given twice.

    `spare` says how many backs of a face are left for cards nobody has seen: a way counts once for each of
    them that it could mean.
    """

    def __init__(self, tokens: list[i64], options: list[list[int]], spare: list[int]) -> None:
        self.tokens = tokens
        self.options = options
        self.size: i64 = len(tokens)
        self.ways: list[list[int]] = []
        self.weights: list[float] = []
        self.full = False  # whether there are more ways than are listed
        self.spare = spare[:]
        self.used: set[int] = set()
        self.search([], 1.0)
        self.chosen = vec[i64]([0] * (len(self.ways) * len(tokens)))
        self.upto = vec[float]([0.0] * len(self.ways))
        self.sums = vec[float]([0.0] * len(self.ways))  # see `Evenness`
        self.even = True
        k: i64 = 0
        for way in self.ways:
            for option in way:
                self.chosen[k] = option
                k += 1
        self.weigh([1.0] * len(self.ways))

    def search(self, way: list[int], weight: float) -> None:
        """List all ways that begin like this one."""
        if self.full:
            return
        if len(way) == len(self.tokens):
            if len(self.ways) >= WAYS:
                self.full = True
                return
            self.ways.append(way[:])
            self.weights.append(weight)
            return
        for option in self.options[len(way)]:
            if option >= BACK:
                left = self.spare[option - BACK]
                if left > 0:
                    self.spare[option - BACK] = left - 1
                    way.append(option)
                    self.search(way, weight * left)
                    way.pop()
                    self.spare[option - BACK] = left
            elif option not in self.used:
                self.used.add(option)
                way.append(option)
                self.search(way, weight)
                way.pop()
                self.used.remove(option)

    def weigh(self, scales: list[float]) -> None:
        """How often each way is to be chosen, by its own weight and these."""
        total = 0.0
        self.even = True
        for k in range(len(self.ways)):
            if self.weights[k] * scales[k] != self.weights[0] * scales[0]:
                self.even = False
            total += self.weights[k] * scales[k]
            self.upto[k] = total

    def choose(self, rng: Rng) -> i64:
        """The number of a random way."""
        n = i64(len(self.upto))
        if n == 1:
            return 0
        if self.even:
            return rng.below(n)
        point = float(rng.next32()) / WORD * self.upto[n - 1]
        low: i64 = 0
        high: i64 = n - 1
        while low < high:
            middle = (low + high) >> 1
            if self.upto[middle] > point:
                high = middle
            else:
                low = middle + 1
        return low


def tangled(tokens: list[i64], options: list[list[int]], spare: list[int]) -> list[Tangle]:
    """The tangles of these tokens: those that share an option are in one."""
    heads: list[int] = list(range(len(tokens)))
    owner: dict[int, int] = {}
    for k in range(len(tokens)):
        for option in options[k]:
            if option in owner:
                heads[head(heads, k)] = head(heads, owner[option])
            else:
                owner[option] = k
    found: dict[int, list[int]] = {}
    for k in range(len(tokens)):
        found.setdefault(head(heads, k), []).append(k)
    return [Tangle([tokens[k] for k in part], [options[k] for k in part], spare) for part in found.values()]


def head(heads: list[int], k: int) -> int:
    """The first of those that k belongs to."""
    while heads[k] != k:
        k = heads[k]
    return k
