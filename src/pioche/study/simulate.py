"""Many rounds between random players, counted and timed, on one core or several."""

from __future__ import annotations

import json
import multiprocessing
import signal
import time
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from typing import NamedTuple

from pioche import __version__
from pioche.engine import compiled
from pioche.engine.house.registry import named
from pioche.engine.options import Value
from pioche.engine.playout import Tally, play_rounds
from pioche.engine.rules import Rules
from pioche.match import Match
from pioche.notation.moves import seat_names
from pioche.records import write
from pioche.shelf import SHELF, box_named

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


class Block(NamedTuple):
    """A part of a plan: the seed from which those of its matches are made, and how many rounds."""

    number: int
    seed: str
    rounds: int


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
        for name, value in sorted(named(dict(self.options)).items()):
            if name == "dealer" and isinstance(value, int):
                value = seat_names(self.players)[value]
            texts.append(f"{name}={value if isinstance(value, str) else json.dumps(value)}")
        return " ".join(texts)

    def blocks(self) -> Iterator[Block]:
        """The parts in which it is played."""
        for number, start in enumerate(range(0, self.rounds, BLOCK)):
            yield Block(number, f"{self.seed}/{number}", min(BLOCK, self.rounds - start))


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


def simulate(
    plan: Plan,
    workers: int = 1,
    progress: Callable[[int], None] | None = None,
    records: Path | None = None,
) -> Outcome:
    """Play the rounds of a plan; progress is told after each block how many are done.

    With a folder for records every match is also written there as a game record.
    """
    total = Outcome()
    table = _Table(plan, records)
    start = time.perf_counter()
    parts = map(table.play, plan.blocks()) if workers == 1 else _shared_out(plan, workers, records)
    for part in parts:
        total.add(part)
        if progress is not None:
            progress(total.counts["rounds"])
    total.wall = time.perf_counter() - start
    return total


class _Table:
    """Where the blocks of a plan are played; each process sets up its own, as rules cannot be sent."""

    def __init__(self, plan: Plan, records: Path | None) -> None:
        self.plan = plan
        self.rules = plan.rules()
        self.records = records

    def play(self, block: Block) -> Outcome:
        """Play one block; only the playing is timed."""
        tally = Tally()
        start = time.process_time()
        play_rounds(self.rules, block.seed, block.rounds, tally)
        cpu = time.process_time() - start
        if self.records is not None:
            self.write(block, self.records)
        return Outcome({name: int(getattr(tally, name)) for name in COUNTED}, cpu)

    def write(self, block: Block, folder: Path) -> None:
        """Play the block once more, keeping the actions, and write its matches as records."""
        logs: list[list[int]] = []
        play_rounds(self.rules, block.seed, block.rounds, Tally(), logs)
        for number, log in enumerate(logs):
            match = Match(self.plan.box, self.plan.players, f"{block.seed}/{number}", self.plan.options)
            for action in log:
                match.act(action)
            (folder / f"{block.number:05}-{number:04}.toml").write_text(write(match), encoding="utf-8")


_own_table: _Table  # of a worker process


def _shared_out(plan: Plan, workers: int, records: Path | None) -> Iterator[Outcome]:
    # Spawned, not forked: a fork of a process with threads may hang, and not every system can fork.
    spawn = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(
        workers, spawn, initializer=_sit_down, initargs=(list(SHELF.files), plan, records)
    )
    try:
        yield from pool.map(_play, plan.blocks())
    finally:
        pool.shutdown(cancel_futures=True)


def _sit_down(files: list[str], plan: Plan, records: Path | None) -> None:
    global _own_table
    # An interrupt is for the parent, who then stops the work.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    SHELF.add_files(files)
    _own_table = _Table(plan, records)


def _play(block: Block) -> Outcome:
    return _own_table.play(block)


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
