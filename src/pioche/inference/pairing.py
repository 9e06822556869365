"""Pairing: which faces share a card, where only the match seed decides it (R12).

Pairs that were once seen on one card stay together for the whole match; the others can be anything. Cards
with the same front are interchangeable, so each known pair simply gets the next card with its front.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from pioche.engine.cards import HALF, MAX_CARDS
from pioche.engine.masks import HIGH, LOW, lowest, masks_by_card
from pioche.inference.matching import Matching

if TYPE_CHECKING:
    from pioche.engine.rng import Rng
    from pioche.inference.deck import Deck


class Pairing:
    """`low` and `high`: the backs that each card can have."""

    def __init__(self, deck: Deck, known: dict[tuple[int, int], int]) -> None:
        self.deck = deck
        self.cards: list[i64] = [i64(card) for card in deck.rules.deck]
        self.low = vec[i64]([0] * MAX_CARDS)
        self.high = vec[i64]([0] * MAX_CARDS)
        self.matching = Matching(MAX_CARDS, deck.backs_low, deck.backs_high)
        self.settled = False
        self.stuck = False
        self.version = 0  # grows with every change
        self.seen_low = vec[i64]([0] * MAX_CARDS)
        self.seen_high = vec[i64]([0] * MAX_CARDS)
        for card in self.cards:
            self.low[card] = deck.backs_low
            self.high[card] = deck.backs_high
        left: dict[int, list[i64]] = {}
        for card in self.cards:
            left.setdefault(deck.rules.card_faces[card][0], []).append(card)
        for pair, number in known.items():
            for _ in range(number):
                card = left[pair[0]].pop()
                self.low[card] = deck.low[pair[1]]
                self.high[card] = deck.high[pair[1]]

    def narrow(self) -> bool:
        """Rule out what leaves some card without a back; False if nothing can be."""
        return self.matching.prune(self.cards, self.low, self.high)

    def channel(
        self, epoch: list[i64], low: vec[i64], high: vec[i64], back_low: vec[i64], back_high: vec[i64]
    ) -> list[i64]:
        """Let tokens and pairs agree: each token is a card with one of its backs; the tokens that changed."""
        changed: list[i64] = []
        for card in self.cards:
            self.seen_low[card] = 0
            self.seen_high[card] = 0
        for token in epoch:
            keep_low: i64 = 0
            keep_high: i64 = 0
            found_low: i64 = 0
            found_high: i64 = 0
            left_low = low[token]
            left_high = high[token]
            while left_low | left_high != 0:
                if left_low != 0:
                    card = lowest(left_low)
                    left_low &= left_low - 1
                else:
                    card = lowest(left_high) + HALF
                    left_high &= left_high - 1
                backs_low = self.low[card] & back_low[token]
                backs_high = self.high[card] & back_high[token]
                if backs_low | backs_high != 0:
                    keep_low |= LOW[card]
                    keep_high |= HIGH[card]
                    found_low |= backs_low
                    found_high |= backs_high
                    self.seen_low[card] |= backs_low
                    self.seen_high[card] |= backs_high
            if keep_low | keep_high == 0:
                self.stuck = True
                return changed
            lost = (low[token] & ~keep_low) | (high[token] & ~keep_high)
            if lost | (back_low[token] & ~found_low) | (back_high[token] & ~found_high) != 0:
                changed.append(token)
            low[token] = keep_low
            high[token] = keep_high
            back_low[token] = found_low
            back_high[token] = found_high
        for card in self.cards:
            if (self.low[card] & ~self.seen_low[card]) | (self.high[card] & ~self.seen_high[card]) != 0:
                self.low[card] &= self.seen_low[card]
                self.high[card] &= self.seen_high[card]
                self.version += 1
        return changed

    # Deciding

    def back_face(self, card: i64) -> int:
        """The face of the first back that a card can have."""
        low = self.low[card]
        return self.deck.back_face[lowest(low) if low != 0 else lowest(self.high[card]) + HALF]

    def open_cards(self) -> list[i64]:
        """The cards that can still have backs that look different."""
        deck = self.deck
        found: list[i64] = []
        for card in self.cards:
            face = self.back_face(card)
            if (self.low[card] & ~deck.low[face]) | (self.high[card] & ~deck.high[face]) != 0:
                found.append(card)
        return found

    def draw(self, rng: Rng) -> bool:
        """Give each card a back at random."""
        return self.matching.draw(self.cards, self.low, self.high, rng)

    def keep(self, card: i64, back: i64, this: bool) -> None:
        """Decide that a card has this back, or that it has another one."""
        face = self.deck.back_face[back]
        if this:
            self.low[card] &= self.deck.low[face]
            self.high[card] &= self.deck.high[face]
        else:
            self.low[card] &= ~self.deck.low[face]
            self.high[card] &= ~self.deck.high[face]

    def alike(self) -> tuple[vec[i64], vec[i64]]:
        """For each card those that look the same from both sides, once all is decided."""
        found: dict[tuple[int, int], list[i64]] = {}
        for card in self.cards:
            faces = (self.deck.rules.card_faces[card][0], self.back_face(card))
            found.setdefault(faces, []).append(card)
        return masks_by_card(list(found.values()))
