"""Fitting: giving every token of a memory a card, at random, so that everything seen is explained.

First the shuffles are undone: each token after a shuffle is tied to one before it that can be the same card,
so that a thread leads from each of the deal's tokens to the present. Then every thread gets a card. Both are
matchings, found by augmenting paths from a random start.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pioche.engine.cards import HALF, MAX_CARDS
from pioche.engine.masks import HIGH, LOW, lowest
from pioche.engine.memory import Memory, Shuffle, Token
from pioche.engine.pairing import Pairing
from pioche.engine.rng import Rng

NONE: Final = -1


class Fitting:
    """One attempt: `card` (and where backs are counted apart `back`) of every token, by its number."""

    def __init__(self, memory: Memory, rng: Rng) -> None:
        self.memory = memory
        self.rng = rng
        self.size: i64 = memory.deck.size
        n = len(memory.tokens)
        # What a token can be, and for the deal's tokens in the end what their whole threads can be.
        self.low = vec[i64]([0] * n)
        self.high = vec[i64]([0] * n)
        self.back_low = vec[i64]([0] * n)
        self.back_high = vec[i64]([0] * n)
        for token in memory.tokens:
            self.low[token.number] = token.low
            self.high[token.number] = token.high
            self.back_low[token.number] = token.back_low
            self.back_high[token.number] = token.back_high
        self.before = vec[i64]([NONE] * n)  # the token before the shuffle that began this one
        self.after = vec[i64]([NONE] * n)
        self.visited = vec[i64]([0] * n)
        self.visit: i64 = 0
        self.card = vec[i64]([NONE] * n)
        self.back = vec[i64]([NONE] * n)
        self.owner = vec[i64]([NONE] * MAX_CARDS)
        self.tried = vec[i64]([0] * MAX_CARDS)
        self.pairing: Pairing | None = None
        if memory.deck.apart:
            self.pairing = Pairing(memory.deck, memory.pairs)

    def restrict(self, token: Token, side: i64, low: i64, high: i64) -> None:
        """In this attempt the card is one of these."""
        k = token.number
        if side == 1 and self.pairing is not None:
            self.back_low[k] &= low
            self.back_high[k] &= high
        else:
            self.low[k] &= low
            self.high[k] &= high

    def possible(self, token: Token, side: i64) -> tuple[i64, i64]:
        """The cards (or backs) that a token can be in this attempt."""
        k = token.number
        if side == 1 and self.pairing is not None:
            return self.back_low[k], self.back_high[k]
        return self.low[k], self.high[k]

    def solve(self) -> bool:
        """Find cards for all tokens; False if this attempt led nowhere."""
        shuffles = self.memory.shuffles
        k = len(shuffles) - 1
        while k >= 0:
            if not self.undo(shuffles[k]):
                return False
            k -= 1
        pairing = self.pairing
        if pairing is not None and not pairing.place(
            self.rng, self.low, self.high, self.back_low, self.back_high
        ):
            return False
        if not self.hand_out(self.low, self.high, self.card):
            return False
        if pairing is not None and not self.hand_out(self.back_low, self.back_high, self.back):
            return False
        for shuffle in shuffles:
            for token in shuffle.after:
                self.card[token.number] = self.card[self.before[token.number]]
                self.back[token.number] = self.back[self.before[token.number]]
        return True

    # Undoing a shuffle

    def undo(self, shuffle: Shuffle) -> bool:
        """Tie the tokens after a shuffle to those before it, and pass on what is known of them."""
        before = self.mixed(shuffle.before)
        free: list[i64] = []
        for new in self.mixed(shuffle.after):
            if not self.known(new):
                free.append(new)
                continue
            self.visit += 1
            if not self.attach(new, before):
                return False
        for old in before:
            if self.after[old] < 0:
                self.tie(old, free.pop())
            new = self.after[old]
            self.low[old] &= self.low[new]
            self.high[old] &= self.high[new]
            self.back_low[old] &= self.back_low[new]
            self.back_high[old] &= self.back_high[new]
        return True

    def known(self, token: i64) -> bool:
        """Whether anything at all is known of a token."""
        deck = self.memory.deck
        if self.low[token] != deck.all_low or self.high[token] != deck.all_high:
            return True
        return self.back_low[token] != deck.all_low or self.back_high[token] != deck.all_high

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
        low = self.low[old] & self.low[new]
        high = self.high[old] & self.high[new]
        if low | high == 0:
            return False
        if self.pairing is None:
            return True
        back_low = self.back_low[old] & self.back_low[new]
        back_high = self.back_high[old] & self.back_high[new]
        return self.pairing.possible(low, high, back_low, back_high)

    def tie(self, old: i64, new: i64) -> None:
        """Let two tokens be the same card."""
        self.after[old] = new
        self.before[new] = old

    def attach(self, new: i64, before: list[i64]) -> bool:
        """Find a token for a new one, moving others if need be."""
        for old in before:
            if self.after[old] < 0 and self.alike(old, new):
                self.tie(old, new)
                return True
        for old in before:
            if self.visited[old] != self.visit and self.alike(old, new):
                self.visited[old] = self.visit
                if self.attach(self.after[old], before):
                    self.tie(old, new)
                    return True
        return False

    # Cards for the threads

    def hand_out(self, low: vec[i64], high: vec[i64], given: vec[i64]) -> bool:
        """Give each thread one card that it can be, the most particular ones first."""
        owner = self.owner
        for card in range(MAX_CARDS):
            owner[card] = NONE
        free_low = self.memory.deck.all_low
        free_high = self.memory.deck.all_high
        for token in self.by_freedom(low, high):
            card = self.pick(low[token] & free_low, high[token] & free_high)
            if card >= 0:
                owner[card] = token
                given[token] = card
            else:
                for k in range(MAX_CARDS):
                    self.tried[k] = 0
                card = self.make_room(token, low, high, given)
                if card < 0:
                    return False
            free_low &= ~LOW[card]
            free_high &= ~HIGH[card]
        self.stir(low, high, given)
        return True

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
        mask_low = low[token]
        mask_high = high[token]
        while mask_low | mask_high != 0:
            card = self.pick(mask_low, mask_high)
            mask_low &= ~LOW[card]
            mask_high &= ~HIGH[card]
            if self.tried[card] != 0:
                continue
            self.tried[card] = 1
            end = card
            if owner[card] >= 0:
                end = self.make_room(owner[card], low, high, given)
            if end >= 0:
                owner[card] = token
                given[token] = card
                return end
        return NONE

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
