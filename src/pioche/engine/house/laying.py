"""House rules about laying a card (H9, H10, H17, H18), and H16 table numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from pioche.engine.cards import Row
from pioche.engine.house.base import Bar, HouseRule
from pioche.engine.masks import Cards, in_both, in_either
from pioche.engine.options import OptionError, Options
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


class CarefulHand(HouseRule):
    """H18: a play or placement says how carefully the card is put down (R119)."""

    def install(self, rules: Rules) -> None:
        """Allow care; an error in a box without a balance."""
        if rules.balance is None:
            text = f"{self.cited} makes no sense in this box: it has no balance (§9.1)"
            raise OptionError(text, "no-balance", option=self.name)
        rules.careful = True


class Doubles(HouseRule):
    """H9: two equal numbers may be laid together; see `pairs_in` and `lay_first` in the turn machine."""

    def install(self, rules: Rules) -> None:
        """Allow doubles; an error with two trays, where cards are put down one by one (§9.1)."""
        if rules.trays == 2:
            text = f"{self.cited} makes no sense in this box: cards are put down one by one (§9.1)"
            raise OptionError(text, "one-by-one", option=self.name)
        rules.doubles = True


class TableNumbers(HouseRule):
    """H16: the options `hand` and `target`, which also work without it, and a table's turn timer."""


class NumberFirst(HouseRule):
    """H17: a card turned up first is put back unless it is a number."""

    def reshape(self, rows: list[Row], options: Options) -> None:
        for row in rows:
            row.opening = [] if row.number >= 0 else None
