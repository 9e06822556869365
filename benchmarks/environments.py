"""How fast environments are, side by side with RLCard's and OpenSpiel's on one core (part of `make bench`).

A step is a decision: an action taken, and the next observation with its mask written. Actions are chosen at
random in all of them, and that is counted too. A repetition measures everybody in turn, in CPU time; rates
are medians over the repetitions, and ratios compare medians of the same run.
"""

from __future__ import annotations

import argparse
import importlib
import importlib.util
import random
import sys
import time
import warnings
from collections.abc import Callable
from statistics import median
from typing import Any

import numpy as np

from pioche.boxes import BOXES
from pioche.engine import compiled
from pioche.rl import PettingZooBox, vector

PLAYERS = 4
GAMES = 256
FLOORS = {"classic": 25.0, "titans": 12.0, "flip": 12.0, "transformers": 12.0, "tippo": 12.0}  # × RLCard
RLCARD, SPIEL, AEC = "RLCard uno, Env.step", "OpenSpiel crazy_eights", "classic, PettingZoo, one game"
Measure = Callable[[], float]


def rlcard() -> Measure:
    """RLCard's environment, as its examples drive it: observations are extracted in every step."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        env: Any = importlib.import_module("rlcard").make(
            "uno", config={"game_num_players": PLAYERS, "seed": 1}
        )
    choice = random.Random(1).choice

    def measure() -> float:
        steps, start = 0, time.process_time()
        for _ in range(100):
            state, _ = env.reset()
            while not env.is_over():
                state, _ = env.step(choice(list(state["legal_actions"])))
                steps += 1
        return steps / (time.process_time() - start)

    return measure


def open_spiel() -> Measure | None:
    """OpenSpiel's crazy_eights, written in C++, where it is installed: the nearest game it has."""
    if importlib.util.find_spec("pyspiel") is None:
        return None
    game: Any = importlib.import_module("pyspiel").load_game(f"crazy_eights(players={PLAYERS})")
    rng = random.Random(1)

    def measure() -> float:
        steps, start = 0, time.process_time()
        for _ in range(20):
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(rng.choices(outcomes, chances)[0])
                    continue
                np.asarray(state.observation_tensor(state.current_player()))
                state.apply_action(rng.choice(state.legal_actions()))
                steps += 1
        return steps / (time.process_time() - start)

    return measure


def many(box: str, steps: int) -> Measure:
    """Ours: many games at once, every array written in every step."""
    games = vector(box, PLAYERS, GAMES, seed="bench")

    def measure() -> float:
        start = time.process_time()
        for _ in range(steps):
            games.step(games.sample())
        return steps * GAMES / (time.process_time() - start)

    return measure


def one_game() -> Measure:
    """Ours in PettingZoo's form, one game at a time."""
    env = PettingZooBox("classic").raw_env(players=PLAYERS)
    rng = random.Random(1)

    def measure() -> float:
        steps, start = 0, time.process_time()
        for seed in range(20):
            env.reset(seed=seed)
            while not any(env.terminations.values()):
                seen = env.observe(env.agent_selection)
                env.step(int(rng.choice(seen["action_mask"].nonzero()[0])))
                steps += 1
        return steps / (time.process_time() - start)

    return measure


def main() -> int:
    """Measure, print the table, and say whether the floors hold."""
    parser = argparse.ArgumentParser(prog="benchmarks/environments.py", description=__doc__.splitlines()[0])
    parser.add_argument("--repetitions", type=int, default=7, metavar="N", help="default: 7")
    repetitions = max(1, parser.parse_args().repetitions)
    if not compiled():
        print("bench: the installed engine is not compiled, so there is nothing to hold to the floor")
        return 1
    measures: dict[str, Measure | None] = {RLCARD: rlcard(), SPIEL: open_spiel(), AEC: one_game()}
    measures |= {box: many(box, 500) for box in BOXES}
    rates: dict[str, list[float]] = {name: [] for name in measures}
    for _ in range(repetitions):
        for name, measure in measures.items():
            if measure is not None:
                rates[name].append(measure())
    print(f"\nEnvironments: {PLAYERS} random players, one core, CPU time, observations and masks included,")
    print(f"median of {repetitions} alternating repetitions; ours with {GAMES} games at once\n")
    print(f"{'':32}{'steps/s':>14}{'best':>14}{'× RLCard':>10}")
    base = median(rates[RLCARD])
    for name, found in rates.items():
        if found:
            print(f"{name:32}{median(found):14,.0f}{max(found):14,.0f}{median(found) / base:10.1f}")
        else:
            print(f"{name:32}{'not installed':>14}")
    print()
    held = True
    for box, floor in FLOORS.items():
        ratio = median(rates[box]) / base
        held &= ratio >= floor
        verdict = "holds " if ratio >= floor else "FAILS "
        print(f"{verdict} {box}, steps/s × RLCard's environment: {ratio:.1f} (at least {floor:g})")
    return 0 if held else 1


if __name__ == "__main__":
    sys.exit(main())
