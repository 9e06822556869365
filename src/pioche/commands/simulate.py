"""`pioche simulate`: many rounds between random players, counted and timed."""

from __future__ import annotations

import argparse
import json
import sys
import time
from pathlib import Path

from pioche.commands.errors import BadInput
from pioche.commands.table_arguments import add_table_arguments, box_of, read_options, seed_text
from pioche.notation.moves import seat_names
from pioche.study.simulate import Outcome, Plan, report, simulate

BOTS = ("random",)
QUIET_FOR = 1.0  # seconds before progress is shown, and what it takes to be worth showing


def add(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Say what the command takes."""
    parser = commands.add_parser(
        "simulate",
        description="Play many rounds between simple players and say how fast it went and how they ran.",
    )
    add_table_arguments(parser)
    parser.add_argument(
        "--bots", default="random", metavar="BOT", help="who plays: random; for others see pioche arena"
    )
    parser.add_argument("--rounds", type=int, default=10_000, metavar="N", help="default: 10000")
    parser.add_argument(
        "--seed", type=seed_text, default="1", metavar="S", help="any text; the same seed, the same games"
    )
    parser.add_argument(
        "--workers", type=int, default=1, metavar="N", help="processes; the games do not depend on it"
    )
    parser.add_argument(
        "--records", metavar="DIR", help="write every match as a game record into this new or empty folder"
    )
    parser.add_argument("--json", action="store_true", help="print one JSON object instead of a table")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Play the plan and print its counts; with --records, also write every match down."""
    if args.bots not in BOTS:
        raise BadInput(f"--bots {args.bots}: only random players play here; bots meet in `pioche arena`")
    for name in ("rounds", "workers"):
        if getattr(args, name) < 1:
            raise BadInput(f"--{name} {getattr(args, name)}: at least 1 is needed")
    options = read_options(args.option, seat_names(args.players))
    plan = Plan(box_of(args).name, args.players, args.rounds, args.seed, options)
    plan.rules()  # before a folder is made for nothing
    progress = Progress(args.rounds)
    try:
        records = None if args.records is None else empty_folder(args.records)
        outcome = simulate(plan, args.workers, progress.show if sys.stderr.isatty() else None, records)
    except OSError as error:
        raise BadInput(f"{error.filename or args.records}: {error.strerror}") from None
    finally:
        progress.clear()
    print(json.dumps(report(plan, outcome, args.workers), indent=2) if args.json else table(plan, outcome))
    return 0


def empty_folder(name: str) -> Path:
    """The folder, made if need be; records of two studies are never mixed."""
    folder = Path(name)
    folder.mkdir(parents=True, exist_ok=True)
    if any(folder.iterdir()):
        raise BadInput(f"--records {name}: the folder is not empty")
    return folder


class Progress:
    """A line on the terminal for those who wait longer than a moment."""

    def __init__(self, rounds: int) -> None:
        self.rounds = rounds
        self.shown = ""
        self.next = time.monotonic() + QUIET_FOR

    def show(self, done: int) -> None:
        """Say how far it is, a few times a second."""
        now = time.monotonic()
        if now < self.next:
            return
        self.next = now + 0.2
        self.shown = f"{done:,} of {self.rounds:,} rounds ({100 * done // self.rounds} %)"
        print(f"\r{self.shown}", end="", file=sys.stderr, flush=True)

    def clear(self) -> None:
        """Take the line away."""
        if self.shown:
            print("\r" + " " * len(self.shown) + "\r", end="", file=sys.stderr, flush=True)


def table(plan: Plan, outcome: Outcome) -> str:
    """What a person wants to know about a study."""
    counts, facts = outcome.counts, report(plan, outcome)
    engine = "compiled" if facts["compiled"] else "interpreted"
    title = f"{plan.box}, {plan.players} random players, {plan.rounds:,} rounds, seed {plan.seed}"
    rows = [
        ("rounds a second of CPU time", f"{outcome.speed('rounds'):,.0f}", f"{engine} engine"),
        ("decisions a second of CPU time", f"{outcome.speed('decisions'):,.0f}", ""),
        ("turns a round", f"{facts['turns_per_round']:.2f}", ""),
        ("decisions a round", f"{facts['decisions_per_round']:.2f}", ""),
        ("challenged", _percent(facts["challenge_share"]), f"of {counts['responses']:,} wild draw cards"),
        ("caught", _percent(facts["catch_share"]), f"of {counts['windows']:,} missed calls"),
        ("points a round", f"{facts['mean_points']:.2f}", ""),
        ("void rounds", f"{counts['voids']:,}", ""),
        ("matches begun", f"{counts['matches']:,}", ""),
        ("CPU time", f"{outcome.cpu:.2f} s", f"{outcome.wall:.2f} s by the clock"),
    ]
    lines = [title + (f", {facts['options']}" if facts["options"] else ""), ""]
    lines += [f"{label:31}{value:>12}  {remark}".rstrip() for label, value, remark in rows]
    return "\n".join(lines)


def _percent(share: object) -> str:
    return f"{100 * share:.1f} %" if isinstance(share, float) else "–"
