"""A contest: which bots meet at which tables, and how often."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from itertools import combinations, combinations_with_replacement
from typing import Final

from pioche.bots.guard import LIMIT
from pioche.engine.options import Value
from pioche.study.simulation.plan import TableSetup

# Who sits down together: as the bots are named, every two of them, or every mix of them.
AS_NAMED: Final = "named"
PAIRS: Final = "pairs"
MIXES: Final = "all"


@dataclass(frozen=True)
class Contest(TableSetup):
    """What is to be played; contests that are equal have equal results.

    A line-up is as many bots as there are seats. If fewer are named the last one takes the seats left; if
    more are named every selection of them plays. With `PAIRS` every two bots meet, each of them alone against
    the other on all seats left; with `MIXES` every mix of them plays. All line-ups get the same deals, and
    each deal is played once in every rotation of the seats.
    """

    box: str
    players: int
    bots: tuple[str, ...]
    games: int  # of each line-up, rounded up to whole deals
    seed: str = "1"
    options: Mapping[str, Value] = field(default_factory=dict)
    match: bool = False  # whether a game is a whole match; else one round
    limit: float = LIMIT
    tables: str = AS_NAMED

    def lineups(self) -> list[tuple[str, ...]]:
        """The line-ups: who sits at the table together."""
        bots, others = tuple(dict.fromkeys(self.bots)), self.players - 1
        if self.tables == PAIRS:
            pairs = combinations(bots, 2)
            if others == 1:
                return list(pairs)
            return [lineup for a, b in pairs for lineup in ((a, *[b] * others), (b, *[a] * others))]
        if self.tables == MIXES:
            mixes = combinations_with_replacement(bots, self.players)
            return [lineup for lineup in mixes if len(set(lineup)) > 1]
        if len(self.bots) <= self.players:
            return [self.lineup]
        return list(combinations(self.bots, self.players))

    @property
    def deals(self) -> int:
        """How many deals are played at most."""
        return -(-self.games // self.players)

    @property
    def games_a_deal(self) -> int:
        """How many games one deal makes: every line-up in every rotation."""
        return self.players * len(self.lineups())

    @property
    def played(self) -> int:
        """How many games are played at most."""
        return self.deals * self.games_a_deal

    def seats_of(self, bot: str) -> int:
        """How often a bot sits down for each deal."""
        return self.players * sum(lineup.count(bot) for lineup in self.lineups())
