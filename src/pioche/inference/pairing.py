"""Pairing: which faces share a card, if only the match seed decides it (R12).

Pairs seen on one card stay together for the whole match; any others are possible. Cards with the same front
are interchangeable, so each known pair simply gets the next card with its front.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from pioche.engine.cards import HALF, MAX_CARDS
from pioche.engine.masks import (
    Cards,
    CardSets,
    first,
    in_both,
    in_either,
    is_empty,
    lowest,
    only,
    sets_by_card,
    without,
)
from pioche.inference.matching import Matching

if TYPE_CHECKING:
    from pioche.engine.rng import Rng
    from pioche.inference.deck import Deck


class Pairing:
    """The `backs` that each card can have."""

    def __init__(self, deck: Deck, known: dict[tuple[int, int], int]) -> None:
        self.deck = deck
        self.cards: list[i64] = [i64(card) for card in deck.rules.deck]
        self.backs = CardSets(MAX_CARDS)
        self.matching = Matching(MAX_CARDS, deck.backs)
        self.settled = False
        self.stuck = False
        self.version = 0  # incremented with every change
        self.seen = CardSets(MAX_CARDS)
        for card in self.cards:
            self.backs.put(card, deck.backs)
        left: dict[int, list[i64]] = {}
        for card in self.cards:
            left.setdefault(deck.rules.card_faces[card][0], []).append(card)
        for pair, number in known.items():
            for _ in range(number):
                card = left[pair[0]].pop()
                self.backs.put(card, deck.shows.of(pair[1]))

    def narrow(self) -> bool:
        """Remove backs that would leave some card without one; False if there is no assignment."""
        return self.matching.prune(self.cards, self.backs)

    def channel(self, epoch: list[i64], cards: CardSets, backs: CardSets) -> list[i64]:
        """Make tokens and pairs agree: each token is a card with one of its backs; return what changed."""
        changed: list[i64] = []
        own = self.backs
        seen = self.seen
        for card in self.cards:
            seen.put(card, (0, 0))
        for token in epoch:
            before = cards.of(token)
            backs_before = backs.of(token)
            kept = before
            found: Cards = (0, 0)
            low, high = before  # unpacked, as a shuffled pairing spends most of its time in this loop
            while low | high != 0:
                if low != 0:
                    card = lowest(low)
                    low &= low - 1
                else:
                    card = lowest(high) + HALF
                    high &= high - 1
                common = in_both(own.of(card), backs_before)
                if is_empty(common):
                    kept = without(kept, only(card))
                else:
                    found = in_either(found, common)
                    seen.add(card, common)
            if is_empty(kept):
                self.stuck = True
                return changed
            if kept != before or found != backs_before:
                changed.append(token)
            cards.put(token, kept)
            backs.put(token, found)
        for card in self.cards:
            if not is_empty(without(own.of(card), seen.of(card))):
                own.keep(card, seen.of(card))
                self.version += 1
        return changed

    # Deciding

    def back_face(self, card: i64) -> int:
        """The face of the first back that a card can have."""
        return self.deck.back_face[first(self.backs.of(card))]

    def open_cards(self) -> list[i64]:
        """The cards that can still have backs with different faces."""
        deck = self.deck
        found: list[i64] = []
        for card in self.cards:
            if not is_empty(without(self.backs.of(card), deck.shows.of(self.back_face(card)))):
                found.append(card)
        return found

    def draw(self, rng: Rng) -> bool:
        """Assign each card a back at random."""
        return self.matching.draw(self.cards, self.backs, rng)

    def keep(self, card: i64, back: i64, this: bool) -> None:
        """Decide that a card has this back, or that it does not."""
        backs = self.deck.shows.of(self.deck.back_face[back])
        if this:
            self.backs.keep(card, backs)
        else:
            self.backs.drop(card, backs)

    def alike(self) -> CardSets:
        """For each card those that are equal on both faces, once all is decided."""
        found: dict[tuple[int, int], list[int]] = {}
        for card in self.cards:
            faces = (self.deck.rules.card_faces[card][0], self.back_face(card))
            found.setdefault(faces, []).append(int(card))
        return sets_by_card(list(found.values()))
