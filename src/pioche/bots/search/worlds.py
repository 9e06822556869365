"""Where search takes its worlds from: equally likely deals, of which it believes the likelier ones rather."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from pioche.bots.search.beliefs import Beliefs
from pioche.engine.rng import MASK, Rng
from pioche.engine.state import State
from pioche.inference.worlds import Worlds
from pioche.sight.view import View

TRIES: Final = 16  # deals among which the one to believe is chosen


class Source:
    """Worlds that fit a view."""

    def __init__(self, view: View, believes: bool, printed: bool) -> None:
        self.worlds = Worlds(view, printed)
        self.beliefs: Beliefs | None = Beliefs(view) if believes else None

    def deal(self, rng: Rng) -> State:
        """Another world, each as often as it is likely."""
        beliefs = self.beliefs
        s = self.worlds.deal(rng)
        if beliefs is None or not beliefs.deeds:
            return s
        # Accepted by its likelihood; if none is, one of all that were tried is taken by theirs.
        total = 0.0
        kept = s
        tries: i64 = 0
        while tries < TRIES:
            likely = beliefs.likelihood(s)
            if chance(rng) < likely:
                return s
            total += likely
            if chance(rng) * total < likely:
                kept = s
            s = self.worlds.deal(rng)
            tries += 1
        return kept


def chance(rng: Rng) -> float:
    """A number from 0 to 1."""
    return int(rng.next32()) / MASK
