"""Box: the class that a new game derives from."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

from pioche.engine.balance import Balance
from pioche.engine.cards import LIGHT, NO_KIND, Face, Row, Side
from pioche.engine.events import PILE_REPLENISHED
from pioche.engine.extra import Extra
from pioche.engine.options import Options, Switch, Value
from pioche.engine.places import DRAW_PILE, TALON
from pioche.engine.refusals import Illegal
from pioche.engine.state import State

if TYPE_CHECKING:
    from pioche.engine.effects import Effect
    from pioche.engine.rules import Rules

# Variants of the fit tables; a box may have further ones.
UNFROZEN: Final = 0
FROZEN: Final = 1  # for a tray that takes only few cards (§7.4)


@mypyc_attr(allow_interpreted_subclasses=True)
class Box:
    """A game of the family: its cards and its own rules.

    Fill in the name and `light` (the deck table). Everything else defaults to an ordinary box with one talon
    and one-sided cards.
    """

    def __init__(self, name: str) -> None:
        self.name = name
        self.sides: list[Side] = [LIGHT]
        self.trays = 1
        self.balance: Balance | None = None  # that the two trays lie on
        self.fit_variants = 1  # number of fit tables; see `fits`
        self.watches = False  # whether to call after_laying and after_taking
        self.switches: list[Switch] = []  # beyond those every box has
        self.scorings: list[str] = ["race", "low"]  # the first one is the default
        self.dealers: list[str] = ["draw", "random"]  # ways to find the dealer; the first one is the default
        self.defaults: dict[str, Value] = {}  # its defaults of options and house rules; a table may override
        self.reasons: dict[str, tuple[str, str]] = {}  # why it refuses an answer: key -> (text, rule)
        self.hand_limit = 0  # hand size that puts a player out under H15; 0 for the usual one
        self.low_exceeds = False  # whether a `low` match ends above the target rather than at it (R46)
        self.effects: list[Effect] = []  # effects that are on no card
        self.emits: list[int] = [PILE_REPLENISHED]  # events (events.NAMES) that the box itself emits

    @property
    def tells(self) -> list[int]:
        """An older name of `emits`, kept for one version."""
        return self.emits

    @tells.setter
    def tells(self, kinds: list[int]) -> None:
        """Set `emits` by its older name."""
        self.emits = kinds

    def __repr__(self) -> str:
        return f"<Box {self.name}>"

    def light(self, options: Options) -> list[Row]:
        """The deck table, or that of the light side."""
        raise NotImplementedError

    def dark(self, options: Options) -> list[Row]:
        """The deck table of the dark side; empty for one-sided cards."""
        return []

    def pairs(self, options: Options) -> list[tuple[str, str]]:
        """Which light face shares a card with which dark face (R12); empty if the match seed decides."""
        return []

    def check(self, options: Options) -> None:
        """Refuse options that this box does not support."""

    def install(self, rules: Rules) -> None:
        """Fill the hooks that the engine offers, as a house rule does; the tables are ready by then."""

    def illegal(self, reason: str) -> Illegal:
        """A refusal with one of the box's own reasons, or one of the engine's."""
        return Illegal(reason, "", self.reasons.get(reason))

    def extra(self, rules: Rules, key: bytes, number: int) -> Extra:
        """The state that the box keeps for this round."""
        return rules.no_extra

    def supply(self, s: State) -> i64:
        """How many cards could replenish an empty draw pile."""
        return s.size[TALON] - 1

    def replenish(self, s: State) -> None:
        """Shuffle all but the talon's top card into a new draw pile (R21)."""
        if s.size[TALON] > 1:
            s.move_beneath(0, DRAW_PILE)
            s.shuffle_draw_pile()
            if s.events is not None:
                s.note(PILE_REPLENISHED, number=s.size[DRAW_PILE])

    def fits(self, face: Face, variant: i64, colour: i64, kind: i64) -> bool:
        """Whether a face may be laid on this kind under this colour in force (§1.5)."""
        if face.wild:
            return True
        return face.colour == colour or (kind != NO_KIND and face.kind == kind)

    def refit(self, s: State) -> None:
        """With two trays: choose the fit rows after a tray has changed."""

    def host_tool(self, options: Options) -> bool:
        """Whether the host may give cards for the table (a free-text rule, C9)."""
        return False

    def must_lay(self, options: Options) -> bool:
        """Whether drawing is refused while a card of the hand fits."""
        return False

    def opening(self, s: State) -> list[Effect]:
        """The effects of the first card turned up, as if the dealer had laid it (§1.13)."""
        opening = s.rules.face(s.top(), s.side).opening
        return opening if opening is not None else s.rules.nothing

    def seat_pieces(self, s: State) -> None:
        """Called when a position has been set up by hand, before anybody acts."""

    def freezes(self, face: Face, other: Face) -> bool:
        """Whether this face freezes its tray while the other tray shows that one (§7.3)."""
        return False

    def frozen(self, s: State, tray: i64) -> bool:
        """Whether a tray is frozen now; only a box with Stop cards overrides this."""
        return False

    def put_out_points(self, s: State, seat: i64) -> i64:
        """What the hand of a player who is put out counts at the end of the round (R116)."""
        return s.value(seat)

    def after_laying(self, s: State, seat: i64, care: i64) -> None:
        """Called after every card laid on a tray, if `watches`, with the care it was put down with."""

    def after_taking(self, s: State, seat: i64) -> None:
        """Called after every taking that counts (R81), if `watches`."""
