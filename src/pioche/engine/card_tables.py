"""The cards of a table: the deck, and what each card is, worked out into tables by card and by face."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from pioche.engine.box import Box
from pioche.engine.cards import HALF, KINDS, MAX_CARDS, NO_COLOUR, NO_KIND, Face
from pioche.engine.masks import HIGH, LOW, Cards, CardSets, only

FIT_ROWS: Final = 5 * KINDS  # for one variant of one side: colours in force × kinds on top


class CardTables:
    """The deck of a box, in which every card has a number; `Rules` fills them once and never changes them."""

    def __init__(self, box: Box) -> None:
        # Assigned before any method is called: mypyc then omits its checks for missing attributes.
        self.box = box
        self.two_sided = len(box.sides) == 2
        self.seeded = False  # whether the match seed decides which faces share a card
        self.deck: list[int] = []
        self.faces: list[Face] = []
        # Each card's light and dark face; -1 if it has none.
        self.card_faces: list[tuple[int, int]] = [(-1, -1)] * MAX_CARDS
        self.paired: i64 = 0  # bits at which both masks hold equal cards
        self.groups: i64 = 0  # number of other sets of equal cards; their masks follow
        self.group_low = vec[i64]([0] * MAX_CARDS)
        self.group_high = vec[i64]([0] * MAX_CARDS)
        self.grouped_low: i64 = 0
        self.grouped_high: i64 = 0
        # Tables by card, the dark side after the light one; a one-sided card shows the same face on both.
        self.showing = vec[Face]()
        self.stop = vec[u8]([0] * (2 * MAX_CARDS))
        self.kind = vec[u8]([NO_KIND] * (2 * MAX_CARDS))
        self.colour = vec[u8]([NO_COLOUR] * (2 * MAX_CARDS))
        self.points = vec[i64]([0] * (2 * MAX_CARDS))
        self.by_colour = CardSets(10)  # see `coloured` and `numbered`
        self.by_number = CardSets(20)
        # Masks of all cards that may be laid, by what lies on top; read every turn (see `fitting`).
        self.fit_low = vec[i64]([0] * (box.fit_variants * 2 * FIT_ROWS))
        self.fit_high = vec[i64]([0] * (box.fit_variants * 2 * FIT_ROWS))
        # All piles of a state at once, with the whole deck in the draw pile.
        self.full_piles = vec[u8]([0] * ((4 if box.trays == 2 else 2) * MAX_CARDS))

    # Filling them

    def lay_out(self, light: list[tuple[Face, int]]) -> None:
        """Number the cards of a one-sided deck.

        Two copies of a face take the same bit of the two hand masks, so that one operation finds equal cards;
        all other copies fill the remaining places.
        """
        self.faces = [face for face, _ in light]
        twice = [int(face.id) for face, copies in light if copies == 2]
        for place, number in enumerate(twice):
            self.card_faces[place] = self.card_faces[place + HALF] = (number, -1)
        free = [k for k in range(MAX_CARDS) if self.card_faces[k][0] < 0]
        for face, copies in light:
            if copies != 2:
                for slot in free[:copies]:
                    self.card_faces[slot] = (int(face.id), -1)
                free = free[copies:]
        self.deck = [k for k in range(MAX_CARDS) if self.card_faces[k][0] >= 0]

    def lay_out_pairs(
        self, light: list[tuple[Face, int]], dark: list[tuple[Face, int]], pairs: list[tuple[str, str]]
    ) -> None:
        """Number the cards of a two-sided deck, by its pairs of faces."""
        self.faces = [face for face, _ in light + dark]
        fronts = {face.code: int(face.id) for face, _ in light}
        backs = {face.code: int(face.id) for face, _ in dark}
        for card, (front, back) in enumerate(pairs):
            self.card_faces[card] = (fronts[front], backs[back])
        self.deck = list(range(len(pairs)))

    def work_out(self) -> None:
        """Fill everything that follows from the deck."""
        self._build_groups()
        light = [self.faces[max(front, 0)] for front, _ in self.card_faces]
        dark = [self.faces[max(front if back < 0 else back, 0)] for front, back in self.card_faces]
        self.showing = vec[Face](light + dark)
        for place, card in enumerate(self.deck):
            self.full_piles[place] = u8(card)
        self._build_tables()

    def _build_groups(self) -> None:
        """Find the cards that are equal on both faces; playing either is the same answer."""
        equal: dict[tuple[int, int], list[int]] = {}
        for card in self.deck:
            equal.setdefault(self.card_faces[card], []).append(card)
        for cards in equal.values():
            if len(cards) == 2 and cards[1] == cards[0] + HALF:
                self.paired |= LOW[cards[0]]
            elif len(cards) > 1:
                for card in cards:
                    self.group_low[self.groups] |= LOW[card]
                    self.group_high[self.groups] |= HIGH[card]
                self.grouped_low |= self.group_low[self.groups]
                self.grouped_high |= self.group_high[self.groups]
                self.groups += 1

    def _build_tables(self) -> None:
        box = self.box
        sides = len(box.sides)
        for card in self.deck:
            for side in range(sides):
                face = self.face(card, side)
                at = side * MAX_CARDS + card
                self.kind[at] = u8(face.kind)
                self.colour[at] = u8(face.colour)
                self.points[at] = face.points
                self.stop[at] = u8(1) if face.stop else u8(0)
                self.by_colour.add(side * 5 + face.colour, only(card))
                if face.number >= 0:
                    self.by_number.add(side * 10 + face.number, only(card))
        for side in range(sides):
            alike: dict[int, list[int]] = {}  # fits() is asked once for all cards with the same face
            for card in self.deck:
                alike.setdefault(int(self.face(card, side).id), []).append(card)
            for cards in alike.values():
                for variant in range(box.fit_variants):
                    self._build_fit(variant, side, cards)

    def _build_fit(self, variant: i64, side: i64, cards: list[int]) -> None:
        face = self.face(cards[0], side)
        low: i64 = 0
        high: i64 = 0
        for card in cards:
            low |= LOW[card]
            high |= HIGH[card]
        for colour in range(5):
            row = variant * 2 * FIT_ROWS + (side * 5 + colour) * KINDS  # as State.show
            for kind in range(KINDS):
                if self.box.fits(face, variant, colour, kind):
                    self.fit_low[row + kind] |= low
                    self.fit_high[row + kind] |= high

    # Asking them

    def different(self, cards: list[int]) -> list[int]:
        """These cards without duplicates; of equal cards the first stays."""
        seen: set[tuple[int, int]] = set()
        found: list[int] = []
        for card in cards:
            if self.card_faces[card] not in seen:
                seen.add(self.card_faces[card])
                found.append(card)
        return found

    def coloured(self, side: i64, colour: i64) -> Cards:
        """All cards of a colour on a side; NO_COLOUR gives the wilds."""
        return self.by_colour.of(side * 5 + colour)

    def numbered(self, side: i64, number: i64) -> Cards:
        """All cards with a number on a side."""
        return self.by_number.of(side * 10 + number)

    def fitting(self, row: i64) -> Cards:
        """All cards that may be laid by a row of the fit tables; `State.show` finds the row."""
        return self.fit_low[row], self.fit_high[row]

    def face(self, card: i64, side: i64) -> Face:
        """The face a card shows on a side."""
        at = side * MAX_CARDS + card
        return self.showing[at]

    def code(self, card: i64, side: i64) -> str:
        """The active face in notation, as R7."""
        return self.face(card, side).code

    def full_code(self, card: i64) -> str:
        """The card in notation, with both faces of a two-sided one, as R3/P7."""
        front, back = self.card_faces[card]
        if back < 0:
            return self.faces[front].code
        return self.faces[front].code + "/" + self.faces[back].code
