"""Measures what search loses by not thinking longer, more cheaply than contests do: measure_regret.py BOX N

At moments of games between greedy bots every candidate is played out in very many worlds. What a way to
search chooses is then compared with the best of them: the difference is its regret, as a share of rounds won.
It shows what chance and shortcuts cost, not what rules of thumb get wrong: for that take the arena.
"""

from __future__ import annotations

import argparse
from random import Random
from statistics import mean, stdev

from pioche.bots.bot_match import BotMatch
from pioche.bots.greedy.greedy import Greedy
from pioche.bots.search.candidates import candidates
from pioche.bots.search.playouts import weights_for
from pioche.bots.search.prize import WHOLE, Prize
from pioche.bots.search.search import Search
from pioche.bots.search.thinking import Thinking
from pioche.bots.search.thumb import Thumb
from pioche.bots.search.variants import searching
from pioche.bots.search.worlds import Source
from pioche.boxes import BOXES
from pioche.engine.deal import new_match
from pioche.engine.rng import Rng
from pioche.engine.rules import Rules
from pioche.sight.choices import Choice
from pioche.sight.view import View

SELDOM = 0.3  # of the moments with a choice are looked at
PATIENCE = 3600.0  # seconds for an answer


class Examiner(Greedy):
    """Plays like greedy, and has those examined who would search in its place."""

    def __init__(self, seed: str, names: list[str], worlds: int) -> None:
        super().__init__(seed)
        self.names = names
        self.worlds = worlds
        self.regrets: list[list[float]] = []

    def answer(self, view: View) -> Choice:
        """What greedy does."""
        found = candidates(view)
        if len(found) > 1 and self.rng.random() < SELDOM:
            worth = self.thought_through(view, [*found])
            row = [max(worth) - worth[self.chosen(name, view, found)] for name in self.names]
            self.regrets.append(row)
        return super().answer(view)

    def thought_through(self, view: View, found: list[Choice | None]) -> list[float]:
        """How often each candidate wins in very many worlds."""
        seat, rng = int(view.viewer), Random(str(self.rng.random()))
        bits = rng.getrandbits
        dice = Rng(bits(32), bits(32), bits(32), bits(32) | 1)
        player = Thumb(view.rules, weights_for(int(view.rules.seats)), dice)
        source = Source(view, True, False)
        thinking = Thinking(source, seat, found, Prize(view.rules, seat, False), player, dice)
        thinking.echoes = 2
        for _ in range(self.worlds):
            thinking.try_in(source.deal(dice))
        return [total / WHOLE / thinking.echoes / self.worlds for total in thinking.sums]

    def chosen(self, name: str, view: View, found: list[Choice]) -> int:
        """Which candidate a way to search takes."""
        bot: Search = searching(name)(str(self.rng.random()))
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
    """Examine as many moments as asked for, and print the mean regret of each way to search."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("box", choices=sorted(BOXES))
    parser.add_argument("players", type=int)
    parser.add_argument("--bots", default="search@400,search@2000", help="ways to search")
    parser.add_argument("--moments", type=int, default=100, help="that are looked at (default: 100)")
    parser.add_argument("--worlds", type=int, default=2000, help="for each of them (default: 2000)")
    args = parser.parse_args()
    names, rules, deal = args.bots.split(","), Rules(BOXES[args.box], args.players, {}), 0
    for name in names:
        searching(name)  # complain before the first game
    rows: list[list[float]] = []
    while len(rows) < args.moments:
        examiner = Examiner(f"{deal}", names, args.worlds)
        others = [Greedy(f"{deal} {seat}") for seat in range(1, args.players)]
        state = new_match(rules, f"regret/{deal}", None, True)
        match = BotMatch(state, [examiner, *others], PATIENCE)
        match.play_round()
        if match.faults:  # the match goes on without what was to be measured, and so would this loop
            raise SystemExit(f"deal {deal}: {match.faults[0].reason}")
        rows += examiner.regrets
        deal += 1
    for name, column in zip(names, zip(*rows, strict=True), strict=True):
        spread = 1.96 * stdev(column) / len(column) ** 0.5
        print(
            f"{name}: {100 * mean(column):.2f} ± {100 * spread:.2f} points a decision, {len(column)} moments"
        )


if __name__ == "__main__":
    main()
