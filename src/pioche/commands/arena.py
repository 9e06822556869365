"""`pioche arena`: bots against each other on the same deals."""

from __future__ import annotations

import argparse
import json
import sys
from contextlib import nullcontext, redirect_stdout
from pathlib import Path

from pioche.bots.cores import cores
from pioche.bots.guard import LIMIT
from pioche.bots.loading import BOTS, BotError, bot_class
from pioche.commands.arena_table import Progress, table
from pioche.commands.arguments import Arguments, BadInput, at_least_one
from pioche.commands.files import write_file
from pioche.commands.reading import box_of, lost_workers, read_options
from pioche.engine.house.presets import PRESETS, preset
from pioche.notation.moves import seat_names
from pioche.study.arena.arena import arena
from pioche.study.arena.chart import chart
from pioche.study.arena.contest import AS_NAMED, MIXES, PAIRS, Contest
from pioche.study.arena.ledger import Ledger, LedgerError
from pioche.study.arena.standing import ZERO, Standing, report
from pioche.study.workers.crew import Crew


def add(parser: Arguments) -> None:
    """Declare the command's arguments."""
    parser.description = (
        "Let bots play against each other: the same deals for every line-up, each deal once in every "
        "rotation of the seats. A game is one round, or with --match a whole match."
    )
    parser.table()
    parser.add_argument(
        "--preset", choices=list(PRESETS), help="a set of options by name; --option overrides parts of it"
    )
    parser.add_argument(
        "--bots",
        default="greedy,random",
        metavar="A,B,…",
        help=f"who plays: {', '.join(BOTS)}, one that a package brings, or your own as module:Class; if "
        "there are fewer than players the last one takes the seats left, if more every selection plays "
        "(default: greedy,random)",
    )
    parser.number("--games", "games of each line-up, rounded up to whole deals", 1000)
    parser.flag("--match", "a game is a whole match instead of one round")
    parser.add_argument(
        "--rate",
        nargs="?",
        const=PAIRS,
        choices=(PAIRS, MIXES),
        help=f"put all bots on one scale, on which {ZERO} is 0: every two of them meet, or with `all` every "
        "mix of them",
    )
    parser.flag(
        "--until-sure",
        "stop as soon as it is sure, with at most 5 %% doubt, which bot is better than which; --games is "
        "then the most that are played",
    )
    parser.seed("deals")
    about = "time for one answer, after which the default answer is taken"
    parser.number("--limit", about, LIMIT, float, "SECONDS")
    about = "processes (default: one a core); changes no game"
    parser.add_argument("--jobs", "--workers", type=int, metavar="N", help=about)
    parser.cluster()
    parser.file(
        "--out", "keep every deal in this file (JSON lines); the same command goes on where it was stopped"
    )
    parser.file("--chart", "draw the result as SVG")
    parser.flag("--progress", "say on standard error how far it is, terminal or not")
    parser.flag("--json", "print one JSON object instead of a table")


def run(args: argparse.Namespace) -> int:
    """Play the contest, and print and draw its result."""
    with redirect_stdout(sys.stderr):  # what bots print must not get between the results
        contest = contest_of(args)
        standing = played(contest, args)
    print(json.dumps(report(standing), indent=2) if args.json else table(standing, args.until_sure))
    if args.chart is not None:
        write_file(args.chart, chart(standing))
    return 0


def played(contest: Contest, args: argparse.Namespace) -> Standing:
    """Play the contest and show how far it is; finished deals stay in the file."""
    with ledger_of(contest, args.out) or nullcontext() as ledger:
        known = 0 if ledger is None else min(len(ledger.deals), contest.deals)
        bar = Progress(args.until_sure, known)
        watched = args.progress or sys.stderr.isatty()
        try:
            with lost_workers():
                return arena(
                    contest,
                    Crew(cores() if args.jobs is None else args.jobs, args.cluster),
                    until_sure=args.until_sure,
                    ledger=ledger,
                    progress=bar.show if watched else None,
                )
        except KeyboardInterrupt:
            bar.clear()
            if ledger is not None:
                print(f"pioche arena: what is finished is kept in {args.out}", end="", file=sys.stderr)
            raise
        finally:
            bar.clear()


def ledger_of(contest: Contest, path: Path | None) -> Ledger | None:
    """The file in which deals are kept, if there is one."""
    try:
        return None if path is None else Ledger(path, contest)
    except LedgerError as error:
        raise BadInput(f"--out: {error}") from None
    except OSError as error:
        raise BadInput(f"--out {path}: {error.strerror}") from None


def contest_of(args: argparse.Namespace) -> Contest:
    """The contest that was asked for, checked."""
    at_least_one(args, "games", "jobs")
    if not args.limit > 0:
        raise BadInput(f"--limit {args.limit:g}: a bot needs some time to answer")
    bots = tuple(bot.strip() for bot in args.bots.split(","))
    try:
        for bot in bots:
            bot_class(bot)
    except BotError as error:
        raise BadInput(f"--bots: {error}") from None
    if args.rate is not None:
        bots = tuple(dict.fromkeys((*bots, ZERO)))
    for option, wanted in (("--rate", args.rate is not None), ("--until-sure", args.until_sure)):
        if wanted and len(set(bots)) < 2:
            raise BadInput(f"{option}: two different bots are needed to compare")
    box = box_of(args)
    options = preset(args.preset, box) if args.preset else {}
    options |= read_options(args.option, seat_names(args.players))
    tables = args.rate or AS_NAMED
    contest = Contest(
        box.name, args.players, bots, args.games, args.seed, options, args.match, args.limit, tables
    )
    contest.rules()
    return contest
