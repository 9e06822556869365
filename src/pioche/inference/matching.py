"""Matching: assign each token a card of its own, and find the cards that are possible for each."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pioche.engine.cards import HALF, MAX_CARDS
from pioche.engine.masks import (
    Cards,
    CardSets,
    bits,
    count,
    first,
    has,
    in_both,
    in_either,
    is_empty,
    lowest,
    only,
    without,
)
from pioche.engine.rng import Rng

ABSENT: Final = -1  # no card, or no token


class Matching:
    """Works on the cards that each token can be (`can`); after `find`, `given` holds one card for each."""

    def __init__(self, number: i64, deck: Cards) -> None:
        self.deck = deck
        self.given = vec[i64]([ABSENT] * number)
        self.owner = vec[i64]([ABSENT] * MAX_CARDS)
        self.tried: Cards = (0, 0)
        # For the search for cycles of tokens that can exchange their cards.
        self.index = vec[i64]([0] * number)
        self.reach = vec[i64]([0] * number)
        self.done = vec[i64]([0] * number)
        self.count: i64 = 0
        self.stack: list[i64] = []
        self.changed: list[i64] = []

    # One card for each

    def find(self, members: list[i64], can: CardSets) -> bool:
        """Assign each token a possible card, moving others along an augmenting path if necessary."""
        owner = self.owner
        for k in range(MAX_CARDS):
            owner[k] = ABSENT
        free = self.deck
        for token in members:
            able = in_both(can.of(token), free)
            if not is_empty(able):
                card = first(able)
                owner[card] = token
                self.given[token] = card
            else:
                self.tried = (0, 0)
                card = self.make_room(token, can)
                if card < 0:
                    return False
            free = without(free, only(card))
        return True

    def make_room(self, token: i64, can: CardSets) -> i64:
        """Find a card by moving others; return the card that was free, or ABSENT."""
        owner = self.owner
        while True:
            left = without(can.of(token), self.tried)
            if is_empty(left):
                return ABSENT
            card = first(left)
            self.tried = in_either(self.tried, only(card))
            end = card
            if owner[card] >= 0:
                end = self.make_room(owner[card], can)
            if end >= 0:
                owner[card] = token
                self.given[token] = card
                return end

    def draw(self, members: list[i64], can: CardSets, rng: Rng) -> bool:
        """The same at random: the most constrained tokens first, then random exchanges."""
        owner = self.owner
        for k in range(MAX_CARDS):
            owner[k] = ABSENT
        free = self.deck
        for token in by_freedom(members, can, rng):
            card = pick(in_both(can.of(token), free), rng)
            if card >= 0:
                owner[card] = token
                self.given[token] = card
            else:
                self.tried = (0, 0)
                card = self.make_room(token, can)
                if card < 0:
                    return False
            free = without(free, only(card))
        self.stir(members, can, rng)
        return True

    def stir(self, members: list[i64], can: CardSets, rng: Rng) -> None:
        """Exchange cards at random, to reduce the bias of the order of assignment."""
        for token in members:
            card = pick(can.of(token), rng)
            other = self.owner[card]
            own = self.given[token]
            if has(can.of(other), own):
                self.owner[card] = token
                self.given[token] = card
                self.owner[own] = other
                self.given[other] = own

    # What is left to each

    def prune(self, members: list[i64], can: CardSets) -> bool:
        """Remove from each token the cards that leave no perfect matching; False if there is none.

        There are as many tokens as cards. A token can be another one's card exactly if the two can exchange
        theirs, possibly in a cycle with others: the cycles are the strongly connected components of "could
        take from". `changed` lists the tokens that lost cards.
        """
        self.changed = []
        if not self.find(members, can):
            return False
        self.count = 0
        for token in members:
            self.index[token] = 0
        for token in members:
            if self.index[token] == 0:
                self.visit(token, can)
        return True

    def visit(self, token: i64, can: CardSets) -> None:
        """Follow who could take from whom (Tarjan); each component keeps the cards assigned within it."""
        self.count += 1
        self.index[token] = self.count
        self.reach[token] = self.count
        self.done[token] = 0
        depth = len(self.stack)
        self.stack.append(token)
        low, high = can.of(token)
        while low != 0:
            self.step(token, self.owner[lowest(low)], can)
            low &= low - 1
        while high != 0:
            self.step(token, self.owner[lowest(high) + HALF], can)
            high &= high - 1
        if self.reach[token] == self.index[token]:
            self.close(depth, can)

    def step(self, token: i64, other: i64, can: CardSets) -> None:
        """Visit a token whose card this one could take."""
        if self.index[other] == 0:
            self.visit(other, can)
            self.reach[token] = min(self.reach[token], self.reach[other])
        elif self.done[other] == 0:
            self.reach[token] = min(self.reach[token], self.index[other])

    def close(self, depth: i64, can: CardSets) -> None:
        """The tokens on top of the stack form a component."""
        circle: Cards = (0, 0)
        for token in self.stack[depth:]:
            circle = in_either(circle, only(self.given[token]))
        for token in self.stack[depth:]:
            self.done[token] = 1
            if not is_empty(without(can.of(token), circle)):
                can.keep(token, circle)
                self.changed.append(token)
        del self.stack[depth:]


def by_freedom(members: list[i64], can: CardSets, rng: Rng) -> list[i64]:
    """Tokens with the fewest possible cards first, ties in random order."""
    keyed: list[tuple[int, int, int]] = []
    for token in members:
        keyed.append((int(count(can.of(token))), int(rng.next32()), int(token)))
    keyed.sort()
    return [i64(token) for _, _, token in keyed]


def pick(cards: Cards, rng: Rng) -> i64:
    """One of these cards at random, or ABSENT."""
    low, high = cards
    n = bits(low)
    m = bits(high)
    if n + m == 0:
        return ABSENT
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
