"""Threads: undoing shuffles. Each token after a shuffle is tied to one before it that can be the same card.

So a thread leads from every token of the deal to the present, and the whole thread must be one card.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pioche.engine.memory import Memory, Shuffle, Token
from pioche.engine.pairing import Pairing
from pioche.engine.rng import Rng

NONE: Final = -1
MENDINGS: Final = 300  # knots tried before the whole is given up


class Threads:
    """One way to tie them; `low`, `high` and so on say for each token of the deal what its thread can be."""

    def __init__(self, memory: Memory, rng: Rng) -> None:
        self.memory = memory
        self.rng = rng
        self.shuffles = memory.shuffles
        self.size: i64 = memory.deck.size
        n = len(memory.tokens)
        # What is known of a token by itself.
        self.own_low = vec[i64]([0] * n)
        self.own_high = vec[i64]([0] * n)
        self.own_back_low = vec[i64]([0] * n)
        self.own_back_high = vec[i64]([0] * n)
        for token in memory.tokens:
            self.own_low[token.number] = token.low
            self.own_high[token.number] = token.high
            self.own_back_low[token.number] = token.back_low
            self.own_back_high[token.number] = token.back_high
        # The same with everything that it became.
        self.low = self.own_low[:]
        self.high = self.own_high[:]
        self.back_low = self.own_back_low[:]
        self.back_high = self.own_back_high[:]
        self.before = vec[i64]([NONE] * n)
        self.after = vec[i64]([NONE] * n)
        self.knot = vec[i64]([NONE] * n)  # the shuffle that ended a token
        self.visited = vec[i64]([0] * n)
        self.visit: i64 = 0
        self.pairing: Pairing | None = None
        if memory.deck.apart:
            self.pairing = Pairing(memory.deck, memory.pairs)

    def restrict(self, token: Token, side: i64, low: i64, high: i64) -> None:
        """Suppose that the card is one of these."""
        k = token.number
        if side == 1 and self.pairing is not None:
            self.own_back_low[k] &= low
            self.own_back_high[k] &= high
        else:
            self.own_low[k] &= low
            self.own_high[k] &= high

    def possible(self, token: Token, side: i64) -> tuple[i64, i64]:
        """The cards (or backs) that a token by itself can be."""
        k = token.number
        if side == 1 and self.pairing is not None:
            return self.own_back_low[k], self.own_back_high[k]
        return self.own_low[k], self.own_high[k]

    def tie(self) -> bool:
        """Tie all threads at random, and mend those that can be no card; False if that fails."""
        self.low = self.own_low[:]
        self.high = self.own_high[:]
        self.back_low = self.own_back_low[:]
        self.back_high = self.own_back_high[:]
        k = len(self.shuffles) - 1
        while k >= 0:
            self.undo(self.shuffles[k], k)
            k -= 1
        return self.mend()

    # Undoing one shuffle

    def undo(self, shuffle: Shuffle, number: i64) -> None:
        """Match the tokens after a shuffle with those before it, and pass on what is known of them."""
        before = mixed(shuffle.before, self.rng)
        free: list[i64] = []
        for new in mixed(shuffle.after, self.rng):
            self.visit += 1
            if not self.known(new) or not self.attach(new, before):
                free.append(new)
        for old in before:
            if self.after[old] < 0:
                self.join(old, free.pop())
            self.knot[old] = number
            new = self.after[old]
            self.low[old] &= self.low[new]
            self.high[old] &= self.high[new]
            self.back_low[old] &= self.back_low[new]
            self.back_high[old] &= self.back_high[new]

    def known(self, token: i64) -> bool:
        """Whether anything at all is known of a token."""
        deck = self.memory.deck
        if self.low[token] != deck.all_low or self.high[token] != deck.all_high:
            return True
        return self.back_low[token] != deck.all_low or self.back_high[token] != deck.all_high

    def alike(self, old: i64, new: i64) -> bool:
        """Whether two tokens can be the same card."""
        low = self.low[old] & self.low[new]
        high = self.high[old] & self.high[new]
        if self.pairing is None:
            return low | high != 0
        back_low = self.back_low[old] & self.back_low[new]
        back_high = self.back_high[old] & self.back_high[new]
        return self.pairing.possible(low, high, back_low, back_high)

    def join(self, old: i64, new: i64) -> None:
        """Let two tokens be the same card."""
        self.after[old] = new
        self.before[new] = old

    def attach(self, new: i64, before: list[i64]) -> bool:
        """Find a token for a new one, moving others along an augmenting path if need be."""
        for old in before:
            if self.after[old] < 0 and self.alike(old, new):
                self.join(old, new)
                return True
        for old in before:
            if self.visited[old] != self.visit and self.alike(old, new):
                self.visited[old] = self.visit
                if self.attach(self.after[old], before):
                    self.join(old, new)
                    return True
        return False

    # Mending

    def broken(self, start: i64) -> bool:
        """Whether a thread can be no card."""
        if self.pairing is None:
            return self.low[start] | self.high[start] == 0
        return not self.pairing.possible(
            self.low[start], self.high[start], self.back_low[start], self.back_high[start]
        )

    def mend(self) -> bool:
        """Tie broken threads anew until none is left."""
        tries = 0
        start: i64 = 0
        while start < self.size:
            if not self.broken(start):
                start += 1
                continue
            tries += 1
            if tries > MENDINGS or not self.retie(start, 0, 0, 0):
                return False
            start = 0
        return True

    def loosen(self, starts: list[i64], side: i64, low: i64, high: i64) -> bool:
        """Let one of these threads be something else than these cards (or backs), of which there are too few."""
        for _ in range(MENDINGS):
            start = starts[self.rng.below(len(starts))]
            if self.retie(start, side, low, high) and not self.broken(start):
                return True
        return False

    def retie(self, start: i64, side: i64, tight_low: i64, tight_high: i64) -> bool:
        """Exchange the rest of a thread with that of another where this helps; False if it has no knot."""
        knots: list[i64] = []
        k = start
        while self.after[k] >= 0:
            knots.append(k)
            k = self.after[k]
        if not knots:
            return False
        one = knots[self.rng.below(len(knots))]
        was_broken = self.broken(start)
        others = mixed(self.shuffles[self.knot[one]].before, self.rng)
        for other in others:
            end = self.start_of(other)
            faults = (1 if was_broken else 0) + (1 if self.broken(end) else 0)
            self.exchange(one, other, start, end)
            left = (1 if self.broken(start) else 0) + (1 if self.broken(end) else 0)
            wide = self.reaches(start, side, ~tight_low, ~tight_high)
            if left < faults or (faults == 0 and left == 0 and wide):
                return True
            self.exchange(one, other, start, end)
        other = others[0]
        self.exchange(one, other, start, self.start_of(other))  # no exchange helps: try from somewhere else
        return was_broken

    def reaches(self, start: i64, side: i64, low: i64, high: i64) -> bool:
        """Whether a thread can be one of these cards (or backs)."""
        if side == 1 and self.pairing is not None:
            return (self.back_low[start] & low) | (self.back_high[start] & high) != 0
        return (self.low[start] & low) | (self.high[start] & high) != 0

    def start_of(self, token: i64) -> i64:
        """Where a token's thread begins."""
        while self.before[token] >= 0:
            token = self.before[token]
        return token

    def exchange(self, one: i64, other: i64, start: i64, end: i64) -> None:
        """Exchange what two tokens became."""
        new = self.after[one]
        self.join(one, self.after[other])
        self.join(other, new)
        self.gather(start)
        self.gather(end)

    def gather(self, start: i64) -> None:
        """Put together what is known along a thread."""
        low = self.own_low[start]
        high = self.own_high[start]
        back_low = self.own_back_low[start]
        back_high = self.own_back_high[start]
        k = self.after[start]
        while k >= 0:
            low &= self.own_low[k]
            high &= self.own_high[k]
            back_low &= self.own_back_low[k]
            back_high &= self.own_back_high[k]
            k = self.after[k]
        self.low[start] = low
        self.high[start] = high
        self.back_low[start] = back_low
        self.back_high[start] = back_high


def mixed(tokens: list[Token], rng: Rng) -> list[i64]:
    """The numbers of tokens in random order."""
    found: list[i64] = [token.number for token in tokens]
    k: i64 = len(found) - 1
    while k > 0:
        j = rng.below(k + 1)
        x = found[k]
        found[k] = found[j]
        found[j] = x
        k -= 1
    return found
