"""Game records: a match as a small text that a person can read and write, and the way back.

>>> from pioche.match import Match
>>> text = write(Match("classic", 2, seed="tea"))
>>> replay(read(text)).decision
'turn'
"""

from pioche.records.real_cards import Deal, DealError, RealMatch
from pioche.records.record import Move, Record, RecordError, Result
from pioche.records.record_reader import read
from pioche.records.record_writer import write
from pioche.records.replaying import replay, start, step

__all__ = [
    "Deal",
    "DealError",
    "Move",
    "RealMatch",
    "Record",
    "RecordError",
    "Result",
    "read",
    "replay",
    "start",
    "step",
    "write",
]
