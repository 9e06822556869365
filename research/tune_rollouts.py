"""Tunes the weights of the rollout policy by self-play: python -m research.tune_rollouts --out FILE

Random small changes show the direction in which more rounds are won, in all boxes together; a step that way
is taken if it proves better on other deals. `--minutes` is the time for each of the two columns.
"""

from __future__ import annotations

import argparse
import time
from math import sqrt
from pathlib import Path
from random import Random

from pioche.bots.search.weights_file import FILE, TABLES, read_weights
from pioche.bots.weights import NAMES, NOISE, Weights
from pioche.boxes import BOXES
from pioche.engine.options import Value
from pioche.engine.rules import Rules
from research.duels import wins

SAMPLES = 120  # random changes from which a direction is estimated
SAMPLE_DEALS, STEP_DEALS, FINAL_DEALS = 1000, 20000, 60000  # for a sample, for a step, for the last test
BETTER = 1.5  # standard deviations that count as better
STEP, LEAST = 0.25, 8  # how far a weight is changed: a part of itself, or at least so much
# House rules and customizable cards that use the rest of the weights.
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


def slope(rules: list[Rules], column: list[int], seed: str) -> list[float]:
    """The direction in which weights get better, from many small changes of all of them at once."""
    rng, found = Random(seed), [0.0] * len(column)
    for number in range(SAMPLES):
        way = [rng.gauss(0, 1) for _ in column]
        better = gain(
            rules, moved(column, way, 1.0), moved(column, way, -1.0), SAMPLE_DEALS, f"{seed} {number}"
        )
        found = [total + better * step for total, step in zip(found, way, strict=True)]
    length = sqrt(sum(step * step for step in found) / len(found))
    return [step / length for step in found]


def moved(column: list[int], way: list[float], far: float) -> list[int]:
    """The same weights, each moved so many times its usual step."""
    found = [
        round(weight + far * step * max(STEP * abs(weight), LEAST))
        for weight, step in zip(column, way, strict=True)
    ]
    found[NOISE] = max(found[NOISE], 1)
    return found


def tune(seats: int, column: list[int], minutes: float, seed: str) -> list[int]:
    """Better weights than these, if the time is enough to find some."""
    rules = tables(seats)
    until, generation = time.monotonic() + 60 * minutes, 0
    while time.monotonic() < until:
        generation += 1
        way = slope(rules, column, f"{seed} {generation}")
        tried = [
            (gain(rules, moved(column, way, far), column, STEP_DEALS, f"{seed} {generation} try"), far)
            for far in (0.2, 0.5, 1.0)
        ]
        better, far = max(tried)
        if better > BETTER:
            column = moved(column, way, far)
        print(f"{seats} players, generation {generation}: {better:.1f} at {far} {column}", flush=True)
    return column


def written(columns: list[list[int]]) -> str:
    """Both columns as the file has them."""
    text = "# Weights of the rollout policy: weights.py explains them, research/tune_rollouts.py finds them\n"
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
        better = gain(tables(seats), columns[place], start, FINAL_DEALS, "last")
        print(f"{seats} players: {better:.1f} standard deviations better than before", flush=True)
        args.out.write_text(written(columns))


if __name__ == "__main__":
    main()
