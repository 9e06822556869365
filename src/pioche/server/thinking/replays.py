"""A finished match for display, every step as one viewer saw it or with all hands open; a case likewise."""

from __future__ import annotations

from typing import Any, Final

from pioche.engine.actions import Answers
from pioche.engine.state import State
from pioche.lessons.cases.case import Played, shown
from pioche.records.record_reader import read
from pioche.records.replaying import move_action, start, step
from pioche.server.table.refusing import Refuse
from pioche.server.table.run import told
from pioche.shelf import SHELF
from pioche.sight.move_lines import move_line
from pioche.sight.seen import OPEN, SPECTATOR
from pioche.sight.snapshot import Snapshot
from pioche.texts.choices import choice
from pioche.texts.naming import Names
from pioche.texts.words import Words

OPEN_VIEWER: Final = "open"
PAGE: Final = 100  # steps in one reply


def replayed(words: Words, id: str, text: str, viewer: str, first: int = 0) -> dict[str, Any]:
    """A Replay from a step on, as plain data; a Refuse, a RecordError or a ValueError if there is none."""
    record = read(text)
    if record.box not in SHELF:
        raise Refuse("missing_box", box=record.box)
    match = start(record)
    seats = len(match.names)
    who = SPECTATOR if viewer in (OPEN_VIEWER, "spectator") else int(viewer)
    if not SPECTATOR <= who < seats or not 0 <= first <= len(record.moves):
        raise ValueError(viewer)
    everything = viewer == OPEN_VIEWER
    frames = [] if first else [_frame(words, "", match.state, who, everything, 0)]
    for number, move in enumerate(record.moves[: first + PAGE - 1], 1):
        heard = len(match.events)
        if number < first:
            step(record, match, move)
            continue
        line = move_line(match.state, move_action(match, move), match.names, OPEN if everything else who)
        step(record, match, move)
        frames.append(_frame(words, line, match.state, who, everything, heard))
    return _replay(id, match.state, match.names, who, first, 1 + len(record.moves), frames)


def case_told(words: Words, box: str, ruling: str) -> dict[str, Any]:
    """The case of a ruling as a Replay with all hands open, and our choice; a Refuse if there is none."""
    if ruling not in shown(box):
        raise Refuse("no_case")
    played = Played(box, ruling)
    s, names = played.table.state, played.table.names
    own = words.of(box)
    frames = [_frame(own, "", s, SPECTATOR, True, 0)]
    for line in played.lines:
        heard = len(s.events or [])
        text = move_line(s, played.action(line), names, OPEN)
        played.play(line)
        frames.append(_frame(own, text, s, SPECTATOR, True, heard))
    title, said = choice(Names(own, s.rules), ruling)
    replay = _replay("", s, names, SPECTATOR, 0, len(frames), frames)
    return {**replay, "ruling": ruling, "title": title, "said": said}


def _replay(
    id: str, s: State, names: list[str], who: int, first: int, total: int, frames: list[dict[str, Any]]
) -> dict[str, Any]:
    teams = s.rules.teams
    return {
        "record": id,
        "box": s.rules.box.name,
        "names": names,
        "options": dict(s.rules.options.chosen),
        "partners": [-1 if teams is None else int(teams.partner(seat)) for seat in range(len(names))],
        "viewer": who,
        "first": first,
        "total": total,
        "frames": frames,
    }


def _frame(words: Words, line: str, s: State, who: int, everything: bool, heard: int) -> dict[str, Any]:
    """One step; an open one combines what each seat sees of its own hand."""
    snapshot = Snapshot(s)
    game = snapshot.of(who, Answers())
    if everything:
        game["hands"] = snapshot.own_hands()
    return {"line": line, "events": told(words, s, who, heard, {}), "game": game}
