"""A lesson at a table: what a step shows and says, and what becomes of an answer.

Nothing is kept: a step and an answer are all there is to know, so a lesson can be left and gone on with at
any time.
"""

from __future__ import annotations

import msgspec

from pioche.engine.actions import VERBS, Answers
from pioche.engine.refusals import Refusal
from pioche.lessons.lesson import PLAYER, Lesson, LessonError, Otherwise, lesson_of
from pioche.scenarios.building import Table
from pioche.server.table.answers import action_meant
from pioche.server.table.refusing import Refuse
from pioche.server.table.run import told
from pioche.server.wire import messages as wire
from pioche.sight.snapshot import Snapshot
from pioche.texts.explanations import explain
from pioche.texts.prompts import question
from pioche.texts.words import Words


def lesson_for(box: str) -> Lesson:
    """The lesson of a box, or a refusal; one that a box from outside has written badly is none."""
    try:
        lesson = lesson_of(box)
    except LessonError:
        lesson = None
    if lesson is None:
        raise Refuse("no_lesson")
    return lesson


def step_told(words: Words, lesson: Lesson, number: int, name: str) -> wire.LessonTold:
    """A step as it begins."""
    _check(lesson, number)
    return _told(words, lesson, number, lesson.at(number), name)


def answer_told(
    words: Words, lesson: Lesson, number: int, answer: wire.Answer | None, name: str
) -> wire.LessonTold:
    """What becomes of an answer: the game after it, or why it was not the one."""
    _check(lesson, number)
    before = lesson.at(number)
    names, action = _names(lesson, name), -1
    try:
        if answer is not None:
            if answer.verb not in VERBS:
                raise Refuse("unreadable")
            action = action_meant(before.state, PLAYER, answer)
        after = lesson.answered(number, action)
    except Otherwise:
        said = words.of(lesson.box).say("lesson-otherwise")
        return _told(words, lesson, number, before, name, wrong=said)
    except Refusal as refused:
        said = explain(words.of(lesson.box), before.state, names, PLAYER, refused, action)
        return _told(words, lesson, number, before, name, wrong=said)
    return _told(words, lesson, number, after, name, heard=len(before.state.events or []))


def _check(lesson: Lesson, number: int) -> None:
    if not 0 <= number < len(lesson.steps):
        raise Refuse("no_lesson")


def _names(lesson: Lesson, name: str) -> list[str]:
    return [name, *lesson.seats[1:]]


def _told(
    words: Words,
    lesson: Lesson,
    number: int,
    table: Table,
    name: str,
    wrong: str = "",
    heard: int | None = None,
) -> wire.LessonTold:
    """The game as the player sees it; `heard` tells from where on something has happened."""
    s, names = table.state, _names(lesson, name)
    step = lesson.steps[number]
    own = words.of(lesson.box)
    asked = s.asked == PLAYER
    events = [] if heard is None else told(own, s, PLAYER, heard, {})
    return wire.LessonTold(
        box=lesson.box,
        step=number,
        steps=len(lesson.steps),
        say=step.say,
        reads=not step.do,
        right=heard is not None,
        wrong=wrong,
        names=names,
        prompt=question(own, s, names) if asked else "",
        events=msgspec.convert(events, list[wire.Event]),
        game=msgspec.convert(Snapshot(s).of(PLAYER, Answers()), wire.Game),
    )
