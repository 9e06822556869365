"""What the seats of one game remember: cards they have seen, discards, and who drew under which colour.

Nothing here is deduced. A set of known cards grows by what `sight` would have shown to that seat (§5.5), and
a card is forgotten when it leaves the hands; a test compares every observation with one made from a view.

It compares states instead of following a `sight.table`: events and views, and an observation made from them,
take about eighty times as long.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, u8

from pioche.engine.actions import AFTER_DRAW, DRAW, KEEP, PLAY, card_of, seat_of, second_of, verb_of
from pioche.engine.cards import HALF, MAX_CARDS, NO_COLOUR
from pioche.engine.masks import HIGH, LOW, bit, lowest
from pioche.engine.places import ASIDE, DRAW_PILE, TALON
from pioche.engine.state import State
from pioche.rl.tables import Tables, unit


class Remembered:
    """The memory of all seats of a game; call `before` and `after` around each `apply`."""

    def __init__(self, tables: Tables) -> None:
        seats = tables.players
        self.tables = tables
        self.seats: i64 = seats
        # Cards in hands whose face on a side a seat knows, by side * seats + seat.
        self.known_low = vec[i64]([0] * (2 * seats))
        self.known_high = vec[i64]([0] * (2 * seats))
        self.hands = vec[i64]([0] * (2 * seats))  # the hands before the action
        self.clock: i64 = 0
        self.side: i64 = 0
        # Colours of the active side under which a seat kept a drawn card, since it last got one; a mask.
        self.without = vec[i64]([0] * seats)
        # Cards that lie face up, by the face with which they were laid: the first words of an observation.
        self.discards = vec[i64]([0] * tables.discard_words)
        self.laid_as = vec[u8]([0] * MAX_CARDS)  # the place of that face plus 1; 0 for a card not there
        self.sizes = vec[i64]([0] * 4)  # of the piles, before the action
        self.bottoms = vec[i64]([-1] * 4)
        # The action in progress.
        self.verb: i64 = -1
        self.seat: i64 = -1
        self.force: i64 = 0  # the colours in force, a mask
        self.turns: i64 = 0

    def deal(self, s: State, dealt: i64) -> None:
        """Start a round in which this many cards were dealt; the first card may have brought more."""
        k: i64 = 0
        while k < 2 * self.seats:
            self.known_low[k] = 0
            self.known_high[k] = 0
            self.hands[k] = 0
            k += 1
        k = 0
        while k < self.seats:
            self.without[k] = 0
            k += 1
        self.verb = -1
        self.side = s.side
        self.clock = dealt
        self.see_hands(s, True)
        # Cards are dealt and turned up light side up, even if the first card then turned the table over.
        self.look(s, 0)
        self.look(s, s.side)
        self.keep_hands(s)
        self.forget_discards()
        self.recount(s, 0)
        self.keep_piles(s)

    # The effects of an action

    def before(self, s: State, a: i64) -> None:
        """Record what will be gone once the action has been carried out."""
        verb = verb_of(a)
        if verb == KEEP and card_of(a) >= 0:
            verb = -1  # the kept card stays in the hand, and none was drawn
        self.verb = verb
        self.seat = seat_of(a)
        self.turns = s.turns
        if verb == PLAY:  # recorded now, as the table may turn over before `after`
            self.lay_open(card_of(a), s.side)
            if second_of(a) >= 0:
                self.lay_open(second_of(a), s.side)
        elif verb in (DRAW, KEEP):
            self.force = colours_in_force(s)

    def after(self, s: State) -> None:
        """Record what the action has changed."""
        turned = s.side != self.side
        self.side = s.side
        self.see_hands(s, turned)
        if self.verb == DRAW or self.verb == KEEP:
            self.note_draw(s)
        self.look(s, s.side)
        self.keep_hands(s)
        self.see_piles(s)
        self.keep_piles(s)

    def see_hands(self, s: State, turned: bool) -> None:
        """Update hands that got cards: they may have any colour; cards from a pile are unknown again."""
        fresh_low: i64 = 0
        fresh_high: i64 = 0
        moved = False
        seat: i64 = 0
        k: i64 = 0
        seats = self.seats
        hand, hands, without = s.hand, self.hands, self.without
        while seat < seats:
            low = hand[k] & ~hands[k]
            k += 1
            high = hand[k] & ~hands[k]
            k += 1
            if turned or low | high != 0 or s.size[seat] == 0:
                without[seat] = 0
            while low != 0:
                card = lowest(low)
                low &= low - 1
                if i64(s.stamp[card]) > self.clock:
                    fresh_low |= LOW[card]
                else:
                    moved = True
            while high != 0:
                card = lowest(high) + HALF
                high &= high - 1
                if i64(s.stamp[card]) > self.clock:
                    fresh_high |= HIGH[card]
                else:
                    moved = True
            seat += 1
        if fresh_low | fresh_high != 0:
            self.meet(s, fresh_low, fresh_high, moved)

    def meet(self, s: State, low: i64, high: i64, moved: bool) -> None:
        """Cards have come from a pile, on top of which everybody saw their backs.

        If hands were exchanged in the same action, the acting player had taken the cards before.
        """
        seats = self.seats
        k: i64 = 0
        while k < 2 * seats:
            self.known_low[k] &= ~low
            self.known_high[k] &= ~high
            k += 1
        if self.tables.two_sided:
            k = (1 - s.side) * seats
            end = k + seats
            while k < end:
                self.known_low[k] |= low
                self.known_high[k] |= high
                k += 1
        if moved and self.verb >= 0:
            k = s.side * seats + self.seat
            self.known_low[k] |= low
            self.known_high[k] |= high

    def note_draw(self, s: State) -> None:
        """A player that kept a drawn card showed no card of the colours in force."""
        seat = self.seat
        waits = s.phase == AFTER_DRAW and s.asked == seat and s.turns == self.turns
        if not waits and s.is_in(seat):
            self.without[seat] |= self.force

    def look(self, s: State, side: i64) -> None:
        """Record what everybody sees: their own active faces, the backs of others, and cards on show."""
        seats = self.seats
        two_sided = self.tables.two_sided
        hand, known_low, known_high = s.hand, self.known_low, self.known_high
        low: i64 = 0
        high: i64 = 0
        end = 2 * seats
        k: i64 = 0
        while k < end:
            low |= hand[k]
            k += 1
            high |= hand[k]
            k += 1
        at = side * seats
        back = (1 - side) * seats
        k = 0
        while k < end:
            own_low = hand[k]
            k += 1
            own_high = hand[k]
            k += 1
            known_low[at] = (known_low[at] | own_low) & low
            known_high[at] = (known_high[at] | own_high) & high
            if two_sided:
                known_low[back] = (known_low[back] | ~own_low) & low
                known_high[back] = (known_high[back] | ~own_high) & high
            at += 1
            back += 1
        if s.shown_to != 0:
            self.see_shown(s, low, high)

    def see_shown(self, s: State, low: i64, high: i64) -> None:
        """Record cards on show, if they are in a hand (R25)."""
        shown_low, shown_high = s.shown
        seat: i64 = 0
        while seat < self.seats:
            if s.shown_to < 0 or s.shown_to & bit(seat) != 0:
                at = s.side * self.seats + seat
                self.known_low[at] |= shown_low & low
                self.known_high[at] |= shown_high & high
            seat += 1

    def keep_hands(self, s: State) -> None:
        """Store the hands, to compare the next ones with."""
        k: i64 = 0
        end = 2 * self.seats
        hand, hands = s.hand, self.hands
        while k < end:
            hands[k] = hand[k]
            k += 1
        self.clock = s.clock

    # Face-up piles

    def lay_open(self, card: i64, side: i64) -> None:
        """Record a card laid on a pile with this side up, where everybody sees it."""
        place = i64(self.tables.slot[side * MAX_CARDS + card])
        self.laid_as[card] = u8(place + 1)
        at = place >> 3
        self.discards[at] += unit(place)

    def forget_discards(self) -> None:
        """Forget all cards that lie face up."""
        k: i64 = 0
        while k < self.tables.discard_words:
            self.discards[k] = 0
            k += 1
        k = 0
        while k < MAX_CARDS:
            self.laid_as[k] = 0
            k += 1

    def last_pile(self) -> i64:
        """The last face-up pile; the talon is the first."""
        if self.tables.trays == 2:
            return ASIDE
        return TALON

    def see_piles(self, s: State) -> None:
        """Update the discards to what lies on the trays and aside."""
        place: i64 = TALON
        last = self.last_pile()
        while place <= last:
            if not self.only_grown(s, place):
                self.recount(s, s.side)
                return
            place += 1

    def keep_piles(self, s: State) -> None:
        """Store the sizes of the piles, to compare the next ones with."""
        place: i64 = TALON
        last = self.last_pile()
        while place <= last:
            k = place - DRAW_PILE
            self.sizes[k] = s.size[place]
            if s.size[place] > 0:
                self.bottoms[k] = i64(s.pile[k * MAX_CARDS])
            place += 1

    def only_grown(self, s: State, place: i64) -> bool:
        """Record what is new on a pile; False if it was turned over or cards were removed."""
        k = place - DRAW_PILE
        n = s.size[place]
        old = self.sizes[k]
        start = k * MAX_CARDS
        if n == old and (n == 0 or i64(s.pile[start]) == self.bottoms[k]):
            return True
        if n < old or (old > 0 and i64(s.pile[start]) != self.bottoms[k]):
            return False
        # Cards may have been slipped under the visible one, so the former top is checked again.
        at = start + old - 1 if old > 0 else start
        end = start + n
        while at < end:
            card = i64(s.pile[at])
            if self.laid_as[card] == 0:
                self.lay_open(card, s.side)
            at += 1
        return True

    def recount(self, s: State, side: i64) -> None:
        """Count all face-up cards again, by the face they were laid with; cards nobody laid, by this side."""
        before = self.laid_as[:]
        self.forget_discards()
        place: i64 = TALON
        last = self.last_pile()
        while place <= last:
            at = (place - DRAW_PILE) * MAX_CARDS
            end = at + s.size[place]
            while at < end:
                card = i64(s.pile[at])
                if before[card] == 0:
                    self.lay_open(card, side)
                else:
                    slot = i64(before[card]) - 1
                    self.laid_as[card] = before[card]
                    word = slot >> 3
                    self.discards[word] += unit(slot)
                at += 1
            place += 1


def colours_in_force(s: State) -> i64:
    """A mask of the colours in force on all trays."""
    found: i64 = 0
    if s.force[0] < NO_COLOUR:
        found |= bit(s.force[0])
    if s.rules.trays == 2 and s.force[1] < NO_COLOUR:
        found |= bit(s.force[1])
    return found
