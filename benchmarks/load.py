"""How much play one server process carries, side by side with a bare echo server of the same stack.

Both run at once and get the same load in turn, a short while each and again and again: tables of four, at
each of which the seat that is asked answers at once. What counts are the ratios of such pairs, whose median
hardly minds what else the machine does; the load is bounded in time and stays on this machine.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import random
import resource
import secrets
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import httpx
import msgspec
from wsclient import Client, connect

BIN = Path(sys.executable).parent
Measured = dict[str, dict[str, float]]
PAUSE = 0.3  # seconds that a load takes to come to a stop or to get going
SEATS = 4
PACE = 1.2  # seconds that bots take at a table, where they are not to be as fast as they can
SERVE = {
    "PACE": "0",
    "WINDOW_WAIT": "0",
    "WINDOW_HOLD": "0",
    "SWING": "0",
    "NEXT_WAIT": "0",
    "MESSAGES": "1e9",
    "MESSAGES_PER_ADDRESS": "1e9",
    "REQUESTS": "1e9",
    "TABLES": "1000000000",
    "TABLES_PER_ADDRESS": "1000000000",
    "CONNECTIONS": "10000",
    "CONNECTIONS_PER_ADDRESS": "10000",
}


class Game(msgspec.Struct):
    """As much of a game as a player in a hurry looks at; nothing else of it is read."""

    decision: str
    asked: int
    answers: list[dict[str, Any]]


class You(msgspec.Struct):
    """The same of what the player is at the table."""

    seat: int
    number_wanted: bool


class Table(msgspec.Struct):
    """The same of the table."""

    phase: str


class Asked(msgspec.Struct):
    """The same of an Update."""

    version: int
    game: Game | None
    you: You
    table: Table | None


_decoder = msgspec.json.Decoder(Asked)
_encoder = msgspec.json.Encoder()


class Load:
    """The load on one server: it can stand still, and while it is measured it counts.

    An action takes from sending it to the last of its four answers.
    """

    def __init__(self, *pids: int) -> None:
        self.pids = pids
        self.bytes = 0
        self.updates = 0
        self.times: list[float] = []
        self.measuring = False
        self._flowing = True
        self._waiting: list[Callable[[], None]] = []

    def done(self, started: float) -> None:
        """An action has reached everybody."""
        if self.measuring:
            self.times.append(time.perf_counter() - started)

    def when_flowing(self, send: Callable[[], None]) -> None:
        """Send now, or when the load flows again."""
        if self._flowing:
            send()
        else:
            self._waiting.append(send)

    async def stop(self) -> None:
        """Let what is under way come to its end, and send no more."""
        self._flowing = False
        await asyncio.sleep(PAUSE)

    def flow(self) -> None:
        """Send what has been held back, and whatever comes."""
        waiting, self._waiting, self._flowing = self._waiting, [], True
        for send in waiting:
            send()

    def used(self) -> float:
        """The processor time of all processes that carry the load."""
        return sum(map(cpu_seconds, self.pids))

    async def measure(self, seconds: float) -> dict[str, float]:
        """Flow for some time and count."""
        self.flow()
        await asyncio.sleep(PAUSE)
        self.times = []
        self.measuring = True
        cpu, start = self.used(), time.perf_counter()
        await asyncio.sleep(seconds)
        took, used = time.perf_counter() - start, self.used() - cpu
        self.measuring = False
        await self.stop()
        times = sorted(self.times)
        return {
            "actions/s": len(times) / took,
            "p50 ms": 1000 * statistics.median(times),
            "p99 ms": 1000 * times[int(0.99 * (len(times) - 1))],
            "cpu µs": 1e6 * used / len(times),
        }


class Pioche:
    """A real table: whoever is asked answers at random."""

    def __init__(self, load: Load, rng: random.Random) -> None:
        self.load = load
        self.rng = rng
        self.clients: list[Client] = []
        self.onlooker: Client | None = None
        self.sent: dict[bytes, float] = {}  # by id of the command
        self.acked: dict[int, float] = {}  # by version, when its command was sent
        self.told: dict[int, int] = {}  # by version, how many have heard of it

    async def sit(
        self, port: int, box: str, bots: Sequence[str] = (), through: int | None = None, **chosen: Any
    ) -> None:
        """Open a table for four and start; bots take the last seats.

        With `through` all four come by another process, and only somebody who looks on by the first.
        """
        cookies = [secrets.token_urlsafe(24) for _ in range(SEATS - len(bots))]
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}") as http:
            body = {"box": box, "name": "P0", "seats": SEATS, "bots": list(bots), **chosen}
            answer = await http.post("/api/tables", json=body, headers={"Cookie": f"pioche={cookies[0]}"})
            answer.raise_for_status()
        code = answer.json()["code"]
        if through is not None:
            self.onlooker = await connect(port, f"/ws/{code}", "", lambda _client, _text: None)
            self.onlooker.say(b'{"type":"hello","protocol":1,"role":"spectator"}')
            await asyncio.sleep(0.05)
        for k, cookie in enumerate(cookies):
            caller = f"198.18.{self.rng.randrange(256)}.{self.rng.randrange(256)}"  # each has a home
            client = await connect(through or port, f"/ws/{code}", cookie, self.heard, caller)
            client.say(b'{"type":"hello","protocol":1}')
            if k:
                self.do(client, 0, {"do": "join", "name": f"P{k}"})
            self.clients.append(client)
        await asyncio.sleep(0.05)
        self.do(self.clients[0], 0, {"do": "start"})

    def do(self, client: Client, seen: int, command: dict[str, Any]) -> None:
        """Send a command."""
        id = secrets.token_hex(6)
        text = _encoder.encode({"type": "do", "id": id, "seen": seen, "command": command})

        def send() -> None:
            if command["do"] == "answer":
                self.sent[id.encode()] = time.perf_counter()
            client.say(text)

        self.load.when_flowing(send)

    def heard(self, client: Client, text: bytes) -> None:
        """Note an update, and answer if this client is asked."""
        if text.startswith(b'{"type":"ack"'):
            sent = self.sent.pop(text[20:32], None)
            if sent is not None:
                version = int(text[44:-1])
                self.acked[version] = sent
                self.count(version, 0)
            return
        if not text.startswith(b'{"type":"update"'):
            return
        self.load.updates += 1
        self.load.bytes += len(text)
        self.count(int(text[27 : text.index(b",", 27)]), 1)
        quiet = b'"prompt":""' in text and b'"number_wanted":false' in text
        if quiet and (client is not self.clients[0] or b'_over"' not in text):
            return
        update = _decoder.decode(text)
        if update.you.number_wanted:
            self.do(client, update.version, {"do": "number", "number": secrets.token_hex(16)})
            return
        game = update.game
        if game is None:
            return
        if game.decision == "round_over":
            self.do(client, update.version, {"do": "next"})
        elif game.decision == "match_over":
            if update.table is not None and update.table.phase == "lobby":
                self.do(client, update.version, {"do": "start"})
        elif game.asked == update.you.seat:
            offers = [offer for offer in game.answers if offer["verb"] not in ("uno", "catch")]
            self.do(client, update.version, {"do": "answer", **self.rng.choice(offers)})

    def count(self, version: int, heard: int) -> None:
        """Note who has heard of a version; an action is done when it is acknowledged and all have."""
        told = self.told.get(version, 0) + heard
        self.told[version] = told
        if told >= SEATS and version in self.acked:
            self.load.done(self.acked.pop(version))
            del self.told[version]
        if len(self.told) > 100:
            del self.told[next(iter(self.told))]


class Echo:
    """The same without a game: the next one sends when everybody has heard the last one."""

    def __init__(self, load: Load) -> None:
        self.load = load
        self.clients: list[Client] = []
        self.sent = 0.0
        self.left = 0
        self.turn = 0

    async def sit(self, port: int, code: str) -> None:
        """Connect four clients and begin."""
        for _ in range(SEATS):
            self.clients.append(await connect(port, f"/ws/{code}", "", self.heard))
        self.send()

    def send(self) -> None:
        """The next one says as much as a command has."""
        self.turn = (self.turn + 1) % SEATS
        self.sent, self.left = time.perf_counter(), SEATS
        self.clients[self.turn].say(
            b'{"type":"do","id":"0123456789ab","seen":1234,"command":{"do":"answer"}}'
        )

    def heard(self, client: Client, text: bytes) -> None:
        """Note a message; the last of the four leads to the next."""
        if text.startswith(b'{"type":"ack"'):
            return
        self.load.updates += 1
        self.load.bytes += len(text)
        self.left -= 1
        if self.left == 0:
            self.load.done(self.sent)
            self.load.when_flowing(self.send)


@contextlib.contextmanager
def server(command: list[str], settings: dict[str, str]) -> Iterator[tuple[int, int]]:
    """A server in a process of its own: its port and its process id."""
    env = {**os.environ, **{f"PIOCHE_{key}": value for key, value in settings.items()}}
    process = subprocess.Popen(command, stdout=subprocess.PIPE, env=env)
    assert process.stdout is not None
    line = process.stdout.readline().decode()
    try:
        yield int(line.rstrip("/\n").rpartition(":")[2]), process.pid
    finally:
        process.kill()
        process.wait()
        process.stdout.close()


@contextlib.contextmanager
def pioche(**chosen: str) -> Iterator[tuple[int, int]]:
    """Our server, with a database on the disk."""
    with tempfile.TemporaryDirectory(dir=os.environ.get("PIOCHE_BENCH_DIR")) as folder:
        settings = {**SERVE, "PORT": "0", "DATABASE": f"sqlite:///{folder}/tables.db", **chosen}
        with server([str(BIN / "pioche"), "serve"], settings) as found:
            yield found


def cpu_seconds(pid: int) -> float:
    """The processor time a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def memory_kb(pid: int) -> int:
    """The memory a process holds."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1])
    raise LookupError(pid)


async def sit_pioche(load: Load, port: int, count: int, box: str) -> None:
    """So many busy tables on our server."""
    rng = random.Random(7)
    for _ in range(count):
        await Pioche(load, rng).sit(port, box)


async def sit_echo(load: Load, port: int, count: int) -> None:
    """So many busy tables on the echo server."""
    for k in range(count):
        await Echo(load).sit(port, f"T{k}")


async def side_by_side(count: int, box: str, seconds: float, rounds: int) -> Measured:
    """Both servers with so many busy tables, in turn; the medians, and those of the ratios of each pair."""
    with pioche() as (port, pid):
        ours = Load(pid)
        await sit_pioche(ours, port, count, box)
        await ours.measure(seconds)  # warm, and tells how long a message is
        size = round(ours.bytes / ours.updates)
        with server([sys.executable, str(Path(__file__).parent / "echo.py"), str(size)], {}) as (port, pid):
            echo = Load(pid)
            await sit_echo(echo, port, count)
            await echo.measure(seconds)
            pairs = [(await ours.measure(seconds), await echo.measure(seconds)) for _ in range(rounds)]
    middle = statistics.median
    return {
        "pioche": {key: middle(one[key] for one, _ in pairs) for key in pairs[0][0]} | {"bytes": size},
        "echo": {key: middle(other[key] for _, other in pairs) for key in pairs[0][0]},
        "ratio": {key: middle(one[key] / other[key] for one, other in pairs) for key in pairs[0][0]},
    }


async def beside_experts(count: int, experts: int, box: str, seconds: float, rounds: int) -> Measured:
    """Tables of people, without and with so many tables beside them at which experts think all the time.

    Bots play at the pace of every server; the tables of experts stand still where they are not measured.
    """
    with pioche(PACE=str(PACE)) as (port, pid):
        ours, theirs = Load(pid), Load(pid)
        await sit_pioche(ours, port, count, box)
        tables = [Pioche(theirs, random.Random(k)) for k in range(experts)]
        for table in tables:
            await table.sit(port, box, ["expert"] * (SEATS - 1))
        await asyncio.sleep(5 * PAUSE)  # the first thoughts start the processes
        pairs = []
        for _ in range(rounds + 1):
            pair = []
            for thinking in (False, True):
                theirs.flow()
                for table in tables:
                    table.do(table.clients[0], 0, {"do": "pause", "on": not thinking})
                    await asyncio.sleep(PACE / experts)  # no two tables of people keep time with each other
                if not thinking:
                    await theirs.stop()
                used, told = thinking_seconds(pid), theirs.updates
                found = await ours.measure(seconds)
                found["expert actions/s"] = (theirs.updates - told) / (seconds + 2 * PAUSE)
                found["thinking cores"] = (thinking_seconds(pid) - used) / (seconds + 2 * PAUSE)
                pair.append(found)
            pairs.append((pair[0], pair[1]))
    del pairs[0]  # warm
    middle = statistics.median
    keys = ("actions/s", "p50 ms", "p99 ms", "cpu µs")
    return {
        "without": {key: middle(one[key] for one, _ in pairs) for key in pairs[0][0]},
        "with": {key: middle(other[key] for _, other in pairs) for key in pairs[0][0]},
        "ratio": {key: middle(other[key] / one[key] for one, other in pairs) for key in keys},
    }


async def two_processes(count: int, box: str, seconds: float, rounds: int) -> Measured:
    """One process on SQLite, and two on PostgreSQL and Redis: with everybody at the owner, and elsewhere.

    The three take turns with the same load. What is counted is the processor time of the servers; that of
    PostgreSQL and Redis is told apart.
    """
    sys.path.insert(0, str(Path(__file__).parents[1]))
    from tests.server.services import postgres, redis

    with pioche() as (port, pid), postgres() as database, redis() as bus:
        assert database.process is not None
        assert bus.process is not None
        shared = {**SERVE, "PORT": "0", "DATABASE": database.new(), "BUS": bus.url}
        command = [str(BIN / "pioche"), "serve"]
        with server(command, shared) as (one, first), server(command, shared) as (other, second):
            loads = {"sqlite": Load(pid), "own": Load(first, second), "relayed": Load(first, second)}
            await sit_pioche(loads["sqlite"], port, count, box)
            await loads["sqlite"].stop()
            rng = random.Random(7)
            for name, through in (("own", None), ("relayed", other)):
                for _ in range(count):
                    await Pioche(loads[name], rng).sit(one, box, through=through)
                await loads[name].stop()
            taken: list[dict[str, dict[str, float]]] = []
            for _ in range(rounds + 1):
                found: dict[str, dict[str, float]] = {}
                for name, load in loads.items():
                    before = services_seconds(database.process.pid), cpu_seconds(bus.process.pid)
                    found[name] = await load.measure(seconds)
                    actions = max(1.0, found[name]["actions/s"] * (seconds + 2 * PAUSE))
                    found[name]["postgresql µs"] = (
                        1e6 * (services_seconds(database.process.pid) - before[0]) / actions
                    )
                    found[name]["redis µs"] = 1e6 * (cpu_seconds(bus.process.pid) - before[1]) / actions
                taken.append(found)
    del taken[0]  # warm
    middle = statistics.median
    told: Measured = {
        name: {key: middle(found[name][key] for found in taken) for key in taken[0][name]} for name in loads
    }
    for name in ("own", "relayed"):
        told[f"{name} ratio"] = {
            key: middle(found[name][key] / found["sqlite"][key] for found in taken)
            for key in ("actions/s", "p50 ms", "p99 ms", "cpu µs")
        }
    return told


def services_seconds(pid: int) -> float:
    """The processor time of a process and of all that it has started, those that have ended too."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    ended = (int(fields[13]) + int(fields[14])) / os.sysconf("SC_CLK_TCK")
    return cpu_seconds(pid) + ended + thinking_seconds(pid)


