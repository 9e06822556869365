"""What bots weigh: one name for each feature, whoever weighs it, and the weights of the rollout policy.

Greedy weighs what a view shows, in cards (greedy/weights.py). The rollout policy weighs what is counted fast,
in hundredths of a card (search/weights.toml), with a column for a table of two; `research/tune_rollouts.py`
finds both columns.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

# What each weight is for; `pays` is what something costs. First those of the rollout policy, in the order of
# the constants below.
FEATURES: Final = {
    "noise": "chance in every choice",
    "points": "points that leave the hand (ten of them in a rollout)",
    "follow": "each card left that can follow, up to three (those of the colour in a rollout)",
    "wild": "pays for a wild while many cards are left",
    "action": "pays for another action",
    "hit": "taking the turn from a player about to win",
    "draws": "each card that the next player takes",
    "again": "another turn with a card to follow",
    "stuck": "pays for another turn without one",
    "bluff": "pays for a wild draw card that would lose a challenge",
    "swap": "each card saved by a swap of hands",
    "duel": "a duel (for greedy, a duel won)",
    "fall": "pays for a certain fall of the balance",
    "double": "the second card of a double",
    "drawing": "drawing although a card fits",
    "keeping": "keeping a drawn card that fits",
    "danger_1": "how dangerous a hand of one card is",
    "danger_2": "of two",
    "danger_3": "of three",
    "danger_far": "of more than any other weight says",
    "named": "each card of a colour that could be named",
    "challenging": "the chance of a challenge against an empty hand",
    "suspect": "added to it for each card in the accused hand",
    "pass_on": "passing a draw card on instead of taking the cards",
    "jump": "what a jump-in must be worth",
    # Only for greedy, which looks closer.
    "danger_4": "how dangerous a hand of four cards is",
    "kinds": "each colour among the cards left",
    "block": "a next player who cannot follow",
    "finish": "going out in this very turn",
    "turn_over": "a better hand on the other side than the next player's",
    "deny": "pays for naming a colour that the next player has",
    "bluffs": "how often others play a wild draw card as a bluff",
}
MOST_TO_FOLLOW: Final = 3  # cards that can follow; more than this are worth no more

NOISE: Final = 0
POINTS: Final = 1
FOLLOW: Final = 2
WILD: Final = 3
ACTION: Final = 4
HIT: Final = 5
DRAWS: Final = 6
AGAIN: Final = 7
STUCK: Final = 8
BLUFF: Final = 9
SWAP: Final = 10
DUEL: Final = 11
FALL: Final = 12
DOUBLE: Final = 13
DRAWING: Final = 14
KEEPING: Final = 15
DANGER_1: Final = 16
DANGER_2: Final = 17
DANGER_3: Final = 18
DANGER_FAR: Final = 19
NAMED: Final = 20
CHALLENGING: Final = 21
SUSPECT: Final = 22
PASS_ON: Final = 23
JUMP: Final = 24

NAMES: Final = tuple(FEATURES)[: JUMP + 1]


class Weights:
    """One column of the rollout policy's weights."""

    def __init__(self, numbers: list[int]) -> None:
        self.of: vec[i64] = vec[i64](numbers)
