"""What goes wrong stays where it is: damaged rows, clocks set back, a second server, signals."""

from __future__ import annotations

import asyncio
import io
import json
import logging
import signal
import sqlite3
import subprocess
import sys
import time
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from pioche.server import logs
from pioche.server.clock import MachineClock
from pioche.server.store.sql_store import SqlStore
from pioche.server.table import entries as log
from pioche.server.table.lobby import Lobby
from pioche.server.table.mailbox import Arrived
from pioche.server.table.runtime import Runtime, StoreError, Write
from pioche.server.wire import messages as wire
from tests.server import nursery
from tests.server.memory_runtime import Eyes, HandClock, memory_runtime, rest
from tests.server.serving import Person, Server, clean, play_on, table_of

# A damaged row


def spoil(database: Path, code: str, body: bytes) -> None:
    """Put something else in the place of a table's last entry."""
    last = "SELECT max(version) FROM entries WHERE table_id = tables.id"
    row = f"SELECT id, ({last}) FROM tables WHERE code = ?"
    with closing(sqlite3.connect(database)) as connection, connection:
        connection.execute(f"UPDATE entries SET body = ? WHERE (table_id, version) IN ({row})", (body, code))


@pytest.mark.parametrize("body", [b"\x00\xff not an entry", b'{"kind":"left","seat":7}'])
def test_a_damaged_table_is_told_of_and_the_others_go_on(tmp_path: Path, body: bytes) -> None:
    async def main() -> None:
        ann, ben = Person(server, "Ann"), Person(server, "Ben")
        ben.cookie = ann.cookie = (await ann.get("/api/me")).cookies["pioche"]
        damaged, whole = await ann.open("classic"), await ben.open("flip")
        server.stop()
        spoil(server.database, damaged, body)
        server.start()
        for _ in range(3):
            with pytest.raises(ConnectionClosed):
                await ann.connect(damaged)
            assert [ann.inbox[-1][key] for key in ("type", "reason", "again")] == ["bye", "damaged", False]
            answer = await ann.get(f"/api/tables/{damaged}/invite")
            assert (answer.status_code, answer.json()["reason"]) == (410, "damaged")
        assert [table["code"] for table in (await ann.meet())["yours"]] == [whole]
        await ben.connect(whole)
        assert (await ben.do("speak", lang="fr"))["type"] == "ack"
        await ben.leave()
        assert f"the log of table {damaged} is damaged" in server.log.read_text()

    with Server(tmp_path) as server:
        asyncio.run(main())
        assert clean(server)


def test_a_damaged_table_does_not_stop_the_sweep(tmp_path: Path) -> None:
    async def main() -> None:
        store = SqlStore(f"sqlite:///{tmp_path / 'tables.db'}")
        for code in ("AAAAAA", "BBBBBB", "CCCCCC"):
            rows = [log.Row(1, 1, 0, "", log.Opened(code, "classic", 4))]
            await store.append(Write(code.lower(), rows, code=code))
        spoil(tmp_path / "tables.db", "AAAAAA", b"damaged")
        lobby = Lobby(Runtime(store, MachineClock(), None, memory_runtime(expire=1.0)[0].settings))  # type: ignore[arg-type]
        await lobby.sweep()
        assert await store.open_tables() == []
        await lobby.close()
        await store.close()

    asyncio.run(main())


def test_a_database_that_cannot_be_read_is_no_fault_of_the_table(tmp_path: Path) -> None:
    async def main() -> None:
        store = SqlStore(f"sqlite:///{tmp_path / 'tables.db'}")
        with closing(sqlite3.connect(tmp_path / "tables.db")) as connection, connection:
            connection.execute("DROP TABLE players")
        with pytest.raises(StoreError, match="players"):
            await store.tables_of("ann")
        await store.close()

    asyncio.run(main())


# Clocks


def test_a_clock_that_is_set_back_stops_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(time, "time_ns", lambda: 1_700_000_000_000_000_000)
    monkeypatch.setattr(time, "monotonic_ns", lambda: 5_000_000)
    clock = MachineClock()
    assert clock.now() == 1_700_000_000_000
    monkeypatch.setattr(time, "time_ns", lambda: 0)
    monkeypatch.setattr(time, "monotonic_ns", lambda: 7_000_000)
    assert clock.now() == 1_700_000_000_002


def test_bots_go_on_after_a_restart_with_an_earlier_clock() -> None:
    async def main() -> None:
        runtime, store, clock = memory_runtime()
        lobby = Lobby(runtime)
        code = await lobby.open(wire.Create("classic", "Ann", seats=3, quick=True, timer=10), "ann")
        owner = await lobby.owner(code)
        owner.mailbox.put_nowait(Arrived(Eyes("ann"), None))
        await rest()
        while owner.table.run is None or len(owner.table.run.actions) < 3:
            await clock.turn()
        await lobby.close()
        earlier = HandClock(clock.now() - 500_000)
        lobby = Lobby(Runtime(store, earlier, runtime.words, runtime.settings))
        owner = await lobby.owner(code)
        version, start = owner.table.version, earlier.now()
        owner.mailbox.put_nowait(Arrived(Eyes("ann"), None))
        await rest()
        for _ in range(10):
            await earlier.turn()
        assert owner.table.version > version + 3
        assert earlier.now() - start < 120_000
        await lobby.close()

    asyncio.run(main())


# Guessing


