"""Statistics of rounds: what every seat did, one row a round and seat, gathered while they are played.

Where hands change only by what is laid and taken, a round takes the fast path: plays are counted, and what is
rare is looked at, which costs next to nothing. Everywhere else, and where events are recorded in any case, it
takes the event path and counts the events of every action. docs/study.md says what the columns mean.

No cards are followed as in `sight.table`: whatever a hand gains or loses other than by laying and taking is
an exchange, so an event that moves cards needs no line here.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i32, i64

from pioche.engine.actions import (
    ACCEPT,
    CATCH,
    CHALLENGE,
    MORE_WORDS,
    PLAY,
    RESPOND,
    seat_of,
    second_of,
    simple,
    target_of,
    verb_of,
)
from pioche.engine.counts import Counts
from pioche.engine.effects import OF_CHALLENGES
from pioche.engine.events import (
    BALANCE_TIPPED,
    CARD_PLACED,
    CARDS_LAID_BENEATH,
    CARDS_TAKEN,
    CHALLENGE_WON,
    COLOUR_NAMED,
    DIRECTION_CHANGED,
    DUEL_FOUGHT,
    HAND_SHOWN,
    PILE_REPLENISHED,
    TABLE_FLIPPED,
    TARGET_CHOSEN,
    TRAYS_CLEARED,
    TURN_LOST,
    Event,
)
from pioche.engine.masks import bit
from pioche.engine.rules import Rules
from pioche.engine.state import MAX_SEATS, State
from pioche.rounds.watcher import Watcher

# The columns: of the round, one number a round; and of the seat, the last ones in the order of the counters.
OF_ROUND: Final = ("game", "round", "dealer", "starter", "winner", "turns", "dark_turns", "decisions")
OF_SEAT: Final = (
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
COLUMNS: Final = (*OF_ROUND, "seat", *OF_SEAT)  # of a row
ROUND_WIDTH: Final = 8
SEAT_WIDTH: Final = 17
# The counters of a seat, in the order of the last columns.
COUNTERS: Final = 12
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
VERB_AND_SEAT: Final = 255  # of an action
# Events that move no cards from hand to hand but by taking and laying.
FAST_EVENTS: Final = (
    BALANCE_TIPPED,
    CARDS_LAID_BENEATH,
    CARDS_TAKEN,
    CARD_PLACED,
    COLOUR_NAMED,
    DIRECTION_CHANGED,
    DUEL_FOUGHT,
    HAND_SHOWN,
    PILE_REPLENISHED,
    TABLE_FLIPPED,
    TARGET_CHOSEN,
    TRAYS_CLEARED,
    TURN_LOST,
    *OF_CHALLENGES,
)


class RoundStats(Watcher):
    """Room for so many rounds; `cells` has them column by column, those of rounds first.

    A column of seats has the seats of a round one after the other. Counters are 0 where nothing is written.
    """

    def __init__(self, rules: Rules, room: i64) -> None:
        self.seats: i64 = rules.seats
        self.room = room
        self.rounds: i64 = 0  # written
        self.blank: vec[i32] = vec[i32]([0] * (room * (ROUND_WIDTH + SEAT_WIDTH * rules.seats)))
        self.cells: vec[i32] = self.blank[:]
        self.at: i64 = 0  # the first counter of the round
        self.step = room * rules.seats  # from one column of seats to the next
        self.counts = Counts(rules.seats)  # by the engine, on the fast path
        self.acts: vec[i64] = vec[i64]([0] * 256)  # by verb and seat, of which only plays are looked at
        self.size: vec[i64] = vec[i64]([0] * MAX_SEATS)  # of hands before an action
        self.held: vec[i64] = vec[i64]([0] * MAX_SEATS)  # and at the first question, with what was exchanged
        self.bots: vec[i64] = vec[i64]([0] * MAX_SEATS)  # who sits where, by number
        self.game: i64 = 0
        self.can_be_fast: bool = has_fast_path(rules)
        self.fast: bool = False  # whether this round takes the fast path
        self.darkened: i64 = 0  # the turn since which the dark side is up
        self.dark: i64 = 0  # turns on it before
        self.starter: i64 = 0
        self.recording: bool = False  # whether events are recorded for nobody else
        self.heard: i64 = 0  # events before
        # As they were after the last action.
        self.windows: i64 = 0
        self.side: i64 = 0

    def first(self, column: i64) -> i64:
        """The first cell of a column of seats."""
        return (ROUND_WIDTH + column * self.seats) * self.room

    def clear(self) -> None:
        """Forget all rounds, also one that was not played to its end."""
        self.cells = self.blank[:]  # in one go: to set counters to 0 one by one took a tenth of the gathering
        self.rounds = 0

    def begin(self, s: State) -> None:
        """Start counting from the first question on."""
        if self.rounds == self.room:
            self.grow()
        held, acts, counts = self.held, self.acts, self.counts
        seat: i64 = 0
        while seat < self.seats:
            held[seat] = s.size[seat]
            play = simple(PLAY, seat)
            acts[play] = 0
            counts.clear(seat)
            seat += 1
        self.dark = 0
        self.darkened = s.turns
        self.starter = s.turn
        self.windows, self.side = s.uno_pending, s.side
        self.at = self.first(SEAT_WIDTH - COUNTERS) + self.rounds * self.seats
        self.fast = self.takes_fast_path(s)
        if self.fast:
            s.counts = counts

    def takes_fast_path(self, s: State) -> bool:
        """Whether a round can be counted without its events."""
        return self.can_be_fast and s.events is None

    def add(self, counter: i64, seat: i64, number: i64) -> None:
        """Count something of a seat."""
        cells = self.cells
        k = self.at + counter * self.step + seat
        cells[k] += i32(number)

    def grow(self) -> None:
        """Make room for twice as many rounds."""
        old, room, width = self.cells, self.room, ROUND_WIDTH + SEAT_WIDTH * self.seats
        self.room = 2 * room
        self.blank = vec[i32]([0] * (self.room * width))
        self.cells = self.blank[:]
        column: i64 = 0
        while column < width:
            wide: i64 = 1 if column < ROUND_WIDTH else self.seats
            start, at, end = column * room, column * self.room, (column + wide) * room
            while start < end:
                self.cells[at] = old[start]
                start += 1
                at += 1
            column += wide
        self.step = self.room * self.seats

    # On the fast path the loop that plays the round (playing.py) counts `acts`. It reports answers to wild
    # draw cards and catches before they are applied, and actions that have changed more than cards.

    def responded(self, s: State, verb: i64) -> None:
        """A wild draw card is about to be answered."""
        if self.judged(s, verb):
            self.add(CHALLENGES_WON, s.asked, 1)
            self.add(BLUFFS_CAUGHT, s.card_player, 1)

    # On the event path.

    def before(self, s: State, a: i64) -> None:
        """Start recording events for an action."""
        self.recording = s.events is None
        if self.recording:
            s.events = []
        events = s.events
        self.heard = 0 if events is None else len(events)
        self.look(s)
        if s.phase == RESPOND:
            self.judged(s, verb_of(a))
        if verb_of(a) == CATCH:
            self.caught(s, a)

    def after(self, s: State, a: i64) -> None:
        """Count what the action has changed, and its events."""
        if s.uno_pending != self.windows:
            self.missed(s.uno_pending & ~self.windows)
            self.windows = s.uno_pending
        if s.side != self.side:
            self.side = s.side
            self.flipped(s, seat_of(a))
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
        if self.recording:
            s.events = None

    def hear(self, event: Event) -> None:
        """Count one event."""
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

    # On both paths.

    def judged(self, s: State, verb: i64) -> bool:
        """A wild draw card is answered: whether it was a bluff, and challenged (§1.9, R26)."""
        judge = s.program[s.step - 1].judge
        if judge is None or (verb != ACCEPT and verb != CHALLENGE):
            return False
        self.add(WILD_DRAWS, s.card_player, 1)
        guilty = judge.guilty(s, s.top(s.tray), s.accused, s.before)
        if guilty:
            self.add(BLUFFS, s.card_player, 1)
        if verb != CHALLENGE:
            return False
        self.add(CHALLENGES, s.asked, 1)
        return guilty

    def caught(self, s: State, a: i64) -> None:
        """Somebody is caught, unless it was too late (§1.8)."""
        if s.uno_pending & bit(target_of(a)) != 0:
            self.add(CATCHES, seat_of(a), 1)
            self.add(CAUGHT, target_of(a), 1)

    def look(self, s: State) -> None:
        """Remember the sizes of all hands."""
        before, now = self.size, s.size
        seat: i64 = 0
        while seat < self.seats:
            before[seat] = now[seat]
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

    def end(self, s: State, decisions: i64) -> None:
        """Write the row of the round and of every seat."""
        if s.side == 1:
            self.dark += s.turns - self.darkened
        s.counts = None
        room, cells, acts, winner = self.room, self.cells, self.acts, s.winner
        at = self.rounds
        cells[at] = i32(self.game)
        at += room
        cells[at] = i32(s.round)
        at += room
        cells[at] = i32(s.dealer)
        at += room
        cells[at] = i32(self.starter)
        at += room
        cells[at] = i32(winner)
        at += room
        cells[at] = i32(s.turns)
        at += room
        cells[at] = i32(self.dark)
        at += room
        cells[at] = i32(decisions)
        laid_beside, falls = self.counts.laid, self.counts.falls
        first, step = self.first(0) + self.rounds * self.seats, self.step
        seat: i64 = 0
        while seat < self.seats:
            left = s.size[seat]
            at = first + seat
            cells[at] = i32(self.bots[seat])
            at += step
            if winner == seat or (s.rules.teams is not None and won_together(s, seat)):
                cells[at] = 1
            else:
                cells[at] = 0
            at += step
            cells[at] = i32(s.points[seat])
            at += step
            cells[at] = i32(s.scores[seat])
            at += step
            cells[at] = i32(left)
            at += step
            drawn, fallen = at + step, at + FALLS * step
            if self.fast:
                play = simple(PLAY, seat)
                laid = laid_beside[seat] + acts[play]
                cells[drawn] = i32(left + laid - self.held[seat])  # laid or left, and not dealt
                cells[fallen] = i32(falls[seat])
            else:
                laid = self.held[seat] + i64(cells[drawn]) - left  # what was not kept
            cells[at] = i32(laid)
            seat += 1
        self.rounds += 1


def won_together(s: State, seat: i64) -> bool:
    """Whether the partner of a seat has gone out."""
    teams = s.rules.teams
    return teams is not None and s.winner >= 0 and teams.partner(seat) == s.winner


def has_fast_path(rules: Rules) -> bool:
    """Whether hands change only by what is laid and taken, so that rounds can be counted without events."""
    told = [kind for rule in rules.house for kind in rule.emits()]
    if told or rules.leaving or not set(rules.box.emits) <= set(FAST_EVENTS):
        return False
    for side in range(2 if rules.two_sided else 1):
        for card in rules.deck:
            face = rules.face(card, side)
            for effect in face.effects + face.finishing:
                if not set(effect.emits) <= set(FAST_EVENTS):
                    return False
    return True
