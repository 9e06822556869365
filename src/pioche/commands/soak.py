"""`pioche soak`: random games on all kinds of tables, with laws checked and everything counted."""

from __future__ import annotations

import argparse
import json
import re
import time
from contextlib import closing

from pioche import __version__
from pioche.boxes import BOXES
from pioche.commands.arguments import Arguments, BadInput
from pioche.commands.meter import Meter
from pioche.commands.reading import crew_of, lost_workers
from pioche.engine.rules import RULES_VERSION
from pioche.shelf import SHELF, box_named
from pioche.study.checks.cards import NUMBERS, CardsResult, check_cards
from pioche.study.checks.coverage import Coverage, Kinds
from pioche.study.checks.random_tables import SEATS
from pioche.study.checks.result import BATCH, LARGE_BATCH, Batches, Found
from pioche.study.checks.soak import SoakResult, soak, soak_match
from pioche.study.workers.checkpoint import Checkpoint, CheckpointError
from pioche.study.workers.crew import carried_out

ROUNDS = 5000
STORIES = 3  # number of broken matches to print in full


def add(parser: Arguments) -> None:
    """Declare the command's arguments."""
    parser.description = (
        "Play random games with random switches, short decks, large hands and players who try what is not "
        "allowed. Count every kind of decision, effect, event and refusal. Exit code 1 if one that can occur "
        "never did, or a law was broken. With --cards nothing is tried or counted but the cards, after every "
        "action and at full speed."
    )
    parser.add_argument("--box", metavar="BOX", help=f"all (default), {', '.join(BOXES)}")
    parser.box_file()
    limits = parser.add_mutually_exclusive_group()
    limits.add_argument(
        "--rounds", type=int, metavar="N", help=f"shared out over the boxes (default: {ROUNDS})"
    )
    limits.add_argument("--decisions", type=int, metavar="N", help="at least so many, over all boxes")
    limits.add_argument("--hours", type=float, metavar="H", help="as much as so many hours give")
    parser.flag("--cards", "only play, at full speed, and look where every card is")
    parser.seed("games")
    parser.add_argument(
        "--players", default="2-10", metavar="FROM-TO", help="numbers of seats (default: 2-10)"
    )
    parser.workers()
    parser.resume()
    parser.flag("--json", "print one JSON object instead of a table")
    parser.add_argument("--match", metavar="SEED", help="play and print only the match with this whole seed")


def run(args: argparse.Namespace) -> int:
    """Play, and print what occurred and what went wrong; return 1 for a fault or a kind that never did."""
    if args.box in (None, "all"):
        SHELF.add_packages()
        boxes = list(SHELF)
    else:
        boxes = [box_named(args.box).name]
    seats = read_seats(args.players)
    if args.match is not None:
        return show_match(boxes, seats, args.match)
    if args.rounds is None and args.decisions is None and args.hours is None:
        args.rounds = ROUNDS
    for name in ("rounds", "decisions", "hours"):
        value = getattr(args, name)
        if value is not None and not value > 0:
            raise BadInput(f"--{name} {value:g}: more than 0 is needed")
    setting = (tuple(boxes), seats, args.seed, args.rounds)
    if args.cards:
        counted = {name: CardsResult(name) for name in boxes}
        whole = played(args, Batches(check_cards, *setting, LARGE_BATCH), counted)
        code = tell_cards(args, counted)
        return code if whole else 130
    outcomes = {name: SoakResult(name) for name in boxes}
    whole = played(args, Batches(soak, *setting, BATCH), outcomes)
    found = {name: Coverage(box_named(name), outcome) for name, outcome in outcomes.items()}
    failures = [story for outcome in outcomes.values() for story in outcome.failures]
    print(as_json(args.seed, found, failures) if args.json else as_text(found, failures))
    if not whole:
        return 130
    return 0 if not failures and all(coverage.complete() for coverage in found.values()) else 1


