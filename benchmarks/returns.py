"""What those notice who play while others come back, look back, or have come and gone.

Three hundred tables of a long match are in the database. All their players come back at once, with snapshots
and without; ten people look at the replay of a long match; everybody goes. Meanwhile some tables are played
in peace, in turn with quiet, and what is shown is how much longer their players waited for an answer than in
quiet: at most where all is over in moments, else the 99th percentile. Whoever comes back does so from a
process of its own. The floors are checked: exit code 1 if one does not hold, as on a machine without time.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import random
import secrets
import sqlite3
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from typing import Any

import httpx
from load import BIN, SERVE, Load, Pioche, memory_kb, server
from wsclient import Client, connect

ROWS = 1500
LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ"
THOUGHT = 0.05  # seconds that people in peace take for an answer
PEACE = 10  # tables of theirs
WARM = 40  # tables that come back before anything is measured
LONGEST = 600.0  # seconds, for whatever others do
SETTINGS = {**SERVE, "PORT": "0", "IDLE": "1", "THINKERS": "0", "PATIENCE": "600"}
FLOORS = {
    "others wait ms, returns": 200.0,
    "others wait ms, returns without snapshots": 200.0,
    "others wait ms, replays": 200.0,
    "idle table kB": 100.0,
    "table in play kB": 300.0,
    "in use a minute later, of what they took": 0.1,
}


def codes(count: int) -> list[str]:
    """Codes for so many tables, none of which the server would draw by chance."""
    return [f"AAAA{LETTERS[k // len(LETTERS)]}{LETTERS[k % len(LETTERS)]}" for k in range(count)]


class Calm(Pioche):
    """A table of people who think for a moment; how long each of them waited is noted."""

    def do(self, client: Client, seen: int, command: dict[str, Any]) -> None:
        """Send a command after a thought."""
        thought = THOUGHT * (0.5 + self.rng.random())
        asyncio.get_running_loop().call_later(thought, super().do, client, seen, command)


@contextlib.contextmanager
def serving(folder: str) -> Iterator[tuple[int, int]]:
    """Our server on the database in a folder."""
    settings = {**SETTINGS, "DATABASE": f"sqlite:///{folder}/tables.db"}
    with server([str(BIN / "pioche"), "serve"], settings) as found:
        yield found


async def long_match(folder: str, box: str) -> str:
    """Have a table play on and on into the database; the record of its longest match."""
    with serving(folder) as (port, pid):
        load = Load(pid)
        table = Pioche(load, random.Random(3))
        await table.sit(port, box)
        record = ""
        while max(table.told, default=0) < ROWS or not record:
            await asyncio.sleep(0.1)
            record = longest_record(folder)
        await load.stop()
        for client in table.clients:
            client.transport.close()
        await asyncio.sleep(0.5)
    return longest_record(folder)


def longest_record(folder: str) -> str:
    """The id of the longest match that has been finished; empty if there is none."""
    with contextlib.closing(sqlite3.connect(f"{folder}/tables.db")) as database:
        found = database.execute("SELECT id FROM records ORDER BY length(body) DESC LIMIT 1").fetchone()
    return str(found[0]) if found else ""


def copy_tables(folder: str, count: int) -> None:
    """Put so many copies of the one table beside it."""
    with contextlib.closing(sqlite3.connect(f"{folder}/tables.db")) as database, database:
        ((table,),) = database.execute("SELECT id FROM tables").fetchall()
        for code in codes(count):
            new = secrets.token_hex(16)
            database.execute(
                "INSERT INTO tables SELECT ?, ?, rules, opened FROM tables WHERE id = ?", (new, code, table)
            )
            for name, columns in {
                "entries": "version, at, deadline, command, body",
                "players": "player",
                "snapshots": "version, digest, body",
            }.items():
                copied = f"INSERT INTO {name} (table_id, {columns}) SELECT ?, {columns} FROM {name}"
                database.execute(f"{copied} WHERE table_id = ?", (new, table))


def forget_snapshots(folder: str) -> None:
    """Throw all snapshots away."""
    with contextlib.closing(sqlite3.connect(f"{folder}/tables.db")) as database, database:
        database.execute("DELETE FROM snapshots")


# What others do, each in a process of its own: it says when it is ready and when it is done, and begins and
# ends when it is told so


async def told(word: str) -> None:
    """Say how far this process is, and wait until it is told to go on."""
    print(word, flush=True)
    await asyncio.to_thread(sys.stdin.readline)


async def come_back(port: int, first: int, count: int) -> None:
    """Come back to all tables at once, and stay."""

    def heard(_client: Client, text: bytes) -> None:
        if text.startswith(b'{"type":"update"') and not there.done():
            left[0] -= 1
            if not left[0]:
                there.set_result(None)

    there: asyncio.Future[None] = asyncio.get_running_loop().create_future()
    left = [count]
    clients = []
    for code in codes(first + count)[first:]:
        clients.append(await connect(port, f"/ws/{code}", secrets.token_urlsafe(24), heard))
    await told("ready")
    for client in clients:
        client.say(b'{"type":"hello","protocol":1}')
    async with asyncio.timeout(LONGEST):
        await there
    await told("done")


async def look_back(port: int, record: str, count: int) -> None:
    """Read a whole match, so many at once."""

    async def read() -> None:
        found, total = 0, 1
        while found < total:
            path = f"/api/records/{record}/replay"
            answer = await http.get(path, params={"viewer": "open", "from": str(found)})
            answer.raise_for_status()
            page = json.loads(answer.content)
            found, total = found + len(page["frames"]), page["total"]

    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=120) as http:
        await told("ready")
        await asyncio.gather(*(read() for _ in range(count)))
        await told("done")


class Others:
    """The process of those others; when it is let go, they leave."""

    def __init__(self, *words: str) -> None:
        command = [sys.executable, __file__, "--others", *words]
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE)

    async def until(self, word: str) -> None:
        """Wait until they say so."""
        assert self.process.stdout is not None
        async with asyncio.timeout(LONGEST):
            said = await asyncio.to_thread(self.process.stdout.readline)
        assert said.decode().strip() == word, said

    def go_on(self) -> None:
        """Have them do the next thing."""
        assert self.process.stdin is not None
        self.process.stdin.write(b"\n")
        self.process.stdin.flush()

    def leave(self) -> None:
        """Have them leave."""
        self.process.communicate()


# Measuring


async def waited(load: Load, until: Any) -> dict[str, float]:
    """How long those in peace waited meanwhile, at most and mostly; in milliseconds."""
    load.times, load.measuring = [], True
    start = time.perf_counter()
    await until
    took = time.perf_counter() - start
    await asyncio.sleep(2 * THOUGHT)
    load.measuring = False
    times = sorted(load.times) or [0.0]
    return {
        "most ms": 1000 * times[-1],
        "p99 ms": 1000 * times[int(0.99 * (len(times) - 1))],
        "p50 ms": 1000 * times[len(times) // 2],
        "seconds": took,
    }


async def blocks(port: int) -> float:
    """How many blocks of memory are in use on the server."""
    async with httpx.AsyncClient() as http:
        told = (await http.get(f"http://127.0.0.1:{port}/metrics")).text
    return next(float(line.split()[1]) for line in told.splitlines() if line.startswith("pioche_memory_b"))


async def beside(load: Load, *words: str) -> tuple[dict[str, float], dict[str, float], Others]:
    """What those in peace noticed of others, and in quiet just before."""
    others = Others(*words)
    await others.until("ready")
    quiet = await waited(load, asyncio.sleep(2))
    others.go_on()
    busy = await waited(load, others.until("done"))
    return quiet, busy, others


async def measure(tables: int, box: str) -> tuple[dict[str, dict[str, float]], dict[str, float]]:
    """Everything; what was noticed, and the numbers that have floors."""
    shown: dict[str, dict[str, float]] = {}
    found: dict[str, float] = {}
    with tempfile.TemporaryDirectory(dir=os.environ.get("PIOCHE_BENCH_DIR")) as folder:
        record = await long_match(folder, box)
        copy_tables(folder, tables + WARM)
        for kept in ("", " without snapshots"):
            if kept:
                forget_snapshots(folder)
            with serving(folder) as (port, pid):
                load = Load(pid)
                calm = [Calm(load, random.Random(k)) for k in range(PEACE)]
                for table in calm:
                    await table.sit(port, box)
                _, _, others = await beside(load, "return", str(port), str(tables), str(WARM))
                others.leave()
                before, blocks_before = memory_kb(pid), await blocks(port)
                what = f"returns{kept}"
                quiet, busy, others = await beside(load, "return", str(port), "0", str(tables))
                shown[f"{what}, quiet"], shown[what] = quiet, busy
                key = "p99 ms" if kept else "most ms"
                found[f"others wait ms, {what}"] = max(0.0, busy[key] - quiet[key])
                taken, blocks_taken = memory_kb(pid) - before, await blocks(port) - blocks_before
                if kept:
                    others.leave()
                    continue
                found["table in play kB"] = taken / tables
                others.leave()
                await asyncio.sleep(1)
                found["idle table kB"] = (memory_kb(pid) - before) / tables
                quiet, busy, others = await beside(load, "replay", str(port), record, "10")
                others.leave()
                shown["replays, quiet"], shown["replays"] = quiet, busy
                found["others wait ms, replays"] = max(0.0, busy["p99 ms"] - quiet["p99 ms"])
                await load.stop()
                for client in [client for table in calm for client in table.clients]:
                    client.transport.close()
                await asyncio.sleep(62)  # when everybody has gone, the next look round puts the tables away
                left = max(0.0, await blocks(port) - blocks_before)
                found["in use a minute later, of what they took"] = left / blocks_taken
    return shown, found


async def main() -> None:
    """Measure and compare with the floors."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=300, help="that come back at once (at most 500)")
    parser.add_argument("--box", default="classic")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--others", nargs="+", help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.others:
        match args.others:
            case ["return", port, first, count]:
                await come_back(int(port), int(first), int(count))
            case ["replay", port, record, count]:
                await look_back(int(port), record, int(count))
        return
    shown, found = await measure(max(1, min(500, args.tables)), args.box)
    if args.json:
        print(json.dumps({"noticed": shown, "floors": found}, indent=1))
    else:
        for name, numbers in shown.items():
            print(f"{name:34}" + "".join(f"  {key} {value:8.1f}" for key, value in numbers.items()))
        for name, value in found.items():
            print(f"{name:44} {value:8.2f}   at most {FLOORS[name]:g}")
    sys.exit(any(found[name] > floor for name, floor in FLOORS.items()))


if __name__ == "__main__":
    asyncio.run(main())
