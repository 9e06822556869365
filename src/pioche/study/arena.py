"""Bots against each other: the same deals and every seat for everybody, and how sure one can be."""

from __future__ import annotations

import json
import multiprocessing
import signal
import sys
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from itertools import combinations
from typing import Final

from pioche.bots.bot_match import BotMatch
from pioche.bots.guard import LIMIT
from pioche.bots.loading import bot_class, make_bot
from pioche.engine.deal import new_match
from pioche.engine.house.registry import named
from pioche.engine.options import SCORINGS, Value
from pioche.engine.rules import Rules
from pioche.engine.state import State
from pioche.notation.moves import seat_names
from pioche.shelf import SHELF, box_named
from pioche.study.intervals import Estimate, mean_points, win_rate

EXAMPLES: Final = 20  # kinds of faults that a report lists one by one


@dataclass(frozen=True)
class Contest:
    """What is to be played; contests that are equal have equal results.

    A line-up is as many bots as there are seats. If fewer are named the last one takes the seats left; if
    more are named every selection of them plays. All line-ups get the same deals, and each deal is played
    once in every rotation of the seats.
    """

    box: str
    players: int
    bots: tuple[str, ...]
    games: int  # of each line-up, rounded up to whole deals
    seed: str = "1"
    options: Mapping[str, Value] = field(default_factory=dict)
    match: bool = False  # whether a game is a whole match; else one round
    limit: float = LIMIT

    def rules(self) -> Rules:
        """The rules of the table, or an OptionError."""
        return Rules(box_named(self.box), self.players, dict(self.options))

    def lineups(self) -> list[tuple[str, ...]]:
        """Who sits at the table together."""
        missing = self.players - len(self.bots)
        if missing >= 0:
            return [self.bots + self.bots[-1:] * missing]
        return list(combinations(self.bots, self.players))

    @property
    def deals(self) -> int:
        """How many deals are played."""
        return -(-self.games // self.players)

    @property
    def played(self) -> int:
        """How many games that makes."""
        return self.deals * self.players * len(self.lineups())

    def seats_of(self, bot: str) -> int:
        """How often a bot sits down for each deal."""
        return self.players * sum(lineup.count(bot) for lineup in self.lineups())


@dataclass
class Score:
    """Sums over the deals of what one bot did in all games of a deal together."""

    wins: int = 0
    wins_squared: int = 0
    points: int = 0
    points_squared: int = 0

    def add(self, other: Score) -> None:
        """Put other deals to these."""
        self.wins += other.wins
        self.wins_squared += other.wins_squared
        self.points += other.points
        self.points_squared += other.points_squared


@dataclass
class FaultLine:
    """One kind of fault of one bot: how often, and where it was seen first."""

    bot: str
    reason: str
    times: int
    deal: int
    seat: int
    round: int
    decision: str


@dataclass
class Standing:
    """What some deals came to; two of them can be put together."""

    deals: int = 0
    void: int = 0  # games that nobody won
    scores: dict[str, Score] = field(default_factory=dict)
    faults: dict[tuple[str, str], FaultLine] = field(default_factory=dict)

    def add(self, other: Standing) -> None:
        """Put other deals, that come later, to these."""
        self.deals += other.deals
        self.void += other.void
        for bot, score in other.scores.items():
            self.scores.setdefault(bot, Score()).add(score)
        for key, line in other.faults.items():
            if key in self.faults:
                self.faults[key].times += line.times
            else:
                self.faults[key] = line

    def faults_of(self, bot: str) -> int:
        """How often a bot did not answer."""
        return sum(line.times for line in self.faults.values() if line.bot == bot)


def arena(contest: Contest, workers: int = 1, progress: Callable[[int], None] | None = None) -> Standing:
    """Play a contest; progress is told how many games are done."""
    total = Standing(scores={bot: Score() for bot in dict.fromkeys(contest.bots)})
    games = contest.players * len(contest.lineups())
    hall = _Hall(contest)
    size = max(1, min(25, contest.deals // (8 * workers)))
    blocks = [range(k, min(k + size, contest.deals)) for k in range(0, contest.deals, size)]
    parts = map(hall.play, blocks) if workers == 1 else _shared_out(contest, workers, blocks)
    for part in parts:
        total.add(part)
        if progress is not None:
            progress(total.deals * games)
    return total


class _Hall:
    """Where deals are played; each process sets up its own, as rules cannot be sent."""

    def __init__(self, contest: Contest) -> None:
        self.contest = contest
        self.rules = contest.rules()
        self.lineups = contest.lineups()
        for bot in contest.bots:
            bot_class(bot)  # complain before the first game

    def play(self, deals: range) -> Standing:
        """Play these deals in every line-up and rotation."""
        found = Standing()
        for deal in deals:
            self._play_deal(deal, found)
        return found

    def _play_deal(self, deal: int, found: Standing) -> None:
        sums = {bot: [0, 0] for bot in self.contest.bots}
        for lineup in self.lineups:
            for turn in range(len(lineup)):
                seats = lineup[turn:] + lineup[:turn]
                s = self._play_game(deal, turn, seats, found)
                winners = self._winners(s)
                found.void += not winners
                points = s.scores if self.contest.match else s.points
                for seat, bot in enumerate(seats):
                    sums[bot][0] += seat in winners
                    sums[bot][1] += int(points[seat])
        found.deals += 1
        for bot, (wins, points_won) in sums.items():
            score = Score(wins, wins * wins, points_won, points_won * points_won)
            found.scores.setdefault(bot, Score()).add(score)

    def _play_game(self, deal: int, turn: int, seats: tuple[str, ...], found: Standing) -> State:
        seed = f"{self.contest.seed}/{deal}"
        s = new_match(self.rules, seed, None, True)
        bots = [make_bot(bot, f"{seed} {turn} {seat}") for seat, bot in enumerate(seats)]
        for bot in bots:
            bot.whole_match = self.contest.match
        played = BotMatch(s, bots, self.contest.limit)
        if self.contest.match:
            played.play_match()
        else:
            played.play_round()
        for fault in played.faults:
            key = (fault.bot, fault.reason)
            if key in found.faults:
                found.faults[key].times += 1
            else:
                found.faults[key] = FaultLine(*key, 1, deal, fault.seat, fault.round, fault.decision)
        return s

    def _winners(self, s: State) -> list[int]:
        """The seats that have won; partners win together, and in `low` a match can be shared."""
        if self.contest.match:
            return [seat for seat in range(s.seats) if s.champions >> seat & 1]
        if s.winner < 0:
            return []
        teams = s.rules.teams
        return [int(s.winner)] if teams is None else [int(s.winner), int(teams.partner(s.winner))]


_own_hall: _Hall  # of a worker process


def _shared_out(contest: Contest, workers: int, blocks: list[range]) -> Iterator[Standing]:
    # Spawned, not forked: a fork of a process with threads may hang, and not every system can fork.
    spawn = multiprocessing.get_context("spawn")
    files = list(SHELF.files)
    pool = ProcessPoolExecutor(
        min(workers, len(blocks)), spawn, initializer=_enter, initargs=(files, contest)
    )
    try:
        yield from pool.map(_play, blocks)
    finally:
        pool.shutdown(cancel_futures=True)


def _enter(files: list[str], contest: Contest) -> None:
    global _own_hall
    # An interrupt is for the parent, who then stops the work.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    sys.stdout = sys.stderr
    SHELF.add_files(files)
    _own_hall = _Hall(contest)


def _play(deals: range) -> Standing:
    return _own_hall.play(deals)


def standing_of(contest: Contest, standing: Standing, bot: str) -> tuple[Estimate, Estimate]:
    """How often a bot wins from one seat, and with how many points a game."""
    score, seats = standing.scores[bot], contest.seats_of(bot)
    return (
        win_rate(score.wins, score.wins_squared, standing.deals, seats),
        mean_points(score.points, score.points_squared, standing.deals, seats),
    )


def report(contest: Contest, standing: Standing) -> dict[str, object]:
    """Everything about a contest for programs; equal contests give equal reports."""
    results = {bot: standing_of(contest, standing, bot) for bot in standing.scores}
    return {
        "bots": {
            bot: {
                "win_rate": round(wins.mean, 4),
                "ci": [round(wins.low, 4), round(wins.high, 4)],
                "points": round(points.mean, 4),
            }
            for bot, (wins, points) in results.items()
        },
        "points_ci": {bot: [round(p.low, 4), round(p.high, 4)] for bot, (_, p) in results.items()},
        "played": {bot: standing.deals * contest.seats_of(bot) for bot in results},
        "faults": {bot: standing.faults_of(bot) for bot in results},
        "log": [vars(line) for line in list(standing.faults.values())[:EXAMPLES]],
        "box": contest.box,
        "players": contest.players,
        "options": dict(sorted(named(dict(contest.options)).items())),
        "scoring": SCORINGS[contest.rules().scoring],
        "game": "match" if contest.match else "round",
        "seed": contest.seed,
        "deals": standing.deals,
        "games": contest.played,
        "void": standing.void,
        "lineups": [list(lineup) for lineup in contest.lineups()],
        "confidence": 0.95,
        "unit": "deal",
        "even": round(1 / contest.players, 4),
    }


def options_text(contest: Contest) -> str:
    """The options as they are typed: KEY=VALUE, separated by spaces."""
    texts = []
    for name, value in sorted(named(dict(contest.options)).items()):
        if name == "dealer" and isinstance(value, int):
            value = seat_names(contest.players)[value]
        texts.append(f"{name}={value if isinstance(value, str) else json.dumps(value)}")
    return " ".join(texts)
