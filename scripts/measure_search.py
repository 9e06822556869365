"""Measures how well search plays, for docs/bots.md: measure_search.py --out FOLDER [floors|parts|print]

Every contest is one call of `pioche arena` that keeps its deals in the folder, so that what was stopped goes
on where it was; a line of a table is printed for each. All of it takes some hours on two cores.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

BOXES = ("classic", "titans", "flip", "transformers", "tippo")
# What plain search has to win at least: against greedy with two players, and alone against three of them.
TWO = dict(zip(BOXES, (61, 62, 78, 76, 57), strict=True))
FOUR = dict(zip(BOXES, (29, 29, 45, 40, 28), strict=True))
CHANCE = 77  # in classic with two players, against random_uno
PARTS = ("", "-beliefs", "-halving", "-instinct", "-thumb")
PATIENCE = "3600"  # seconds for an answer: a machine that does much else is no reason to lose a turn


@dataclass(frozen=True)
class Trial:
    """One contest of search against another bot."""

    box: str
    players: int
    bot: str
    other: str
    games: int
    seed: str
    floor: int | None = None
    match: bool = False  # whole matches instead of rounds

    @property
    def name(self) -> str:
        """How its files are called."""
        games = "-matches" if self.match else ""
        return f"{self.box}-{self.players}-{self.bot}-{self.other}-{self.seed}{games}"


def trials(what: str, seeds: list[str], games: int) -> Iterator[Trial]:
    """The contests of one kind, those first of which least is known."""
    if what == "floors":
        for seed in seeds:
            for box in ("flip", "transformers", "classic", "titans", "tippo"):
                yield Trial(box, 4, "search", "greedy", games, seed, FOUR[box])
            for box in ("flip", "transformers", "classic", "titans", "tippo"):
                yield Trial(box, 2, "search", "greedy", games, seed, TWO[box])
            yield Trial("classic", 2, "search", "random_uno", games, seed, CHANCE)
    elif what == "parts":
        for box in ("classic", "flip"):
            for part in PARTS:
                yield Trial(box, 2, f"search{part}@1000", "greedy", 2 * games, seeds[0])
            # Playing for the match shows in matches only.
            for part in ("", "-match"):
                yield Trial(box, 2, f"search{part}@300", "greedy", games, seeds[0], match=True)
    else:
        for box in ("flip", "transformers"):
            yield Trial(box, 2, "search", "greedy_by_heart", games, seeds[0])


def play(trial: Trial, folder: Path, jobs: list[str]) -> None:
    """Play a contest, or what is left of it, and keep its result."""
    command = [
        sys.executable,
        "-m",
        "pioche.cli",
        "arena",
        "--box",
        trial.box,
        "--players",
        str(trial.players),
    ]
    command += ["--bots", f"{trial.bot},{trial.other}", "--games", str(trial.games), "--seed", trial.seed]
    command += ["--limit", PATIENCE, "--json", "--out", str(folder / f"{trial.name}.jsonl"), *jobs]
    command += ["--match"] if trial.match else []
    found = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True)
    (folder / f"{trial.name}.json").write_text(found.stdout)


def row(trial: Trial, folder: Path) -> str:
    """A line of the table, with the floor at its end."""
    result = json.loads((folder / f"{trial.name}.json").read_text())["bots"][trial.bot]
    low, high = result["ci"]
    floor = "" if trial.floor is None else f"{trial.floor}"
    wins = f"{result['win_rate']:.1%} ({low:.1%} to {high:.1%})"
    box = f"{trial.box}, matches" if trial.match else trial.box
    return f"| {box} | {trial.players} | {trial.bot} | {trial.other} | {trial.seed} | {wins} | {floor} |"


def main() -> None:
    """Play what was asked for and print what came out."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", nargs="?", choices=("floors", "parts", "print"), default="floors")
    parser.add_argument("--out", type=Path, required=True, help="the folder for deals and results")
    parser.add_argument("--seeds", nargs="+", default=["1", "2"], help="any texts (default: 1 2)")
    parser.add_argument("--games", type=int, default=200, help="of each contest; twice that for parts")
    parser.add_argument("--jobs", type=int, help="processes (default: one a core)")
    args = parser.parse_args()
    args.out.mkdir(parents=True, exist_ok=True)
    jobs = [] if args.jobs is None else ["--jobs", str(args.jobs)]
    for trial in trials(args.what, args.seeds, args.games):
        play(trial, args.out, jobs)
        print(row(trial, args.out), flush=True)


if __name__ == "__main__":
    main()
