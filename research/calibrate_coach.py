"""Measures whether the coach's chances come true: python -m research.calibrate_coach [--box BOX] [--rounds N]

Bots play rounds, the coach estimates every seat's chance now and then, and the estimates are compared with
how often those seats won: positions given 60 to 70 % should be won 60 to 70 times in a hundred.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from pioche.bots.bot import Bot
from pioche.bots.bot_match import BotMatch
from pioche.bots.loading import make_bot
from pioche.bots.search.match_equity import MatchEquity
from pioche.coach.trials import Coach, Unknown, Way
from pioche.engine.actions import ROUND_OVER
from pioche.intervals import Estimate, margin, normal
from pioche.match import Match

BINS: Final = 10
EVERY: Final = 7  # moves between two estimates: neighbours say almost the same


@dataclass
class Bin:
    """The estimates in one tenth of the scale; those of one round are correlated."""

    given: float = 0.0
    won: int = 0
    looks: int = 0
    rounds: dict[int, tuple[int, int]] = field(default_factory=dict)  # estimates and wins of each

    def add(self, number: int, given: float, won: bool) -> None:
        """Count one estimate of a round that was won or not."""
        self.given += given
        self.won += won
        self.looks += 1
        looks, wins = self.rounds.get(number, (0, 0))
        self.rounds[number] = looks + 1, wins + won

    def share(self) -> Estimate:
        """How often it was won, with an interval that takes the looks of a round together."""
        mean = self.won / self.looks
        apart = sum((wins - looks * mean) ** 2 for looks, wins in self.rounds.values())
        # As if one more round had gone the other way: none that are lost do not prove that none can be won.
        return normal(mean, margin(apart + 1) / self.looks, 0.0, 1.0)


def calibrate(
    box: str, bots: Sequence[str], rounds: int, games: int = 200, seed: str = "calibration"
) -> list[Bin]:
    """Let bots play rounds, and compare each seat's estimated chances with how the round ended."""
    found = [Bin() for _ in range(BINS)]
    for number in range(rounds):
        match = Match(box, len(bots), f"{seed} {number}")
        coach = Coach(match.rules, f"{seed} {number}")
        players = [make_bot(name, f"{seed} {number} {seat}") for seat, name in enumerate(bots)]
        looks: list[tuple[int, float]] = []
        table = _Watched(match, players, coach, looks, games)
        table.play_round()
        won = [bool(MatchEquity(match.rules, seat, False).of(match.state)) for seat in range(len(bots))]
        for seat, given in looks:
            found[min(int(given * BINS), BINS - 1)].add(number, given, won[seat])
    return found


class _Watched(BotMatch):
    """A match between bots in which every seat's chance is estimated every few moves."""

    def __init__(
        self, match: Match, bots: Sequence[Bot], coach: Coach, looks: list[tuple[int, float]], games: int
    ) -> None:
        super().__init__(match.state, bots, act=self._noted)
        self.match = match
        self.coach = coach
        self.looks = looks
        self.games = games

    def _noted(self, a: int) -> None:
        self.match.act(a)
        if len(self.match.log) % EVERY == 0 and self.state.phase < ROUND_OVER:
            for seat in range(self.state.seats):
                way = Way(None)
                try:
                    self.coach.trials(self.view(seat), [way]).run(self.games)
                except Unknown:
                    continue
                self.looks.append((seat, sum(way.won) / len(way.won)))


def table(found: Sequence[Bin]) -> list[str]:
    """The curve as lines of a table: the mean estimate, how often it was won, and how many estimates."""
    lines = ["| given | on average | won | looks |", "|---|---|---|---|"]
    for place, one in enumerate(found):
        if one.looks:
            won = one.share()
            span = f"{100 * won.mean:.1f} % ({100 * won.low:.1f}–{100 * won.high:.1f})"
            given = f"{100 * place // BINS}–{100 * (place + 1) // BINS} %"
            lines.append(f"| {given} | {100 * one.given / one.looks:.1f} % | {span} | {one.looks} |")
    return lines


def main() -> None:
    """Play, estimate, and print the curve."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--box", default="classic")
    parser.add_argument("--bots", default="search@400,search@400,search@400,search@400")
    parser.add_argument("--rounds", type=int, default=400)
    parser.add_argument("--games", type=int, default=200, help="rollouts for one estimate")
    args = parser.parse_args()
    for line in table(calibrate(args.box, args.bots.split(","), args.rounds, args.games)):
        print(line)


if __name__ == "__main__":
    main()
