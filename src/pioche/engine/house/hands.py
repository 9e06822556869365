"""H3 seven-zero."""

from __future__ import annotations

from pioche.engine.cards import Row
from pioche.engine.effects import ChooseTarget
from pioche.engine.exchanges import PassHands, SwapHands
from pioche.engine.house.base import HouseRule
from pioche.engine.options import Options


class SevenZero(HouseRule):
    """H3: a 7 exchanges hands with another player, a 0 passes all hands on; not as last card."""

    def reshape(self, rows: list[Row], options: Options) -> None:
        """Give the two numbers their effects."""
        for row in rows:
            if row.number == 7:
                row.effects = [ChooseTarget(), SwapHands()]
            elif row.number == 0:
                row.effects = [PassHands()]
