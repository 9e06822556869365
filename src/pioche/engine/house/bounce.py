"""House rule H11: bounce."""

from __future__ import annotations

from mypy_extensions import i64

from pioche.engine.actions import ACCEPT, RESPOND, verb_of
from pioche.engine.cards import Face, Row
from pioche.engine.events import DIRECTION_CHANGED
from pioche.engine.house.base import HouseRule
from pioche.engine.house.passing import PassedOn
from pioche.engine.leaving import emptied, go_out, may_go_out
from pioche.engine.options import Options
from pioche.engine.state import State
from pioche.engine.traits import Traits, traits_of
from pioche.engine.turn import fits, lay


class Bouncing(HouseRule):
    """H11: the victim of a coloured draw card may pass it on with a Skip or Reverse of its colour."""

    def reshape(self, rows: list[Row], options: Options) -> None:
        """Make the coloured draw cards of a side bounce; wild ones never do (R106)."""
        for row in rows:
            if not row.wild and row.effects and row.effects[-1].skips > 0 and row.effects[-1].draws > 0:
                row.effects[-1] = Bounce(row.effects[-1].draws, len(row.finishing) > 0)


def bounces(traits: Traits) -> bool:
    """Whether a card with these traits is a Skip or a Reverse; Skip Everyone is not a Skip (R106)."""
    if traits.draws > 0 or traits.again:
        return False
    return traits.reverses or traits.skips == 1


class Bounce(PassedOn):
    """The next player takes the cards, or passes them on with a Skip or a Reverse (R105)."""

    def __init__(self, cards: i64, counts_last: bool) -> None:
        super().__init__(cards)
        self.bounced = True
        self.counts_last = counts_last  # whether a draw at the end of a round is still taken (R42, R107)
        self.emits.append(DIRECTION_CHANGED)

    def run(self, s: State) -> bool:
        """Ask the victim if it has an answer; otherwise it takes the cards."""
        victim = s.next(s.card_player)
        if self.answering(s, victim):
            s.ask(RESPOND, victim)
            return True
        self.settle(s, victim)
        return False

    def settle(self, s: State, victim: i64) -> None:
        """Make the victim take the cards and lose the turn."""
        s.take_forced(victim, self.draws)
        s.lose_turn(victim)

    def may_answer(self, s: State, seat: i64, card: i64) -> bool:
        """Whether a card is a Skip or a Reverse of the colour in force and fits."""
        face = s.rules.face(card, s.side)
        if face.colour != s.in_force(s.tray) or not bounces(traits_of(face.effects)):
            return False
        return fits(s, seat, card, s.tray)

    def answer(self, s: State, a: i64) -> bool:
        """Take the cards, or make the next player face them: the answering card does nothing else (R105)."""
        victim = s.asked
        if verb_of(a) == ACCEPT:
            self.settle(s, victim)
            return False
        s.called = 0
        face = lay(s, a)
        self.turn_round(s, victim, face)
        if s.size[victim] > 0:
            return self.run(s)
        if may_go_out(s, victim):
            go_out(s, victim)
            return self.run(s)
        emptied(s, victim)
        if self.counts_last:
            s.take(s.next(victim), self.draws)
        return False

    def turn_round(self, s: State, seat: i64, face: Face) -> None:
        """Turn the direction if the answer is a Reverse."""
        if traits_of(face.effects).reverses:
            s.direction = -s.direction
            if s.events is not None:
                s.note(DIRECTION_CHANGED, seat, number=s.direction)
