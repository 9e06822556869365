"""A finished match shown again: every step as one viewer saw it, or with all hands open."""

from __future__ import annotations

from typing import Any, Final

from pioche.engine.history import History
from pioche.engine.seen import seen_data
from pioche.engine.view import SPECTATOR, view
from pioche.match import Match
from pioche.records.reading import read
from pioche.records.replaying import start, step
from pioche.texts.sentences import seen_key

OPEN: Final = "open"


def replayed(id: str, text: str, viewer: str) -> dict[str, Any]:
    """A Replay as plain data; a RecordError or a ValueError if there is none."""
    record = read(text)
    match = start(record)
    seats = len(match.names)
    who = SPECTATOR if viewer in (OPEN, "spectator") else int(viewer)
    if not SPECTATOR <= who < seats:
        raise ValueError(viewer)
    eyes = {k: History(match.rules, k) for k in ([who, *range(seats)] if viewer == OPEN else [who])}
    frames = [_frame("", match, eyes, who, 0)]
    for move in record.moves:
        told = len(match.events)
        step(record, match, move)
        frames.append(_frame(match.log[-1], match, eyes, who, told))
    return {"record": id, "box": record.box, "names": match.names, "viewer": who, "frames": frames}


def _frame(line: str, match: Match, eyes: dict[int, History], who: int, told: int) -> dict[str, Any]:
    """One step; an open one puts together what each seat sees of its own hand."""
    game = view(match.state, who, eyes[who]).picture()
    if len(eyes) > 1:
        own = [view(match.state, seat, eyes[seat]) for seat in range(len(match.names))]
        game["hands"] = [seen.picture()["hands"][seat] for seat, seen in enumerate(own)]  # type: ignore[index]
    history = eyes[who]
    events = []
    for seen in history.seen[told:]:
        data = seen_data(history.rules, seen)
        data["text"] = seen_key(seen, int(match.rules.trays))
        events.append(data)
    return {"line": line, "events": events, "game": game}
