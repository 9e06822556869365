"""A sheet: what every seat did in every round, one row a round and seat, gathered while it is played.

Most actions are followed by what they changed, which costs next to nothing; where that would not tell enough,
the sheet listens to the events of the one action. docs/study.md says what the columns mean.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i32, i64

from pioche.engine.actions import (
    ACCEPT,
    AFTER_DRAW,
    CATCH,
    CHALLENGE,
    COLOUR,
    MORE_WORDS,
    NAME,
    PLAY,
    RESPOND,
    card_of,
    seat_of,
    second_of,
    target_of,
    verb_of,
)
from pioche.engine.effects import Effect
from pioche.engine.events import (
    BALANCE_TIPPED,
    CARDS_LAID_BENEATH,
    CARDS_TAKEN,
    CHALLENGE_WON,
    COLOUR_NAMED,
    DIRECTION_CHANGED,
    PILE_REPLENISHED,
    TABLE_FLIPPED,
    TURN_LOST,
    Event,
)
from pioche.engine.masks import bit
from pioche.engine.places import ASIDE, DRAW_PILE
from pioche.engine.rules import Rules
from pioche.engine.state import MAX_SEATS, State
from pioche.engine.watching import Watcher

# The columns: of the round, of the seat, and what the seat did.
COLUMNS: Final = (
    "game",
    "round",
    "dealer",
    "starter",
    "winner",
    "turns",
    "dark_turns",
    "decisions",
    "seat",
    "bot",
    "won",
    "points",
    "score",
    "left",
    "laid",
    "drawn",
    "wild_draws",
    "bluffs",
    "bluffs_caught",
    "challenges",
    "challenges_won",
    "calls_missed",
    "caught",
    "catches",
    "flips",
    "falls",
)
WIDTH: Final = 26
COUNTERS: Final = 12  # the last columns, which are counted action by action
LAID: Final = 0  # follows from the others
DRAWN: Final = 1
WILD_DRAWS: Final = 2
BLUFFS: Final = 3
BLUFFS_CAUGHT: Final = 4
CHALLENGES: Final = 5
CHALLENGES_WON: Final = 6
CALLS_MISSED: Final = 7
CAUGHT: Final = 8
CATCHES: Final = 9
FLIPS: Final = 10
FALLS: Final = 11

# What a play may do, by what its effects tell: nothing to hands but the player's own, make others take cards,
# or more, so that it is listened to.
QUIET: Final = 0
DRAWS: Final = 1
MORE: Final = 2
OTHERS: Final = 3  # not a play: make somebody else take cards
PLAIN: Final = (CARDS_TAKEN, COLOUR_NAMED, DIRECTION_CHANGED, TABLE_FLIPPED, TURN_LOST)
SHORT: Final = 8  # cards in a draw pile that a fall may have replenished with what has just fallen


class Sheet(Watcher):
    """Room for so many rows; `cells` has them column by column, `rows` says how many are written."""

    def __init__(self, rules: Rules, room: i64) -> None:
        self.seats: i64 = rules.seats
        self.room = room
        self.rows: i64 = 0
        self.cells: vec[i32] = vec[i32]([0] * (room * WIDTH))
        self.hands: vec[i64] = vec[i64]([0] * (room * 2))  # what each seat held at the first question
        self.counts: vec[i64] = vec[i64]([0] * (COUNTERS * rules.seats))  # by counter, then by seat
        self.size: vec[i64] = vec[i64]([0] * MAX_SEATS)  # of hands before an action
        self.held: vec[i64] = vec[i64]([0] * MAX_SEATS)  # and at the first question, with what was exchanged
        self.bots: vec[i64] = vec[i64]([0] * MAX_SEATS)  # who sits where, by number
        self.game: i64 = 0
        self.balance: bool = rules.trays == 2
        others = [kind for kind in rules.box.tells if kind != PILE_REPLENISHED]
        told = [kind for rule in rules.house for kind in rule.tells()]
        strange = bool(others) and not self.balance
        self.always: bool = bool(told) or rules.leaving or rules.seeded or strange
        self.plain: bool = not self.always and not self.balance
        self.play: vec[i64] = vec[i64]([0] * 256)  # by card and side, what a play of it may do
        for side in range(2 if rules.two_sided else 1):
            for card in rules.deck:
                self.play[128 * side + card] = what_it_does(rules, card, side)
        self.darkened: i64 = 0  # the turn since which the dark side is up
        self.dark: i64 = 0  # turns on it before
        self.starter: i64 = 0
        self.does: i64 = QUIET  # what the action may do
        self.taker: i64 = 0  # the other who takes cards
        self.ours: bool = False  # whether nobody else listens
        self.heard: i64 = 0  # events before
        # What was so after the last action.
        self.clock: i64 = 0
        self.windows: i64 = 0
        self.side: i64 = 0
        self.aside: i64 = 0

    def begin(self, s: State) -> None:
        """Start counting from the first question on."""
        while self.rows + self.seats > self.room:
            self.grow()
        hands, held, sizes, hand = self.hands, self.held, s.size, s.hand
        row = 2 * self.rows
        seat: i64 = 0
        at: i64 = 0
        while seat < self.seats:
            held[seat] = sizes[seat]
            hands[row] = hand[at]
            row += 1
            at += 1
            hands[row] = hand[at]
            row += 1
            at += 1
            seat += 1
        self.dark = 0
        self.darkened = s.turns
        self.starter = s.turn
        self.clock, self.windows = s.clock, s.windows
        self.side, self.aside = s.side, s.size[ASIDE]

    def grow(self) -> None:
        """Make room for twice as many rows."""
        old, rows = self.cells, self.room
        self.room *= 2
        self.cells = vec[i32]([0] * (self.room * WIDTH))
        column: i64 = 0
        while column < WIDTH:
            k: i64 = 0
            while k < rows:
                self.cells[column * self.room + k] = old[column * rows + k]
                k += 1
            column += 1
        hands = vec[i64]([0] * (self.room * 2))
        k = 0
        while k < 2 * rows:
            hands[k] = self.hands[k]
            k += 1
        self.hands = hands

    def before(self, s: State, a: i64) -> None:
        """See what an action may do; what it has done is seen by what differs after it."""
        verb = verb_of(a)
        does: i64 = QUIET
        if verb == PLAY:
            card = card_of(a) + 128 * s.side
            does = self.play[card]
        self.does = does
        if does == QUIET and self.plain and s.phase <= AFTER_DRAW and verb != CATCH and s.events is None:
            return  # as most are
        if (
            does == MORE
            or self.always
            or s.events is not None
            or (s.phase > AFTER_DRAW and not self.follows(s, verb))
            or (self.balance and s.size[DRAW_PILE] < SHORT)
        ):
            self.does = MORE
            self.listen(s, a)
        elif does == DRAWS:
            self.look(s)
        elif verb == CATCH:
            self.caught(s, a)
            self.does = OTHERS
            self.taker = target_of(a)
        elif s.phase == RESPOND and self.responded(s, verb):
            self.does = OTHERS
            self.taker = s.author  # a bluff that was challenged
            self.add(CHALLENGES_WON, s.asked, 1)
            self.add(BLUFFS_CAUGHT, self.taker, 1)

    def after(self, s: State, a: i64) -> None:
        """See what an action has changed."""
        if s.clock != self.clock:
            self.drew(s, a)
        if s.windows != self.windows:
            self.missed(s.windows & ~self.windows)
            self.windows = s.windows
        if self.plain and self.does != MORE and s.side == self.side:
            return
        if self.does == MORE:
            self.listened(s, a)
        elif self.balance and s.size[ASIDE] > self.aside:
            self.add(FALLS, seat_of(a), 1)
        self.aside = s.size[ASIDE]
        if s.side != self.side:
            self.side = s.side
            self.flipped(s, seat_of(a))

    def drew(self, s: State, a: i64) -> None:
        """Somebody has taken cards; where it is listened that is heard."""
        if self.does == DRAWS:
            self.gained(s, a)
        elif self.does == OTHERS:
            self.add(DRAWN, self.taker, s.clock - self.clock)
        elif self.does == QUIET:
            self.add(DRAWN, seat_of(a), s.clock - self.clock)
        self.clock = s.clock

    def follows(self, s: State, verb: i64) -> bool:
        """Whether an answer within a card needs no listening: a colour named, a challenge or its like."""
        program, step = s.program, s.step
        if s.phase == COLOUR and verb == NAME:
            return step >= len(program) or (step == len(program) - 1 and is_judge(program[step]))
        return s.phase == RESPOND and step == len(program) and is_judge(program[step - 1])

    def listen(self, s: State, a: i64) -> None:
        """Begin to hear what is told of an action."""
        self.ours = s.events is None
        if self.ours:
            s.events = []
        events = s.events
        self.heard = 0 if events is None else len(events)
        self.look(s)
        if s.phase == RESPOND:
            self.responded(s, verb_of(a))
        if verb_of(a) == CATCH:
            self.caught(s, a)

    def listened(self, s: State, a: i64) -> None:
        """Count what was told of an action."""
        events = s.events
        if events is None:
            return
        if verb_of(a) == PLAY:
            self.size[seat_of(a)] -= 2 if a >= MORE_WORDS and second_of(a) >= 0 else 1
        while self.heard < len(events):
            self.hear(events[self.heard])
            self.heard += 1
        seat: i64 = 0
        while seat < self.seats:
            self.held[seat] += s.size[seat] - self.size[seat]  # what no taking and no laying explains
            seat += 1
        if self.ours:
            s.events = None

    def hear(self, event: Event) -> None:
        """Count one thing that was told."""
        kind = event.kind
        if kind == CARDS_TAKEN:
            self.add(DRAWN, event.seat, event.number)
            self.size[event.seat] += event.number
        elif kind == CARDS_LAID_BENEATH:
            self.size[event.seat] -= event.number
        elif kind == CHALLENGE_WON:
            self.add(CHALLENGES_WON, event.seat, 1)
            self.add(BLUFFS_CAUGHT, event.other, 1)
        elif kind == BALANCE_TIPPED:
            self.add(FALLS, event.seat, 1)

    def responded(self, s: State, verb: i64) -> bool:
        """A wild draw card is answered: whether it was a bluff, and challenged (§1.9, R26)."""
        judge = s.program[s.step - 1].judge
        if judge is None or (verb != ACCEPT and verb != CHALLENGE):
            return False
        self.add(WILD_DRAWS, s.author, 1)
        guilty = judge.guilty(s, s.top(s.tray), s.accused, s.before)
        if guilty:
            self.add(BLUFFS, s.author, 1)
        if verb != CHALLENGE:
            return False
        self.add(CHALLENGES, s.asked, 1)
        return guilty

    def caught(self, s: State, a: i64) -> None:
        """Somebody is caught, unless it was too late (§1.8)."""
        if s.windows & bit(target_of(a)) != 0:
            self.add(CATCHES, seat_of(a), 1)
            self.add(CAUGHT, target_of(a), 1)

    def look(self, s: State) -> None:
        """Remember how many cards everybody holds."""
        before, now = self.size, s.size
        seat: i64 = 0
        while seat < self.seats:
            before[seat] = now[seat]
            seat += 1

    def gained(self, s: State, a: i64) -> None:
        """Somebody has taken cards because of a play."""
        self.size[seat_of(a)] -= 2 if a >= MORE_WORDS and second_of(a) >= 0 else 1
        seat: i64 = 0
        while seat < self.seats:
            if s.size[seat] > self.size[seat]:
                self.add(DRAWN, seat, s.size[seat] - self.size[seat])
            seat += 1

    def flipped(self, s: State, seat: i64) -> None:
        """The table was turned over."""
        self.add(FLIPS, seat, 1)
        if s.side == 0:
            self.dark += s.turns - self.darkened
        self.darkened = s.turns

    def missed(self, fresh: i64) -> None:
        """Calls are missing that were not before (§1.8)."""
        seat: i64 = 0
        while seat < self.seats and fresh != 0:
            if fresh & bit(seat) != 0:
                self.add(CALLS_MISSED, seat, 1)
            seat += 1

    def add(self, counter: i64, seat: i64, number: i64) -> None:
        """Count something of a seat."""
        counts = self.counts
        at = counter * self.seats + seat
        counts[at] = counts[at] + number

    def end(self, s: State, decisions: i64) -> None:
        """Write a row for every seat, and forget the counts."""
        room, cells, counts, held = self.room, self.cells, self.counts, self.held
        seats = self.seats
        if s.side == 1:
            self.dark += s.turns - self.darkened
        seat: i64 = 0
        while seat < seats:
            won: i64 = 0
            if s.winner >= 0 and (s.winner == seat or partners(s, seat) == s.winner):
                won = 1
            at = self.rows
            cells[at] = i32(self.game)
            at += room
            cells[at] = i32(s.round)
            at += room
            cells[at] = i32(s.dealer)
            at += room
            cells[at] = i32(self.starter)
            at += room
            cells[at] = i32(s.winner)
            at += room
            cells[at] = i32(s.turns)
            at += room
            cells[at] = i32(self.dark)
            at += room
            cells[at] = i32(decisions)
            at += room
            cells[at] = i32(seat)
            at += room
            cells[at] = i32(self.bots[seat])
            at += room
            cells[at] = i32(won)
            at += room
            cells[at] = i32(s.points[seat])
            at += room
            cells[at] = i32(s.scores[seat])
            at += room
            cells[at] = i32(s.size[seat])
            at += room
            drawn = DRAWN * seats + seat
            counts[seat] = held[seat] + counts[drawn] - s.size[seat]  # what was not kept was laid
            k = seat
            while k < COUNTERS * seats:
                cells[at] = i32(counts[k])
                counts[k] = 0
                at += room
                k += seats
            self.rows += 1
            seat += 1


def partners(s: State, seat: i64) -> i64:
    """Who wins together with a seat (H8)."""
    teams = s.rules.teams
    return seat if teams is None else teams.partner(seat)


def is_judge(effect: Effect) -> bool:
    """Whether an effect is a wild draw card's own: laid it only asks, and one of two takes the cards."""
    return effect.judge is effect


def what_it_does(rules: Rules, card: i64, side: i64) -> i64:
    """What a play of a card may do to hands: QUIET, DRAWS or MORE."""
    face = rules.face(card, side)
    found: i64 = QUIET
    for effect in face.effects + face.finishing:
        if is_judge(effect):
            continue
        for kind in effect.tells:
            if kind not in PLAIN:
                return MORE
            if kind == CARDS_TAKEN:
                if rules.watched:
                    return MORE
                found = DRAWS
    return found
