"""Measures what knowing the other hands would be worth: python -m research.measure_knowledge BOX PLAYERS

One search plays against greedy bots, first as it is, then on the same deals knowing every hand, though not
the order of the draw pile. The difference is the most that better guesses about hands could win. A bot that
knows hands is no player: it looks at the game itself, which no bot gets, and exists only here.
"""

from __future__ import annotations

from concurrent.futures import ProcessPoolExecutor
from functools import partial

from pioche.bots.cores import cores
from pioche.bots.greedy.greedy import Greedy
from pioche.bots.search.search import Search, search_class
from pioche.bots.search.world_sampler import WorldSampler
from pioche.boxes import BOXES
from pioche.engine.deal import new_match
from pioche.engine.rng import Rng
from pioche.engine.rules import Rules
from pioche.engine.state import State
from pioche.sight.view import View
from research.common import in_points, play_round, table_parser


class OpenHands(WorldSampler):
    """Worlds with the true hands and another draw pile each time."""

    def __init__(self, view: View, game: State) -> None:
        super().__init__(view, False, False)
        self.game = game

    def deal(self, rng: Rng) -> State:
        """The game itself, its draw pile shuffled."""
        world = self.game.copy()
        world.rng = Rng(rng.next32(), rng.next32(), rng.next32(), rng.next32() | 1)
        world.shuffle_draw_pile()
        return world


def knowing(plain: type[Search], game: State) -> type[Search]:
    """The same search with open hands in this game."""

    class Knowing(plain):  # type: ignore[valid-type, misc]
        def _sampler(self, view: View) -> WorldSampler:
            return OpenHands(view, game)

    return Knowing


def wins(box: str, players: int, name: str, deal: int, knows: bool) -> float:
    """The share of the rounds of one deal that search wins, once from every seat."""
    won = 0
    for seat in range(players):
        game = new_match(Rules(BOXES[box], players, {}), f"knowledge/{deal}", None, True)
        plain = search_class(name)
        bot: Search = (knowing(plain, game) if knows else plain)(f"{deal} {seat}")
        bot.whole_match = False
        play_round(
            game, [bot if other == seat else Greedy(f"{deal} {other}") for other in range(players)], deal
        )
        won += int(game.winner) == seat
    return won / players


def main() -> None:
    """Play both, and print what each wins and the difference."""
    parser = table_parser(__doc__)
    parser.add_argument("--bot", default="search@600", help="a kind of search (default: search@600)")
    parser.add_argument("--deals", type=int, default=200, help="each played from every seat (default: 200)")
    args = parser.parse_args()
    search_class(args.bot)  # complain before the first game
    found: list[list[float]] = []
    with ProcessPoolExecutor(cores()) as pool:
        for knows, words in ((False, args.bot), (True, "the same, knowing every hand")):
            play = partial(wins, args.box, args.players, args.bot, knows=knows)
            found.append(list(pool.map(play, range(args.deals))))
            print(f"{words}: {in_points(found[-1])} % of {args.players * args.deals} games", flush=True)
    more = [knew - did for did, knew in zip(*found, strict=True)]
    print(f"more by knowing: {in_points(more)} points")


if __name__ == "__main__":
    main()
