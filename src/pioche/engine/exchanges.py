"""Effects that move whole hands from seat to seat."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from pioche.engine.effects import Effect
from pioche.engine.events import HANDS_PASSED, HANDS_SWAPPED
from pioche.engine.masks import Cards, bit
from pioche.engine.state import State


def move_hand(s: State, seat: i64, hand: Cards, number: i64) -> None:
    """Give a seat a whole hand; its order of arrival stays, its UNO duty starts afresh (R34, R36)."""
    s.set_hand(seat, hand, number)
    s.windows &= ~bit(seat)
    s.vowed &= ~bit(seat)
    s.open_window(seat)


@mypyc_attr(allow_interpreted_subclasses=True)
class SwapHands(Effect):
    """The player and the target exchange hands."""

    def __init__(self) -> None:
        super().__init__()
        self.swaps = True
        self.tells[:] = [HANDS_SWAPPED]

    def run(self, s: State) -> bool:
        """Exchange; a hand that has gone out is no longer there (R111)."""
        if not s.is_in(s.author):
            return False
        a = s.author
        b = s.target
        hand = s.hand_of(a)
        number = s.size[a]
        move_hand(s, a, s.hand_of(b), s.size[b])
        move_hand(s, b, hand, number)
        if s.events is not None:
            s.note(HANDS_SWAPPED, a, b)
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class PassHands(Effect):
    """Every hand moves one seat in the direction of play."""

    def __init__(self) -> None:
        super().__init__()
        self.passes = True
        self.tells[:] = [HANDS_PASSED]

    def run(self, s: State) -> bool:
        """Pass on those that are in (R102)."""
        circle = s.others(s.author)
        if s.is_in(s.author):
            circle.append(int(s.author))
        giver: i64 = circle[-1]
        hand = s.hand_of(giver)
        number = s.size[giver]
        for seat in circle:
            next_hand = s.hand_of(seat)
            next_number = s.size[seat]
            move_hand(s, seat, hand, number)
            hand = next_hand
            number = next_number
        if s.events is not None:
            s.note(HANDS_PASSED, s.author, number=s.direction)
        return False
