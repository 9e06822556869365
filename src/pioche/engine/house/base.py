"""What a house rule can do: change the deck table, and fill one of the engine's hooks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from pioche.engine.actions import Answers
from pioche.engine.cards import Face, Row
from pioche.engine.masks import Cards
from pioche.engine.options import Options, Value
from pioche.engine.state import State

if TYPE_CHECKING:
    from pioche.engine.rules import Rules


@mypyc_attr(allow_interpreted_subclasses=True)
class HouseRule:
    """A house rule: its name, its number in §9, its possible values, and the rules that it excludes."""

    def __init__(self, name: str, number: str, values: list[Value], excludes: list[str]) -> None:
        self.name = name  # as options, records and messages spell it
        self.number = number
        self.values = values
        self.excludes = excludes
        self.seats = 0  # the number of players it needs; 0 for any
        self.needs: dict[str, Value] = {}  # options without which it makes no sense

    @property
    def cited(self) -> str:
        """The name with its number in the specification."""
        return f"{self.name} ({self.number})"

    def reshape(self, rows: list[Row], options: Options) -> None:
        """Change a side's deck table before the deck is built."""

    def install(self, rules: Rules) -> None:
        """Fill a hook of the rules, whose tables are ready."""

    def emits(self) -> list[int]:
        """The events (events.NAMES) that it adds, besides those of the effects it puts on cards."""
        return []


@mypyc_attr(allow_interpreted_subclasses=True)
class Bar:
    """Forbids some fitting cards; a barred card does not count as fitting."""

    def __init__(self, reason: str) -> None:
        self.reason = reason  # a key of refusals.REASONS, or of the box's own reasons

    def allowed(self, s: State, seat: i64, cards: Cards) -> Cards:
        """Those of these cards that the seat may lay."""
        return cards


@mypyc_attr(allow_interpreted_subclasses=True)
class Outsiders:
    """Actions open to seats whose turn it is not."""

    def offers(self, s: State, out: Answers) -> None:
        """Add the actions open to these seats now."""

    def accepts(self, s: State, a: i64) -> bool:
        """Whether an action is one of them."""
        return False

    def answer(self, s: State, a: i64) -> None:
        """Carry out an accepted action."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Drawing:
    """How a draw continues after its first card."""

    def draw_on(self, s: State, seat: i64, card: i64) -> i64:
        """Take the further cards of the draw; return the card that may then be laid."""
        return card


@mypyc_attr(allow_interpreted_subclasses=True)
class Strictness:
    """The cost of calls and catches out of place."""

    def played(self, s: State, seat: i64, face: Face, uno: bool) -> None:
        """A card was laid, with or without a call."""

    def drew(self, s: State) -> None:
        """Somebody draws in turn."""

    def shed(self, s: State, seat: i64) -> None:
        """An effect that sheds cards has finished."""

    def settled(self, s: State, seat: i64, called: bool) -> None:
        """A call or a catch has closed a window."""

    def false_call(self, s: State, seat: i64) -> None:
        """A call without a window."""

    def false_catch(self, s: State, seat: i64, holder: i64) -> None:
        """A catch without a window."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Teams:
    """Who plays with whom, and what they share."""

    def partner(self, seat: i64) -> i64:
        """The partner's seat."""
        return seat

    def share(self, s: State, points: vec[i64]) -> None:
        """Turn points of seats into points of teams."""
