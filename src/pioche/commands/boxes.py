"""`pioche boxes`: the boxes with their cards and points."""

from __future__ import annotations

import argparse
import sys

from pioche.commands.box_files import add_box_file_argument
from pioche.commands.language import add_language_argument
from pioche.shelf import SHELF
from pioche.texts import catalogue
from pioche.texts.overview import overview


def add(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Declare the command's arguments."""
    parser = commands.add_parser(
        "boxes",
        description="Show the boxes with their cards and what these are worth.",
    )
    add_box_file_argument(parser)
    add_language_argument(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Print the boxes in the language asked for, or that of the terminal."""
    SHELF.add_packages()
    sys.stdout.write(overview(catalogue(args.lang), SHELF))
    return 0
