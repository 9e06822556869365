"""`pioche rules`: the rules of a box as they will be played, in words."""

from __future__ import annotations

import argparse
import sys

from pioche.boxes import BOXES
from pioche.commands.arguments import Arguments, BadInput
from pioche.commands.reading import read_options
from pioche.engine.house.presets import PRESETS, preset
from pioche.engine.state import MAX_SEATS
from pioche.lessons.cases.case import shown
from pioche.lessons.cases.telling import case_lines
from pioche.notation.moves import seat_names
from pioche.shelf import SHELF, box_named
from pioche.texts import Words, catalogue
from pioche.texts.page import WIDTH
from pioche.texts.rulebook import rulebook


def add(parser: Arguments) -> None:
    """Declare the command's arguments."""
    parser.description = "Print the complete rules of a box as they are played with these options."
    parser.add_argument("box", metavar="BOX", nargs="?", help=f"the game: {', '.join(BOXES)}")
    parser.box_file()
    parser.number("--players", "2 to 10; without it, for any number")
    parser.add_argument("--preset", metavar="NAME", help=f"a set of options: {', '.join(PRESETS)}")
    parser.add_argument("--case", metavar="R43", help="show the case of one of our choices, by its number")
    parser.options()
    parser.language()


def run(args: argparse.Namespace) -> int:
    """Print the rules; options given by name override those of a preset."""
    if args.box is None:
        raise BadInput(f"of which box? There are {', '.join(SHELF)}")
    box = box_named(args.box)
    if args.case is not None:
        return show_case(catalogue(args.lang), box.name, args.case.upper())
    options = preset(args.preset, box) if args.preset is not None else {}
    options |= read_options(args.option, seat_names(MAX_SEATS))
    sys.stdout.write(rulebook(catalogue(args.lang), box, options, args.players))
    return 0


def show_case(words: Words, box: str, ruling: str) -> int:
    """Print the case of a ruling."""
    if ruling not in shown(box):
        raise BadInput(f"no case shows {ruling}; there are {', '.join(shown(box)) or 'none'}")
    print("\n".join(case_lines(words, box, ruling, WIDTH)))
    return 0
