"""A record that somebody brings in a file: by what it goes, and whether it comes out as it says."""

from __future__ import annotations

import hashlib
import re
from typing import Final

from pioche.engine.state import MAX_SEATS
from pioche.notation.toml_source import measured
from pioche.records.record import Record, RecordError
from pioche.records.record_reader import read
from pioche.records.replaying import replay
from pioche.server.table.plain import check_texts, readable
from pioche.server.table.refusing import Refuse
from pioche.shelf import SHELF

# More than the longest match needs; what has more takes others' time.
DEEPEST: Final = 6
VALUES: Final = 3000
MOVES: Final = 10_000
LONGEST_LINE: Final = 300
LONGEST_WHY: Final = 300
DIGITS: Final = re.compile("[0-9a-f]{0,64}")


def record_id(text: str) -> str:
    """By what such a record goes: the same one always by the same name."""
    return hashlib.sha256(text.encode()).hexdigest()[:32]


def check(text: str) -> None:
    """Play a stranger's record through; a Refuse says what is wrong with it."""
    try:
        deepest, values = measured(text)
        if deepest > DEEPEST or values > VALUES or text.count("\n") > VALUES + 2 * MOVES:
            raise Refuse("too_large_a_record")
        record = read(text)
        _check_size(record)
        if record.box not in SHELF:
            raise Refuse("missing_box", box=record.box[:40])
        check_texts(record.options)
        _check_fair(record)
        replay(record)
    except RecordError as error:
        raise Refuse("bad_record", why=_shown(str(error))) from None
    except Refuse:
        raise
    except Exception:  # in somebody else's file anything may go wrong
        raise Refuse("bad_file") from None


def _check_size(record: Record) -> None:
    """Refuse what would take long to play, or be shown to others."""
    long = any(len(move.text) > LONGEST_LINE for move in record.moves)
    if len(record.seats) > MAX_SEATS or len(record.moves) > MOVES or long:
        raise Refuse("too_large_a_record")
    if not all(map(readable, record.seats)):
        raise Refuse("bad_text", most=LONGEST_LINE)


def _check_fair(record: Record) -> None:
    """Refuse a shuffle that was none: of a match that is gone on with, everybody is shown the secret."""
    fair = record.fairness
    if fair is None:
        return
    if not all(map(DIGITS.fullmatch, [fair.secret, *fair.numbers, *fair.hashes])):
        raise Refuse("bad_record", why="[fair] has hexadecimal digits, at most 64 of each")
    if why := fair.why_not(record.seed, len(record.seats)):
        raise Refuse("bad_record", why=why)


def _shown(why: str) -> str:
    """A reason as far as anybody wants to read it; it may quote the file."""
    short = "".join(letter if letter.isprintable() else "\N{REPLACEMENT CHARACTER}" for letter in why)
    return short if len(short) <= LONGEST_WHY else f"{short[:LONGEST_WHY]}…"
