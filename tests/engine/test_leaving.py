"""The laws of tables that players can leave before a round is over (H12, H13, H15)."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given

from pioche.boxes import BOXES
from pioche.engine.actions import AFTER_DRAW, DRAW, ROUND_OVER, seat_of, simple, target_of
from pioche.engine.deal import new_match
from pioche.engine.events import PLAYER_PUT_OUT
from pioche.engine.game import apply
from pioche.engine.options import OptionError
from pioche.engine.rules import Rules
from pioche.engine.state import State
from pioche.sight.view import view
from pioche.study.checks.random_tables import disturb, random_options
from pioche.study.checks.walks import answers, calls, walk
from tests.engine.walks import SEATS, SEEDS, STEPS, examples


@pytest.mark.parametrize("box", BOXES)
@examples(150)
@given(SEATS, SEEDS, STEPS)
def test_who_is_out_is_out(box: str, seats: int, seed: int, steps: bytes) -> None:
    """§12.11: no cards, no turn, no target, no window; and nobody in a turn holds as many as the limit."""
    s = leaving_table(box, seats, seed)
    for a in [-1, *walk(s, steps)]:
        out = [seat for seat in range(seats) if not s.is_in(seat)]
        assert [s.size[seat] for seat in out] == [0] * len(out)
        assert [seat for seat in out if s.uno_pending >> seat & 1] == []
        assert not {target_of(b) for b in answers(s)} & set(out)
        assert not {seat_of(b) for b in calls(s)} & set(out)
        if s.phase <= AFTER_DRAW:
            assert s.asked not in out
            assert s.rules.hand_limit == 0 or max(int(n) for n in s.size[:seats]) < s.rules.hand_limit
        if s.phase < ROUND_OVER:
            assert len(out) < seats - 1
            # A hand is empty only while its player's own Tilt is being carried out (R110).
            empty = [seat for seat in range(seats) if s.size[seat] == 0 and seat not in out]
            assert empty in ([], [s.card_player])
            assert a < 0 or not empty or s.phase > AFTER_DRAW


def leaving_table(box: str, seats: int, seed: int) -> State:
    """A table at which players can leave: one of the rules for it, or several, among others."""
    rng = Random(seed)
    while True:
        options = random_options(BOXES[box], seats, rng)
        for rule in rng.sample(("play_on", "mercy", "elimination"), rng.randint(1, 3)):
            options[rule] = True
        if options.get("elimination"):
            options |= {"scoring": "low", "target": 100}
        try:
            s = new_match(Rules(BOXES[box], seats, options, str(seed)), str(seed))
        except OptionError:
            continue
        disturb(s, rng)
        return s


def test_what_a_hand_put_out_counts_is_told_with_the_points() -> None:
    """R122: everybody sees with how many cards somebody is put out, and nothing of what they are worth."""
    rules = Rules(BOXES["classic"], 3, {"mercy": True, "hand": 10})
    s = new_match(rules, "mercy", None, True)
    s.take(s.asked, 14)
    unlucky = int(s.asked)
    worth = s.value(unlucky)
    apply(s, simple(DRAW, unlucky))
    told = [event for event in s.events or [] if event.kind == PLAYER_PUT_OUT]
    assert [(event.seat, event.number, event.cards) for event in told] == [(unlucky, 25, [])]
    assert s.noted[unlucky] >= worth > 0
    seen = view(s, int(s.asked)).to_dict()
    assert seen["points"] == seen["scores"] == [0, 0, 0]
    assert s.noted[unlucky] not in s.public_registers()
