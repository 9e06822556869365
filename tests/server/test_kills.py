"""Nothing that was acknowledged is ever lost: the server dies at every point, and clients go on."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import resource
import secrets
import sqlite3
import sys
from pathlib import Path
from typing import Any

import httpx
import pytest
import websockets

from tests.server.crashing_server import POINTS
from tests.server.serving import Message, Person, Server, play_on, table_of
from tests.waiting import PATIENCE, reached

AGAIN = 4  # how often the server dies at every point in each box in a long run: 72 times in all
CLOSED = 1000  # tables of which only the log is left
BOXES = ("classic", "flip", "tippo")  # the first one always, the others in a long run: no store knows boxes


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """In which boxes the server is killed."""
    if "box" in metafunc.fixturenames:
        metafunc.parametrize("box", BOXES if metafunc.config.getoption("long") else BOXES[:1])


class Steady:
    """A client that never gives up: what was not answered is sent again under the same id."""

    def __init__(self, person: Person, rng: random.Random) -> None:
        self.person = person
        self.rng = rng
        self.pending: Message | None = None
        self.acked: dict[str, tuple[int, Message]] = {}
        self.events: dict[int, str] = {}  # by version, what was seen of it
        self.done = 0

    async def go_on(self, actions: int) -> None:
        """Play until so many actions were acknowledged, or the server is gone."""
        person = self.person
        await person.connect()
        while self.done < actions:
            if self.pending is None:
                self.pending = self.next_command()
                if self.pending is None:
                    await person.hear("update")
                    continue
            await person.send(self.pending)
            answer = await person.hear("ack", "duplicate", "refused")
            if answer["id"] != self.pending["id"]:
                continue
            if answer["type"] != "refused":
                self.acked[answer["id"]] = (answer["version"], self.pending)
                self.done += 1
                self.pending = None
                await person.reach(answer["version"])
            else:
                assert answer["reason"] in ("stale", "not_asked", "round_not_over", "no_match"), answer
                self.pending = None
                await person.hear("update")

    def next_command(self) -> Message | None:
        """What this client would do now."""
        person, game = self.person, self.person.update["game"]
        if person.update["you"]["number_wanted"]:
            return self.command({"do": "number", "number": secrets.token_hex(16)})
        if game is None or (game["decision"] == "match_over" and person.seat == 0):
            return self.command({"do": "start"}) if person.seat == 0 and game else None
        if game["decision"] == "round_over":
            ready = person.update["table"]["chairs"][person.seat]["ready"]
            return None if ready else self.command({"do": "next"})
        if not person.asked():
            return None
        return self.command({"do": "answer", **self.rng.choice(game["answers"])})

    def command(self, words: Message) -> Message:
        """A command under a new id."""
        return {"type": "do", "id": secrets.token_hex(6), "seen": self.person.version or 0, "command": words}


GONE = (websockets.WebSocketException, ConnectionError, asyncio.TimeoutError)


async def play_until_it_dies(clients: list[Steady], actions: int) -> bool:
    """Let all clients play; whether the server died before they were done."""
    results = await asyncio.gather(*(client.go_on(actions) for client in clients), return_exceptions=True)
    for result in results:
        if isinstance(result, BaseException) and not isinstance(result, GONE):
            raise result
    for client in clients:
        await client.person.leave()
    return any(isinstance(result, GONE) for result in results)


def test_no_acknowledged_action_is_lost(
    tmp_path: Path, box: str, pytestconfig: pytest.Config, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The process is killed at every point, with commands in flight from two clients."""
    rng = random.Random(box)
    script = Path(__file__).parent / "crashing_server.py"
    crashing = Server(
        tmp_path, [sys.executable, str(script)], thinkers=1, think=0.2, keep_logs=0.001, keep_records=0.001
    )
    plain = Server(tmp_path)
    plain.port = crashing.port
    points = POINTS * AGAIN if pytestconfig.getoption("long") else POINTS

    async def begin() -> list[Steady]:
        async with table_of(plain, box, 2, 1, level="expert", options={"hand": 5}) as people:
            return [Steady(person, rng) for person in people]

    with plain:
        clients = asyncio.run(begin())
    close_many(plain.database)
    for point in points:
        monkeypatch.setenv("CRASH_POINT", point)
        monkeypatch.setenv("CRASH_COUNT", str(rng.randint(1, 12)))
        crashing.start()
        assert asyncio.run(play_until_it_dies(clients, 10**6)), "the server did not die"
        assert crashing.process is not None
        assert crashing.process.wait(PATIENCE) == -9
        assert crashing.process.stdout is not None
        crashing.process.stdout.close()
        check_closed(crashing.database)
    assert "was lost" in crashing.log.read_text()  # processes in which bots thought
    with plain:
        asyncio.run(check(clients))
    check_log(tmp_path / "tables.db", clients)


