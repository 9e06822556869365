"""Learns who will win a round from rounds of playout players and writes it down: learn_outlook.py --out FILE

Every position is a few numbers for each seat, of which the winner's should be the largest product: that is
fitted by gradients. It takes about a minute.
"""

from __future__ import annotations

import argparse
from math import exp
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from pioche.bots.search.outlook import NUMBERS, Outlook
from pioche.bots.search.playouts import weights_for
from pioche.bots.search.thumb import Thumb
from pioche.boxes import BOXES
from pioche.engine.actions import ROUND_OVER
from pioche.engine.deal import new_match, next_round
from pioche.engine.rng import match_key, stream
from pioche.engine.rules import Rules
from pioche.engine.state import State

SEATS = 6
STEPS, RATE = 400, 0.05
TABLES = {
    "two": [("classic", 2), ("titans", 2)],
    "more": [("classic", 4), ("titans", 4), ("classic", 3), ("classic", 6)],
    "two_sides": [("flip", 2), ("transformers", 2)],
    "more_sides": [("flip", 4), ("transformers", 4), ("flip", 3), ("flip", 6)],
    "two_trays": [("tippo", 2)],
    "more_trays": [("tippo", 4), ("tippo", 3), ("tippo", 6)],
}
Floats = NDArray[np.float32]


def seen(s: State, outlook: Outlook) -> Floats:
    """A row for each seat with a 1 for every number that counts; seats that nobody has are far behind."""
    found = np.zeros((SEATS, NUMBERS + 1), np.float32)
    found[:, NUMBERS] = -1e9
    seat = int(s.asked)
    for late in range(int(s.seats)):
        for k in range(int(outlook.look_at(s, seat, late))):
            found[seat, outlook.which[k]] = 1.0
        found[seat, NUMBERS] = 0.0
        seat = (seat + int(s.direction)) % int(s.seats)
    return found


def positions(box: str, seats: int, rounds: int, seed: str) -> tuple[list[Floats], list[int]]:
    """Positions of rounds, some turns apart, and who won them."""
    rules = Rules(BOXES[box], seats, {})
    rng = stream(match_key(seed), 0, b"outlook")
    thumb, outlook = Thumb(rules, weights_for(seats), rng), Outlook([1.0] * NUMBERS)
    s = new_match(rules, seed)
    rows: list[Floats] = []
    winners: list[int] = []
    for _ in range(rounds):
        found: list[Floats] = []
        until = 2 + int(rng.below(12))
        while s.phase < ROUND_OVER:
            thumb.play_out(s, True, until)
            if s.phase < ROUND_OVER:
                found.append(seen(s, outlook))
            until = int(s.turns) + 6 + int(rng.below(12))
        if s.winner >= 0:
            rows += found
            winners += len(found) * [int(s.winner)]
        next_round(s)
    return rows, winners


def chances(x: Floats, theta: Floats) -> Floats:
    """The chance of each seat in each position."""
    z = x[:, :, :NUMBERS] @ theta + x[:, :, NUMBERS]
    p: Floats = np.exp(z - z.max(axis=1, keepdims=True))
    return p / p.sum(axis=1, keepdims=True)


def learned(name: str, x: Floats, winners: NDArray[np.int64]) -> list[float]:
    """The numbers under which the winners were likeliest; a tenth of the positions is kept for a test."""
    cut = len(winners) * 9 // 10
    won = np.eye(SEATS, dtype=np.float32)[winners]
    theta, first, second = (np.zeros(NUMBERS, np.float32) for _ in range(3))
    for step in range(1, STEPS + 1):
        slope = np.einsum("ns,nsk->k", chances(x[:cut], theta) - won[:cut], x[:cut, :, :NUMBERS]) / cut
        first = 0.9 * first + 0.1 * slope
        second = 0.99 * second + 0.01 * slope * slope
        theta -= RATE * first / (1 - 0.9**step) / (np.sqrt(second / (1 - 0.99**step)) + 1e-8)
    p = chances(x[cut:], theta)
    loss = -np.log(p[np.arange(len(p)), winners[cut:]]).mean()
    blind = np.log((x[cut:, :, NUMBERS] == 0.0).sum(axis=1)).mean()
    print(f"{name}: {len(winners)} positions; surprise {loss:.3f}, of {blind:.3f} without a look", flush=True)
    return [round(exp(float(number)), 4) for number in theta]


def main() -> None:
    """Learn all columns and write them."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=8000, help="for each column (default: 8000)")
    parser.add_argument("--out", type=Path, required=True, help="where the numbers are written")
    args = parser.parse_args()
    text = "# Who will win a round: outlook.py says what the numbers mean; learn_outlook.py finds them.\n"
    for name, tables in TABLES.items():
        rows: list[Floats] = []
        winners: list[int] = []
        for box, seats in tables:
            more = positions(box, seats, args.rounds // len(tables), f"{name} {box} {seats}")
            rows += more[0]
            winners += more[1]
        order = np.random.default_rng(1).permutation(len(winners))
        numbers = learned(name, np.array(rows)[order], np.array(winners)[order])
        text += f"{name} = {numbers}\n"
    args.out.write_text(text)


if __name__ == "__main__":
    main()
