"""What a table takes of the machine's memory, and that it gives it back when it is put away."""

from __future__ import annotations

import asyncio
import gc
import secrets
import tracemalloc
from collections.abc import Iterator

import pytest

from pioche.server.table.lobby import SLICE, Lobby
from pioche.server.table.mailbox import Arrived, Asked, Departed
from pioche.server.table.owner import Owner
from pioche.server.table.table import LOBBY
from pioche.server.wire import messages as wire
from tests.server.memory_runtime import Eyes, HandClock, memory_runtime, rest

IDLE = 100  # kB that a table takes where nobody is
PLAYED = 300  # kB that a table with three bots takes after
ROWS = 1500


class Glance(Eyes):
    """A connection that keeps nothing of what it is sent."""

    def send(self, data: bytes) -> None:
        """Let it go."""


@pytest.fixture
def by_hand() -> Iterator[None]:
    """Nobody collects garbage but the test, and what was there before is none of its business.

    A test that failed is one reason: pytest holds on to its frames, with the tables in them, until the next
    test begins, after its fixtures. Let go of in the middle of a measurement, they would look like ours.
    """
    gc.collect()
    gc.disable()
    gc.freeze()
    yield
    gc.set_debug(0)
    gc.garbage.clear()
    gc.unfreeze()
    gc.enable()


def ours(garbage: list[object]) -> list[str]:
    """What of it is of our making."""
    kinds = {type(found) for found in garbage}
    return sorted(kind.__qualname__ for kind in kinds if kind.__module__.startswith("pioche"))


async def played(lobby: Lobby, clock: HandClock, box: str, rows: int) -> tuple[Owner, Glance]:
    """A table at which a person and three bots have played so long, one match after the other."""
    code = await lobby.open(wire.Create(box, "Ann", seats=4, quick=True, timer=10), "ann")
    owner, eyes = await lobby.owner(code), Glance("ann")
    owner.mailbox.put_nowait(Arrived(eyes, None))
    await rest()
    while owner.table.version < rows:
        await clock.turn()
        if owner.table.phase == LOBBY:
            number = owner.table.version
            owner.mailbox.put_nowait(Asked(eyes, wire.Do(f"start-{number}", number, wire.Start())))
            await rest()
    return owner, eyes


@pytest.mark.parametrize("box", ["classic", "flip"])
def test_a_table_takes_little_however_long_it_is_played(box: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(secrets, "token_hex", lambda size: "5e" * size)  # the same games, whatever the seed

    async def main() -> tuple[float, float]:
        runtime, store, clock = memory_runtime(next_wait=0.0)
        lobby = Lobby(runtime)
        tracemalloc.start()
        owner, eyes = await played(lobby, clock, box, ROWS)
        # A database would have this on its disk.
        store.logs.clear()
        store.records.clear()
        store.kept.clear()
        gc.collect()
        busy = tracemalloc.get_traced_memory()[0]
        owner.mailbox.put_nowait(Departed(eyes))
        await rest()
        idle = tracemalloc.get_traced_memory()[0]
        await lobby.close()
        lobby.owners.clear()
        del owner
        gc.collect()
        # What is left was made once for all tables.
        others = tracemalloc.get_traced_memory()[0]
        tracemalloc.stop()
        return (busy - others) / 1024, (idle - others) / 1024

    busy, idle = asyncio.run(main())
    assert busy < PLAYED
    assert idle < IDLE


def test_a_table_that_is_put_away_leaves_nothing_behind(by_hand: None) -> None:
    async def main() -> None:
        runtime, _, clock = memory_runtime(next_wait=0.0, idle=1.0)
        lobby = Lobby(runtime)
        owner, eyes = await played(lobby, clock, "flip", 60)
        owner.mailbox.put_nowait(Departed(eyes))
        await rest()
        del eyes
        clock.time += 2000
        gc.collect()  # what playing left behind is another matter
        await lobby.sweep()
        assert lobby.owners == {}
        await owner.task
        del owner
        await rest()
        # Where there are no cycles there is nothing to find.
        gc.set_debug(gc.DEBUG_SAVEALL)
        gc.collect()
        assert ours(gc.garbage) == []
        await lobby.close()

    asyncio.run(main())


def test_bots_and_rounds_leave_no_cycles_either(by_hand: None) -> None:
    async def main() -> None:
        runtime, _, clock = memory_runtime(next_wait=0.0)
        lobby = Lobby(runtime)
        owner, eyes = await played(lobby, clock, "classic", 150)
        owner.mailbox.put_nowait(Departed(eyes))
        await rest()
        gc.set_debug(gc.DEBUG_SAVEALL)
        gc.collect()
        # Some effects are their own judges: a hundred bytes for each new set of rules, not for a table.
        assert set(ours(gc.garbage)) <= {"AcceptOrChallenge", "DrawColour", "JudgedDraw"}
        await lobby.close()

    asyncio.run(main())


def test_what_a_test_before_has_left_is_not_found(by_hand: None) -> None:
    """Somebody held on to a table and lets go of it in the middle of the next measurement."""
    gc.unfreeze()
    held: list[object] = []

    async def main() -> None:
        runtime, _, clock = memory_runtime(next_wait=0.0)
        owner, _ = await played(Lobby(runtime), clock, "classic", 20)
        held.append(owner)

    asyncio.run(main())
    gc.collect()
    gc.freeze()
    held.clear()
    gc.set_debug(gc.DEBUG_SAVEALL)
    gc.collect()
    assert ours(gc.garbage) == []
    gc.unfreeze()
    gc.collect()
    assert "Table" in ours(gc.garbage)


def test_tables_are_taken_up_one_after_the_other_and_bit_by_bit() -> None:
    """Many who come back at once keep nobody waiting for longer than a few rows take."""

    async def main() -> None:
        runtime, store, clock = memory_runtime(next_wait=0.0)
        lobby = Lobby(runtime)
        owner, _ = await played(lobby, clock, "classic", 400)
        codes, turns, most = [owner.table.code], 0, 0
        await lobby.close()
        for k in range(20):
            codes.append(f"AAAA{'ABCDEFGHJKLMNPQRSTUV'[k]}A")
            store.codes[codes[-1]] = f"t{k}"
            store.logs[f"t{k}"] = store.logs[owner.table.id]
        lobby = Lobby(runtime)
        back = [asyncio.create_task(lobby.owner(code)) for code in codes]
        while not all(task.done() for task in back):
            before = len(lobby.owners)
            await asyncio.sleep(0)
            turns += 1
            most = max(most, len(lobby.owners) - before)
        assert turns >= len(codes) * (350 // SLICE)
        assert most <= 1
        assert len({id(task.result()) for task in back}) == len(codes)
        await lobby.close()

    asyncio.run(main())
