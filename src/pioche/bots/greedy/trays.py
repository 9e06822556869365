"""The risk of a fall, judged by the angle of the balance and never by its hidden limit."""

from __future__ import annotations

from pioche.bots.greedy.situation import Situation
from pioche.sight.choices import Choice

FURTHER = 15  # cards to look ahead when everybody places one


def fall_risk(m: Situation, play: Choice) -> float:
    """The chance of paying for a fall because of this play."""
    rules, view = m.view.rules, m.view
    if rules.balance is None:
        return 0.0
    places = m.trait(m.face(play)).places
    cards = 1 + (FURTHER if places else 0)
    falls = rules.balance.falls(rules.options, play.tray, cards, view.angle, worst(m))
    if not falls:
        return 0.0
    return falls[0] + (1.0 - falls[0]) * placing_risk(m, falls[1:])


def placing_risk(m: Situation, falls: list[float]) -> float:
    """The chance that the placing, which starts with the next player, ends with an own card (§7.8)."""
    found, holds = 0.0, 1.0
    for placed, chance in enumerate(falls, 1):
        if placed % m.seats == 0:
            found += holds * chance
        holds *= 1.0 - chance
    return found


def worst(m: Situation) -> int:
    """The widest angle since the balance was seated."""
    memory = m.guess.memory
    seen = int(memory.worst) if memory is not None else 0
    return max(seen, abs(int(m.view.angle)))
