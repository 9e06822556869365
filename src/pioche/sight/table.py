"""Where every card is, as far as one viewer can follow it: event by event through one round.

Events that move cards are interpreted here and nowhere else. Bots and environments follow a table and look at
it; `inference.memory` adds the draw pile, and what each card can be.
"""

from __future__ import annotations

from mypy_extensions import i64

from pioche.engine.cards import NO_COLOUR
from pioche.engine.events import (
    BALANCE_TIPPED,
    CARD_PLACED,
    CARD_PLAYED,
    CARD_TURNED_UP,
    CARDS_DEALT,
    CARDS_LAID_BENEATH,
    CARDS_TAKEN,
    COLOUR_NAMED,
    HAND_SHOWN,
    PILE_REPLENISHED,
    PLAYER_PUT_OUT,
    ROUND_STARTED,
    TABLE_FLIPPED,
)
from pioche.engine.masks import Cards
from pioche.engine.rules import Rules
from pioche.sight.seen import UNSEEN, Seen, Sight


class Token:
    """A card that can be followed: the handle it had last, and its faces as far as they were seen.

    `number`, and the `cards` and `backs` that it can be, are for those who draw conclusions.
    """

    def __init__(self, number: i64 = 0, cards: Cards = (0, 0)) -> None:
        self.number = number
        self.handle: i64 = 0
        self.light: i64 = UNSEEN
        self.dark: i64 = UNSEEN
        self.laid: i64 = UNSEEN  # the face that was up when it was laid
        self.cards = cards
        self.backs = cards  # if they are counted separately (see inference.deck)

    def face(self, side: i64) -> i64:
        """The face on this side, or UNSEEN."""
        return self.light if side == 0 else self.dark


class Table:
    """The cards of the current round.

    hands   by seat, in hand order;      tops    the visible face of each tray, or UNSEEN;
    trays   the top card last;           force   the colour in force on each tray;
    aside   the cards set aside;         side    the side in play.

    Cards that were there before the first event are tokens as soon as they are seen.
    """

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.reset()

    def reset(self) -> None:
        """All cards are in the draw pile."""
        self.hands: list[list[Token]] = [[] for _ in range(self.rules.seats)]
        self.trays: list[list[Token]] = [[] for _ in range(self.rules.trays)]
        self.aside: list[Token] = []
        self.tops: list[int] = [UNSEEN] * 2
        self.force: list[int] = [NO_COLOUR] * 2
        self.side: i64 = 0

    def follow(self, e: Seen) -> None:
        """Move the cards of the next event."""
        kind = e.kind
        if kind == CARD_PLAYED:
            for card in e.cards:
                self.lay(e, self.out_of_hand(e.seat, card))
        elif kind == CARDS_TAKEN:
            self.hold(e)
        elif kind == ROUND_STARTED:
            self.reset()
        elif kind == CARDS_DEALT:
            if self.hands[e.seat]:
                self.reset()  # no card could start: all were collected and are dealt again
            self.hold(e)
        elif kind in (CARD_TURNED_UP, CARD_PLACED):
            self.lay(e, self.see(self.off_draw_pile(), e.cards[0]))
        elif kind == CARDS_LAID_BENEATH:
            tray = self.trays[e.tray]
            for card in e.cards:
                token = self.out_of_hand(e.seat, card)
                token.laid = token.face(e.side)
                tray.insert(len(tray) - 1, token)
        elif kind == PILE_REPLENISHED:
            if self.aside:
                self.aside = []
            else:
                self.clear_trays()
        elif kind == PLAYER_PUT_OUT:
            self.hands[e.seat] = []
        elif kind == COLOUR_NAMED:
            self.force[e.tray] = int(e.colour)
        elif kind == TABLE_FLIPPED:
            self.side = e.side
            self.trays[0].reverse()
            if self.trays[0]:
                self.see(self.trays[0][-1], e.cards[0])
            self.show(e)
        elif kind == HAND_SHOWN:
            for card in e.cards:
                for held in self.hands[e.seat]:
                    if held.handle == card.handle:
                        self.see(held, card)
        elif kind == BALANCE_TIPPED:
            self.aside += self.clear_trays()
        if e.hands:
            self.rearrange(e.hands)

    def see(self, token: Token, card: Sight) -> Token:
        """Set the handle under which a card was seen, and record the faces it showed."""
        token.handle = card.handle
        if card.light >= 0:
            token.light = card.light
        if card.dark >= 0:
            token.dark = card.dark
        return token

    def hold(self, e: Seen) -> None:
        """Cards from the draw pile come into a hand."""
        hand = self.hands[e.seat]
        for card in e.cards:
            hand.append(self.see(self.off_draw_pile(), card))

    def lay(self, e: Seen, token: Token) -> None:
        """A card is now the visible one of its tray."""
        token.laid = token.face(e.side)
        self.trays[e.tray].append(token)
        self.show(e)

    def show(self, e: Seen) -> None:
        """The last card of an event is the visible one, and its colour is in force."""
        face = e.cards[-1].face(e.side)
        self.tops[e.tray] = int(face)
        self.force[e.tray] = int(self.rules.faces[face].colour)

    def out_of_hand(self, seat: i64, card: Sight) -> Token:
        """Remove the token of a card that leaves a hand."""
        hand = self.hands[seat]
        for k in range(len(hand)):
            if hand[k].handle == card.handle:
                return self.see(hand.pop(k), card)
        return self.see(self.unknown(card), card)

    def rearrange(self, hands: list[list[Sight]]) -> None:
        """Move all cards in hands to where their handles are now, and record what they show there."""
        held = {int(token.handle): token for hand in self.hands for token in hand}
        for seat, hand in enumerate(hands):
            self.hands[seat] = [
                self.see(held.get(int(card.handle)) or self.unknown(card), card) for card in hand
            ]

    def clear_trays(self) -> list[Token]:
        """Remove everything but the visible cards from the trays."""
        found: list[Token] = []
        for tray in self.trays:
            found += tray[:-1]
            del tray[:-1]
        return found

    def off_draw_pile(self) -> Token:
        """The next card of the draw pile."""
        return Token()

    def unknown(self, card: Sight) -> Token:
        """A card in a hand that no event has brought there."""
        return Token()
