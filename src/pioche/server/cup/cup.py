"""A cup as its log gives it; only `evolve` changes it."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Any, Final, assert_never

from pioche.server.cup import entries as cups
from pioche.server.table import entries as log
from pioche.server.table.remembered import Remembered
from pioche.server.wire.orders import AVATARS

GATHERING: Final = "gathering"
PLAYING: Final = "playing"
OVER: Final = "over"
CLOSED: Final = "closed"
ROUND_ROBIN: Final = "round_robin"
KNOCK_OUT: Final = "knock_out"
FEWEST: Final = 3
MOST: Final = 20


@dataclass(frozen=True)
class Member:
    """A person who takes part."""

    player: str
    name: str
    lang: str = "en"
    avatar: str = ""
    left: bool = False


@dataclass(frozen=True)
class Game:
    """A table of a round; `places` are in the order of the members, and empty until it is decided."""

    table: str
    code: str
    members: list[int]
    places: list[int] = field(default_factory=list)
    winner: int = -1
    lot: bool = False
    by: str = ""

    @property
    def open(self) -> bool:
        """Whether it has not been decided yet."""
        return not self.places


@dataclass(frozen=True)
class Round:
    """The tables of a round, and who sits out."""

    games: list[Game]
    byes: list[int]


class Cup:
    """Everything that a log says about a cup."""

    def __init__(self, id: str) -> None:
        self.id = id
        self.version = 0
        self.code = ""
        self.box = ""
        self.options: dict[str, Any] = {}
        self.form = ROUND_ROBIN
        self.size = 4
        self.planned = 0
        self.phase = GATHERING
        self.members: list[Member] = []
        self.host = -1
        self.order: list[int] = []
        self.rounds: list[Round] = []
        self.commands = Remembered()

    # Queries

    def member_of(self, player: str) -> int:
        """A person's number in this cup, or -1; those who have left keep theirs."""
        return next((k for k, one in enumerate(self.members) if player and one.player == player), -1)

    def active(self) -> list[int]:
        """The members who take part."""
        return [k for k, one in enumerate(self.members) if not one.left]

    def alive(self) -> list[int]:
        """The members in the next round: in a knock-out, those who have not lost."""
        if self.form != KNOCK_OUT or not self.rounds:
            return self.active()
        last = self.rounds[-1]
        through = [*last.byes, *(game.winner for game in last.games if not game.open)]
        return sorted(k for k in through if k >= 0 and not self.members[k].left)

    def waiting(self) -> list[int]:
        """The undecided games of this round."""
        games = self.rounds[-1].games if self.rounds else []
        return [k for k, game in enumerate(games) if game.open]

    def game_of(self, member: int) -> int:
        """The undecided game of a member in this round, or -1."""
        return next((k for k in self.waiting() if member in self.rounds[-1].games[k].members), -1)

    # Evolving

    def evolve(self, row: log.Row) -> None:
        """Apply the next entry."""
        self.version = row.version
        if row.command:
            self.commands.note(row.command, row.version)
        if isinstance(row.entry, log.Closed):
            self.phase = CLOSED
            return
        assert isinstance(row.entry, log.OfCup)  # a cup's log contains nothing else
        entry = cups.unwrapped(row.entry)
        match entry:
            case cups.CupOpened():
                self.code, self.box, self.options = entry.code, entry.box, dict(entry.options)
                self.form, self.size, self.planned = entry.form, entry.size, entry.rounds
            case cups.CupJoined():
                self._join(entry)
            case cups.CupLeft():
                self._leave(entry.member)
            case cups.CupHostPassed():
                self.host = entry.member
            case cups.Drawn():
                self.phase = PLAYING
                self.order = list(entry.order) or self.order
                games = [Game(one.table, one.code, list(one.members)) for one in entry.games]
                self.rounds = [*self.rounds, Round(games, list(entry.byes))]
            case cups.Decided():
                self._decide(entry)
            case cups.CupOver():
                self.phase = OVER
            case _:
                assert_never(entry)

    def _join(self, entry: cups.CupJoined) -> None:
        avatar = entry.avatar or AVATARS[len(self.members) % len(AVATARS)]
        member = Member(entry.player, entry.name, entry.lang, avatar)
        known = self.member_of(entry.player)
        if known >= 0:
            self.members = [*self.members[:known], member, *self.members[known + 1 :]]
        else:
            self.members = [*self.members, member]
        if self.host < 0:
            self.host = self.member_of(entry.player)

    def _leave(self, member: int) -> None:
        if self.phase == GATHERING:
            self.members = [one for k, one in enumerate(self.members) if k != member]
            if self.host == member:
                self.host = 0 if self.members else -1
            elif self.host > member:
                self.host -= 1
            return
        gone = replace(self.members[member], left=True)
        self.members = [*self.members[:member], gone, *self.members[member + 1 :]]
        if self.host == member:
            self.host = next(iter(self.active()), -1)

    def _decide(self, entry: cups.Decided) -> None:
        last = self.rounds[-1]
        game = replace(
            last.games[entry.game], places=list(entry.places), winner=entry.winner, lot=entry.lot, by=entry.by
        )
        games = [*last.games[: entry.game], game, *last.games[entry.game + 1 :]]
        self.rounds = [*self.rounds[:-1], Round(games, last.byes)]
