"""The weights of the rollout policy: names for the numbers in weights.toml.

The unit is a hundredth of a card. A table of two has its own column; `research/tune_rollouts.py` finds both.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

# Playing a card.
NOISE: Final = 0  # how much chance there is in every choice
POINTS: Final = 1  # for ten points that leave the hand
FOLLOW: Final = 2  # for each card of the colour that is left, up to three
WILD: Final = 3  # the price of a wild while many cards are left
ACTION: Final = 4  # the price of another action
HIT: Final = 5  # for taking the turn from a player about to win
DRAWS: Final = 6  # for each card that the next player takes
AGAIN: Final = 7  # for another turn with a card to follow
STUCK: Final = 8  # the price of another turn without one
BLUFF: Final = 9  # the price of a wild draw card that would lose a challenge
SWAP: Final = 10  # for each card saved by a swap of hands
DUEL: Final = 11  # for a duel
FALL: Final = 12  # the price of a certain fall of the balance
DOUBLE: Final = 13  # for the second card of a double
# Not playing one.
DRAWING: Final = 14  # what drawing is worth when a card fits
KEEPING: Final = 15  # what keeping a drawn card that fits is worth
# Near the end, in hundredths: how dangerous a hand of one, two, three or more cards is.
DANGER_1: Final = 16
DANGER_2: Final = 17
DANGER_3: Final = 18
DANGER_FAR: Final = 19
# Answers.
NAMED: Final = 20  # for each card of a colour that could be named
CHALLENGING: Final = 21  # the chance of a challenge, in hundredths, against an empty hand
SUSPECT: Final = 22  # added for each card in the accused hand
PASS_ON: Final = 23  # for passing a draw card on
JUMP: Final = 24  # what a jump-in must be worth

NAMES: Final = (
    "noise",
    "points",
    "follow",
    "wild",
    "action",
    "hit",
    "draws",
    "again",
    "stuck",
    "bluff",
    "swap",
    "duel",
    "fall",
    "double",
    "drawing",
    "keeping",
    "danger_1",
    "danger_2",
    "danger_3",
    "danger_far",
    "named",
    "challenging",
    "suspect",
    "pass_on",
    "jump",
)


class Weights:
    """One column of them."""

    def __init__(self, numbers: list[int]) -> None:
        self.of: vec[i64] = vec[i64](numbers)
