"""Whatever is killed or frozen, nothing acknowledged is lost, nothing told is undone, and tables go on."""

from __future__ import annotations

import asyncio
import os
import random
import secrets
import signal
import statistics
from collections import Counter
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from pioche.server.store.pg_store import PgStore
from tests.chance import source
from tests.server.clusters import AGAIN, Cluster, cluster, numbers, run
from tests.server.services import Postgres, Redis, postgres, redis
from tests.server.serving import Message, Person, Server
from tests.server.test_kills import GONE
from tests.server.truth import untruths
from tests.waiting import pause

TABLES = 4
MANY_TABLES = 6  # in a long run
STILL = 10.0  # seconds for which a table may stand still in a long run, whatever happens
BLINK = 2.0  # seconds, where a server ends in good order
MOST = 360.0  # seconds for all of it, on a machine that has other things to do
MOST_IN_A_LONG_RUN = 1800.0
LATE = 0.2  # seconds that count at most for one such look: nobody plays while the whole machine stands still
THOUGHT = 5  # pauses before a move: it is not speed that is tested
QUIET = 6.0  # seconds after which a client does not believe in its connection any more
# How tables fare in many more histories is seen where processes and time are simulated (test_histories).
EVENTS = Counter(server=2, postgres=1, redis=1, freeze=1, upgrade=1)
MANY_EVENTS = Counter(server=24, postgres=12, redis=12, freeze=8, upgrade=4)  # in a long run
SERVERS = 3  # and two in a long run, so that each that goes leaves one alone
WHAT = {
    "server": "a server is killed",
    "postgres": "PostgreSQL is killed, and started",
    "redis": "Redis is killed, and started",
    "freeze": "a server is frozen",
    "upgrade": "a server ends, and another begins",
}


class Tireless:
    """A client that comes back whatever happens, by any server, and compares all that it is told."""

    def __init__(self, person: Person, servers: list[Server], rng: random.Random) -> None:
        self.person = person
        self.servers = servers
        self.rng = rng
        self.pending: Message | None = None
        self.sent = 0
        self.acked: dict[str, int] = {}
        self.refused: list[str] = []
        self.told: dict[tuple[int, int], Any] = {}
        self.faults: list[str] = []

    async def play(self) -> None:
        """Play until somebody calls it off."""
        while True:
            try:
                await self._play()
            except (*GONE, OSError):
                await pause()
                # As a proxy would: not again to one that does not answer.
                others = [server for server in self.servers if server is not self.person.server]
                self.person.server = self.rng.choice(others)

    async def _play(self) -> None:
        person = self.person
        person.hang_up()
        before = person.version
        async with asyncio.timeout(QUIET):
            await person.connect()
        self._note(before)
        while True:
            if self.pending is None:
                self.pending, self.sent = self._next(), 0
            if self.pending is not None:
                self.sent += 1
                for _ in range(THOUGHT):
                    await pause()
                await person.send(self.pending)
            while await self._heard():
                pass

    async def _heard(self) -> bool:
        """Take the next message in; whether to go on listening."""
        person, pending = self.person, self.pending
        before = person.version
        message = await person.receive(QUIET)
        if message["type"] == "update":
            self._note(before)
            return pending is not None
        if message["type"] not in ("ack", "duplicate", "refused") or pending is None:
            return pending is not None
        if message["id"] != pending["id"]:
            return True
        if message["type"] != "refused":
            self.acked[message["id"]] = message["version"]
            self.pending = None
            return (person.version or 0) < int(message["version"])
        if message["reason"] in AGAIN:
            await pause()
            return False  # the same again
        if self.sent == 1:
            self.refused.append(message["id"])
        self.pending = None
        return True

    def _note(self, before: int | None) -> None:
        """Compare what was told with what was told before."""
        update, person = self.person.update, self.person
        version = update["version"]
        if before is not None and version < before:
            self.faults.append(f"{person.name} was told {before} and then {version}")
        if before is not None and not update["whole"] and update["since"] != before:
            self.faults.append(f"{person.name} knew {before} and was told of {update['since']} and later")
        if update["game"] is not None:
            known = self.told.setdefault((version, person.seat), update["game"])
            if known != update["game"]:
                self.faults.append(f"{person.name} was told two things about {version}")

    def _next(self) -> Message | None:
        """What this client would do now."""
        person, game = self.person, self.person.update["game"]
        phase = person.update["table"]["phase"]
        if person.update["you"]["number_wanted"]:
            return self._command({"do": "number", "number": secrets.token_hex(16)})
        if phase == "lobby":
            return self._command({"do": "start"}) if person.update["you"]["host"] else None
        if game is None:
            return None
        if game["decision"] == "round_over":
            ready = person.update["table"]["chairs"][person.seat]["ready"]
            return None if ready else self._command({"do": "next"})
        return self._command({"do": "answer", **self.rng.choice(game["answers"])}) if person.asked() else None

    def _command(self, words: Message) -> Message:
        id = secrets.token_hex(6)
        return {"type": "do", "id": id, "seen": self.person.version or 0, "command": words}


