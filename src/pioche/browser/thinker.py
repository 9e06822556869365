"""What is thought in workers of their own, so that no table stands still: search, hints and reviews."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final

import msgspec

from pioche.bots.loading import make_bot
from pioche.bots.search.search import USUAL, Budget, Search
from pioche.browser.elsewhere import COUNT, HINT, READY, REVIEW
from pioche.server.thinking.coach_answers import thought
from pioche.server.thinking.coach_tasks import Task
from pioche.server.thinking.counting import counted
from pioche.server.thinking.questions import Question, view_of
from pioche.sight.packing import pack_choice

# As many rollouts as a server's processor plays in its time, or as many as there is patience for.
BUDGETS: Final = {"search@25ms": Budget(2000, 0.4), "search": Budget(USUAL.rollouts, 1.5)}
SECONDS: Final = 2.5  # of a hint
_question: Final = msgspec.msgpack.Decoder(Question)
_count: Final = msgspec.msgpack.Decoder(tuple[str, int])
_task: Final = msgspec.msgpack.Decoder(Task)


def think(kind: str, body: bytes, progress: Callable[[int, int], None]) -> bytes:
    """The packed choice of a bot, empty where it has none, what the coach has found, or what was counted."""
    if kind == READY:
        return b""
    if kind == COUNT:
        return msgspec.msgpack.encode(counted(*_count.decode(body)))
    if kind in (HINT, REVIEW):
        return msgspec.msgpack.encode(thought(_task.decode(body), progress, SECONDS))
    question = _question.decode(body)
    bot = make_bot(question.bot, question.seed)
    if isinstance(bot, Search) and question.bot in BUDGETS:
        bot.config = replace(bot.config, budget=BUDGETS[question.bot])
    view = view_of(question)
    choice = bot.step_in(view) if question.unasked else bot.answer(view)
    return msgspec.msgpack.encode([] if choice is None else pack_choice(choice))
