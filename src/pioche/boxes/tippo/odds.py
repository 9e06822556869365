"""The chance that the balance tips, for a player who sees its angle but not its limit; its numbers (§11)."""

from __future__ import annotations

from math import erf, sqrt

from mypy_extensions import i64, mypyc_attr

from pioche.boxes.tippo.balance import ARM, NUMBERS, PRESETS, PUSH, PUSH_SD, STEEP, WIDEST, Preset, preset
from pioche.engine.balance import Balance
from pioche.engine.options import Options


@mypyc_attr(allow_interpreted_subclasses=True)
class TippoBalance(Balance):
    """The balance of §11."""

    def falls(self, options: Options, tray: i64, cards: i64, angle: i64, worst: i64) -> list[float]:
        """The chances by the distribution of the hidden limit."""
        return chances(preset(options), tray, cards, angle, worst)

    def model(self) -> dict[str, dict[str, int]]:
        """The numbers of §11 and the cards of R80."""
        return {"": {**NUMBERS}, **{name: kind.numbers() for name, kind in PRESETS.items()}}


def chances(preset: Preset, tray: i64, cards: i64, angle: i64, worst: i64) -> list[float]:
    """The chance that each of the next cards on one tray makes it fall, given that those before did not."""
    moment = moment_at(preset, angle)
    borne = moment_at(preset, min(worst, WIDEST))
    step = -ARM if tray == 0 else ARM
    found: list[float] = []
    for _ in range(cards):
        moment += step
        found.append(chance(preset, abs(moment), borne))
        borne = max(borne, abs(moment))
    return found


def moment_at(preset: Preset, angle: i64) -> float:
    """The moment at which a balance with the mean limit shows this angle."""
    return int(angle) * int(preset.mean) / STEEP


def chance(preset: Preset, moment: float, borne: float) -> float:
    """The chance that a balance which has borne one moment falls at another."""
    spread = sqrt(int(preset.deviation) ** 2 + PUSH_SD**2)
    if moment + PUSH <= int(preset.least):
        return 0.0
    below = normal((moment + PUSH - int(preset.mean)) / spread)
    known = normal((borne - int(preset.mean)) / spread)
    return min(max((below - known) / max(1.0 - known, 0.01), 0.0), 1.0)


def normal(x: float) -> float:
    """The share of a normal distribution below x."""
    return (1.0 + erf(x / sqrt(2.0))) / 2.0