def thinking_seconds(pid: int) -> float:
    """The processor time that the processes have used in which a server's bots think."""
    tasks = Path(f"/proc/{pid}/task").iterdir()
    children = [int(child) for task in tasks for child in (task / "children").read_text().split()]
    return sum(cpu_seconds(child) for child in children if Path(f"/proc/{child}").exists())


async def idle_memory(count: int) -> float:
    """Kilobytes that a table takes that was dealt and at which nobody moves."""
    with pioche() as (port, pid):
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}") as http:
            boxes = [box["name"] for box in (await http.get("/api/boxes")).json()]
            before = 0
            for k in range(count + 50):
                if k == 50:
                    before = memory_kb(pid)
                body = {"box": boxes[k % len(boxes)], "name": "P", "seats": SEATS, "quick": True}
                headers = {"Cookie": f"pioche={secrets.token_urlsafe(24)}"}
                code = (await http.post("/api/tables", json=body, headers=headers)).json()["code"]
                cookie = headers["Cookie"].partition("=")[2]
                client = await connect(port, f"/ws/{code}", cookie, lambda _client, _text: None)
                client.say(b'{"type":"hello","protocol":1}')
                number = {"type": "do", "id": "n", "seen": 0, "command": {"do": "number", "number": "0" * 32}}
                client.say(_encoder.encode(number))
                await asyncio.sleep(0.005)
                client.transport.close()
            await asyncio.sleep(0.5)
            return (memory_kb(pid) - before) / count


