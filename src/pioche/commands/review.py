"""`pioche review`: what a finished game could have been, move by move and player by player."""

from __future__ import annotations

import argparse
import json
import textwrap
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from pioche.commands.arguments import Arguments, BadInput
from pioche.commands.files import load_record, naming_record, write_file
from pioche.commands.meter import Meter
from pioche.commands.reading import crew_of, lost_workers
from pioche.study.workers.crew import carried_out
from pioche.texts import catalogue

WIDTH: Final = 80


def add(parser: Arguments) -> None:
    """Declare the command's arguments."""
    from pioche.coach import GAMES
    from pioche.coach.reviewing import FEWEST, MOST

    parser.description = (
        "Review a record of rounds that are over: everybody's chance to win at every turn by their own eyes, "
        "what luck and what decisions did, and what would have been better."
    )
    parser.add_argument("record", metavar="RECORD", help="a game record")
    parser.add_argument("--seat", metavar="NAME", help="tell the decisions of this seat only")
    parser.number("--round", "this round only (default: all)")
    parser.number("--playouts", f"games played out for each look of each seat, {FEWEST} to {MOST}", GAMES)
    parser.workers()
    forms = parser.add_mutually_exclusive_group()
    forms.add_argument("--json", action="store_true", help="print everything as one object of JSON")
    forms.add_argument("--html", metavar="FILE", help="write a page with the chances as a chart")
    parser.box_file()
    parser.language()


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
        with naming_record(args.record), lost_workers():
            record = load_record(args.record)
            if args.seat is not None and args.seat not in record.seats:
                raise BadInput(f"--seat {args.seat}: there are {', '.join(record.seats)}")
            found = review(
                record,
                args.playouts,
                args.round,
                show,
                share=lambda looks, pieces: carried_out(looks, pieces, crew),
            )
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
