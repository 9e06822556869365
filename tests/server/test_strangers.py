"""Strangers at a real server and at the ports of a cluster, and whoever looks after the database."""

from __future__ import annotations

import asyncio
import contextlib
import socket
import sqlite3
from contextlib import closing
from pathlib import Path
from types import SimpleNamespace

import httpx
import pytest
import websockets
from websockets.exceptions import ConnectionClosed, InvalidStatus

from pioche.commands import admin
from pioche.commands.arguments import Arguments, BadInput
from pioche.server import running
from pioche.server.bus import watch as watching
from pioche.server.bus.watch import Watch, machine
from pioche.server.cluster.registry import Peer
from pioche.server.settings import Settings
from pioche.server.store import schema, upkeep
from pioche.server.store.database import Database, transaction
from pioche.server.table.runtime import StoreError
from tests.server.clusters import numbers
from tests.server.serving import Person, Server, bye_of, clean
from tests.waiting import PATIENCE, pause, reached


def test_a_server_with_a_name_answers_to_no_other_and_strangers_load_no_tables(tmp_path: Path) -> None:
    async def main() -> None:
        ann, ben = Person(own, "Ann"), Person(own, "Ben")
        first, second = await ann.open("classic"), await ben.open("classic")
        own.stop()
        own.start()
        await ann.connect(first)
        with pytest.raises(ConnectionClosed):
            await ben.connect(second)  # whose Hello comes although there is no place
        bye = await bye_of(ben)
        assert (bye["reason"], bye["again"], bye["after"] > 0) == ("slow_down", True, True)
        assert numbers(own)["pioche_tables"] == 1
        evil = {"Host": "evil.example", "Origin": "http://evil.example"}
        async with httpx.AsyncClient(base_url=own.url, timeout=PATIENCE) as client:
            for path in ("/metrics", "/api/boxes", "/", f"/api/tables/{first}/invite"):
                answer = await client.get(path, headers=evil)
                assert (answer.status_code, answer.json()["reason"]) == (421, "other_host")
            assert (await client.get("/readyz", headers=evil)).status_code == 200
            for path in ("/api/boxes", "/metrics"):
                assert (await client.get(path, headers={"Host": "cards.example.org"})).status_code == 200
            # The same door for hints: after so many wrong codes even a right one is not told.
            said = [(await client.post(f"/api/tables/QQQQQ{k}/hint")).status_code for k in "ABC"]
            assert said == [404, 404, 429]
            answer = await client.post(f"/api/tables/{first}/hint")
            assert (answer.status_code, int(answer.headers["retry-after"])) == (429, answer.json()["after"])
        with pytest.raises(InvalidStatus) as refused:
            await websockets.connect(f"ws://evil.example/ws/{first}", host="127.0.0.1", port=own.port)
        assert refused.value.response.status_code == 403
        await ann.leave()

    url = "https://cards.example.org"
    with Server(tmp_path, connections_per_address=1, public_url=url, misses=1) as own:
        asyncio.run(main())
        assert clean(own)


def test_bytes_that_are_no_text_end_a_connection_and_nothing_is_logged(tmp_path: Path) -> None:
    async def main() -> None:
        code = await Person(own).open("classic")
        line = await websockets.connect(f"ws://127.0.0.1:{own.port}/ws/{code}")
        await line.send(b"\xff\xfe", text=True)
        with pytest.raises(ConnectionClosed):
            await line.recv()
        assert line.close_code == 1007

    with Server(tmp_path) as own:
        asyncio.run(main())
        assert clean(own)


# The port by which processes watch each other


def test_strangers_at_the_watch_are_let_go_and_processes_held(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(watching, "PATIENCE", 0.2)
    monkeypatch.setattr(watching, "MOST", 4)

    async def main() -> None:
        async def gone(peer: str) -> None:
            raise AssertionError(peer)

        watch = Watch(gone, lambda: "me")
        port = int((await watch.open("127.0.0.1", "127.0.0.1")).split()[1])
        watch.look({"peer": Peer("peer")})
        _, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(b"peer\n")
        await reached(lambda: len(watch._held) == 1)
        idle = [await asyncio.open_connection("127.0.0.1", port) for _ in range(12)]
        idle[0][1].write(b"x" * 1000)
        idle[1][1].write(b"\xff\n")
        idle[2][1].write(b"nobody\n")
        assert len(watch._strangers) <= 4
        for stranger, own in idle:
            with contextlib.suppress(ConnectionResetError):
                assert await stranger.read(1) == b""
            own.close()
        assert (len(watch._held), watch._strangers) == (1, {})
        writer.close()
        await reached(lambda: not watch._held)
        await watch.close()

    asyncio.run(main())


def test_a_process_that_is_turned_away_does_not_come_back_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(watching, "PAUSE", 1000.0)

    async def main() -> None:
        came: list[bytes] = []

        async def turn_away(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            came.append(await reader.readline())
            writer.close()

        async def gone(peer: str) -> None:
            raise AssertionError(peer)

        server = await asyncio.start_server(turn_away, "127.0.0.1", 0)
        watch = Watch(gone, lambda: "me")
        watch.look({"peer": Peer("peer", f"127.0.0.1 {server.sockets[0].getsockname()[1]}", machine())})
        await reached(lambda: came)
        for _ in range(5):
            await pause()
        assert came == [b"me\n"]
        await watch.close()
        server.close()

    asyncio.run(main())


# Looking after the database


@pytest.fixture
def database(tmp_path: Path) -> Database:
    found = Database(f"sqlite:///{tmp_path / 'tables.db'}")
    with found.whole() as connection:
        schema.migrate(connection)
    return found


def test_a_transaction_waits_at_its_beginning_and_never_in_its_middle(database: Database) -> None:
    with database.borrowed() as connection, transaction(connection):
        connection.execute("SELECT schema FROM meta").fetchall()
        with (
            closing(sqlite3.connect(database.file, timeout=0)) as other,
            pytest.raises(sqlite3.OperationalError, match="locked"),
        ):
            other.execute("UPDATE meta SET schema = schema")
        connection.execute("UPDATE meta SET schema = schema")


@pytest.mark.parametrize("error", [sqlite3.OperationalError("database is locked"), OSError(28, "No space")])
def test_what_goes_wrong_with_the_database_is_a_sentence(
    database: Database, monkeypatch: pytest.MonkeyPatch, error: Exception
) -> None:
    def fail(*_: object) -> None:
        raise error

    monkeypatch.setattr(upkeep, "tidy", fail)
    parser = Arguments()
    admin.add(parser)
    args = parser.parse_args(["tidy", "--database", f"sqlite:///{database.file}"])
    with pytest.raises(BadInput, match="could not be used"):
        admin.run(args)


def test_a_copy_that_does_not_fit_is_not_left_half(
    database: Database, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(file: Path) -> None:
        raise sqlite3.OperationalError("database or disk is full")

    monkeypatch.setattr(upkeep, "check", full)
    with pytest.raises(StoreError, match="could not be written: database or disk is full"):
        upkeep.backup(database, tmp_path / "copy.db")
    assert not (tmp_path / "copy.db").exists()


def test_a_process_that_loses_its_database_while_it_starts_ends_with_a_sentence(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def begin() -> None:
        raise StoreError("postgresql://x cannot be reached: connection refused")

    app = SimpleNamespace(state=SimpleNamespace(begin=begin, drain=None))
    monkeypatch.setattr(running, "make_app", lambda settings, store: app)
    monkeypatch.setattr(running, "open_store", lambda url: None)
    with socket.socket() as line, pytest.raises(StoreError, match="cannot be reached"):
        asyncio.run(running._serve(Settings(), line, False))
