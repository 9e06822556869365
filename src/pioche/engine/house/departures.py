"""House rules by which players leave before the end: H12 elimination, H13 play on, H15 mercy."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pioche.engine.events import PLAYER_PUT_OUT, PLAYER_WENT_OUT
from pioche.engine.house.base import HouseRule
from pioche.engine.options import LOWEST, OptionError, Value

if TYPE_CHECKING:
    from pioche.engine.rules import Rules

MERCIFUL: Final = 25  # hand size that puts a player out, unless the box has its own limit


class Elimination(HouseRule):
    """H12: a player who reaches the target drops out of the match; the last one left has won."""

    def __init__(self, name: str, number: str, values: list[Value], excludes: list[str]) -> None:
        super().__init__(name, number, values, excludes)
        self.needs = {"scoring": "low"}

    def install(self, rules: Rules) -> None:
        """Drop players out; an error unless totals grow for those who lose (R108)."""
        if rules.scoring != LOWEST:
            text = f"{self.cited} needs scoring = low (R108)"
            raise OptionError(text, "needs", option=self.name, other="scoring", setting="low")
        rules.elimination = True


class PlayOn(HouseRule):
    """H13: when a player is out, the others play on for the places."""

    def install(self, rules: Rules) -> None:
        """Let the round continue."""
        rules.play_on = True

    def emits(self) -> list[int]:
        """The event that a player has gone out."""
        return [PLAYER_WENT_OUT]


class Mercy(HouseRule):
    """H15: a player with too many cards is put out of the round."""

    def install(self, rules: Rules) -> None:
        """Set the limit, the box's own or the usual one; the deal itself must put nobody out (R123)."""
        rules.hand_limit = rules.box.hand_limit or MERCIFUL
        if rules.hand_limit <= rules.hand_size:
            limit, hand = int(rules.hand_limit), int(rules.hand_size)
            text = f"{self.cited} puts out who holds {limit} cards, and {hand} are dealt"
            raise OptionError(text, "mercy", option=self.name, limit=limit, hand=hand)

    def emits(self) -> list[int]:
        """The event that a player is put out."""
        return [PLAYER_PUT_OUT]
