"""Rules by which players leave before the end: H12 elimination, H13 play on, H15 mercy."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pioche.engine.events import PLAYER_PUT_OUT, PLAYER_WENT_OUT
from pioche.engine.house.base import HouseRule
from pioche.engine.options import LOWEST, OptionError, Value

if TYPE_CHECKING:
    from pioche.engine.rules import Rules

MERCIFUL: Final = 25  # cards in hand that put a player out, unless the box has a limit of its own


class Elimination(HouseRule):
    """H12: who reaches the target drops out of the match; the last one left has won."""

    def __init__(self, name: str, number: str, values: list[Value], excludes: list[str]) -> None:
        super().__init__(name, number, values, excludes)
        self.needs = {"scoring": "low"}

    def install(self, rules: Rules) -> None:
        """Only totals that grow for those who lose can drop anybody (R108)."""
        if rules.scoring != LOWEST:
            text = f"{self.cited} needs scoring = low (R108)"
            raise OptionError(text, "needs", option=self.name, other="scoring", setting="low")
        rules.elimination = True


class PlayOn(HouseRule):
    """H13: when somebody is out the others go on for the places."""

    def install(self, rules: Rules) -> None:
        """Let the round go on."""
        rules.play_on = True

    def tells(self) -> list[int]:
        """Somebody is out."""
        return [PLAYER_WENT_OUT]


class Mercy(HouseRule):
    """H15: a player with too many cards is put out of the round."""

    def install(self, rules: Rules) -> None:
        """Set the limit, which a box may have chosen; nobody is put out by the deal (R123)."""
        rules.hand_limit = rules.box.hand_limit or MERCIFUL
        if rules.hand_limit <= rules.hand_size:
            limit, hand = int(rules.hand_limit), int(rules.hand_size)
            text = f"{self.cited} puts out who holds {limit} cards, and {hand} are dealt"
            raise OptionError(text, "mercy", option=self.name, limit=limit, hand=hand)

    def tells(self) -> list[int]:
        """Somebody is put out."""
        return [PLAYER_PUT_OUT]
