"""What everybody knows of a box's cards: which faces there are, how often, and which share a card.

Sets of cards are two masks. Where the match seed pairs the faces (R12) nobody knows which share a card, and
the dark faces are counted apart: then a light face stands for a card, and a dark face for a back.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from pioche.engine.deal import empty_state
from pioche.engine.masks import HIGH, LOW, masks_by_card
from pioche.engine.traits import traits_of

if TYPE_CHECKING:
    from pioche.engine.rules import Rules


class Deck:
    """The cards of a box by their faces."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.size: i64 = len(rules.deck)
        self.apart = rules.seeded  # whether backs are counted apart from cards
        faces = len(rules.faces)
        self.low = vec[i64]([0] * faces)  # the cards (or backs) that show a face
        self.high = vec[i64]([0] * faces)
        self.sample: list[int] = [-1] * faces  # one card that shows it, in the rules at hand
        self.side: list[int] = [0] * faces
        self.back_face: list[int] = []  # of each back counted apart
        self.copies: list[int] = [0] * faces
        self.all_low: i64 = 0
        self.all_high: i64 = 0
        self.backs_low: i64 = 0  # all backs, where they are counted apart
        self.backs_high: i64 = 0
        self.fits: dict[int, tuple[i64, i64]] = {}
        self.guilts: dict[tuple[int, int], tuple[i64, i64]] = {}
        self.scratch = empty_state(rules, "")
        backs: dict[int, int] = {}
        for card in rules.deck:
            front, back = rules.card_faces[card]
            self.all_low |= LOW[card]
            self.all_high |= HIGH[card]
            self._shows(front, card, 0, card)
            if back >= 0:
                backs[back] = backs.get(back, 0) + 1
                if not self.apart:
                    self._shows(back, card, 1, card)
        if self.apart:
            for back in sorted(backs):
                for _ in range(backs[back]):
                    self._shows(back, len(self.back_face), 1, -1)
                    self.back_face.append(back)
            for card in rules.deck:
                self.sample[rules.card_faces[card][1]] = card
            for back in backs:
                self.backs_low |= self.low[back]
                self.backs_high |= self.high[back]
        alike: dict[tuple[int, int], list[i64]] = {}
        for card in rules.deck:
            alike.setdefault(rules.card_faces[card], []).append(i64(card))
        # For each card those that look the same from both sides.
        self.same_low, self.same_high = masks_by_card(list(alike.values()))

    def _shows(self, face: int, card: i64, side: int, sample: int) -> None:
        self.low[face] |= LOW[card]
        self.high[face] |= HIGH[card]
        self.side[face] = side
        self.copies[face] += 1
        self.sample[face] = sample

    def coloured(self, side: i64, colour: i64) -> tuple[i64, i64]:
        """All cards (or backs) of a colour."""
        low: i64 = 0
        high: i64 = 0
        for face in self.rules.faces:
            if self.side[face.id] == side and face.colour == colour:
                low |= self.low[face.id]
                high |= self.high[face.id]
        return low, high

    def fitting(self, row: i64, side: i64) -> tuple[i64, i64]:
        """All cards (or backs) that may be laid by a row of the fit tables."""
        if row in self.fits:
            return self.fits[row]
        rules = self.rules
        low: i64 = 0
        high: i64 = 0
        for face in rules.faces:
            card = self.sample[face.id]
            if self.side[face.id] != side:
                continue
            if (LOW[card] & rules.fit_low[row]) | (HIGH[card] & rules.fit_high[row]) != 0:
                low |= self.low[face.id]
                high |= self.high[face.id]
        self.fits[row] = (low, high)
        return low, high

    def convicting(self, laid: i64, before: i64) -> tuple[i64, i64]:
        """All cards (or backs) that make a wild draw card dishonest, by the colour before it (R26)."""
        if (laid, before) in self.guilts:
            return self.guilts[(laid, before)]
        judge = traits_of(self.rules.faces[laid].effects).judge
        low: i64 = 0
        high: i64 = 0
        s = self.scratch
        s.side = self.side[laid]
        for face in self.rules.faces:
            card = self.sample[face.id]
            if self.side[face.id] != s.side or judge is None:
                continue
            if judge.guilty(s, self.sample[laid], LOW[card], HIGH[card], before):
                low |= self.low[face.id]
                high |= self.high[face.id]
        self.guilts[(laid, before)] = (low, high)
        return low, high
