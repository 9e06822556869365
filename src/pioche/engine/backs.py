"""The same rules with other backs: for worlds in which other faces share a card (R12).

Building rules from a box takes milliseconds. Which faces are behind which changes only the tables of the dark
side, and those follow from the set of cards that show each dark face: that takes microseconds.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, u8

from pioche.engine.cards import KINDS, MAX_CARDS, NO_COLOUR, NO_KIND, Face
from pioche.engine.masks import HIGH, LOW, CardSets
from pioche.engine.rules import FIT_ROWS, Rules


class RepairedRules(Rules):
    """Rules that share everything with others but the tables that depend on what is behind a card."""

    def __init__(self, of: Rules) -> None:
        self.box = of.box
        self.options = of.options
        self.seats = of.seats
        self.seed = of.seed
        self.trays = of.trays
        self.watched = of.watched
        self.host_tool = of.host_tool
        self.must_lay = of.must_lay
        self.two_sided = of.two_sided
        self.nothing = of.nothing
        self.no_points = of.no_points
        self.no_extra = of.no_extra
        self.reverse_skips = of.reverse_skips
        self.house = of.house
        self.bars = of.bars
        self.outsiders = of.outsiders
        self.drawing = of.drawing
        self.strict = of.strict
        self.teams = of.teams
        self.play_on = of.play_on
        self.hand_limit = of.hand_limit
        self.elimination = of.elimination
        self.doubles = of.doubles
        self.careful = of.careful
        self.may_keep = of.may_keep
        self.uno_penalty = of.uno_penalty
        self.any_single = of.any_single
        self.hand_size = of.hand_size
        self.target = of.target
        self.scoring = of.scoring
        self.faces = of.faces
        self.seeded = of.seeded
        self.deck = of.deck
        self.full_piles = of.full_piles
        self.barred = of.barred
        self.leaving = of.leaving
        # What depends on the backs, still as it was; `Backs` replaces it.
        self.card_faces = of.card_faces
        self.paired = 0
        self.groups = 0
        self.group_low = of.group_low
        self.group_high = of.group_high
        self.grouped_low = 0
        self.grouped_high = 0
        self.showing = of.showing
        self.stop = of.stop
        self.kind = of.kind
        self.colour = of.colour
        self.points = of.points
        self.by_colour = of.by_colour
        self.by_number = of.by_number
        self.fit_low = of.fit_low
        self.fit_high = of.fit_high


class Backs:
    """Makes rules with other backs, prepared once for the rules of a two-sided box."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        n = len(rules.faces)
        dark = sorted({back for _, back in rules.card_faces if back >= 0})
        self.dark: list[Face] = [rules.faces[back] for back in dark]
        self.stop = vec[u8]([1 if face.stop else 0 for face in rules.faces])
        self.kind = vec[u8]([u8(face.kind) for face in rules.faces])
        self.colour = vec[u8]([u8(face.colour) for face in rules.faces])
        self.points = vec[i64]([face.points for face in rules.faces])
        self.pairs: list[tuple[int, int]] = [(front, back) for front in range(n) for back in range(n)]
        self.front = vec[i64]([max(front, 0) * n for front, _ in rules.card_faces])
        fronts: dict[int, list[int]] = {}
        for card in rules.deck:
            fronts.setdefault(rules.card_faces[card][0], []).append(card)
        self.alike: list[list[int]] = [cards for cards in fronts.values() if len(cards) > 1]
        self.by_face = CardSets(n)
        self.empty = vec[i64]([0] * MAX_CARDS)
        # For each colour in force, and for each kind on top, the dark faces that fit for that reason alone.
        self.for_colour: list[list[int]] = []
        self.for_kind: list[list[int]] = []
        for variant in range(rules.box.fit_variants):
            for colour in range(NO_COLOUR + 1):
                self.for_colour.append(self.fitting(variant, colour, NO_KIND))
            for kind in range(KINDS):
                self.for_kind.append(self.fitting(variant, NO_COLOUR, kind))
        # Rows whose faces are not just those two together, where a box has such rules.
        self.odd: list[tuple[int, list[int]]] = []
        for variant in range(rules.box.fit_variants):
            for colour in range(NO_COLOUR + 1):
                for kind in range(KINDS):
                    faces = self.fitting(variant, colour, kind)
                    plain = self.for_colour[variant * 5 + colour] + self.for_kind[variant * KINDS + kind]
                    if set(faces) != set(plain):
                        self.odd.append((variant * 2 * FIT_ROWS + (5 + colour) * KINDS + kind, faces))

    def fitting(self, variant: int, colour: int, kind: int) -> list[int]:
        """The dark faces that may be laid on this."""
        return [int(face.id) for face in self.dark if self.rules.box.fits(face, variant, colour, kind)]

    def rules_with(self, backs: vec[u8]) -> Rules:
        """The rules in which each card has this dark face behind it; the light faces stay."""
        found = RepairedRules(self.rules)
        self.paint(found, backs)
        self.fill_sets(found)
        self.fill_fits(found)
        self.group(found, backs)
        return found

    def paint(self, found: Rules, backs: vec[u8]) -> None:
        """What each card shows on the dark side, and the cards that show each dark face."""
        rules = self.rules
        faces = rules.faces
        pairs = self.pairs
        by_low = self.by_face.low
        by_high = self.by_face.high
        for face in self.dark:
            by_low[face.id] = 0
            by_high[face.id] = 0
        card_faces = rules.card_faces[:]
        showing = rules.showing[:]
        stop = rules.stop[:]
        kind = rules.kind[:]
        colour = rules.colour[:]
        points = rules.points[:]
        card: i64 = 0
        number = i64(len(rules.deck))
        while card < number:
            back = i64(backs[card])
            by_low[back] |= LOW[card]
            by_high[back] |= HIGH[card]
            pair = self.front[card] + back
            at = MAX_CARDS + card
            card_faces[card] = pairs[pair]
            showing[at] = faces[back]
            stop[at] = self.stop[back]
            kind[at] = self.kind[back]
            colour[at] = self.colour[back]
            points[at] = self.points[back]
            card += 1
        found.card_faces = card_faces
        found.showing = showing
        found.stop = stop
        found.kind = kind
        found.colour = colour
        found.points = points

    def fill_sets(self, found: Rules) -> None:
        """The dark cards by colour and by number."""
        by_colour = self.rules.by_colour.copy()
        by_number = self.rules.by_number.copy()
        for k in range(NO_COLOUR + 1):
            by_colour.put(5 + k, (0, 0))
        for k in range(10):
            by_number.put(10 + k, (0, 0))
        for face in self.dark:
            cards = self.by_face.of(face.id)
            by_colour.add(5 + face.colour, cards)
            if face.number >= 0:
                by_number.add(10 + face.number, cards)
        found.by_colour = by_colour
        found.by_number = by_number

    def fill_fits(self, found: Rules) -> None:
        """What fits on the dark side."""
        low = self.rules.fit_low[:]
        high = self.rules.fit_high[:]
        variant: i64 = 0
        while variant < self.rules.box.fit_variants:
            kind: i64 = 0
            while kind < KINDS:
                kind_low, kind_high = self.together(self.for_kind[variant * KINDS + kind])
                row = variant * 2 * FIT_ROWS + FIT_ROWS + kind
                colour: i64 = 0
                while colour <= NO_COLOUR:
                    low[row] = kind_low
                    high[row] = kind_high
                    row += KINDS
                    colour += 1
                kind += 1
            colour = 0
            while colour <= NO_COLOUR:
                own_low, own_high = self.together(self.for_colour[variant * 5 + colour])
                row = variant * 2 * FIT_ROWS + (5 + colour) * KINDS
                end = row + KINDS
                while row < end:
                    low[row] |= own_low
                    high[row] |= own_high
                    row += 1
                colour += 1
            variant += 1
        for odd, faces in self.odd:
            row = i64(odd)
            low[row], high[row] = self.together(faces)
        found.fit_low = low
        found.fit_high = high

    def together(self, faces: list[int]) -> tuple[i64, i64]:
        """All cards that show one of these dark faces."""
        by_low = self.by_face.low
        by_high = self.by_face.high
        low: i64 = 0
        high: i64 = 0
        for face in faces:
            at = i64(face)
            low |= by_low[at]
            high |= by_high[at]
        return low, high

    def group(self, found: Rules, backs: vec[u8]) -> None:
        """The cards that are equal on both faces, which are one answer."""
        found.group_low = self.empty
        found.group_high = self.empty
        for cards in self.alike:
            k = 1
            while k < len(cards):
                at = i64(cards[k])
                back = backs[at]
                for j in range(k):
                    before = i64(cards[j])
                    if backs[before] == back:
                        found.group_again()
                        return
                k += 1
