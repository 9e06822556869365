"""House rule H9: doubles."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pioche.engine.house.base import HouseRule
from pioche.engine.options import OptionError

if TYPE_CHECKING:
    from pioche.engine.rules import Rules


class Doubles(HouseRule):
    """H9: two equal numbers may be laid together; see `pairs_in` and `lay_first` in the turn machine."""

    def install(self, rules: Rules) -> None:
        """Allow doubles; an error with two trays, where cards are put down one by one (§9.1)."""
        if rules.trays == 2:
            text = f"{self.cited} makes no sense in this box: cards are put down one by one (§9.1)"
            raise OptionError(text, "one-by-one", option=self.name)
        rules.doubles = True
