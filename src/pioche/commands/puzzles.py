"""`pioche puzzles`: find positions in which one answer is clearly best."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from itertools import count, islice
from pathlib import Path
from typing import TYPE_CHECKING, Final

from pioche.commands.arguments import Arguments, BadInput, seed_text
from pioche.commands.files import load_record, naming_record
from pioche.records import replay
from pioche.shelf import box_named

if TYPE_CHECKING:
    from pioche.coach.puzzles import Puzzle
    from pioche.match import Match

PLAYERS: Final = (3, 4, 2)  # numbers of players at the bots' tables, in turn
BOT: Final = "greedy"
MATCHES: Final = 2000  # matches after which to give up


def add(parser: Arguments) -> None:
    """Declare the command's arguments."""
    parser.description = (
        "Find positions in which one answer wins at least 15 more of 100 rounds than any other, surely, and "
        "rules of thumb would choose another: in records, or in games that bots play here."
    )
    parser.add_argument("records", metavar="RECORD", nargs="*", help="game records (default: bots play)")
    parser.add_argument("--box", required=True, metavar="BOX", help="of this box only")
    parser.add_argument("--out", required=True, metavar="FILE", help="where they are written, a line each")
    parser.number("--count", "how many at most", 10)
    parser.add_argument("--seed", type=seed_text, default="puzzles", metavar="S", help="of the bots' games")
    parser.box_file()


def run(args: argparse.Namespace) -> int:
    """Find puzzles, list them, and write them to a file."""
    from pioche.coach.puzzles import write

    if args.count < 1:
        raise BadInput(f"--count is at least 1, not {args.count}")
    box_named(args.box)
    matches = recorded(args.records, args.box) if args.records else played(args.box, args.seed)
    found = []
    for puzzle in islice(good_ones(matches), args.count):
        found.append(puzzle)
        answers, why = puzzle.told()
        print(f"{len(found)}: {answers[0]['en']}. {why['en']}", file=sys.stderr)
    try:
        write(found, Path(args.out))
    except OSError as error:
        raise BadInput(f"{args.out}: {error.strerror}") from None
    print(f"{args.out}: {len(found)} puzzles")
    return 0


def good_ones(matches: Iterator[Match]) -> Iterator[Puzzle]:
    """Those that `greedy` does not solve, at most one per match so that they differ."""
    from pioche.coach.puzzles import find, greedy_errs

    for match in matches:
        yield from islice((puzzle for puzzle in find(match) if greedy_errs(puzzle)), 1)


def recorded(files: list[str], box: str) -> Iterator[Match]:
    """The matches of those records that have a seed and are of this box."""
    for file in files:
        with naming_record(file):
            record = load_record(file)
            if record.box == box and record.seed is not None:
                yield replay(record)


def played(box: str, seed: str) -> Iterator[Match]:
    """Rounds between bots."""
    from pioche.bots.playing import play_bots

    for number in islice(count(), MATCHES):
        players = PLAYERS[number % len(PLAYERS)]
        yield play_bots(box, [BOT] * players, f"{seed} {number}", rounds=1)[0]
