"""Trying a finished match again from one of its moments: the log of a new table, with bots beside one.

How long that takes is up to whoever asks, so it is no work for the process that plays tables.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from msgspec import Struct

from pioche.engine.actions import HOST_TAKE, MATCH_OVER, NEXT, count_of, seat_of, target_of, verb_of
from pioche.records.fairness import Fairness
from pioche.records.record import Record, RecordError
from pioche.records.record_reader import read
from pioche.records.replaying import move_action, start, step
from pioche.server.table import entries as log
from pioche.server.table.answers import answer_chosen
from pioche.server.table.refusing import Refuse
from pioche.server.table.runtime import StoredSnapshot
from pioche.server.table.snapshots import digest, taken
from pioche.server.table.table import Table
from pioche.shelf import SHELF
from pioche.sight.choices import choice_of

LEVEL: Final = "medium"
LONGEST: Final = 3000  # moves after which a match can be gone on with: ten times a long one


class Try(Struct, frozen=True, array_like=True, tag="try"):
    """What is wanted: a table at which the match of a record goes on after some moves."""

    text: str  # of the record
    moves: int
    seat: int  # of the person
    player: str
    lang: str
    now: int  # milliseconds since 1970
    id: str = ""  # of the table
    code: str = ""


class Laid(Struct, frozen=True, array_like=True):
    """What there is to write down of such a table: its log, and a snapshot of where that ends."""

    entries: list[log.AnyEntry]
    snapshot: StoredSnapshot

    def rows(self, now: int) -> list[log.Row]:
        """The log; all of it happens at once."""
        return [log.Row(k, now, 0, "", entry) for k, entry in enumerate(self.entries, 1)]


def laid(wanted: Try) -> Laid:
    """The table that is wanted; a Refuse where there is none."""
    if wanted.moves > LONGEST:
        raise Refuse("too_far", most=LONGEST)
    table, row = Table(wanted.id), None
    entries: list[log.AnyEntry] = []
    try:
        record = read(wanted.text)
        if record.box not in SHELF:
            raise Refuse("missing_box", box=record.box)
        for entry in tried(record, wanted.moves, wanted.seat, wanted.code, wanted.player, wanted.lang):
            entries.append(entry)
            row = log.Row(len(entries), wanted.now, 0, "", entry)
            table.evolve(row)
    except (ValueError, RecordError):
        raise Refuse("no_record") from None
    assert row is not None  # a table is opened in any case
    return Laid(entries, StoredSnapshot(row.version, digest(row), taken(table)))


def shuffled(fairness: Fairness) -> Iterator[log.AnyEntry]:
    """The entries that bring the same hashes and numbers."""
    given = [log.NumberGiven(seat, number) for seat, number in enumerate(fairness.numbers) if number]
    openly = fairness.openly()
    yield from (one for one in given if one.seat in openly)
    if fairness.hashes:
        yield from (log.Committed(seat, hash) for seat, hash in enumerate(fairness.hashes) if hash)
        yield log.Sealed()
    yield from (one for one in given if one.seat not in openly)


def tried(record: Record, moves: int, seat: int, code: str, player: str, lang: str) -> Iterator[log.AnyEntry]:
    """The entries of such a table; a Refuse where the match cannot be gone on with from there."""
    if record.seed is None or not 0 <= seat < len(record.seats) or not 0 <= moves <= len(record.moves):
        raise Refuse("no_record")
    options = dict(record.options)
    yield log.Opened(code, record.box, len(record.seats), options, again=True)
    yield log.Joined(seat, player, record.seats[seat], lang)
    for other, name in enumerate(record.seats):
        if other != seat:
            yield log.BotSat(other, name, LEVEL)
    fairness = record.fairness
    yield log.Shuffled("" if fairness is None else fairness.secret)
    if fairness is not None:
        yield from shuffled(fairness)
    yield log.Dealt(record.seed, options)
    match = start(record)
    for move in record.moves[:moves]:
        a = move_action(match, move)
        if verb_of(a) == HOST_TAKE:
            yield log.Gave(int(target_of(a)), int(count_of(a)))
        else:
            who = 0 if verb_of(a) == NEXT else int(seat_of(a))
            said = answer_chosen(match.state, choice_of(match.state, a))
            yield log.acted(who, said, "player" if who == seat else "bot")
        step(record, match, move)
    if match.state.phase == MATCH_OVER:
        raise Refuse("no_record")
