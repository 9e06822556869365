"""House rules H1 stacking and H1b progressive."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from pioche.engine.actions import ACCEPT, CHALLENGE, PLAY, RESPOND, Answers, simple, verb_of
from pioche.engine.cards import Row
from pioche.engine.effects import AcceptOrChallenge, Effect
from pioche.engine.events import CARDS_TAKEN, CHALLENGE_LOST, CHALLENGE_WON, HAND_SHOWN
from pioche.engine.house.base import HouseRule
from pioche.engine.house.passing import PassedOn
from pioche.engine.masks import is_empty, only
from pioche.engine.options import Options
from pioche.engine.state import State
from pioche.engine.turn import play


class Stacking(HouseRule):
    """H1: a draw card may be answered with another, and the sum grows.

    `same`: only with the same kind; `up`: a coloured one also with a wild one of its side.
    """

    def reshape(self, rows: list[Row], options: Options) -> None:
        """Make the draw cards of a side stackable, but never Wild Draw Colour, which has no number."""
        progressive = self.name == "progressive"
        up = options.value(self.name, False) == "up"
        wilds = [row.symbol for row in rows if row.wild and _cards(row) > 0]
        for row in rows:
            cards = _cards(row)
            if cards == 0 or (row.wild and progressive):
                continue
            answers = [row.symbol]
            if up and not row.wild:
                answers += wilds
            row.effects[-1] = Stack(cards, answers, row.effects[-1].judge)
            if row.finishing:
                row.finishing = [FinishingStack(cards)]


def _cards(row: Row) -> i64:
    """How many cards a draw card adds to the sum; 0 for any other card.

    A draw card is one whose last effect makes the next player take a number of cards and lose the turn.
    """
    if not row.effects or row.effects[-1].skips == 0:
        return 0
    return row.effects[-1].draws


@mypyc_attr(allow_interpreted_subclasses=True)
class FinishingStack(Effect):
    """A draw card laid last: the next player takes the sum and cannot answer."""

    def __init__(self, cards: i64) -> None:
        super().__init__()
        self.draws = cards
        self.emits[:] = [CARDS_TAKEN]

    def run(self, s: State) -> bool:
        """Make the next player take the sum."""
        s.take(s.next(s.card_player), s.sum + self.draws)
        s.sum = 0
        return False


class Stack(PassedOn):
    """The next player answers with a draw card, challenges a wild one, or takes the sum."""

    def __init__(self, cards: i64, symbols: list[str], judge: AcceptOrChallenge | None) -> None:
        super().__init__(cards)
        self.stacked = True
        self.symbols = symbols  # of the cards that answer
        self.judge = judge
        if judge is not None:
            self.emits.extend([HAND_SHOWN, CHALLENGE_WON, CHALLENGE_LOST])

    def run(self, s: State) -> bool:
        """Add to the sum; a victim who can neither answer nor challenge is not asked."""
        s.sum += self.draws
        victim = s.next(s.card_player)
        if not self.may_challenge(s) and not self.answering(s, victim):
            self.settle(s, victim, s.sum, True)
            return False
        s.ask(RESPOND, victim)
        return True

    def may_challenge(self, s: State) -> bool:
        """Whether the last card can be challenged; not if its player is out (R111)."""
        return self.judge is not None and s.is_in(s.card_player)

    def may_answer(self, s: State, seat: i64, card: i64) -> bool:
        """Whether a card may answer by its kind and nothing bars it; its colour need not match."""
        if s.rules.face(card, s.side).symbol not in self.symbols:
            return False
        cards = only(card)
        for bar in s.rules.bars:
            cards = bar.allowed(s, seat, cards)
        return not is_empty(cards)

    def answers(self, s: State, out: Answers) -> None:
        """The usual ones, and challenge where possible."""
        super().answers(s, out)
        if self.may_challenge(s):
            out.add(simple(CHALLENGE, s.asked))

    def accepts(self, s: State, a: i64) -> bool:
        if verb_of(a) == CHALLENGE:
            return self.may_challenge(s)
        return super().accepts(s, a)

    def answer(self, s: State, a: i64) -> bool:
        """Pass the sum on, or decide who takes it."""
        victim = s.asked
        judge = self.judge
        if verb_of(a) == PLAY:
            s.called = 0
            play(s, a)
            return True  # the answer's own program has run
        if verb_of(a) == ACCEPT or judge is None:
            self.settle(s, victim, s.sum, True)
        elif judge.challenged(s, victim):
            self.settle(s, s.card_player, s.sum, False)
        else:
            self.settle(s, victim, s.sum + 2, True)
        return False

    def settle(self, s: State, seat: i64, cards: i64, loses_turn: bool) -> None:
        """Make a seat take the sum."""
        s.sum = 0
        s.take_forced(seat, cards)
        if loses_turn:
            s.lose_turn(seat)