@pytest.fixture(scope="module")
def services() -> Iterator[tuple[Postgres, Redis]]:
    """Services that may be killed."""
    with postgres() as database, redis() as bus:
        yield database, bus


@pytest.mark.timeout(MOST_IN_A_LONG_RUN)
def test_kills_of_anything_lose_nothing(
    tmp_path: Path, services: tuple[Postgres, Redis], pytestconfig: pytest.Config
) -> None:
    database, bus = services
    long = pytestconfig.getoption("long")
    wanted = MANY_EVENTS if long else EVENTS
    rng = source("kills of anything")
    with cluster(tmp_path, database, bus, 2 if long else SERVERS, grace=1000, thinkers=0) as running:
        story = killing(running, database, bus, wanted, rng, bounded=long)
        clients, still = run(story, MOST_IN_A_LONG_RUN if long else MOST)
        print("\n" + "\n".join(still.told()))
        assert still.times() == wanted
        assert run(checked(running.database, clients, wanted.total())) == []
        for server in running.servers:
            said = server.log.read_text()
            assert "duplicate key" not in said  # nobody wrote to a table that was somebody else's
            assert "Traceback" not in said


class Standstills:
    """For how long tables have told nobody anything new, while what happened; it may be bounded."""

    def __init__(self, clients: dict[str, list[Tireless]], bounded: bool) -> None:
        self._clients = clients
        self._bounded = bounded
        self.longest: dict[str, list[float]] = {}  # by what happened, each time

    @asynccontextmanager
    async def during(self, what: str, most: float = STILL) -> AsyncIterator[None]:
        """Let something happen and wait until every table has gone on.

        Where that is bounded, none may stand still for too long.
        """
        before = self._known()
        waits = dict.fromkeys(before, 0.0)
        longest = 0.0

        async def watch() -> None:
            nonlocal longest
            known, last = before, asyncio.get_running_loop().time()
            while True:
                await pause()
                now, since = asyncio.get_running_loop().time(), known
                known, passed, last = self._known(), min(now - last, LATE), now
                for code in waits:
                    waits[code] = 0.0 if known[code] > since[code] else waits[code] + passed
                longest = max(longest, *waits.values())

        watching = asyncio.create_task(watch())
        yield
        after = self._known()
        while not all(count > after[code] + 1 for code, count in self._known().items()):
            assert longest < (most if self._bounded else MOST), f"{what}: {self._state(waits)}"
            await pause()
        watching.cancel()
        assert longest < most or not self._bounded, f"{what}: a table stood still for {longest:.2f} s"
        self.longest.setdefault(what, []).append(longest)

    def _known(self) -> dict[str, int]:
        """How much has been told of each table."""
        return {code: max(len(client.told) for client in both) for code, both in self._clients.items()}

    def _state(self, waits: dict[str, float]) -> list[tuple[float, str, int | None, Message | None]]:
        return [
            (waits[code], client.person.name, client.person.version, client.pending)
            for code, both in self._clients.items()
            for client in both
        ]

    def times(self) -> Counter[str]:
        """How often what was killed, frozen or replaced."""
        return Counter({kind: len(self.longest.get(what, ())) for kind, what in WHAT.items()})

    def told(self) -> list[str]:
        """A line for everything that happened: how often, and for how long tables stood still then."""
        return [
            f"{what}: {len(times)} times, tables stood still for {statistics.median(times):.2f} s"
            f" (longest {max(times):.2f} s)"
            for what, times in sorted(self.longest.items())
        ]


