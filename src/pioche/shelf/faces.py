"""Every face that a box can show under any options, so that nobody has to parse codes."""

from __future__ import annotations

from collections.abc import Iterator

from pioche.engine.box import Box
from pioche.engine.cards import Face, faces_of
from pioche.engine.options import COMMON, Options


def options_by_themselves(box: Box) -> Iterator[Options]:
    """No options, and then each value of each of the box's switches alone."""
    yield Options({})
    for switch in COMMON + box.switches:
        for value in switch.examples:
            yield Options({switch.name: value})


def all_faces(box: Box) -> list[dict[str, Face]]:
    """The faces of each side by code."""
    found: list[dict[str, Face]] = [{} for _ in box.sides]
    for options in options_by_themselves(box):
        decks = [box.light(options), box.dark(options)]
        for side, rows, faces in zip(box.sides, decks, found, strict=False):
            for face, _ in faces_of(rows, side, 0, {}):
                faces.setdefault(face.code, face)
    return found
