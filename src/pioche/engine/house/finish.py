"""H10 no action finish."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from pioche.engine.house.base import Bar, HouseRule
from pioche.engine.state import State

if TYPE_CHECKING:
    from pioche.engine.rules import Rules


class NoActionFinish(HouseRule):
    """H10: the last card must be a number."""

    def install(self, rules: Rules) -> None:
        """Bar everything else as only card."""
        rules.bars.append(NumberLast("action_last"))


class NumberLast(Bar):
    """Bars an action or wild that is the only card of a hand."""

    def allowed(self, s: State, seat: i64, low: i64, high: i64) -> tuple[i64, i64]:
        """From a hand of one card, only a number."""
        if s.size[seat] != 1:
            return low, high
        numbers_low: i64 = 0
        numbers_high: i64 = 0
        number: i64 = 0
        while number < 10:
            numbers_low |= s.rules.number_low[s.side * 10 + number]
            numbers_high |= s.rules.number_high[s.side * 10 + number]
            number += 1
        return low & numbers_low, high & numbers_high
