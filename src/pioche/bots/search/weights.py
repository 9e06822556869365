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
TURN_OVER: Final = 10  # for a hand that gets better than the next player's when the table is turned over
SWAP: Final = 11  # for each card saved by an exchange of hands
DUEL: Final = 12  # for a duel
FALL: Final = 13  # the price of a certain fall of the balance
DOUBLE: Final = 14  # for the second card of a double
# Not laying one.
DRAW: Final = 15  # what drawing is worth although a card fits
KEEP: Final = 16  # what it is worth to keep a drawn card that fits
# Near the end, in hundredths: how dangerous a hand of one, two, three or more cards is.
ONE: Final = 17
TWO: Final = 18
THREE: Final = 19
FAR: Final = 20
# Answers.
NAMED: Final = 21  # for each card of a colour that could be named
CHALLENGE: Final = 22  # the chance of a challenge, in hundredths, against an empty hand
SUSPECT: Final = 23  # and more of it for each card in the hand accused
PASS_ON: Final = 24  # for passing a draw card on
JUMP: Final = 25  # what a jump-in must be worth
# What the backs of cards with two faces tell.
BLOCK: Final = 26  # for a next player who is known to have nothing that fits

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
    "turn_over",
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
    "block",
)


class Weights:
    """One column of them."""

    def __init__(self, numbers: list[int]) -> None:
        self.of: vec[i64] = vec[i64](numbers)
