"""The laws: what holds in every box, at every table and at every moment (§12)."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import assume, given

from pioche.boxes import BOXES
from pioche.boxes.flip import turn_over
from pioche.engine.actions import ACCEPT, MATCH_OVER, NEXT, RESPOND, ROUND_OVER, TABLE, simple, verb_of
from pioche.engine.effects import AcceptOrChallenge
from pioche.engine.fingerprint import fingerprint
from pioche.engine.game import apply
from pioche.engine.options import LOWEST, RACE
from pioche.study.checks import laws
from pioche.study.checks.walks import answers, walk
from tests.engine.walks import SEATS, SEEDS, STEPS, examples, table

every_box = pytest.mark.parametrize("box", BOXES)


@every_box
@pytest.mark.parametrize("law", laws.LAWS, ids=lambda law: law.__name__)
@examples(100)
@given(SEATS, SEEDS, STEPS)
def test_the_laws_hold(law: laws.Law, box: str, seats: int, seed: int, steps: bytes) -> None:
    law(BOXES[box], seats, seed, steps)


@every_box
@pytest.mark.parametrize("manner", laws.MANNERS)
@examples(40)
@given(SEATS, SEEDS)
def test_every_round_ends(box: str, manner: str, seats: int, seed: int) -> None:
    """R96: a round is over after 2000 turns at the latest, whoever plays it in whatever manner."""
    s = laws.round_ends(BOXES[box], seats, seed, b"", manner)
    assert s.winner < 0 or s.size[s.winner] == 0 or s.fallen != 0  # the last one left has won (H15)


@every_box
@examples(100)
@given(SEATS, SEEDS)
def test_points_are_what_the_losers_hold(box: str, seats: int, seed: int) -> None:
    """§12.8: a finished round is worth the losers' hands on the final side; `low` totals never decrease."""
    s = table(box, seats, seed)
    assume(s.rules.teams is None)  # partners share (H8)
    assume(not s.rules.leaving)  # hands that left before count as they were (H13, H15)
    rng = Random(seed)
    pad = [0] * seats
    for _ in range(3):
        while s.phase < ROUND_OVER:
            apply(s, rng.choice(answers(s)))
        held = [sum(s.rules.face(card, s.side).points for card in s.hand_list(seat)) for seat in range(seats)]
        points = [0] * seats
        if s.rules.scoring == LOWEST:
            points = held
        elif s.rules.scoring == RACE and s.winner >= 0:
            points[s.winner] = sum(held)
        assert [s.points[seat] for seat in range(seats)] == points
        pad = [a + b for a, b in zip(pad, points, strict=True)]
        assert [s.scores[seat] for seat in range(seats)] == pad
        if s.phase == MATCH_OVER:
            break
        apply(s, simple(NEXT, TABLE))


@pytest.mark.parametrize("box", [name for name, box in BOXES.items() if box.trays == 2])
@examples(100)
@given(SEATS, SEEDS, STEPS)
def test_at_most_one_tray_is_frozen(box: str, seats: int, seed: int, steps: bytes) -> None:
    """§12.4: a lone visible Stop freezes its tray; with two Stops visible neither tray is frozen."""
    s = table(box, seats, seed)
    for _ in [None, *walk(s, steps)]:
        stops = [s.rules.face(s.top(tray), s.side).stop for tray in range(2)]
        frozen = [s.rules.box.frozen(s, tray) for tray in range(2)]
        assert frozen == ([False, False] if all(stops) else stops)


@pytest.mark.parametrize("box", [name for name, box in BOXES.items() if len(box.sides) == 2])
@examples(100)
@given(SEATS, SEEDS, STEPS)
def test_turning_the_table_twice_restores_it(box: str, seats: int, seed: int, steps: bytes) -> None:
    """§12.7: talon order, draw pile order and faces are as before; a name given to a wild is gone (§1.4)."""
    s = table(box, seats, seed)
    list(walk(s, steps))
    face = s.rules.face(s.top(), s.side)
    s.show(0, face.colour, face.kind)
    before = fingerprint(s)
    turn_over(s)
    assert fingerprint(s) != before
    turn_over(s)
    assert fingerprint(s) == before


@pytest.mark.parametrize("box", [name for name, box in BOXES.items() if box.trays == 1])
def test_a_wild_draw_card_costs_what_it_says(box: str) -> None:
    """§12.10: 4 or 6 cards (2 or 4) after an answer to a wild draw card, or all that could be taken."""
    prices = set()
    for seed in range(60):
        s = table(box, 2 + seed % 9, seed)
        rng = Random(seed)
        while s.phase < ROUND_OVER:
            a = rng.choice(answers(s))
            effect = s.program[s.step - 1] if s.phase == RESPOND else None
            held = sum(s.size[seat] for seat in range(s.seats))
            apply(s, a)
            if isinstance(effect, AcceptOrChallenge) and effect.draws > 0 and s.fallen == 0:
                taken = sum(s.size[seat] for seat in range(s.seats)) - held
                dearest = effect.draws if verb_of(a) == ACCEPT else effect.draws + 2
                assert taken in (effect.draws, dearest) or (taken < dearest and not s.can_take())
                prices.add(taken - effect.draws)
    assert {0, 2} <= prices
