"""Where a question comes from: its name, flags, or a file."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Any, Final

from pioche.study.questions.built_in import QUESTIONS
from pioche.study.questions.flags import varied
from pioche.study.questions.question import Question, QuestionError

OWN: Final = "own"  # the name of what is asked by flags


@dataclass(frozen=True)
class Source:
    """Where a question comes from, so that any process can make it: its name, a file's text, or flags."""

    name: str
    text: str = ""  # of a Python file that has a `question`
    flags: Mapping[str, Any] = field(default_factory=dict)
    deals: int | None = None

    def question(self) -> Question:
        """The question itself, or a QuestionError."""
        text = self.text
        found = _from_text(self.name, text) if text else _named(self.name, self.flags)
        if self.deals is not None:
            found = replace(found, deals=self.deals)
        found.check()
        return found


def _from_text(name: str, text: str) -> Question:
    space: dict[str, Any] = {"__name__": "question", "__file__": name}
    try:
        exec(compile(text, name, "exec"), space)
        found = space["question"]
        found = found() if callable(found) else found
    except KeyError:
        raise QuestionError(f"{name} has no `question`") from None
    except Exception as error:
        raise QuestionError(f"{name} cannot be used: {type(error).__name__}: {error}") from None
    if not isinstance(found, Question):
        raise QuestionError(f"{name}: `question` is no Question")
    about = str(space.get("__doc__") or "").strip().partition("\n")[0]
    return found if found.title else replace(found, title=about)


def _named(name: str, flags: Mapping[str, Any]) -> Question:
    """A question by its name, or made of flags."""
    if name == OWN:
        return varied(**flags)
    if name not in QUESTIONS:
        raise QuestionError(f"there is no question {name!r}; there are {', '.join(QUESTIONS)}, or a file.py")
    return QUESTIONS[name]()


def source_of(name: str, flags: Mapping[str, Any], deals: int | None) -> Source:
    """Where a question comes from: a file if it is the name of one."""
    if name.endswith(".py"):
        try:
            return Source(name, Path(name).read_text(encoding="utf-8"), deals=deals)
        except (OSError, UnicodeDecodeError) as error:
            raise QuestionError(f"{name} cannot be read: {error}") from None
    return Source(name, flags=flags, deals=deals)
