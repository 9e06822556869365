"""Fitting: giving every card of a memory a face at random, so that everything seen is explained."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pioche.engine.cards import HALF, MAX_CARDS
from pioche.engine.masks import HIGH, LOW, lowest
from pioche.engine.memory import Memory
from pioche.engine.rng import Rng
from pioche.engine.threads import Threads

NONE: Final = -1
LOOSENINGS: Final = 30


class Fitting:
    """One attempt: `card` (and where backs are counted apart `back`) of every token, by its number."""

    def __init__(self, memory: Memory, rng: Rng) -> None:
        self.memory = memory
        self.rng = rng
        self.size: i64 = memory.deck.size
        self.threads = Threads(memory, rng)
        n = len(memory.tokens)
        self.card = vec[i64]([NONE] * n)
        self.back = vec[i64]([NONE] * n)
        self.owner = vec[i64]([NONE] * MAX_CARDS)
        self.tried_low: i64 = 0
        self.tried_high: i64 = 0

    def solve(self) -> bool:
        """Find cards for all tokens; False if this attempt led nowhere."""
        threads = self.threads
        if not threads.tie():
            return False
        deck = self.memory.deck
        for _ in range(LOOSENINGS):
            low = threads.low[:]
            high = threads.high[:]
            back_low = threads.back_low[:]
            back_high = threads.back_high[:]
            side = 0
            pairing = threads.pairing
            if pairing is not None:
                face = pairing.place(self.rng, low, high, back_low, back_high)
                if face >= 0:
                    crowd = pairing.threads_with(face)
                    if not threads.loosen(crowd, deck.side[face], deck.low[face], deck.high[face]):
                        return False
                    continue
            tight = self.hand_out(low, high, self.card)
            if tight < 0 and pairing is not None:
                side = 1
                tight = self.hand_out(back_low, back_high, self.back)
            if tight < 0:
                self.follow_threads()
                return True
            if not threads.loosen(self.crowd(tight), side, self.tried_low, self.tried_high):
                return False
        return False

    def follow_threads(self) -> None:
        """A thread is one card from the deal to the present."""
        before = self.threads.before
        for shuffle in self.memory.shuffles:
            for token in shuffle.after:
                self.card[token.number] = self.card[before[token.number]]
                self.back[token.number] = self.back[before[token.number]]

    def crowd(self, tight: i64) -> list[i64]:
        """The threads that together have too few cards: the one left without, and the owners of all tried."""
        found: list[i64] = [tight]
        for card in range(MAX_CARDS):
            if (self.tried_low & LOW[card]) | (self.tried_high & HIGH[card]) != 0 and self.owner[card] >= 0:
                found.append(self.owner[card])
        return found

    def hand_out(self, low: vec[i64], high: vec[i64], given: vec[i64]) -> i64:
        """Give each thread one card that it can be, the most particular ones first; who got none, or NONE."""
        owner = self.owner
        for k in range(MAX_CARDS):
            owner[k] = NONE
        free_low = self.memory.deck.all_low
        free_high = self.memory.deck.all_high
        for token in self.by_freedom(low, high):
            card = self.pick(low[token] & free_low, high[token] & free_high)
            if card >= 0:
                owner[card] = token
                given[token] = card
            else:
                self.tried_low = 0
                self.tried_high = 0
                card = self.make_room(token, low, high, given)
                if card < 0:
                    return token
            free_low &= ~LOW[card]
            free_high &= ~HIGH[card]
        self.stir(low, high, given)
        return NONE

    def by_freedom(self, low: vec[i64], high: vec[i64]) -> list[i64]:
        """The threads, those with the fewest possible cards first, otherwise in random order."""
        keyed: list[tuple[int, int, int]] = []
        k: i64 = 0
        while k < self.size:
            keyed.append((int(count(low[k]) + count(high[k])), int(self.rng.next32()), int(k)))
            k += 1
        keyed.sort()
        return [i64(k) for _, _, k in keyed]

    def pick(self, low: i64, high: i64) -> i64:
        """One of these cards at random, or NONE."""
        n = count(low)
        m = count(high)
        if n + m == 0:
            return NONE
        k = self.rng.below(n + m) if n + m > 1 else 0
        if k < n:
            while k > 0:
                low &= low - 1
                k -= 1
            return lowest(low)
        k -= n
        while k > 0:
            high &= high - 1
            k -= 1
        return lowest(high) + HALF

    def make_room(self, token: i64, low: vec[i64], high: vec[i64], given: vec[i64]) -> i64:
        """Find a card by moving others along an augmenting path; the card that was free, or NONE."""
        owner = self.owner
        while True:
            card = self.pick(low[token] & ~self.tried_low, high[token] & ~self.tried_high)
            if card < 0:
                return NONE
            self.tried_low |= LOW[card]
            self.tried_high |= HIGH[card]
            end = card
            if owner[card] >= 0:
                end = self.make_room(owner[card], low, high, given)
            if end >= 0:
                owner[card] = token
                given[token] = card
                return end

    def stir(self, low: vec[i64], high: vec[i64], given: vec[i64]) -> None:
        """Exchange cards at random where both threads allow it, to even out the order of handing out."""
        owner = self.owner
        k: i64 = 0
        while k < self.size:
            card = self.pick(low[k], high[k])
            other = owner[card]
            own = given[k]
            if (low[other] & LOW[own]) | (high[other] & HIGH[own]) != 0:
                owner[card] = k
                given[k] = card
                owner[own] = other
                given[other] = own
            k += 1


def count(mask: i64) -> i64:
    """How many bits a mask has."""
    n: i64 = 0
    while mask != 0:
        mask &= mask - 1
        n += 1
    return n
