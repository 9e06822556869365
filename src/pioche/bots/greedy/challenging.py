"""Whether to challenge a wild draw card."""

from __future__ import annotations

from pioche.bots.greedy.situation import Situation
from pioche.bots.traits import takes
from pioche.engine.cards import NO_COLOUR


def worth_challenging(m: Situation) -> bool:
    """Whether a challenge is the better bet: cards saved and given against two more for oneself (§1.9)."""
    stake = stakes(m)
    chance = guilt(m)
    win = stake * (1.0 + 1.0 / (m.seats - 1)) + 1.0
    return chance * win > (1.0 - chance) * 2.0


def stakes(m: Situation) -> float:
    """How many cards are at stake."""
    face = m.view.rules.faces[m.view.program[1]]
    return max(float(m.view.register("sum")), takes(m.trait(face)))


def guilt(m: Situation) -> float:
    """The chance that the card was a bluff: what the hand may hold, and how people play."""
    before = int(m.view.register("before"))
    author = int(m.view.register("author"))
    guilty = m.guess.convicting(m.view.program[1], before)
    accused = set(m.view.accused)
    none = 1.0
    for handle, chance in m.guess.chances(author, guilty, min(before, NO_COLOUR)):
        if handle in accused:
            none *= 1.0 - chance
    # A player who has the colour often plays that instead.
    bluffing = (1.0 - none) * m.weights.bluffs
    return bluffing / (bluffing + none)