def played(args: argparse.Namespace, batches: Batches[Found], found: dict[str, Found]) -> bool:
    """Play the batches, or go on from a checkpoint; False if it was interrupted.

    In either case what is done is in `found`, and in the file.
    """
    kept = checkpoint_of(args, batches)
    done, spent = 0, 0.0
    if kept is not None and kept.found:
        done, spent = kept.found["done"], kept.found["spent"]
        for name, one in kept.found["boxes"].items():
            found[name].restore(one)
    start = time.monotonic()
    seconds = None if args.hours is None else max(0.0, 3600 * args.hours - spent)
    by_steps = args.decisions is not None

    def count() -> int:
        return sum(one.steps if by_steps else one.rounds for one in found.values())

    meter = Meter(args.decisions or args.rounds or 0, "decisions" if by_steps else "rounds", count(), seconds)

    def save(insist: bool = False) -> None:
        if kept is not None and (insist or kept.due()):
            boxes = {name: one.data() for name, one in found.items()}
            kept.save({"done": done, "spent": spent + time.monotonic() - start, "boxes": boxes}, insist=True)

    try:
        with (
            lost_workers(),
            closing(carried_out(batches, range(done, batches.pieces), crew_of(args))) as parts,
        ):
            while not (
                (seconds is not None and time.monotonic() - start >= seconds)
                or (by_steps and count() >= args.decisions)
            ):
                part = next(parts, None)
                if part is None:
                    break
                found[part.box].add(part)
                done += 1
                save()
                meter.show(count())
    except KeyboardInterrupt:
        return False
    finally:
        meter.clear()
        save(insist=True)
    return True


def checkpoint_of(args: argparse.Namespace, batches: Batches[Found]) -> Checkpoint | None:
    """The checkpoint, if one was asked for."""
    if args.resume is None:
        return None
    setting = {
        "soak": "cards" if args.cards else "laws",
        "boxes": list(batches.boxes),
        "seats": [batches.seats[0], batches.seats[-1]],
        "seed": batches.seed,
        "rounds": batches.rounds,
        "pioche": __version__,
        "rules": RULES_VERSION,
    }
    try:
        return Checkpoint(args.resume, setting)
    except CheckpointError as error:
        raise BadInput(f"--resume: {error}") from None


def read_seats(text: str) -> range:
    """The numbers of seats in `4` or `2-10`."""
    read = re.fullmatch(r"(\d+)(?:-(\d+))?", text)
    if read:
        seats = range(int(read[1]), int(read[2] or read[1]) + 1)
        if seats and seats[0] in SEATS and seats[-1] in SEATS:
            return seats
    raise BadInput(f"--players {text}: a number from {SEATS[0]} to {SEATS[-1]}, or two as {SEATS[0]}-4")


def show_match(boxes: list[str], seats: range, seed: str) -> int:
    """Play one match and print it."""
    if len(boxes) != 1:
        raise BadInput("--match needs its --box")
    found = SoakResult(boxes[0])
    story = soak_match(box_named(boxes[0]), seats, seed, found)
    print(*(found.failures or story.log), sep="\n")
    return 1 if found.failures else 0


def tell_cards(args: argparse.Namespace, found: dict[str, CardsResult]) -> int:
    """Print whether every card was there after every action; the exit code."""
    losses = [loss for one in found.values() for loss in one.losses]
    if args.json:
        counts = {name: {what: getattr(one, what) for what in NUMBERS} for name, one in found.items()}
        print(json.dumps({"seed": args.seed, "boxes": counts, "losses": losses}, indent=2))
    else:
        print(line("", list(found)))
        for what in NUMBERS:
            print(line(what, [f"{getattr(one, what):,}" for one in found.values()]))
        rounds = sum(one.rounds for one in found.values())
        print(*losses, sep="\n", end="\n" if losses else "")
        print(f"{rounds:,} rounds, {len(losses)} of them lost or doubled a card.")
    return 1 if losses else 0


def as_json(seed: str, found: dict[str, Coverage], failures: list[str]) -> str:
    """All counts, by box and group, and what went wrong, as one object."""
    boxes = {
        name: {
            "rounds": coverage.result.rounds,
            "actions": coverage.result.actions,
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
    """The kinds of a group that can occur in some box, or did."""
    names: dict[str, None] = {}
    for coverage in found.values():
        names.update(dict.fromkeys(getattr(coverage.kinds, group)))
        names.update(dict.fromkeys(getattr(coverage.result, group)))
    return list(names)


def as_text(found: dict[str, Coverage], failures: list[str]) -> str:
    """A table with one column per box; `–` cannot occur, `0 !` should have."""
    lines = [line("", list(found))]
    for what in ("rounds", "actions"):
        lines.append(line(what, [f"{getattr(c.result, what):,}" for c in found.values()]))
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
    """A count as shown in the table."""
    if count is None:
        return "–"
    return f"{count:,}" if count else "0 !"
