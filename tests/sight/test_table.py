"""A table that is followed event by event is the one that the view shows."""

from __future__ import annotations

from random import Random

import pytest

from pioche.boxes import BOXES
from pioche.engine.actions import PLAY, ROUND_OVER, Answers, verb_of
from pioche.engine.deal import new_match
from pioche.engine.game import apply, legal
from pioche.sight.history import History
from pioche.sight.seen import SPECTATOR
from pioche.sight.table import Table
from pioche.sight.view import View, view
from pioche.study.checks.random_tables import random_rules


def check(table: Table, seen: View) -> None:
    """Every card lies where the view has it, and shows at least what can be seen of it now."""
    assert (list(table.force[: len(seen.colours)]), table.side) == (list(seen.colours), seen.side)
    assert [len(tray) for tray in table.trays] == list(seen.tray_sizes)
    assert table.tops[: len(seen.tops)] == [top.face(seen.side) for top in seen.tops]
    assert len(table.aside) == seen.aside_size
    for hand, held in zip(table.hands, seen.hands, strict=True):
        assert [token.handle for token in hand] == [card.handle for card in held]
        for token, card in zip(hand, held, strict=True):
            for side in (0, 1):
                assert card.face(side) in (-1, token.face(side))


@pytest.mark.parametrize("box", BOXES)
def test_every_event_that_moves_cards_is_followed(box: str) -> None:
    """Whoever adds such an event adds it to `sight.table`; nothing else has to be told where cards go."""
    out = Answers()
    for number in range(12):
        rng = Random(f"table {box} {number}")
        s = new_match(random_rules(BOXES[box], 2 + number % 5, str(number), rng), str(number), None, True)
        viewers = [SPECTATOR, *range(s.seats)]
        eyes = [History(s.rules, viewer) for viewer in viewers]
        tables = [Table(s.rules) for _ in viewers]
        followed = 0
        for _ in range(80):
            for viewer, history, table in zip(viewers, eyes, tables, strict=True):
                seen = view(s, viewer, history)
                for event in history.seen[followed:]:
                    table.follow(event)
                check(table, seen)
            followed = len(eyes[0].seen)
            if s.phase >= ROUND_OVER:
                break
            out.n = 0
            legal(s, out)
            plays = [a for a in out.as_list() if verb_of(a) == PLAY]
            apply(s, rng.choice(plays or out.as_list()))
