"""Rules: a box with its options and number of seats, worked out into tables. Immutable once made."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from pioche.engine.box import Box
from pioche.engine.card_tables import CardTables
from pioche.engine.cards import Face, faces_of
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
from pioche.engine.options import SCORINGS, OptionError, Value, checked
from pioche.engine.refusals import check_reasons
from pioche.engine.rng import match_key, stream
from pioche.engine.state import MAX_SEATS

RULES_VERSION: Final = 1  # raised whenever the same record would give another game
LEAST_LEFT: Final = 15  # cards that must stay in the draw pile after the deal (§9.1)


def check_seats(seats: int) -> None:
    """Refuse a table of fewer than 2 or more than 10 players (R1)."""
    if not 2 <= seats <= MAX_SEATS:
        raise OptionError(f"2 to {MAX_SEATS} players can play, not {seats} (R1)", "seats", seats=seats)


class Rules(CardTables):
    """Everything that stays the same during a match: the terms of the table, and the tables of its cards."""

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
        super().__init__(box)
        self.options = options
        self.seats: i64 = seats
        self.seed = seed
        self.trays: i64 = box.trays
        self.balance = box.balance
        self.watched = box.watches
        self.host_tool = box.host_tool(options)
        self.must_lay = box.must_lay(options)
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
        self.barred = False
        self.leaving = False
        self._lay_out_deck()
        if len(self.deck) - self.trays - self.seats * self.hand_size < LEAST_LEFT:
            hand = int(self.hand_size)
            text = f"{hand} cards for each of {seats} players leave fewer than {LEAST_LEFT} to draw"
            raise OptionError(text, "few", hand=hand, seats=seats, least=LEAST_LEFT)
        self.work_out()
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

    def _lay_out_deck(self) -> None:
        kinds: dict[str, int] = {}
        box = self.box
        check_form(box.name, box.sides, box.trays, box.balance is not None)
        light = self._faces(0, 0, kinds)
        check_start(box.name, box.trays, light)
        if not self.two_sided:
            self.lay_out(light)
            return
        dark = self._faces(1, len(light), kinds)
        check_sides(box.name, light, dark)
        pairs = box.pairs(self.options)
        if not pairs:
            self.seeded = True
            pairs = self._pairs_from_seed(light, dark)
        check_pairs(box.name, pairs, light, dark)
        self.lay_out_pairs(light, dark, pairs)

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

    def reached(self, total: i64) -> bool:
        """Whether a total ends the match, or with H12 the player's part in it (R46)."""
        return total > self.target or (total == self.target and not self.box.low_exceeds)
