"""Effects that move whole hands from seat to seat."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from pioche.engine.effects import Effect
from pioche.engine.events import HANDS_PASSED, HANDS_SWAPPED
from pioche.engine.masks import Cards, bit
from pioche.engine.state import State


def move_hand(s: State, seat: i64, hand: Cards, number: i64) -> None:
    """Give a seat a whole hand: its order of arrival stays, its UNO duty starts afresh (R34, R36)."""
    s.set_hand(seat, hand, number)
    s.uno_pending &= ~bit(seat)
    s.uno_called &= ~bit(seat)
    s.open_window(seat)


@mypyc_attr(allow_interpreted_subclasses=True)
class SwapHands(Effect):
    """The player and the target exchange hands."""

    def __init__(self) -> None:
        super().__init__()
        self.swaps = True
        self.emits[:] = [HANDS_SWAPPED]

    def run(self, s: State) -> bool:
        """Exchange the hands, unless the player has gone out with the card (R111)."""
        if not s.is_in(s.card_player):
            return False
        a = s.card_player
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
        self.emits[:] = [HANDS_PASSED]

    def run(self, s: State) -> bool:
        """Pass the hands among the seats that are in (R102)."""
        circle = s.others(s.card_player)
        if s.is_in(s.card_player):
            circle.append(int(s.card_player))
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
            s.note(HANDS_PASSED, s.card_player, number=s.direction)
        return False