async def check(clients: list[Steady]) -> None:
    """Every acknowledged command is in the log as what it was acknowledged as, and is not done twice."""
    assert sum(len(client.acked) for client in clients) > 20
    for client in clients:
        person = client.person
        person.version = None
        await person.connect()
        last = max(version for version, _ in client.acked.values())
        assert person.update["version"] >= last
        recent = sorted(client.acked.items(), key=lambda item: item[1][0])[-40:]
        for id, (version, message) in recent:
            await person.send(message)
            answer = await person.hear("ack", "duplicate", "refused")
            assert answer == {"type": "duplicate", "id": id, "version": version}
        await person.leave()


def close_many(database: Path) -> None:
    """Leave a lot of old tables for somebody to tidy away."""
    with contextlib.closing(sqlite3.connect(database)) as connection, connection:
        for k in range(CLOSED):
            connection.execute("INSERT INTO tables (id, rules, opened) VALUES (?, 1, 1)", [f"old{k}"])
            for version in range(1, 4):
                connection.execute("INSERT INTO entries VALUES (?, ?, 1, 0, '', '{}')", (f"old{k}", version))


def check_closed(database: Path) -> None:
    """An old table is there with all its rows, or gone with all of them."""
    with contextlib.closing(sqlite3.connect(database)) as connection:
        query = "SELECT table_id, count(*) FROM entries WHERE table_id LIKE 'old%' GROUP BY table_id"
        rows = dict(connection.execute(query).fetchall())
        tables = {id for (id,) in connection.execute("SELECT id FROM tables WHERE code IS NULL")}
    assert set(rows) == tables
    assert set(rows.values()) <= {3}


def check_log(database: Path, clients: list[Steady]) -> None:
    """The log has no gap, and each acknowledged command stands in it once, where it was said to stand."""
    query = "SELECT version, command FROM entries WHERE table_id NOT LIKE 'old%' ORDER BY version"
    with contextlib.closing(sqlite3.connect(database)) as connection:
        rows = connection.execute(query).fetchall()
    assert [version for version, _ in rows] == list(range(1, len(rows) + 1))
    written = [(command.rpartition(":")[2], version) for version, command in rows if command]
    assert len({id for id, _ in written}) == len(written)
    for client in clients:
        assert {(id, version) for id, (version, _) in client.acked.items()} <= set(written)


def test_a_game_survives_restarts_in_the_middle(tmp_path: Path) -> None:
    """Killed or stopped, the server comes back with the same hands, the same question and the same clock."""

    async def position(person: Person) -> Any:
        person.version = None
        await person.connect()
        game = dict(person.update["game"])
        await person.leave()
        return json.dumps(game)

    server = Server(tmp_path, grace=600)
    with server:

        async def play() -> tuple[list[Person], list[Any]]:
            async with table_of(server, "flip", 2, timer=120) as people:
                for _ in range(9):
                    for person in people:
                        if person.asked():
                            await person.do("answer", **person.game["answers"][0])
                    for person in people:
                        await person.reach(max(p.version or 0 for p in people))
            return people, [await position(person) for person in people]

        people, before = asyncio.run(play())
        for end in (server.kill, server.stop, server.kill):
            end()
            server.start()
            after = [asyncio.run(position(person)) for person in people]
            assert after == before
            assert people[0].update["deadline"] > people[0].update["now"]


def test_a_full_disk_refuses_clearly_and_recovers(tmp_path: Path) -> None:
    """While nothing can be written every command is refused and nothing changes; then the table goes on."""
    with Server(tmp_path) as server:
        assert server.process is not None
        pid = server.process.pid

        def ready() -> int:
            return httpx.get(f"{server.url}/readyz", timeout=PATIENCE).status_code

        async def main() -> None:
            async with table_of(server, "classic", 2) as people:
                limit = resource.prlimit(pid, resource.RLIMIT_FSIZE)
                assert ready() == 200
                # From now on no file of the server may be written to: to it the disk is full.
                resource.prlimit(pid, resource.RLIMIT_FSIZE, (64, limit[1]))
                asked = next(person for person in people if person.asked())
                refused = 0
                before = (asked.version, json.dumps(asked.game))
                for _ in range(5):
                    answer = await asked.do("answer", **asked.game["answers"][0])
                    assert answer["type"] == "refused"
                    assert answer["reason"] == "storage"
                    assert "save" in answer["text"]
                    await asked.hear("update")
                    assert (asked.version, json.dumps(asked.game)) == before
                    refused += 1
                assert refused == 5
                await reached(lambda: ready() == 503)
                resource.prlimit(pid, resource.RLIMIT_FSIZE, limit)
                await reached(lambda: ready() == 200)
                goal = (before[0] or 0) + 6
                both = [play_on(person, lambda person: (person.version or 0) >= goal) for person in people]
                await asyncio.gather(*both)
                assert min(person.version or 0 for person in people) >= goal

        asyncio.run(main())
