"""Many rounds between random players, counted and timed, on one core or several."""

from __future__ import annotations

import json
import multiprocessing
import signal
import time
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from importlib.machinery import EXTENSION_SUFFIXES

from pioche import __version__
from pioche.boxes import box_named
from pioche.engine import game
from pioche.engine.notation import seat_names
from pioche.engine.options import Value
from pioche.engine.playout import Tally, play_rounds
from pioche.engine.rules import Rules

# Rounds are played in blocks of fixed size, each with seeds of its own, so that the number of workers
# changes nothing about the games.
BLOCK = 1000
COUNTED = (
    "rounds",
    "matches",
    "voids",
    "turns",
    "decisions",
    "responses",
    "challenges",
    "windows",
    "catches",
    "points",
)


def compiled() -> bool:
    """Whether the engine that runs is the compiled one."""
    return (game.__file__ or "").endswith(tuple(EXTENSION_SUFFIXES))


@dataclass(frozen=True)
class Plan:
    """What is to be played; plans that are equal give equal games."""

    box: str
    players: int
    rounds: int
    seed: str
    options: Mapping[str, Value] = field(default_factory=dict)

    def rules(self) -> Rules:
        """The rules of the table, or an OptionError."""
        return Rules(box_named(self.box), self.players, dict(self.options))

    def options_text(self) -> str:
        """The options as they are typed: KEY=VALUE, separated by spaces."""
        texts = []
        for name, value in sorted(self.options.items()):
            if name == "dealer" and isinstance(value, int):
                value = seat_names(self.players)[value]
            texts.append(f"{name}={value if isinstance(value, str) else json.dumps(value)}")
        return " ".join(texts)

    def blocks(self) -> Iterator[tuple[str, int]]:
        """The seed of each block and how many rounds are played in it."""
        for number, start in enumerate(range(0, self.rounds, BLOCK)):
            yield f"{self.seed}/{number}", min(BLOCK, self.rounds - start)


@dataclass
class Outcome:
    """What was counted, and how long it took: seconds of CPU of all workers together, and by the clock."""

    counts: dict[str, int] = field(default_factory=lambda: dict.fromkeys(COUNTED, 0))
    cpu: float = 0.0
    wall: float = 0.0

    def add(self, other: Outcome) -> None:
        """Put another part of the same study to this one."""
        for name in COUNTED:
            self.counts[name] += other.counts[name]
        self.cpu += other.cpu

    def share(self, part: str, whole: str) -> float | None:
        """One count as a share of another; None where there was nothing to share."""
        return self.counts[part] / self.counts[whole] if self.counts[whole] else None

    def speed(self, name: str) -> float:
        """A count by second of CPU time."""
        return self.counts[name] / max(self.cpu, 1e-9)


def simulate(plan: Plan, workers: int = 1, progress: Callable[[int], None] | None = None) -> Outcome:
    """Play the rounds of a plan; progress is told after each block how many are done."""
    total = Outcome()
    rules = plan.rules()
    start = time.perf_counter()
    for part in _parallel(plan, workers) if workers > 1 else _serial(plan, rules):
        total.add(part)
        if progress is not None:
            progress(total.counts["rounds"])
    total.wall = time.perf_counter() - start
    return total


def _serial(plan: Plan, rules: Rules) -> Iterator[Outcome]:
    for seed, rounds in plan.blocks():
        yield _play_block(rules, seed, rounds)


def _parallel(plan: Plan, workers: int) -> Iterator[Outcome]:
    # Spawned, not forked: a fork of a process with threads may hang, and not every system can fork.
    pool = ProcessPoolExecutor(
        workers,
        mp_context=multiprocessing.get_context("spawn"),
        initializer=_Worker.sit_down,
        initargs=(plan,),
    )
    try:
        yield from pool.map(_Worker.play, plan.blocks())
    finally:
        pool.shutdown(cancel_futures=True)


class _Worker:
    """One process of several; the rules are worked out once, as they cannot be sent."""

    rules: Rules

    @classmethod
    def sit_down(cls, plan: Plan) -> None:
        """Get ready; an interrupt is for the parent, who stops the work."""
        signal.signal(signal.SIGINT, signal.SIG_IGN)
        cls.rules = plan.rules()

    @classmethod
    def play(cls, block: tuple[str, int]) -> Outcome:
        """Play one block."""
        return _play_block(cls.rules, *block)


def _play_block(rules: Rules, seed: str, rounds: int) -> Outcome:
    tally = Tally()
    start = time.process_time()
    play_rounds(rules, seed, rounds, tally)
    cpu = time.process_time() - start
    return Outcome({name: int(getattr(tally, name)) for name in COUNTED}, cpu)


def report(plan: Plan, outcome: Outcome, workers: int = 1) -> dict[str, str | int | float | bool | None]:
    """Everything about a study in one flat table, for people and programs."""
    counts, rounds = outcome.counts, max(outcome.counts["rounds"], 1)
    return {
        "version": __version__,
        "compiled": compiled(),
        "box": plan.box,
        "players": plan.players,
        "bots": "random",
        "options": plan.options_text(),
        "rounds": counts["rounds"],
        "seed": plan.seed,
        "workers": workers,
        "matches": counts["matches"],
        "cpu_s": round(outcome.cpu, 4),
        "wall_s": round(outcome.wall, 4),
        "rounds_per_s": round(outcome.speed("rounds"), 1),
        "decisions_per_s": round(outcome.speed("decisions"), 1),
        "turns_per_round": round(counts["turns"] / rounds, 4),
        "decisions_per_round": round(counts["decisions"] / rounds, 4),
        "responses": counts["responses"],
        "challenges": counts["challenges"],
        "challenge_share": _rounded(outcome.share("challenges", "responses")),
        "windows": counts["windows"],
        "catches": counts["catches"],
        "catch_share": _rounded(outcome.share("catches", "windows")),
        "mean_points": round(counts["points"] / rounds, 4),
        "void_rounds": counts["voids"],
    }


def _rounded(share: float | None) -> float | None:
    return None if share is None else round(share, 4)
