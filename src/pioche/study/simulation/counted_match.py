"""A match between bots of which statistics are kept."""

from __future__ import annotations

from collections.abc import Sequence

from pioche.bots.bot import Bot
from pioche.bots.bot_match import BotMatch
from pioche.bots.guard import LIMIT
from pioche.engine.actions import CATCH, UNO, verb_of
from pioche.engine.state import State
from pioche.rounds.stats import RoundStats


class CountedMatch(BotMatch):
    """Bots, each with its own eyes; every action goes into the statistics, and into `log`."""

    def __init__(self, s: State, bots: Sequence[Bot], stats: RoundStats, limit: float = LIMIT) -> None:
        super().__init__(s, bots, limit, self._count)
        self.stats = stats
        self.log: list[int] = []
        self.decisions = 0

    def play_round(self) -> None:
        """Play to the end of the round, and write down what every seat did."""
        self.decisions = 0
        self.stats.begin(self.state)
        super().play_round()
        self.stats.end(self.state, self.decisions)

    def _count(self, a: int) -> None:
        self.log.append(a)
        self.decisions += verb_of(a) not in (UNO, CATCH)
        self.stats.carry_out(self.state, a)
