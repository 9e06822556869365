"""Measures what it would be worth to know the others' cards: measure_knowledge.py BOX N

One search plays against greedy bots, first as it is, then on the same deals knowing every hand, though not
the order of the draw pile. What lies between is all that guessing hands better could ever win. Whoever
knows hands is no player: it looks at the game itself, which no bot gets, and stands only here.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from statistics import mean, stdev

from pioche.bots.bot_match import BotMatch
from pioche.bots.cores import cores
from pioche.bots.greedy.greedy import Greedy
from pioche.bots.search.search import Search
from pioche.bots.search.variants import searching
from pioche.bots.search.worlds import Source
from pioche.boxes import BOXES
from pioche.engine.deal import new_match
from pioche.engine.rng import Rng
from pioche.engine.rules import Rules
from pioche.engine.state import State
from pioche.sight.view import View

PATIENCE = 3600.0  # seconds for an answer


class OpenHands(Source):
    """Worlds with the hands as they are and another draw pile each time."""

    def __init__(self, view: View, game: State) -> None:
        super().__init__(view, False, False)
        self.game = game

    def deal(self, rng: Rng) -> State:
        """The game itself, its pile shuffled."""
        world = self.game.copy()
        world.rng = Rng(rng.next32(), rng.next32(), rng.next32(), rng.next32() | 1)
        world.shuffle_draw_pile()
        return world


def knowing(plain: type[Search], game: State) -> type[Search]:
    """The same way to search for one who sees the hands of this game."""

    class Knowing(plain):  # type: ignore[valid-type, misc]
        def _source(self, view: View) -> Source:
            return OpenHands(view, game)

    return Knowing


def wins(box: str, players: int, name: str, deal: int, knows: bool) -> float:
    """The share of the rounds of one deal that search wins, once from every seat."""
    won = 0
    for seat in range(players):
        game = new_match(Rules(BOXES[box], players, {}), f"knowledge/{deal}", None, True)
        plain = searching(name)
        bot: Search = (knowing(plain, game) if knows else plain)(f"{deal} {seat}")
        bot.whole_match = False
        bots = [bot if other == seat else Greedy(f"{deal} {other}") for other in range(players)]
        match = BotMatch(game, bots, PATIENCE)
        match.play_round()
        if match.faults:
            raise SystemExit(f"deal {deal}: {match.faults[0].reason}")
        won += int(game.winner) == seat
    return won / players


def share(found: Sequence[float]) -> str:
    """A mean with its 95 % interval, in points."""
    return f"{100 * mean(found):.1f} ± {196 * stdev(found) / len(found) ** 0.5:.1f}"


def main() -> None:
    """Play both, and print what each wins and the difference."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("box", choices=sorted(BOXES))
    parser.add_argument("players", type=int)
    parser.add_argument("--bot", default="search@600", help="a way to search (default: search@600)")
    parser.add_argument("--deals", type=int, default=200, help="each played from every seat (default: 200)")
    args = parser.parse_args()
    searching(args.bot)  # complain before the first game
    found: list[list[float]] = []
    with ProcessPoolExecutor(cores()) as pool:
        for knows, words in ((False, args.bot), (True, "the same, knowing every hand")):
            play = partial(wins, args.box, args.players, args.bot, knows=knows)
            found.append(list(pool.map(play, range(args.deals))))
            print(f"{words}: {share(found[-1])} % of {args.players * args.deals} games", flush=True)
    more = [knew - did for did, knew in zip(*found, strict=True)]
    print(f"more by knowing: {share(more)} points")


if __name__ == "__main__":
    main()
