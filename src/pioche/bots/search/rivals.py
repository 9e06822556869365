"""Rivals: two sets of weights play the same deals against each other, from every seat; for tuning."""

from __future__ import annotations

from mypy_extensions import i64

from pioche.bots.search.thumb import Thumb
from pioche.bots.search.weights import Weights
from pioche.engine.actions import ROUND_OVER
from pioche.engine.deal import new_match, next_round
from pioche.engine.game import apply
from pioche.engine.rng import Rng, match_key, stream
from pioche.engine.rules import Rules
from pioche.engine.state import State


def wins(rules: Rules, one: Weights, other: Weights, deals: i64, seed: str) -> int:
    """How many rounds `one` wins of `deals` times the seats, alone among players by `other`."""
    rng = stream(match_key(seed), 0, b"rivals")
    mine = Thumb(rules, one, rng)
    theirs = Thumb(rules, other, rng)
    s = new_match(rules, seed)
    found = 0
    while deals > 0:
        deals -= 1
        a = rng.next32()
        b = rng.next32()
        c = rng.next32()
        d = rng.next32() | 1
        seat: i64 = 0
        while seat < rules.seats:
            world = s.copy()
            mine.rng = Rng(a, b, c, d)
            theirs.rng = mine.rng
            found += play(world, seat, mine, theirs)
            seat += 1
        next_round(s)
    return found


def play(s: State, seat: i64, mine: Thumb, theirs: Thumb) -> i64:
    """Play a round out, one seat by other weights than the rest: 1 if it wins."""
    while s.phase < ROUND_OVER:
        if s.windows != 0:
            mine.call(s)
            continue
        player = mine if s.asked == seat else theirs
        apply(s, player.choose(s))
    return 1 if s.winner == seat else 0