def test_those_who_sit_come_back_although_somebody_guesses_behind_their_address(tmp_path: Path) -> None:
    async def main() -> None:
        async with table_of(server, "classic", 2) as (ann, ben):
            stranger = Person(server)
            await stranger.meet()
            while (await stranger.get("/api/tables/QQQQQQ/invite")).status_code != 429:
                pass
            await ann.leave()
            assert (await ann.connect())["you"]["seat"] == ann.seat
            assert (await ann.get(f"/api/tables/{ann.code}/invite")).status_code == 200
            with pytest.raises(ConnectionClosed):
                await stranger.connect(ann.code)
            assert stranger.inbox[-1]["reason"] == "slow_down"
            goal = (ann.version or 0) + 4
            await asyncio.gather(*(play_on(p, lambda p: (p.version or 0) >= goal) for p in (ann, ben)))

    with Server(tmp_path, misses=1) as server:
        asyncio.run(main())


# The database


def test_a_second_server_on_the_same_database_is_refused(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        second = nursery.pioche("serve", "--port", "0", "--database", f"sqlite:///{server.database}")
        assert (second.returncode, second.stdout) == (2, "")
        assert "another server" in second.stderr
        assert asyncio.run(Person(server).open("classic"))
        server.kill()
        server.start()  # a lock does not outlive its process
        assert asyncio.run(Person(server).open("classic"))


def test_nobody_else_reads_the_files(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    for mode in (0o600, 0o640):
        server = Server(tmp_path)
        server.database = folder / "tables.db"
        with server:
            asyncio.run(Person(server).open("classic"))
            modes = {file.name: file.stat().st_mode & 0o777 for file in folder.iterdir()}
            assert {"tables.db", "tables.db-wal", "tables.db-shm", "tables.db.lock"} == set(modes)
            assert [modes[f"tables.db{end}"] for end in ("", "-wal", "-shm")] == [mode] * 3
            assert modes["tables.db.lock"] == 0o600
            assert folder.stat().st_mode & 0o777 == 0o700
        (folder / "tables.db").chmod(0o644)  # as they once were; the next start puts it right


def test_looking_for_abandoned_tables_takes_no_longer_for_long_logs(tmp_path: Path) -> None:
    def steps(database: Path) -> int:
        """How much SQLite does for the question."""
        counted = [0]

        def count() -> int:
            counted[0] += 1
            return 0

        with closing(sqlite3.connect(database)) as connection:
            connection.set_progress_handler(count, 1)
            query = f"SELECT id, code, rules FROM tables WHERE {SqlStore.ABANDONED}"
            assert len(connection.execute(query, [10**6]).fetchall()) == 1
        return counted[0]

    async def main() -> None:
        store = SqlStore(f"sqlite:///{tmp_path / 'tables.db'}")
        await store.append(
            Write("t", [log.Row(1, 1, 0, "", log.Opened("AAAAAA", "classic", 4))], code="AAAAAA")
        )
        short = steps(tmp_path / "tables.db")
        for version in range(2, 3000, 500):
            rows = [log.Row(version + k, 5, 0, "", log.Locked(True)) for k in range(500)]
            await store.append(Write("t", rows))
        assert steps(tmp_path / "tables.db") <= 2 * short
        await store.close()

    asyncio.run(main())


# Signals

AT_START = """
import os, signal, sys
from pioche.cli import main
from pioche.server.table import lobby

signal.signal(signal.SIGINT, signal.default_int_handler)  # a shell may have it ignored in the background

class Interrupted(lobby.Lobby):
    def __init__(self, *arguments):
        super().__init__(*arguments)
        os.kill(os.getpid(), signal.{name})

import pioche.server.http.services as services
services.Lobby = Interrupted
sys.exit(main(["serve"]))
"""


@pytest.mark.parametrize(("name", "code"), [("SIGTERM", -signal.SIGTERM), ("SIGINT", 130)])
def test_a_signal_at_the_start_ends_it_without_a_word(tmp_path: Path, name: str, code: int) -> None:
    command = [sys.executable, "-c", AT_START.format(name=name), "serve"]
    env = {
        "PIOCHE_DATABASE": f"sqlite:///{tmp_path / 'tables.db'}",
        "PIOCHE_PORT": "0",
        "HOME": str(tmp_path),
    }
    said = subprocess.run(command, env=env, capture_output=True, text=True, check=False)
    assert (said.returncode, said.stdout, said.stderr.strip()) == (code, "", "")


# What is logged


def told(form: str, count: int, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The lines of a fault that happens again and again, and of two more a minute later."""
    now = [100.0]
    monkeypatch.setattr(time, "monotonic", lambda: now[0])
    root = logging.getLogger()
    before, level = root.handlers[:], root.level
    out = io.StringIO()
    logs.begin(form, out)
    try:
        server = logging.getLogger("pioche.server")
        for k in range(count):
            try:
                raise ValueError(k)
            except ValueError:
                server.exception("table %s could not take it", f"T{k}")
        now[0] += 61
        server.error("table %s could not take it", "T")
        try:
            raise ValueError("100 %")
        except ValueError:
            server.exception("table %s could not take it", "T")
    finally:
        root.handlers[:], root.level = before, level
    return [line for line in out.getvalue().splitlines() if "could not take it" in line]


def test_the_same_fault_is_not_logged_a_thousand_times(monkeypatch: pytest.MonkeyPatch) -> None:
    lines = told("text", 1000, monkeypatch)
    assert len(lines) == logs.AT_ONCE + 2
    assert all(" ERROR pioche.server: table T" in line for line in lines)
    assert "left out for a minute" in lines[logs.AT_ONCE - 1]
    assert "995 times more" in lines[-1]


def test_lines_can_be_objects_with_time_and_level(monkeypatch: pytest.MonkeyPatch) -> None:
    found: list[dict[str, Any]] = [json.loads(line) for line in told("json", 1, monkeypatch)]
    assert [line["level"] for line in found] == ["error"] * 3
    assert found[0]["message"] == "table T0 could not take it"
    assert found[0]["traceback"].endswith("ValueError: 0")
    assert all(line["time"].endswith("Z") and line["from"] == "pioche.server" for line in found)
