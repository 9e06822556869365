"""What a family asks, answered at the end of the rules: words, letters, shapes, points, bots, the shuffle."""

from __future__ import annotations

from typing import Final

from pioche.engine.cards import NO_COLOUR, Face
from pioche.engine.options import RACE, SINGLE
from pioche.texts.naming import Names

EXAMPLE: Final = 7  # the number in the example of how points are counted


def good_to_know(names: Names) -> list[str]:
    """The answers that fit this table."""
    rules, say = names.rules, names.words.say
    lines = [say("rules-know-words"), *_signs(names), *_shapes(names)]
    if rules.scoring != SINGLE:
        lines += _count(names)
    if rules.scoring == RACE:
        lines.append(say("rules-know-length"))
    if rules.balance is not None:
        lines.append(say("rules-know-balance"))
    return [*lines, say("rules-know-bots"), say("rules-know-shuffle")]


def _front(names: Names) -> list[Face]:
    """The faces of the side that begins."""
    fronts = sorted({front for front, _ in names.rules.card_faces if front >= 0})
    return [names.rules.faces[front] for front in fronts]


def _signs(names: Names) -> list[str]:
    """How cards are written, by a coloured action of the box."""
    coloured = [face for face in _front(names) if face.number < 0 and face.colour != NO_COLOUR]
    if not coloured:
        return []
    card, code = names.face(coloured[0], 0, the=True), coloured[0].code
    return [names.words.say("rules-know-signs", card=card, code=code)]


def _shapes(names: Names) -> list[str]:
    """The shapes that stand for the colours, where all of them have one."""
    words, shapes = names.words, []
    for side in names.rules.box.sides:
        for colour in side.colours:
            if not words.has(f"colour-{colour}.shape"):
                return []
            shape = words.say(f"colour-{colour}.shape")
            shapes.append(words.say("rules-know-shape", colour=words.say(f"colour-{colour}"), shape=shape))
    return [words.say("rules-know-shapes", shapes=words.join(shapes))]


def _count(names: Names) -> list[str]:
    """An example: a number, an action and a wild, with what they are worth together."""
    faces = _front(names)
    kinds = (
        [face for face in faces if face.number == EXAMPLE],
        [face for face in faces if face.number < 0 and face.colour != NO_COLOUR],
        [face for face in faces if face.colour == NO_COLOUR],
    )
    shown = [kind[0] for kind in kinds if kind]
    points = [int(face.points) for face in shown]
    cards = names.words.join([names.face(face, 0, the=True) for face in shown])
    added = " + ".join(map(str, points))
    return [names.words.say("rules-know-count", cards=cards, sum=added, total=sum(points))]
