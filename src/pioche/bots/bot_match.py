"""A match between bots, one a seat, each with the view of its seat."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import Final

from pioche.bots.bot import Bot
from pioche.bots.guard import LIMIT, Clock, Fault, Guard, Misstep
from pioche.engine.actions import CATCH, NEXT, ROUND_OVER, TABLE, TURN, UNO, Answers, seat_of, simple, verb_of
from pioche.engine.defaults import default_answer
from pioche.engine.game import apply, offers, pending_question
from pioche.engine.refusals import Refusal
from pioche.engine.state import State
from pioche.sight.choices import Choice, action_of
from pioche.sight.history import History
from pioche.sight.view import View, view

ROUNDS: Final = 1000  # after which a match is abandoned: void rounds could repeat for ever


class BotMatch:
    """Asks every bot in turn and carries out its answers; a bot that fails does not stop the match.

    The state must keep its events. With `act` the actions go there instead of straight to the engine, for
    example to a Match that writes them down.
    """

    def __init__(
        self,
        state: State,
        bots: Sequence[Bot],
        limit: float = LIMIT,
        act: Callable[[int], None] | None = None,
        clock: Clock = time.perf_counter,
    ) -> None:
        if state.events is None:
            raise ValueError("a match between bots needs a state that keeps its events")
        if len(bots) != state.seats:
            raise ValueError(f"{len(bots)} bots cannot sit on {state.seats} seats")
        self.state = state
        self.bots = bots
        self.limit = limit
        self.act = act
        self.clock = clock
        self.histories = [History(state.rules, seat) for seat in range(state.seats)]
        self.faults: list[Fault] = []
        self._out = Answers()

    def play_match(self, rounds: int = ROUNDS) -> None:
        """Play to the end of the match, or so many rounds more."""
        self.play_round()
        while self.state.phase == ROUND_OVER and rounds > 1:
            rounds -= 1
            self._apply(int(simple(NEXT, TABLE)))
            self.play_round()

    def play_round(self) -> None:
        """Play to the end of the round."""
        s = self.state
        with Guard(self.limit, self.clock) as guard:
            while s.phase < ROUND_OVER:
                if not self._others(guard):
                    self._answer(guard)

    def view(self, seat: int) -> View:
        """What the bot of a seat gets to see, with the history of that seat alone."""
        return view(self.state, seat, self.histories[seat])

    # The question

    def _answer(self, guard: Guard) -> None:
        """Have the pending question answered; the seat may call and catch before that."""
        s = self.state
        seat, question = int(s.asked), pending_question(s)
        while pending_question(s) == question:
            seen = self.view(seat)
            try:
                choice = guard.answer(self.bots[seat], seen)
                self._do(seat, choice)
            except Misstep as misstep:
                self._note(seat, seen, misstep)
                self._apply(int(default_answer(s)))
                return
            if choice.verb not in (UNO, CATCH):
                return

    # The others

    def _others(self, guard: Guard) -> bool:
        """Ask everybody who could call, catch or jump in, once; whether the question changed by that."""
        s = self.state
        if s.uno_pending == 0 and (s.phase != TURN or s.rules.outsiders is None):
            return False
        question = pending_question(s)
        for seat in self._round_table():
            if not self._has_offer(seat):
                continue
            seen = self.view(seat)
            try:
                choice = guard.step_in(self.bots[seat], seen)
                if choice is not None:
                    self._do(seat, choice)
            except Misstep as misstep:
                self._note(seat, seen, misstep)
            if pending_question(s) != question:
                return True
        return False

    def _round_table(self) -> list[int]:
        """All seats in turn order, first the one whose call is missing, else the one whose turn it is."""
        s = self.state
        order = [int(s.turn + k * s.direction) % int(s.seats) for k in range(s.seats)]
        for k, seat in enumerate(order):
            if s.uno_pending >> seat & 1:
                return order[k:] + order[:k]
        return order

    def _has_offer(self, seat: int) -> bool:
        """Whether a seat could say something that is not merely part of its own turn."""
        s, out = self.state, self._out
        out.n = 0
        offers(s, out)
        mine = [a for a in out.as_list() if seat_of(a) == seat]
        return any(verb_of(a) != UNO or s.uno_pending >> seat & 1 for a in mine)

    # What is done

    def _do(self, seat: int, choice: Choice) -> None:
        """Carry out a choice; what the engine refuses all the same is a Misstep."""
        try:
            self._apply(int(action_of(self.state, seat, choice)))
        except Refusal as refusal:
            raise Misstep(f"answered something that was refused: {refusal}") from None

    def _apply(self, a: int) -> None:
        if self.act is None:
            apply(self.state, a)
        else:
            self.act(a)

    def _note(self, seat: int, seen: View, misstep: Misstep) -> None:
        self.faults.append(Fault(int(seen.round), seat, self.bots[seat].name, seen.decision, str(misstep)))
