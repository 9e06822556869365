"""`pioche review`: what a finished game could have been, move by move and player by player."""

from __future__ import annotations

import argparse
import json
import textwrap
from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Final

from pioche.commands.box_files import add_box_file_argument
from pioche.commands.crews import add_crew_arguments, crew_of, lost_workers
from pioche.commands.errors import BadInput
from pioche.commands.language import add_language_argument
from pioche.commands.meter import Meter
from pioche.commands.replay import load
from pioche.commands.written import write_file
from pioche.records import RecordError, read
from pioche.study.workers.crew import carried_out
from pioche.texts import catalogue

if TYPE_CHECKING:
    from argparse import _SubParsersAction

WIDTH: Final = 80


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
    add_crew_arguments(parser)
    forms = parser.add_mutually_exclusive_group()
    forms.add_argument("--json", action="store_true", help="print everything as one object of JSON")
    forms.add_argument("--html", metavar="FILE", help="write a page with the chances as a chart")
    add_box_file_argument(parser)
    add_language_argument(parser)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Review the record, with a progress line."""
    from pioche.coach.data import review_data
    from pioche.coach.report import report
    from pioche.coach.reviewing import FEWEST, MOST, Unfinished, review
    from pioche.coach.telling import review_lines

    if not FEWEST <= args.playouts <= MOST:
        raise BadInput(f"--playouts is from {FEWEST} to {MOST}, not {args.playouts}")
    words = catalogue(args.lang)
    crew, meter = crew_of(args), Meter(0, "moves")

    def show(done: int, moves: int) -> None:
        meter.total = moves
        meter.show(done)

    try:
        record = read(load(args.record))
        if args.seat is not None and args.seat not in record.seats:
            raise BadInput(f"--seat {args.seat}: there are {', '.join(record.seats)}")
        with lost_workers():
            found = review(
                record,
                args.playouts,
                args.round,
                show,
                share=lambda looks, pieces: carried_out(looks, pieces, crew),
            )
    except RecordError as error:
        raise BadInput(f"{args.record}:{error.line}: {error.reason}") from None
    except Unfinished:
        raise BadInput(f"{args.record}: {words.say('coach-unfinished')}") from None
    finally:
        meter.clear()
    if not found.rounds:
        raise BadInput(f"--round {args.round}: the record has {int(found.match.state.round)} rounds")
    if args.json:
        print(json.dumps(review_data(found), ensure_ascii=False))
    elif args.html is not None:
        try:
            write_file(Path(args.html), report(review_data(found), args.lang))
        except BadInput:
            tell(review_lines(words, found))  # do not lose the result, as it took long
            raise
    else:
        tell(review_lines(words, found, None if args.seat is None else record.seats.index(args.seat)))
    return 0


def tell(lines: Iterable[str]) -> None:
    """Print lines, wrapped to the width of a terminal."""
    for line in lines:
        indent = " " * (len(line) - len(line.lstrip()))
        print(textwrap.fill(line, WIDTH, subsequent_indent=indent + "  ", break_on_hyphens=False))
