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
        # The faces of whole threads where known, and how many threads have each; too many cannot be.
        self.light = vec[i64]([NONE] * n)
        self.dark = vec[i64]([NONE] * n)
        self.having: list[int] = [0] * len(memory.deck.copies)
        self.excess = 0
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
        start: i64 = 0
        while start < self.size:
            self.gather(start)
            start += 1
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

    def crowded(self, start: i64) -> bool:
        """Whether too many threads have one of its faces."""
        copies = self.memory.deck.copies
        light = self.light[start]
        dark = self.dark[start]
        if light >= 0 and self.having[light] > copies[light]:
            return True
        return dark >= 0 and self.having[dark] > copies[dark]

    def mend(self) -> bool:
        """Tie threads anew until none is broken and no face is too frequent."""
        for _ in range(MENDINGS):
            worst: list[i64] = []
            crowded: list[i64] = []
            start: i64 = 0
            while start < self.size:
                if self.broken(start):
                    worst.append(start)
                elif self.excess > 0 and self.crowded(start):
                    crowded.append(start)
                start += 1
            if not worst:
                worst = crowded
            if not worst:
                return True
            self.retie(worst[self.rng.below(len(worst))])
        return False

    def retie(self, start: i64) -> None:
        """Exchange the rest of a thread with that of another where this helps, or at least does no harm."""
        one = self.knot_on(start)
        if one < 0:
            return
        even: i64 = NONE
        for other in mixed(self.shuffles[self.knot[one]].before, self.rng):
            gain = self.exchange(one, other, start, self.start_of(other))
            if gain > 0:
                return
            self.exchange(one, other, start, self.start_of(other))
            if gain == 0:
                even = other
        if even >= 0:
            self.exchange(one, even, start, self.start_of(even))

    def loosen(self, starts: list[i64], side: i64, low: i64, high: i64) -> bool:
        """Let one of these threads be something else than these cards (or backs): there are too few."""
        for _ in range(MENDINGS):
            start = starts[self.rng.below(len(starts))]
            one = self.knot_on(start)
            if one < 0:
                continue
            for other in mixed(self.shuffles[self.knot[one]].before, self.rng):
                gain = self.exchange(one, other, start, self.start_of(other))
                if gain >= 0 and self.reaches(start, side, ~low, ~high):
                    return True
                self.exchange(one, other, start, self.start_of(other))
        return False

    def reaches(self, start: i64, side: i64, low: i64, high: i64) -> bool:
        """Whether a thread can be one of these cards (or backs)."""
        if side == 1 and self.pairing is not None:
            return (self.back_low[start] & low) | (self.back_high[start] & high) != 0
        return (self.low[start] & low) | (self.high[start] & high) != 0

    def knot_on(self, start: i64) -> i64:
        """A token of a thread that was shuffled, at random; NONE if there is none."""
        found: list[i64] = []
        while self.after[start] >= 0:
            found.append(start)
            start = self.after[start]
        return found[self.rng.below(len(found))] if found else NONE

    def start_of(self, token: i64) -> i64:
        """Where a token's thread begins."""
        while self.before[token] >= 0:
            token = self.before[token]
        return token

    def exchange(self, one: i64, other: i64, start: i64, end: i64) -> i64:
        """Exchange what two tokens became; how much better that makes the whole."""
        old = self.faults(start, end)
        new = self.after[one]
        self.join(one, self.after[other])
        self.join(other, new)
        self.gather(start)
        self.gather(end)
        return old - self.faults(start, end)

    def faults(self, start: i64, end: i64) -> i64:
        """What is wrong with two threads, and with the frequency of faces."""
        wrong = self.excess
        if self.broken(start):
            wrong += 10
        if self.broken(end):
            wrong += 10
        return wrong

    def gather(self, start: i64) -> None:
        """Put together what is known along a thread."""
        low = self.own_low[start]
        high = self.own_high[start]
        back_low = self.own_back_low[start]
        back_high = self.own_back_high[start]
        tokens = self.memory.tokens
        light = tokens[start].light
        dark = tokens[start].dark
        k = self.after[start]
        while k >= 0:
            low &= self.own_low[k]
            high &= self.own_high[k]
            back_low &= self.own_back_low[k]
            back_high &= self.own_back_high[k]
            token = tokens[k]
            if token.light >= 0:
                light = token.light
            if token.dark >= 0:
                dark = token.dark
            k = self.after[k]
        self.low[start] = low
        self.high[start] = high
        self.back_low[start] = back_low
        self.back_high[start] = back_high
        if light != self.light[start]:
            self.tally(self.light[start], light)
            self.light[start] = light
        if dark != self.dark[start]:
            self.tally(self.dark[start], dark)
            self.dark[start] = dark

    def tally(self, old: i64, new: i64) -> None:
        """A thread has another face than before."""
        copies = self.memory.deck.copies
        if old >= 0:
            self.having[old] -= 1
            if self.having[old] >= copies[old]:
                self.excess -= 1
        if new >= 0:
            self.having[new] += 1
            if self.having[new] > copies[new]:
                self.excess += 1


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
