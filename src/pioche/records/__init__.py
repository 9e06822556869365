"""Game records: write a match as a short text that people can read and write, and read it back.

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
