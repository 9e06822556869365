"""Reviewing: what every moment of a round that is over was worth to everybody, by their own eyes."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from math import sqrt
from typing import Final

from pioche.bots.search.prize import Prize
from pioche.coach.chances import SURE, Chance, share
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
    ROUND_OVER,
    TARGET,
    UNO,
    colour_of,
    seat_of,
    target_of,
    verb_of,
)
from pioche.engine.game import apply
from pioche.engine.masks import bit
from pioche.engine.refusals import Refusal
from pioche.match import Match
from pioche.records import Record, start, step
from pioche.records.replaying import move_action, replay
from pioche.sight.choices import Choice, action_of, choice_of
from pioche.sight.view import View
from pioche.texts.prompts import answer

GAMES: Final = 600  # for one look of one seat
FEWEST: Final = 20
MOST: Final = 1_000_000
TURN_OF_FATE: Final = 0.15  # a change of somebody's chance that is worth telling
TOLD: Final = 3  # of them
ASIDE: Final = (UNO, CATCH, HOST_TAKE, NEXT)  # what is no answer to a question
Progress = Callable[[int, int], None]


class Unfinished(Exception):
    """A record that ends in the middle of a round: to review it would tell what nobody may know yet."""


@dataclass
class Moment:
    """The table before one move: everybody's chance by their own eyes, None where it is not known."""

    move: int  # moves done before it
    chances: list[Chance | None]


@dataclass
class Verdict:
    """A move that was a decision, by whom, and what was seen by the one who took it."""

    move: int  # its number, from 1
    seat: int
    view: View
    judgement: Judgement


@dataclass
class Account:
    """Why a seat won or lost, in chances that add up: start + deal + cards + others + decisions = end."""

    seat: int
    start: float  # before a card was dealt
    end: float
    deal: float = 0.0
    cards: float = 0.0  # drawn by oneself
    others: float = 0.0  # what the others did and drew
    decisions: float = 0.0  # against what an ordinary player would have done
    variance: float = 0.0

    @property
    def luck(self) -> float:
        """All that was not one's own doing."""
        return self.deal + self.cards + self.others

    @property
    def unsure(self) -> float:
        """How far the line between luck and decisions may be off either way, in 95 of 100 cases."""
        return SURE * sqrt(self.variance)


@dataclass
class Turning:
    """A move that changed somebody's chance much."""

    move: int
    seat: int
    before: float
    after: float


@dataclass
class RoundReview:
    """One round, from the deal to the count."""

    number: int
    first: int  # moves done before it
    last: int  # moves done after it
    winner: int
    moments: list[Moment] = field(default_factory=list)
    verdicts: list[Verdict] = field(default_factory=list)
    accounts: list[Account] = field(default_factory=list)
    turnings: list[Turning] = field(default_factory=list)
    answers: dict[int, Told] = field(default_factory=dict)  # what was done, by the number of the move
    movers: dict[int, int] = field(default_factory=dict)  # and by whom


@dataclass
class Review:
    """All rounds of a record, or one of them."""

    match: Match
    games: int
    rounds: list[RoundReview]


def review(
    record: Record,
    games: int = GAMES,
    number: int | None = None,
    progress: Progress | None = None,
    seed: str = "review",
) -> Review:
    """Review a record or one round of it; Unfinished if it stops in the middle, RecordError if broken."""
    over = replay(record)
    if over.state.phase < ROUND_OVER:
        raise Unfinished("the record ends in the middle of a round")
    match = start(record)
    reviewer = Reviewer(record, match, games, seed)
    found = list(reviewer.rounds(number, progress))
    return Review(over, games, found)


