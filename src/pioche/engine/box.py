"""Box: the form a newcomer fills in to add a game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

from pioche.engine.cards import LIGHT, NO_KIND, Face, Row, Side
from pioche.engine.events import PILE_REPLENISHED
from pioche.engine.extra import Extra
from pioche.engine.options import OptionError, Options, Switch, Value
from pioche.engine.places import DRAW_PILE, TALON
from pioche.engine.refusals import Illegal
from pioche.engine.state import State

if TYPE_CHECKING:
    from pioche.engine.effects import Effect
    from pioche.engine.rules import Rules

# The tables of what may be laid on what; a box may have further ones.
OPEN: Final = 0
FROZEN: Final = 1  # for a tray that takes only few cards (§7.4)


@mypyc_attr(allow_interpreted_subclasses=True)
class Box:
    """A game of the family: what is in the box and how its own cards behave.

    Fill in the name and `light` (the deck table); the rest has the answers of an ordinary box with one
    talon and one-sided cards.
    """

    def __init__(self, name: str) -> None:
        self.name = name
        self.sides: list[Side] = [LIGHT]
        self.trays = 1
        self.fit_variants = 1  # how many tables of what may be laid on what
        self.watches = False  # whether after_laying and after_taking want to be called
        self.switches: list[Switch] = []  # beyond those every box has
        self.scorings: list[str] = ["race", "low"]  # the first one is the default
        self.dealers: list[str] = ["draw", "random"]  # how the dealer is found, the first is the default
        self.defaults: dict[str, Value] = {}  # options and house rules of its own; a table may differ
        self.reasons: dict[str, tuple[str, str]] = {}  # why it refuses an answer: key, what to say, the rule
        self.hand_limit = 0  # cards in hand that put a player out under H15; 0 for the usual number
        self.low_exceeds = False  # whether `low` ends above the target rather than at it (R46)
        self.effects: list[Effect] = []  # those that stand on no card
        self.tells: list[int] = [PILE_REPLENISHED]  # events (events.NAMES) that not an effect but it tells

    def __repr__(self) -> str:
        return f"<Box {self.name}>"

    def light(self, options: Options) -> list[Row]:
        """The deck table, or that of the light side."""
        raise NotImplementedError

    def dark(self, options: Options) -> list[Row]:
        """The deck table of the dark side; empty for one-sided cards."""
        return []

    def pairs(self, options: Options) -> list[tuple[str, str]]:
        """Which light face shares a card with which dark face (R12); empty: paired by the match seed."""
        return []

    def check(self, options: Options) -> None:
        """Refuse options that this box cannot play with."""

    def install(self, rules: Rules) -> None:
        """Take places that the engine leaves open, as a house rule does; the tables are ready then."""

    def illegal(self, reason: str) -> Illegal:
        """A refusal for a reason of the box's own, or for one of the engine's."""
        return Illegal(reason, "", self.reasons.get(reason))

    def extra(self, rules: Rules, key: bytes, number: int) -> Extra:
        """What the box keeps in the state of round number."""
        return rules.no_extra

    def supply(self, s: State) -> i64:
        """How many cards could be brought under an empty draw pile."""
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
        """Called when a tray of two shows something new: choose the fit tables that hold now."""

    def host_tool(self, options: Options) -> bool:
        """Whether the host may give cards for the table (a free-text rule, C9)."""
        return False

    def must_lay(self, options: Options) -> bool:
        """Whether drawing is refused while a card of the hand fits."""
        return False

    def opening(self, s: State) -> list[Effect]:
        """What the first card turned up does, as if the dealer had laid it (§1.13)."""
        opening = s.rules.face(s.top(), s.side).opening
        return opening if opening is not None else s.rules.nothing

    def seat_pieces(self, s: State) -> None:
        """Called when a position has been set up by hand, before anybody acts."""

    def freezes(self, face: Face, other: Face) -> bool:
        """Whether a face freezes its tray while the other tray shows that one (§7.3)."""
        return False

    def frozen(self, s: State, tray: i64) -> bool:
        """Whether a tray is frozen now; only a box with Stop cards knows that."""
        return False

    def falls(self, options: Options, tray: i64, cards: i64, angle: i64, worst: i64) -> list[float]:
        """How likely a balance tips at each of so many cards put on a tray, if it bore those before.

        It is judged by what everybody sees: the present angle, and the worst since it was set up. Nothing
        where there is no balance.
        """
        return []

    def model(self) -> dict[str, dict[str, int]]:
        """The numbers of a balance that somebody without one may play beside real cards.

        Under the empty name stand those of every table, `penalty` among them, the cards for whoever makes it
        tip; then what it bears, by the name of each kind. Nothing where there is no balance.
        """
        return {}

    def force_outcomes(self, s: State, outcomes: list[str]) -> None:
        """Set the results of the coming balance checks: holds, falls or late; after them it holds."""
        raise OptionError("this box has no balance")

    def put_out_points(self, s: State, seat: i64) -> i64:
        """What a hand that is put out counts at the end of the round (R116)."""
        return s.value(seat)

    def after_laying(self, s: State, seat: i64, care: i64) -> None:
        """Called after every card laid on a tray, put down with so much care, when the box watches."""

    def after_taking(self, s: State, seat: i64) -> None:
        """Called after every taking that counts (R81), when the box watches."""
