"""House rule H8: teams, two against two."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from pioche.engine.house.base import HouseRule, Teams
from pioche.engine.options import RACE, Value
from pioche.engine.state import State

if TYPE_CHECKING:
    from pioche.engine.rules import Rules


class TwoAgainstTwo(HouseRule):
    """H8: partners sit opposite each other; a team scores the hands of the other team."""

    def __init__(self, name: str, number: str, values: list[Value], excludes: list[str]) -> None:
        super().__init__(name, number, values, excludes)
        self.seats = 4

    def install(self, rules: Rules) -> None:
        rules.teams = Opposite()


class Opposite(Teams):
    """Seats 0 and 2 against 1 and 3; both partners score the team's points."""

    def partner(self, seat: i64) -> i64:
        return (seat + 2) % 4

    def share(self, s: State, points: vec[i64]) -> None:
        """`race`: the opponents' hands for both winners; `low`: a team's two hands for both partners."""
        if s.rules.scoring == RACE:
            if s.winner >= 0:
                partner = self.partner(s.winner)
                points[s.winner] -= s.counted(partner)
                points[partner] = points[s.winner]
            return
        first = points[0] + points[2]
        second = points[1] + points[3]
        points[0] = first
        points[2] = first
        points[1] = second
        points[3] = second
