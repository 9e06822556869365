"""What happened, told in plain words to somebody who sees only so much."""

from __future__ import annotations

from typing import Final

from pioche.boxes.balance import FALLS_LATE
from pioche.engine.events import Event
from pioche.engine.notation import TRAYS
from pioche.engine.view import HIDDEN, event_cards
from pioche.match import OPEN, Match

# One sentence for each event. Where it depends on the case, the case stands behind a dot; see `_key`.
SENTENCES: Final = {
    "DealerDrew": "{seat} draws {cards} to see who deals.",
    "DealerChosen": "{seat} is the first to deal.",
    "RoundStarted": "Round {number}: {seat} deals.",
    "CardsDealt": "{seat} is dealt {cards}.",
    "CardsDealt.hidden": "{seat} is dealt {count}.",
    "CardTurnedUp": "{cards} is turned up.",
    "CardPutBack": "{cards} is turned up, but may not start: it goes back into the pile.",
    "CardPlayed": "{seat} plays {cards}.",
    "CardPlayed.tray": "{seat} plays {cards} on the {tray} tray.",
    "CardsTaken": "{seat} takes {count}: {cards}.",
    "CardsTaken.hidden": "{seat} takes {count}.",
    "CardsTaken.none": "{seat} should take cards, but none is left.",
    "CardKept": "{seat} keeps the card.",
    "TurnPassed": "{seat} can neither lay nor take, and passes.",
    "TurnLost": "{seat} loses the turn.",
    "DirectionChanged.left": "The direction changes: play goes to the left.",
    "DirectionChanged.right": "The direction changes: play goes to the right.",
    "ColourNamed": "{seat} names {colour}.",
    "ColourNamed.tray": "{seat} names {colour} for the {tray} tray.",
    "TargetChosen": "{seat} chooses {other}.",
    "UnoCalled": "{seat} calls UNO.",
    "UnoCaught": "{seat} catches {other}, who has not called UNO.",
    "UnoFalse": "{seat} called or caught for nothing, and pays.",
    "ChallengeAccepted": "{seat} does not challenge {other}.",
    "HandShown": "{seat} shows {other} the hand: {cards}.",
    "HandShown.hidden": "{seat} shows {other} the hand.",
    "HandShown.none": "{seat} has nothing to show.",
    "HandShown.all": "{seat} shows everybody {cards}.",
    "ChallengeWon": "{seat} is right: {other} was bluffing.",
    "ChallengeLost": "{seat} is wrong: {other} was honest.",
    "PileReplenished": "The talon is shuffled into a new draw pile of {count}.",
    "RoundWon": "{seat} goes out and wins the round.",
    "RoundVoid": "Nobody can go on: the round is void.",
    "PointsScored": "{seat}: {number} points.",
    "MatchWon": "{seat} wins the match.",
    "HandsSwapped": "{seat} and {other} exchange hands.",
    "HandsPassed.left": "Every hand moves one seat to the left.",
    "HandsPassed.right": "Every hand moves one seat to the right.",
    "CardsLaidBeneath": "{seat} lays {cards} beneath the top card.",
    "CardsLaidBeneath.none": "{seat} lays nothing beneath the top card.",
    "TableFlipped": "Everything is turned over; now {cards} lies on top.",
    "DuelFought": "{seat} wins the duel against {other}.",
    "CardPlaced": "{seat} places {cards} on the {tray} tray.",
    "BalanceTipped": "The balance tips: {seat} pays.",
    "BalanceTipped.late": "The balance tips a moment later: {seat} pays.",
    "TraysCleared": "The trays are cleared down to their top cards, and nobody pays.",
    "HostGave": "The host gives {seat} {count}.",
}
NOTHING: Final = "Nothing happens."
COUNT: Final = {"one": "1 card", "many": "{number} cards"}


def tell(match: Match, event: Event, viewer: int = OPEN) -> str:
    """One event as a sentence; a viewer is a seat's number, SPECTATOR, or OPEN who sees everything."""
    names = match.names
    colours = match.rules.box.sides[event.side].colours
    cards = _cards(match, event, viewer)
    return SENTENCES[_key(event, cards, int(match.rules.trays))].format(
        seat=names[event.seat] if event.seat >= 0 else "",
        other=names[event.other] if event.other >= 0 else "",
        cards=" ".join(cards),
        count=COUNT["one" if event.number == 1 else "many"].format(number=event.number),
        colour=colours[event.colour] if event.colour < len(colours) else "",
        tray=TRAYS[event.tray],
        number=event.number,
    )


def _cards(match: Match, event: Event, viewer: int) -> list[str]:
    if viewer == OPEN:
        return [match.rules.code(card, event.side) for card in event.cards]
    return event_cards(match.state, event, viewer)


def _key(event: Event, cards: list[str], trays: int) -> str:
    """The sentence that fits the case."""
    cases = {
        "none": not event.cards,  # there was no card
        "hidden": all(card == HIDDEN for card in cards),  # the viewer may not see the cards
        "all": event.other < 0,  # for everybody's eyes
        "tray": trays == 2,
        "left": event.number == 1,
        "right": event.number == -1,
        "late": event.number == FALLS_LATE,
    }
    for case, holds in cases.items():
        if holds and f"{event.name}.{case}" in SENTENCES:
            return f"{event.name}.{case}"
    return event.name
