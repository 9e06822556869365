"""Events: what happened, named in the past tense; built only if somebody listens.

An event names seats and cards. Its cards are seen by the seats of `seen_by` (a mask; EVERYBODY includes
spectators); others learn only how many there were. `sight.secrets` applies this.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from pioche.engine.cards import NO_COLOUR

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


class Event:
    """One event: its kind, who acted, on whom, which cards, and who may see them."""

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
        # What `sight.secrets` needs as well: the cards' stamps at that time, and what else became visible.
        self.stamps = NO_CARDS
        self.sought: i64 = NO_COLOUR  # the colour that ends a `take_until` (R54)
        self.next: i64 = -1  # the top card of the draw pile at that time, if its back is public
        self.angle: i64 = 0  # of the balance, at that time
        self.hands = NO_HANDS  # every hand, if the event moved or turned them
        self.hand_stamps = NO_HANDS

    @property
    def name(self) -> str:
        """The name of the kind, as CardPlayed."""
        return NAMES[self.kind]
