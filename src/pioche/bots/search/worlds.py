"""Where search takes its worlds from."""

from __future__ import annotations

from pioche.engine.rng import Rng
from pioche.engine.state import State
from pioche.inference.worlds import resample
from pioche.sight.view import View


class Source:
    """Worlds that fit a view."""

    def __init__(self, view: View) -> None:
        self.view = view

    def deal(self, rng: Rng) -> State:
        """Another one."""
        return resample(self.view, rng)
