"""Tables run in any runtime: with nothing of a server around them, and by a clock turned by hand."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
from pathlib import Path

from pioche.boxes import BOXES
from pioche.server.table.lobby import SWEEP, Lobby
from pioche.server.table.mailbox import Arrived, Asked, Departed
from pioche.server.table.table import PLAYING
from pioche.server.wire import messages as wire
from tests.server.memory_runtime import Eyes, memory_runtime, rest

ROOT = Path(__file__).parents[2]


def test_a_round_of_every_box_without_anything_of_a_server() -> None:
    command = [sys.executable, "-W", "error", "-m", "tests.server.core_alone"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    *rounds, kept_out = [json.loads(line) for line in done.stdout.splitlines()]
    assert kept_out == {
        "pioche.bots.guard": "pioche.bots.guard imports threading",
        "pioche.server.clock": "pioche.server.clock imports time",
        "pioche.server.http.app": "starlette is not there",
        "pioche.server.store.sql_store": "sqlite3 is not there",
    }
    assert [played["box"] for played in rounds] == list(BOXES)
    for played in rounds:
        assert played["told"]
        assert played["again"]
        assert set(played["by"]) >= {"bot", "clock"}
        # Every question that the clock answered had been asked in words, and waited its ten seconds.
        assert all(prompt.startswith("decision-") for prompt in played["prompts"])
        assert played["passed"] >= 10_000 * played["by"]["clock"]


def test_what_cannot_be_written_is_tried_again_and_the_table_listens_meanwhile() -> None:
    async def main() -> None:
        runtime, store, clock = memory_runtime()
        lobby = Lobby(runtime)
        code = await lobby.open(wire.Create("classic", "Ann", seats=2, quick=True), "ann")
        owner = await lobby.owner(code)
        eyes = Eyes("ann")
        owner.mailbox.put_nowait(Arrived(eyes, None))
        await rest()
        store.full = True
        version, begun = owner.table.version, clock.now()
        while clock.now() < begun + 10_000:
            await clock.turn()
            await rest()
        assert owner.table.version == version
        owner.mailbox.put_nowait(Asked(eyes, wire.Do("a", version, wire.Lock(True))))
        await rest()
        assert [message["reason"] for message in eyes.got if message["type"] == "refused"] == ["storage"]
        store.full = False
        while owner.table.phase != PLAYING:
            await clock.turn()
        assert owner.table.version == version + 1
        assert clock.now() <= begun + 12_000
        await lobby.close()

    asyncio.run(main())


def test_an_hour_at_a_table_takes_no_time() -> None:
    async def main() -> None:
        runtime, store, clock = memory_runtime(idle=300.0, expire=3600.0)
        lobby = Lobby(runtime)
        code = await lobby.open(wire.Create("classic", "Ann", seats=2), "ann")
        owner = await lobby.owner(code)
        eyes = Eyes("ann")
        owner.mailbox.put_nowait(Arrived(eyes, None))
        owner.mailbox.put_nowait(Departed(eyes))
        await rest()
        left = clock.now()
        while code in lobby.owners:
            await clock.turn()
        assert 300_000 < clock.now() - left <= 300_000 + 2000 * SWEEP
        while await store.find(code) is not None:
            await clock.turn()
        assert 3_600_000 < clock.now() - left <= 3_600_000 + 2000 * SWEEP
        await lobby.close()

    asyncio.run(main())


def test_a_host_that_lost_its_table_to_another_takes_it_as_it_is() -> None:
    async def main() -> None:
        runtime, store, _ = memory_runtime()
        one, other = Lobby(runtime), Lobby(runtime)
        code = await one.open(wire.Create("classic", "Ann", seats=2), "ann")
        owners = [await one.owner(code), await other.owner(code)]
        eyes = [Eyes("ann"), Eyes("ann")]
        for owner, looking in zip(owners, eyes, strict=True):
            owner.mailbox.put_nowait(Arrived(looking, None))
        await rest()
        for owner, looking, word in zip(owners, eyes, "ab", strict=True):
            owner.mailbox.put_nowait(Asked(looking, wire.Do(word, owner.table.version, wire.AddBot())))
            await rest()
        assert [message["type"] for message in eyes[0].got if "id" in message] == ["ack"]
        assert [message.get("reason") for message in eyes[1].got if "id" in message] == ["stale"]
        assert owners[0].table.version == owners[1].table.version == len(store.logs[owners[0].table.id])
        await one.close()
        await other.close()

    asyncio.run(main())
