"""The worlds that search plays in: even deals, resampled by how well they explain what the others did."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from pioche.bots.search.beliefs import Beliefs
from pioche.engine.rng import Rng
from pioche.engine.state import State
from pioche.inference.worlds import Worlds
from pioche.sight.view import View

TRIES: Final = 32  # deals from which a believed one is chosen
SLOW_TRIES: Final = 16  # the same where the solver has to find each deal


@mypyc_attr(allow_interpreted_subclasses=True)  # to measure what knowledge is worth
class WorldSampler:
    """Draws worlds that fit a view, each as often as it is believed if `beliefs` are used."""

    def __init__(self, view: View, beliefs: bool, knows_pairing: bool) -> None:
        self.worlds = Worlds(view, knows_pairing)
        self.tries = TRIES if self.worlds.even else SLOW_TRIES
        self.beliefs: Beliefs | None = Beliefs(view) if beliefs else None
        if self.beliefs is not None and not self.beliefs.evidence:
            self.beliefs = None

    def deal(self, rng: Rng) -> State:
        """Draw one more world that fits the view."""
        if self.beliefs is None:
            return self.worlds.deal(rng)
        return self.worlds.believed(self.beliefs, rng, self.tries)
