"""`pioche check`: run scenario files and folders of them."""

from __future__ import annotations

import argparse
from pathlib import Path

from pioche.commands.arguments import Arguments, BadInput
from pioche.scenarios import NoScenario, run_paths


def add(parser: Arguments) -> None:
    """Declare the command's arguments."""
    parser.description = (
        "Run scenarios: one line for each that fails, and how many passed and failed at the end."
    )
    parser.add_argument(
        "paths", metavar="PATH", nargs="+", type=Path, help="a scenario file or a folder of them"
    )
    parser.box_file()
    parser.add_argument("-v", "--verbose", action="store_true", help="also name the scenarios that pass")


def run(args: argparse.Namespace) -> int:
    """Run all scenarios; return 0 if none failed, 2 if a file could not be read, else 1."""
    passed = failed = unreadable = 0
    try:
        for result in run_paths(args.paths):
            if result.failure is not None:
                failed += 1
                unreadable += result.failure.unreadable
                print(result)
            else:
                passed += 1
                if args.verbose:
                    print(f"passed {result}")
    except NoScenario as error:
        raise BadInput(str(error)) from None
    print(f"{passed} passed, {failed} failed")
    if unreadable:
        return 2
    return 1 if failed else 0
