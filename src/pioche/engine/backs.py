"""The same rules with other backs: worlds may pair light and dark faces differently (R12).

Building rules from a box takes milliseconds. Another pairing changes only the tables of the dark side, and
these follow from the set of cards that show each dark face: that takes microseconds.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, u8

from pioche.engine.card_tables import FIT_ROWS
from pioche.engine.cards import KINDS, MAX_CARDS, NO_COLOUR, NO_KIND, Face
from pioche.engine.masks import HIGH, LOW, Cards
from pioche.engine.rules import Rules


class RulesWithPairing(Rules):
    """Rules that share with others every table that does not depend on the pairing of faces (decision 5)."""

    def __init__(self, of: Rules) -> None:
        self.box = of.box
        self.options = of.options
        self.seats = of.seats
        self.seed = of.seed
        self.trays = of.trays
        self.balance = of.balance
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
        self.wild_ends_search = of.wild_ends_search
        self.hand_size = of.hand_size
        self.target = of.target
        self.scoring = of.scoring
        self.faces = of.faces
        self.seeded = of.seeded
        self.deck = of.deck
        self.full_piles = of.full_piles
        self.barred = of.barred
        self.leaving = of.leaving
        # These depend on the backs; `Backs` replaces them.
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
    """Builds rules with other backs; prepared once for the rules of a two-sided box."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        box = rules.box
        n = len(rules.faces)
        self.number: i64 = n
        dark = sorted({back for _, back in rules.card_faces if back >= 0})
        self.dark: list[Face] = [rules.faces[back] for back in dark]
        self.stops = any(face.stop for face in self.dark)
        self.kind = vec[u8]([u8(face.kind) for face in rules.faces])
        self.colour = vec[u8]([u8(face.colour) for face in rules.faces])
        self.points = vec[i64]([face.points for face in rules.faces])
        self.pairs: list[tuple[int, int]] = [(front, back) for front in range(n) for back in range(n)]
        self.front = vec[i64]([max(front, 0) * n for front, _ in rules.card_faces])
        fronts: dict[int, list[int]] = {}
        for card in rules.deck:
            fronts.setdefault(rules.card_faces[card][0], []).append(card)
        self.alike: list[vec[u8]] = [vec[u8](cards) for cards in fronts.values() if len(cards) > 1]
        self.empty = vec[i64]([0] * MAX_CARDS)
        self.by_low = self.empty  # for the rules being built, the cards that show each face
        self.by_high = self.empty
        self.of_colour: list[vec[u8]] = []
        self.of_number: list[vec[u8]] = []
        for colour in range(NO_COLOUR + 1):
            self.of_colour.append(vec[u8]([u8(face.id) for face in self.dark if face.colour == colour]))
        for number in range(10):
            self.of_number.append(vec[u8]([u8(face.id) for face in self.dark if face.number == number]))
        # By variant: for each colour in force, the dark faces that fit whatever the kind on top; for each
        # kind on top, the dark faces that fit in addition; and the rows that are not the union of the two,
        # where a box has such rules.
        self.for_colour: list[list[vec[u8]]] = []
        self.for_kind: list[list[tuple[int, vec[u8]]]] = []
        self.odd: list[tuple[int, vec[u8]]] = []
        for variant in range(box.fit_variants):
            plain = [self.fitting(variant, colour, NO_KIND) for colour in range(NO_COLOUR + 1)]
            kinds = [self.fitting(variant, NO_COLOUR, kind) for kind in range(KINDS)]
            always = set(plain[NO_COLOUR])
            besides = [[face for face in faces if face not in always] for faces in kinds]
            self.for_colour.append([vec[u8](faces) for faces in plain])
            self.for_kind.append([(k, vec[u8](faces)) for k, faces in enumerate(besides) if faces])
            for colour in range(NO_COLOUR + 1):
                for kind in range(KINDS):
                    faces = self.fitting(variant, colour, kind)
                    if set(faces) != set(plain[colour] + besides[kind]):
                        row = variant * 2 * FIT_ROWS + (5 + colour) * KINDS + kind
                        self.odd.append((row, vec[u8](faces)))

    def fitting(self, variant: int, colour: int, kind: int) -> list[int]:
        """The dark faces that may be laid on this kind under this colour."""
        return [int(face.id) for face in self.dark if self.rules.box.fits(face, variant, colour, kind)]

    def rules_with(self, backs: vec[u8]) -> Rules:
        """The rules in which each card has this dark face; the light faces stay."""
        found = RulesWithPairing(self.rules)
        self.paint(found, backs)
        self.fill_sets(found)
        self.fill_fits(found)
        self.group(found, backs)
        return found

    def paint(self, found: Rules, backs: vec[u8]) -> None:
        """Set what each card shows on the dark side, and the cards that show each dark face."""
        rules = self.rules
        faces = rules.faces
        pairs = self.pairs
        fronts = self.front
        kinds = self.kind
        colours = self.colour
        worths = self.points
        lows = LOW
        highs = HIGH
        by_low = vec[i64]([0] * self.number)
        by_high = vec[i64]([0] * self.number)
        card_faces = rules.card_faces[:]
        showing = rules.showing[:]
        kind = rules.kind[:]
        colour = rules.colour[:]
        points = rules.points[:]
        card: i64 = 0
        at: i64 = MAX_CARDS
        number = i64(len(rules.deck))
        while card < number:
            back = i64(backs[card])
            by_low[back] |= lows[card]
            by_high[back] |= highs[card]
            pair = fronts[card] + back
            card_faces[card] = pairs[pair]
            showing[at] = faces[back]
            kind[at] = kinds[back]
            colour[at] = colours[back]
            points[at] = worths[back]
            card += 1
            at += 1
        self.by_low = by_low
        self.by_high = by_high
        found.card_faces = card_faces
        found.showing = showing
        found.kind = kind
        found.colour = colour
        found.points = points
        if self.stops:
            found.stop = vec[u8]([1 if face.stop else 0 for face in showing])

    def fill_sets(self, found: Rules) -> None:
        """Set the dark cards by colour and by number."""
        by_colour = self.rules.by_colour.copy()
        by_number = self.rules.by_number.copy()
        for colour, faces in enumerate(self.of_colour):
            by_colour.put(5 + colour, self.together(faces))
        for number, faces in enumerate(self.of_number):
            by_number.put(10 + number, self.together(faces))
        found.by_colour = by_colour
        found.by_number = by_number

    def fill_fits(self, found: Rules) -> None:
        """Set what fits on the dark side: by colour, by kind, and the rows that are neither."""
        low = self.rules.fit_low[:]
        high = self.rules.fit_high[:]
        variant: i64 = 0
        while variant < self.rules.box.fit_variants:
            row = variant * 2 * FIT_ROWS + FIT_ROWS
            end = row + FIT_ROWS
            for faces in self.for_colour[variant]:
                own = self.together(faces)
                stop = row + KINDS
                while row < stop:
                    low[row] = own[0]
                    high[row] = own[1]
                    row += 1
            for kind, faces in self.for_kind[variant]:
                own = self.together(faces)
                row = end - FIT_ROWS + i64(kind)
                while row < end:
                    low[row] |= own[0]
                    high[row] |= own[1]
                    row += KINDS
            variant += 1
        for odd, faces in self.odd:
            row = i64(odd)
            low[row], high[row] = self.together(faces)
        found.fit_low = low
        found.fit_high = high

    def together(self, faces: vec[u8]) -> Cards:
        """All cards that show one of these dark faces."""
        by_low = self.by_low
        by_high = self.by_high
        low: i64 = 0
        high: i64 = 0
        k: i64 = 0
        n = i64(len(faces))
        while k < n:
            face = i64(faces[k])
            low |= by_low[face]
            high |= by_high[face]
            k += 1
        return low, high

    def group(self, found: Rules, backs: vec[u8]) -> None:
        """Find the cards that are equal on both faces; playing either is the same answer."""
        found.group_low = self.empty
        found.group_high = self.empty
        for cards in self.alike:
            n = i64(len(cards))
            k: i64 = 0
            while k < n:
                one = i64(cards[k])
                k += 1
                low = LOW[one]
                high = HIGH[one]
                j = k
                while j < n:
                    other = i64(cards[j])
                    if backs[other] == backs[one]:
                        low |= LOW[other]
                        high |= HIGH[other]
                    j += 1
                if low & (low - 1) != 0 or high & (high - 1) != 0 or (low != 0 and high != 0):
                    self.add_group(found, one, low, high)

    def add_group(self, found: Rules, one: i64, low: i64, high: i64) -> None:
        """Record that these cards are equal; `one` has the lowest number."""
        if (low & found.grouped_low) | (high & found.grouped_high) != 0 or low & found.paired != 0:
            return  # part of a group that is recorded already
        if low == high and low == LOW[one]:
            found.paired |= low
            return
        if found.groups == 0:
            found.group_low = self.empty[:]
            found.group_high = self.empty[:]
        at = found.groups
        found.group_low[at] = low
        found.group_high[at] = high
        found.grouped_low |= low
        found.grouped_high |= high
        found.groups += 1
