"""`pioche arena`: bots against each other on the same deals."""

from __future__ import annotations

import argparse
import json
import os
import sys
import time
from concurrent.futures.process import BrokenProcessPool
from contextlib import redirect_stdout
from textwrap import wrap

from pioche.bots.guard import LIMIT
from pioche.bots.loading import BOTS, BotError, bot_class
from pioche.commands.errors import BadInput
from pioche.commands.table_arguments import add_table_arguments, box_of, read_options, seed_text
from pioche.engine.house.presets import PRESETS, preset
from pioche.engine.options import LOWEST, SINGLE
from pioche.notation.moves import seat_names
from pioche.study.arena import EXAMPLES, Contest, Standing, arena, options_text, report, standing_of

QUIET_FOR = 1.0  # seconds before progress is shown
WIDTH = 30  # of the progress bar
COLUMNS = 80


def add(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Say what the command takes."""
    parser = commands.add_parser(
        "arena",
        description="Let bots play against each other: the same deals for every line-up, each deal once in "
        "every rotation of the seats. A game is one round, or with --match a whole match.",
    )
    add_table_arguments(parser)
    parser.add_argument(
        "--preset", choices=list(PRESETS), help="a set of options by name; --option overrides parts of it"
    )
    parser.add_argument(
        "--bots",
        default="greedy,random",
        metavar="A,B,…",
        help=f"who plays: {', '.join(BOTS)}, or your own as module:Class; if there are fewer than players "
        "the last one takes the seats left, if more every selection plays (default: greedy,random)",
    )
    parser.add_argument(
        "--games",
        type=int,
        default=1000,
        metavar="N",
        help="games of each line-up, rounded up to whole deals (default: 1000)",
    )
    parser.add_argument("--match", action="store_true", help="a game is a whole match instead of one round")
    parser.add_argument(
        "--seed", type=seed_text, default="1", metavar="S", help="any text; the same seed, the same deals"
    )
    parser.add_argument(
        "--limit",
        type=float,
        default=LIMIT,
        metavar="SECONDS",
        help=f"time for one answer, after which the default answer is taken (default: {LIMIT:g})",
    )
    parser.add_argument(
        "--workers", type=int, metavar="N", help="processes (default: one a core); changes no game"
    )
    parser.add_argument("--json", action="store_true", help="print one JSON object instead of a table")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Play the contest and print who won how often, as a table or as JSON."""
    with redirect_stdout(sys.stderr):  # what bots print must not get between the results
        contest = contest_of(args)
        standing = played(contest, cores() if args.workers is None else args.workers)
    print(json.dumps(report(contest, standing), indent=2) if args.json else table(contest, standing))
    return 0


def played(contest: Contest, workers: int) -> Standing:
    """The contest's result, with a bar for whoever watches."""
    bar = Bar(contest.played)
    try:
        return arena(contest, workers, bar.show if sys.stderr.isatty() else None)
    except BrokenProcessPool:
        raise BadInput(
            "a process ended in the middle of a game: did a bot end it, or use up the memory?"
        ) from None
    finally:
        bar.clear()


def contest_of(args: argparse.Namespace) -> Contest:
    """What was asked for, once everything has been found possible."""
    for name in ("games", "workers"):
        value = getattr(args, name)
        if value is not None and value < 1:
            raise BadInput(f"--{name} {value}: at least 1 is needed")
    if not args.limit > 0:
        raise BadInput(f"--limit {args.limit:g}: a bot needs some time to answer")
    bots = tuple(bot.strip() for bot in args.bots.split(","))
    try:
        for bot in bots:
            bot_class(bot)
    except BotError as error:
        raise BadInput(f"--bots: {error}") from None
    box = box_of(args)
    options = preset(args.preset, box) if args.preset else {}
    options |= read_options(args.option, seat_names(args.players))
    contest = Contest(box.name, args.players, bots, args.games, args.seed, options, args.match, args.limit)
    contest.rules()
    return contest


def cores() -> int:
    """How many processes can run at once."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


class Bar:
    """A bar on the terminal for those who wait longer than a moment."""

    def __init__(self, games: int) -> None:
        self.games = games
        self.start = time.monotonic()
        self.next = self.start + QUIET_FOR
        self.shown = ""

    def show(self, done: int) -> None:
        """Say how far it is and how long it may still take, a few times a second."""
        now = time.monotonic()
        if now < self.next:
            return
        self.next = now + 0.2
        filled = WIDTH * done // self.games
        left = (now - self.start) * (self.games - done) / done
        text = f"{'#' * filled}{'.' * (WIDTH - filled)} {done:,} of {self.games:,} games, {left:.0f} s left"
        print("\r" + text.ljust(len(self.shown)), end="", file=sys.stderr, flush=True)
        self.shown = text

    def clear(self) -> None:
        """Take the bar away."""
        if self.shown:
            print("\r" + " " * len(self.shown) + "\r", end="", file=sys.stderr, flush=True)


def table(contest: Contest, standing: Standing) -> str:
    """The result for people, the best bot first."""
    what = "matches" if contest.match else "rounds"
    title = f"{contest.box}, {contest.players} players, {contest.played:,} {what}, seed {contest.seed}"
    options = options_text(contest)
    lines = [title + (f", {options}" if options else ""), ""]
    wide = max(len(bot) for bot in [*standing.scores, "bot"])
    lines.append(f"{'bot':{wide}}  {'wins':>8}  {'95 % interval':>17}  {'points':>8}  {'95 % interval':>17}")
    results = {bot: standing_of(contest, standing, bot) for bot in standing.scores}
    for bot, (wins, points) in sorted(results.items(), key=lambda item: -item[1][0].mean):
        rate = f"{100 * wins.low:.1f} – {100 * wins.high:.1f} %"
        scored = f"{points.low:.1f} – {points.high:.1f}"
        lines.append(
            f"{bot:{wide}}  {100 * wins.mean:>6.1f} %  {rate:>17}  {points.mean:>8.1f}  {scored:>17}"
        )
    lines += ["", *remarks(contest, standing), *faults(contest, standing)]
    return "\n".join(lines)


def remarks(contest: Contest, standing: Standing) -> list[str]:
    """How the figures are to be read."""
    deals = "1 deal" if standing.deals == 1 else f"{standing.deals:,} deals"
    lineups = len(contest.lineups())
    found = [
        f"Wins and points of one seat in one game; among equals each wins {100 / contest.players:.1f} %.",
        f"{deals}, each played in all {contest.players} rotations"
        + (f" by each of {lineups} line-ups" if lineups > 1 else "")
        + "; the intervals take a deal as the unit (Wilson; normal for points).",
    ]
    if contest.rules().scoring == SINGLE:
        found.append(
            "A single round is played for the win alone: no points are counted (--option scoring=race)."
        )
    elif contest.rules().scoring == LOWEST:
        found.append("With scoring=low fewer points are better.")
    if standing.void:
        found.append(f"{standing.void:,} games had no winner.")
    return [line for remark in found for line in wrap(remark, COLUMNS)]


def faults(contest: Contest, standing: Standing) -> list[str]:
    """The log of what bots did instead of answering; the default answer was taken each time."""
    lines = list(standing.faults.values())
    if not lines:
        return []
    found = ["", "faults (answered by default):"]
    for line in lines[:EXAMPLES]:
        where = f"first in deal {line.deal}, round {line.round}, seat {line.seat}, {line.decision}"
        found.append(f"  {line.times:,} × {line.bot} {line.reason} ({where})")
    if len(lines) > EXAMPLES:
        found.append(f"  … and {len(lines) - EXAMPLES:,} other kinds")
    return found
