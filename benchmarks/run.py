"""How fast the engine is, side by side with RLCard's uno on one core (`make bench`).

Everything is measured in CPU time and in turns: a repetition runs RLCard, then every box on the compiled
engine, then classic on the interpreted one, and the next repetition begins again, so that a busy machine
slows all of them alike. Rates are medians over the repetitions; ratios compare medians of the same run.
"""

from __future__ import annotations

import argparse
import importlib
import json
import os
import random
import subprocess
import sys
import time
from pathlib import Path
from statistics import median
from typing import Any

from pioche.boxes import BOXES
from pioche.engine import compiled
from pioche.engine.actions import ROUND_OVER
from pioche.engine.deal import new_match
from pioche.engine.game import apply
from pioche.engine.rng import match_key, stream
from pioche.engine.rules import Rules
from pioche.engine.state import State
from pioche.inference.worlds import Worlds
from pioche.rounds.players import random_player
from pioche.rounds.playing import copy_and_apply_often, copy_often
from pioche.shelf import box_named
from pioche.sight.history import History
from pioche.sight.view import View, view
from pioche.study.simulation.simulate import Plan, simulate

SOURCES = Path(__file__).parent.parent / "src"
PLAYERS = 4
ROUNDS = 50_000  # of each box in a repetition
ROUNDS_FLOOR = 65  # times RLCard's rounds/s, classic
# Times RLCard's steps/s.
DECISIONS_FLOOR = {"classic": 100, "titans": 90, "flip": 90, "transformers": 60, "tippo": 55}
COPY_FLOOR = 0.25  # microseconds for copy() and one apply
WORLD_FLOORS = {"classic": 5.0, "titans": 5.0, "flip": 20.0, "transformers": 20.0}  # microseconds for a world


class Series:
    """The rates of one contender over the repetitions."""

    def __init__(self) -> None:
        self.rounds: list[float] = []
        self.decisions: list[float] = []

    def add(self, rounds_per_s: float, decisions_per_s: float) -> None:
        """Take down one repetition."""
        self.rounds.append(rounds_per_s)
        self.decisions.append(decisions_per_s)


class RLCard:
    """RLCard's uno as raw as it goes: four players who choose uniformly, no observations, no agents."""

    def __init__(self) -> None:
        numpy: Any = importlib.import_module("numpy")
        uno: Any = importlib.import_module("rlcard.games.uno.game")
        self.game: Any = uno.UnoGame(num_players=PLAYERS)
        self.game.np_random = numpy.random.RandomState(1)
        self.choice = random.Random(1).choice

    def measure(self, rounds: int) -> tuple[float, float]:
        """Rounds and steps a second."""
        game, choice = self.game, self.choice
        steps = 0
        start = time.process_time()
        for _ in range(rounds):
            game.init_game()
            while not game.is_over():
                game.step(choice(game.get_legal_actions()))
                steps += 1
        seconds = time.process_time() - start
        return rounds / seconds, steps / seconds


def measure_box(box: str, rounds: int, seed: str) -> tuple[float, float]:
    """Rounds and decisions a second of the engine in this process."""
    outcome = simulate(Plan(box, PLAYERS, rounds, seed))
    return outcome.speed("rounds"), outcome.speed("decisions")


def measure_interpreted(rounds: int, seed: str) -> tuple[float, float]:
    """The same from the sources as they are, in a process that has not seen the compiled engine."""
    words = f"simulate --box classic --players {PLAYERS} --rounds {rounds} --seed {seed} --json"
    done = subprocess.run(
        [sys.executable, "-m", "pioche.cli", *words.split()],
        env={**os.environ, "PYTHONPATH": str(SOURCES)},
        stdout=subprocess.PIPE,
        check=True,
    )
    facts = json.loads(done.stdout)
    if facts["compiled"]:
        sys.exit(f"bench: the engine below {SOURCES} is compiled; remove the compiled files there")
    return facts["rounds_per_s"], facts["decisions_per_s"]


def mid_game(rules: Rules, count: int) -> tuple[list[State], list[int]]:
    """States from somewhere in the middle of a round, each with an answer to its question."""
    states, answers = [], []
    for number in range(count):
        seed = f"mid-game/{number}"
        s, player = new_match(rules, seed), random_player(seed)
        for _ in range(10 + stream(match_key(seed), 0, b"stop").below(40)):
            before = s.copy()
            apply(s, player.choose(s))
            if s.phase >= ROUND_OVER:
                s = before
                break
        states.append(s)
        answers.append(int(player.choose(s)))
    return states, answers


def measure_copies(states: list[State], answers: list[int], times: int) -> tuple[float, float]:
    """Microseconds for a copy, and for a copy with one action applied to it."""
    start = time.process_time()
    copy_often(states, times)
    between = time.process_time()
    copy_and_apply_often(states, answers, times)
    end = time.process_time()
    each = 1e6 / (times * len(states))
    return (between - start) * each, (end - between) * each


