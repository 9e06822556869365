"""What tables ask of the program they live in: a store, a clock, thinkers, words and settings, nothing else.

A server with a database is one such runtime; a browser, or a test that turns the clock by hand, is another.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, Protocol

from msgspec import Raw, Struct

from pioche.server.table.entries import Row
from pioche.server.table.results import Played
from pioche.texts.words import Words

# The store


class StoreError(Exception):
    """The rows were not written: the disk is full, or the database cannot be reached."""


class Conflict(StoreError):
    """Another process has already written this version of the table."""


class Uncertain(StoreError):
    """The connection broke while rows were written; only the database knows whether they were."""


class Lost(StoreError):
    """The rows were not written: another process plays this table now."""


class Damaged(Exception):
    """A log with an entry that no table writes, or a snapshot that does not fit its log."""


@dataclass(frozen=True)
class Found:
    """A table as the store lists it."""

    id: str
    code: str
    rules: int  # the RULES_VERSION of the program that opened it


class StoredSnapshot(Struct, frozen=True):
    """A snapshot of a table: up to which row of the log, what that row's digest is, and the table."""

    version: int
    digest: str
    body: bytes


NOBODY: Final = -1  # the network of what no network has asked for


class Write(Struct, frozen=True):
    """Rows that are written together, and what else changes with them."""

    table: str
    rows: Sequence[Row]
    code: str | None = None  # of a new table
    network: int = NOBODY  # that has opened it
    cup: str = ""  # of which it is a table, and so of the network of the cup
    close: bool = False
    joined: str = ""
    also: Sequence[str] = ()  # who else sits down with the first one
    left: str = ""
    record: tuple[str, str] | None = None  # id and text
    played: Sequence[Played] = ()  # what the people at it keep of a match, with its record

    def more(self) -> bool:
        """Whether more changes than the log."""
        return bool(self.code or self.close or self.joined or self.left or self.record)


class Store(Protocol):
    """Every table's log, who sits where, and the records of finished matches."""

    async def append(self, write: Write) -> None:
        """Write it all for good, or nothing: StoreError, or Conflict where a version or code is taken."""

    async def rows(self, table: str, first: int = 1) -> list[Row]:
        """The log of a table from a version on; Damaged where it cannot be read."""

    async def snapshot(self, table: str) -> StoredSnapshot | None:
        """The last snapshot of a table."""

    async def keep(self, table: str, kept: StoredSnapshot) -> None:
        """Keep a snapshot of a table in the place of the one before; StoreError if that is not possible."""

    async def find(self, code: str) -> Found | None:
        """The open table with this code."""

    async def open_tables(self) -> list[Found]:
        """All tables that are not closed."""

    async def open_count(self) -> int:
        """How many tables are not closed."""
        return len(await self.open_tables())

    async def tables_of(self, player: str) -> list[Found]:
        """The open tables at which a person sits."""

    async def abandoned(self, before: int) -> list[Found]:
        """The open tables where nothing has happened since a time."""

    async def last_version(self, table: str) -> int:
        """The number of the last row of a table's log, readable or not."""

    async def record(self, id: str) -> str | None:
        """The text of a record."""


# The clock


class Timer(Protocol):
    """Something that the clock will do."""

    def cancel(self) -> None:
        """Cancel it."""


class Clock(Protocol):
    """The time at a table, in milliseconds since 1970."""

    def now(self) -> int:
        """The present time."""

    def call_at(self, at: int, call: Callable[..., object], *arguments: Any) -> Timer:
        """Call something in the event loop at a time, or soon if that is past."""


# The thinkers


class Thought(Struct, frozen=True, array_like=True):
    """A question to a bot in another process: what its seat may know, packed, and nothing else."""

    bot: str  # its name
    seed: str  # of its random numbers
    unasked: bool  # whether it may act out of turn; else it is asked
    box: str
    seats: int
    options: dict[str, Any]
    view: list[Any]
    history: list[Raw]


class Thinkers(Protocol):
    """Other processes in which bots think, so that no table waits for the bots of another."""

    def ask(self, thought: Thought, done: Callable[[list[int] | None], None]) -> Timer:
        """Have a bot think; `done` gets its packed choice (empty for silence), or None if it has none.

        `done` may be called at once, if all are busy, or never. The returned timer cancels the request.
        """


class _CalledOff:
    """A timer that has already fired."""

    def cancel(self) -> None:
        """Do nothing."""


class NoThinkers:
    """For a runtime without another place to think: quick bots play for those that take their time."""

    def ask(self, thought: Thought, done: Callable[[list[int] | None], None]) -> Timer:
        """Answer None at once."""
        done(None)
        return _CalledOff()


# The right to play a table


class Tenure:
    """Whether this process may still speak for its tables; where there is only one, it always may."""

    def lasts(self) -> bool:
        """Whether nobody else can have taken the tables over."""
        return True

    def doubted(self) -> None:
        """The store has refused rows because they are not this process's to write."""


# All together


@dataclass(frozen=True)
class TableSettings:
    """What can be set about tables; times are in seconds."""

    tables: int = 2000  # open at once
    pace: float = 1.2  # that a bot takes for an answer
    think: float = 3.0  # that a bot may think at most, before a quicker one answers instead
    window_wait: float = 1.5  # that bots leave for a call of UNO (R38)
    window_hold: float = 0.8  # for which a turn is held back after a missed call (R38)
    swing: float = 1.7  # that a late fall takes to be seen; nothing is accepted meanwhile (R95)
    grace: float = 30.0  # after which a bot plays for somebody who is gone
    rejoin: float = 6.0  # that people get to come back after a restart, whatever the clock says
    deal_wait: float = 3.0  # for the hashes of the players' numbers
    reveal_wait: float = 10.0  # for the numbers of those whose hashes have come
    nudge: float = 20.0  # after which somebody who lets the table wait can be reminded
    next_wait: float = 60.0  # until the next round is dealt by itself
    idle: float = 300.0  # until a table without anybody is put away
    expire: float = 7 * 24 * 3600.0  # until such a table is closed


@dataclass(frozen=True)
class Runtime:
    """What a program gives to its tables."""

    store: Store
    clock: Clock
    words: Callable[[str], Words]  # of a language
    settings: TableSettings
    thinkers: Thinkers = field(default_factory=NoThinkers)
    tenure: Tenure = field(default_factory=Tenure)
    bots: Callable[[], Collection[str]] = tuple  # the names of those that packages have brought
