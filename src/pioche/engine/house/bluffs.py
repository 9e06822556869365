"""Rules about wild draw cards: H6 no bluff, H7 free wild-draw."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from pioche.engine.cards import HALF, NO_COLOUR, Row
from pioche.engine.effects import AcceptOrChallenge, Effect
from pioche.engine.house.base import Bar, HouseRule
from pioche.engine.masks import HIGH, LOW, lowest
from pioche.engine.options import OptionError, Options
from pioche.engine.state import State

if TYPE_CHECKING:
    from pioche.engine.rules import Rules


class Unchallenged(Effect):
    """A wild draw card that nobody can challenge."""

    def __init__(self, judge: AcceptOrChallenge) -> None:
        super().__init__()
        self.judge = judge

    def run(self, s: State) -> bool:
        """The next player takes the cards and loses the turn."""
        victim = s.next(s.author)
        self.judge.punish(s, victim, 0)
        s.lose_turn(victim)
        return False


class FreeWildDraw(HouseRule):
    """H7: no condition and no challenge on wild draw cards."""

    def reshape(self, rows: list[Row], options: Options) -> None:
        """Take the challenge out of the cards."""
        for row in rows:
            for k, effect in enumerate(row.effects):
                if isinstance(effect, AcceptOrChallenge):
                    row.effects[k] = Unchallenged(effect)


class NoBluff(HouseRule):
    """H6: a wild draw card that would be guilty is refused; no challenge."""

    def reshape(self, rows: list[Row], options: Options) -> None:
        """Take the challenge out of the cards and keep its judgement for the refusal."""
        for row in rows:
            for k, effect in enumerate(row.effects):
                if isinstance(effect, AcceptOrChallenge):
                    row.judge = effect
                    row.effects[k] = Unchallenged(effect)

    def install(self, rules: Rules) -> None:
        """Refuse what would be a bluff; senseless where there is nothing to bluff with."""
        if all(face.judge is None for face in rules.faces):
            raise OptionError("H6 makes no sense in this box: no card can be a bluff")
        rules.bars.append(HonestOnly("would_bluff"))


class HonestOnly(Bar):
    """Bars wild draw cards that would be guilty now."""

    def allowed(self, s: State, seat: i64, low: i64, high: i64) -> tuple[i64, i64]:
        row = s.side * 5 + NO_COLOUR
        wild = low & s.rules.colour_low[row]
        while wild != 0:
            card = lowest(wild)
            wild &= wild - 1
            if self.guilty(s, seat, card):
                low &= ~LOW[card]
        wild = high & s.rules.colour_high[row]
        while wild != 0:
            card = lowest(wild) + HALF
            wild &= wild - 1
            if self.guilty(s, seat, card):
                high &= ~HIGH[card]
        return low, high

    def guilty(self, s: State, seat: i64, card: i64) -> bool:
        """Whether a challenge of this card would be won."""
        judge = s.rules.face(card, s.side).judge
        if judge is None:
            return False
        left_low = s.hand[2 * seat] & ~LOW[card]
        left_high = s.hand[2 * seat + 1] & ~HIGH[card]
        return judge.guilty(s, card, left_low, left_high, s.force[0])
