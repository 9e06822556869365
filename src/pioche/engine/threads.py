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
MENDINGS: Final = 2000  # knots tied anew before the whole is given up
LOOSENINGS: Final = 100
NOISE: Final = 10  # one in so many is tied anew at random, to get out of dead ends


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
        self.face = vec[i64]([NONE] * (2 * n))  # of tokens with what they became, by side
        self.before = vec[i64]([NONE] * n)
        self.after = vec[i64]([NONE] * n)
        self.knot = vec[i64]([NONE] * n)  # the shuffle that ended a token
        self.firm = vec[i64]([0] * n)  # tokens whose knot must stay as it is
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
        for token in self.memory.tokens:
            self.face[2 * token.number] = token.light
            self.face[2 * token.number + 1] = token.dark
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
        after = mixed(shuffle.after, self.rng)
        self.join_scarce(before, after, number)
        free: list[i64] = []
        for new in after:
            self.visit += 1
            if self.before[new] < 0 and not (self.known(new) and self.attach(new, before)):
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
            for side in range(2):
                if self.face[2 * old + side] < 0:
                    self.face[2 * old + side] = self.face[2 * new + side]

    def join_scarce(self, before: list[i64], after: list[i64], number: i64) -> None:
        """Where more tokens have a face than there are copies, some after the shuffle must be some before."""
        spare = self.memory.deck.copies[:]
        for token in self.alive_at(number):
            self.use_faces(token, spare)
        for new in after:
            self.use_faces(new, spare)
        # Those with both faces alike first, for they save two copies.
        for least in range(2):
            for new in after:
                light = self.face[2 * new]
                dark = self.face[2 * new + 1]
                scarce = (light >= 0 and spare[light] < 0) or (dark >= 0 and spare[dark] < 0)
                if scarce and self.before[new] < 0:
                    self.join_alike(new, before, spare, 2 - least)

    def join_alike(self, new: i64, before: list[i64], spare: list[int], least: i64) -> None:
        """Join a token with one that has as many faces in common, and of which there are too many."""
        for old in before:
            if self.after[old] >= 0 or not self.alike(old, new):
                continue
            common: i64 = 0
            helps = False
            for side in range(2):
                face = self.face[2 * new + side]
                if face >= 0 and face == self.face[2 * old + side]:
                    common += 1
                    helps = helps or spare[face] < 0
            if common >= least and helps:
                self.join(old, new)
                self.firm[old] = 1
                for side in range(2):
                    face = self.face[2 * new + side]
                    if face >= 0 and face == self.face[2 * old + side]:
                        spare[face] += 1
                return

    def use_faces(self, token: i64, spare: list[int]) -> None:
        """Count a token's faces off."""
        for side in range(2):
            face = self.face[2 * token + side]
            if face >= 0:
                spare[face] -= 1

    def alive_at(self, number: i64) -> list[i64]:
        """The tokens that were there when cards were shuffled for this time (0 is the first)."""
        there: list[bool] = [True] * int(self.size)
        for shuffle in self.shuffles[:number]:
            there += [True] * len(shuffle.after)
            for token in shuffle.before:
                there[token.number] = False
        return [i64(k) for k in range(len(there)) if there[k]]

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
            if self.firm[old] == 0 and self.visited[old] != self.visit and self.alike(old, new):
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
        if dark >= 0 and self.having[dark] > copies[dark]:
            return True
        return self.pairing is not None and self.pairing.crowded(int(light), int(dark))

    def mend(self) -> bool:
        """Tie threads anew until none is broken and no face is too frequent."""
        for _ in range(MENDINGS):
            worst: list[i64] = []
            start: i64 = 0
            while start < self.size:
                if self.broken(start) or (self.excess > 0 and self.crowded(start)):
                    worst.append(start)
                start += 1
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
            if other == one:
                continue
            gain = self.exchange(one, other, start, self.start_of(other))
            if gain > 0 or self.rng.below(NOISE * self.size) == 0:
                return
            self.exchange(one, other, start, self.start_of(other))
            if gain == 0:
                even = other
        if even >= 0:
            self.exchange(one, even, start, self.start_of(even))

    def loosen(self, starts: list[i64], side: i64, low: i64, high: i64) -> bool:
        """Let one of these threads be something else than these cards (or backs): there are too few."""
        for _ in range(LOOSENINGS):
            start = starts[self.rng.below(len(starts))]
            one = self.knot_on(start)
            if one < 0:
                continue
            for other in mixed(self.shuffles[self.knot[one]].before, self.rng):
                if other == one:
                    continue
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
            wrong += 2
        if self.broken(end):
            wrong += 2
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
        if light != self.light[start] or dark != self.dark[start]:
            pairing = self.pairing
            if pairing is not None:
                self.excess -= pairing.take_off(int(self.light[start]), int(self.dark[start]))
                self.excess += pairing.put_on(int(light), int(dark))
            self.tally(self.light[start], light)
            self.tally(self.dark[start], dark)
            self.light[start] = light
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
