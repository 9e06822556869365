"""House rule H10: no action finish."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from pioche.engine.house.base import Bar, HouseRule
from pioche.engine.masks import Cards, in_both, in_either
from pioche.engine.state import State

if TYPE_CHECKING:
    from pioche.engine.rules import Rules


class NoActionFinish(HouseRule):
    """H10: the last card must be a number."""

    def install(self, rules: Rules) -> None:
        """Bar every other card as the only one in hand."""
        rules.bars.append(NumberLast("action_last"))


class NumberLast(Bar):
    """Bars an action or wild that is the only card in hand."""

    def allowed(self, s: State, seat: i64, cards: Cards) -> Cards:
        """From a hand of one card allow only a number."""
        if s.size[seat] != 1:
            return cards
        numbers: Cards = (0, 0)
        number: i64 = 0
        while number < 10:
            numbers = in_either(numbers, s.rules.numbered(s.side, number))
            number += 1
        return in_both(cards, numbers)
