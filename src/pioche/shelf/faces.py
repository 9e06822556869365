"""Every face that a box can show, whatever a table chooses, so that nobody has to take a code apart."""

from __future__ import annotations

from collections.abc import Iterator

from pioche.engine.box import Box
from pioche.engine.cards import Face, faces_of
from pioche.engine.options import COMMON, Options


def options_by_themselves(box: Box) -> Iterator[Options]:
    """No option at all, and every value of every switch of a box by itself."""
    yield Options({})
    for switch in COMMON + box.switches:
        for value in switch.examples:
            yield Options({switch.name: value})


def all_faces(box: Box) -> list[dict[str, Face]]:
    """The faces of each side by their codes."""
    found: list[dict[str, Face]] = [{} for _ in box.sides]
    for options in options_by_themselves(box):
        decks = [box.light(options), box.dark(options)]
        for side, rows, faces in zip(box.sides, decks, found, strict=False):
            for face, _ in faces_of(rows, side, 0, {}):
                faces.setdefault(face.code, face)
    return found
