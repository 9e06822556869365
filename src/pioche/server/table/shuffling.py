"""A shuffle that nobody chooses: hashes first, then the numbers, and what if a number does not come (R126).

Each function gives the entries that follow, and the match if they end with its deal.
"""

from __future__ import annotations

import secrets

from pioche.records.fairness import commitment, match_seed
from pioche.server.table import entries as log
from pioche.server.table.dealing import dealt
from pioche.server.table.options import checked_options
from pioche.server.table.refusing import Refuse
from pioche.server.table.run import Run
from pioche.server.table.seating import between_matches
from pioche.server.table.table import SHUFFLING, VACANT, Table

Step = tuple[list[log.AnyEntry], Run | None]


def start(table: Table, anyway: bool = False) -> Step:
    """The server chooses its secret, and publishes the hash of it before anybody else has said anything.

    What is proposed and not agreed on is not lost in silence: the host has to say so.
    """
    between_matches(table)
    seats = sum(chair.kind != VACANT for chair in table.chairs)
    if seats < 2:
        raise Refuse("too_few_players")
    if (table.undecided() or table.motion is not None) and not anyway:
        raise Refuse("proposal_open")
    checked_options(table.box, seats, table.agreed_options())
    return [log.Shuffled(secrets.token_hex(32), table.undecided())], None


def hashed(table: Table, seat: int, hash: str, present: set[int]) -> Step:
    """A person's hash; the last one that is awaited leads to the numbers."""
    if table.phase != SHUFFLING or table.sealed or seat in table.hashes or seat in table.numbers:
        raise Refuse("no_number_wanted")
    return _given(table, log.Committed(seat, hash), present)


def number(table: Table, seat: int, given: str, present: set[int]) -> Step:
    """A person's number, which has to fit the hash; the last one that is awaited leads to the deal.

    Without a hash it comes from an older page, and only as long as no other number has been asked for.
    """
    hash = table.hashes.get(seat, "")
    if table.phase != SHUFFLING or seat in table.numbers or bool(hash) != table.sealed:
        raise Refuse("no_number_wanted")
    if hash and commitment(given) != hash:
        raise Refuse("other_number")
    return _given(table, log.NumberGiven(seat, given), present)


def _given(table: Table, entry: log.Committed | log.NumberGiven, present: set[int]) -> Step:
    """What somebody gave, and what follows if nobody else is awaited."""
    awaited = set(table.hashes) if table.sealed else present.intersection(table.humans()) - set(table.hashes)
    if awaited - set(table.numbers) - {entry.seat}:
        return [entry], None
    if not table.sealed and (table.hashes or isinstance(entry, log.Committed)):
        return [entry, log.Sealed()], None
    numbers = {**table.numbers, entry.seat: entry.number} if isinstance(entry, log.NumberGiven) else {}
    entries, run = deal(table, numbers)
    return [entry, *entries], run


def waited(table: Table) -> Step:
    """Nobody waits any longer: whoever gave nothing is left out.

    Whoever gave a hash and not its number may have seen what comes of it, so none of those numbers is used
    (R126). Where nobody else sits, they have only themselves to play with, and keep their seats.
    """
    if not table.hashes:
        return deal(table, table.numbers)
    if not table.sealed:
        return [log.Sealed()], None
    silent = sorted(table.hashes.keys() - table.numbers.keys())
    return [log.Withheld(silent, alone=not set(table.humans()).difference(silent))], None


def deal(table: Table, numbers: dict[int, str]) -> Step:
    """The match begins with whatever numbers have come."""
    seed = match_seed(table.secret, [numbers.get(seat, "") for seat in range(len(table.chairs))])
    options = table.agreed_options()
    return [log.Dealt(seed, options)], dealt(table.box, len(table.chairs), options, seed)
