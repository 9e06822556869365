"""A tableful: players by rules of thumb on all seats, each in their own way, for rounds at full speed."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from pioche.bots.search.thumb import Thumb
from pioche.bots.search.weights import Weights
from pioche.engine.actions import uno_of, with_uno
from pioche.engine.house.base import Outsiders
from pioche.engine.rng import match_key, stream
from pioche.engine.rules import Rules
from pioche.engine.state import State
from pioche.rounds.players import RandomPlayer


class Tableful(RandomPlayer):
    """Everybody plays by weights of their own, forgets so many calls and notices so many, out of a hundred.

    Each seat has a random stream of its own, so that another way of playing on one seat leaves the chance of
    the others as it was.
    """

    def __init__(
        self, rules: Rules, seed: str, weights: list[Weights], forgets: list[int], notices: list[int]
    ) -> None:
        key = match_key(seed)
        super().__init__(stream(key, 0, b"tableful"))
        self.thumbs: list[Thumb] = [
            Thumb(rules, column, stream(key, seat + 1, b"tableful")) for seat, column in enumerate(weights)
        ]
        self.forgets: vec[i64] = vec[i64](forgets)
        self.notices: vec[i64] = vec[i64](notices)

    def seated(self, seed: str) -> None:
        """Take up the chance of another match."""
        key = match_key(seed)
        self.rng = stream(key, 0, b"tableful")
        for seat, thumb in enumerate(self.thumbs):
            thumb.rng = stream(key, seat + 1, b"tableful")

    def catches(self, s: State) -> i64:
        """The seat that the one about to act catches now, or -1."""
        asked = s.asked
        if self.rng.below(100) >= self.notices[asked]:
            return -1
        return self.forgetful(s)

    def steps_in(self, s: State, outsiders: Outsiders) -> i64:
        """The first jump-in that is worth it, or -1 (H2)."""
        return self.thumbs[s.asked].step_in(s, outsiders)

    def choose(self, s: State) -> i64:
        """The answer of whoever is asked, who may forget the call."""
        seat = s.asked
        thumb = self.thumbs[seat]
        a = thumb.choose(s)
        if uno_of(a) and thumb.rng.below(100) < self.forgets[seat]:
            a -= with_uno(0)
        return a
