"""Duels: two sets of rollout weights play the same deals against each other, from every seat."""

from __future__ import annotations

from pioche.bots.search.rollout_policy import RolloutPolicy
from pioche.bots.weights import Weights
from pioche.engine.actions import ROUND_OVER
from pioche.engine.deal import new_match, next_round
from pioche.engine.game import apply
from pioche.engine.rng import Rng, match_key, stream
from pioche.engine.rules import Rules
from pioche.engine.state import State


def wins(rules: Rules, one: Weights, other: Weights, deals: int, seed: str) -> int:
    """How many rounds `one` wins of `deals` times the seats, alone among players by `other`."""
    rng = stream(match_key(seed), 0, b"rivals")
    mine, theirs = RolloutPolicy(rules, one, rng), RolloutPolicy(rules, other, rng)
    s, found = new_match(rules, seed), 0
    for _ in range(deals):
        a, b, c, d = rng.next32(), rng.next32(), rng.next32(), rng.next32() | 1
        for seat in range(rules.seats):
            mine.rng = theirs.rng = Rng(a, b, c, d)
            found += wins_round(s.copy(), seat, mine, theirs)
        next_round(s)
    return found


def wins_round(s: State, seat: int, mine: RolloutPolicy, theirs: RolloutPolicy) -> bool:
    """Play a round, one seat by other weights than the rest; whether it wins."""
    while s.phase < ROUND_OVER:
        if s.uno_pending != 0:
            mine.call_uno(s)
        else:
            apply(s, (mine if s.asked == seat else theirs).choose(s))
    return int(s.winner) == seat
