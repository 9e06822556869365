"""What the rollout policy knows of each face, worked out once from the traits of its effects."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pioche.bots.traits import all_traits, moves_turn, takes
from pioche.bots.weights import ACTION, DRAWS, DUEL, POINTS, Weights
from pioche.engine.balance import Balance
from pioche.engine.cards import NO_COLOUR
from pioche.engine.options import Options
from pioche.engine.rules import Rules
from pioche.engine.traits import Traits

# Whom a card is best aimed at.
ANYBODY: Final = 0
SMALLEST: Final = 1  # who holds the fewest cards
LARGEST: Final = 2
ANGLES: Final = 64  # steps into which the angle of a balance is divided
STEP: Final = 60  # hundredths of a degree
LEVEL: Final = 32  # the step of a level balance


class FaceFeatures:
    """Columns by the number of a face: what it is worth in itself, and what it does to whom."""

    def __init__(self, rules: Rules, weights: Weights) -> None:
        number = len(rules.faces)
        self.base = vec[i64]([0] * number)  # what playing it is always worth
        self.takes = vec[i64]([0] * number)  # hundredths of a card that the next player takes
        self.strikes = vec[i64]([0] * number)  # 1 if the next player loses the turn
        self.again = vec[i64]([0] * number)
        self.turns = vec[i64]([0] * number)  # 1 if the direction changes and the turn goes on
        self.judged = vec[i64]([0] * number)  # 1 if it may be challenged
        self.special = vec[i64]([0] * number)  # 1 if it swaps or passes hands, or discards a colour
        self.passes = vec[i64]([0] * number)
        self.clears = vec[i64]([0] * number)
        self.aim = vec[i64]([ANYBODY] * number)
        for face, traits in zip(rules.faces, all_traits(rules), strict=True):
            self.describe(int(face.id), int(face.points), face.wild, traits, weights)
            self.base[face.id] += weights.of[DRAWS] * traits.rain * (rules.seats - 1)
        # The chance in thousandths that a card put on a tray makes the balance fall, by its angle.
        self.falls = vec[i64]([0] * (2 * ANGLES))
        self.balanced = False
        if rules.balance is not None:
            self.weigh(rules.balance, rules.options)

    def describe(self, k: i64, points: i64, wild: bool, traits: Traits, weights: Weights) -> None:
        """Note what a face does."""
        w = weights.of
        self.base[k] = points * w[POINTS] // 10
        self.takes[k] = int(100 * takes(traits))
        self.strikes[k] = 1 if traits.skips > 0 else 0
        self.again[k] = 1 if traits.again else 0
        self.turns[k] = 1 if traits.reverses and not traits.again else 0
        self.judged[k] = 0 if traits.judge is None else 1
        if not wild and moves_turn(traits):
            self.base[k] -= w[ACTION]
        if traits.highest or traits.lowest:
            self.base[k] += w[DUEL]
        self.passes[k] = 1 if traits.passes else 0
        self.clears[k] = 1 if traits.clears else 0
        self.special[k] = 1 if traits.swaps or traits.passes or traits.clears else 0
        if traits.relieves != NO_COLOUR or traits.lowest:
            self.aim[k] = LARGEST
        elif traits.swaps or traits.aimed > 0 or traits.highest:
            self.aim[k] = SMALLEST

    def weigh(self, balance: Balance, options: Options) -> None:
        """Ask the box how likely its balance falls at each angle."""
        for tray in range(2):
            for step in range(ANGLES):
                angle = (step - LEVEL) * STEP
                falls = balance.falls(options, tray, 1, angle, abs(angle))
                if falls:
                    self.balanced = True
                    self.falls[tray * ANGLES + step] = int(1000 * falls[0])
