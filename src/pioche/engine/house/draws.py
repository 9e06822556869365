"""House rules about drawing: H4 draw until playable, H5 forced play."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from pioche.engine.house.base import Drawing, HouseRule
from pioche.engine.state import State
from pioche.engine.turn import fits_anywhere

if TYPE_CHECKING:
    from pioche.engine.rules import Rules


class DrawUntilPlayable(HouseRule):
    """H4: a draw continues until a card fits or no card is left."""

    def install(self, rules: Rules) -> None:
        rules.drawing = DrawOn()


class DrawOn(Drawing):
    """Draws one card after the other."""

    def draw_on(self, s: State, seat: i64, card: i64) -> i64:
        """Draw until a card fits."""
        while not fits_anywhere(s, seat, card) and s.can_take():
            card = s.take_one(seat)
        return card


class ForcedPlay(HouseRule):
    """H5: no drawing while a card fits, and a fitting drawn card must be laid."""

    def install(self, rules: Rules) -> None:
        rules.must_lay = True
        rules.may_keep = False
