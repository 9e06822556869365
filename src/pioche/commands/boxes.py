"""`pioche boxes`: the boxes with their cards and points."""

from __future__ import annotations

import argparse
import sys

from pioche.commands.arguments import Arguments
from pioche.shelf import SHELF
from pioche.texts import catalogue
from pioche.texts.rulebook import overview


def add(parser: Arguments) -> None:
    """Declare the command's arguments."""
    parser.description = "Show the boxes with their cards and what these are worth."
    parser.box_file()
    parser.language()


def run(args: argparse.Namespace) -> int:
    """Print the boxes in the language asked for, or that of the terminal."""
    SHELF.add_packages()
    sys.stdout.write(overview(catalogue(args.lang), SHELF))
    return 0
