"""House rule H3: seven-zero."""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from pioche.engine.cards import Row
from pioche.engine.effects import ChooseTarget
from pioche.engine.exchanges import PassHands, SwapHands
from pioche.engine.house.base import HouseRule
from pioche.engine.options import Options
from pioche.engine.state import State


class SevenZero(HouseRule):
    """H3: a 7 exchanges hands with another player, a 0 passes all hands on; not as last card."""

    def reshape(self, rows: list[Row], options: Options) -> None:
        """Give the two numbers their effects."""
        for row in rows:
            if row.number == 7:
                row.effects = [ChooseTarget(), SwapHands()]
            elif row.number == 0:
                row.effects = [ZeroPasses()]


@mypyc_attr(allow_interpreted_subclasses=True)
class ZeroPasses(PassHands):
    """A 0 passes all hands on; as a last card it does nothing, even where the others play on (R111)."""

    def run(self, s: State) -> bool:
        """Pass the hands on, unless the player has gone out with the 0."""
        return super().run(s) if s.is_in(s.card_player) else False
