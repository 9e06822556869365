"""House rule H2: jump-in."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from pioche.engine.actions import PLAY, TURN, Answers, action, card_of, seat_of, tray_of, verb_of
from pioche.engine.cards import MAX_CARDS
from pioche.engine.house.base import HouseRule, Outsiders
from pioche.engine.state import State
from pioche.engine.turn import fits, play, word_error

if TYPE_CHECKING:
    from pioche.engine.rules import Rules


class JumpIn(HouseRule):
    """H2: a card identical to the visible top may be laid out of turn, before the turn's player acts."""

    def install(self, rules: Rules) -> None:
        """Let the other seats answer during a turn."""
        rules.outsiders = Jumpers()


class Jumpers(Outsiders):
    """The other seats, while the turn's player has not acted yet."""

    def may_jump(self, s: State, seat: i64, card: i64, tray: i64) -> bool:
        """Whether a card of this seat is identical to the tray's visible card and fits."""
        face = s.rules.face(card, s.side)
        top = s.rules.face(s.top(tray), s.side)
        same = not face.wild and face.colour == top.colour and face.kind == top.kind
        return same and fits(s, seat, card, tray)

    def offers(self, s: State, out: Answers) -> None:
        """List the jumps in turn order, from the seat whose turn it is; equal faces once."""
        if s.phase != TURN:
            return
        trays = s.rules.trays
        seat = s.next(s.turn)
        while seat != s.turn:
            for card in s.rules.different(s.hand_list(seat)):
                tray: i64 = 0
                while tray < trays:
                    if self.may_jump(s, seat, card, tray):
                        out.add(action(PLAY, seat, card, tray=-1 if trays == 1 else tray))
                    tray += 1
            seat = s.next(seat)

    def accepts(self, s: State, a: i64) -> bool:
        """Whether an action is such a jump."""
        seat = seat_of(a)
        card = card_of(a)
        if s.phase != TURN or verb_of(a) != PLAY or seat == s.turn or seat >= s.seats:
            return False
        if not 0 <= card < MAX_CARDS or not s.holds(seat, card):
            return False
        if (tray_of(a) < 0) != (s.rules.trays == 1) or word_error(s, a, card) != "":
            return False
        return self.may_jump(s, seat, card, max(tray_of(a), 0))

    def answer(self, s: State, a: i64) -> None:
        """Lay the card; play continues from the jumper, and the turn's early call lapses."""
        s.called = 0
        play(s, a)
