"""The weights of greedy's heuristics, found by playing many games against other settings."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True)
class Weights:
    """What each heuristic counts for; the unit is about one card."""

    points: float = 0.01  # for each point that leaves the hand
    follow: float = 0.3  # for each card that fits next, up to `enough`
    enough: int = 3
    kinds: float = 0.3  # for each other colour among the cards left
    wild: float = 5.0  # the price of playing a wild card
    action: float = 0.5  # the price of playing any other action card
    hit: float = 2.0  # for taking the turn from a player about to win
    draw: float = 0.4  # for each card that the next player takes
    block: float = 3.0  # for a next player who cannot follow
    again: float = 1.0  # for another turn with a card to lay
    stuck: float = 1.0  # the price of another turn without one
    bluff: float = 3.0  # the price of a wild draw card that would lose a challenge
    finish: float = 20.0  # for going out in this very turn
    turn_over: float = 0.3  # for a better hand on the other side than the next player's
    fall: float = 3.0  # the price of a certain fall of the balance
    keep: float = -1.5  # what a drawn card that is kept is worth
    name: float = 1.0  # for each card of a colour when one is named
    deny: float = 1.0  # the price of naming a colour that the next player has
    bluffs: float = 0.4  # how often others play a wild draw card as a bluff


TWO: Final = Weights(points=0.005, follow=0.15, kinds=0.15, keep=-1.2)  # with one opponent
MORE: Final = Weights(kinds=0.15, action=0.15, hit=4.0, draw=0.6, block=2.0)  # with several
