"""Measures what search loses by thinking too briefly: python -m research.measure_regret BOX PLAYERS

At moments of games between greedy bots every candidate is rolled out in very many worlds. The regret of a
kind of search is how much less often its choice wins than the best candidate. This is cheaper than a contest,
and shows what chance and shortcuts cost, but not what the rollout policy gets wrong: use the arena for that.
"""

from __future__ import annotations

from pioche.bots.greedy.greedy import Greedy
from pioche.bots.search.candidates import candidates
from pioche.bots.search.match_equity import FULL_EQUITY, MatchEquity
from pioche.bots.search.rollout_policy import RolloutPolicy
from pioche.bots.search.search import Search, search_class
from pioche.bots.search.sequential_halving import SequentialHalving
from pioche.bots.search.weights_file import weights_for
from pioche.bots.search.world_sampler import WorldSampler
from pioche.boxes import BOXES
from pioche.engine.deal import new_match
from pioche.engine.rules import Rules
from pioche.sight.choices import Choice
from pioche.sight.view import View
from research.common import in_points, play_round, rng_from, table_parser

SHARE = 0.3  # of the moments with a choice that are examined


class Examiner(Greedy):
    """Plays like greedy, and notes the regret of every kind of search in its place."""

    def __init__(self, seed: str, names: list[str], worlds: int) -> None:
        super().__init__(seed)
        self.names = names
        self.worlds = worlds
        self.regrets: list[list[float]] = []

    def answer(self, view: View) -> Choice:
        """The answer of greedy."""
        found = candidates(view)
        if len(found) > 1 and self.rng.random() < SHARE:
            worth = self.values(view, [*found])
            row = [max(worth) - worth[self.chosen(name, view, found)] for name in self.names]
            self.regrets.append(row)
        return super().answer(view)

    def values(self, view: View, found: list[Choice | None]) -> list[float]:
        """How often each candidate wins in very many worlds."""
        seat, rng = int(view.viewer), rng_from(str(self.rng.random()))
        policy = RolloutPolicy(view.rules, weights_for(int(view.rules.seats)), rng)
        sampler = WorldSampler(view, True, False)
        search = SequentialHalving(sampler, seat, found, MatchEquity(view.rules, seat, False), policy, rng)
        search.per_world = 2
        for _ in range(self.worlds):
            search.run_in(sampler.deal(rng))
        return [total / FULL_EQUITY / search.per_world / self.worlds for total in search.sums]

    def chosen(self, name: str, view: View, found: list[Choice]) -> int:
        """Which candidate a kind of search takes."""
        bot: Search = search_class(name)(str(self.rng.random()))
        bot.whole_match = False
        said = bot.answer(view)
        return [numbers_of(choice) for choice in found].index(numbers_of(said))


def numbers_of(choice: Choice) -> tuple[int, ...]:
    """A choice as numbers that can be compared."""
    return (
        int(choice.verb),
        int(choice.handle),
        int(choice.second),
        int(choice.colour),
        int(choice.target),
        int(choice.tray),
    )


def main() -> None:
    """Examine as many moments as asked for, and print the mean regret of each kind of search."""
    parser = table_parser(__doc__)
    parser.add_argument("--bots", default="search@400,search@2000", help="kinds of search, comma-separated")
    parser.add_argument("--moments", type=int, default=100, help="to examine (default: 100)")
    parser.add_argument("--worlds", type=int, default=2000, help="for each of them (default: 2000)")
    args = parser.parse_args()
    names, rules, deal = args.bots.split(","), Rules(BOXES[args.box], args.players, {}), 0
    for name in names:
        search_class(name)  # complain before the first game
    rows: list[list[float]] = []
    while len(rows) < args.moments:
        examiner = Examiner(f"{deal}", names, args.worlds)
        others = [Greedy(f"{deal} {seat}") for seat in range(1, args.players)]
        play_round(new_match(rules, f"regret/{deal}", None, True), [examiner, *others], deal)
        rows += examiner.regrets
        deal += 1
    for name, column in zip(names, zip(*rows, strict=True), strict=True):
        print(f"{name}: {in_points(column)} points a decision, {len(column)} moments")


if __name__ == "__main__":
    main()
