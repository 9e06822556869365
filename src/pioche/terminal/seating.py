"""Bots and one person at a table; a saved game is first replayed up to its last move."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Protocol

from pioche.bots.bot_match import BotMatch
from pioche.bots.guard import Fault, Guard
from pioche.bots.levels import takes_its_time
from pioche.bots.loading import make_bot
from pioche.bots.random_bot import RandomBot
from pioche.engine.actions import ROUND_OVER, seat_of
from pioche.match import Match
from pioche.notation.moves import format_action
from pioche.terminal.typed import HOST

ME: Final = 0  # the seat of the person at the terminal


class Person(Protocol):
    """Answers for the person's seat."""

    def answer(self) -> None:
        """Answer the pending question, or do something else the rules allow."""

    def step_in(self) -> bool:
        """Act out of turn if wanted; True if something was done."""

    def hear(self, seat: int) -> None:
        """Learn what this seat has just done."""

    def notice(self, fault: Fault) -> None:
        """Learn that a bot could not answer."""


class Seating(BotMatch):
    """A match between a person and bots.

    A record does not contain the bots' random states. To continue a saved game, it is replayed with all bots
    answering once more: with the same seeds they give the same answers, and can go on from there. If a bot
    answers differently, the record counts. Bots that think for long are not asked again.
    """

    def __init__(self, match: Match, bots: Sequence[str], moves: Sequence[str] = ()) -> None:
        self.match = match
        self.moves = list(reversed(moves))  # moves still to be replayed, the next one last
        seats = [RandomBot(""), *(make_bot(name, f"{match.seed}/{k}") for k, name in enumerate(bots, 1))]
        super().__init__(match.state, seats, act=self.perform)
        self.person: Person | None = None
        self.slow = any(takes_its_time(name) for name in bots)

    def seat(self, person: Person) -> None:
        """Give the person's seat to `person`."""
        self.person = person

    @property
    def again(self) -> bool:
        """Whether moves of a saved game are still being replayed."""
        return bool(self.moves)

    def next_round(self) -> bool:
        """Deal the next round if the saved game does."""
        if self.state.phase != ROUND_OVER or not self.again:
            return False
        self.match.apply(self.moves.pop())
        return True

    # Actions

    def perform(self, a: int) -> None:
        """Carry out a bot's decision."""
        seat = int(seat_of(a))
        if not self.again:
            self.match.act(a)
            self.tell(seat)
        elif format_action(self.state, a, self.match.names, full=True) == self.moves[-1]:
            self.moves.pop()
            self.match.act(a)
        else:
            self.follow()

    def follow(self) -> None:
        """Replay the rest of the record without asking anybody."""
        while self.again:
            self.match.apply(self.moves.pop())

    def recorded(self) -> bool:
        """Replay the next move if it is the person's; True if it was."""
        if self.moves[-1].split()[0] not in (self.match.names[ME], HOST):
            return False
        self.match.apply(self.moves.pop())
        return True

    def tell(self, seat: int) -> None:
        """Tell the person what a seat has done."""
        assert self.person is not None
        for fault in self.faults:
            self.person.notice(fault)
        self.faults.clear()
        self.person.hear(seat)

    # Asking

    def _has_offer(self, seat: int) -> bool:
        return seat != ME and super()._has_offer(seat)

    def _others(self, guard: Guard) -> bool:
        assert self.person is not None
        if self.again and self.slow:
            self.follow()
            return True
        s = self.state
        # The person may make a missing call first, even if asked next: else the bots would be quicker.
        if s.asked != ME or s.uno_pending >> ME & 1:
            if not self.again:
                if self.person.step_in():
                    return True
            elif (s.asked != ME or self.moves[-1].split()[1:] == ["uno"]) and self.recorded():
                return True
        return super()._others(guard)

    def _answer(self, guard: Guard) -> None:
        assert self.person is not None
        if self.state.asked != ME:
            super()._answer(guard)
        elif not self.again:
            self.person.answer()
        elif not self.recorded():
            self.follow()
