"""Puzzle: which card every token of a memory can be, however often cards were shuffled.

Between two shuffles every card of the deck is exactly one token: such an epoch is a perfect matching of
tokens and cards, and a token that was not shuffled has the same card in the next epoch. What one epoch rules
out is ruled out in the others, until nothing changes; then what is still open is settled at random, bit by
bit, with the same conclusions drawn after each step. So a way that leads nowhere is noticed at once.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pioche.engine.cards import HALF
from pioche.engine.masks import HIGH, LOW, lowest
from pioche.engine.rng import Rng
from pioche.inference.matching import Matching
from pioche.inference.memory import Memory, Token
from pioche.inference.pairing import Pairing

STEPS: Final = 3000  # narrowings after which another start is more promising


class Saved:
    """What a puzzle had found out at some time, when nothing more could be concluded."""

    def __init__(self, puzzle: Puzzle) -> None:
        self.low = puzzle.low[:]
        self.high = puzzle.high[:]
        self.back_low = puzzle.back_low[:]
        self.back_high = puzzle.back_high[:]
        pairing = puzzle.pairing
        self.settled = pairing is not None and pairing.settled
        self.pair_low = pairing.low[:] if pairing is not None else vec[i64]([])
        self.pair_high = pairing.high[:] if pairing is not None else vec[i64]([])


class Puzzle:
    """`low` and `high`: the cards that each token can be; the same of backs where the seed pairs faces."""

    def __init__(self, memory: Memory) -> None:
        self.memory = memory
        deck = memory.deck
        self.deck = deck
        n = len(memory.tokens)
        self.low = vec[i64]([0] * n)
        self.high = vec[i64]([0] * n)
        self.back_low = vec[i64]([0] * n)
        self.back_high = vec[i64]([0] * n)
        for token in memory.tokens:
            self.low[token.number] = token.low
            self.high[token.number] = token.high
            self.back_low[token.number] = token.back_low
            self.back_high[token.number] = token.back_high
        self.epochs: list[list[i64]] = [[t.number for t in epoch] for epoch in memory.epochs()]
        self.born = vec[i64]([0] * n)  # the first and the last epoch of each token
        self.last = vec[i64]([len(self.epochs) - 1] * n)
        for k in range(len(memory.shuffles)):
            for token in memory.shuffles[k].before:
                self.last[token.number] = k
            for token in memory.shuffles[k].after:
                self.born[token.number] = k + 1
        self.dirty: list[bool] = [True] * len(self.epochs)
        self.matching = Matching(n, deck.all_low, deck.all_high)
        self.pairing: Pairing | None = None
        if deck.apart:
            self.pairing = Pairing(deck, memory.known_pairs())
        # The cards that look like a card from both sides.
        self.same_low = deck.same_low
        self.same_high = deck.same_high
        self.steps = 0
        self.card = vec[i64]([0] * n)  # once it is solved

    def saved(self) -> Saved:
        """What has been found out so far."""
        return Saved(self)

    def restore(self, kept: Saved) -> None:
        """Go back to what had been found out then."""
        self.low = kept.low[:]
        self.high = kept.high[:]
        self.back_low = kept.back_low[:]
        self.back_high = kept.back_high[:]
        pairing = self.pairing
        if pairing is not None:
            pairing.low = kept.pair_low[:]
            pairing.high = kept.pair_high[:]
            pairing.settled = kept.settled
            pairing.stuck = False
        for k in range(len(self.dirty)):
            self.dirty[k] = False

    def restrict(self, token: Token, side: i64, low: i64, high: i64) -> None:
        """Suppose that the card is one of these."""
        k = token.number
        if side == 1 and self.pairing is not None:
            self.back_low[k] &= low
            self.back_high[k] &= high
        else:
            self.low[k] &= low
            self.high[k] &= high
        self.touch(k)

    def possible(self, token: Token, side: i64) -> tuple[i64, i64]:
        """The cards (or backs) that a token can be."""
        k = token.number
        if side == 1 and self.pairing is not None:
            return self.back_low[k], self.back_high[k]
        return self.low[k], self.high[k]

    def touch(self, token: i64) -> None:
        """Look again at all epochs of a token."""
        k = self.born[token]
        while k <= self.last[token]:
            self.dirty[k] = True
            k += 1

    # Conclusions

    def needed(self) -> bool:
        """Whether there is anything to conclude: one epoch of whole cards is a single matching anyway."""
        return len(self.epochs) > 1 or self.pairing is not None

    def narrow(self) -> bool:
        """Rule out what cannot be, in all epochs until nothing changes; False if nothing can be."""
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
        """Rule out what cannot be in one epoch; others that this touches are looked at again."""
        epoch = self.epochs[k]
        matching = self.matching
        pairing = self.pairing
        if not matching.prune(epoch, self.low, self.high):
            return False
        self.touch_others(k)
        if pairing is None or pairing.settled:
            return True
        if not matching.prune(epoch, self.back_low, self.back_high):
            return False
        self.touch_others(k)
        before = pairing.version
        changed = pairing.channel(epoch, self.low, self.high, self.back_low, self.back_high)
        for token in changed:
            self.touch(token)
        if pairing.version != before:
            if not pairing.narrow():
                return False
            for other in range(len(self.dirty)):
                self.dirty[other] = True
        return not pairing.stuck

    def touch_others(self, k: i64) -> None:
        """Tokens of an epoch have changed, which is itself as it should be."""
        was = self.dirty[k]
        for token in self.matching.changed:
            self.touch(token)
        self.dirty[k] = was

    # Settling what is open

    def solve(self, rng: Rng) -> bool:
        """Find a card for each token, in `card`; False if this attempt led nowhere."""
        self.steps = 0
        pairing = self.pairing
        if self.needed():
            if not self.narrow():
                return False
            if pairing is not None:
                if not self.settle_pairs(pairing, rng):
                    return False
                self.same_low, self.same_high = pairing.alike()
            for epoch in self.epochs[:-1]:
                if not self.settle_tokens(epoch, rng):
                    return False
        if not self.matching.draw(self.epochs[-1], self.low, self.high, rng):
            return False
        for k in range(len(self.card)):
            self.card[k] = first(self.low[k], self.high[k])  # of the past only the looks are decided
        for token in self.epochs[-1]:
            self.card[token] = self.matching.given[token]
        return True

    def shows(self, token: Token, side: i64, low: i64, high: i64) -> bool:
        """Whether a token was found to be one of these cards (or backs)."""
        card = self.card[token.number]
        if side == 0 or self.pairing is None:
            return (LOW[card] & low) | (HIGH[card] & high) != 0
        face = self.pairing.back_face(card)
        return (self.deck.low[face] & low) | (self.deck.high[face] & high) != 0

    def settle_tokens(self, epoch: list[i64], rng: Rng) -> bool:
        """Decide the tokens of an epoch: many at once while that goes well, else one by one."""
        batch: i64 = len(epoch)
        while True:
            left = [token for token in epoch if self.open(token)]
            if not left:
                return True
            kept = self.saved()
            if not self.matching.draw(epoch, self.low, self.high, rng):
                return False
            chosen = some(left, batch, rng)
            cards = [self.matching.given[token] for token in chosen]
            for k in range(len(chosen)):
                token = chosen[k]
                self.low[token] &= self.same_low[cards[k]]
                self.high[token] &= self.same_high[cards[k]]
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
            self.low[token] &= ~self.same_low[cards[0]]
            self.high[token] &= ~self.same_high[cards[0]]
            self.touch(token)
            if not self.narrow():
                return False

    def open(self, token: i64) -> bool:
        """Whether a token can still be cards that look different."""
        card = first(self.low[token], self.high[token])
        return (self.low[token] & ~self.same_low[card]) | (self.high[token] & ~self.same_high[card]) != 0

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
        """Draw the conclusions of what was decided on pairs."""
        for k in range(len(self.dirty)):
            self.dirty[k] = True
        return pairing.narrow() and self.narrow()


def first(low: i64, high: i64) -> i64:
    """The lowest of some cards."""
    return lowest(low) if low != 0 else lowest(high) + HALF


def some(items: list[i64], number: i64, rng: Rng) -> list[i64]:
    """So many of these at random."""
    found = items[:]
    k: i64 = len(found) - 1
    while k > 0:
        j = rng.below(k + 1)
        x = found[k]
        found[k] = found[j]
        found[j] = x
        k -= 1
    return found[:number]
