"""A state as one value that can be compared: two states are the same game if their fingerprints are equal."""

from __future__ import annotations

from mypy_extensions import i64

from pioche.engine.places import DRAW_PILE, PLACES, TALON
from pioche.engine.state import State


def fingerprint(s: State) -> tuple[object, ...]:
    """Everything a game can depend on, without who listens; the same on every machine and in every run."""
    rng = s.rng
    return (
        _places(s),
        (int(s.force[0]), int(s.force[1])),
        tuple([int(s.scores[k]) for k in range(s.seats)]),
        tuple([int(s.points[k]) for k in range(s.seats)]),
        (int(rng.a), int(rng.b), int(rng.c), int(rng.d)),
        s.extra.fingerprint(),
        s.key,
        None if s.script is None else tuple(s.script),
        (int(s.seats), int(s.round), int(s.dealer), int(s.winner), int(s.champions)),
        (int(s.phase), int(s.asked)),
        (int(s.turn), int(s.direction), int(s.side), int(s.row), int(s.row_right)),
        (int(s.turns), int(s.barren), int(s.drawn), int(s.clock)),
        (int(s.windows), int(s.called), int(s.vowed), int(s.closed)),
        _program(s),
        (int(s.step), int(s.ending), int(s.author), int(s.tray)),
        (int(s.said_colour), int(s.said_target), int(s.target), int(s.victor)),
        (int(s.laid), int(s.sum), int(s.skips), int(s.again)),
        (int(s.before), int(s.accused_low), int(s.accused_high)),
        (int(s.shown_low), int(s.shown_high), int(s.shown_to)),
    )


def _places(s: State) -> tuple[object, ...]:
    """Every hand in order of arrival and every pile from the bottom; what a pile once held is left out."""
    sizes = tuple([int(s.size[place]) for place in range(PLACES)])
    hands = tuple([tuple(s.hand_list(seat)) for seat in range(s.seats)])
    piles: i64 = TALON + 1 if s.rules.trays == 1 else PLACES
    return sizes, hands, tuple([tuple(s.pile_list(place)) for place in range(DRAW_PILE, piles)])


def _program(s: State) -> tuple[object, ...]:
    """Which list of effects is being carried out: a face's own, or by the names of its effects."""
    for face in s.rules.faces:
        if s.program is face.effects:
            return "laid", int(face.id)
        if s.program is face.finishing:
            return "last", int(face.id)
        if s.program is face.opening:
            return "first", int(face.id)
    return tuple([type(effect).__name__ for effect in s.program])
