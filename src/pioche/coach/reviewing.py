"""Reviewing: what every moment of a finished round was worth to each seat, by what it could see."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator
from contextlib import closing
from dataclasses import dataclass, field
from typing import Final

from pioche.bots.search.match_equity import MatchEquity
from pioche.coach import GAMES
from pioche.coach.judging import Judgement
from pioche.coach.looking import Look, Looks, Walk
from pioche.coach.words import Told
from pioche.engine.actions import ROUND_OVER
from pioche.engine.masks import bit
from pioche.intervals import Estimate, margin
from pioche.match import Match
from pioche.records import Record
from pioche.records.replaying import replay
from pioche.sight.view import View

FEWEST: Final = 20
MOST: Final = 1_000_000
TURNING_POINT: Final = 0.15  # a change of somebody's chance that is worth mentioning
TOLD: Final = 3  # at most so many of them
Progress = Callable[[int, int], None]
Share = Callable[[Looks, range], Generator[Look, None, None]]  # examines moves; yields in their order


class Unfinished(Exception):
    """A record that ends within a round: a review would reveal what nobody may know yet."""


@dataclass
class Moment:
    """The table before one move: everybody's chance by what they see, None if unknown."""

    move: int  # moves done before it
    chances: list[Estimate | None]


@dataclass
class Verdict:
    """A move that was a decision, its player, and what that player saw."""

    move: int  # its number, from 1
    seat: int
    view: View
    judgement: Judgement


@dataclass
class Account:
    """Why a seat won or lost, in chances that add up: start + deal + cards + others + decisions = end."""

    seat: int
    start: float  # before any card was dealt
    end: float
    deal: float = 0.0
    cards: float = 0.0  # cards that one drew
    others: float = 0.0  # what the others did and drew
    decisions: float = 0.0  # compared with what an ordinary player would have done
    variance: float = 0.0

    @property
    def luck(self) -> float:
        """Everything that was not one's own doing."""
        return self.deal + self.cards + self.others

    @property
    def unsure(self) -> float:
        """How far the line between luck and decisions may be off either way, in 95 of 100 cases."""
        return margin(self.variance)


@dataclass
class Turning:
    """A move that changed somebody's chance a lot."""

    move: int
    seat: int
    before: float
    after: float


@dataclass
class RoundReview:
    """One round, from the deal to the scoring."""

    number: int
    first: int  # moves done before it
    last: int  # moves done after it
    winner: int
    moments: list[Moment] = field(default_factory=list)
    verdicts: list[Verdict] = field(default_factory=list)
    accounts: list[Account] = field(default_factory=list)
    turnings: list[Turning] = field(default_factory=list)
    answers: dict[int, Told] = field(default_factory=dict)  # what was done, by the number of the move
    movers: dict[int, int] = field(default_factory=dict)  # who did it, likewise

    def known(self, seat: int) -> list[tuple[int, Estimate, Estimate | None]]:
        """The moves before which a seat's chance is known, that chance, and the one after it, if any."""
        found = [(one.move, chance) for one in self.moments if (chance := one.chances[seat]) is not None]
        later = [*(chance for _, chance in found[1:]), None]
        return [(move, chance, after) for (move, chance), after in zip(found, later, strict=False)]


@dataclass
class Review:
    """All rounds of a record, or one of them."""

    match: Match
    games: int
    rounds: list[RoundReview]


def at_home(looks: Looks, pieces: range) -> Generator[Look, None, None]:
    """Look at one move after the other, in this process."""
    yield from map(looks(), pieces)


def review(
    record: Record,
    games: int = GAMES,
    number: int | None = None,
    progress: Progress | None = None,
    seed: str = "review",
    share: Share = at_home,
) -> Review:
    """Review a record or one round of it; Unfinished if it stops within a round, RecordError if broken.

    The figures depend only on the record, the games and the seed: not on who computes them, nor on which
    rounds are asked for.
    """
    over = replay(record)
    if over.state.phase < ROUND_OVER:
        raise Unfinished("the record ends in the middle of a round")
    rounds = [found for found in rounds_of(record) if number in (None, found.number)]
    moves = tuple(move for found in rounds for move in range(found.first, found.last))
    looks = Looks(record.source.text, moves, min(max(games, FEWEST), MOST), seed)
    reviewer = Reviewer(record)
    done = 0
    with closing(share(looks, range(len(moves)))) as shared:
        for found in rounds:
            while reviewer.done < found.first:
                reviewer.step()
            while reviewer.done < found.last:
                reviewer.take(found, next(shared))
                reviewer.step()
                done += 1
                if progress is not None:
                    progress(done, len(moves))
            reviewer.settle(found)
    return Review(over, games, rounds)


def rounds_of(record: Record) -> Iterator[RoundReview]:
    """The rounds of a complete record: where they begin and end, and who won."""
    walk = Walk(record)
    while True:
        found = RoundReview(int(walk.match.state.round), walk.done, walk.done, -1)
        while walk.match.state.phase < ROUND_OVER:
            walk.step()
        found.last, found.winner = walk.done, int(walk.match.state.winner)
        yield found
        if walk.done == len(record.moves):
            return
        walk.step()


class Reviewer(Walk):
    """Walks through a record with the results for every move, and puts them together."""

    def take(self, found: RoundReview, look: Look) -> None:
        """Add the next move, and the results before it."""
        found.movers[self.done + 1] = look.mover
        found.answers[self.done + 1] = look.answer
        if look.chances is not None:
            found.moments.append(Moment(self.done, look.chances))
        if look.judgement is not None:
            verdict = Verdict(self.done + 1, look.mover, self.view(look.mover), look.judgement)
            found.verdicts.append(verdict)

    def settle(self, found: RoundReview) -> None:
        """Add who won and why: luck and decisions, and the moves that turned the round."""
        s = self.match.state
        for seat in range(s.seats):
            equity = MatchEquity(self.match.rules, seat, False)
            friends = sum(1 for other in range(s.seats) if equity.friends & bit(other))
            found.accounts.append(Account(seat, friends / int(s.seats), 1.0 if equity.of(s) else 0.0))
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
        seat = account.seat
        known = found.known(seat)
        if not known:
            account.others = account.end - account.start
            return
        account.deal = known[0][1].mean - account.start
        for move, chance, later in known:
            change = (account.end if later is None else later.mean) - chance.mean
            verdict = taken.get(move + 1)
            if verdict is not None and verdict.seat == seat:
                account.decisions += verdict.judgement.gain
                account.variance += verdict.judgement.variance
                account.cards += change - verdict.judgement.gain
            elif self._mover(move) == seat:
                account.cards += change
            else:
                account.others += change

    def _mover(self, move: int) -> int:
        name = self.record.moves[move].text.split()[0]
        return self.match.names.index(name) if name in self.match.names else -1

    def _changes(self, found: RoundReview, account: Account) -> Iterator[Turning]:
        for move, chance, later in found.known(account.seat):
            after = account.end if later is None else later.mean
            apart = later is None or later.low > chance.high or later.high < chance.low
            if apart and abs(after - chance.mean) >= TURNING_POINT:
                yield Turning(move + 1, account.seat, chance.mean, after)
