"""House rule H18: careful hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pioche.engine.house.base import HouseRule
from pioche.engine.options import OptionError

if TYPE_CHECKING:
    from pioche.engine.rules import Rules


class CarefulHand(HouseRule):
    """H18: a play or placement says how carefully the card is put down (R119)."""

    def install(self, rules: Rules) -> None:
        """Allow care; an error in a box without a balance."""
        if rules.balance is None:
            text = f"{self.cited} makes no sense in this box: it has no balance (§9.1)"
            raise OptionError(text, "no-balance", option=self.name)
        rules.careful = True
