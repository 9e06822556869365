"""Names for the lists of effects that a state carries out, so that they can be saved and restored."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pioche.engine.actions import AFTER_DRAW, ROUND_OVER
from pioche.engine.state import State

if TYPE_CHECKING:
    from pioche.engine.effects import Effect

# A name is why a face's effects run, and the number of that face.
LAID: Final = 0
LAST: Final = 1
FIRST: Final = 2
OPENING: Final = 3  # what a box does first (§1.13), or nothing: no face's list, so the number is -1
NO_PROGRAM: Final = (-1, -1)


def program_name(s: State) -> tuple[int, int]:
    """The name of the state's list, whether or not it has run to its end."""
    program = s.program
    for face in s.rules.faces:
        if program is face.effects:
            return LAID, int(face.id)
        if program is face.finishing:
            return LAST, int(face.id)
        if program is face.opening:
            return FIRST, int(face.id)
    return OPENING, -1


def running_program(s: State) -> tuple[int, int]:
    """The name of the list whose question awaits an answer; NO_PROGRAM if there is none."""
    if s.phase <= AFTER_DRAW or s.phase >= ROUND_OVER:
        return NO_PROGRAM
    return program_name(s)


def program_named(s: State, name: tuple[int, int]) -> list[Effect]:
    """The list with this name under the state's rules."""
    how, number = name
    if how < 0:
        return s.rules.nothing
    if number < 0:
        return s.rules.box.opening(s)
    face = s.rules.faces[number]
    if how == LAID:
        return face.effects
    if how == LAST:
        return face.finishing
    assert how == FIRST
    return face.opening if face.opening is not None else s.rules.nothing
