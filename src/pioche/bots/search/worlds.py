"""Where search takes its worlds from: equally likely deals, of which it rather believes some than others."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from pioche.bots.search.beliefs import Beliefs
from pioche.engine.rng import Rng
from pioche.engine.state import State
from pioche.inference.worlds import Worlds
from pioche.sight.view import View

TRIES: Final = 32  # deals from which the one to believe is chosen
DEAR: Final = 16  # the same where every deal is a puzzle to be solved


@mypyc_attr(allow_interpreted_subclasses=True)  # to measure what knowledge is worth
class Source:
    """Worlds that fit a view."""

    def __init__(self, view: View, believes: bool, printed: bool) -> None:
        self.worlds = Worlds(view, printed)
        self.tries = TRIES if self.worlds.even else DEAR
        self.beliefs: Beliefs | None = Beliefs(view) if believes else None
        if self.beliefs is not None and not self.beliefs.deeds:
            self.beliefs = None

    def deal(self, rng: Rng) -> State:
        """Another world, each as often as it is likely."""
        if self.beliefs is None:
            return self.worlds.deal(rng)
        return self.worlds.believed(self.beliefs, rng, self.tries)
