"""`pioche verify`: check that the shuffle of a record was fair and that its game is the one played."""

from __future__ import annotations

import argparse

from pioche.commands.arguments import Arguments, BadInput
from pioche.commands.files import load_record, naming_record
from pioche.records import RecordError, replay
from pioche.shelf import box_named


def add(parser: Arguments) -> None:
    """Declare the command's arguments."""
    parser.description = (
        "Check that the seed of a record comes from the server's secret, which was published as a hash "
        "before the deal, and from the players' numbers; then play the whole record again."
    )
    parser.add_argument("record", metavar="RECORD", help="a record downloaded from a table")
    parser.add_argument("--hash", metavar="HEX", help="the hash that was shown before the deal")
    parser.box_file()


def run(args: argparse.Namespace) -> int:
    """Check, and print what was found; return 1 if something does not match."""
    with naming_record(args.record):
        record = load_record(args.record)
    fairness = record.fairness
    if fairness is None:
        raise BadInput(f"{args.record} does not tell where its seed comes from ([fair] is missing)")
    if args.hash is not None and args.hash.strip().lower() != fairness.hash:
        print("not fair: the record's hash is not the one that was shown before the deal")
        return 1
    if reason := fairness.why_not(record.seed):
        print(f"not fair: {reason}")
        return 1
    box_named(record.box)  # a missing box proves nothing against the game
    try:
        match = replay(record)
    except RecordError as error:
        print(f"not the game that was played: {error}")
        return 1
    given = f"{sum(bool(number) for number in fairness.numbers)} of {len(match.names)} seats"
    print(f"fair: the hash {fairness.hash[:16]}… bound the server, and {given} added a number")
    print(f"the same: {len(match.log)} moves played again, with the same result")
    if args.hash is None:
        print("compare the hash with the one your page showed before the deal, or give it with --hash")
    return 0
