"""Events: what happened, named in the past tense; built only if somebody listens.

An event names seats and cards. Its cards are seen by the seats of `seen_by` (a mask; EVERYBODY includes
spectators); others learn only how many there were. `sight.secrets` applies this.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from pioche.engine.cards import NO_COLOUR
from pioche.engine.plain import Plain

EVERYBODY: Final = -1

NAMES: Final = (
    "DealerDrew",
    "DealerChosen",
    "CardsDealt",
    "CardTurnedUp",
    "CardPutBack",
    "RoundStarted",
    "CardPlayed",
    "CardsTaken",
    "CardKept",
    "TurnPassed",
    "TurnLost",
    "DirectionChanged",
    "ColourNamed",
    "TargetChosen",
    "UnoCalled",
    "UnoCaught",
    "ChallengeAccepted",
    "HandShown",
    "ChallengeWon",
    "ChallengeLost",
    "PileReplenished",
    "RoundWon",
    "RoundVoid",
    "PointsScored",
    "MatchWon",
    "HandsSwapped",
    "HandsPassed",
    "CardsLaidBeneath",
    "TableFlipped",
    "DuelFought",
    "CardPlaced",
    "BalanceTipped",
    "TraysCleared",
    "HostGave",
    "UnoFalse",
    "PlayerWentOut",
    "PlayerPutOut",
)

DEALER_DREW: Final = 0
DEALER_CHOSEN: Final = 1
CARDS_DEALT: Final = 2
CARD_TURNED_UP: Final = 3
CARD_PUT_BACK: Final = 4
ROUND_STARTED: Final = 5
CARD_PLAYED: Final = 6
CARDS_TAKEN: Final = 7
CARD_KEPT: Final = 8
TURN_PASSED: Final = 9
TURN_LOST: Final = 10
DIRECTION_CHANGED: Final = 11
COLOUR_NAMED: Final = 12
TARGET_CHOSEN: Final = 13
UNO_CALLED: Final = 14
UNO_CAUGHT: Final = 15
CHALLENGE_ACCEPTED: Final = 16
HAND_SHOWN: Final = 17
CHALLENGE_WON: Final = 18
CHALLENGE_LOST: Final = 19
PILE_REPLENISHED: Final = 20
ROUND_WON: Final = 21
ROUND_VOID: Final = 22
POINTS_SCORED: Final = 23
MATCH_WON: Final = 24
HANDS_SWAPPED: Final = 25
HANDS_PASSED: Final = 26
CARDS_LAID_BENEATH: Final = 27
TABLE_FLIPPED: Final = 28
DUEL_FOUGHT: Final = 29
CARD_PLACED: Final = 30
BALANCE_TIPPED: Final = 31
TRAYS_CLEARED: Final = 32
HOST_GAVE: Final = 33
UNO_FALSE: Final = 34
PLAYER_WENT_OUT: Final = 35
PLAYER_PUT_OUT: Final = 36

# Most events carry no cards or hands and share these lists. Never append to them.
NO_CARDS: Final[list[int]] = []
NO_HANDS: Final[list[list[int]]] = []


class Event(Plain):
    """One thing that happened: kind, who, to whom, which cards, and who may see them."""

    def __init__(
        self,
        kind: i64,
        side: i64,
        seat: i64,
        other: i64,
        cards: list[int],
        seen_by: i64,
        colour: i64,
        tray: i64,
        number: i64,
        stamps: list[int],
        sought: i64,
        next_card: i64,
        angle: i64,
        hands: list[list[int]],
        hand_stamps: list[list[int]],
    ) -> None:
        self.kind = kind
        self.side = side
        self.seat = seat
        self.other = other
        self.cards = cards
        self.seen_by = seen_by
        self.colour = colour
        self.tray = tray
        self.number = number
        # What `sight.secrets` needs beside: the cards' stamps at that time, and what else came into sight.
        self.stamps = stamps
        self.sought = sought  # the colour that a taking was to bring (R54)
        self.next = next_card  # that then lay on top of the draw pile, where its back tells something; or -1
        self.angle = angle  # of the balance, then
        self.hands = hands  # every hand, where an event turned or moved them
        self.hand_stamps = hand_stamps

    def fields(self) -> tuple[object, ...]:
        """All of them, in the order above."""
        who = (int(self.kind), int(self.side), int(self.seat), int(self.other), self.cards)
        what = (int(self.seen_by), int(self.colour), int(self.tray), int(self.number), self.stamps)
        beside = (int(self.sought), int(self.next), int(self.angle), self.hands, self.hand_stamps)
        return who + what + beside

    def __repr__(self) -> str:
        return told(self.name, self.seat, self.other, self.cards, self.colour, self.tray, self.number)

    @property
    def name(self) -> str:
        """The name of the kind, as CardPlayed."""
        return NAMES[self.kind]


def told(name: str, seat: i64, other: i64, cards: object, colour: i64, tray: i64, number: i64) -> str:
    """An event for whoever looks into it: its name, and what it says."""
    said = [f"seat={int(seat)}"] if seat >= 0 else []
    if other >= 0:
        said.append(f"other={int(other)}")
    if cards:
        said.append(f"cards={cards}")
    if colour != NO_COLOUR:
        said.append(f"colour={int(colour)}")
    if tray != 0:
        said.append(f"tray={int(tray)}")
    if number != 0:
        said.append(f"number={int(number)}")
    return f"{name}({', '.join(said)})"
