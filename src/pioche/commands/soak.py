"""`pioche soak`: random games on all kinds of tables, with the laws checked and everything counted."""

from __future__ import annotations

import argparse
import json
import multiprocessing
import os
import re
import signal
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from typing import TypeVar

from pioche.boxes import BOXES
from pioche.commands.box_files import add_box_file_argument
from pioche.commands.errors import BadInput
from pioche.commands.simulate import Progress
from pioche.shelf import SHELF, box_named
from pioche.study.accounting import Account, account
from pioche.study.coverage import Coverage
from pioche.study.kinds import Kinds
from pioche.study.random_tables import SEATS
from pioche.study.soak import Outcome, soak, soak_match

# Rounds are played in batches with seeds of their own, so that the number of workers changes nothing.
BATCH = 50
LARGE_BATCH = 1000  # of rounds of which only the cards are counted
STORIES = 3  # broken matches that are told at full length

Batch = tuple[str, range, str, int]  # box, seats, seed, rounds
Part = TypeVar("Part", Outcome, Account)


def add(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Say what the command takes."""
    parser = commands.add_parser(
        "soak",
        description="Play random games with random switches, short decks, large hands and players who try "
        "what is not allowed. Count every kind of decision, effect, event and refusal. Exit code 1 if one "
        "that can occur never did, or a law was broken. With --cards nothing is tried or counted but the "
        "cards at the end of each round: 200,000 rounds take about half a minute.",
    )
    parser.add_argument("--box", metavar="BOX", help=f"all (default), {', '.join(BOXES)}")
    add_box_file_argument(parser)
    parser.add_argument(
        "--rounds", type=int, default=5000, metavar="N", help="shared out over the boxes (default: 5000)"
    )
    parser.add_argument(
        "--cards", action="store_true", help="only play, at full speed, and look where every card is"
    )
    parser.add_argument("--seed", default="1", metavar="S", help="any text; the same seed, the same games")
    parser.add_argument(
        "--players", default="2-10", metavar="FROM-TO", help="numbers of seats (default: 2-10)"
    )
    parser.add_argument(
        "--workers", type=int, default=1, metavar="N", help="processes, 0 for one per core (default: 1)"
    )
    parser.add_argument("--json", action="store_true", help="print one JSON object instead of a table")
    parser.add_argument("--match", metavar="SEED", help="play and print only the match with this whole seed")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Play, and print what occurred and what went wrong; 1 if anything did, or never occurred."""
    if args.box in (None, "all"):
        SHELF.add_packages()
        boxes = list(SHELF)
    else:
        boxes = [box_named(args.box).name]
    seats = read_seats(args.players)
    if args.match is not None:
        return show_match(boxes, seats, args.match)
    if args.rounds < 1:
        raise BadInput(f"--rounds {args.rounds}: at least 1 is needed")
    if args.workers < 0:
        raise BadInput(f"--workers {args.workers}: at least 1 is needed, or 0 for one per core")
    if args.cards:
        return count_cards(args, boxes, seats)
    outcomes = {name: Outcome(name) for name in boxes}
    progress = Progress(args.rounds)
    done = 0
    try:
        for part in play(
            play_batch, list(batches(boxes, seats, args.seed, args.rounds, BATCH)), args.workers
        ):
            outcomes[part.box].add(part)
            done += part.counts.rounds
            if sys.stderr.isatty():
                progress.show(done)
    finally:
        progress.clear()
    found = {name: Coverage(box_named(name), outcome.counts) for name, outcome in outcomes.items()}
    failures = [story for outcome in outcomes.values() for story in outcome.failures]
    print(as_json(args.seed, found, failures) if args.json else as_text(found, failures))
    return 0 if not failures and all(coverage.complete() for coverage in found.values()) else 1


def read_seats(text: str) -> range:
    """The numbers of seats that `4` or `2-10` means."""
    read = re.fullmatch(r"(\d+)(?:-(\d+))?", text)
    if read:
        seats = range(int(read[1]), int(read[2] or read[1]) + 1)
        if seats and seats[0] in SEATS and seats[-1] in SEATS:
            return seats
    raise BadInput(f"--players {text}: a number from {SEATS[0]} to {SEATS[-1]}, or two as {SEATS[0]}-4")


def show_match(boxes: list[str], seats: range, seed: str) -> int:
    """Play one match and tell it."""
    if len(boxes) != 1:
        raise BadInput("--match needs its --box")
    found = Outcome(boxes[0])
    story = soak_match(box_named(boxes[0]), seats, seed, found)
    print(*(found.failures or story.log), sep="\n")
    return 1 if found.failures else 0


def batches(boxes: list[str], seats: range, seed: str, rounds: int, size: int) -> Iterator[Batch]:
    """Share the rounds out."""
    for k, name in enumerate(boxes):
        share = rounds // len(boxes) + (k < rounds % len(boxes))
        for number, start in enumerate(range(0, share, size)):
            yield name, seats, f"{seed}/{number}", min(size, share - start)


def play(job: Callable[[Batch], Part], work: list[Batch], workers: int) -> Iterator[Part]:
    """Play the batches here, or in several processes."""
    workers = workers or os.cpu_count() or 1
    if workers == 1:
        yield from map(job, work)
        return
    context = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(workers, context, initializer=begin, initargs=(list(SHELF.files),))
    try:
        yield from pool.map(job, work)
    finally:
        pool.shutdown(cancel_futures=True)


def begin(files: list[str]) -> None:
    """What a process of its own has to know: an interrupt is for the parent, and the boxes from outside."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    SHELF.add_files(files)


def play_batch(batch: Batch) -> Outcome:
    """Play one batch, in whichever process it lands."""
    name, seats, seed, rounds = batch
    return soak(box_named(name), seats, seed, rounds)


def count_batch(batch: Batch) -> Account:
    """Play one batch of which only the cards are counted."""
    name, seats, seed, rounds = batch
    return account(box_named(name), seats, seed, rounds)


def count_cards(args: argparse.Namespace, boxes: list[str], seats: range) -> int:
    """Play at full speed and tell whether every card was there at the end of every round."""
    found = {name: Account(name) for name in boxes}
    progress = Progress(args.rounds)
    work = list(batches(boxes, seats, args.seed, args.rounds, LARGE_BATCH))
    try:
        for part in play(count_batch, work, args.workers):
            found[part.box].add(part)
            if sys.stderr.isatty():
                progress.show(sum(one.rounds for one in found.values()))
    finally:
        progress.clear()
    losses = [loss for one in found.values() for loss in one.losses]
    numbers = ("rounds", "tables", "voids", "decisions")
    if args.json:
        counts = {name: {what: getattr(one, what) for what in numbers} for name, one in found.items()}
        print(json.dumps({"seed": args.seed, "boxes": counts, "losses": losses}, indent=2))
    else:
        print(line("", list(found)))
        for what in numbers:
            print(line(what, [f"{getattr(one, what):,}" for one in found.values()]))
        rounds = sum(one.rounds for one in found.values())
        print(*losses, sep="\n", end="\n" if losses else "")
        print(f"{rounds:,} rounds, {len(losses)} of them lost or doubled a card.")
    return 1 if losses else 0


def as_json(seed: str, found: dict[str, Coverage], failures: list[str]) -> str:
    """All counts, by box and group, and what went wrong, as one object."""
    boxes = {
        name: {
            "rounds": coverage.counts.rounds,
            "actions": coverage.counts.actions,
            **{
                group: {
                    kind: count
                    for kind in row_names(found, group)
                    if (count := coverage.count(group, kind)) is not None
                }
                for group in Kinds._fields
            },
            "never": coverage.never(),
            "unexpected": coverage.unexpected(),
        }
        for name, coverage in found.items()
    }
    return json.dumps({"seed": seed, "boxes": boxes, "failures": failures}, indent=2)


def row_names(found: dict[str, Coverage], group: str) -> list[str]:
    """The kinds of a group that some box can bring about, or did."""
    names: dict[str, None] = {}
    for coverage in found.values():
        names.update(dict.fromkeys(getattr(coverage.kinds, group)))
        names.update(dict.fromkeys(getattr(coverage.counts, group)))
    return list(names)


def as_text(found: dict[str, Coverage], failures: list[str]) -> str:
    """A table with a column for each box; `–` cannot occur, `0 !` should have."""
    lines = [line("", list(found))]
    for what in ("rounds", "actions"):
        lines.append(line(what, [f"{getattr(c.counts, what):,}" for c in found.values()]))
    for group in Kinds._fields:
        lines += ["", group]
        for kind in row_names(found, group):
            lines.append(line("  " + kind, [cell(c.count(group, kind)) for c in found.values()]))
    lines.append("")
    for name, coverage in found.items():
        if coverage.never():
            lines.append(f"{name}: never happened, though it can: {', '.join(coverage.never())}")
        if coverage.unexpected():
            lines.append(f"{name}: happened, though nothing declares it: {', '.join(coverage.unexpected())}")
    for story in failures[:STORIES]:
        lines += [story, ""]
    if failures:
        lines.append(f"{len(failures)} matches broke a law. One again: pioche soak --box BOX --match SEED")
    else:
        lines.append("Every law held.")
    return "\n".join(lines)


def line(title: str, cells: list[str]) -> str:
    """One row of the table."""
    return f"{title:<22}" + "".join(f"{text:>14}" for text in cells)


def cell(count: int | None) -> str:
    """A count as it stands in the table."""
    if count is None:
        return "–"
    return f"{count:,}" if count else "0 !"
