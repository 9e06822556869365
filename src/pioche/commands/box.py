"""`pioche box check`: find everything that is wrong with a box before others play it."""

from __future__ import annotations

import argparse
import sys
from typing import TYPE_CHECKING

from pioche.commands.arguments import Arguments, at_least_one
from pioche.commands.meter import Meter
from pioche.shelf import SHELF, box_named

if TYPE_CHECKING:
    from pioche.study.checks.box_check import Finding

PARTS = ("cards", "laws", "views", "soak", "words", "look")


def add(parser: Arguments) -> None:
    """Declare the command's arguments."""
    parser.description = "For authors of boxes; see docs/new-box.md."
    tasks = parser.add_subparsers(dest="task", required=True)
    check = tasks.add_parser(
        "check",
        help="find what is wrong with a box",
        description="Try the laws of the game on a box, whether secrets stay secret, what occurs in random "
        "games, and whether its words and its look are complete. Exit code 1 if something is wrong, 2 if "
        "the box cannot be loaded at all.",
    )
    check.add_argument("file", metavar="FILE", help="the box's file, or the name of one that is installed")
    check.number("--rounds", "more find more", 500)
    check.seed("games")


def run(args: argparse.Namespace) -> int:
    """Check it and say what was found."""
    from pioche.study.checks.box_check import BoxCheck  # with all that it brings along, for nobody else
    from pioche.study.checks.laws import LAWS

    at_least_one(args, "rounds")
    name = SHELF.add_files([args.file])[0] if args.file.endswith(".py") else box_named(args.file).name
    box = SHELF[name]
    check = BoxCheck(box, args.seed, args.rounds, lambda done: None)
    progress = Meter(check.all, "rounds")
    if sys.stderr.isatty():
        check.progress = progress.show
    try:
        found = check.run()
    finally:
        progress.clear()
    games = f"{check.games:,} games for each of {len(LAWS)} laws, {check.twins:,} with twins"
    print(f"{name}: {check.rounds:,} rounds, {games}, seed {args.seed}")
    for line in report(found):
        print(line)
    return 1 if any(finding.wrong for finding in found) else 0


def report(found: list[Finding]) -> list[str]:
    """What was found, part by part; errors have a mark."""
    lines: list[str] = []
    for part in PARTS:
        own = [finding for finding in found if finding.part == part]
        lines.append(f"{part}:" if own else f"{part}: fine")
        lines += [f"  {'!' if finding.wrong else '-'} {finding.text}" for finding in own]
    wrong = sum(finding.wrong for finding in found)
    lines.append("Nothing is wrong." if not wrong else f"{wrong} of these are wrong (!).")
    return lines
