"""Memory: everything that a viewer can know of where the cards are, event by event through one round.

Every card is a token as long as it can be followed. A shuffle ends the tokens of its cards and starts as many
new ones; nobody knows which old one became which new one.
"""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from pioche.engine.cards import NO_COLOUR
from pioche.engine.events import (
    BALANCE_TIPPED,
    CARD_PLAYED,
    CARD_PUT_BACK,
    CARD_TURNED_UP,
    CARDS_DEALT,
    CARDS_TAKEN,
    CHALLENGE_LOST,
    CHALLENGE_WON,
    PILE_REPLENISHED,
    PLAYER_PUT_OUT,
    ROUND_STARTED,
    TABLE_FLIPPED,
    TRAYS_CLEARED,
)
from pioche.engine.masks import Cards, in_both, in_either, without
from pioche.inference.deck import Deck
from pioche.sight.seen import Seen, Sight
from pioche.sight.table import Table, Token


@mypyc_attr(native_class=False)
class Forgotten(Exception):
    """A history that does not lead to the present table, so that nothing can be concluded from it."""


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


class Memory(Table):
    """What is known of every card of the current round; `draw` is the draw pile, the next card last."""

    def __init__(self, deck: Deck) -> None:
        self.deck = deck
        self.pairs: dict[tuple[int, int], int] = {}  # faces seen on one card in earlier rounds, and how often
        super().__init__(deck.rules)

    def reset(self) -> None:
        """All cards are in the draw pile, and nothing is known of them."""
        super().reset()
        self.tokens: list[Token] = []
        self.shuffles: list[Shuffle] = []
        self.clues: list[Clue] = []
        self.taken: list[Token] = []  # taken before a shuffle whose taking is announced only after it
        self.draw = self.fresh(self.deck.size)
        self.top_seen: i64 = -1  # face on top of the draw pile, after the deal
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

    # What happened

    def follow(self, e: Seen) -> None:
        """Learn from the next event."""
        kind, colour = e.kind, self.force[e.tray]
        if kind == ROUND_STARTED:
            self.note_pairs()
        elif kind in (CARD_TURNED_UP, CARD_PUT_BACK):
            self.look_at_top()
        elif kind == PILE_REPLENISHED:
            self.taken += self.draw[::-1]
            self.draw = self.shuffled(self.supply())
        elif kind == PLAYER_PUT_OUT:
            self.draw = self.shuffled(self.draw + self.hands[e.seat])
        super().follow(e)
        if kind == CARDS_DEALT:
            self.top_seen = e.next
        if kind in (ROUND_STARTED, CARDS_DEALT):
            return
        if kind == CARD_PLAYED and self.force[e.tray] == NO_COLOUR:
            self.before = colour
            self.laid = self.tops[e.tray]
            self.accused = self.hands[e.seat][:]
        elif kind == CARDS_TAKEN and e.sought < NO_COLOUR:
            self.sought(e)
        elif kind == CARD_PUT_BACK:
            self.see(self.draw[-1], e.cards[0])
            self.draw = self.shuffled(self.draw)
        elif kind == TABLE_FLIPPED:
            self.draw.reverse()
        elif kind in (CHALLENGE_WON, CHALLENGE_LOST):
            self.judged(e)
        elif kind in (BALANCE_TIPPED, TRAYS_CLEARED):
            self.worst = 0
        if e.next >= 0 and self.draw:
            self.learn(self.draw[-1], e.next)
        self.worst = max(self.worst, e.angle, -e.angle)

    def off_draw_pile(self) -> Token:
        """The next card of the draw pile."""
        return self.taken.pop(0) if self.taken else self.draw.pop()

    def unknown(self, card: Sight) -> Token:
        """There is none: the deck is known from the deal on."""
        raise Forgotten(f"no hand has been seen to get card {card.handle}")

    def look_at_top(self) -> None:
        """Record the face that was on the pile after the last hand was dealt."""
        if self.top_seen >= 0:
            self.learn(self.draw[-1], self.top_seen)
            self.top_seen = -1

    def sought(self, e: Seen) -> None:
        """Cards were taken until a colour came: the last one has it, unless no card was left (R54, R55)."""
        tokens = self.hands[e.seat][-len(e.cards) :] if e.cards else []
        sought = self.deck.coloured(self.side, e.sought)
        if self.deck.rules.wild_ends_search:
            sought = in_either(sought, self.deck.coloured(self.side, NO_COLOUR))
        for token in tokens[:-1]:
            self.exclude(token, self.side, sought)
        if tokens and (self.draw or self.supply()):
            self.restrict(tokens[-1], self.side, sought)

    def supply(self) -> list[Token]:
        """The cards of which the next draw pile will be made: those aside, or those beneath the top ones."""
        return self.aside or [token for tray in self.trays for token in tray[:-1]]

    def shuffled(self, tokens: list[Token]) -> list[Token]:
        """End these tokens and return new ones."""
        after = self.fresh(len(tokens))
        self.shuffles.append(Shuffle(tokens, after))
        return after[:]

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
