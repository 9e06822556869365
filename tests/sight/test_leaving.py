"""Who is out (R102): what everybody sees of it, what such a seat sees, and what is told only at the count."""

from __future__ import annotations

from random import Random

import pytest

from pioche.boxes import BOXES
from pioche.engine.actions import DRAW, PLAY, ROUND_OVER, Answers, verb_of
from pioche.engine.deal import new_match
from pioche.engine.fields import PUBLIC_NAMES
from pioche.engine.game import apply
from pioche.engine.options import Value
from pioche.engine.rules import Rules
from pioche.engine.state import State
from pioche.sight.seen import SPECTATOR, UNSEEN
from pioche.sight.snapshot import Snapshot
from pioche.sight.view import view
from pioche.study.checks.walks import answers
from tests.sight.test_views import do, position

LEAVING: dict[str, Value] = {"play_on": True, "mercy": True}
MANY = "G1 G1 G2 G2 G3 G3 G4 G4 G5 G5 G6 G6 G7 G7 G8 G8 G9 G9 Y1 Y1 Y2 Y2 Y3 Y3"


def drawn(s: State, names: list[str], seat: str) -> None:
    """Let a seat draw, and keep what it drew."""
    do(s, names, f"{seat} draw")
    if s.drawn >= 0:
        do(s, names, f"{seat} keep")


def test_everybody_sees_who_is_out_and_in_which_place() -> None:
    """R117: those who have gone out in order; those put out come in when one player is left."""
    s, names = position("classic", ["R5", MANY, "B2 B3", "R7"], "R4", LEAVING)
    assert (view(s, 0).out, view(s, 0).places) == ([], [])
    do(s, names, "A play R5")
    for viewer in range(SPECTATOR, 4):
        assert (view(s, viewer).out, view(s, viewer).places) == ([0], [0])
    do(s, names, "B draw")
    assert (view(s, 2).out, view(s, 2).places) == ([0, 1], [0])
    drawn(s, names, "C")
    do(s, names, "D play R7")
    assert s.phase == ROUND_OVER
    for viewer in range(SPECTATOR, 4):
        seen = Snapshot(s).of(viewer, Answers())
        assert (seen["out"], seen["places"]) == ([0, 1, 3], [0, 3, 2, 1])


def test_without_such_a_rule_nobody_is_out() -> None:
    s, names = position("classic", ["R5", "B2 B3"], "R4")
    do(s, names, "A play R5")
    assert (view(s, 1).out, view(s, 1).places) == ([], [])


def test_who_has_dropped_out_of_the_match_has_no_place() -> None:
    """H12: out from the deal on."""
    rules = Rules(BOXES["classic"], 3, {"elimination": True, "scoring": "low", "target": 100})
    rng = Random("dropping")
    for number in range(30):
        s = new_match(rules, str(number), None, True)
        while not s.dropped and s.phase <= ROUND_OVER:
            apply(s, rng.choice(answers(s)))
        if s.dropped:
            break
    seen = view(s, 0)
    assert seen.out == [seat for seat in range(3) if s.scores[seat] >= 100]
    assert seen.out
    assert seen.places == []
    assert [len(hand) for hand in seen.hands].count(0) == len(seen.out)


def test_who_is_out_sees_the_backs_of_all_hands() -> None:
    """R102: in flip boxes; and no active face."""
    s, names = position("flip", ["R5", "B2 B3", "Y1 Y2"], "R4", LEAVING)
    do(s, names, "A play R5")
    hands = view(s, 0).hands
    assert hands[0] == []
    for hand in hands[1:]:
        assert [card.light for card in hand] == [UNSEEN, UNSEEN]
        assert all(card.dark != UNSEEN for card in hand)
    assert view(s, 0).choices == []


def test_what_a_hand_put_out_counts_is_told_at_the_count() -> None:
    """R122: tables that differ only in the hand that was put out look the same until the round is over."""
    cheap = MANY
    dear = "GS GS GR GR G+2 G+2 YS YS YR YR Y+2 Y+2 W W W W4 W4 W4 W4 RS RS RR RR R+2"
    seen, points = [], []
    for hand in (cheap, dear):
        s, names = position("classic", ["R5 B1", hand, "B2 B3"], "R4", {"mercy": True})
        do(s, names, "A play R5 uno", "B draw")
        now = view(s, 0).present()
        now.pop("draw")
        seen.append(now)
        assert s.noted[1] > 0
        while s.phase < ROUND_OVER:
            lays = [a for a in answers(s) if verb_of(a) in (PLAY, DRAW)]
            apply(s, (lays or answers(s))[0])
        points.append(max(int(n) for n in s.points))
    assert seen[0] == seen[1]
    assert points[0] != points[1]
    assert "noted" not in PUBLIC_NAMES


def test_what_the_first_one_out_will_score_is_told_at_the_count() -> None:
    """R122: in a race it is settled long before (R112)."""
    seen = []
    for hand in ("B2 B3", "W W4"):
        s, names = position("classic", ["R5", hand, "Y1 Y2"], "R4", {"play_on": True})
        do(s, names, "A play R5")
        assert s.fixed == 1
        seen.append(view(s, 2).present())
        assert sum(view(s, 2).points) == 0
    assert seen[0] == seen[1]


@pytest.mark.parametrize("box", BOXES)
def test_the_hand_of_who_is_out_is_empty_in_every_view(box: str) -> None:
    """Over whole rounds: no cards, no answers, no reasons."""
    left = 0
    for number in range(6):
        rng = Random(f"{box} {number}")
        options = {**LEAVING, "scoring": "race"}
        s = new_match(Rules(BOXES[box], 4, options, str(number)), str(number))
        while s.phase < ROUND_OVER:
            for _ in range(5):  # who is out stays out, so that not every step has to be looked at
                if s.phase < ROUND_OVER:
                    apply(s, rng.choice(answers(s)))
            for seat in view(s, SPECTATOR).out:
                seen = view(s, seat)
                assert seen.hand == []
                assert seen.refused == []
                assert s.phase >= ROUND_OVER or s.asked == seat or seen.choices == []
                left += 1
    assert left > 0
