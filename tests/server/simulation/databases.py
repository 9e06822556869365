"""A database that many simulated processes share: each question is answered at one moment, late or never."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from pioche.engine.rules import RULES_VERSION
from pioche.server.cluster.registry import LEASE, Card, Claim, Peer, Registry
from pioche.server.table.entries import Row, decode, encode
from pioche.server.table.runtime import (
    Conflict,
    Found,
    Lost,
    Store,
    StoredSnapshot,
    StoreError,
    Uncertain,
    Write,
)
from pioche.server.wire import messages as wire
from tests.server.simulation.worlds import SimLoop, World

T = TypeVar("T")
GIVEN_UP = 3.0  # seconds after which an answer is no longer awaited


class Owned:
    """What the database knows of a table besides its log."""

    def __init__(self, code: str) -> None:
        self.code: str | None = code
        self.owner = ""
        self.epoch = 0


class SimDatabase:
    """The one truth."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.down = False
        self.logs: dict[str, list[tuple[int, int, int, str, bytes]]] = {}
        self.tables: dict[str, Owned] = {}
        self.nodes: dict[str, float] = {}
        self.generations: dict[str, int] = {}
        self.kept: dict[str, StoredSnapshot] = {}
        self.records: dict[str, str] = {}
        self.writers: list[tuple[str, int, str, int]] = []  # table, version, node and epoch of every row

    def table_with(self, code: str) -> str | None:
        """The id of an open table."""
        return next((id for id, table in self.tables.items() if table.code == code), None)

    def append(self, node: str, generation: int, write: Write) -> None:
        """As the statement of the real store does: all or nothing, and only for who has a lease."""
        if node not in self.nodes or self.generations[node] != generation:
            raise Lost(node)
        log = self.logs.get(write.table, [])
        if write.code is not None and self.table_with(write.code) is not None:
            raise Conflict(write.code)
        if write.rows[0].version <= len(log):
            raise Conflict(write.table)
        if write.rows[0].version != len(log) + 1:
            self.world.faults.append(f"a gap before {write.rows[0].version} of {write.table}")
        if write.code is not None:
            self.tables[write.table] = Owned(write.code)
        elif self.tables[write.table].owner != node:
            self.world.faults.append(f"{node} writes to {write.table} of {self.tables[write.table].owner}")
        epoch = self.tables[write.table].epoch
        self.writers += [(write.table, row.version, node, epoch) for row in write.rows]
        self.logs[write.table] = [
            *log,
            *((row.version, row.at, row.deadline, row.command, encode(row.entry)) for row in write.rows),
        ]
        if write.record is not None:
            self.records[write.record[0]] = write.record[1]
        if write.close:
            self.tables[write.table].code = None

    def claim(self, node: str, code: str, take: bool) -> Claim | None:
        """As the transaction of the real registry does."""
        id = self.table_with(code)
        if id is None:
            return None
        table = self.tables[id]
        before, owner = table.owner, table.owner if table.owner in self.nodes else ""
        if take and node in self.nodes and owner in ("", node):
            owner = table.owner = node
            table.epoch += 1
        return Claim(Found(id, code, RULES_VERSION), owner, table.epoch, before)


