"""The weights of greedy's heuristics, found by playing many games against other settings."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True)
class Weights:
    """What each feature counts for, as bots/weights.py names it; the unit is about one card."""

    points: float = 0.01
    follow: float = 0.3
    kinds: float = 0.3  # each colour among the cards left
    wild: float = 5.0
    action: float = 0.5
    hit: float = 2.0
    draws: float = 0.4
    block: float = 3.0  # a next player who cannot follow
    again: float = 1.0
    stuck: float = 1.0
    bluff: float = 3.0
    swap: float = 1.5
    duel: float = 2.0
    finish: float = 20.0  # going out in this very turn
    turn_over: float = 0.3  # a better hand on the other side than the next player's
    fall: float = 3.0
    double: float = 1.0
    drawing: float = -2.5
    keeping: float = -1.5
    jump: float = -1.5
    danger_1: float = 1.0
    danger_2: float = 0.6
    danger_3: float = 0.35
    danger_4: float = 0.2  # how dangerous a hand of four cards is
    danger_far: float = 0.1
    named: float = 1.0
    deny: float = 1.0  # pays for naming a colour that the next player has
    pass_on: float = 5.0
    bluffs: float = 0.4  # how often others play a wild draw card as a bluff

    def danger(self, size: int) -> float:
        """How dangerous a hand of so many cards is."""
        near = (self.danger_1, self.danger_1, self.danger_2, self.danger_3, self.danger_4)
        return near[size] if size < len(near) else self.danger_far


# With one opponent, and with several.
TWO: Final = Weights(points=0.005, follow=0.15, kinds=0.15, drawing=-2.2, keeping=-1.2, jump=-1.2)
MORE: Final = Weights(kinds=0.15, action=0.15, hit=4.0, draws=0.6, block=2.0)
