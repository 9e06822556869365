"""A lesson is data: scenes with cards laid out by hand, what each step says, and what to do then.

The texts are in the catalogues as `lesson-BOX-WORD`. A scene is the `given` part of a scenario; in a step
without one the game goes on. The learner has the first seat, and the others do what is written.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any, Final

from pioche.engine.game import apply
from pioche.notation.moves import parse_action
from pioche.scenarios.building import Table, lay_table
from pioche.scenarios.scenario_reader import read_text
from pioche.shelf import SHELF

FOLDER: Final = Path(__file__).parent
PLAYER: Final = 0  # the learner's seat
KEYS: Final = {"say", "scene", "do", "then"}


class LessonError(ValueError):
    """A lesson that cannot be given; says in which step, and why."""


class Otherwise(Exception):
    """An answer that the rules allow, but that this step is not about."""


@dataclass(frozen=True)
class Step:
    """One step: what it says, which answers are right, and what the others do then."""

    say: str
    scene: str
    do: tuple[str, ...]
    then: tuple[str, ...]


@dataclass(frozen=True)
class Lesson:
    """The steps of a box's first game."""

    box: str
    seats: list[str]
    options: str
    steps: list[Step]

    def at(self, number: int) -> Table:
        """The game at the start of a step."""
        first = max(k for k in range(number + 1) if self.steps[k].scene)
        scenario = read_text(self._scenario(first))
        table = lay_table(scenario)
        for done in scenario.steps:
            apply(table.state, parse_action(table.state, done.text, table.names))
        for step in self.steps[first:number]:
            for line in (*step.do[:1], *step.then):
                apply(table.state, parse_action(table.state, line, table.names))
        return table

    def answered(self, number: int, action: int) -> Table:
        """The game after an answer to a step and what the others do then; a Refusal if the answer is wrong.

        A step that only says something takes -1.
        """
        table, step = self.at(number), self.steps[number]
        if step.do:
            tried = table.state.copy()
            apply(tried, action)  # refuses what the rules forbid, with their reasons
            if action not in [int(parse_action(table.state, line, table.names)) for line in step.do]:
                raise Otherwise
            apply(table.state, action)
        for line in step.then:
            apply(table.state, parse_action(table.state, line, table.names))
        return table

    def _scenario(self, number: int) -> str:
        step = self.steps[number]
        lines = [f'box = "{self.box}"', f"seats = {self.seats!r}".replace("'", '"')]
        lines += [f"options = {self.options}"] if self.options else []
        return "\n".join([*lines, "[given]", step.scene.strip(), "[expect]", 'direction = "left"'])


def read(text: str) -> Lesson:
    """Read a lesson from TOML; a LessonError names the step and what is wrong with it."""
    try:
        values = tomllib.loads(text)
        steps = [_step(k, one) for k, one in enumerate(values["step"], 1)]
        lesson = Lesson(values["box"], list(values["seats"]), values.get("options", ""), steps)
    except (tomllib.TOMLDecodeError, KeyError, TypeError) as error:
        raise LessonError(f"a lesson cannot be read: {error}") from None
    if not steps or not steps[0].scene:
        raise LessonError("the first step of a lesson lays out the cards")
    for k, (step, after) in enumerate(pairwise(steps), 1):
        if len(step.do) > 1 and not after.scene:
            raise LessonError(f"step {k}: after a choice of answers a new scene has to begin")
    return lesson


def _step(number: int, values: dict[str, Any]) -> Step:
    if unknown := sorted(set(values) - KEYS):
        raise LessonError(f"step {number}: a step has no {', '.join(unknown)}")
    do, then = (tuple(values.get(key, ())) for key in ("do", "then"))
    return Step(values["say"], values.get("scene", ""), do, then)


@cache
def _ours(box: str) -> Lesson | None:
    file = FOLDER / f"{box}.toml"
    return read(file.read_text(encoding="utf-8")) if file.exists() else None


def lesson_of(box: str) -> Lesson | None:
    """The lesson of a box, ours or that of a box from outside; None if there is none."""
    outsider = SHELF.outsider(box)
    if outsider is None:
        return _ours(box)
    return read(outsider.lesson) if outsider.lesson else None


def has_lesson(box: str) -> bool:
    """Whether there is a lesson for a box."""
    try:
        return lesson_of(box) is not None
    except LessonError:
        return False
