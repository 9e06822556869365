"""Looking: what each move of a record was worth to every seat, by what it could see before the move.

Every move has its own random numbers, so that the results do not depend on who works on which move, nor on
the order.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from pioche.coach.judging import Judgement, judge
from pioche.coach.trials import Coach, Unknown, Way
from pioche.coach.words import Told, told
from pioche.engine.actions import (
    AIM,
    CATCH,
    COLOUR,
    HOST_TAKE,
    NAME,
    NEXT,
    PLAY,
    TARGET,
    UNO,
    colour_of,
    seat_of,
    target_of,
    verb_of,
)
from pioche.engine.game import apply
from pioche.engine.refusals import Refusal
from pioche.intervals import Estimate
from pioche.match import Match
from pioche.records import Record, read, start, step
from pioche.records.replaying import move_action
from pioche.sight.choices import Choice, action_of, choice_of
from pioche.sight.view import View
from pioche.texts.prompts import answer

OUT_OF_TURN: Final = (UNO, CATCH, HOST_TAKE, NEXT)  # verbs that do not answer a question


@dataclass(frozen=True)
class Look:
    """One move: who made it, what it was, and everybody's chances before it. It can be pickled."""

    mover: int
    answer: Told
    chances: list[Estimate | None] | None = None  # None where no question was answered
    judgement: Judgement | None = None  # None where there was nothing to decide, or nothing is known


@dataclass(frozen=True)
class Looks:
    """Moves of a record to be examined, as work in numbered pieces."""

    text: str  # of the record
    moves: tuple[int, ...]
    games: int
    seed: str

    def __call__(self) -> Callable[[int], Look]:
        """Open the record; each call of the result then examines one move."""
        walk = Onlooker(read(self.text), self.games, self.seed)
        return lambda number: walk.look(self.moves[number])


class Walk:
    """A record, replayed up to some move."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.match: Match = start(record)
        self.done = 0

    def step(self) -> None:
        """Carry out the next move on the match itself, so that views can follow its history."""
        step(self.record, self.match, self.record.moves[self.done])
        self.done += 1

    def view(self, seat: int) -> View:
        """What a seat sees now."""
        return self.match.view(self.match.names[seat])


class Onlooker(Walk):
    """Examines moves from the point of view of every seat."""

    def __init__(self, record: Record, games: int, seed: str) -> None:
        super().__init__(record)
        self.games = games
        self.seed = seed
        self.coach = Coach(self.match.rules, seed)
        self.told: set[int] = set()  # moves that count as part of an earlier one

    def look(self, move: int) -> Look:
        """What a move was worth, and everybody's chance before it; fastest if called in order."""
        if move < self.done:
            self.match, self.done, self.told = start(self.record), 0, set()
        while self.done < move:
            a = move_action(self.match, self.record.moves[self.done])
            if verb_of(a) == PLAY and self.match.state.is_in(int(seat_of(a))):
                self._chosen(int(seat_of(a)), a)  # marks the later moves that belong to this play
            self.step()
        self.coach = Coach(self.match.rules, f"{self.seed}/{move}")
        return self._look()

    def _look(self) -> Look:
        s = self.match.state
        a = move_action(self.match, self.record.moves[self.done])
        names = self.match.names
        actor = int(seat_of(a))
        words = told(s.rules.box.name, lambda words: answer(words, s, a, names))
        if verb_of(a) in OUT_OF_TURN or self.done in self.told:
            return Look(actor, words)
        judgement = None
        if s.is_in(actor):
            try:
                judgement = judge(self.coach, self.view(actor), self._chosen(actor, a), self.games)
            except Unknown:
                judgement = None
        chances = [self._chance(seat, actor, judgement) for seat in range(s.seats)]
        return Look(actor, words, chances, judgement)

    def _chance(self, seat: int, actor: int, judgement: Judgement | None) -> Estimate | None:
        s = self.match.state
        if seat == actor and judgement is not None:
            return judgement.before
        if not s.is_in(seat) and not s.rules.play_on:
            return Estimate(0.0, 0.0, 0.0)
        try:
            way = Way(None)
            self.coach.trials(self.view(seat), [way]).run(self.games)
        except Unknown:
            return None
        return way.chance

    def _chosen(self, seat: int, a: int) -> Choice:
        """The answer as its player meant it, including the call, colour and target given after it."""
        choice = choice_of(self.match.state, a)
        if choice.verb != PLAY:
            return choice
        if not choice.uno and self._called(seat):
            choice.uno = True
        twin = self.match.copy()
        twin.apply(self.record.moves[self.done].text)
        for place in range(self.done + 1, len(self.record.moves)):
            if twin.state.phase not in (COLOUR, TARGET) or twin.state.asked != seat:
                break
            following = move_action(twin, self.record.moves[place])
            whole = choice.copy()
            if verb_of(following) == NAME and choice.colour < 0:
                whole.colour = colour_of(following)
            elif verb_of(following) == AIM and choice.target < 0:
                whole.target = target_of(following)
            elif verb_of(following) != UNO:
                break
            if not self._possible(seat, whole):
                break
            if verb_of(following) != UNO:
                self.told.add(place)
            choice = whole
            twin.apply(self.record.moves[place].text)
        return choice

    def _possible(self, seat: int, choice: Choice) -> bool:
        """Whether the answer can be given as a whole; some effects always ask separately."""
        twin = self.match.state.copy()
        try:
            apply(twin, action_of(twin, seat, choice))
        except Refusal:
            return False
        return True

    def _called(self, seat: int) -> bool:
        call = f"{self.match.names[seat]} uno"
        near = self.record.moves[max(self.done - 1, 0) : self.done + 2]
        return any(move.text == call for move in near)
