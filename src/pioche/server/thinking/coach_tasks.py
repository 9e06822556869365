"""The coach's tasks and answers, wherever it runs: based on views and finished games alone."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Any, Final

import msgspec

from pioche.coach.data import review_data
from pioche.coach.hints import SECONDS, hint
from pioche.coach.reviewing import GAMES, Unfinished, review
from pioche.coach.trials import Unknown
from pioche.coach.words import answer_words, reason_words, words_in
from pioche.engine.actions import ROUND_OVER
from pioche.records import RecordError, read
from pioche.server.table.minds import thought_of
from pioche.server.table.refusing import Refuse
from pioche.server.table.table import PLAYING, Table
from pioche.server.thinking.questions import rules_of
from pioche.shelf import BoxError
from pioche.sight.choices import choice_data
from pioche.sight.packing import unpack

SHOWN: Final = 5  # answers in a hint


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


def advised(task: Task, seconds: float = SECONDS) -> Found:
    """A hint in the language of the player who asks."""
    rules = rules_of(task.box, task.seats, msgspec.msgpack.encode(task.options))
    view = unpack(rules, task.view, task.history)
    found = hint(view, seconds=seconds)
    words = words_in(task.lang).of(task.box)
    answers = [
        {
            "text": answer_words(words, view, advice.choice, task.names),
            "answer": choice_data(rules, view.side, advice.choice),
            "chance": advice.chance.data(),
        }
        for advice in found.shown(SHOWN)
    ]
    why = reason_words(words, view, found.reason, task.names)
    told = {"answers": answers, "reason": why, "clear": found.clear, "games": found.games}
    return Found(data=msgspec.json.encode(told))


def reviewed(task: Task, progress: Callable[[int, int], None]) -> Found:
    """A review of one round; calls `progress` along the way."""
    found = review(read(task.record), task.games, task.round, progress)
    if not found.rounds:
        return Found(reason="no_record")
    return Found(data=msgspec.json.encode(review_data(found)))


def thought(task: Task, progress: Callable[[int, int], None], seconds: float = SECONDS) -> Found:
    """The answer to a task, or the reason why there is none."""
    try:
        return reviewed(task, progress) if task.record else advised(task, seconds)
    except Unknown:
        return Found(reason="no_figures")
    except Unfinished:
        return Found(reason="unfinished")
    except (RecordError, BoxError):
        return Found(reason="no_record")
    except Exception as error:  # a box from outside may fail in its own way here
        print(f"the coach stumbled: {type(error).__name__}: {error}", file=sys.stderr)
        return Found(reason="no_figures")
