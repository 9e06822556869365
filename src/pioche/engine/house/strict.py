"""House rule H14: strict UNO."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from pioche.engine.cards import Face
from pioche.engine.events import UNO_FALSE
from pioche.engine.house.base import HouseRule, Strictness
from pioche.engine.masks import bit
from pioche.engine.state import CALLED_EARLY, CALLED_WITH, State
from pioche.engine.turn import early_call_counts

if TYPE_CHECKING:
    from pioche.engine.rules import Rules

PRICE: Final = 2  # cards for a false call or catch; `uno_penalty` is for a missed call


class StrictUno(HouseRule):
    """H14: a false call or catch costs 2 cards, a missed call `uno_penalty`."""

    def install(self, rules: Rules) -> None:
        """Give calls and catches their price."""
        rules.strict = Strict()
        rules.uno_penalty = rules.options.number("uno_penalty", 2)

    def emits(self) -> list[int]:
        """The event of a false call or catch."""
        return [UNO_FALSE]


class Strict(Strictness):
    """Distinguishes false calls and catches from late ones."""

    def played(self, s: State, seat: i64, face: Face, uno: bool) -> None:
        """A call with a card that leaves two or more is false; effects that shed cards run first (R34)."""
        s.closed = 0
        s.uno_called &= ~bit(seat)
        if s.size[seat] == 1 and s.called != 0:
            self.settled(s, seat, True)
        elif uno and s.size[seat] >= 2 and not any(effect.sheds for effect in face.effects):
            self.pay(s, seat)

    def drew(self, s: State) -> None:
        """Forget the windows closed before."""
        s.closed = 0

    def shed(self, s: State, seat: i64) -> None:
        """Judge the call by what is left in the end."""
        if s.size[seat] == 1 and s.called != 0:
            self.settled(s, seat, True)
        elif s.called == CALLED_WITH:
            self.pay(s, seat)

    def settled(self, s: State, seat: i64, called: bool) -> None:
        """Record how the window closed: a repeated call or a late catch is not false."""
        s.closed |= bit(seat)
        if called:
            s.uno_called |= bit(seat)

    def false_call(self, s: State, seat: i64) -> None:
        """False unless it repeats a valid call, with nothing in between (R101)."""
        repeats_vow = s.uno_called & bit(seat) != 0 and s.size[seat] == 1
        repeats_early = s.called == CALLED_EARLY and early_call_counts(s, seat)
        if not repeats_vow and not repeats_early:
            self.pay(s, seat)

    def false_catch(self, s: State, seat: i64, holder: i64) -> None:
        """False unless a call or a catch has closed the window since the last play or draw."""
        if s.closed & bit(holder) == 0:
            self.pay(s, seat)

    def pay(self, s: State, seat: i64) -> None:
        """Make a seat take the price, unless it is out (R97)."""
        if s.size[seat] == 0:
            return
        if s.events is not None:
            s.note(UNO_FALSE, seat)
        s.take(seat, PRICE)
