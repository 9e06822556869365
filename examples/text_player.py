"""A round played in writing: whatever reads a text and writes one can sit at the table (docs/rl.md).

    python examples/text_player.py --lang fr

Put the program that you want to try in the place of `think`. It gets what the seat may know and the answers
with their numbers, and writes whatever it likes, as long as the last number in it is that of its answer.
"""

from __future__ import annotations

import argparse
import random
import re

from pioche.rl import TextGame
from pioche.texts import LANGUAGES

TRIES = 3  # for one answer, before the first one is taken


def think(prompt: str) -> str:
    """An answer to a prompt: here any of them, and what a program of yours says in its place."""
    numbers = re.findall(r"^(\d+)\. ", prompt, re.MULTILINE)
    return f"I take answer {random.choice(numbers)}"


def main() -> None:
    """Play one round, and show everything that is read and written."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--box", default="classic")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--lang", default="en", choices=LANGUAGES)
    parser.add_argument("--seed", default="1")
    arguments = parser.parse_args()
    game = TextGame(arguments.box, arguments.players, arguments.seed, arguments.lang)
    while game.seat is not None:
        prompt, complaint = game.prompt(), ""
        for _ in range(TRIES):
            text = think(prompt + complaint)
            print(f"{prompt}{complaint}\n> {text}\n")
            try:
                game.reply(text)
                break
            except ValueError as error:
                complaint = f"\n{error}"
        else:
            game.choose(next(iter(game.offer)))
    print(game.prompt())


if __name__ == "__main__":
    main()
