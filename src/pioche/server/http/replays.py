"""A finished match shown again: every step as one viewer saw it, or with all hands open."""

from __future__ import annotations

from typing import Any, Final

from pioche.engine.actions import Answers
from pioche.match import Match
from pioche.records.record_reader import read
from pioche.records.replaying import start, step
from pioche.server.table.refusing import Refuse
from pioche.server.table.run import told
from pioche.shelf import SHELF
from pioche.sight.snapshot import Pictures
from pioche.sight.view import SPECTATOR
from pioche.texts.words import Words

OPEN: Final = "open"


def replayed(words: Words, id: str, text: str, viewer: str) -> dict[str, Any]:
    """A Replay as plain data; a Refuse, a RecordError or a ValueError if there is none."""
    record = read(text)
    if record.box not in SHELF:
        raise Refuse("missing_box", box=record.box)
    match = start(record)
    seats = len(match.names)
    who = SPECTATOR if viewer in (OPEN, "spectator") else int(viewer)
    if not SPECTATOR <= who < seats:
        raise ValueError(viewer)
    frames = [_frame(words, "", match, who, viewer == OPEN, 0)]
    for move in record.moves:
        heard = len(match.events)
        step(record, match, move)
        frames.append(_frame(words, match.log[-1], match, who, viewer == OPEN, heard))
    return {"record": id, "box": record.box, "names": match.names, "viewer": who, "frames": frames}


def _frame(words: Words, line: str, match: Match, who: int, everything: bool, heard: int) -> dict[str, Any]:
    """One step; an open one puts together what each seat sees of its own hand."""
    pictures = Pictures(match.state)
    game = pictures.of(who, Answers())
    if everything:
        game["hands"] = [pictures.hands(seat)[seat] for seat in range(len(match.names))]
    return {"line": line, "events": told(words, match.state, who, heard, {}), "game": game}
