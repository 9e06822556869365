"""`pioche verify`: check that the shuffle of a record was fair and that its game is the one played."""

from __future__ import annotations

import argparse
from collections.abc import Sequence

from pioche.commands.arguments import Arguments, BadInput
from pioche.commands.files import load_record, naming_record
from pioche.match import Match
from pioche.records import RecordError, replay
from pioche.records.fairness import Fairness
from pioche.shelf import box_named


def add(parser: Arguments) -> None:
    """Declare the command's arguments."""
    parser.description = (
        "Check that the seed of a record comes from the server's secret and the players' numbers, and that "
        "these are the ones whose hashes were published first; then play the whole record again, and say "
        "what that proves and what it does not."
    )
    parser.add_argument("record", metavar="RECORD", help="a record downloaded from a table")
    parser.add_argument(
        "--hash", metavar="HEX", help="the seal that the page shows, or the hash shown before the deal"
    )
    parser.box_file()


def run(args: argparse.Namespace) -> int:
    """Check, and print what was found; return 1 if something does not match."""
    with naming_record(args.record):
        record = load_record(args.record)
    fairness = record.fairness
    if fairness is None:
        raise BadInput(f"{args.record} does not tell where its seed comes from ([fair] is missing)")
    if reason := fairness.why_not(record.seed, len(record.seats)):
        print(f"not fair: {reason}")
        return 1
    shown, seal = (args.hash or "").strip().lower(), fairness.seal()
    if args.hash is not None and shown not in (fairness.hash, seal or fairness.hash):
        print("not fair: the record's hash is not the one that was shown before the deal")
        return 1
    box_named(record.box)  # a missing box proves nothing against the game
    try:
        match = replay(record)
    except RecordError as error:
        print(f"not the game that was played: {error}")
        return 1
    given = _counted(fairness.numbers, match)
    print(f"fair: the hash {fairness.hash[:16]}… bound the server, and {given} added a number")
    for line in _bound(fairness, match):
        print(line)
    print(f"the same: {len(match.log)} moves played again, with the same result")
    if not shown:
        what = f"seal {seal}" if seal else "hash"
        print(f"compare the {what} with the one your page showed before the deal, or give it with --hash")
    elif seal and shown == fairness.hash:
        print("not compared: the seal, which binds the players' numbers too; give it with --hash")
    return 0


def _counted(given: Sequence[str], match: Match) -> str:
    return f"{sum(map(bool, given))} of {len(match.names)} seats"


def _bound(fairness: Fairness, match: Match) -> list[str]:
    """What is known of the numbers, and what no record can prove."""
    lines = []
    if fairness.hashes:
        lines.append(
            f"bound first: {_counted(fairness.hashes, match)}, by hashes from before any of these numbers"
        )
    if openly := ", ".join(match.names[seat] for seat in fairness.openly()):
        lines.append(
            f"not bound: whoever ran the server knew the number of {openly} before the shuffle was fixed"
        )
    if withheld := ", ".join(match.names[seat] for seat in fairness.withheld):
        lines.append(f"begun anew: {withheld} gave a hash and kept the number back")
    if not fairness.hashes:
        lines.append(
            "not proved: that whoever ran the server had no seat, and did not choose its number last"
        )
    lines.append("not proved: that no match was broken off before this one because of its cards")
    return lines
