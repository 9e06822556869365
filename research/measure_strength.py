"""Measures how well search plays, for docs/bots.md: python -m research.measure_strength --out FOLDER [WHAT]

WHAT is `floors` (what plain search has to win), `parts` (search with each part left out) or `pairing`
(against a bot that knows which faces share a card). Every contest is one call of `pioche arena` that keeps
its deals in the folder, so a contest that was stopped resumes there. All of it takes hours on two cores.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from research.common import PATIENCE

# What plain search has to win at least against greedy, in percent: with two players, and alone against three.
TWO = {"flip": 78, "transformers": 76, "classic": 61, "titans": 62, "tippo": 57}
FOUR = {"flip": 45, "transformers": 40, "classic": 29, "titans": 29, "tippo": 28}
RANDOM = 77  # in classic with two players, against random_uno
PARTS = ("", "-beliefs", "-halving", "-prior", "-heuristics")


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
    """The contests of one kind, those first about which least is known."""
    if what == "floors":
        for seed in seeds:
            for players, floors in ((4, FOUR), (2, TWO)):
                for box, floor in floors.items():
                    yield Trial(box, players, "search", "greedy", games, seed, floor)
            yield Trial("classic", 2, "search", "random_uno", games, seed, RANDOM)
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
    command = [sys.executable, "-m", "pioche.cli", "arena", "--box", trial.box]
    command += ["--players", str(trial.players), "--bots", f"{trial.bot},{trial.other}"]
    command += ["--games", str(trial.games), "--seed", trial.seed, "--limit", f"{PATIENCE:g}"]
    command += ["--json", "--out", str(folder / f"{trial.name}.jsonl"), *jobs]
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
    """Play what was asked for and print the results as lines of a table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", nargs="?", choices=("floors", "parts", "pairing"), default="floors")
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
