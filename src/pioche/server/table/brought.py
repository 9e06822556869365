"""A record that somebody brings in a file: by what it goes, and whether it comes out as it says."""

from __future__ import annotations

import hashlib

from pioche.records.record import RecordError
from pioche.records.record_reader import read
from pioche.records.replaying import replay
from pioche.server.table.refusing import Refuse
from pioche.shelf import SHELF


def record_id(text: str) -> str:
    """By what such a record goes: the same one always by the same name."""
    return hashlib.sha256(text.encode()).hexdigest()[:32]


def check(text: str) -> None:
    """Play a stranger's record through; a Refuse says what is wrong with it."""
    try:
        record = read(text)
        if record.box not in SHELF:
            raise Refuse("missing_box", box=record.box)
        replay(record)
    except RecordError as error:
        raise Refuse("bad_record", why=str(error)) from None
    except Refuse:
        raise
    except Exception:  # in somebody else's file anything may go wrong
        raise Refuse("bad_file") from None
