"""A process that thinks: it reads thoughts from its standard input, and returns choices.

It knows nothing of tables. It ends when its input does, for whatever reason the server is gone.
"""

from __future__ import annotations

import contextlib
import faulthandler
import os
from collections.abc import Iterator
from typing import Final

from pioche.bots.guard import Guard, Misstep
from pioche.bots.loading import BotError, make_bot
from pioche.server.thinking.frames import Reply, Say, Start, at_work
from pioche.server.thinking.questions import Question, view_of
from pioche.sight.packing import pack_choice

MODEST: Final = 15  # niceness of the process, where the system has no SCHED_IDLE
LAST_WORD: Final = 5.0  # seconds after its limit when a thought that cannot be interrupted ends the process


def think(guard: Guard, question: Question) -> Reply:
    """The bot's answer, or why there is none."""
    try:
        view = view_of(question)
        bot = make_bot(question.bot, question.seed)
        choice = guard.step_in(bot, view) if question.unasked else guard.answer(bot, view)
    except (Misstep, BotError) as fault:
        return Reply(None, f"{question.bot} {fault}")
    except Exception as error:  # a box from outside may fail in its own way here
        return Reply(None, f"{question.bot}: {type(error).__name__}: {error}")
    return Reply([] if choice is None else pack_choice(choice))


def work(start: Start, questions: Iterator[Question], say: Say) -> None:
    """Answer one question after another."""
    say(Reply([]))  # ready
    step_back()  # now, as nobody should wait for the start
    with Guard(start.limit) as guard:
        for question in questions:
            # If even the guard's alarm fails, this ends the process, also when the server is gone.
            faulthandler.dump_traceback_later(start.limit + LAST_WORD, exit=True)
            reply = think(guard, question)
            faulthandler.cancel_dump_traceback_later()
            say(reply)


def step_back() -> None:
    """Give way to processes that answer people: run only when a core would be idle."""
    if hasattr(os, "SCHED_IDLE"):
        with contextlib.suppress(OSError):  # not allowed everywhere
            os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))
            return
    if hasattr(os, "nice"):
        os.nice(MODEST)


if __name__ == "__main__":
    at_work(work, Question)
