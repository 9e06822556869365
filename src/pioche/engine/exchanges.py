"""Effects that move whole hands from seat to seat."""

from __future__ import annotations

from mypy_extensions import i64

from pioche.engine.effects import Effect
from pioche.engine.events import HANDS_PASSED, HANDS_SWAPPED
from pioche.engine.masks import bit
from pioche.engine.state import State


def move_hand(s: State, seat: i64, low: i64, high: i64, cards: i64) -> None:
    """Give a seat a whole hand; its order of arrival stays, its UNO duty starts afresh (R34, R36)."""
    s.hand[2 * seat] = low
    s.hand[2 * seat + 1] = high
    s.size[seat] = cards
    s.windows &= ~bit(seat)
    s.vowed &= ~bit(seat)
    s.open_window(seat)


class SwapHands(Effect):
    """The player and the target exchange hands."""

    def __init__(self) -> None:
        super().__init__()
        self.swaps = True
        self.tells = [HANDS_SWAPPED]

    def run(self, s: State) -> bool:
        """Exchange."""
        a = s.author
        b = s.target
        low = s.hand[2 * a]
        high = s.hand[2 * a + 1]
        cards = s.size[a]
        move_hand(s, a, s.hand[2 * b], s.hand[2 * b + 1], s.size[b])
        move_hand(s, b, low, high, cards)
        if s.events is not None:
            s.note(HANDS_SWAPPED, a, b)
        return False


class PassHands(Effect):
    """Every hand moves one seat in the direction of play."""

    def __init__(self) -> None:
        super().__init__()
        self.passes = True
        self.tells = [HANDS_PASSED]

    def run(self, s: State) -> bool:
        """Pass them on."""
        seat = s.author
        low = s.hand[2 * seat]
        high = s.hand[2 * seat + 1]
        cards = s.size[seat]
        k: i64 = 0
        while k < s.seats:
            seat = s.next(seat)
            next_low = s.hand[2 * seat]
            next_high = s.hand[2 * seat + 1]
            next_cards = s.size[seat]
            move_hand(s, seat, low, high, cards)
            low = next_low
            high = next_high
            cards = next_cards
            k += 1
        if s.events is not None:
            s.note(HANDS_PASSED, s.author, number=s.direction)
        return False
