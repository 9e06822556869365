"""A table as a function of its log: who sits where, what is played, and the running match.

Nothing here knows a clock, a socket or a store. Only `evolve` changes a table.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any, Final, assert_never

from msgspec import structs

from pioche.engine.actions import MATCH_OVER, ROUND_OVER
from pioche.engine.house.registry import named
from pioche.match import LONGEST_NAME, SIGNS
from pioche.records.fairness import Fairness, commitment
from pioche.server.table import entries as log
from pioche.server.table.dealing import dealt
from pioche.server.table.evening import Motion
from pioche.server.table.remembered import Remembered
from pioche.server.table.results import Over as Over, results_of
from pioche.server.table.run import Run, Trial
from pioche.server.wire.orders import AVATARS, CALLS
from pioche.server.wire.terms import Terms, changed

VACANT: Final = "open"
HUMAN: Final = "human"
BOT: Final = "bot"
LOBBY: Final = "lobby"
SHUFFLING: Final = "shuffling"
PLAYING: Final = "playing"
CLOSED: Final = "closed"
STAND_IN: Final = "greedy"  # plays for those who are away or have left


@dataclass(frozen=True)
class Chair:
    """A seat: open, a person's or a bot's."""

    kind: str = VACANT
    name: str = ""
    player: str = ""
    lang: str = "en"
    level: str = ""
    away: bool = False
    ready: bool = False
    agreed: bool = False
    declined: bool = False
    left: str = ""  # the person who has left this seat to a bot
    # mypyc leaves no union among the annotations by which snapshots are read.
    comes: log.Reserved = log.NO_RESERVATION  # who takes it with the next round
    wish: str = ""  # the person with whom this one would like to swap
    avatar: str = ""

    def awaits(self) -> bool:
        """Whether somebody who came late waits for this seat."""
        return self.comes.seat >= 0


class Table:
    """The state of a table after the last entry of its log."""

    def __init__(self, id: str) -> None:
        self.id = id
        self.version = 0
        self.code = ""
        self.box = ""
        self.options: dict[str, Any] = {}
        self.terms = Terms()
        self.phase = LOBBY
        self.chairs: list[Chair] = []
        self.host = -1
        self.removed: set[str] = set()
        self.departed: dict[str, int] = {}  # who has left a seat in this match; they have seen its cards
        self.proposal: tuple[int, dict[str, Any]] | None = None
        self.match = 0
        self.secret = ""
        self.hashes: dict[int, str] = {}  # of numbers that are still to come, or have come
        self.sealed = False  # whether these hashes are published, and the numbers asked for
        self.withheld: list[int] = []  # the seats for which this shuffle was begun anew
        self.numbers: dict[int, str] = {}
        self.run: Run | None = None
        self.over: list[Over] = []
        self.deadline = 0
        self.changed_at = 0  # when the game last went on
        self.count = "places"  # what counts in the standings of the evening
        self.evening = 0  # the match after which it began
        self.motion: Motion | None = None
        self.cup = ""  # the code of the cup whose table it is
        self.dealt_at = 0  # when the match began
        self.again = 0  # the match that had been played before, and counts for nobody; mostly none
        self.commands = Remembered()
        self._seated: list[Chair] = []  # the chairs that _seats is about
        self._seats: dict[str, int] = {}

    # What is asked of a table

    def seat_of(self, player: str) -> int:
        """The seat of a person, or -1."""
        if self._seated is not self.chairs:
            self._seated = self.chairs
            self._seats = {chair.player: k for k, chair in enumerate(self.chairs) if chair.player}
        return self._seats.get(player, -1)

    def seat_left(self, player: str) -> int:
        """The seat that a person has left to a bot and may come back to, or -1."""
        chairs = enumerate(self.chairs)
        return next((k for k, one in chairs if player and one.left == player and not one.awaits()), -1)

    def waits_for(self, player: str) -> int:
        """The seat that a person gets with the next round, or -1."""
        comers = (k for k, chair in enumerate(self.chairs) if chair.awaits() and chair.comes.player == player)
        return next(comers, -1)

    def humans(self) -> list[int]:
        """The seats of people."""
        return [k for k, chair in enumerate(self.chairs) if chair.kind == HUMAN]

    def played_by_bot(self, seat: int) -> bool:
        """Whether a bot answers for a seat."""
        chair = self.chairs[seat]
        return chair.kind == BOT or chair.away

    def agreed_options(self) -> dict[str, Any]:
        """What will be played: the host's options, and the proposal if everybody has agreed to it (R72)."""
        if self.proposal is None or self.undecided():
            return dict(self.options)
        return {**self.options, **self.proposal[1]}

    def undecided(self) -> bool:
        """Whether something is proposed that not everybody has agreed to."""
        return self.proposal is not None and not all(self.chairs[k].agreed for k in self.humans())

    def names(self) -> list[str]:
        """The players' names as a record can carry them: one word each, all different."""
        found: list[str] = []
        for chair in self.chairs:
            name = "".join("_" if c.isspace() or c in SIGNS else c for c in chair.name)[:LONGEST_NAME]
            k = 2
            while name in found or not name:
                name = f"{name[: LONGEST_NAME - 2]}{k}"
                k += 1
            found.append(name)
        return found

    def fairness(self) -> Fairness:
        """Where the seed of the match comes from."""
        seats = range(len(self.chairs))
        hashes = [self.hashes.get(seat, "") for seat in seats] if self.sealed else []
        numbers = [self.numbers.get(seat, "") for seat in seats]
        return Fairness(self.secret, commitment(self.secret), numbers, hashes, self.withheld)

    # Going on

    def evolve(self, row: log.Row, made: Trial | Run | None = None) -> None:
        """Apply the next entry; `made` is what it leads to, if that has already been worked out."""
        self.version = row.version
        self.deadline = row.deadline
        if row.command:
            self.commands.note(row.command, row.version)
        entry = row.entry
        match entry:
            case log.Acted() | log.NumberedActed():  # what happens most often, first
                self._act(entry, row, made)
            case log.Gave():
                self._go_on(entry, row, made, call=True)
            case log.Opened():
                self._open(entry)
            case log.Joined():
                self._join(entry)
            case log.Moved():
                self._move(entry)
            case log.Reserved():
                self._seat(entry.seat, comes=entry)
            case log.Unreserved():
                self._seat(entry.seat, comes=log.NO_RESERVATION)
            case log.Wished():
                self._seat(entry.seat, wish="" if entry.to < 0 else self.chairs[entry.to].player)
            case log.Left():
                self._leave(entry)
            case log.Spoke():
                self._seat(entry.seat, lang=entry.lang)
            case log.Wore():
                self._seat(entry.seat, avatar=entry.avatar)
            case log.BotSat():
                avatar = self._spare_avatar(entry.name)
                self._set(entry.seat, Chair(BOT, entry.name, level=entry.level, avatar=avatar))
            case log.BotLeft():
                self._set(entry.seat, Chair())
            case log.RulesSet():
                self._set_rules(entry)
            case log.Welcomed():
                pass  # those who came late could once sit down at once (R125)
            case log.Locked():
                self.terms = structs.replace(self.terms, locked=entry.on)
            case log.Paused():
                self.terms = structs.replace(self.terms, paused=entry.on)
                self.changed_at = row.at
            case log.Proposed():
                self._everybody(agreed=False, declined=False)
                self.proposal = (entry.seat, dict(entry.options))
                self._seat(entry.seat, agreed=True)
            case log.Agreed():
                self._seat(entry.seat, agreed=entry.yes, declined=not entry.yes)
            case log.Counted():
                self.count = entry.by
                if entry.fresh:
                    self.evening = self.match
            case log.Suggested():
                player = self.chairs[entry.seat].player
                self.motion = Motion(player, entry.box, dict(entry.options), [player])
            case log.Voted():
                if self.motion is not None:
                    self.motion = self.motion.with_vote(self.chairs[entry.seat].player, entry.yes)
                    self._drop_lost_motion()
            case log.Shuffled():
                self._shuffle(entry)
            case log.Committed():
                self.hashes[entry.seat] = entry.hash
            case log.Sealed():
                self.sealed = True
            case log.Withheld():
                self._begin_anew(entry)
            case log.NumberGiven():
                self.numbers[entry.seat] = entry.number
            case log.Dealt():
                self._deal(entry, row, made)
            case log.Readied():
                self._seat(entry.seat, ready=True)
            case log.WentAway():
                self._seat(entry.seat, away=True)
            case log.CameBack():
                self._seat(entry.seat, away=False)
            case log.HostPassed():
                self.host = entry.seat
            case log.Stopped():
                self.phase = LOBBY
                self.run = None
                self._everybody(away=False, ready=False)
                self._let_in()
            case log.Closed():
                self.phase = CLOSED
            case log.OfCup():
                raise ValueError("the log of a table holds an entry of a cup")
            case _:
                assert_never(entry)

    def _seat(self, seat: int, **changes: Any) -> None:
        self._set(seat, replace(self.chairs[seat], **changes))

    def _set(self, seat: int, chair: Chair) -> None:
        self.chairs = [*self.chairs[:seat], chair, *self.chairs[seat + 1 :]]

    def _everybody(self, **changes: Any) -> None:
        self.chairs = [replace(chair, **changes) for chair in self.chairs]

    def _spare_avatar(self, name: str) -> str:
        """An avatar that nobody has, for a bot or a person without a choice; mostly the same for one name."""
        taken = {chair.avatar for chair in self.chairs}
        first = sum(name.encode()) % len(AVATARS)
        return next(one for one in (*AVATARS[first:], *AVATARS[:first]) if one not in taken)

    def _open(self, entry: log.Opened) -> None:
        self.code = entry.code
        self.box = entry.box
        self.chairs = [Chair()] * entry.seats
        self.options = named(entry.options)
        self.terms = changed(self.terms, entry)
        self.again = 1 if entry.again else 0
        self.cup = entry.cup

    # Who sits where

    def _join(self, entry: log.Joined | log.Reserved) -> None:
        avatar = entry.avatar or self._spare_avatar(entry.name)
        self._set(entry.seat, Chair(HUMAN, entry.name, entry.player, entry.lang, avatar=avatar))
        self.departed.pop(entry.player, None)
        if self.host < 0:
            self.host = entry.seat

    def _let_in(self) -> None:
        """Seat those who waited for the next round."""
        for chair in self.chairs:
            if chair.awaits():
                self._join(chair.comes)

    def _move(self, entry: log.Moved) -> None:
        one, other = self.chairs[entry.seat], self.chairs[entry.to]
        self._set(entry.to, replace(one, wish=""))
        self._set(entry.seat, replace(other, wish=""))
        new = {entry.seat: entry.to, entry.to: entry.seat}
        self.host = new.get(self.host, self.host)
        if self.proposal is not None:
            self.proposal = (new.get(self.proposal[0], self.proposal[0]), self.proposal[1])

    def _leave(self, entry: log.Left) -> None:
        chair = self.chairs[entry.seat]
        if entry.removed:
            self.removed.add(chair.player)
        if self.phase == LOBBY:
            self._set(entry.seat, Chair())
            if self.motion is not None:
                self.motion = self.motion.without(chair.player)
                self._drop_lost_motion()
            if self.proposal is not None and self.proposal[0] == entry.seat:
                self.proposal = None
        else:
            if not entry.removed:
                self.departed[chair.player] = entry.seat
            if not self.sealed:
                self.hashes.pop(entry.seat, None)
            left = "" if entry.removed else chair.player
            self._to_bot(entry.seat, left=left)
        if self.host == entry.seat:
            self.host = next(iter(self.humans()), -1)

    # What is played

    def _set_rules(self, entry: log.RulesSet) -> None:
        if entry.box != self.box:
            self.proposal = None
        self.motion = None
        self.box = entry.box
        self.options = named(entry.options)
        self.terms = changed(self.terms, entry)
        if entry.seats >= len(self.chairs):
            self.chairs = [*self.chairs, *[Chair()] * (entry.seats - len(self.chairs))]
        else:
            self._close_ranks(entry.seats)

    def _close_ranks(self, seats: int = 0) -> None:
        """Remove open seats until so many are left; those who sit keep their order."""
        places = [k for k, chair in enumerate(self.chairs) if chair.kind != VACANT]
        self.host = places.index(self.host) if self.host in places else -1
        if self.proposal is not None:
            proposer, options = self.proposal
            self.proposal = (places.index(proposer), options) if proposer in places else None
        self.chairs = [self.chairs[k] for k in places] + [Chair()] * (seats - len(places))

    def _drop_lost_motion(self) -> None:
        """Drop a motion that can no longer be carried."""
        if self.motion is not None and self.motion.lost(len(self.humans())):
            self.motion = None

    # The match

    def _shuffle(self, entry: log.Shuffled) -> None:
        self._close_ranks()
        self._everybody(ready=False, wish="")
        if entry.dropped:
            self.proposal = None
        self.motion = None
        self.phase = SHUFFLING
        self.match += 1
        self.secret = entry.secret
        self.hashes, self.sealed, self.withheld, self.numbers = {}, False, [], {}
        self.departed = {}
        self.run = None
        self.terms = structs.replace(self.terms, paused=False)

    def _begin_anew(self, entry: log.Withheld) -> None:
        """None of the numbers is used; bots play the first round for those who kept theirs (R126)."""
        self.hashes, self.sealed, self.numbers = {}, False, {}
        self.withheld = [*self.withheld, *entry.seats]
        for seat in [] if entry.alone else entry.seats:
            chair, comes = self.chairs[seat], log.NO_RESERVATION
            if chair.kind == HUMAN:
                comes = log.Reserved(seat, chair.player, chair.name, chair.lang, chair.avatar)
            self._to_bot(seat, left="", comes=comes)

    def _to_bot(self, seat: int, **changes: Any) -> None:
        """A bot goes on for a person, in their name; somebody else is host."""
        self._seat(seat, kind=BOT, player="", level=STAND_IN, away=False, ready=False, **changes)
        if self.host == seat:
            self.host = next(iter(self.humans()), -1)

    def _deal(self, entry: log.Dealt, row: log.Row, made: Trial | Run | None) -> None:
        if not isinstance(made, Run):
            made = dealt(self.box, len(self.chairs), entry.options, entry.seed)
        self.run = made
        self.run.begin(row.version)
        self.phase = PLAYING
        self.changed_at = self.dealt_at = row.at

    def _act(self, entry: log.Acted | log.NumberedActed, row: log.Row, made: Trial | Run | None) -> None:
        if isinstance(entry, log.NumberedActed):
            assert self.run is not None  # nothing is answered before the deal
            state = self.run.state
            entry = entry.in_words(state.rules.box.sides[state.side].colours)
        self._go_on(entry, row, made, call=entry.verb in CALLS)

    def _go_on(
        self, entry: log.Acted | log.Gave, row: log.Row, made: Trial | Run | None, *, call: bool
    ) -> None:
        run = self.run
        assert run is not None  # nothing is done before the deal
        before = run.state.phase
        run.take_over(made if isinstance(made, Trial) else run.trial(entry, True), row.version, row.at, call)
        self.changed_at = row.at
        phase = run.state.phase
        if before >= ROUND_OVER > phase:
            self._everybody(ready=False)
            self._let_in()
        if phase == MATCH_OVER:
            winners = [chair.name for k, chair in enumerate(self.chairs) if run.state.champions >> k & 1]
            results = results_of(self.chairs, run.state)
            self.over.append(Over(self.match, winners, self.secret, self.box, results))
            self.phase = LOBBY
            self._everybody(away=False)
            self._let_in()
