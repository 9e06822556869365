"""Lessons: each is played through with the engine, and everything it says stands in the catalogues."""

from __future__ import annotations

from pathlib import Path

import pytest

from pioche.boxes import BOXES
from pioche.engine.actions import Answers, seat_of
from pioche.engine.game import legal
from pioche.lessons.lesson import (
    PLAYER,
    Lesson,
    LessonError,
    Otherwise,
    has_lesson,
    lesson_of,
    read,
)
from pioche.notation.moves import parse_action
from pioche.server.table.refusing import Refuse
from pioche.server.table.teaching import answer_told, lesson_for, step_told
from pioche.server.wire.orders import Answer
from pioche.shelf import SHELF
from pioche.shelf.loading import from_file
from pioche.shelf.shelf import BoxError
from pioche.texts.catalogue import catalogue
from pioche.texts.languages import LANGUAGES

ROOT = Path(__file__).parents[2]


def lesson(box: str) -> Lesson:
    """The lesson of one of our boxes."""
    found = lesson_of(box)
    assert found is not None, box
    return found


@pytest.mark.parametrize("box", BOXES)
def test_a_lesson_can_be_played_through(box: str) -> None:
    """Every right answer is legal and asked for, and every other legal one is told to be another."""
    found = lesson(box)
    assert 6 <= len(found.steps) <= 20
    for number, step in enumerate(found.steps):
        table = found.at(number)
        for line in step.do:
            found.answered(number, int(parse_action(table.state, line, table.names)))
        if not step.do:
            found.answered(number, -1)
        wanted = {int(parse_action(table.state, line, table.names)) for line in step.do}
        for action in wanted or {-1}:
            found.answered(number, action)
        answers = Answers()
        legal(table.state, answers)
        for action in map(int, [answers.items[k] for k in range(answers.n)]) if step.do else []:
            if action not in wanted and seat_of(action) == PLAYER:
                with pytest.raises(Otherwise):
                    found.answered(number, action)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("box", BOXES)
def test_every_step_is_told(box: str, lang: str) -> None:
    words, found = catalogue(lang), lesson(box)
    for number, step in enumerate(found.steps):
        assert words.has(f"lesson-{box}-{step.say}")
        told = step_told(words, found, number, "Zoé")
        assert (told.step, told.steps, told.reads) == (number, len(found.steps), not step.do)
        assert told.names[PLAYER] == "Zoé"
        assert not told.right
        # What Ada holds is seen only where the box or a challenge lays it open.
        if box in ("classic", "titans", "tippo") and told.game.decision == "turn" and not told.game.shown:
            assert all(card[1] is None for hand in told.game.hands[1:] for card in hand)


def test_a_wrong_try_is_answered_with_the_reason() -> None:
    words, found = catalogue("en"), lesson("classic")
    start = step_told(words, found, 1, "Zoé")
    hand = {card[1]: int(str(card[0])) for card in start.game.hands[0]}
    wrong = answer_told(words, found, 1, Answer("play", card=hand["Y9"]), "Zoé")
    assert not wrong.right
    assert wrong.wrong == "You can’t play that: you need red or a 5."
    other = answer_told(words, found, 1, Answer("draw"), "Zoé")
    assert other.wrong == words.say("lesson-otherwise")
    assert other.game == start.game
    done = answer_told(words, found, 1, Answer("play", card=hand["R7"]), "Zoé")
    assert done.right
    assert [event.event for event in done.events][:1] == ["CardPlayed"]


def test_what_there_is_not() -> None:
    with pytest.raises(Refuse):
        lesson_for("chess")
    with pytest.raises(Refuse):
        step_told(catalogue("en"), lesson("flip"), 99, "Zoé")
    unknown = answer_told(catalogue("en"), lesson("classic"), 1, Answer("play", card=9999), "Zoé")
    assert not unknown.right
    assert unknown.wrong


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("box = 1", "cannot be read"),
        ('box = "classic"\nseats = ["you"]\n[[step]]\nsay = "a"', "lays out the cards"),
        ('box = "classic"\nseats = ["you"]\n[[step]]\nsay = "a"\nwhy = "b"', "has no why"),
        (
            'box = "classic"\nseats = ["you", "A"]\n[[step]]\nsay = "a"\nscene = "x"\ndo = ["b", "c"]\n'
            '[[step]]\nsay = "d"',
            "a new scene",
        ),
    ],
)
def test_a_lesson_that_cannot_be_given(text: str, reason: str) -> None:
    with pytest.raises(LessonError, match=reason):
        read(text)


def test_a_box_from_outside_brings_its_own(tmp_path: Path) -> None:
    market = (ROOT / "docs/examples/market_box.py").read_text(encoding="utf-8")
    lines = ['box = "market"', 'seats = ["you", "Ada"]', "[[step]]", 'say = "hello"']
    text = "\n".join([*lines, "scene = 'turn = \"you\"'"])
    for name, lesson_text in (("good", repr(text)), ("bad", "3")):
        (tmp_path / f"{name}.py").write_text(f"{market}\nLESSON = {lesson_text}\n", encoding="utf-8")
    outsider = from_file(str(tmp_path / "good.py"))
    SHELF.put(outsider)
    try:
        assert has_lesson("market")
        assert step_told(catalogue("en"), lesson_for("market"), 0, "Zoé").reads
    finally:
        SHELF.take_off("market")
    with pytest.raises(BoxError, match="LESSON"):
        from_file(str(tmp_path / "bad.py"))
