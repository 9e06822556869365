"""Fitting: giving every token of a memory a card, at random, so that everything seen is explained.

First the shuffles are undone: each token after a shuffle is threaded to one before it that can be the same
card. Then every thread gets a card. Both are matchings, found by augmenting paths from a random start.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from pioche.engine.cards import HALF, MAX_CARDS
from pioche.engine.masks import HIGH, LOW, lowest
from pioche.engine.memory import Memory, Shuffle, Token
from pioche.engine.rng import Rng

NONE = -1


class Fitting:
    """One attempt: `card` (and where backs are counted apart `back`) of every token, by its number."""

    def __init__(self, memory: Memory, rng: Rng) -> None:
        self.memory = memory
        self.rng = rng
        n = len(memory.tokens)
        self.low = vec[i64]([0] * n)  # the cards that a token, and what became of it, can be
        self.high = vec[i64]([0] * n)
        self.back_low = vec[i64]([0] * n)
        self.back_high = vec[i64]([0] * n)
        for token in memory.tokens:
            self.low[token.number] = token.low
            self.high[token.number] = token.high
            self.back_low[token.number] = token.back_low
            self.back_high[token.number] = token.back_high
        self.before = vec[i64]([NONE] * n)  # the token before the shuffle
        self.after = vec[i64]([NONE] * n)
        self.card = vec[i64]([NONE] * n)
        self.back = vec[i64]([NONE] * n)
        self.free_low: i64 = 0  # the cards not handed out yet
        self.free_high: i64 = 0
        self.visited = vec[i64]([0] * n)
        self.visit: i64 = 0

    def restrict(self, token: Token, side: i64, low: i64, high: i64) -> None:
        """In this attempt the card is one of these."""
        k = token.number
        if side == 1 and self.memory.deck.apart:
            self.back_low[k] &= low
            self.back_high[k] &= high
        else:
            self.low[k] &= low
            self.high[k] &= high

    def possible(self, token: Token, side: i64) -> tuple[i64, i64]:
        """The cards (or backs) that a token can be in this attempt."""
        k = token.number
        if side == 1 and self.memory.deck.apart:
            return self.back_low[k], self.back_high[k]
        return self.low[k], self.high[k]

    def solve(self) -> bool:
        """Find cards for all tokens; False if this attempt led nowhere."""
        memory = self.memory
        shuffles = memory.shuffles
        k = len(shuffles) - 1
        while k >= 0:
            if not self.thread(shuffles[k]):
                return False
            k -= 1
        deck = memory.deck
        if deck.apart and not self.place_pairs():
            return False
        if not self.hand_out(self.low, self.high, self.card):
            return False
        if deck.apart and not self.hand_out(self.back_low, self.back_high, self.back):
            return False
        for shuffle in shuffles:
            for token in shuffle.after:
                self.card[token.number] = self.card[self.before[token.number]]
                self.back[token.number] = self.back[self.before[token.number]]
        return True

    # Undoing a shuffle

    def thread(self, shuffle: Shuffle) -> bool:
        """Match the tokens after a shuffle with those before it, and pass on what is known of them."""
        before = self.mixed(shuffle.before)
        after = self.mixed(shuffle.after)
        deck = self.memory.deck
        free: list[i64] = []
        for new in after:
            known = self.low[new] != deck.all_low or self.high[new] != deck.all_high
            known = known or self.back_low[new] != deck.all_low or self.back_high[new] != deck.all_high
            if known:
                self.visit += 1
                if not self.attach(new, before):
                    return False
            else:
                free.append(new)
        for old in before:
            if self.after[old] < 0:
                new = free.pop()
                self.after[old] = new
                self.before[new] = old
        for old in before:
            new = self.after[old]
            self.low[old] &= self.low[new]
            self.high[old] &= self.high[new]
            self.back_low[old] &= self.back_low[new]
            self.back_high[old] &= self.back_high[new]
        return True

    def mixed(self, tokens: list[Token]) -> list[i64]:
        """The numbers of tokens in random order."""
        found: list[i64] = [token.number for token in tokens]
        k: i64 = len(found) - 1
        while k > 0:
            j = self.rng.below(k + 1)
            x = found[k]
            found[k] = found[j]
            found[j] = x
            k -= 1
        return found

    def alike(self, old: i64, new: i64) -> bool:
        """Whether two tokens can be the same card."""
        if (self.low[old] & self.low[new]) | (self.high[old] & self.high[new]) == 0:
            return False
        return (self.back_low[old] & self.back_low[new]) | (self.back_high[old] & self.back_high[new]) != 0

    def attach(self, new: i64, before: list[i64]) -> bool:
        """Find a token for a new one, moving others if need be."""
        for old in before:
            if self.after[old] < 0 and self.alike(old, new):
                self.after[old] = new
                self.before[new] = old
                return True
        for old in before:
            if self.visited[old] != self.visit and self.alike(old, new):
                self.visited[old] = self.visit
                if self.attach(self.after[old], before):
                    self.after[old] = new
                    self.before[new] = old
                    return True
        return False

    # Cards for the threads

    def hand_out(self, low: vec[i64], high: vec[i64], given: vec[i64]) -> bool:
        """Give each of the first tokens one card that it can be."""
        n = self.memory.deck.size
        owner = vec[i64]([NONE] * MAX_CARDS)
        order = self.by_freedom(low, high)
        self.free_low = self.memory.deck.all_low
        self.free_high = self.memory.deck.all_high
        for token in order:
            card = self.pick(low[token] & self.free_low, high[token] & self.free_high)
            if card < 0:
                seen = vec[i64]([0] * MAX_CARDS)
                if not self.make_room(token, low, high, given, owner, seen):
                    return False
                continue
            owner[card] = token
            given[token] = card
            self.free_low &= ~LOW[card]
            self.free_high &= ~HIGH[card]
        self.stir(low, high, given, owner, n)
        return True

    def by_freedom(self, low: vec[i64], high: vec[i64]) -> list[i64]:
        """The first tokens, those with the fewest possible cards first, otherwise in random order."""
        keyed: list[tuple[int, int, int]] = []
        k: i64 = 0
        while k < self.memory.deck.size:
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

    def make_room(
        self, token: i64, low: vec[i64], high: vec[i64], given: vec[i64], owner: vec[i64], seen: vec[i64]
    ) -> bool:
        """Find a card for a token by moving others along an augmenting path."""
        mask_low = low[token]
        mask_high = high[token]
        while mask_low | mask_high != 0:
            card = self.pick(mask_low, mask_high)
            mask_low &= ~LOW[card]
            mask_high &= ~HIGH[card]
            if seen[card] != 0:
                continue
            seen[card] = 1
            if owner[card] < 0:
                self.free_low &= ~LOW[card]
                self.free_high &= ~HIGH[card]
            if owner[card] < 0 or self.make_room(owner[card], low, high, given, owner, seen):
                owner[card] = token
                given[token] = card
                return True
        return False

    def stir(self, low: vec[i64], high: vec[i64], given: vec[i64], owner: vec[i64], n: i64) -> None:
        """Exchange cards at random where both tokens allow it, to even out the order of handing out."""
        k: i64 = 0
        while k < n:
            card = self.pick(low[k], high[k])
            other = owner[card]
            own = given[k]
            if (low[other] & LOW[own]) | (high[other] & HIGH[own]) != 0:
                owner[card] = k
                given[k] = card
                owner[own] = other
                given[other] = own
            k += 1

    # Backs counted apart

    def place_pairs(self) -> bool:
        """Find room for the pairs of faces that were seen in earlier rounds of the match (R12)."""
        deck = self.memory.deck
        for pair, number in self.memory.pairs.items():
            light, dark = pair
            left: i64 = number
            able: list[i64] = []
            k: i64 = 0
            while k < deck.size:
                if within(self.low[k], self.high[k], deck.low[light], deck.high[light]) and within(
                    self.back_low[k], self.back_high[k], deck.low[dark], deck.high[dark]
                ):
                    left -= 1
                elif (self.low[k] & deck.low[light]) | (self.high[k] & deck.high[light]) != 0 and (
                    self.back_low[k] & deck.low[dark]
                ) | (self.back_high[k] & deck.high[dark]) != 0:
                    able.append(k)
                k += 1
            while left > 0:
                if not able:
                    return False
                k = able.pop(int(self.rng.below(len(able))))
                self.low[k] &= deck.low[light]
                self.high[k] &= deck.high[light]
                self.back_low[k] &= deck.low[dark]
                self.back_high[k] &= deck.high[dark]
                left -= 1
        return True


def count(mask: i64) -> i64:
    """How many bits a mask has."""
    n: i64 = 0
    while mask != 0:
        mask &= mask - 1
        n += 1
    return n


def within(low: i64, high: i64, all_low: i64, all_high: i64) -> bool:
    """Whether one set of cards is part of another."""
    return (low & ~all_low) | (high & ~all_high) == 0
