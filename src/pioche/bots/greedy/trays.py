"""The balance of Tippo as a careful player judges it: by its angle, never by its hidden limit."""

from __future__ import annotations

from math import erf, sqrt

from pioche.bots.greedy.situation import Moment
from pioche.boxes.special import PRESETS, PUSH, PUSH_SD, WIDEST, Preset
from pioche.sight.choices import Choice

CARD = 1000  # the moment of one card


def fall_risk(m: Moment, play: Choice) -> float:
    """The chance that one pays for a fall by this play."""
    if m.view.rules.trays == 1:
        return 0.0
    preset = PRESETS[m.view.rules.options.text("balance_preset", "normal")]
    moment = int(m.view.angle) * int(preset.mean) / 1600
    step = -CARD if play.tray == 0 else CARD
    borne = worst(m) * int(preset.mean) / 1600
    at_once = falls(preset, abs(moment + step), borne)
    if not m.trait(m.face(play)).tilts:
        return at_once
    return at_once + (1.0 - at_once) * tilt_risk(m, preset, moment + step, step, borne)


def tilt_risk(m: Moment, preset: Preset, moment: float, step: int, borne: float) -> float:
    """The chance that the placing, which starts with the next player, ends with one's own card (§7.8)."""
    found, holds = 0.0, 1.0
    for placed in range(1, 16):
        borne = max(borne, abs(moment))
        moment += step
        chance = falls(preset, abs(moment), borne)
        if placed % m.seats == 0:
            found += holds * chance
        holds *= 1.0 - chance
    return found


def falls(preset: Preset, moment: float, borne: float) -> float:
    """The chance that a balance which has borne one moment falls at another."""
    spread = sqrt(int(preset.deviation) ** 2 + PUSH_SD**2)
    if moment + PUSH <= int(preset.least):
        return 0.0
    below = _normal((moment + PUSH - int(preset.mean)) / spread)
    known = _normal((borne - int(preset.mean)) / spread)
    return min(max((below - known) / max(1.0 - known, 0.01), 0.0), 1.0)


def worst(m: Moment) -> int:
    """The widest angle since the balance was seated."""
    memory = m.guess.memory
    seen = int(memory.worst) if memory is not None else 0
    return min(max(seen, abs(int(m.view.angle))), WIDEST)


def _normal(x: float) -> float:
    return (1.0 + erf(x / sqrt(2.0))) / 2.0
