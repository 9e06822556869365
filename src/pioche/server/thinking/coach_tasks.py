"""What the coach is asked and what it answers, for whoever asks; coach_answers.py finds the answers."""

from __future__ import annotations

from typing import Any

import msgspec

from pioche.coach import GAMES
from pioche.engine.actions import ROUND_OVER
from pioche.server.table.minds import thought_of
from pioche.server.table.refusing import Refuse
from pioche.server.table.table import PLAYING, Table


class Task(msgspec.Struct, frozen=True, array_like=True):
    """A task for the coach: a hint about a packed view, or a review of one round of a record."""

    lang: str = "en"
    names: list[str] = []
    box: str = ""
    seats: int = 0
    options: dict[str, Any] = {}
    view: list[Any] = []
    history: list[Any] = []
    record: str = ""
    round: int = 0
    games: int = GAMES


class Found(msgspec.Struct, frozen=True, array_like=True):
    """The coach's reply: its progress, and finally the answer as JSON, or why there is none."""

    done: int = 0
    of: int = 0
    data: bytes = b""
    reason: str = ""


def may_ask(table: Table) -> bool:
    """Whether hints are allowed here: always against bots; with several people the host decides."""
    return table.terms.hints or len(table.humans()) < 2


def hint_task(table: Table, person: str, lang: str) -> tuple[int, Task]:
    """The seat that asks for a hint, and the coach's task; otherwise a Refuse."""
    run = table.run
    seat = table.seat_of(person) if person else -1
    if seat < 0:
        raise Refuse("not_seated")
    if run is None or table.phase != PLAYING or run.state.phase >= ROUND_OVER or run.state.asked != seat:
        raise Refuse("no_hint")
    if not may_ask(table):
        raise Refuse("hints_off")
    thought = thought_of(run.view(seat), run, "", False)
    history = [msgspec.msgpack.decode(event) for event in thought.history]
    names = [chair.name for chair in table.chairs]
    return seat, Task(lang, names, thought.box, thought.seats, thought.options, thought.view, history)
