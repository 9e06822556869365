"""Rules: a box with its options and number of seats, worked out into tables. Immutable once made."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from pioche.engine.box import Box
from pioche.engine.cards import HALF, KINDS, MAX_CARDS, NO_COLOUR, NO_KIND, Face, faces_of
from pioche.engine.deck_limits import (
    check_faces,
    check_form,
    check_pairs,
    check_rows,
    check_sides,
    check_start,
)
from pioche.engine.effects import Effect
from pioche.engine.extra import Extra
from pioche.engine.house.base import Bar, Drawing, Outsiders, Strictness, Teams
from pioche.engine.house.registry import (
    HOUSE_NAMES,
    house_chosen,
    house_in_force,
    rules_in_force,
    split_house_rules,
)
from pioche.engine.masks import HIGH, LOW, Cards, CardSets, only
from pioche.engine.options import SCORINGS, OptionError, Value, checked
from pioche.engine.refusals import check_reasons
from pioche.engine.rng import match_key, stream
from pioche.engine.state import MAX_SEATS

RULES_VERSION: Final = 1  # raised whenever the same record would give another game
FIT_ROWS: Final = 5 * KINDS  # for one variant of one side: colours in force × kinds on top
LEAST_LEFT: Final = 15  # cards that must stay in the draw pile after the deal (§9.1)


def check_seats(seats: int) -> None:
    """Refuse a table of fewer than 2 or more than 10 players (R1)."""
    if not 2 <= seats <= MAX_SEATS:
        raise OptionError(f"2 to {MAX_SEATS} players can play, not {seats} (R1)", "seats", seats=seats)


class Rules:
    """Everything that stays the same during a match."""

    def __init__(
        self,
        box: Box,
        seats: int,
        wanted: dict[str, Value],
        seed: str = "",
    ) -> None:
        check_seats(seats)
        house_wanted, plain = split_house_rules(wanted)
        house_inherited, inherited = split_house_rules(box.defaults)
        checked(inherited, box.switches, box.scorings, box.dealers, seats, HOUSE_NAMES, {})
        options = checked(plain, box.switches, box.scorings, box.dealers, seats, HOUSE_NAMES, inherited)
        options.chosen.update(house_chosen(house_wanted, house_inherited))
        options.inherited.update(house_inherited)
        house = house_in_force(house_wanted, house_inherited)
        box.check(options)
        check_reasons(box.name, box.reasons)
        self.box = box
        self.options = options
        self.seats: i64 = seats
        self.seed = seed
        self.trays: i64 = box.trays
        self.balance = box.balance
        self.watched = box.watches
        self.host_tool = box.host_tool(options)
        self.must_lay = box.must_lay(options)
        self.two_sided = len(box.sides) == 2
        self.nothing: list[Effect] = []
        self.no_points = vec[i64]([0] * seats)
        self.no_extra = Extra()
        self.reverse_skips = options.text("two_player_reverse", "skip") == "skip"
        # Hooks that house rules fill; empty by default (§9).
        self.house = rules_in_force(house, seats)
        self.bars: list[Bar] = []
        self.outsiders: Outsiders | None = None
        self.drawing: Drawing | None = None
        self.strict: Strictness | None = None
        self.teams: Teams | None = None
        self.play_on = False  # whether the others go on when somebody is out (H13)
        self.hand_limit: i64 = 0  # hand size that puts a player out; 0 for no limit (H15)
        self.elimination = False  # whether a player who reaches the target drops out (H12)
        self.doubles = False  # whether two equal numbers may be laid together (H9)
        self.careful = False  # whether a player may take care when putting a card down (H18)
        self.may_keep = True
        self.uno_penalty: i64 = 2
        self.any_single = options.flag("uno_on_any_single", True)
        self.wild_ends_search = options.flag("wild_ends_search", False)
        self.hand_size: i64 = options.number("hand", 7)
        self.target: i64 = options.number("target", 500)
        self.scoring: i64 = SCORINGS.index(options.text("scoring", box.scorings[0]))
        self.faces: list[Face] = []
        # Each card's light and dark face; -1 if it has none.
        self.card_faces: list[tuple[int, int]] = [(-1, -1)] * MAX_CARDS
        self.paired: i64 = 0  # bits at which both masks hold equal cards
        self.groups: i64 = 0  # number of other sets of equal cards; their masks follow
        self.group_low = vec[i64]([0] * MAX_CARDS)
        self.group_high = vec[i64]([0] * MAX_CARDS)
        self.grouped_low: i64 = 0
        self.grouped_high: i64 = 0
        self.seeded = False  # whether the match seed decides which faces share a card
        # Tables by card, the dark side after the light one; a one-sided card shows the same face on both.
        # They are all assigned before the first method call: mypyc then omits its checks for missing
        # attributes.
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
        self.deck: list[int] = []
        self.full_piles = vec[u8]([0] * ((4 if box.trays == 2 else 2) * MAX_CARDS))  # see below
        self.barred = False
        self.leaving = False
        self._build_deck()
        self.deck = [k for k in range(MAX_CARDS) if self.card_faces[k][0] >= 0]
        self._build_groups()
        if len(self.deck) - self.trays - self.seats * self.hand_size < LEAST_LEFT:
            hand = int(self.hand_size)
            text = f"{hand} cards for each of {seats} players leave fewer than {LEAST_LEFT} to draw"
            raise OptionError(text, "few", hand=hand, seats=seats, least=LEAST_LEFT)
        light = [self.faces[max(front, 0)] for front, _ in self.card_faces]
        dark = [self.faces[max(front if back < 0 else back, 0)] for front, back in self.card_faces]
        self.showing = vec[Face](light + dark)
        # All piles of a state at once, with the whole deck in the draw pile.
        for place, card in enumerate(self.deck):
            self.full_piles[place] = u8(card)
        self._build_tables()
        box.install(self)
        for rule in self.house:
            rule.install(self)
        self.barred = len(self.bars) > 0
        self.leaving = self.play_on or self.hand_limit > 0

    def __repr__(self) -> str:
        return f"<Rules of {self.box.name} for {self.seats}, {self.options.chosen}>"

    def __copy__(self) -> Rules:
        """They never change, so one is enough."""
        return self

    def __deepcopy__(self, memo: object) -> Rules:
        """Likewise."""
        return self

    def _faces(self, side: int, first: int, kinds: dict[str, int]) -> list[tuple[Face, int]]:
        """The faces of a side with their copies: its deck table as changed by the house rules in force."""
        box = self.box
        rows = box.light(self.options) if side == 0 else box.dark(self.options)
        for rule in self.house:
            rule.reshape(rows, self.options)
        check_rows(box.name, box.sides[side], rows)
        faces = faces_of(rows, box.sides[side], first, kinds)
        check_faces(box.name, len(kinds), faces)
        return faces

    def _build_deck(self) -> None:
        kinds: dict[str, int] = {}
        box = self.box
        check_form(box.name, box.sides, box.trays, box.balance is not None)
        light = self._faces(0, 0, kinds)
        check_start(box.name, box.trays, light)
        self.faces = [face for face, _ in light]
        if self.two_sided:
            dark = self._faces(1, len(light), kinds)
            check_sides(box.name, light, dark)
            self.faces += [face for face, _ in dark]
            fronts = {face.code: int(face.id) for face, _ in light}
            backs = {face.code: int(face.id) for face, _ in dark}
            pairs = box.pairs(self.options)
            if not pairs:
                self.seeded = True
                pairs = self._pairs_from_seed(light, dark)
            check_pairs(box.name, pairs, light, dark)
            for card, (front, back) in enumerate(pairs):
                self.card_faces[card] = (fronts[front], backs[back])
            return
        # Two copies of a face take the same bit of the two hand masks, so that one operation finds equal
        # cards; all other copies fill the remaining places.
        twice = [int(face.id) for face, copies in light if copies == 2]
        for place, number in enumerate(twice):
            self.card_faces[place] = self.card_faces[place + HALF] = (number, -1)
        free = [k for k in range(MAX_CARDS) if self.card_faces[k][0] < 0]
        for face, copies in light:
            if copies != 2:
                for slot in free[:copies]:
                    self.card_faces[slot] = (int(face.id), -1)
                free = free[copies:]

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

    def different(self, cards: list[int]) -> list[int]:
        """These cards without duplicates; of equal cards the first stays."""
        seen: set[tuple[int, int]] = set()
        found: list[int] = []
        for card in cards:
            if self.card_faces[card] not in seen:
                seen.add(self.card_faces[card])
                found.append(card)
        return found

    def _pairs_from_seed(
        self, light: list[tuple[Face, int]], dark: list[tuple[Face, int]]
    ) -> list[tuple[str, str]]:
        """Pair the two lists of faces by one shuffle from the match seed (R12)."""
        fronts = [face.code for face, copies in light for _ in range(copies)]
        backs = [face.code for face, copies in dark for _ in range(copies)]
        order = vec[u8](range(len(backs)))
        stream(match_key(self.seed), 0, b"pairing").shuffle(order, 0, len(backs))
        return [(fronts[k], backs[order[k]]) for k in range(len(fronts))]

    def for_match(self, seed: str) -> Rules:
        """The rules of the match with this seed; others only if the seed pairs the faces."""
        if not self.seeded or seed == self.seed:
            return self
        return Rules(self.box, int(self.seats), self.options.chosen, seed)

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

    def coloured(self, side: i64, colour: i64) -> Cards:
        """All cards of a colour on a side; NO_COLOUR gives the wilds."""
        return self.by_colour.of(side * 5 + colour)

    def numbered(self, side: i64, number: i64) -> Cards:
        """All cards with a number on a side."""
        return self.by_number.of(side * 10 + number)

    def fitting(self, row: i64) -> Cards:
        """All cards that may be laid by a row of the fit tables; `State.show` finds the row."""
        return self.fit_low[row], self.fit_high[row]

    def reached(self, total: i64) -> bool:
        """Whether a total ends the match, or with H12 the player's part in it (R46)."""
        return total > self.target or (total == self.target and not self.box.low_exceeds)

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
