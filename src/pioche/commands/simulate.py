"""`pioche simulate`: play many rounds with players of any kind, count and time them."""

from __future__ import annotations

import argparse
import json
import sys
from contextlib import redirect_stdout
from pathlib import Path

from pioche.bots.guard import LIMIT
from pioche.bots.loading import BOTS, BotError
from pioche.commands.arguments import Arguments, BadInput, at_least_one
from pioche.commands.files import write_file
from pioche.commands.meter import Meter
from pioche.commands.reading import box_of, crew_of, lost_workers, read_options
from pioche.notation.moves import seat_names
from pioche.study.simulation.kept import WAYS
from pioche.study.simulation.plan import Plan
from pioche.study.simulation.rows import RowFile, RowsError
from pioche.study.simulation.simulate import SimulationResult, Wanted, records_of, report, setting, simulate
from pioche.study.simulation.styles import STYLES
from pioche.study.workers.checkpoint import Checkpoint, CheckpointError

ROUNDS = 10_000


def add(parser: Arguments) -> None:
    """Declare the command's arguments."""
    parser.description = (
        "Play many rounds between players of any kind and say how fast it went and how they ran."
    )
    parser.table()
    parser.add_argument(
        "--bots",
        default="random",
        metavar="A,B,…",
        help=f"who plays: random, {', '.join(STYLES)} at the engine's speed; or {', '.join(BOTS)}, one "
        "that a package brings, or your own as module:Class; the last one takes the seats left (default: "
        "random)",
    )
    parser.add_argument(
        "--seats",
        choices=("rotated", "fixed"),
        default="rotated",
        help="whether bots move on by one seat from match to match (default: rotated)",
    )
    length = parser.add_mutually_exclusive_group()
    length.add_argument("--rounds", type=int, metavar="N", help=f"default: {ROUNDS}")
    length.add_argument("--matches", type=int, metavar="N", help="whole matches instead")
    parser.seed("games")
    parser.number("--limit", "for one answer", LIMIT, float, "SECONDS")
    parser.workers()
    parser.file("--out", "write one row a round and seat as Parquet (docs/study.md)")
    about = f"keep games as records: {', '.join(WAYS)} or all; see --into"
    parser.add_argument("--save", metavar="WHAT,…", help=about)
    parser.add_argument("--into", type=Path, default=Path("."), metavar="DIR", help="the folder for --save")
    parser.add_argument(
        "--records", metavar="DIR", help="write every match as a game record into this new or empty folder"
    )
    parser.resume()
    parser.flag("--json", "print one JSON object instead of a table")


def run(args: argparse.Namespace) -> int:
    """Play the plan and print its counts; other results go into files."""
    with redirect_stdout(sys.stderr):  # whatever bots print must not mix with the results
        plan, keep = plan_of(args), ways_of(args.save)
        crew = crew_of(args)
        outcome, code, trouble = played(plan, keep, args)
    if outcome.pieces or trouble is None:
        facts = report(plan, outcome, crew.workers)
        print(json.dumps(facts, indent=2) if args.json else table(plan, outcome))
    if trouble is not None:
        raise trouble
    return code


def played(
    plan: Plan, keep: tuple[str, ...], args: argparse.Namespace
) -> tuple[SimulationResult, int, BadInput | None]:
    """The result, the exit code, and the error if there was one; what is finished is kept in any case."""
    outcome, wanted = prepared(plan, keep, args)
    code, trouble = 0, None
    what = "matches" if plan.matches else "rounds"
    meter = Meter(plan.rounds, what, outcome.counts[what])
    try:
        with lost_workers():
            simulate(plan, crew_of(args), lambda so_far: meter.show(so_far.counts[what]), wanted, outcome)
    except KeyboardInterrupt:
        code = 130
    except BadInput as error:
        trouble = error
    except CheckpointError as error:
        trouble = BadInput(f"--resume: {error}")
    except RowsError as error:
        rows = 0 if wanted.rows is None else wanted.rows.rows
        kept = f"; what was finished before is in it ({rows:,} rows)" if rows else ""
        trouble = BadInput(f"--out: {error}{kept}")
    except OSError as error:
        trouble = BadInput(f"{error.filename or args.records}: {error.strerror}")
    finally:
        meter.clear()
    try:
        for name, text in records_of(plan, outcome).items():
            write_file(args.into / name, text)
    except BadInput as error:
        trouble = trouble or error
    return outcome, code, trouble