class Reviewer:
    """Goes through a record once, with the eyes of every seat."""

    def __init__(self, record: Record, match: Match, games: int, seed: str) -> None:
        self.record = record
        self.match = match
        self.games = min(max(games, FEWEST), MOST)
        self.coach = Coach(match.rules, seed)
        self.done = 0
        self.told: set[int] = set()  # moves that were taken for a part of one before them

    def rounds(self, number: int | None, progress: Progress | None) -> Iterator[RoundReview]:
        """The rounds that were asked for, in order."""
        moves = self.record.moves
        while True:
            wanted = number is None or int(self.match.state.round) == number
            found = RoundReview(int(self.match.state.round), self.done, self.done, -1)
            while self.match.state.phase < ROUND_OVER:
                if wanted:
                    self._look(found)
                self._step()
                if progress is not None:
                    progress(self.done, len(moves))
            if wanted:
                found.last, found.winner = self.done, int(self.match.state.winner)
                self._settle(found)
                yield found
            if self.done == len(moves) or (wanted and number is not None):
                return
            self._step()

    def _step(self) -> None:
        move = self.record.moves[self.done]
        step(self.record, self.match, move)
        # A view follows its history from where it was left, so all eyes stay open.
        self.done += 1

    def _view(self, seat: int) -> View:
        return self.match.view(self.match.names[seat])

    # One moment

    def _look(self, found: RoundReview) -> None:
        """What the next move was worth, and the moment to everybody else."""
        s = self.match.state
        a = move_action(self.match, self.record.moves[self.done])
        names = self.match.names
        found.movers[self.done + 1] = int(seat_of(a))
        found.answers[self.done + 1] = told(s.rules.box.name, lambda words: answer(words, s, a, names))
        if verb_of(a) in ASIDE or self.done in self.told:
            return
        actor = int(seat_of(a))
        judgement, view = None, self._view(actor)
        if s.is_in(actor):
            try:
                judgement = judge(self.coach, view, self._chosen(actor, a), self.games)
            except Unknown:
                judgement = None
        chances = [self._chance(seat, actor, judgement) for seat in range(s.seats)]
        found.moments.append(Moment(self.done, chances))
        if judgement is not None:
            found.verdicts.append(Verdict(self.done + 1, actor, view, judgement))

    def _chance(self, seat: int, actor: int, judgement: Judgement | None) -> Chance | None:
        s = self.match.state
        if seat == actor and judgement is not None:
            return judgement.before
        if not s.is_in(seat) and not s.rules.play_on:
            return Chance(0.0, 0.0, 0.0)
        try:
            way = Way(None)
            self.coach.trials(self._view(seat), [way]).run(self.games)
        except Unknown:
            return None
        return share(sum(way.won), len(way.won))

    def _chosen(self, seat: int, a: int) -> Choice:
        """The answer as its player knows it, with the call, the colour and the target that came with it."""
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
        """Whether the answer can be given whole; what an effect asks by itself cannot be said before."""
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

    # The whole round

    def _settle(self, found: RoundReview) -> None:
        """Who won and why: luck and decisions, and the moves that turned the round."""
        s = self.match.state
        for seat in range(s.seats):
            prize = Prize(self.match.rules, seat, False)
            friends = sum(1 for other in range(s.seats) if prize.friends & bit(other))
            found.accounts.append(Account(seat, friends / int(s.seats), 1.0 if prize.won(s) else 0.0))
        taken = {verdict.move: verdict for verdict in found.verdicts}
        for account in found.accounts:
            self._book(account, found, taken)
        changes = [change for account in found.accounts for change in self._changes(found, account)]
        changes.sort(key=lambda turning: -abs(turning.after - turning.before))
        moves: dict[int, Turning] = {}
        for turning in changes:
            moves.setdefault(turning.move, turning)
        found.turnings = sorted(list(moves.values())[:TOLD], key=lambda turning: turning.move)

    def _book(self, account: Account, found: RoundReview, taken: dict[int, Verdict]) -> None:
        seat, now = account.seat, account.start
        known = [moment for moment in found.moments if moment.chances[seat] is not None]
        for place, moment in enumerate(known):
            chance = moment.chances[seat]
            assert chance is not None
            if place == 0:
                account.deal += chance.mean - now
            now = chance.mean
            later = known[place + 1].chances[seat] if place + 1 < len(known) else None
            then = account.end if later is None else later.mean
            verdict = taken.get(moment.move + 1)
            if verdict is not None and verdict.seat == seat:
                account.decisions += verdict.judgement.gain
                account.variance += verdict.judgement.variance
                account.cards += then - now - verdict.judgement.gain
            elif self._mover(moment.move) == seat:
                account.cards += then - now
            else:
                account.others += then - now
            now = then
        if not known:
            account.others = account.end - account.start

    def _mover(self, move: int) -> int:
        name = self.record.moves[move].text.split()[0]
        return self.match.names.index(name) if name in self.match.names else -1

    def _changes(self, found: RoundReview, account: Account) -> Iterator[Turning]:
        known = [moment for moment in found.moments if moment.chances[account.seat] is not None]
        for place, moment in enumerate(known):
            chance = moment.chances[account.seat]
            later = known[place + 1].chances[account.seat] if place + 1 < len(known) else None
            assert chance is not None
            after = account.end if later is None else later.mean
            apart = later is None or later.low > chance.high or later.high < chance.low
            if apart and abs(after - chance.mean) >= TURN_OF_FATE:
                yield Turning(moment.move + 1, account.seat, chance.mean, after)
