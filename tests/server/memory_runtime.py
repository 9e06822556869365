"""A runtime without a server: tables in memory, a clock turned by hand, and keys in place of texts."""

from __future__ import annotations

import asyncio
import heapq
import json
import re
from collections.abc import Callable
from functools import cache
from importlib.resources import files
from typing import Any

from pioche.engine.rules import RULES_VERSION
from pioche.server.table.entries import Row, decode, encode
from pioche.server.table.mailbox import Viewer
from pioche.server.table.refusing import Refuse
from pioche.server.table.runtime import (
    Conflict,
    Found,
    NoThinkers,
    Runtime,
    Store,
    StoredSnapshot,
    StoreError,
    TableSettings,
    Thinkers,
    Write,
)
from pioche.texts.words import Argument, Words


class MemoryStore(Store):
    """Logs as bytes in a dictionary; while it is `full` nothing can be written."""

    def __init__(self) -> None:
        self.full = False
        self.logs: dict[str, list[tuple[int, int, int, str, bytes]]] = {}
        self.codes: dict[str, str] = {}
        self.seated: set[tuple[str, str]] = set()
        self.records: dict[str, str] = {}
        self.kept: dict[str, StoredSnapshot] = {}

    async def append(self, write: Write) -> None:
        """All or nothing."""
        if self.full:
            raise StoreError("the store is full")
        log = self.logs.setdefault(write.table, [])
        if write.rows[0].version != len(log) + 1 or write.code in self.codes:
            raise Conflict(write.table)
        log += [(row.version, row.at, row.deadline, row.command, encode(row.entry)) for row in write.rows]
        if write.code is not None:
            self.codes[write.code] = write.table
        if write.joined:
            self.seated |= {(write.table, player) for player in (write.joined, *write.also)}
        if write.left:
            self.seated.discard((write.table, write.left))
        if write.record is not None:
            self.records[write.record[0]] = write.record[1]
        if write.close:
            self.codes = {code: table for code, table in self.codes.items() if table != write.table}

    async def rows(self, table: str, first: int = 1) -> list[Row]:
        log = self.logs[table][first - 1 :]
        return [Row(v, at, limit, command, decode(body)) for v, at, limit, command, body in log]

    async def snapshot(self, table: str) -> StoredSnapshot | None:
        return self.kept.get(table)

    async def keep(self, table: str, kept: StoredSnapshot) -> None:
        self.kept[table] = kept

    async def find(self, code: str) -> Found | None:
        table = self.codes.get(code)
        return None if table is None else Found(table, code, RULES_VERSION)

    async def open_tables(self) -> list[Found]:
        return [Found(table, code, RULES_VERSION) for code, table in self.codes.items()]

    async def tables_of(self, player: str) -> list[Found]:
        return [found for found in await self.open_tables() if (found.id, player) in self.seated]

    async def abandoned(self, before: int) -> list[Found]:
        return [found for found in await self.open_tables() if self.logs[found.id][-1][1] < before]

    async def last_version(self, table: str) -> int:
        return len(self.logs[table])

    async def record(self, id: str) -> str | None:
        return self.records.get(id)


class HandTimer:
    """Something to be done at a time."""

    def __init__(self, call: Callable[[], object]) -> None:
        self.call: Callable[[], object] | None = call

    def cancel(self) -> None:
        """Leave it undone."""
        self.call = None


class HandClock:
    """Stands still until it is turned to the next thing that is due."""

    def __init__(self, now: int) -> None:
        self.time = now
        self._due: list[tuple[int, int, HandTimer]] = []
        self._made = 0

    def now(self) -> int:
        """The time on its face."""
        return self.time

    def call_at(self, at: int, call: Callable[..., object], *arguments: Any) -> HandTimer:
        """Note something down."""
        timer = HandTimer(lambda: call(*arguments))
        self._made += 1
        heapq.heappush(self._due, (at, self._made, timer))
        return timer

    async def turn(self) -> None:
        """Turn it to the next thing that is due, do it, and let all tables come to rest."""
        at, _, timer = heapq.heappop(self._due)
        if timer.call is not None:
            self.time = max(self.time, at)
            timer.call()
        await rest()

    async def wait(self, milliseconds: int) -> None:
        """Let so much time go by, with all that is due meanwhile; what is due at the end is done, too."""
        end = self.time + milliseconds
        while self._due and self._due[0][0] <= end:
            await self.turn()
        self.time = end


async def rest() -> None:
    """Let everybody finish who has something to do; nobody here waits for anything but the clock."""
    for _ in range(20):
        await asyncio.sleep(0)


class Keys(Words):
    """Says the key of a text and what it would be filled in with."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        text = files("pioche.texts").joinpath(f"{lang}.ftl").read_text(encoding="utf-8")
        self.keys: set[str] = set()
        message = ""
        for name, attribute in re.findall(r"^(?:([\w-]+)|[ ]+\.([\w-]+)) =", text, re.MULTILINE):
            message = name or message
            self.keys.add(name or f"{message}.{attribute}")

    def has(self, key: str) -> bool:
        return key in self.keys

    def say(self, key: str, **arguments: Argument) -> str:
        if key not in self.keys:
            raise LookupError(key)
        return f"{key} {json.dumps(arguments)}"


class Eyes(Viewer):
    """A connection that keeps what it is sent."""

    def __init__(self, player: str) -> None:
        self.player = player
        self.lang = "fr"
        self.role = "player"
        self.version = -1
        self.info: object = None
        self.got: list[dict[str, Any]] = []

    def send(self, data: bytes) -> None:
        """Keep it."""
        self.got.append(json.loads(data))

    def end(self, refuse: Refuse, again: bool) -> None:
        """Note why."""
        self.got.append({"type": "end", "reason": refuse.reason})


def memory_runtime(thinkers: Thinkers | None = None, **chosen: Any) -> tuple[Runtime, MemoryStore, HandClock]:
    """A runtime of this kind, with its store and its clock for the test."""
    store, clock = MemoryStore(), HandClock(1_000_000)
    runtime = Runtime(store, clock, cache(Keys), TableSettings(**chosen), thinkers or NoThinkers())
    return runtime, store, clock
