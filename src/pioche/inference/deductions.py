"""Puzzle: which card each token of a memory can be, across any number of shuffles.

Between two shuffles each card of the deck is exactly one token: such an epoch is a perfect matching of tokens
and cards, and a token that was not shuffled is the same card in the next epoch. An option ruled out in one
epoch is ruled out in the others, until nothing changes. What is then still open is settled at random, step by
step, with propagation after each step, so that dead ends show at once.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pioche.engine.masks import Cards, CardSets, first, is_empty, without
from pioche.engine.rng import Rng
from pioche.inference.matching import Matching
from pioche.inference.memory import Memory
from pioche.inference.pairing import Pairing
from pioche.sight.table import Token

STEPS: Final = 3000  # propagations after which a restart is more promising


class Saved:
    """A snapshot of a puzzle at a time when nothing more could be concluded."""

    def __init__(self, puzzle: Puzzle) -> None:
        self.cards = puzzle.cards.copy()
        self.backs = puzzle.backs.copy()
        pairing = puzzle.pairing
        self.settled = pairing is not None and pairing.settled
        self.pairs = pairing.backs.copy() if pairing is not None else CardSets(0)


class Puzzle:
    """`cards` that each token can be, and `backs` that it can have if the seed pairs the faces."""

    def __init__(self, memory: Memory) -> None:
        self.memory = memory
        deck = memory.deck
        self.deck = deck
        n = len(memory.tokens)
        self.cards = CardSets(n)
        self.backs = CardSets(n)
        for token in memory.tokens:
            self.cards.put(token.number, token.cards)
            self.backs.put(token.number, token.backs)
        self.epochs: list[list[i64]] = [[t.number for t in epoch] for epoch in memory.epochs()]
        self.born = vec[i64]([0] * n)  # the first epoch of each token; `last` is its last
        self.last = vec[i64]([len(self.epochs) - 1] * n)
        for k in range(len(memory.shuffles)):
            for token in memory.shuffles[k].before:
                self.last[token.number] = k
            for token in memory.shuffles[k].after:
                self.born[token.number] = k + 1
        self.dirty: list[bool] = [True] * len(self.epochs)
        self.matching = Matching(n, deck.all)
        self.pairing: Pairing | None = None
        if deck.apart:
            self.pairing = Pairing(deck, memory.known_pairs())
        self.same = deck.same  # the cards that are equal on both faces
        self.steps = 0
        self.card = vec[i64]([0] * n)  # once it is solved

    def saved(self) -> Saved:
        """A snapshot of the conclusions so far."""
        return Saved(self)

    def restore(self, kept: Saved) -> None:
        """Return to a snapshot."""
        self.cards = kept.cards.copy()
        self.backs = kept.backs.copy()
        pairing = self.pairing
        if pairing is not None:
            pairing.backs = kept.pairs.copy()
            pairing.settled = kept.settled
            pairing.stuck = False
        for k in range(len(self.dirty)):
            self.dirty[k] = False

    def on_side(self, side: i64) -> CardSets:
        """The sets of this side: backs if they are counted separately, else cards."""
        return self.backs if side == 1 and self.pairing is not None else self.cards

    def restrict(self, token: Token, side: i64, cards: Cards) -> None:
        """Assume that the token is one of these cards (or backs)."""
        self.on_side(side).keep(token.number, cards)
        self.touch(token.number)

    def possible(self, token: Token, side: i64) -> Cards:
        """The cards (or backs) that a token can be."""
        return self.on_side(side).of(token.number)

    def touch(self, token: i64) -> None:
        """Mark all epochs of a token for another pass."""
        k = self.born[token]
        while k <= self.last[token]:
            self.dirty[k] = True
            k += 1

    # Conclusions

    def needed(self) -> bool:
        """Whether anything can be concluded: a single epoch of whole cards is just one matching."""
        return len(self.epochs) > 1 or self.pairing is not None

    def narrow(self) -> bool:
        """Propagate in all epochs until nothing changes; False on a contradiction."""
        self.steps += 1
        again = True
        while again:
            again = False
            k = len(self.epochs) - 1
            while k >= 0:
                if self.dirty[k]:
                    again = True
                    self.dirty[k] = False
                    if not self.narrow_epoch(k):
                        return False
                k -= 1
        return True

    def narrow_epoch(self, k: i64) -> bool:
        """Propagate in one epoch and mark the others that this affects."""
        epoch = self.epochs[k]
        matching = self.matching
        pairing = self.pairing
        if not matching.prune(epoch, self.cards):
            return False
        self.touch_others(k)
        if pairing is None or pairing.settled:
            return True
        if not matching.prune(epoch, self.backs):
            return False
        self.touch_others(k)
        before = pairing.version
        changed = pairing.channel(epoch, self.cards, self.backs)
        for token in changed:
            self.touch(token)
        if pairing.version != before:
            if not pairing.narrow():
                return False
            for other in range(len(self.dirty)):
                self.dirty[other] = True
        return not pairing.stuck

    def touch_others(self, k: i64) -> None:
        """Mark the other epochs of the tokens that have changed; this epoch is up to date."""
        was = self.dirty[k]
        for token in self.matching.changed:
            self.touch(token)
        self.dirty[k] = was

    # Settling what is open

    def solve(self, rng: Rng) -> bool:
        """Find a card for each token, in `card`; False if this attempt failed."""
        self.steps = 0
        pairing = self.pairing
        if self.needed():
            if not self.narrow():
                return False
            if pairing is not None:
                if not self.settle_pairs(pairing, rng):
                    return False
                self.same = pairing.alike()
            for epoch in self.epochs[:-1]:
                if not self.settle_tokens(epoch, rng):
                    return False
        if not self.matching.draw(self.epochs[-1], self.cards, rng):
            return False
        for k in range(len(self.card)):
            self.card[k] = first(self.cards.of(k))  # for the past, only the faces are decided
        for token in self.epochs[-1]:
            self.card[token] = self.matching.given[token]
        return True

    def settle_tokens(self, epoch: list[i64], rng: Rng) -> bool:
        """Decide the tokens of an epoch: many at once as long as that works, else one by one."""
        batch: i64 = len(epoch)
        while True:
            left = [token for token in epoch if self.open(token)]
            if not left:
                return True
            kept = self.saved()
            if not self.matching.draw(epoch, self.cards, rng):
                return False
            chosen = some(left, batch, rng)
            cards = [self.matching.given[token] for token in chosen]
            for k in range(len(chosen)):
                token = chosen[k]
                self.cards.keep(token, self.same.of(cards[k]))
                self.touch(token)
            if self.narrow():
                continue
            if self.steps > STEPS:
                return False
            self.restore(kept)
            if len(chosen) > 1:
                batch = len(chosen) // 2
                continue
            token = chosen[0]
            self.cards.drop(token, self.same.of(cards[0]))
            self.touch(token)
            if not self.narrow():
                return False

    def open(self, token: i64) -> bool:
        """Whether a token can still be cards that differ in a face."""
        cards = self.cards.of(token)
        return not is_empty(without(cards, self.same.of(first(cards))))

    def settle_pairs(self, pairing: Pairing, rng: Rng) -> bool:
        """Decide which back each card has."""
        batch: i64 = self.deck.size
        while True:
            left = pairing.open_cards()
            if not left:
                pairing.settled = True
                return True
            kept = self.saved()
            if not pairing.draw(rng):
                return False
            chosen = some(left, batch, rng)
            backs = [pairing.matching.given[card] for card in chosen]
            for k in range(len(chosen)):
                pairing.keep(chosen[k], backs[k], True)
            if self.conclude(pairing):
                continue
            if self.steps > STEPS:
                return False
            self.restore(kept)
            if len(chosen) > 1:
                batch = len(chosen) // 2
                continue
            pairing.keep(chosen[0], backs[0], False)
            if not self.conclude(pairing):
                return False

    def conclude(self, pairing: Pairing) -> bool:
        """Propagate decisions about pairs."""
        for k in range(len(self.dirty)):
            self.dirty[k] = True
        return pairing.narrow() and self.narrow()


def some(items: list[i64], number: i64, rng: Rng) -> list[i64]:
    """A random sample of this size."""
    found = items[:]
    k: i64 = len(found) - 1
    while k > 0:
        j = rng.below(k + 1)
        x = found[k]
        found[k] = found[j]
        found[j] = x
        k -= 1
    return found[:number]
