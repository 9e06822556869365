"""House rules about wild draw cards: H6 no bluff, H7 free wild-draw."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64, mypyc_attr

from pioche.engine.cards import NO_COLOUR, Row
from pioche.engine.effects import OF_CHALLENGES, AcceptOrChallenge, Effect
from pioche.engine.house.base import Bar, HouseRule
from pioche.engine.masks import Cards, first, in_both, is_empty, only, without
from pioche.engine.options import OptionError, Options
from pioche.engine.state import State

if TYPE_CHECKING:
    from pioche.engine.rules import Rules


@mypyc_attr(allow_interpreted_subclasses=True)
class Unchallenged(Effect):
    """A wild draw card that cannot be challenged, and is otherwise unchanged."""

    def __init__(self, card: AcceptOrChallenge) -> None:
        super().__init__()
        self.card = card
        self.draws = card.draws
        self.seeks = card.seeks
        self.skips = card.skips
        self.emits[:] = [kind for kind in card.emits if kind not in OF_CHALLENGES]

    def word(self) -> str:
        """The same name as the card with the challenge."""
        return self.card.word()

    def run(self, s: State) -> bool:
        """The next player takes the cards and loses the turn."""
        victim = s.next(s.card_player)
        self.card.punish(s, victim, 0)
        s.lose_turn(victim)
        return False


class FreeWildDraw(HouseRule):
    """H7: no condition and no challenge on wild draw cards."""

    def reshape(self, rows: list[Row], options: Options) -> None:
        """Remove the challenge from the cards."""
        for row in rows:
            for k, effect in enumerate(row.effects):
                if effect.judge is not None:
                    row.effects[k] = Unchallenged(effect.judge)


class NoBluff(HouseRule):
    """H6: a wild draw card that would be a bluff is refused; no challenge."""

    def reshape(self, rows: list[Row], options: Options) -> None:
        """Remove the challenge from the cards, but keep its judge to refuse bluffs."""
        for row in rows:
            for k, effect in enumerate(row.effects):
                if effect.judge is not None:
                    row.honesty = effect.judge
                    row.effects[k] = Unchallenged(effect.judge)

    def install(self, rules: Rules) -> None:
        """Bar bluffs; an error in a box where no card can be one."""
        if all(face.honesty is None for face in rules.faces):
            text = f"{self.cited} makes no sense in this box: no card can be a bluff"
            raise OptionError(text, "no-bluff", option=self.name)
        rules.bars.append(HonestOnly("would_bluff"))


class HonestOnly(Bar):
    """Bars wild draw cards that would be a bluff now."""

    def allowed(self, s: State, seat: i64, cards: Cards) -> Cards:
        """Leave out the bluffs."""
        wilds = in_both(cards, s.rules.coloured(s.side, NO_COLOUR))
        while not is_empty(wilds):
            card = first(wilds)
            wilds = without(wilds, only(card))
            if self.guilty(s, seat, card):
                cards = without(cards, only(card))
        return cards

    def guilty(self, s: State, seat: i64, card: i64) -> bool:
        """Whether a challenge of this card would be won."""
        judge = s.rules.face(card, s.side).honesty
        if judge is None:
            return False
        return judge.guilty(s, card, without(s.hand_of(seat), only(card)), s.force[0])
