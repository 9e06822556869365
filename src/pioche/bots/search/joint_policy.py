"""A joint policy: a rollout policy for each seat, to play whole rounds at the engine's speed."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from pioche.bots.search.rollout_policy import RolloutPolicy
from pioche.bots.weights import Weights
from pioche.engine.actions import uno_of, with_uno
from pioche.engine.house.base import Outsiders
from pioche.engine.rng import Rng, match_key, stream
from pioche.engine.rules import Rules
from pioche.engine.state import State
from pioche.rounds.players import RandomPlayer


class JointPolicy(RandomPlayer):
    """Each seat has its own weights, and forgets and catches missing calls this often out of a hundred.

    Each seat has its own random stream: another policy on one seat does not change the luck of the others.
    """

    def __init__(
        self, rules: Rules, seed: str, weights: list[Weights], forgets: list[int], notices: list[int]
    ) -> None:
        key = match_key(seed)
        super().__init__(seat_stream(key, 0))
        self.policies: list[RolloutPolicy] = [
            RolloutPolicy(rules, column, seat_stream(key, seat + 1)) for seat, column in enumerate(weights)
        ]
        self.forgets: vec[i64] = vec[i64](forgets)
        self.notices: vec[i64] = vec[i64](notices)

    def reseed(self, seed: str) -> None:
        """Play another match: start all random streams again, from another seed."""
        key = match_key(seed)
        self.rng = seat_stream(key, 0)
        for seat, policy in enumerate(self.policies):
            policy.rng = seat_stream(key, seat + 1)

    def catches(self, s: State) -> i64:
        """The seat that the one about to act catches now, or -1."""
        asked = s.asked
        if self.rng.below(100) >= self.notices[asked]:
            return -1
        return self.forgetful(s)

    def steps_in(self, s: State, outsiders: Outsiders) -> i64:
        """The first jump-in that is worth it, or -1 (H2)."""
        return self.policies[s.asked].jump_in(s, outsiders)

    def choose(self, s: State) -> i64:
        """The answer of whoever is asked, who may forget the call."""
        seat = s.asked
        policy = self.policies[seat]
        a = policy.choose(s)
        if uno_of(a) and policy.rng.below(100) < self.forgets[seat]:
            a -= with_uno(0)
        return a


def seat_stream(key: bytes, number: int) -> Rng:
    """The random stream of the table (0) or of a seat; its label decides which games a seed gives."""
    return stream(key, number, b"tableful")
