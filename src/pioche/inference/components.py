"""Components: tokens with few options that share some of them, and all ways to give each a card."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pioche.engine.rng import Rng

WAYS: Final = 4000  # the most ways to list
BACK: Final = 256  # options from here on mean an unbacked card with this dark face
WORD: Final = 4294967296.0  # the number of 32-bit values


class Component:
    """Connected tokens with the options of each, and the ways that give no card twice.

    `spare` is the number of backs of each face left for unbacked cards: a way counts once for each of
    them that it could use.
    """

    def __init__(self, tokens: list[i64], options: list[list[int]], spare: list[int]) -> None:
        self.tokens = tokens
        self.options = options
        self.size: i64 = len(tokens)
        self.ways: list[list[int]] = []
        self.weights: list[float] = []
        self.full = False  # whether there are more ways than listed
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
        """List all ways that start like this one."""
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
        """Set the probability of each way, from its own weight and these factors."""
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


def components_of(tokens: list[i64], options: list[list[int]], spare: list[int]) -> list[Component]:
    """The connected components of these tokens: those that share an option are in one."""
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
    return [
        Component([tokens[k] for k in part], [options[k] for k in part], spare) for part in found.values()
    ]


def head(heads: list[int], k: int) -> int:
    """The representative of k's component."""
    while heads[k] != k:
        k = heads[k]
    return k