class SimStore(Store, Registry):
    """One process's way to the database; it can be cut, and is sometimes slow."""

    def __init__(self, database: SimDatabase, loop: SimLoop) -> None:
        self.database = database
        self.loop = loop
        self.node = ""
        self.cut = False
        self.slow = 0.0  # how many of the questions take very long
        self._doubt = False
        self._doubting = asyncio.Lock()
        self._generation = 0

    async def _ask(self, do: Callable[[], T]) -> T:
        """Have something done at the database; an error if that failed, or nobody knows."""
        world, database, rng = self.database.world, self.database, self.database.world.rng
        done: asyncio.Future[T] = self.loop.create_future()
        there = rng.uniform(0.0002, 0.004)
        if rng.random() < self.slow:
            there = rng.uniform(0.5, 6.0)
        if self.cut and rng.random() < 0.5:
            await asyncio.sleep(rng.uniform(0.001, 0.2))
            raise StoreError("refused")

        def execute() -> None:
            if database.down or self.cut:
                world.later(GIVEN_UP, self.loop, fail)
                return
            try:
                found: Any = do()
            except StoreError as error:
                found = error
            if rng.random() < 0.002:
                world.later(rng.uniform(0, GIVEN_UP), self.loop, fail)  # done, and nobody hears of it
            else:
                world.later(rng.uniform(0.0002, 0.004), self.loop, answer, found)

        def answer(found: Any) -> None:
            if not done.done():
                if isinstance(found, StoreError):
                    done.set_exception(found)
                else:
                    done.set_result(found)

        def fail() -> None:
            if not done.done():
                done.set_exception(Uncertain("the connection was lost"))

        world.later(there, world.outside, execute)
        world.later(GIVEN_UP, self.loop, fail)
        return await done

    # The store

    async def _settle(self) -> None:
        async with self._doubting:
            if self._doubt:
                node = self.node

                def raise_generation() -> int:
                    if node not in self.database.nodes:
                        raise Lost(node)
                    self.database.generations[node] += 1
                    return self.database.generations[node]

                self._generation = await self._ask(raise_generation)
                self._doubt = False

    async def append(self, write: Write) -> None:
        try:
            await self._settle()
        except Uncertain as error:
            raise StoreError(str(error)) from None
        node, generation = self.node, self._generation
        try:
            await self._ask(lambda: self.database.append(node, generation, write))
        except (Uncertain, Lost):
            self._doubt = True
            raise

    async def rows(self, table: str, first: int = 1) -> list[Row]:
        await self._settle()
        log = await self._ask(lambda: self.database.logs[table][first - 1 :])
        return [Row(v, at, limit, command, decode(body)) for v, at, limit, command, body in log]

    async def snapshot(self, table: str) -> StoredSnapshot | None:
        return await self._ask(lambda: self.database.kept.get(table))

    async def keep(self, table: str, kept: StoredSnapshot) -> None:
        await self._ask(lambda: self.database.kept.update({table: kept}))

    async def find(self, code: str) -> Found | None:
        id = await self._ask(lambda: self.database.table_with(code))
        return None if id is None else Found(id, code, RULES_VERSION)

    async def open_tables(self) -> list[Found]:
        tables = await self._ask(lambda: dict(self.database.tables))
        return [Found(id, table.code, RULES_VERSION) for id, table in tables.items() if table.code]

    async def tables_of(self, player: str) -> list[Found]:
        return []

    async def abandoned(self, before: int) -> list[Found]:
        return []

    async def last_version(self, table: str) -> int:
        return await self._ask(lambda: len(self.database.logs[table]))

    async def record(self, id: str) -> str | None:
        return await self._ask(lambda: self.database.records.get(id))

    # The registry

    async def join(self, address: str, machine: str) -> None:
        node, database = secrets.token_hex(4), self.database

        def insert() -> None:
            database.nodes[node] = database.world.now + LEASE
            database.generations[node] = 0

        await self._ask(insert)
        self.node, self._doubt, self._generation = node, False, 0

    async def beat(self) -> list[Peer] | None:
        node, database = self.node, self.database

        def renew() -> list[Peer] | None:
            if node not in database.nodes:
                return None
            database.nodes[node] = database.world.now + LEASE
            return [Peer(id) for id in database.nodes]

        return await self._ask(renew)

    async def reap(self) -> list[str]:
        node, database = self.node, self.database

        def delete() -> list[str]:
            gone = [id for id, until in database.nodes.items() if until < database.world.now and id != node]
            for id in gone:
                del database.nodes[id]
            return gone

        return await self._ask(delete)

    async def fence(self, node: str) -> bool:
        return await self._ask(lambda: self.database.nodes.pop(node, None) is not None)

    async def leave(self) -> None:
        await self.fence(self.node)

    async def claim(self, code: str, take: bool = True) -> Claim | None:
        node = self.node
        return await self._ask(lambda: self.database.claim(node, code, take))

    async def release(self, table: str, epoch: int) -> None:
        node = self.node

        def free() -> None:
            found = self.database.tables[table]
            if (found.owner, found.epoch) == (node, epoch):
                found.owner = ""

        await self._ask(free)

    async def show(self, cards: Sequence[Card]) -> None:
        pass

    async def cards(self, codes: Sequence[str]) -> list[wire.Listed]:
        return []

    async def shown(self, player: str, most: int) -> tuple[list[wire.Listed], list[wire.Listed]]:
        return [], []
