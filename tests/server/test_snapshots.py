"""Snapshots: a table that comes from one is the table that its log makes, and a wrong one is not believed."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import replace
from typing import Any

import msgspec
import pytest

from pioche.boxes import BOXES
from pioche.server.table import entries as log
from pioche.server.table.lobby import Lobby
from pioche.server.table.mailbox import Departed
from pioche.server.table.runtime import Damaged, StoredSnapshot
from pioche.server.table.snapshots import EVERY, digest, restored, taken
from pioche.server.table.table import PLAYING, Table
from pioche.server.wire import messages as wire
from tests.server.memory_runtime import MemoryStore, memory_runtime, rest
from tests.server.server_tables import Desk, everything, lay_or_default
from tests.server.test_memory import played


def same(one: Table, other: Table) -> bool:
    """Whether nobody could tell two tables apart, now or later; how much of the past is kept may differ."""
    found = [everything(table) for table in (one, other)]
    for table in found:
        table.pop("told", None)
    since = [table.pop("since", []) for table in found]  # where it is not known, everything is told
    pairs = zip(*since, strict=True)
    return found[0] == found[1] and all(a == b for a, b in pairs if a is not None and b is not None)


class CountingStore(MemoryStore):
    """What another one keeps, and how many rows of it are read."""

    def __init__(self, other: MemoryStore) -> None:
        super().__init__()
        self.logs, self.codes, self.kept = other.logs, other.codes, other.kept
        self.read = 0

    async def rows(self, table: str, first: int = 1) -> list[log.Row]:
        found = await super().rows(table, first)
        self.read += len(found)
        return found


@pytest.mark.parametrize("box", BOXES)
def test_a_snapshot_is_what_the_log_makes(box: str) -> None:
    desk = Desk(box=box, seats=3, timer=20)
    desk.join("Ann", "Ben", "Cy")
    assert same(restored("t", taken(desk.table)), desk.again())
    desk.deal()
    for moves in range(130):
        if desk.table.phase != PLAYING:
            break  # a short match
        lay_or_default(desk)
        if moves % 13 == 0:
            kept = restored("t", taken(desk.table))
            assert same(kept, desk.again())
            # And they go on alike.
            later = Table("t")
            for row in desk.rows:
                later.evolve(row)
            copy = Desk(box=box, seats=3)
            copy.table, copy.rows, copy.present = kept, [*desk.rows], set(desk.present)
            lay_or_default(copy)
            assert kept.version == desk.table.version + 1
    assert desk.table.version > 40
    desk.do(desk.host, wire.Lock(True))
    assert same(restored("t", taken(desk.table)), desk.again())


def test_a_table_comes_back_from_its_snapshot_and_the_rows_after_it() -> None:
    async def main() -> None:
        runtime, store, clock = memory_runtime(next_wait=0.0, idle=1.0)
        lobby = Lobby(runtime)
        owner, eyes = await played(lobby, clock, "flip", EVERY + 60)
        code, id = owner.table.code, owner.table.id
        assert EVERY <= store.kept[id].version < owner.table.version
        for put_away in (False, True):
            if put_away:
                owner.mailbox.put_nowait(Departed(eyes))
                await rest()
                clock.time += 2000
                await lobby.sweep()
                assert store.kept[id].version == owner.table.version
            counting = CountingStore(store)
            again = (await Lobby(replace(runtime, store=counting)).owner(code)).table
            assert 0 < counting.read <= owner.table.version - EVERY + 1
            whole = Table(id)
            for row in await store.rows(id):
                whole.evolve(row)
            assert same(again, whole)
        await lobby.close()

    asyncio.run(main())


def spoilt(kept: StoredSnapshot, **changes: Any) -> StoredSnapshot:
    """A snapshot of which something else is said."""
    return msgspec.structs.replace(kept, **changes)


def test_a_wrong_snapshot_is_not_believed(caplog: pytest.LogCaptureFixture) -> None:
    async def main() -> None:
        runtime, store, clock = memory_runtime(next_wait=0.0)
        owner, _ = await played(Lobby(runtime), clock, "classic", 80)
        code, id = owner.table.code, owner.table.id
        rows = await store.rows(id)
        good = StoredSnapshot(60, digest(rows[59]), b"")
        table = Table(id)
        for row in rows[:60]:
            table.evolve(row)
        good = spoilt(good, body=taken(table))
        body = msgspec.msgpack.decode(good.body)
        body["run"]["actions"] = body["run"]["actions"][:-1]
        wrong = [
            spoilt(good, digest="0" * 64),
            spoilt(good, version=59, digest=digest(rows[58])),
            spoilt(good, version=9999),
            spoilt(good, body=b"\x00 nothing"),
            spoilt(good, body=good.body[:-9]),
            spoilt(good, body=msgspec.msgpack.encode(body)),
        ]
        whole = Table(id)
        for row in rows:
            whole.evolve(row)
        with caplog.at_level(logging.WARNING):
            for k, kept in enumerate([good, *wrong]):
                caplog.clear()
                store.kept[id] = kept
                assert same((await Lobby(runtime).owner(code)).table, whole)
                assert len([line for line in caplog.messages if "whole log" in line]) == (k > 0)

    asyncio.run(main())


def test_a_state_that_comes_out_otherwise_is_refused() -> None:
    desk = Desk(seats=3)
    desk.join("Ann", "Ben", "Cy")
    desk.deal()
    body = msgspec.msgpack.decode(taken(desk.table))
    body["run"]["seed"] = "another"
    with pytest.raises(Damaged, match="come out"):
        restored("t", msgspec.msgpack.encode(body))
