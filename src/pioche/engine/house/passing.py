"""A draw card that its victim may pass on with a card of the hand: what stacking and bounce share."""

from __future__ import annotations

from mypy_extensions import i64

from pioche.engine.actions import ACCEPT, PLAY, RESPOND, Answers, action, card_of, simple, tray_of, verb_of
from pioche.engine.cards import MAX_CARDS
from pioche.engine.effects import Effect
from pioche.engine.events import CARDS_TAKEN, TURN_LOST
from pioche.engine.state import State
from pioche.engine.turn import word_error


class PassedOn(Effect):
    """The next player takes the cards and loses the turn, or answers with a card that `may_answer` names."""

    def __init__(self, cards: i64) -> None:
        super().__init__()
        self.draws = cards
        self.skips = 1
        self.asks[:] = [RESPOND]
        self.emits[:] = [CARDS_TAKEN, TURN_LOST]

    def may_answer(self, s: State, seat: i64, card: i64) -> bool:
        """Whether a card of the hand passes it on."""
        return False

    def answering(self, s: State, seat: i64) -> list[int]:
        """The cards of a hand that do, equal ones once."""
        return [card for card in s.rules.different(s.hand_list(seat)) if self.may_answer(s, seat, card)]

    def answers(self, s: State, out: Answers) -> None:
        """Such cards, on the tray that shows the draw card, and accept."""
        tray: i64 = -1 if s.rules.trays == 1 else s.tray
        for card in self.answering(s, s.asked):
            out.add(action(PLAY, s.asked, card, tray=tray))
        out.add(simple(ACCEPT, s.asked))

    def accepts(self, s: State, a: i64) -> bool:
        """One of these."""
        if verb_of(a) != PLAY:
            return verb_of(a) == ACCEPT
        card = card_of(a)
        if not 0 <= card < MAX_CARDS or not s.holds(s.asked, card):
            return False
        if tray_of(a) != (-1 if s.rules.trays == 1 else s.tray):
            return False
        return self.may_answer(s, s.asked, card) and not word_error(s, a, card)
