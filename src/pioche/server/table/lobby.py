"""The lobby: all tables of this server, opened, found again in the store, put away and closed."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from collections.abc import Awaitable, Callable, Sequence
from itertools import islice
from typing import Any, Final, Protocol

from msgspec import structs

from pioche.engine.house.presets import PRESETS, preset
from pioche.engine.rules import RULES_VERSION
from pioche.server.table import entries as log
from pioche.server.table.deciding import bot, check_bot, nickname
from pioche.server.table.mailbox import Overtaken, Place
from pioche.server.table.options import agreed_names, check_timer, checked_options, named_options
from pioche.server.table.owner import News, Owner, nobody
from pioche.server.table.pacing import ms
from pioche.server.table.refusing import Refuse
from pioche.server.table.runtime import (
    NOBODY,
    Conflict,
    Damaged,
    Found,
    Runtime,
    StoreError,
    Timer,
    Write,
)
from pioche.server.table.shuffling import start
from pioche.server.table.snapshots import digest, restored
from pioche.server.table.table import BOT, CLOSED, HUMAN, PLAYING, SHUFFLING, VACANT, Table
from pioche.server.table.trying import Laid, Try
from pioche.server.wire import messages as wire
from pioche.shelf import SHELF

logger = logging.getLogger("pioche.server")
LETTERS: Final = "ABCDEFGHJKLMNPQRSTUVWXYZ"  # without I and O, which look like figures
LENGTH: Final = 6
SWEEP: Final = 60.0  # seconds between two looks for tables that nobody uses
SLICE: Final = 8  # rows that are taken in at once
WORTH_KEEPING: Final = 100  # rows since the last snapshot, when the server ends and many tables do
AT_PLAY: Final = (SHUFFLING, PLAYING)  # phases of a table at which a match is going on
SHOWN: Final = 50  # tables that the start page lists
TRIES: Final = 20  # codes that are tried
Lay = Callable[[Try], Awaitable[Laid]]


class Person(Protocol):
    """Somebody in a cup."""

    @property
    def player(self) -> str:
        """The hash by which tables know them."""

    @property
    def name(self) -> str:
        """What they are called."""

    @property
    def lang(self) -> str:
        """What they speak."""

    @property
    def avatar(self) -> str:
        """Whom they look like."""


class CupPlan(Protocol):
    """What is played in a cup."""

    code: str
    box: str
    options: dict[str, Any]


def new_code() -> str:
    """Six letters that nobody can guess from others."""
    return "".join(secrets.choice(LETTERS) for _ in range(LENGTH))


def is_code(text: str) -> bool:
    """Whether a text could be a code."""
    return len(text) == LENGTH and all(letter in LETTERS for letter in text)


class Loading:
    """A table that is being taken up: one at a time does so, and the others wait."""

    def __init__(self) -> None:
        self.lock = asyncio.Lock()
        self.waiting = 0


class Lobby:
    """Finds the owner of a table, and makes sure that there is only one."""

    def __init__(self, runtime: Runtime) -> None:
        self.runtime = runtime
        self.store = runtime.store
        self.settings = runtime.settings
        self.owners: dict[str, Owner] = {}
        self._reading = asyncio.Semaphore(1)
        self._loading: dict[str, Loading] = {}
        self._sweeping: asyncio.Task[None] | None = None
        self.news: News = nobody  # of tables of cups, for whoever keeps those
        self._timer = self._sweep_later()

    async def close(self) -> None:
        """Stop all tables where they are."""
        self._timer.cancel()
        if self._sweeping is not None:
            self._sweeping.cancel()
        for owner in self.owners.values():
            owner.stop()
            await owner.keep(WORTH_KEEPING)
        await asyncio.gather(*(owner.task for owner in self.owners.values()), return_exceptions=True)

    # Opening

    async def room_for_one_more(self) -> None:
        """Refuse another table where there are too many; all that the store knows of count."""
        if await self.store.open_count() >= self.settings.tables:
            raise Refuse("too_many_tables")

    async def open(self, create: wire.Create, player: str, network: int = NOBODY) -> str:
        """A new table with its maker on the first seat, opened from a network; its code."""
        await self.room_for_one_more()
        if create.box not in SHELF:
            raise Refuse("no_box", box=create.box, boxes=", ".join(SHELF))
        if create.preset is not None and create.preset not in PRESETS:
            raise Refuse("no_preset", presets=", ".join(PRESETS))
        options = named_options(create.options)
        if create.preset is not None:
            options = {**preset(create.preset, SHELF[create.box]), **options}
        if agreed_names(create.box) & options.keys():
            raise Refuse("needs_agreement")
        for name in create.bots:
            check_bot(name, self.runtime.bots())
        seats = max(create.seats, 1 + len(create.bots))
        checked_options(create.box, seats, options)
        check_timer(create.timer)
        for _ in range(TRIES):
            code = new_code()
            opened = log.Opened(code, create.box, seats, options, create.timer, create.listed)
            try:
                await self._write(opened, create, player, network)
            except Conflict:
                continue  # somebody has this code
            except StoreError:
                raise Refuse("storage") from None
            return code
        raise Refuse("too_many_tables")

    async def try_again(self, wanted: Try, lay: Lay, network: int = NOBODY) -> str:
        """A table at which a finished match goes on from one of its moments, against bots; its code.

        `lay` works out what there is to write down. Whoever comes to the table first has it loaded.
        """
        await self.room_for_one_more()
        for _ in range(TRIES):
            id, code = secrets.token_hex(16), new_code()
            laid = await lay(structs.replace(wanted, id=id, code=code))
            write = Write(id, laid.rows(wanted.now), code=code, joined=wanted.player, network=network)
            try:
                await self.store.append(write)
                await self.store.keep(id, laid.snapshot)
            except Conflict:
                continue  # somebody has this code
            except StoreError:
                raise Refuse("storage") from None
            return code
        raise Refuse("too_many_tables")

    def _heard(self, table: Table) -> None:
        """Something has changed at a table that is of interest beyond it."""
        if table.phase == CLOSED:
            self.closed(table)
        if table.cup:
            self.news(table)

    def closed(self, table: Table) -> None:
        """A table is no more; nothing of it is held any longer than it takes to say so."""
        self.owners.pop(table.code, None)

    def spare_code(self) -> str:
        """A code that no table has which is open here; the store has the last word."""
        return next(code for code in iter(new_code, "") if code not in self.owners)

    async def seat_for_cup(self, id: str, code: str, cup: CupPlan, people: Sequence[Person]) -> None:
        """A table of a cup with everybody on a seat, who may begin when they are there."""
        table, rows, now = Table(id), [], self.runtime.clock.now()
        entries: list[log.AnyEntry] = [log.Opened(code, cup.box, len(people), cup.options, cup=cup.code)]
        entries += [log.Joined(k, p.player, p.name, p.lang, p.avatar) for k, p in enumerate(people)]
        for entry in [*entries, log.Locked(True)]:
            rows.append(log.Row(table.version + 1, now, 0, "", entry))
            table.evolve(rows[-1])
        seated = [one.player for one in people]
        try:
            write = Write(id, rows, code=code, joined=seated[0], also=seated[1:], cup=cup.code)
            await self.store.append(write)
        except StoreError:  # somebody has this code, or the disk is full; there is another time
            raise Refuse("storage") from None
        self.opened(table)

    async def _write(self, opened: log.Opened, create: wire.Create, player: str, network: int) -> None:
        """Write a new table down with everybody who sits at it from the start."""
        table, rows, now = Table(secrets.token_hex(16)), [], self.runtime.clock.now()

        def add(entry: log.AnyEntry) -> None:
            limit = now + ms(self.settings.deal_wait) if isinstance(entry, log.Shuffled) else 0
            rows.append(log.Row(table.version + 1, now, limit, "", entry))
            table.evolve(rows[-1])

        add(opened)
        add(log.Joined(0, player, nickname(create.name), create.lang, create.avatar or ""))
        levels = list(create.bots)
        if create.quick:
            levels += ["medium"] * (opened.seats - 1 - len(levels))
        for seat, level in enumerate(levels, 1):
            add(bot(table, level, seat))
        if create.quick:
            for entry in start(table)[0]:
                add(entry)
        write = Write(table.id, rows, code=opened.code, joined=player, network=network)
        await self.store.append(write)
        self.opened(table)

    def opened(self, table: Table) -> None:
        """A new table has been written down."""
        self.owners[table.code] = Owner(table, self.runtime, news=self._heard)

    # Finding

    async def place(self, code: str) -> Place:
        """Where to leave mail for the table with this code, or a refusal."""
        return await self.owner(code)

    async def known(self, code: str) -> None:
        """Refuse a code with which nobody could play."""
        await self.owner(code)

    async def table(self, code: str) -> Table:
        """The table with this code as it is now, to look at."""
        return (await self.owner(code)).table

    async def let_go(self, code: str, player: str) -> None:
        """Have somebody leave a table who has left its cup."""
        owner = self.owners.get(code)
        if owner is not None:
            owner.let_go(player)

    async def at_play(self, codes: Sequence[str]) -> set[str]:
        """At which of these tables a match is going on."""
        owned = {code: self.owners[code].table for code in codes if code in self.owners}
        return {code for code, table in owned.items() if table.phase in AT_PLAY}

    async def tell_of_hint(self, code: str, seat: int) -> None:
        """Among people everybody hears of it when somebody is helped."""
        (await self.owner(code)).tell_of_hint(seat)

    async def owner(self, code: str) -> Owner:
        """The owner of the table with this code, or a refusal."""
        owner = self.owners.get(code)
        if owner is not None and owner.table.phase != CLOSED:
            return owner
        loading = self._loading.setdefault(code, Loading())
        loading.waiting += 1
        try:
            async with loading.lock:
                owner = self.owners.get(code)
                if owner is None or owner.table.phase == CLOSED:
                    owner = await self._load(code)
                    self.owners[code] = owner
                return owner
        finally:
            loading.waiting -= 1
            if not loading.waiting:  # a lock that somebody waits for is not held for a moment
                del self._loading[code]

    async def _load(self, code: str) -> Owner:
        found = await self.store.find(code) if is_code(code) else None
        if found is None:
            raise Refuse("no_table")
        if found.rules != RULES_VERSION:
            # It stays in the store; the program it was played with can go on with it.
            raise Refuse("other_rules", theirs=found.rules, ours=RULES_VERSION)
        return await self._owner(found)

    async def _owner(self, found: Found) -> Owner:
        table, last, kept = await self._played_again(found)
        return Owner(table, self.runtime, last, kept, self._heard)

    async def _played_again(self, found: Found) -> tuple[Table, log.Row, int]:
        """A table as its log says, with the last row and the version of its snapshot."""
        table = Table(found.id)
        try:
            # One table at a time, and not all of its rows at once: meanwhile others play.
            async with self._reading:
                table, rows = await self._start(found)
                kept = table.version
                for row in rows[1:] if kept else rows:
                    if row.version != table.version + 1:
                        raise Damaged(f"version {table.version + 1} is missing")
                    table.evolve(row)
                    if row.version % SLICE == 0:
                        await asyncio.sleep(0)
        except StoreError:
            raise
        except Exception as error:
            # It stays in the store, for a server that has its box as it was when it was played.
            if table.box and table.box not in SHELF:
                raise Refuse("missing_box", box=table.box) from None
            if table.box and SHELF.outsider(table.box) is not None:
                logger.warning(
                    "table %s cannot be taken up with the box %s: %r", found.code, table.box, error
                )
                raise Refuse("box_fault", box=table.box) from None
            at = table.version + 1
            logger.error("the log of table %s is damaged at version %d or later: %r", found.code, at, error)
            raise Refuse("damaged") from None
        return table, rows[-1], kept

    async def _start(self, found: Found) -> tuple[Table, list[log.Row]]:
        """The table as far as a snapshot goes that fits the log, and the log from its last row on."""
        kept = await self.store.snapshot(found.id)
        if kept is not None:
            try:
                rows = await self.store.rows(found.id, kept.version)
                if not rows or digest(rows[0]) != kept.digest:
                    raise Damaged("a snapshot does not fit the log")
                table = restored(found.id, kept.body)
                if table.version == kept.version:
                    return table, rows
                raise Damaged("a snapshot is of another version than it says")
            except Damaged as error:
                logger.warning("table %s is made from its whole log: %s", found.code, error)
        return Table(found.id), await self.store.rows(found.id)

    async def listing(self, player: str) -> wire.Me:
        """The tables of a person, and those that are open to all."""
        yours = [await self._listed(found, True) for found in await self.store.tables_of(player)]
        mine = {listed.code for listed in yours if listed is not None}
        others = (
            self._of(owner.table, False)
            for owner in self.owners.values()
            if owner.table.terms.listed and owner.table.phase != CLOSED and owner.table.code not in mine
        )
        return wire.Me([listed for listed in yours if listed is not None], [*islice(others, SHOWN)])

    async def _listed(self, found: Found, yours: bool) -> wire.Listed | None:
        with contextlib.suppress(Refuse):
            return self._of((await self.owner(found.code)).table, yours)
        return None

    def _of(self, table: Table, yours: bool) -> wire.Listed:
        names = [chair.name for chair in table.chairs if chair.kind == HUMAN]
        wanted = (VACANT, BOT) if table.phase == PLAYING else (VACANT,)  # who comes late gets a bot's seat
        free = sum(chair.kind in wanted and not chair.awaits() for chair in table.chairs)
        return wire.Listed(table.code, table.box, table.phase, names, free, table.terms.locked, yours)

    # Putting away

    def _sweep_later(self) -> Timer:
        clock = self.runtime.clock
        return clock.call_at(clock.now() + ms(SWEEP), self._begin_to_sweep)

    def _begin_to_sweep(self) -> None:
        self._sweeping = asyncio.create_task(self._sweep(), name="lobby")

    async def _sweep(self) -> None:
        try:
            await self.sweep()
        except Exception:
            logger.exception("the tables could not be looked through")
        self._timer = self._sweep_later()

    async def put_away(self, owner: Owner) -> None:
        """A table has no owner here any more; where there are other processes, one of them may have it."""

    async def sweep(self) -> None:
        """Put tables away that nobody looks at, and close those that everybody has left for good."""
        now = self.runtime.clock.now()
        for code, owner in list(self.owners.items()):
            done = owner.table.phase == CLOSED
            unused = not owner.viewers and owner.mailbox.empty()
            if done or (unused and now - owner.empty_since > ms(self.settings.idle)):
                owner.stop()
                del self.owners[code]
                if not done:
                    await owner.keep()
                await self.put_away(owner)
        known = list(self.owners.items())
        still = {found.code for found in await self.store.open_tables()}
        for code, owner in known:
            if code not in still:
                owner.mailbox.put_nowait(Overtaken())  # an operator has closed it
        for found in await self.store.abandoned(now - ms(self.settings.expire)):
            # A table of other rules is kept for the program that can go on with it.
            if found.code in self.owners or found.rules != RULES_VERSION:
                continue
            with contextlib.suppress(StoreError):
                last = await self.store.last_version(found.id)
                row = log.Row(last + 1, now, 0, "", log.Closed())
                await self.store.append(Write(found.id, [row], close=True))
