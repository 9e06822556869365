"""What a viewer may not know changes nothing of what the viewer gets, over whole games (§12.6)."""

from __future__ import annotations

from random import Random

import pytest

from pioche.boxes import BOXES
from pioche.engine.deal import new_match
from pioche.engine.state import State
from pioche.sight.view import SPECTATOR
from pioche.study.checks.random_tables import SEATS, random_rules
from pioche.study.checks.twins import Leak, Oracle, exchange, play_round, play_twin, twin_rounds

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


@pytest.mark.parametrize("box", BOXES)
def test_twins_made_for_one_viewer_are_told_apart_by_another(box: str) -> None:
    """What a spectator may not know, a seat does: so the comparison can fail."""
    s, rng = new_table(box, 3, f"{box} apart")
    played = play_round(s, rng, 0)
    to = exchange(s.rules, Oracle(played, SPECTATOR).seen, set(), rng)
    assert any(s.rules.full_code(card) != s.rules.full_code(to[card]) for card in played.start.hand_list(0))
    with pytest.raises(Leak, match="viewer 0 after move -1"):
        play_twin(played, 0, to)
