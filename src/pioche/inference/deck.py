"""What everybody knows about a box's cards: which faces there are, how often, and which share a card.

If the match seed pairs the faces (R12), or a viewer does not know a printed deck by heart, nobody knows which
faces share a card. Then dark faces are counted separately: a light face stands for a card, and a dark face
for a back.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from pioche.engine.backs import Backs
from pioche.engine.deal import empty_state
from pioche.engine.masks import (
    Cards,
    CardSets,
    has,
    in_either,
    only,
    set_of,
    sets_by_card,
)
from pioche.engine.traits import traits_of

if TYPE_CHECKING:
    from pioche.engine.rules import Rules


class Deck:
    """The cards of a box, by their faces."""

    def __init__(self, rules: Rules, printed: bool) -> None:
        self.rules = rules
        self.size: i64 = len(rules.deck)
        # Whether backs are counted separately from cards.
        self.apart = rules.seeded or (rules.two_sided and not printed)
        faces = len(rules.faces)
        self.shows = CardSets(faces)  # the cards (or backs) that show a face
        self.sample: list[int] = [-1] * faces  # one card that shows it under these rules
        self.side: list[int] = [0] * faces
        self.back_face: list[int] = []  # for each back, if counted separately
        self.copies: list[int] = [0] * faces
        self.all: Cards = set_of(rules.deck)
        self.backs: Cards = (0, 0)  # all backs, if counted separately
        self.fits: dict[int, Cards] = {}
        self.guilts: dict[tuple[int, int], Cards] = {}
        self.scratch = empty_state(rules, "")
        self.backs_builder: Backs | None = None  # see `other_backs`
        backs: dict[int, int] = {}
        for card in rules.deck:
            front, back = rules.card_faces[card]
            self._add(front, card, 0, card)
            if back >= 0:
                backs[back] = backs.get(back, 0) + 1
                if not self.apart:
                    self._add(back, card, 1, card)
        if self.apart:
            for back in sorted(backs):
                for _ in range(backs[back]):
                    self._add(back, len(self.back_face), 1, -1)
                    self.back_face.append(back)
            for card in rules.deck:
                self.sample[rules.card_faces[card][1]] = card
            for back in backs:
                self.backs = in_either(self.backs, self.shows.of(back))
        alike: dict[tuple[int, int], list[int]] = {}
        for card in rules.deck:
            alike.setdefault(rules.card_faces[card], []).append(card)
        # For each card, those that are equal on both faces.
        self.same = sets_by_card(list(alike.values()))

    def _add(self, face: int, card: i64, side: int, sample: int) -> None:
        self.shows.add(face, only(card))
        self.side[face] = side
        self.copies[face] += 1
        self.sample[face] = sample

    def other_backs(self) -> Backs:
        """The builder of rules with other backs, made on first use."""
        if self.backs_builder is None:
            self.backs_builder = Backs(self.rules)
        return self.backs_builder

    def coloured(self, side: i64, colour: i64) -> Cards:
        """All cards (or backs) of a colour."""
        found: Cards = (0, 0)
        for face in self.rules.faces:
            if self.side[face.id] == side and face.colour == colour:
                found = in_either(found, self.shows.of(face.id))
        return found

    def fitting(self, row: i64, side: i64) -> Cards:
        """All cards (or backs) that may be laid by a row of the fit tables."""
        if row in self.fits:
            return self.fits[row]
        found: Cards = (0, 0)
        for face in self.rules.faces:
            if self.side[face.id] == side and has(self.rules.fitting(row), self.sample[face.id]):
                found = in_either(found, self.shows.of(face.id))
        self.fits[row] = found
        return found

    def convicting(self, laid: i64, before: i64) -> Cards:
        """All cards (or backs) that make a wild draw card a bluff, given the colour before it (R26)."""
        if (laid, before) in self.guilts:
            return self.guilts[(laid, before)]
        judge = traits_of(self.rules.faces[laid].effects).judge
        found: Cards = (0, 0)
        s = self.scratch
        s.side = self.side[laid]
        for face in self.rules.faces:
            if self.side[face.id] != s.side or judge is None:
                continue
            if judge.guilty(s, self.sample[laid], only(self.sample[face.id]), before):
                found = in_either(found, self.shows.of(face.id))
        self.guilts[(laid, before)] = found
        return found
