"""Finds the weights of the playout player by self-play and writes them down: tune_playouts.py --out FILE

New weights take the place of the old ones when they win significantly more rounds against them, in all boxes
together and on deals that they were not chosen by. `--minutes` is the time for each of the two columns.
"""

from __future__ import annotations

import argparse
import time
from math import sqrt
from pathlib import Path
from random import Random

from pioche.bots.search.playouts import FILE, TABLES, read_weights
from pioche.bots.search.rivals import wins
from pioche.bots.search.weights import NAMES, NOISE, Weights
from pioche.boxes import BOXES
from pioche.engine.options import Value
from pioche.engine.rules import Rules

FIRST, SECOND, LAST = 2000, 12000, 50000  # deals of a first look, of a second one, and of the last
HOPEFUL, SURE = 0.7, 2.0  # standard deviations that earn a second look, and that count as better
# House rules and customizable cards that let the rest of the weights have their say.
HOUSE: list[tuple[str, dict[str, Value]]] = [
    ("classic", {"seven_zero": True}),
    ("classic", {"stacking": "same", "jump_in": True}),
    ("classic", {"doubles": True, "bounce": True}),
    ("titans", {"customizable": ["C1", "C8"]}),
    ("titans", {"customizable": ["C5", "C2"]}),
]


def tables(seats: int) -> list[Rules]:
    """The tables at which weights are tried; what is by the book counts twice."""
    found = 2 * [Rules(box, seats, {}) for box in BOXES.values()]
    if seats > 2:
        found += [Rules(BOXES["classic"], players, {}) for players in (3, 6)]
    return found + [Rules(BOXES[box], seats, options) for box, options in HOUSE]


def gain(rules: list[Rules], one: list[int], other: list[int], deals: int, seed: str) -> float:
    """By how many standard deviations one column wins more than its share against another."""
    surplus = variance = 0.0
    for number, table in enumerate(rules):
        seats, each = int(table.seats), deals // len(rules)
        won = wins(table, Weights(one), Weights(other), each, f"{seed} {number}")
        surplus += won / seats - each / seats
        variance += each * (1 - 1 / seats) / seats**2
    return surplus / sqrt(variance)


def changed(column: list[int], rng: Random) -> list[int]:
    """The same weights but for one to three of them."""
    found = column[:]
    for place in rng.sample(range(len(column)), rng.choice((1, 1, 2, 3))):
        step = max(abs(found[place]) * rng.choice((0.15, 0.3, 0.6)), rng.choice((3, 10, 30)))
        found[place] += round(step * rng.choice((-1, 1)))
    found[NOISE] = max(found[NOISE], 1)
    return found


def tune(seats: int, column: list[int], minutes: float, seed: str) -> list[int]:
    """Better weights than these, if the time is enough to find some."""
    rules, rng = tables(seats), Random(seed)
    until, tried, taken = time.monotonic() + 60 * minutes, 0, 0
    while time.monotonic() < until:
        tried += 1
        other = changed(column, rng)
        if gain(rules, other, column, FIRST, f"{seed} first {tried}") < HOPEFUL:
            continue
        better = gain(rules, other, column, SECOND, f"{seed} second {tried}")
        if better > SURE:
            taken += 1
            rows = zip(NAMES, column, other, strict=True)
            said = ", ".join(f"{name} {old} > {new}" for name, old, new in rows if old != new)
            print(f"{seats} players, {tried} tried, {taken} taken: {said} ({better:.1f})", flush=True)
            column = other
    return column


def written(columns: list[list[int]]) -> str:
    """Both columns as the file has them."""
    text = "# Weights of the rules of thumb by which rounds are played out; weights.py says what they mean.\n"
    for table, column in zip(TABLES, columns, strict=True):
        text += f"\n[{table}]\n" + "".join(f"{n} = {w}\n" for n, w in zip(NAMES, column, strict=True))
    return text


def main() -> None:
    """Tune both columns and write them."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=20.0, help="for each column (default: 20)")
    parser.add_argument("--seed", default="tune", help="any text")
    parser.add_argument("--start", type=Path, default=FILE, help="the weights to begin with")
    parser.add_argument("--out", type=Path, required=True, help="where the new ones are written")
    args = parser.parse_args()
    columns = [[int(weights.of[k]) for k in range(len(NAMES))] for weights in read_weights(args.start)]
    for place, seats in enumerate((2, 4)):
        start = columns[place]
        columns[place] = tune(seats, start, args.minutes, f"{args.seed} {seats}")
        better = gain(tables(seats), columns[place], start, LAST, "last")
        print(f"{seats} players: {better:.1f} standard deviations better than before", flush=True)
        args.out.write_text(written(columns))


if __name__ == "__main__":
    main()
