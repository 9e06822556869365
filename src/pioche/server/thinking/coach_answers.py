"""The coach's answers to its tasks, wherever it runs: based on views and finished games alone."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Final

import msgspec

from pioche.coach.data import review_data
from pioche.coach.hints import SECONDS, hint
from pioche.coach.reviewing import Unfinished, review
from pioche.coach.trials import Unknown
from pioche.coach.words import answer_words, reason_words, words_in
from pioche.records import RecordError, read
from pioche.server.thinking.coach_tasks import Found, Task
from pioche.server.thinking.questions import rules_of
from pioche.shelf import BoxError
from pioche.sight.choices import choice_data
from pioche.sight.packing import unpack

SHOWN: Final = 5  # answers in a hint


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
