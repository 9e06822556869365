"""What very many rounds cost: speed and memory from 10⁴ to 10⁷ rounds, a second worker, and rows.

Everything is measured side by side by the command itself, in turns, and the best of each is taken.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any, NamedTuple

from pioche.study.simulation.pieces import PiecePlayer
from pioche.study.simulation.plan import Plan
from pioche.study.simulation.rows import RowFile

COMMAND = [sys.executable, "-m", "pioche.cli", "simulate", "--json", "--players", "4"]


class Cost(NamedTuple):
    """One run: what it said, and what it took of the machine in seconds and megabytes."""

    facts: dict[str, Any]
    cpu: float
    memory: float


def run(*words: str) -> Cost:
    """Run the command once."""
    with tempfile.TemporaryFile("w+") as out:
        process = subprocess.Popen([*COMMAND, *words], stdout=out)
        _, status, usage = os.wait4(process.pid, 0)
        if status != 0:
            raise SystemExit(f"pioche simulate {' '.join(words)} has failed")
        out.seek(0)
        return Cost(json.load(out), usage.ru_utime + usage.ru_stime, usage.ru_maxrss / 1024)


def flat(most: int) -> None:
    """The same speed and the same memory, however many rounds there are."""
    print("| rounds | rounds/s | memory at most |\n|---:|---:|---:|")
    rounds = 10_000
    while rounds <= most:
        cost = run("--rounds", str(rounds))
        print(f"| {rounds:,} | {cost.facts['rounds_per_s']:,.0f} | {cost.memory:.1f} MB |", flush=True)
        rounds *= 10


def workers(rounds: int, times: int) -> None:
    """By the clock, a second worker against twice the first."""
    best = {"1": 0.0, "2": 0.0}
    for _ in range(times):
        for number in best:
            facts = run("--rounds", str(rounds), "--workers", number).facts
            best[number] = max(best[number], facts["rounds"] / facts["wall_s"])
    one, two = best.values()
    print(f"1 worker {one:,.0f} rounds/s, 2 workers {two:,.0f}: {two / one / 2:.3f} of twice one", flush=True)


def rows(box: str, bots: str, pieces: int) -> None:
    """What rows cost, gathered and written, in CPU time: every piece is played without them and with them."""
    plan = Plan(box, 4, 10**9, "rows", {}, (bots,))
    plain, gathered = PiecePlayer(plan), PiecePlayer(plan, rows=True)
    clock, without, with_rows = time.process_time, 0.0, 0.0
    with tempfile.TemporaryDirectory() as folder:
        file = RowFile(Path(folder) / "rows.parquet", plan.players, [bots], {}, None)
        for number in range(-5, pieces):  # the first few only warm up
            start = clock()
            plain(number + 5)
            between = clock()
            part = gathered(number + 5)
            file.add(part.number, part.rows, dict)
            file.settle()
            if number >= 0:
                without += between - start
                with_rows += clock() - between
        start = clock()
        file.close()
        with_rows += clock() - start
    print(f"rows of {box}, {bots} players: {100 * (with_rows / without - 1):.1f} % more CPU time", flush=True)


def main() -> None:
    """Measure all, or what is named."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", nargs="*", default=["flat", "workers", "rows"], help="flat, workers, rows")
    parser.add_argument("--most", type=int, default=10_000_000, help="rounds (default: 10,000,000)")
    parser.add_argument("--times", type=int, default=3, help="turns of what is compared (default: 3)")
    args = parser.parse_args()
    for what in args.what:
        if what == "flat":
            flat(args.most)
        elif what == "workers":
            workers(1_000_000, args.times)
        else:
            for box in ("classic", "flip", "tippo"):
                for bots, pieces in (("random", 200), ("family", 100), ("greedy", 20)):
                    rows(box, bots, pieces)


if __name__ == "__main__":
    main()