def mid_views(rules: Rules, count: int) -> list[View]:
    """What the player to move sees somewhere in the middle of a first round."""
    views = []
    for number in range(count):
        seed = f"mid-game/{number}"
        s, player = new_match(rules, seed, None, listen=True), random_player(seed)
        for _ in range(10 + stream(match_key(seed), 0, b"stop").below(40)):
            answer = player.choose(s)
            after = s.copy()
            apply(after, answer)
            if after.phase >= ROUND_OVER:
                break
            apply(s, answer)
        views.append(view(s, s.asked, History(s.rules, s.asked)))
    return views


def measure_worlds(views: list[View], times: int) -> tuple[float, float]:
    """Microseconds to prepare the worlds of a view that has been followed so far, and to deal one of them."""
    for seen in views:
        Worlds(seen)
    start = time.process_time()
    prepared = [Worlds(seen) for seen in views]
    between = time.process_time()
    rng = stream(match_key("worlds"), 0, b"deal")
    for worlds in prepared:
        for _ in range(times):
            worlds.deal(rng)
    end = time.process_time()
    return (between - start) * 1e6 / len(views), (end - between) * 1e6 / (times * len(views))


def row(label: str, series: Series, base: Series) -> str:
    """One line of the table."""
    rounds, decisions = median(series.rounds), median(series.decisions)
    ratios = f"{rounds / median(base.rounds):8.1f}{decisions / median(base.decisions):11.1f}"
    return f"{label:24}{rounds:12,.0f}{max(series.rounds):12,.0f}{decisions:14,.0f}{ratios}"


def verdict(what: str, found: float, holds: bool, floor: str) -> bool:
    """Say whether a floor holds."""
    print(f"{'holds ' if holds else 'FAILS '} {what}: {found:.2f} ({floor})")
    return holds


def main() -> int:
    """Measure, print the table, and say whether the floors hold."""
    parser = argparse.ArgumentParser(prog="benchmarks/run.py", description=__doc__.splitlines()[0])
    parser.add_argument("--repetitions", type=int, default=7, metavar="N", help="default: 7")
    repetitions = max(1, parser.parse_args().repetitions)
    if not compiled():
        print("bench: the installed engine is not compiled, so there is nothing to hold to the floor")
        return 1

    rlcard, slow = Series(), Series()
    boxes = {name: Series() for name in BOXES}
    raw = RLCard()
    states, answers = mid_game(Rules(box_named("classic"), PLAYERS, {}), 200)
    copies: list[tuple[float, float]] = []
    views = {name: mid_views(Rules(box_named(name), PLAYERS, {}), 100) for name in BOXES}
    worlds: dict[str, list[tuple[float, float]]] = {name: [] for name in BOXES}
    for turn in range(repetitions):
        if sys.stderr.isatty():
            print(f"\rrepetition {turn + 1} of {repetitions}", end="", file=sys.stderr, flush=True)
        seed = f"bench-{turn}"
        rlcard.add(*raw.measure(2_500))
        for name, series in boxes.items():
            series.add(*measure_box(name, ROUNDS, seed))
        slow.add(*measure_interpreted(1_000, seed))
        copies.append(measure_copies(states, answers, 1_000))
        for name in BOXES:
            worlds[name].append(measure_worlds(views[name], 200))
    if sys.stderr.isatty():
        print("\r" + " " * 30 + "\r", end="", file=sys.stderr, flush=True)

    print(f"{PLAYERS} random players, one core, CPU time, median of {repetitions} alternating repetitions\n")
    print(f"{'':24}{'rounds/s':>12}{'best':>12}{'decisions/s':>14}{'× RLCard':>19}")
    print(f"{'':24}{'':12}{'':12}{'':14}{'rounds':>8}{'decisions':>11}")
    print(row("RLCard uno, Game.step", rlcard, rlcard))
    for name, series in boxes.items():
        print(row(f"{name}, compiled", series, rlcard))
    print(row("classic, interpreted", slow, rlcard))
    copied, applied = (median(times) for times in zip(*copies, strict=True))
    print(f"\ncopy() {copied:.2f} µs, copy() and one apply {applied:.2f} µs, mid-game states of classic\n")
    print("worlds that fit a view, from the middle of a round:")
    dealt = {}
    for name, pairs in worlds.items():
        prepared, dealt[name] = (median(times) for times in zip(*pairs, strict=True))
        print(f"  {name:14}{dealt[name]:6.2f} µs a world, {prepared:4.0f} µs to prepare")
    print()

    ratio = median(boxes["classic"].rounds) / median(rlcard.rounds)
    floors = [
        verdict("classic, rounds/s × RLCard", ratio, ratio >= ROUNDS_FLOOR, f"at least {ROUNDS_FLOOR}"),
        verdict("copy() and apply, µs", applied, applied <= COPY_FLOOR, f"at most {COPY_FLOOR:g}"),
    ]
    for name, series in boxes.items():
        ratio = median(series.decisions) / median(rlcard.decisions)
        floor = DECISIONS_FLOOR[name]
        floors.append(
            verdict(f"{name}, decisions/s × RLCard's steps/s", ratio, ratio >= floor, f"at least {floor}")
        )
    for name, floor in WORLD_FLOORS.items():
        holds = dealt[name] <= floor
        floors.append(verdict(f"{name}, µs a world", dealt[name], holds, f"at most {floor:g}"))
    return 0 if all(floors) else 1


if __name__ == "__main__":
    sys.exit(main())
