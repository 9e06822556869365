"""The standing of a contest after some deals, and the report of it."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Final

from pioche.engine.house.registry import named
from pioche.engine.options import SCORINGS
from pioche.intervals import Estimate, mean_points, win_rate
from pioche.study.arena.contest import AS_NAMED, Contest
from pioche.study.arena.deals import Deal, FaultLine
from pioche.study.arena.e_process import OrderTest
from pioche.study.arena.ratings import Ballot, rated

EXAMPLES: Final = 20  # kinds of faults that a report lists one by one
ZERO: Final = "random_uno"  # the bot that every scale of ratings starts from


@dataclass
class Score:
    """Sums over the deals of what one bot did in all games of a deal together."""

    wins: int = 0
    wins_squared: int = 0
    points: int = 0
    points_squared: int = 0

    def add(self, wins: int, points: int) -> None:
        """Add another deal."""
        self.wins += wins
        self.wins_squared += wins * wins
        self.points += points
        self.points_squared += points * points


@dataclass
class Standing:
    """The standing of a contest so far; deals are added one by one, in their order."""

    contest: Contest
    deals: int = 0
    void: int = 0  # games that nobody won
    scores: dict[str, Score] = field(default_factory=dict)
    faults: dict[tuple[str, str], FaultLine] = field(default_factory=dict)

    def __post_init__(self) -> None:
        bots = list(dict.fromkeys(self.contest.bots))
        self.lineups = self.contest.lineups()
        self.seats = {bot: self.contest.seats_of(bot) for bot in bots}
        self.scores = {bot: Score() for bot in bots}
        self.ballot = Ballot(bots, self.lineups, self.contest.rules().teams)
        self.order = OrderTest(bots)

    def add(self, deal: Deal) -> None:
        """Add the next deal."""
        wins, points = dict.fromkeys(self.scores, 0), dict.fromkeys(self.scores, 0)
        players = self.contest.players
        for k, game in enumerate(deal.games):
            lineup, turn = self.lineups[k // players], k % players
            seats = lineup[turn:] + lineup[:turn]
            self.void += not game.winners
            for seat in game.winners:
                wins[seats[seat]] += 1
            for bot, won in zip(seats, game.points, strict=True):
                points[bot] += won
            self.ballot.count(k // players, turn, game.winners)
        self.ballot.close_deal()
        self.deals += 1
        for bot, score in self.scores.items():
            score.add(wins[bot], points[bot])
        self.order.add({bot: wins[bot] / self.seats[bot] for bot in self.scores})
        for line in deal.faults:
            known = self.faults.get((line.bot, line.reason))
            if known is None:
                self.faults[line.bot, line.reason] = replace(line)
            else:
                known.times += line.times

    @property
    def games(self) -> int:
        """How many games were played."""
        return self.deals * self.contest.games_a_deal

    def faults_of(self, bot: str) -> int:
        """How often a bot did not answer."""
        return sum(line.times for line in self.faults.values() if line.bot == bot)

    def result(self, bot: str) -> tuple[Estimate, Estimate]:
        """How often a bot wins from one seat, and with how many points a game."""
        score, seats = self.scores[bot], self.seats[bot]
        return (
            win_rate(score.wins, score.wins_squared, self.deals, seats),
            mean_points(score.points, score.points_squared, self.deals, seats),
        )

    def ratings(self) -> dict[str, Estimate]:
        """All bots on one scale, on which random_uno, or else the last one named, is 0."""
        bots = list(self.scores)
        return rated(self.ballot, ZERO if ZERO in bots else bots[-1])

    def best_first(self) -> list[str]:
        """The bots by how often they win."""
        return sorted(self.scores, key=lambda bot: -self.scores[bot].wins / self.seats[bot])


def report(standing: Standing) -> dict[str, object]:
    """Everything about a contest for programs; equal contests give equal reports."""
    contest = standing.contest
    results = {bot: standing.result(bot) for bot in standing.scores}
    found: dict[str, object] = {
        "bots": {
            bot: {
                "win_rate": round(wins.mean, 4),
                "ci": [round(wins.low, 4), round(wins.high, 4)],
                "points": round(points.mean, 4),
            }
            for bot, (wins, points) in results.items()
        },
        "points_ci": {bot: [round(p.low, 4), round(p.high, 4)] for bot, (_, p) in results.items()},
        "played": {bot: standing.deals * standing.seats[bot] for bot in results},
        "faults": {bot: standing.faults_of(bot) for bot in results},
        "log": [vars(line) for line in list(standing.faults.values())[:EXAMPLES]],
        "box": contest.box,
        "players": contest.players,
        "options": dict(sorted(named(dict(contest.options)).items())),
        "scoring": SCORINGS[contest.rules().scoring],
        "game": "match" if contest.match else "round",
        "seed": contest.seed,
        "deals": standing.deals,
        "games": standing.games,
        "void": standing.void,
        "lineups": [list(lineup) for lineup in standing.lineups],
        "confidence": 0.95,
        "unit": "deal",
        "even": round(1 / contest.players, 4),
        "sure": standing.order.sure,
    }
    if contest.tables != AS_NAMED:
        found["ratings"] = {
            bot: {"rating": round(one.mean, 1), "ci": [round(one.low, 1), round(one.high, 1)]}
            for bot, one in standing.ratings().items()
        }
    return found
