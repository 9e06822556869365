"""Guesses about hidden cards: what memory leaves open, weighted by how many of each face are unseen."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from pioche.bots.greedy.notes import Notes
from pioche.engine.cards import NO_COLOUR
from pioche.engine.masks import Cards, count, in_both, overlap
from pioche.engine.rules import Rules
from pioche.inference.memory import Forgotten, Memory
from pioche.inference.recall import recall
from pioche.sight.seen import Sight
from pioche.sight.view import View

Faces = frozenset[int]  # numbers of faces


class FaceCounts:
    """How often each face is in the deck, and which faces fit or have a colour; fixed for a whole match."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.copies: list[dict[int, int]] = [{}, {}]
        for card in rules.deck:
            for side, face in enumerate(rules.card_faces[card]):
                if face >= 0:
                    self.copies[side][face] = self.copies[side].get(face, 0) + 1
        self._fitting: dict[tuple[int, int, int, int], Faces] = {}
        self._coloured: dict[tuple[int, int], Faces] = {}
        self._possible: dict[tuple[int, Cards], dict[int, int]] = {}

    def fitting(self, side: int, variant: int, colour: int, kind: int) -> Faces:
        """The faces that fit on this."""
        key = (side, variant, colour, kind)
        if key not in self._fitting:
            faces, fits = self.rules.faces, self.rules.box.fits
            found = [face for face in self.copies[side] if fits(faces[face], variant, colour, kind)]
            self._fitting[key] = frozenset(found)
        return self._fitting[key]

    def coloured(self, side: int, colour: int) -> Faces:
        """The faces of a colour; NO_COLOUR for the wilds."""
        key = (side, colour)
        if key not in self._coloured:
            faces = self.rules.faces
            found = [face for face in self.copies[side] if faces[face].colour == colour]
            self._coloured[key] = frozenset(found)
        return self._coloured[key]

    def numbers(self, side: int, low: int, high: int) -> Faces:
        """The number cards from low to high."""
        faces = self.rules.faces
        return frozenset(face for face in self.copies[side] if low <= faces[face].number <= high)

    def possible(self, memory: Memory, side: int, cards: Cards) -> dict[int, int]:
        """The faces on this side of some cards, with their number."""
        key = (side, cards)
        if key not in self._possible:
            shows = memory.deck.shows
            found: dict[int, int] = {}
            for face in self.copies[side]:
                number = int(count(in_both(cards, shows.of(face))))
                if number > 0:
                    found[face] = number
            self._possible[key] = found
        return self._possible[key]


@lru_cache(maxsize=32)
def face_counts_of(rules: Rules) -> FaceCounts:
    """The counts of a table, worked out once for all bots at it."""
    return FaceCounts(rules)


class Guess:
    """What one seat can say about the other hands at one moment."""

    def __init__(self, view: View, notes: Notes, knows_pairing: bool = False) -> None:
        self.view = view
        self.notes = notes
        self.side = int(view.side)
        self.counts = face_counts_of(view.rules)
        self.memory = _recalled(view, knows_pairing)
        self._unseen: dict[int, int] | None = None
        self._left = 1

    def unseen(self, wanted: Faces) -> float:
        """The share of these faces among all cards that have not been seen."""
        if self._unseen is None:
            self._unseen = dict(self.counts.copies[self.side])
            for face in self._known():
                self._unseen[face] -= 1
            self._left = max(sum(self._unseen.values()), 1)
        unseen = self._unseen
        return max(sum(unseen[face] for face in wanted), 0) / self._left

    def _known(self) -> Iterable[int]:
        """The active faces that are known, wherever the cards are."""
        side, memory = self.side, self.memory
        if memory is None:
            cards = [card for hand in self.view.hands for card in hand] + self.view.tops
            found = [int(card.dark if side else card.light) for card in cards]
        else:
            tokens = [token for hand in memory.hands for token in hand]
            tokens += [token for pile in memory.trays for token in pile]
            tokens += memory.draw
            tokens += memory.aside
            found = [int(token.dark if side else token.light) for token in tokens]
        return [face for face in found if face >= 0]

    def chances(self, seat: int, wanted: Faces, colour: int = NO_COLOUR) -> list[tuple[int, float]]:
        """For every card of a hand, its handle and the chance that it is one of these faces.

        If the seat has shown that it had none of the colour, only its newer cards can have it, or be wild.
        """
        cards = self._cards(seat)
        old = len(cards)
        others = wanted
        if colour < NO_COLOUR:
            old -= self.notes.fresh[seat][colour]
            counts = self.counts
            others = wanted - counts.coloured(self.side, colour) - counts.coloured(self.side, NO_COLOUR)
        usual: float | None = None
        rare: float | None = None
        found: list[tuple[int, float]] = []
        for k, (handle, face, possible) in enumerate(cards):
            among = others if k < old and colour < NO_COLOUR else wanted
            if face >= 0:
                chance = 1.0 if face in wanted else 0.0
            elif possible is not None:
                chance = sum(n for f, n in possible.items() if f in among) / sum(possible.values())
            elif among is wanted:
                usual = chance = self.unseen(wanted) if usual is None else usual
            else:
                rare = chance = self.unseen(others) if rare is None else rare
            found.append((handle, chance))
        return found

    def holds(self, seat: int, wanted: Faces, colour: int = NO_COLOUR) -> float:
        """The chance that a hand has one of these faces."""
        none = 1.0
        for _, chance in self.chances(seat, wanted, colour):
            none *= 1.0 - chance
        return 1.0 - none

    def _cards(self, seat: int) -> list[tuple[int, int, dict[int, int] | None]]:
        """The cards of a hand: handle, active face or -1, and its possible faces if memory narrows them."""
        memory, side = self.memory, self.side
        if memory is None:
            return [(int(card.handle), _face(card, side), None) for card in self.view.hands[seat]]
        deck = memory.deck
        found: list[tuple[int, int, dict[int, int] | None]] = []
        for token in memory.hands[seat]:
            face = int(token.dark if side else token.light)
            possible = None
            if face < 0 and not deck.apart and token.cards != deck.all:
                possible = self.counts.possible(memory, side, token.cards)
            found.append((int(token.handle), face, possible or None))
        return found

    def convicting(self, laid: int, before: int) -> Faces:
        """The faces that make a wild draw card dishonest (R26)."""
        if self.memory is None:
            return self.counts.coloured(self.side, before)
        deck = self.memory.deck
        cards = deck.convicting(laid, before)
        copies = self.counts.copies[self.side]
        return frozenset(face for face in copies if overlap(cards, deck.shows.of(face)))


def _face(card: Sight, side: int) -> int:
    return int(card.dark if side else card.light)


def _recalled(view: View, knows_pairing: bool) -> Memory | None:
    """The memory, unless the history does not lead to the present table, as in a position set up by hand."""
    try:
        memory = recall(view, knows_pairing)
    except (Forgotten, LookupError):
        return None
    fits = all(len(memory.hands[seat]) == len(hand) for seat, hand in enumerate(view.hands))
    return memory if fits else None
