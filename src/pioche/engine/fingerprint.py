"""A state as one comparable value: two states are the same game if their fingerprints are equal."""

from __future__ import annotations

from mypy_extensions import i64

from pioche.engine.places import DRAW_PILE, PLACES, TALON
from pioche.engine.programs import program_name
from pioche.engine.state import State


def fingerprint(s: State) -> tuple[object, ...]:
    """Everything that a game can depend on, without listeners; equal on every machine and in every run."""
    return (
        _places(s),
        (int(s.force[0]), int(s.force[1])),
        tuple([int(s.scores[k]) for k in range(s.seats)]),
        tuple([int(s.points[k]) for k in range(s.seats)]),
        tuple([int(s.noted[k]) for k in range(s.seats)]),
        s.rng.words(),
        s.extra.fingerprint(),
        s.key,
        None if s.script is None else tuple(s.script),
        int(s.seats),
        _program(s),
        s.registers(),
    )


def _places(s: State) -> tuple[object, ...]:
    """Every hand in order of arrival and every pile bottom first; bytes beyond a pile's end do not count."""
    sizes = tuple([int(s.size[place]) for place in range(PLACES)])
    hands = tuple([tuple(s.hand_list(seat)) for seat in range(s.seats)])
    piles: i64 = TALON + 1 if s.rules.trays == 1 else PLACES
    return sizes, hands, tuple([tuple(s.pile_list(place)) for place in range(DRAW_PILE, piles)])


def _program(s: State) -> tuple[object, ...]:
    """Which list of effects is running: a face's own, or the names of its effects."""
    name = program_name(s)
    if name[1] >= 0:
        return name
    return tuple([type(effect).__name__ for effect in s.program])
