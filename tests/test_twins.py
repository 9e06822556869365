"""What a viewer may not know changes nothing of what the viewer gets, over whole games (§12.6)."""

from __future__ import annotations

from random import Random

import pytest
from twins import twin_rounds

from pioche.boxes import BOXES
from pioche.engine.deal import new_match
from pioche.engine.state import State
from pioche.engine.view import SPECTATOR
from pioche.study.tables import SEATS, random_rules

ROUNDS = 2


def new_table(box: str, seats: int, seed: str) -> tuple[State, Random]:
    """A match with switches and house rules of its own."""
    rng = Random(seed)
    return new_match(random_rules(BOXES[box], seats, seed, rng), seed, None, True), rng


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("box", BOXES)
def test_a_viewer_cannot_tell_twins_apart(box: str, seats: int) -> None:
    """Other hands, the draw pile's order, backs of own cards and the balance's limit stay hidden."""
    exchanged = 0
    for number, viewer in enumerate((SPECTATOR, 0, seats - 1)):
        s, rng = new_table(box, seats, f"{box} {seats} {number}")
        for _, to in twin_rounds(s, viewer, rng, ROUNDS):
            exchanged += sum(s.rules.full_code(card) != s.rules.full_code(to[card]) for card in to)
    assert exchanged > 0
