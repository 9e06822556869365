"""`pioche review`: what a game that is over could have been, turn by turn and player by player."""

from __future__ import annotations

import argparse
import json
import sys
import textwrap
import time
from pathlib import Path
from typing import TYPE_CHECKING, Final

from pioche.commands.box_files import add_box_file_argument
from pioche.commands.errors import BadInput
from pioche.commands.language import add_language_argument
from pioche.commands.replay import load
from pioche.records import RecordError, read
from pioche.texts import catalogue

if TYPE_CHECKING:
    from argparse import _SubParsersAction

WIDTH: Final = 80
BAR: Final = 20
OFTEN: Final = 0.2  # seconds between two looks on a terminal


def add(commands: _SubParsersAction[argparse.ArgumentParser]) -> None:
    """Declare the command's arguments."""
    from pioche.coach.reviewing import FEWEST, GAMES, MOST

    parser = commands.add_parser(
        "review",
        description="Review a record of rounds that are over: everybody's chance to win at every turn by "
        "their own eyes, what luck and what decisions did, and what would have been better.",
    )
    parser.add_argument("record", metavar="RECORD", help="a game record")
    parser.add_argument("--seat", metavar="NAME", help="tell the decisions of this seat only")
    parser.add_argument("--round", type=int, metavar="N", help="this round only (default: all)")
    parser.add_argument(
        "--playouts",
        type=int,
        default=GAMES,
        metavar="N",
        help=f"games played out for each look of each seat, {FEWEST} to {MOST} (default: {GAMES})",
    )
    forms = parser.add_mutually_exclusive_group()
    forms.add_argument("--json", action="store_true", help="print everything as one object of JSON")
    forms.add_argument("--html", metavar="FILE", help="write a page with the chances as a chart")
    add_box_file_argument(parser)
    add_language_argument(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Review, and say how far it is meanwhile."""
    from pioche.coach.data import review_data
    from pioche.coach.report import report
    from pioche.coach.reviewing import FEWEST, MOST, Unfinished, review
    from pioche.coach.telling import review_lines

    if not FEWEST <= args.playouts <= MOST:
        raise BadInput(f"--playouts is from {FEWEST} to {MOST}, not {args.playouts}")
    words = catalogue(args.lang)
    bar = Bar()
    try:
        record = read(load(args.record))
        if args.seat is not None and args.seat not in record.seats:
            raise BadInput(f"--seat {args.seat}: there are {', '.join(record.seats)}")
        found = review(record, args.playouts, args.round, bar.show)
    except RecordError as error:
        raise BadInput(f"{args.record}:{error.line}: {error.reason}") from None
    except Unfinished:
        raise BadInput(f"{args.record}: {words.say('coach-unfinished')}") from None
    finally:
        bar.clear()
    if not found.rounds:
        raise BadInput(f"--round {args.round}: the record has {int(found.match.state.round)} rounds")
    if args.json:
        print(json.dumps(review_data(found), ensure_ascii=False))
    elif args.html is not None:
        try:
            Path(args.html).write_text(report(review_data(found), args.lang), encoding="utf-8")
        except OSError as error:
            raise BadInput(f"{args.html}: {error.strerror}") from None
    else:
        seat = None if args.seat is None else record.seats.index(args.seat)
        for line in review_lines(words, found, seat):
            indent = " " * (len(line) - len(line.lstrip()))
            print(textwrap.fill(line, WIDTH, subsequent_indent=indent + "  ", break_on_hyphens=False))
    return 0


class Bar:
    """How far it is, on a terminal: moves done and the time that is left."""

    def __init__(self) -> None:
        self.terminal = sys.stderr.isatty()
        self.start = self.last = time.monotonic()
        self.shown = ""

    def show(self, done: int, moves: int) -> None:
        """Draw the bar anew, a few times a second."""
        now = time.monotonic()
        if not self.terminal or now - self.last < OFTEN:
            return
        self.last = now
        filled = BAR * done // moves
        left = (now - self.start) * (moves - done) / max(done, 1)
        text = f"{'#' * filled}{'.' * (BAR - filled)} {done}/{moves}, {left:.0f} s"
        print("\r" + text.ljust(len(self.shown)), end="", file=sys.stderr, flush=True)
        self.shown = text

    def clear(self) -> None:
        """Take the line away where it was drawn."""
        if self.shown:
            print("\r" + " " * len(self.shown) + "\r", end="", file=sys.stderr, flush=True)
