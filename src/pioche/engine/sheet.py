"""A sheet: what every seat did in every round, one row a round and seat, gathered while it is played.

Where hands change only by what is laid and taken, a round is followed: plays are counted, and what is seldom
is looked at, which costs next to nothing. Everywhere else, and where somebody listens in any case, the sheet
listens to the events of every action. docs/study.md says what the columns mean.
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
from pioche.engine.counts import (
    BLUFFS,
    BLUFFS_CAUGHT,
    CALLS_MISSED,
    CATCHES,
    CAUGHT,
    CHALLENGES,
    CHALLENGES_WON,
    COUNTERS,
    DRAWN,
    FALLS,
    FLIPS,
    WILD_DRAWS,
    Counts,
)
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
from pioche.engine.watching import Watcher

# The columns: of the round, one number a round; and of the seat, the last ones in the order of the counters.
OF_ROUND: Final = (
    "game",
    "round",
    "dealer",
    "starter",
    "winner",
    "turns",
    "dark_turns",
    "decisions",
)
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
VERB_AND_SEAT: Final = 255  # of an action
# What a round may tell without moving cards from hand to hand.
FOLLOWED: Final = (
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


class Sheet(Watcher):
    """Room for so many rounds; `cells` has them column by column, those of rounds first.

    A column of seats has the seats of a round one after the other. Counters are 0 where nothing is written.
    """

    def __init__(self, rules: Rules, room: i64) -> None:
        self.seats: i64 = rules.seats
        self.room = room
        self.rounds: i64 = 0  # written
        self.blank: vec[i32] = vec[i32]([0] * (room * (ROUND_WIDTH + SEAT_WIDTH * rules.seats)))
        self.cells: vec[i32] = self.blank[:]
        self.counts = Counts(self.cells, 0, room * rules.seats)
        self.acts: vec[i64] = vec[i64]([0] * 256)  # by verb and seat, of which only plays are looked at
        self.size: vec[i64] = vec[i64]([0] * MAX_SEATS)  # of hands before an action
        self.held: vec[i64] = vec[i64]([0] * MAX_SEATS)  # and at the first question, with what was exchanged
        self.bots: vec[i64] = vec[i64]([0] * MAX_SEATS)  # who sits where, by number
        self.game: i64 = 0
        self.follows: bool = can_be_followed(rules)
        self.quick: bool = False  # whether this round is followed, and not listened to
        self.darkened: i64 = 0  # the turn since which the dark side is up
        self.dark: i64 = 0  # turns on it before
        self.starter: i64 = 0
        self.ours: bool = False  # whether nobody else listens
        self.heard: i64 = 0  # events before
        # What was so after the last action.
        self.windows: i64 = 0
        self.side: i64 = 0

    def first(self, column: i64) -> i64:
        """The first cell of a column of seats."""
        return (ROUND_WIDTH + column * self.seats) * self.room

    def clear(self) -> None:
        """Forget all rounds, also one that was not played to its end."""
        self.cells = self.blank[:]  # in one go: to set counters to 0 one by one took a tenth of the gathering
        self.counts.cells = self.cells
        self.rounds = 0

    def begin(self, s: State) -> None:
        """Start counting from the first question on."""
        if self.rounds == self.room:
            self.grow()
        held = self.held
        seat: i64 = 0
        while seat < self.seats:
            held[seat] = s.size[seat]
            seat += 1
        self.dark = 0
        self.darkened = s.turns
        self.starter = s.turn
        self.windows, self.side = s.uno_pending, s.side
        self.counts.at = self.first(SEAT_WIDTH - COUNTERS) + self.rounds * self.seats
        self.quick = self.can_follow(s)
        if self.quick:
            s.counts = self.counts

    def can_follow(self, s: State) -> bool:
        """Whether a round needs no listening."""
        return self.follows and s.events is None

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
        self.counts = Counts(self.cells, 0, self.room * self.seats)

    # Where a round is followed, the loop that plays it (playout) counts `acts`. It tells of answers to wild
    # draw cards and of catches before they are carried out, and of actions that have changed more than cards.

    def changed(self, s: State, a: i64) -> None:
        """Calls are owed that were not, or no longer, or the table was turned over."""
        if s.uno_pending != self.windows:
            self.missed(s.uno_pending & ~self.windows)
            self.windows = s.uno_pending
        if s.side != self.side:
            self.side = s.side
            self.flipped(s, seat_of(a))

    def responded(self, s: State, verb: i64) -> None:
        """A wild draw card is about to be answered."""
        if self.judged(s, verb):
            self.counts.add(CHALLENGES_WON, s.asked, 1)
            self.counts.add(BLUFFS_CAUGHT, s.card_player, 1)

    # Where it is listened to.

    def before(self, s: State, a: i64) -> None:
        """Listen to an action."""
        self.listen(s, a)

    def after(self, s: State, a: i64) -> None:
        """See what it has changed, and count what was told."""
        self.changed(s, a)
        self.listened(s, a)

    def listen(self, s: State, a: i64) -> None:
        """Begin to hear what is told of an action."""
        self.ours = s.events is None
        if self.ours:
            s.events = []
        events = s.events
        self.heard = 0 if events is None else len(events)
        self.look(s)
        if s.phase == RESPOND:
            self.judged(s, verb_of(a))
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
            self.counts.add(DRAWN, event.seat, event.number)
            self.size[event.seat] += event.number
        elif kind == CARDS_LAID_BENEATH:
            self.size[event.seat] -= event.number
        elif kind == CHALLENGE_WON:
            self.counts.add(CHALLENGES_WON, event.seat, 1)
            self.counts.add(BLUFFS_CAUGHT, event.other, 1)
        elif kind == BALANCE_TIPPED:
            self.counts.add(FALLS, event.seat, 1)

    # In both ways.

    def judged(self, s: State, verb: i64) -> bool:
        """A wild draw card is answered: whether it was a bluff, and challenged (§1.9, R26)."""
        judge = s.program[s.step - 1].judge
        if judge is None or (verb != ACCEPT and verb != CHALLENGE):
            return False
        self.counts.add(WILD_DRAWS, s.card_player, 1)
        guilty = judge.guilty(s, s.top(s.tray), s.accused, s.before)
        if guilty:
            self.counts.add(BLUFFS, s.card_player, 1)
        if verb != CHALLENGE:
            return False
        self.counts.add(CHALLENGES, s.asked, 1)
        return guilty

    def caught(self, s: State, a: i64) -> None:
        """Somebody is caught, unless it was too late (§1.8)."""
        if s.uno_pending & bit(target_of(a)) != 0:
            self.counts.add(CATCHES, seat_of(a), 1)
            self.counts.add(CAUGHT, target_of(a), 1)

    def look(self, s: State) -> None:
        """Remember how many cards everybody holds."""
        before, now = self.size, s.size
        seat: i64 = 0
        while seat < self.seats:
            before[seat] = now[seat]
            seat += 1

    def flipped(self, s: State, seat: i64) -> None:
        """The table was turned over."""
        self.counts.add(FLIPS, seat, 1)
        if s.side == 0:
            self.dark += s.turns - self.darkened
        self.darkened = s.turns

    def missed(self, fresh: i64) -> None:
        """Calls are missing that were not before (§1.8)."""
        seat: i64 = 0
        while seat < self.seats and fresh != 0:
            if fresh & bit(seat) != 0:
                self.counts.add(CALLS_MISSED, seat, 1)
            seat += 1

    def end(self, s: State, decisions: i64) -> None:
        """Write what is known of the round and of every seat."""
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
        first, step = self.first(0) + self.rounds * self.seats, room * self.seats
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
            drawn = at + step
            if self.quick:
                play = simple(PLAY, seat)
                laid = i64(cells[at]) + acts[play]
                acts[play] = 0
                cells[drawn] = i32(left + laid - self.held[seat])  # laid or left, and not dealt
            else:
                laid = self.held[seat] + i64(cells[drawn]) - left  # what was not kept
            cells[at] = i32(laid)
            seat += 1
        self.rounds += 1


def won_together(s: State, seat: i64) -> bool:
    """Whether the partner of a seat has gone out."""
    teams = s.rules.teams
    return teams is not None and s.winner >= 0 and teams.partner(seat) == s.winner


def can_be_followed(rules: Rules) -> bool:
    """Whether hands change only by what is laid and what is taken, and all that is counted can be seen."""
    told = [kind for rule in rules.house for kind in rule.emits()]
    if told or rules.leaving or not set(rules.box.emits) <= set(FOLLOWED):
        return False
    for side in range(2 if rules.two_sided else 1):
        for card in rules.deck:
            face = rules.face(card, side)
            for effect in face.effects + face.finishing:
                if not set(effect.emits) <= set(FOLLOWED):
                    return False
    return True
