"""Questions by their names: the built-in ones, and one's own made of a few flags."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from pioche.study.question import Question, QuestionError
from pioche.study.questions.built_in import (
    balance,
    bluffing,
    calls,
    length,
    opening,
    rules,
    seats,
    sides,
    skill,
    switches,
)
from pioche.study.questions.flags import varied

OWN: Final = "own"  # the name of what is asked by flags
QUESTIONS: Final[dict[str, Callable[[], Question]]] = {
    "length": length,
    "seats": seats,
    "opening": opening,
    "rules": rules,
    "switches": switches,
    "bluffing": bluffing,
    "balance": balance,
    "sides": sides,
    "skill": skill,
    "calls": calls,
}


def question_named(name: str, flags: dict[str, Any]) -> Question:
    """A question by its name, or made of flags, or a QuestionError."""
    if name == OWN:
        return varied(**flags)
    if name not in QUESTIONS:
        raise QuestionError(f"there is no question {name!r}; there are {', '.join(QUESTIONS)}, or a file.py")
    return QUESTIONS[name]()