async def killing(
    running: Cluster,
    database: Postgres,
    bus: Redis,
    wanted: Counter[str],
    rng: random.Random,
    bounded: bool,
) -> tuple[dict[str, list[Tireless]], Standstills]:
    """Play at many tables while one thing after the other dies, and every table goes on each time."""
    clients: dict[str, list[Tireless]] = {}
    for k in range(MANY_TABLES if bounded else TABLES):
        pair = [Person(running.servers[(k + n) % len(running.servers)], f"P{k}{n}") for n in range(2)]
        code = await pair[0].open("classic" if k % 2 else "flip", seats=2)
        await pair[0].connect()
        await pair[1].connect(code)
        assert (await pair[1].do("join", name=pair[1].name))["type"] == "ack"
        for person in pair:
            await person.leave()
            person.version, person.update, person.code = None, {}, code
        clients[code] = [Tireless(person, running.servers, source(person.name)) for person in pair]
    playing = [asyncio.create_task(client.play()) for pair in clients.values() for client in pair]
    events = [*wanted.elements()]
    rng.shuffle(events)
    still = Standstills(clients, bounded)
    try:
        async with still.during("all begin"):
            pass
        await all_of(events, still, running, database, bus, rng)
    finally:
        for task in playing:
            task.cancel()
        done = await asyncio.gather(*playing, return_exceptions=True)
        for client in [client for both in clients.values() for client in both]:
            client.person.hang_up()
        await pause()
    assert [error for error in done if not isinstance(error, asyncio.CancelledError)] == []
    return clients, still


def owned(server: Server) -> float:
    """How many tables a server plays."""
    return numbers(server).get("pioche_tables", 0.0)


async def all_of(
    events: list[str],
    still: Standstills,
    running: Cluster,
    database: Postgres,
    bus: Redis,
    rng: random.Random,
) -> None:
    """Let one thing after the other die; each time every table goes on."""
    for event in events:
        server = rng.choice(running.servers)
        if event in ("freeze", "upgrade") or (event == "server" and rng.random() < 0.5):
            # Whoever plays the most tables.
            server = await asyncio.to_thread(max, running.servers, key=owned)
        match event:
            case "server":
                async with still.during(WHAT[event]):
                    await asyncio.to_thread(server.kill)
                await asyncio.to_thread(server.start)
            case "upgrade":
                async with still.during(WHAT[event], BLINK):
                    await asyncio.to_thread(server.stop)
                    await asyncio.to_thread(server.start)
            case "postgres":
                async with still.during(WHAT[event]):
                    await asyncio.to_thread(database.kill)
                    for _ in range(rng.randrange(25)):
                        await pause()
                    await asyncio.to_thread(database.start)
            case "redis":
                async with still.during(WHAT[event]):
                    await asyncio.to_thread(bus.kill)
                    for _ in range(rng.randrange(50)):
                        await pause()
                    await asyncio.to_thread(bus.start)
            case "freeze":
                assert server.process is not None
                async with still.during(WHAT[event]):
                    os.kill(server.process.pid, signal.SIGSTOP)
                async with still.during("it awakes"):
                    os.kill(server.process.pid, signal.SIGCONT)


async def checked(url: str, clients: dict[str, list[Tireless]], times: int) -> list[str]:
    """Whatever is not as it was said, after so many events."""
    store = PgStore(url)
    await store.join("", "")
    faults: list[str] = []
    acknowledged = 0
    for code, pair in clients.items():
        found = await store.find(code)
        assert found is not None
        rows = await store.rows(found.id)
        acked = {id: version for client in pair for id, version in client.acked.items()}
        acknowledged += len(acked)
        told = {key: game for client in pair for key, game in client.told.items()}
        refused = [id for client in pair for id in client.refused]
        faults += [fault for client in pair for fault in client.faults]
        faults += untruths(rows, acked, refused, told)
    await store.close()
    assert acknowledged > len(clients) * times // 2
    return faults
