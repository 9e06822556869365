"""How much each rule of thumb counts in playouts: names for the numbers in playouts.toml.

The unit is a hundredth of a card. A table of two has its own column; `scripts/tune_playouts.py` finds both.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

# Laying a card.
NOISE: Final = 0  # how much chance there is in every choice
POINTS: Final = 1  # for ten points that leave the hand
FOLLOW: Final = 2  # for each card of the colour that is left, up to three
WILD: Final = 3  # the price of a wild while many cards are left
ACTION: Final = 4  # the price of another action
HIT: Final = 5  # for taking the turn from a player about to win
DRAWS: Final = 6  # for each card that the next player takes
AGAIN: Final = 7  # for another turn with a card to follow
STUCK: Final = 8  # the price of another turn without one
BLUFF: Final = 9  # the price of a wild draw card that would not survive a challenge
SWAP: Final = 10  # for each card saved by an exchange of hands
DUEL: Final = 11  # for a duel
FALL: Final = 12  # the price of a certain fall of the balance
DOUBLE: Final = 13  # for the second card of a double
# Not laying one.
DRAW: Final = 14  # what drawing is worth although a card fits
KEEP: Final = 15  # what it is worth to keep a drawn card that fits
# Near the end, in hundredths: how dangerous a hand of one, two, three or more cards is.
ONE: Final = 16
TWO: Final = 17
THREE: Final = 18
FAR: Final = 19
# Answers.
NAMED: Final = 20  # for each card of a colour that could be named
CHALLENGE: Final = 21  # the chance of a challenge, in hundredths, against an empty hand
SUSPECT: Final = 22  # and more of it for each card in the hand accused
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
    "draw",
    "keep",
    "one",
    "two",
    "three",
    "far",
    "named",
    "challenge",
    "suspect",
    "pass_on",
    "jump",
)


class Weights:
    """One column of them."""

    def __init__(self, numbers: list[int]) -> None:
        self.of: vec[i64] = vec[i64](numbers)
