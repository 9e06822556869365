"""Matching: giving each of some tokens a card of its own, and finding out which cards that leaves to each."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pioche.engine.cards import HALF, MAX_CARDS
from pioche.engine.masks import HIGH, LOW, lowest
from pioche.engine.rng import Rng

NONE: Final = -1


class Matching:
    """Works on masks of the cards that each token can be; after `find`, `given` holds one card for each."""

    def __init__(self, number: i64, deck_low: i64, deck_high: i64) -> None:
        self.deck_low = deck_low
        self.deck_high = deck_high
        self.given = vec[i64]([NONE] * number)
        self.owner = vec[i64]([NONE] * MAX_CARDS)
        self.tried_low: i64 = 0
        self.tried_high: i64 = 0
        # For the search of tokens that can exchange their cards in a circle.
        self.index = vec[i64]([0] * number)
        self.reach = vec[i64]([0] * number)
        self.done = vec[i64]([0] * number)
        self.count: i64 = 0
        self.stack: list[i64] = []
        self.changed: list[i64] = []

    # One card for each

    def find(self, members: list[i64], low: vec[i64], high: vec[i64]) -> bool:
        """Give each a card that it can be, moving others along an augmenting path if need be."""
        owner = self.owner
        for k in range(MAX_CARDS):
            owner[k] = NONE
        free_low = self.deck_low
        free_high = self.deck_high
        for token in members:
            if low[token] & free_low != 0:
                card = lowest(low[token] & free_low)
            elif high[token] & free_high != 0:
                card = lowest(high[token] & free_high) + HALF
            else:
                self.tried_low = 0
                self.tried_high = 0
                card = self.make_room(token, low, high)
                if card < 0:
                    return False
                free_low &= ~LOW[card]
                free_high &= ~HIGH[card]
                continue
            owner[card] = token
            self.given[token] = card
            free_low &= ~LOW[card]
            free_high &= ~HIGH[card]
        return True

    def make_room(self, token: i64, low: vec[i64], high: vec[i64]) -> i64:
        """Find a card by moving others; the card that was free, or NONE."""
        owner = self.owner
        while True:
            left = low[token] & ~self.tried_low
            if left != 0:
                card = lowest(left)
            else:
                left = high[token] & ~self.tried_high
                if left == 0:
                    return NONE
                card = lowest(left) + HALF
            self.tried_low |= LOW[card]
            self.tried_high |= HIGH[card]
            end = card
            if owner[card] >= 0:
                end = self.make_room(owner[card], low, high)
            if end >= 0:
                owner[card] = token
                self.given[token] = card
                return end

    def draw(self, members: list[i64], low: vec[i64], high: vec[i64], rng: Rng) -> bool:
        """The same at random: the most particular tokens first, and then exchanges wherever both allow it."""
        owner = self.owner
        for k in range(MAX_CARDS):
            owner[k] = NONE
        free_low = self.deck_low
        free_high = self.deck_high
        for token in by_freedom(members, low, high, rng):
            card = pick(low[token] & free_low, high[token] & free_high, rng)
            if card >= 0:
                owner[card] = token
                self.given[token] = card
            else:
                self.tried_low = 0
                self.tried_high = 0
                card = self.make_room(token, low, high)
                if card < 0:
                    return False
            free_low &= ~LOW[card]
            free_high &= ~HIGH[card]
        self.stir(members, low, high, rng)
        return True

    def stir(self, members: list[i64], low: vec[i64], high: vec[i64], rng: Rng) -> None:
        """Exchange cards at random, to even out the order of handing out."""
        for token in members:
            card = pick(low[token], high[token], rng)
            other = self.owner[card]
            own = self.given[token]
            if (low[other] & LOW[own]) | (high[other] & HIGH[own]) != 0:
                self.owner[card] = token
                self.given[token] = card
                self.owner[own] = other
                self.given[other] = own

    # What is left to each

    def prune(self, members: list[i64], low: vec[i64], high: vec[i64]) -> bool:
        """Take from each token the cards with which the others would not get one each; False if nothing fits.

        There are as many tokens as cards. A token can be another one's card just if the two can exchange
        theirs, perhaps in a circle with others: the circles are the strong components of "could take from".
        `changed` are the tokens that lost cards.
        """
        self.changed = []
        if not self.find(members, low, high):
            return False
        self.count = 0
        for token in members:
            self.index[token] = 0
        for token in members:
            if self.index[token] == 0:
                self.visit(token, low, high)
        return True

    def visit(self, token: i64, low: vec[i64], high: vec[i64]) -> None:
        """Follow who could take from whom (Tarjan); each circle keeps exactly the cards it was given."""
        self.count += 1
        self.index[token] = self.count
        self.reach[token] = self.count
        self.done[token] = 0
        depth = len(self.stack)
        self.stack.append(token)
        left = low[token]
        while left != 0:
            self.step(token, self.owner[lowest(left)], low, high)
            left &= left - 1
        left = high[token]
        while left != 0:
            self.step(token, self.owner[lowest(left) + HALF], low, high)
            left &= left - 1
        if self.reach[token] == self.index[token]:
            self.close(depth, low, high)

    def step(self, token: i64, other: i64, low: vec[i64], high: vec[i64]) -> None:
        """One token could take another's card."""
        if self.index[other] == 0:
            self.visit(other, low, high)
            self.reach[token] = min(self.reach[token], self.reach[other])
        elif self.done[other] == 0:
            self.reach[token] = min(self.reach[token], self.index[other])

    def close(self, depth: i64, low: vec[i64], high: vec[i64]) -> None:
        """The uppermost tokens of the stack are a circle."""
        circle_low: i64 = 0
        circle_high: i64 = 0
        for token in self.stack[depth:]:
            circle_low |= LOW[self.given[token]]
            circle_high |= HIGH[self.given[token]]
        for token in self.stack[depth:]:
            self.done[token] = 1
            if (low[token] & ~circle_low) | (high[token] & ~circle_high) != 0:
                low[token] &= circle_low
                high[token] &= circle_high
                self.changed.append(token)
        del self.stack[depth:]


def by_freedom(members: list[i64], low: vec[i64], high: vec[i64], rng: Rng) -> list[i64]:
    """Tokens with the fewest possible cards first, otherwise in random order."""
    keyed: list[tuple[int, int, int]] = []
    for token in members:
        keyed.append((int(count(low[token]) + count(high[token])), int(rng.next32()), int(token)))
    keyed.sort()
    return [i64(token) for _, _, token in keyed]


def pick(low: i64, high: i64, rng: Rng) -> i64:
    """One of these cards at random, or NONE."""
    n = count(low)
    m = count(high)
    if n + m == 0:
        return NONE
    k = rng.below(n + m) if n + m > 1 else 0
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


def count(mask: i64) -> i64:
    """How many bits a mask has."""
    n: i64 = 0
    while mask != 0:
        mask &= mask - 1
        n += 1
    return n