def table_of(parts: Measured, one: str, other: str) -> str:
    """Two measurements side by side, with their ratios where they make sense."""
    lines = []
    for key in parts[other]:
        ratio = f"   ratio {parts['ratio'][key]:.2f}" if key in parts["ratio"] else ""
        lines.append(f"  {key:16} {one} {parts[one][key]:10.1f}   {other} {parts[other][key]:10.1f}{ratio}")
    return "\n".join(lines)


def columns_of(parts: Measured) -> str:
    """All that was measured, one column each."""
    lines = [f"  {'':16}" + "".join(f"{name:>16}" for name in parts)]
    for key in parts["own"]:
        values = "".join(f"{parts[name][key]:16.2f}" if key in parts[name] else f"{'':16}" for name in parts)
        lines.append(f"  {key:16}{values}")
    return "\n".join(lines)


async def main() -> None:
    """Measure in turn and print the ratios."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=1.5, help="of each measurement (at most 10)")
    parser.add_argument("--rounds", type=int, default=9, help="pairs of measurements (at most 100)")
    parser.add_argument("--tables", type=int, default=250, help="busy tables in the second comparison")
    parser.add_argument("--idle", type=int, default=400, help="idle tables in the third")
    parser.add_argument(
        "--experts",
        type=int,
        metavar="N",
        help="measure only 20 tables of people without and with N tables of experts beside them",
    )
    parser.add_argument(
        "--processes",
        type=int,
        metavar="N",
        help="measure only N tables on one process with SQLite, and on two with PostgreSQL and Redis",
    )
    parser.add_argument("--box", default="classic")
    parser.add_argument("--json", action="store_true")
    args = parser.parse_args()
    seconds, rounds = min(10.0, args.seconds), max(1, min(100, args.rounds))
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))  # every client is an open file
    found: dict[str, Any] = {}
    if args.experts is not None:
        parts = await beside_experts(20, args.experts, args.box, seconds, rounds)
        print(json.dumps(parts, indent=1) if args.json else table_of(parts, "without", "with"))
        return
    if args.processes is not None:
        parts = await two_processes(args.processes, args.box, seconds, rounds)
        print(json.dumps(parts, indent=1) if args.json else columns_of(parts))
        return
    for count in (20, args.tables):
        if not args.json:
            print(f"{count} tables of four, {rounds} pairs of {seconds:g} s …", flush=True)
        parts = found[f"{count} tables"] = await side_by_side(count, args.box, seconds, rounds)
        if not args.json:
            print(table_of(parts, "pioche", "echo"), flush=True)
    found["idle table kB"] = await idle_memory(args.idle)
    print(json.dumps(found, indent=1) if args.json else f"idle table: {found['idle table kB']:.0f} kB")


if __name__ == "__main__":
    asyncio.run(main())
