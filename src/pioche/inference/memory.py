"""Memory: everything that a viewer can know of where the cards are, event by event through one round.

Every card is a token as long as it can be followed. A shuffle ends the tokens of its cards and starts as many
new ones; nobody knows which old one became which new one.
"""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from pioche.engine.cards import NO_COLOUR
from pioche.engine.events import (
    BALANCE_TIPPED,
    CARD_PLACED,
    CARD_PLAYED,
    CARD_PUT_BACK,
    CARD_TURNED_UP,
    CARDS_DEALT,
    CARDS_LAID_BENEATH,
    CARDS_TAKEN,
    CHALLENGE_LOST,
    CHALLENGE_WON,
    COLOUR_NAMED,
    HAND_SHOWN,
    HANDS_PASSED,
    HANDS_SWAPPED,
    PILE_REPLENISHED,
    PLAYER_PUT_OUT,
    ROUND_STARTED,
    TABLE_FLIPPED,
    TRAYS_CLEARED,
)
from pioche.engine.masks import Cards, in_both, in_either, without
from pioche.inference.deck import Deck
from pioche.sight.seen import Seen, Sight


@mypyc_attr(native_class=False)
class Forgotten(Exception):
    """A history that does not lead to the present table, so that nothing can be concluded from it."""


class Token:
    """A card that can be followed: its known faces (else -1), and the cards that it can be."""

    def __init__(self, number: i64, cards: Cards) -> None:
        self.number = number
        self.handle: i64 = 0
        self.light: i64 = -1
        self.dark: i64 = -1
        self.cards = cards
        self.backs = cards  # the backs that it can have, if counted separately (see Deck)

    def face(self, side: i64) -> i64:
        """The face on this side, or -1."""
        return self.light if side == 0 else self.dark


class Shuffle:
    """A shuffle: the tokens that ended, and those that began."""

    def __init__(self, before: list[Token], after: list[Token]) -> None:
        self.before = before
        self.after = after


class Clue:
    """At least one of these tokens is one of these cards (or has one of these backs)."""

    def __init__(self, tokens: list[Token], side: i64, cards: Cards) -> None:
        self.tokens = tokens
        self.side = side
        self.cards = cards