def prepared(plan: Plan, keep: tuple[str, ...], args: argparse.Namespace) -> tuple[SimulationResult, Wanted]:
    """What a checkpoint knows already, and the files to write."""
    outcome, rows = SimulationResult(), None
    try:
        checkpoint = None if args.resume is None else Checkpoint(args.resume, setting(plan, keep))
        if checkpoint is not None and checkpoint.found:
            outcome = SimulationResult.of(checkpoint.found)
        records = None if args.records is None else empty_folder(args.records)
        if args.save is not None:
            args.into.mkdir(parents=True, exist_ok=True)
        if args.out is not None:
            known = outcome.rows if checkpoint is not None and outcome.pieces else None
            rows = RowFile(args.out, plan.players, list(dict.fromkeys(plan.bots)), plan.setting(), known)
    except CheckpointError as error:
        raise BadInput(f"--resume: {error}") from None
    except RowsError as error:
        raise BadInput(f"--out: {error}") from None
    except OSError as error:
        raise BadInput(f"{error.filename or args.records or args.into}: {error.strerror}") from None
    return outcome, Wanted(records, rows, keep, checkpoint)


def plan_of(args: argparse.Namespace) -> Plan:
    """The plan that was asked for, checked."""
    if args.rounds is None and args.matches is None:
        args.rounds = ROUNDS
    at_least_one(args, "rounds", "matches")
    if not args.limit > 0:
        raise BadInput(f"--limit {args.limit:g}: a bot needs some time to answer")
    bots = tuple(bot.strip() for bot in args.bots.split(","))
    if len(bots) > args.players:
        raise BadInput(f"--bots: {len(bots)} bots cannot sit on {args.players} seats")
    plan = Plan(
        box_of(args).name,
        args.players,
        args.rounds or args.matches,
        args.seed,
        read_options(args.option, seat_names(args.players)),
        bots,
        args.seats == "rotated",
        args.matches is not None,
        args.limit,
    )
    plan.rules()  # checked before any file is created
    try:
        plan.check_bots()
    except BotError as error:
        raise BadInput(f"--bots: {error}") from None
    return plan


def ways_of(text: str | None) -> tuple[str, ...]:
    """The kinds of games to keep."""
    if text is None:
        return ()
    if text == "all":
        return tuple(WAYS)
    found = tuple(way.strip() for way in text.split(","))
    for way in found:
        if way not in WAYS:
            raise BadInput(f"--save {way}: there are {', '.join(WAYS)}, and all")
    return found


def empty_folder(name: str) -> Path:
    """The folder, created if need be and empty, so that records of two runs are never mixed."""
    folder = Path(name)
    folder.mkdir(parents=True, exist_ok=True)
    if any(folder.iterdir()):
        raise BadInput(f"--records {name}: the folder is not empty")
    return folder


def table(plan: Plan, outcome: SimulationResult) -> str:
    """What a person wants to know about a simulation."""
    counts, facts = outcome.counts, report(plan, outcome)
    engine = "compiled" if facts["compiled"] else "interpreted"
    who = f"{plan.players} {plan.bots[0]} players" if len(plan.bots) == 1 else f"{plan.players} players"
    length = f"{plan.rounds:,} {'matches' if plan.matches else 'rounds'}"
    title = f"{plan.box}, {who}, {length}, seed {plan.seed}"
    rows = [
        ("rounds a second of CPU time", f"{outcome.speed('rounds'):,.0f}", f"{engine} engine"),
        ("decisions a second of CPU time", f"{outcome.speed('decisions'):,.0f}", ""),
        ("turns a round", f"{facts['turns_per_round']:.2f}", ""),
        ("decisions a round", f"{facts['decisions_per_round']:.2f}", ""),
        ("challenged", _percent(facts["challenge_share"]), f"of {counts['responses']:,} wild draw cards"),
        ("caught", _percent(facts["catch_share"]), f"of {counts['windows']:,} missed calls"),
        ("points a round", f"{facts['mean_points']:.2f}", ""),
        ("void rounds", f"{counts['voids']:,}", ""),
        ("matches begun", f"{counts['matches']:,}", ""),
        ("CPU time", f"{outcome.cpu:.2f} s", f"{outcome.wall:.2f} s by the clock"),
    ]
    played = plan.rounds if not plan.matches else counts["matches"]
    if counts["matches" if plan.matches else "rounds"] < played:
        rows.insert(0, ("rounds played before it was stopped", f"{counts['rounds']:,}", ""))
    if len(plan.bots) > 1:
        rows += [
            (f"{bot} wins", _percent(won / max(number, 1)), f"of {number:,} rounds from one seat")
            for bot, (number, won, _) in outcome.wins.items()
        ]
    rows += [(f"{reason}"[:30], f"{times:,}", "times") for reason, times in outcome.faults.items()]
    lines = [title + (f", {facts['options']}" if facts["options"] else ""), ""]
    lines += [f"{label:31}{value:>12}  {remark}".rstrip() for label, value, remark in rows]
    return "\n".join(lines)


def _percent(share: object) -> str:
    return f"{100 * share:.1f} %" if isinstance(share, float) else "–"
