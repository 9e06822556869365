"""Where search takes its worlds from: equally likely deals, of which it rather believes some than others."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from pioche.bots.search.beliefs import Beliefs
from pioche.bots.search.thumb import Thumb
from pioche.engine.rng import Rng
from pioche.engine.state import State
from pioche.inference.worlds import Worlds
from pioche.sight.view import View

TRIES: Final = 32  # deals from which the one to believe is chosen
DEAR: Final = 16  # the same where every deal is a puzzle to be solved
PILOT: Final = 40  # deals that are looked at first


@mypyc_attr(allow_interpreted_subclasses=True)  # to measure what knowledge is worth
class Source:
    """Worlds that fit a view."""

    def __init__(
        self, view: View, thumb: Thumb, believes: bool, printed: bool, choices: bool = False
    ) -> None:
        self.worlds = Worlds(view, printed)
        self.tries = TRIES if self.worlds.even else DEAR
        self.beliefs: Beliefs | None = Beliefs(view, thumb, choices) if believes else None
        if self.beliefs is not None and not self.beliefs.deeds:
            self.beliefs = None
        # How likely a deal can be; where many small things are believed, how likely one has been so far.
        self.most = 0.0 if choices else 1.0

    def deal(self, rng: Rng) -> State:
        """Another world, each as often as it is likely."""
        if self.beliefs is None:
            return self.worlds.deal(rng)
        if self.most == 0.0:
            self.most = self.worlds.likeliest(self.beliefs, rng, PILOT)
        found = self.worlds.believed(self.beliefs, rng, self.tries, self.most)
        self.most = self.worlds.most
        return found