class Memory:
    """What is known of every card of the current round.

    hands   by seat, in hand order;      draw    the draw pile, the next card last;
    trays   the top card last;           aside   the cards set aside.
    """

    def __init__(self, deck: Deck, seats: i64) -> None:
        self.deck = deck
        self.seats = seats
        self.pairs: dict[tuple[int, int], int] = {}  # faces seen on one card in earlier rounds, and how often
        self.reset()

    def reset(self) -> None:
        """All cards are in the draw pile, and nothing is known of them."""
        self.tokens: list[Token] = []
        self.shuffles: list[Shuffle] = []
        self.clues: list[Clue] = []
        self.hands: list[list[Token]] = [[] for _ in range(self.seats)]
        self.trays: list[list[Token]] = [[] for _ in range(self.deck.rules.trays)]
        self.aside: list[Token] = []
        self.taken: list[Token] = []  # taken before a shuffle whose taking is announced only after it
        self.draw = self.fresh(self.deck.size)
        self.top_seen: i64 = -1  # face on top of the draw pile, after the deal
        self.side: i64 = 0
        self.force: list[int] = [NO_COLOUR, NO_COLOUR]
        self.before: i64 = NO_COLOUR
        self.laid: i64 = -1  # the last wild laid; `accused` is the hand it left
        self.accused: list[Token] = []
        self.worst: i64 = 0  # the largest angle of the balance since it was set up

    def fresh(self, number: i64) -> list[Token]:
        """New tokens of which nothing is known."""
        found: list[Token] = []
        for _ in range(number):
            token = Token(len(self.tokens), self.deck.all)
            self.tokens.append(token)
            found.append(token)
        return found

    # What is learnt of a card

    def learn(self, token: Token, face: i64) -> None:
        """Record a face of the card."""
        if face < 0:
            return
        side = self.deck.side[face]
        if token.face(side) >= 0:
            return
        if side == 0:
            token.light = face
        else:
            token.dark = face
        self.restrict(token, side, self.deck.shows.of(face))

    def restrict(self, token: Token, side: i64, cards: Cards) -> None:
        """The card is one of these."""
        if side == 1 and self.deck.apart:
            token.backs = in_both(token.backs, cards)
        else:
            token.cards = in_both(token.cards, cards)

    def exclude(self, token: Token, side: i64, cards: Cards) -> None:
        """The card is none of these."""
        if side == 1 and self.deck.apart:
            token.backs = without(token.backs, cards)
        else:
            token.cards = without(token.cards, cards)

    def see(self, token: Token, card: Sight) -> Token:
        """Set the handle under which a card was seen, and record the faces it showed."""
        token.handle = card.handle
        self.learn(token, card.light)
        self.learn(token, card.dark)
        return token

    def out_of_hand(self, seat: i64, card: Sight) -> Token:
        """Remove the token of a card that leaves a hand."""
        hand = self.hands[seat]
        for k in range(len(hand)):
            if hand[k].handle == card.handle:
                return self.see(hand.pop(k), card)
        raise Forgotten(f"seat {seat} holds no card {card.handle}")

    # What happened

    def follow(self, e: Seen) -> None:
        """Learn from the next event."""
        kind = e.kind
        if kind == CARD_PLAYED:
            self.played(e)
        elif kind == CARDS_TAKEN:
            self.took(e)
        elif kind == ROUND_STARTED:
            self.note_pairs()
            self.reset()
            return
        elif kind == CARDS_DEALT:
            self.dealt(e)
            return
        elif kind == CARD_TURNED_UP:
            self.look_at_top()
            self.trays[e.tray].append(self.see(self.draw.pop(), e.cards[0]))
            self.force[e.tray] = int(self.colour_on(e.tray))
        elif kind == CARD_PUT_BACK:
            self.look_at_top()
            self.see(self.draw[-1], e.cards[0])
            self.draw = self.shuffled(self.draw)
        elif kind == CARD_PLACED:
            self.trays[e.tray].append(self.see(self.draw.pop(), e.cards[0]))
            self.force[e.tray] = int(self.colour_on(e.tray))
        elif kind == CARDS_LAID_BENEATH:
            tray = self.trays[e.tray]
            for card in e.cards:
                tray.insert(len(tray) - 1, self.out_of_hand(e.seat, card))
        elif kind == PILE_REPLENISHED:
            self.replenished()
        elif kind == PLAYER_PUT_OUT:
            self.draw = self.shuffled(self.draw + self.hands[e.seat])
            self.hands[e.seat] = []
        elif kind == COLOUR_NAMED:
            self.force[e.tray] = int(e.colour)
        elif kind == TABLE_FLIPPED:
            self.flipped(e)
        elif kind in (HANDS_SWAPPED, HANDS_PASSED):
            self.moved(e)
        elif kind == HAND_SHOWN:
            for card in e.cards:
                self.shown(e.seat, card)
        elif kind in (CHALLENGE_WON, CHALLENGE_LOST):
            self.judged(e)
        elif kind == BALANCE_TIPPED:
            for pile in self.trays:
                self.aside += pile[:-1]
                del pile[:-1]
        if e.next >= 0 and self.draw:
            self.learn(self.draw[-1], e.next)
        if kind in (BALANCE_TIPPED, TRAYS_CLEARED):
            self.worst = 0
        self.worst = max(self.worst, e.angle, -e.angle)

    def colour_on(self, tray: i64) -> i64:
        """The colour of a tray's top card."""
        return self.deck.rules.faces[self.trays[tray][-1].face(self.side)].colour

    def dealt(self, e: Seen) -> None:
        """Record a dealt hand; the face on the pile counts once all hands are dealt."""
        if self.hands[e.seat]:
            self.reset()  # no card could start: all were collected and are dealt again
        for card in e.cards:
            self.hands[e.seat].append(self.see(self.draw.pop(), card))
        self.top_seen = e.next

    def look_at_top(self) -> None:
        """Record the face that was on the pile after the last hand was dealt."""
        if self.top_seen >= 0:
            self.learn(self.draw[-1], self.top_seen)
            self.top_seen = -1

    def played(self, e: Seen) -> None:
        """Record cards laid; a wild is judged by the hand it leaves (R26)."""
        for card in e.cards:
            self.trays[e.tray].append(self.out_of_hand(e.seat, card))
        colour = self.colour_on(e.tray)
        if colour == NO_COLOUR:
            self.before = self.force[e.tray]
            self.laid = self.trays[e.tray][-1].face(self.side)
            self.accused = self.hands[e.seat][:]
        self.force[e.tray] = int(colour)

    def took(self, e: Seen) -> None:
        """Record cards taken, perhaps until a colour came (R54, R55)."""
        if e.sought < NO_COLOUR:
            sought = self.deck.coloured(self.side, e.sought)
            if self.deck.rules.wild_ends_search:
                sought = in_either(sought, self.deck.coloured(self.side, NO_COLOUR))
        left = len(e.cards)
        for card in e.cards:
            left -= 1
            token = self.see(self.taken.pop(0) if self.taken else self.draw.pop(), card)
            self.hands[e.seat].append(token)
            if e.sought < NO_COLOUR:
                if left > 0:
                    self.exclude(token, self.side, sought)
                elif self.draw or self.supply() > 0:
                    self.restrict(token, self.side, sought)

    def supply(self) -> i64:
        """The number of cards that could still replenish the draw pile."""
        found = len(self.aside)
        for pile in self.trays:
            found += len(pile) - 1
        return found

    def replenished(self) -> None:
        """Shuffle what was set aside, or else what lies beneath the top cards, into a new draw pile."""
        while self.draw:
            self.taken.append(self.draw.pop())
        if self.aside:
            self.draw = self.shuffled(self.aside)
            self.aside = []
            return
        beneath: list[Token] = []
        for pile in self.trays:
            beneath += pile[:-1]
            del pile[:-1]
        self.draw = self.shuffled(beneath)

    def shuffled(self, tokens: list[Token]) -> list[Token]:
        """End these tokens and return new ones."""
        after = self.fresh(len(tokens))
        self.shuffles.append(Shuffle(tokens, after))
        return after[:]

    def flipped(self, e: Seen) -> None:
        """Turn everything over as blocks (§5.4): now both faces of every card in a hand have been seen."""
        self.trays[0].reverse()
        self.draw.reverse()
        self.side = 1 - self.side
        self.see(self.trays[0][-1], e.cards[0])
        self.force[0] = int(self.colour_on(0))
        self.moved(e)

    def moved(self, e: Seen) -> None:
        """Move all cards in hands to where their handles are now, and record what they show there."""
        held: dict[int, Token] = {}
        for hand in self.hands:
            for token in hand:
                held[int(token.handle)] = token
        for seat in range(self.seats):
            self.hands[seat] = [self.see(held[int(card.handle)], card) for card in e.hands[seat]]

    def shown(self, seat: i64, card: Sight) -> None:
        """Record a card of a hand that was shown, perhaps to this viewer."""
        for token in self.hands[seat]:
            if token.handle == card.handle:
                self.see(token, card)

    def judged(self, e: Seen) -> None:
        """Learn from a challenge, which tells everybody whether the hand was guilty."""
        convicting = self.deck.convicting(self.laid, self.before)
        if e.kind == CHALLENGE_WON:
            self.clues.append(Clue(self.accused, self.side, convicting))
            return
        for token in self.accused:
            self.exclude(token, self.side, convicting)

    # Across shuffles and rounds

    def epochs(self) -> list[list[Token]]:
        """The tokens before each shuffle, and the present ones; each list covers all cards."""
        there: dict[int, Token] = {int(token.number): token for token in self.tokens[: self.deck.size]}
        found: list[list[Token]] = [list(there.values())]
        for shuffle in self.shuffles:
            for token in shuffle.before:
                del there[int(token.number)]
            for token in shuffle.after:
                there[int(token.number)] = token
            found.append(list(there.values()))
        return found

    def note_pairs(self) -> None:
        """Keep which faces were seen on one card; a pairing from the seed holds for the whole match."""
        if self.deck.apart:
            self.pairs = self.known_pairs()

    def known_pairs(self) -> dict[tuple[int, int], int]:
        """How many cards at least have these two faces, by what was seen in this match."""
        known = self.pairs.copy()
        for epoch in self.epochs():
            found: dict[tuple[int, int], int] = {}
            for token in epoch:
                if token.light >= 0 and token.dark >= 0:
                    pair = (int(token.light), int(token.dark))
                    found[pair] = found.get(pair, 0) + 1
            for pair, number in found.items():
                known[pair] = max(known.get(pair, 0), number)
        return known
