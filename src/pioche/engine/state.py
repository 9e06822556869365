"""The state of a game: where every card is, whose answer is awaited, and which effects are running.

It consists of plain numbers, so that a copy is cheap; rules use the named methods. The numbers that are not
places of cards are listed in `fields`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i32, i64, mypyc_attr, u8

from pioche.engine.actions import DECISIONS, ROUND_OVER
from pioche.engine.cards import HALF, KINDS, MAX_CARDS, NO_COLOUR, NO_KIND
from pioche.engine.counts import Counts
from pioche.engine.events import (
    CARDS_LAID_BENEATH,
    CARDS_TAKEN,
    COLOUR_NAMED,
    EVERYBODY,
    HANDS_PASSED,
    HANDS_SWAPPED,
    NO_CARDS,
    NO_HANDS,
    TABLE_FLIPPED,
    TURN_LOST,
    Event,
)
from pioche.engine.extra import Extra
from pioche.engine.masks import bit, bits, lowest, set_of, without
from pioche.engine.places import DRAW_PILE, Places
from pioche.engine.rng import Rng

if TYPE_CHECKING:
    from pioche.engine.effects import Effect
    from pioche.engine.rules import Rules

MAX_SEATS: Final = 10
NOBODY: Final = -1
# How the seat to play has called UNO: early in its turn (R34), or with the card it laid.
CALLED_EARLY: Final = 1
CALLED_WITH: Final = 2


@mypyc_attr(acyclic=True, free_list_len=1)
class State(Places):
    """One game at one moment. `copy()` is cheap and independent; `rules` is shared and never changes."""

    def __init__(
        self,
        rules: Rules,
        hand: vec[i64],
        size: vec[i64],
        pile: vec[u8],
        stamp: vec[i32],
        scores: vec[i64],
        rng: Rng,
        extra: Extra,
        key: bytes,
        other: State | None = None,  # its registers are copied
    ) -> None:
        super().__init__(hand, size, pile, stamp, other)
        self.rules = rules
        self.seats: i64 = rules.seats
        self.force: tuple[i64, i64] = (NO_COLOUR, NO_COLOUR)  # colour in force, by tray (§1.4)
        self.scores = scores  # replaced, never changed in place, so copies share it
        self.points = scores  # points of the last round, likewise replaced
        self.noted = rules.no_points  # points of hands put out, and the first one's fixed score (H13, H15)
        self.rng = rng
        self.extra = extra
        self.key = key
        self.events: list[Event] | None = None
        self.counts: Counts | None = None  # what statistics need where no events are recorded
        self.script: list[int] | None = None  # cards that must come off the draw pile, in order
        self.program: list[Effect] = rules.nothing  # the effects of the card being carried out

    def copy(self) -> State:
        """An independent copy without listeners."""
        s = State(
            self.rules,
            self.hand[:],
            self.size[:],
            self.pile[:],
            self.stamp[:],
            self.scores,
            self.rng.copy(),
            self.extra.copy(),
            self.key,
            self,
        )
        s.force = self.force
        s.points = self.points
        s.noted = self.noted
        if self.script is not None:
            s.script = self.script[:]
        s.program = self.program
        return s

    # Older names, kept for one version: boxes from outside may still use them.

    @property
    def author(self) -> i64:
        """The seat that laid the card which is carried out."""
        return self.card_player

    @author.setter
    def author(self, seat: i64) -> None:
        """Set `card_player` by its older name."""
        self.card_player = seat

    @property
    def windows(self) -> i64:
        """The seats that may be caught, a mask."""
        return self.uno_pending

    @windows.setter
    def windows(self, seats: i64) -> None:
        """Set `uno_pending` by its older name."""
        self.uno_pending = seats

    def __copy__(self) -> State:
        """The same, with what has happened."""
        s = self.copy()
        if self.events is not None:
            s.events = self.events[:]
        return s

    def __deepcopy__(self, memo: object) -> State:
        """Likewise: what it shares never changes."""
        return self.__copy__()

    def __eq__(self, other: object) -> bool:
        """Whether the same game has come as far, whoever listens."""
        from pioche.engine.fingerprint import fingerprint

        if not isinstance(other, State):
            return False
        mine, theirs = self.rules, other.rules
        alike = mine.box.name == theirs.box.name and mine.options.chosen == theirs.options.chosen
        return alike and fingerprint(self) == fingerprint(other)

    def __hash__(self) -> int:
        raise TypeError("unhashable type: 'State'")

    def __repr__(self) -> str:
        cards = " ".join([str(self.size[seat]) for seat in range(self.seats)])
        asked = DECISIONS[self.phase] + ("" if self.round_over else f" of seat {self.asked}")
        return f"<State of {self.rules.box.name}, round {self.round}: {asked}; cards {cards}>"

    @property
    def round_over(self) -> bool:
        """Whether the round is over: `winner` and `points` then say how it ended."""
        return self.phase >= ROUND_OVER

    # Seats

    def next(self, seat: i64, k: i64 = 1) -> i64:
        """The seat k places on in the direction of play (§1.1)."""
        if self.out != 0:
            return self.next_in(seat, k)
        n = self.seats
        seat += k * self.direction
        # The first lap is branch-free, as the branch is unpredictable; more than one is rare.
        seat += n & (seat >> 63)
        seat -= n & ((n - 1 - seat) >> 63)
        while seat >= n:
            seat -= n
        while seat < 0:
            seat += n
        return seat

    def next_in(self, seat: i64, k: i64) -> i64:
        """The same when some seats are out: they are passed over (R102)."""
        n = self.seats
        step = self.direction if k > 0 else -self.direction
        while k != 0:
            seat += step
            if seat >= n:
                seat = 0
            elif seat < 0:
                seat = n - 1
            if self.out & bit(seat) == 0:
                k -= 1 if k > 0 else -1
        return seat

    def is_in(self, seat: i64) -> bool:
        """Whether a seat is in the round (R102)."""
        return self.out & bit(seat) == 0

    def others(self, seat: i64) -> list[int]:
        """The other seats that are in, in order of play after this one."""
        found: list[int] = []
        k: i64 = 1
        while k < self.seats:
            other = (seat + k * self.direction) % self.seats
            if self.out & bit(other) == 0:
                found.append(int(other))
            k += 1
        return found

    def two_left(self, card_player: i64) -> bool:
        """Whether two players are in, counting the player of a card even if it was the last one (R102)."""
        if self.out == 0:
            return self.seats == 2
        return self.seats - bits(self.out & ~bit(card_player)) == 2

    def ask(self, phase: i64, seat: i64) -> None:
        """Wait for an answer from this seat."""
        self.phase = phase
        self.asked = seat

    def lose_turn(self, seat: i64) -> None:
        """The next seat not yet skipped loses its turn."""
        self.skips += 1
        if self.events is not None:
            self.note(TURN_LOST, seat)

    def name_colour(self, seat: i64, colour: i64) -> None:
        """Put the named colour in force on the tray being played (§1.4)."""
        self.show(self.tray, colour, NO_KIND)
        if self.events is not None:
            self.note(COLOUR_NAMED, seat, colour=colour, tray=self.tray)

    # Cards

    def open_window(self, seat: i64) -> None:
        """A hand that comes down to one card other than by laying also has to call (R36)."""
        if self.size[seat] == 1 and self.rules.any_single:
            self.uno_pending |= bit(seat)

    def lay_beneath(self, seat: i64, tray: i64, cards: list[int]) -> None:
        """Slip cards of a hand under the visible card, the last one directly beneath it (R61, R68)."""
        for card in cards:
            self.give_up(seat, card)
            self.put_beneath_top(tray, card)
        self.shown = without(self.shown, set_of(cards))  # cards that leave the hand are no longer shown (R25)
        if self.size[seat] != 1:
            self.uno_pending &= ~bit(seat)
        if self.counts is not None:
            self.counts.lay(seat, len(cards))
        if self.events is not None:
            self.note(CARDS_LAID_BENEATH, seat, cards=cards, tray=tray, number=len(cards))

    def value(self, seat: i64) -> i64:
        """Points of a hand, by active faces (§1.11, R45)."""
        points = self.rules.points
        start = self.side * MAX_CARDS
        total: i64 = 0
        low, high = self.hand_of(seat)
        while low != 0:
            total += points[start + lowest(low)]
            low &= low - 1
        while high != 0:
            total += points[start + lowest(high) + HALF]
            high &= high - 1
        return total

    def counted(self, seat: i64) -> i64:
        """What a hand counts at the end of a round: as it is, or as it was when put out (R116)."""
        return self.value(seat) + self.noted[seat]

    def in_force(self, tray: i64) -> i64:
        """The colour in force on a tray: `force` indexed by a variable (§1.4)."""
        return self.force[0] if tray == 0 else self.force[1]

    def show(self, tray: i64, colour: i64, kind: i64) -> None:
        """Put a colour in force on a tray that shows this kind of card (§1.4)."""
        row = (self.side * 5 + colour) * KINDS + kind
        if self.rules.trays == 1:
            self.force = (colour, NO_COLOUR)
            self.row = row
            return
        left, right = self.force
        row_left, row_right = self.row, self.row_right
        if tray == 0:
            left, row_left = colour, row
        else:
            right, row_right = colour, row
        self.force = (left, right)
        self.row, self.row_right = row_left, row_right
        self.rules.box.refit(self)

    def shuffle_draw_pile(self) -> None:
        """Shuffle the whole draw pile."""
        self.rng.shuffle(self.pile, 0, self.size[DRAW_PILE])

    def can_take(self) -> bool:
        """Whether at least one card can be taken."""
        return self.size[DRAW_PILE] > 0 or self.rules.box.supply(self) > 0

    def pop_draw(self) -> i64:
        """Take the top card off the draw pile, replenishing it first if empty; NOBODY if there is none."""
        n = self.size[DRAW_PILE]
        if n == 0:
            self.rules.box.replenish(self)
            n = self.size[DRAW_PILE]
            if n == 0:
                return NOBODY
        if self.script is not None:
            self.follow_script()
        n -= 1
        self.size[DRAW_PILE] = n
        return i64(self.pile[n])

    def follow_script(self) -> None:
        """Bring the card that was really drawn to the top of the pile."""
        script = self.script
        if script is None:
            return
        if not script:
            raise ScriptError("a card is taken here that the record does not give")
        self.bring_up(script.pop(0), self.size[DRAW_PILE] - 1)

    def bring_up(self, card: i64, position: i64) -> None:
        """Swap a card of the draw pile with the one at this position (0 is the bottom)."""
        k: i64 = 0
        while k < self.size[DRAW_PILE]:
            if i64(self.pile[k]) == card:
                self.pile[k] = self.pile[position]
                self.pile[position] = u8(card)
                return
            k += 1
        raise ScriptError(f"{self.rules.full_code(card)} is not in the draw pile")

    def take_one(self, seat: i64) -> i64:
        """Give a seat the next card and return it; there must be one."""
        card = self.pop_draw()
        self.receive(seat, card)
        self.took(seat)
        if self.events is not None:
            self.note(CARDS_TAKEN, seat, cards=[card], seen_by=bit(seat), number=1)
        return card

    def take(self, seat: i64, k: i64) -> i64:
        """Give a seat up to k cards and return how many it got (§1.3, R22)."""
        if self.events is None and self.script is None and 0 < k <= self.size[DRAW_PILE]:
            self.lift(seat, k)  # nobody listens and no card is prescribed
            self.took(seat)
            return k
        taken: i64 = 0
        cards: list[int] | None = None
        if self.events is not None:
            cards = []
        while taken < k:
            card = self.pop_draw()
            if card < 0:
                break
            self.receive(seat, card)
            taken += 1
            if cards is not None:
                cards.append(card)
        if taken > 0:
            self.took(seat)
        if cards is not None:
            self.note(CARDS_TAKEN, seat, cards=cards, seen_by=bit(seat), number=taken)
        return taken

    def took(self, seat: i64) -> None:
        """A seat that takes cards owes no call any more, and the round is not stuck (§1.8, R22)."""
        mine = bit(seat)
        self.uno_pending &= ~mine
        self.uno_called &= ~mine
        self.idle_turns = 0

    def take_until(self, seat: i64, colour: i64) -> None:
        """Make a seat take cards until one of this colour comes, or a wild where it counts (R54, R55)."""
        cards: list[int] = []
        other = NO_COLOUR if self.rules.wild_ends_search else colour
        while True:
            card = self.pop_draw()
            if card < 0:
                break
            self.receive(seat, card)
            cards.append(card)
            found = i64(self.rules.colour[self.side * MAX_CARDS + card])
            if found in (colour, other):
                break
        if cards:
            self.took(seat)
        if self.events is not None:
            self.note(CARDS_TAKEN, seat, cards=cards, seen_by=bit(seat), number=len(cards))
            self.events[-1].sought = colour

    def take_forced(self, seat: i64, k: i64) -> None:
        """Make a seat take cards for a draw card; the box may watch this taking (R81)."""
        if self.take(seat, k) > 0 and self.rules.watched:
            self.rules.box.after_taking(self, seat)

    # Events

    def note(
        self,
        kind: i64,
        seat: i64 = NOBODY,
        other: i64 = NOBODY,
        cards: list[int] | None = None,
        seen_by: i64 = EVERYBODY,
        colour: i64 = NO_COLOUR,
        tray: i64 = 0,
        number: i64 = 0,
    ) -> None:
        """Emit an event; call only if `events` is not None."""
        if self.events is not None:
            stamps, hands, hand_stamps = NO_CARDS, NO_HANDS, NO_HANDS
            if cards is None:
                cards = NO_CARDS
            if cards:
                stamps = self.stamps(cards)
            top: i64 = NOBODY
            if self.rules.two_sided and self.size[DRAW_PILE] > 0:
                top = i64(self.pile[self.size[DRAW_PILE] - 1])
            if kind in (TABLE_FLIPPED, HANDS_SWAPPED, HANDS_PASSED):
                hands = [self.hand_list(k) for k in range(self.seats)]
                hand_stamps = [self.stamps(hand) for hand in hands]
            event = Event(
                kind,
                self.side,
                seat,
                other,
                cards,
                seen_by,
                colour,
                tray,
                number,
                stamps,
                NO_COLOUR,
                top,
                self.extra.angle(),
                hands,
                hand_stamps,
            )
            self.events.append(event)


@mypyc_attr(native_class=False)
class ScriptError(Exception):
    """The cards prescribed for a deal or a draw cannot have been there."""
