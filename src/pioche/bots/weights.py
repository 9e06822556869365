"""What bots weigh: one name for each feature, whoever weighs it, and the weights of the rollout policy.

Greedy weighs what a view shows, in cards (greedy/weights.py). The rollout policy weighs what is counted fast,
in hundredths of a card (search/weights.toml), with a column for a table of two; `research/tune_rollouts.py`
finds both columns.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

# What each weight is for; `pays` is what something costs.
NOISE: Final = 0  # chance in every choice
POINTS: Final = 1  # points that leave the hand (ten of them in a rollout)
FOLLOW: Final = 2  # each card left that can follow, up to three (those of the colour in a rollout)
WILD: Final = 3  # pays for a wild while many cards are left
ACTION: Final = 4  # pays for another action
HIT: Final = 5  # taking the turn from a player about to win
DRAWS: Final = 6  # each card that the next player takes
AGAIN: Final = 7  # another turn with a card to follow
STUCK: Final = 8  # pays for another turn without one
BLUFF: Final = 9  # pays for a wild draw card that would lose a challenge
SWAP: Final = 10  # each card saved by a swap of hands
DUEL: Final = 11  # a duel (for greedy, a duel won)
FALL: Final = 12  # pays for a certain fall of the balance
DOUBLE: Final = 13  # the second card of a double
DRAWING: Final = 14  # drawing although a card fits
KEEPING: Final = 15  # keeping a drawn card that fits
DANGER_1: Final = 16  # how dangerous a hand of one card is
DANGER_2: Final = 17  # of two
DANGER_3: Final = 18  # of three
DANGER_FAR: Final = 19  # of more than any other weight says
NAMED: Final = 20  # each card of a colour that could be named
CHALLENGING: Final = 21  # the chance of a challenge against an empty hand
SUSPECT: Final = 22  # added to it for each card in the accused hand
PASS_ON: Final = 23  # passing a draw card on instead of taking the cards
JUMP: Final = 24  # what a jump-in must be worth
NAMES: Final = (
    "noise", "points", "follow", "wild", "action", "hit", "draws", "again", "stuck", "bluff", "swap", "duel",
    "fall", "double", "drawing", "keeping", "danger_1", "danger_2", "danger_3", "danger_far", "named",
    "challenging", "suspect", "pass_on", "jump",
)  # fmt: skip
MOST_TO_FOLLOW: Final = 3  # cards that can follow; more than this are worth no more


class Weights:
    """One column of the rollout policy's weights."""

    def __init__(self, numbers: list[int]) -> None:
        self.of: vec[i64] = vec[i64](numbers)
