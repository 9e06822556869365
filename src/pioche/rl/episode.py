"""One game as an environment plays it: which seat acts next, its options, and the effect of its answer.

Before every answer, each seat that could act out of turn (its own missing call, a catch, a jump-in) is asked
once: first the seat whose call is missing, then round the table, in the order in which bots are asked. The
seat that has to answer anyway finds catches among its answers and is not asked before.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pioche.engine.actions import (
    ACCEPT,
    AFTER_DRAW,
    AIM,
    CATCH,
    CHALLENGE,
    DONE,
    DRAW,
    KEEP,
    LAY_UNDER,
    NAME,
    NEXT,
    PLACE,
    PLAY,
    ROUND_OVER,
    TABLE,
    TURN,
    UNO,
    Answers,
    action,
    card_of,
    colour_of,
    seat_of,
    second_of,
    simple,
    target_of,
    tray_of,
    verb_of,
    with_uno,
)
from pioche.engine.cards import HALF, MAX_CARDS
from pioche.engine.game import apply, legal, offers
from pioche.engine.masks import Cards, bit, bits, lowest
from pioche.engine.state import NOBODY, State
from pioche.rl.layout import (
    ACCEPT_AT,
    CHALLENGE_AT,
    DONE_AT,
    DRAW_AT,
    KEEP_AT,
    NAME_AT,
    PASS_AT,
    PLACE_AT,
    UNO_AT,
)
from pioche.rl.remembered import Remembered
from pioche.rl.tables import Tables, unit

INDEX: Final = 48  # position of an action's number, above the engine's action
ACTION: Final = 0xFFFF_FFFF_FFFF
SILENCE: Final = 0xFFFF_FFFF_FFFF  # says nothing: not an action of the engine


class Episode:
    """A state, its seats' memories, and the offer to the seat that acts."""

    def __init__(self, tables: Tables, s: State, dealt: i64 = -1, out: Answers | None = None) -> None:
        self.tables = tables
        self.s = s
        self.memory = Remembered(tables)
        self.out = Answers() if out is None else out
        self.offer = vec[i64]([0] * 1024)  # the seat's options, each with its number above the action
        self.offered: i64 = 0
        self.seat: i64 = NOBODY  # who acts; NOBODY once the round is over
        self.speaks = False  # whether that seat may only call, catch or jump in
        self.queue: i64 = 0  # seats to be asked so, four bits each, numbered from 1
        self.phase: i64 = -1  # the last question asked, as phase, seat and turn
        self.asked: i64 = -1
        self.turns: i64 = -1
        self.begin(dealt)

    def take(self, tables: Tables, s: State) -> None:
        """Continue with another match that has just been dealt."""
        if tables is not self.tables:
            self.tables = tables
            self.memory = Remembered(tables)
        self.s = s
        self.begin(-1)

    def begin(self, dealt: i64) -> None:
        """Start a round that has just been dealt, with the usual number of cards or `dealt`."""
        s = self.s
        if dealt < 0:
            dealt = s.rules.hand_size * (s.seats - bits(s.dropped))
        self.memory.deal(s, dealt)
        self.phase = -1
        self.queue = 0
        self.go_on()

    def next_round(self) -> None:
        """Deal the next round of a match."""
        apply(self.s, simple(NEXT, TABLE))
        self.begin(-1)

    # Acting

    def meaning(self, number: i64) -> i64:
        """The engine's action of a number in the table, SILENCE, or -1 if it is not on offer."""
        offer = self.offer
        k: i64 = 0
        while k < self.offered:
            item = offer[k]
            if item >> INDEX == number:
                return item & ACTION
            k += 1
        return -1

    def number_at(self, k: i64) -> i64:
        """The number of the action at position k of the offer."""
        return self.offer[k] >> INDEX

    def act(self, a: i64) -> None:
        """Carry out what the acting seat has chosen."""
        if a != SILENCE:
            s = self.s
            self.memory.before(s, a)
            apply(s, a)
            self.memory.after(s)
        self.go_on()

    # The next seat

    def go_on(self) -> None:
        """Find the seat that acts next, and its options."""
        s = self.s
        if s.phase >= ROUND_OVER:
            self.seat = NOBODY
            self.speaks = False
            self.offered = 0
            return
        if s.phase != self.phase or s.asked != self.asked or s.turns != self.turns:
            self.phase = s.phase
            self.asked = s.asked
            self.turns = s.turns
            self.queue = 0
            if s.uno_pending != 0 or (s.phase == TURN and s.rules.outsiders is not None):
                self.queue = self.round_table()
        while self.queue != 0:
            seat = (self.queue & 15) - 1
            self.queue >>= 4
            self.list_speech(seat)
            if self.offered > 0:
                self.seat = seat
                self.speaks = True
                self.add(PASS_AT, SILENCE)
                return
        self.seat = s.asked
        self.speaks = False
        self.list_answers()

    def round_table(self) -> i64:
        """All seats, packed: from one whose call is missing, else from the one whose turn it is."""
        s = self.s
        found: i64 = 0
        seat = s.turn
        k: i64 = 0
        while k < s.seats:
            if s.uno_pending & bit(seat) != 0:
                break
            seat = self.beside(seat, s.direction)
            k += 1
        k = 0
        while k < s.seats:
            seat = self.beside(seat, -s.direction)
            found = (found << 4) | (seat + 1)
            k += 1
        return found

    def beside(self, seat: i64, step: i64) -> i64:
        """The neighbour of a seat, whether or not it is in."""
        seat += step
        if seat >= self.s.seats:
            return 0
        if seat < 0:
            return self.s.seats - 1
        return seat

    # Its options

    def add(self, number: i64, a: i64) -> None:
        """Add an action to the offer."""
        offer = self.offer
        at = self.offered
        offer[at] = number << INDEX | a
        self.offered = at + 1

    def list_speech(self, seat: i64) -> None:
        """Offer calls, catches and jumps out of turn; a seat with a question catches when it answers."""
        s = self.s
        self.offered = 0
        own = s.uno_pending & bit(seat) != 0
        if s.asked == seat and not own:
            return
        if s.uno_pending == 0 and (s.phase != TURN or s.rules.outsiders is None):
            return
        out = self.out
        out.n = 0
        offers(s, out)
        self.offer_of(seat)

    def list_answers(self) -> None:
        """Offer the answers to the question, and calls and catches with them."""
        s = self.s
        out = self.out
        self.offered = 0
        legal(s, out)
        seat = s.asked
        self.offer_of(seat)
        if s.uno_pending != 0 or (s.phase <= AFTER_DRAW and s.size[seat] == 2):
            out.n = 0
            offers(s, out)
            self.offer_of(seat)

    def offer_of(self, seat: i64) -> None:
        """Add those of the listed actions that belong to this seat."""
        items = self.out.items
        n = self.out.n
        k: i64 = 0
        while k < n:
            a = items[k]
            k += 1
            if seat_of(a) != seat:
                continue
            verb = verb_of(a)
            if verb == PLAY:
                self.add_play(seat, a)
            elif verb == DRAW:
                self.add(DRAW_AT, a)
            elif verb == KEEP and card_of(a) < 0:
                self.add(KEEP_AT, a)
            elif verb == NAME:
                self.add(self.name_at(a), a)
            elif verb == AIM:
                self.add(self.seat_at(seat, a), a)
            elif verb == CATCH:
                self.add(self.seat_at(seat, a) + 1, a)
            elif verb in (LAY_UNDER, KEEP):
                self.add_cards(seat, a)
            else:
                self.add(plain_at(verb), a)

    def name_at(self, a: i64) -> i64:
        """The number of naming a colour, with or without a tray."""
        colour = 4 * self.s.side + colour_of(a)
        if tray_of(a) < 0:
            return NAME_AT + colour
        return self.tables.name_tray_at + tray_of(a) * self.tables.colours + colour

    def seat_at(self, seat: i64, a: i64) -> i64:
        """The number of choosing a seat, counted from one's own; catching it has the next number."""
        step = target_of(a) - seat
        if step < 0:
            step += self.tables.players
        return self.tables.target_at[step]

    def place_of(self, card: i64) -> i64:
        """The place of a card's active face in the layout."""
        k = self.s.side * MAX_CARDS + card
        return i64(self.tables.slot[k])

    def rank_of(self, seat: i64, card: i64) -> i64:
        """How many cards with the same face came into the hand before this one."""
        rank: i64 = 0
        if self.tables.two_sided:
            low, high = self.looking_like(seat, self.place_of(card))
            stamp = self.s.stamp
            while low != 0:
                if stamp[lowest(low)] < stamp[card]:
                    rank += 1
                low &= low - 1
            while high != 0:
                if stamp[lowest(high) + HALF] < stamp[card]:
                    rank += 1
                high &= high - 1
        return rank

    def looking_like(self, seat: i64, place: i64) -> Cards:
        """The cards of a hand that show this face."""
        showing = self.tables.showing
        hand = self.s.hand
        k = 2 * seat
        low = hand[k] & showing.low[place]
        k += 1
        return low, hand[k] & showing.high[place]

    def alike(self, seat: i64, place: i64) -> list[int]:
        """The same cards in order of arrival."""
        return self.s.in_order(self.looking_like(seat, place))

    def add_play(self, seat: i64, a: i64) -> None:
        """Offer a card; of cards equal in face alone, which the engine lists once, offer each."""
        s = self.s
        card = card_of(a)
        if second_of(a) >= 0:
            self.add_double(seat, a)
        elif not self.tables.two_sided or s.phase == AFTER_DRAW:
            self.add_card(seat, a, card, self.rank_of(seat, card))
        else:
            place = self.place_of(card)
            low, high = self.looking_like(seat, place)
            if bits(low) + bits(high) == 1:
                self.add_card(seat, a, card, 0)
            elif self.is_first(place, a):
                for rank, other in enumerate(self.s.in_order((low, high))):
                    self.add_card(seat, action(PLAY, seat, other, tray=tray_of(a)), other, rank)

    def is_first(self, place: i64, a: i64) -> bool:
        """Whether no play of this face on this tray is on offer yet."""
        number = self.tables.play_at[place]
        if tray_of(a) == 1:
            number += 2
        return self.meaning(number) < 0

    def add_card(self, seat: i64, a: i64, card: i64, rank: i64) -> None:
        """Offer one play, and the same with a call if that can count."""
        t = self.tables
        place = self.place_of(card)
        tray = tray_of(a)
        if tray < 0:
            tray = 0
        number = t.play_at[place] + 2 * (rank * t.trays + tray)
        self.add(number, a)
        k = self.s.side * MAX_CARDS + card
        if self.s.size[seat] == 2 or t.sheds[k] != 0:
            self.add(number + 1, with_uno(a))

    def add_double(self, seat: i64, a: i64) -> None:
        """Offer two equal numbers together (H9), in every order of cards that show the same face."""
        t = self.tables
        place = self.place_of(card_of(a))
        number = t.double_at[place]
        if not t.two_sided:
            self.add_pair(seat, number, a)
            return
        cards = self.alike(seat, place)
        if self.meaning(number) >= 0:
            return
        most = t.ranks[place] - 1
        for rank, one in enumerate(cards):
            for k, other in enumerate([card for card in cards if card != one]):
                pair = action(PLAY, seat, one, second=other)
                self.add_pair(seat, number + 2 * (rank * most + k), pair)

    def add_pair(self, seat: i64, number: i64, a: i64) -> None:
        """Offer a double, and the same with a call if it leaves one card."""
        self.add(number, a)
        if self.s.size[seat] == 3:
            self.add(number + 1, with_uno(a))

    def add_cards(self, seat: i64, a: i64) -> None:
        """Offer a card to lay beneath or keep, with every other that shows the same face."""
        t = self.tables
        place = self.place_of(card_of(a))
        first = t.lay_at[place] if verb_of(a) == LAY_UNDER else t.keep_at[place]
        if not t.two_sided:
            self.add(first, a)
        elif self.meaning(first) < 0:
            for rank, card in enumerate(self.alike(seat, place)):
                self.add(first + rank, action(verb_of(a), seat, card))

    def write_mask(self, row: vec[i64], at: i64) -> None:
        """Write 1 for every action on offer and 0 for all others, from a word of the row on."""
        end = at + self.tables.mask_words
        k = at
        while k < end:
            row[k] = 0
            k += 1
        offer = self.offer
        k = 0
        while k < self.offered:
            number = offer[k] >> INDEX
            word = at + (number >> 3)
            row[word] |= unit(number)
            k += 1


def plain_at(verb: i64) -> i64:
    """The number of an action without arguments."""
    if verb == ACCEPT:
        return ACCEPT_AT
    if verb == CHALLENGE:
        return CHALLENGE_AT
    if verb == DONE:
        return DONE_AT
    if verb == PLACE:
        return PLACE_AT
    if verb == UNO:
        return UNO_AT
    raise ValueError("an answer without a place in the encoding")
