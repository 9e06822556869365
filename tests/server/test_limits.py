"""Clients that guess, flood or never read: they are slowed down, and hold nobody up."""

from __future__ import annotations

import asyncio
import contextlib
import json
import socket
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from pioche.server.net.security import Bucket, Buckets
from tests.server.serving import Person, Server, bye_of, clean, table_of
from tests.waiting import PATIENCE

MANY = 40  # messages at once, where fifteen are allowed


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests here that need no other settings."""
    with Server(tmp_path_factory.mktemp("server"), misses=1000) as running:
        yield running


def test_guessing_codes_does_not_pay(tmp_path: Path) -> None:
    async def main() -> None:
        ann = Person(own)
        code = await ann.open("classic")
        guesser = Person(own)
        answer = await guesser.get("/api/tables/QQQQQA/invite")
        assert (answer.status_code, answer.json()["reason"]) == (404, "no_table")
        guesser.code = "QQQQQD"
        with pytest.raises(ConnectionClosed):
            await guesser.connect()
        assert guesser.inbox[-1]["reason"] == "no_table"
        # From now on even a right guess is not told.
        for path in (f"/api/tables/{code}/invite", f"/api/tables/{code}/qr.svg", "/api/tables/x/invite"):
            answer = await guesser.get(path)
            assert (answer.status_code, answer.json()["reason"]) == (429, "slow_down")
        with pytest.raises(ConnectionClosed):
            await guesser.connect(code)
        bye = await bye_of(guesser)
        assert (bye["type"], bye["reason"], bye["again"]) == ("bye", "slow_down", True)

    with Server(tmp_path, misses=1) as own:
        asyncio.run(main())
        assert clean(own)


def test_many_connections_of_a_network_say_no_more_than_it_may(tmp_path: Path) -> None:
    async def main() -> None:
        ann, ben = Person(own, "Ann"), Person(own, "Ben")
        code = await ann.open("classic")
        await ann.connect()  # a Hello is a message too
        await ben.connect(code, **{"X-Forwarded-For": "203.0.113.9"})
        for _ in range(MANY):
            await ann.send({"type": "ping"})
        assert (await bye_of(ann))["reason"] == "slow_down"
        await ben.send({"type": "ping"})
        await ben.hear("pong")
        await ben.leave()

    with Server(tmp_path, messages_per_address=1) as own:
        asyncio.run(main())
        assert clean(own)


def test_limits_on_messages_connections_requests_and_tables(tmp_path: Path) -> None:
    async def main() -> None:
        ann, ben = Person(own, "Ann"), Person(own, "Ben")
        code = await ann.open("classic")
        await ann.connect()
        await ben.connect(code)
        heard: dict[str, Any] = {}
        while heard.get("type") != "bye":  # on however slow a machine, it is too fast in the end
            for _ in range(MANY):
                await ann.send({"type": "ping"})
            for _ in range(MANY):
                heard = await ann.hear("pong", "bye")
                if heard["type"] == "bye":
                    break
        assert (heard["reason"], heard["again"]) == ("slow_down", True)
        assert await bye_of(ann) == heard
        await ben.until(lambda m: not m["table"]["chairs"][0]["here"])
        cy = Person(own, "Cy")
        await cy.connect(code)
        dee = Person(own, "Dee")
        await dee.meet()
        with pytest.raises(ConnectionClosed) as full:
            await dee.connect(code)
        assert full.value.rcvd is not None
        assert full.value.rcvd.code == 4503
        await cy.leave()
        async with asyncio.timeout(PATIENCE):
            while True:
                # The server notices by and by that somebody has gone.
                with contextlib.suppress(ConnectionClosed):
                    await dee.connect(code)
                    break
        await dee.leave()
        await ben.leave()
        for _ in range(2):
            await dee.open("classic")
        answer = await dee.post("/api/tables", {"box": "classic", "name": "Dee"})
        assert (answer.status_code, answer.json()["reason"]) == (429, "slow_down")

    with Server(tmp_path, messages=5, connections=2, tables_per_address=3, patience=5) as own:
        asyncio.run(main())
        assert clean(own)


def test_an_address_makes_so_many_requests(tmp_path: Path) -> None:
    async def main() -> None:
        async with httpx.AsyncClient(base_url=own.url) as client:
            told = 0
            while (await client.get("/api/boxes")).status_code == 200:
                told += 1
        assert told >= 4

    with Server(tmp_path, requests=1) as own:
        asyncio.run(main())


class Watch:
    """The time, in seconds, as the test sets it."""

    time = 100.0

    def __call__(self) -> float:
        """What it shows."""
        return self.time


def test_a_bucket_gives_so_many_at_once_and_so_many_a_second() -> None:
    watch = Watch()
    bucket = Bucket(2, 0.5, watch)
    assert [bucket.take(), bucket.left(), bucket.take(), bucket.left(), bucket.take()] == [
        True,
        True,
        True,
        False,
        False,
    ]
    assert (bucket.wait(), bucket.full()) == (2.0, False)
    watch.time += 1.99
    assert (bucket.left(), bucket.take()) == (False, False)
    watch.time += 0.01
    assert (bucket.wait(), bucket.left(), bucket.take(), bucket.take()) == (0.0, True, True, False)
    watch.time += 1000
    assert (bucket.full(), bucket.take(2), bucket.take()) == (True, True, False)


def test_who_takes_on_credit_waits_the_longer() -> None:
    watch = Watch()
    bucket = Bucket(2, 1, watch)
    assert [bucket.spend(5), bucket.spend(1), bucket.left()] == [True, False, False]
    assert bucket.wait() == 5
    watch.time += 5
    assert bucket.spend(1)


def test_buckets_forget_those_who_wait() -> None:
    watch = Watch()
    many = Buckets(1, 0.1, most=10, clock=watch)
    assert all(many.take(str(k)) for k in range(10))
    assert not many.take("3")
    assert many.take("another")
    assert len(many._of) == 11  # nobody who still has to wait is forgotten
    assert (many.wait("3"), many.left("3"), many.wait("nobody"), many.left("nobody")) == (10, False, 0, True)
    watch.time += 10
    assert many.take("3")
    assert many.take("one more")
    assert set(many._of) == {"3", "one more"}


async def spectators(person: Person) -> int:
    """How many look on; that is told with whatever happens next."""
    said = await person.do("speak", lang="en")
    await person.reach(said["version"])
    return int(person.update["table"]["spectators"])


def framed(message: dict[str, Any]) -> bytes:
    """A short message as it travels in a WebSocket."""
    data = json.dumps(message).encode()
    return bytes([0x81, 0x80 | len(data), 0, 0, 0, 0]) + data


def test_a_client_that_never_reads_holds_nobody_up(server: Server) -> None:
    async def main() -> None:
        async with table_of(server, "classic", 1, bots=1) as (ann,):
            deaf = Person(server)
            await deaf.meet()
            raw = socket.create_connection(("127.0.0.1", server.port))
            raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            raw.sendall(
                f"GET /ws/{ann.code} HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nUpgrade: websocket\r\n"
                "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
                "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode()
            )
            assert b" 101 " in await asyncio.to_thread(raw.recv, 4096)
            raw.sendall(framed({"type": "hello", "protocol": 1}))
            with raw:
                async with asyncio.timeout(PATIENCE):
                    while await spectators(ann) == 0:
                        pass
                # It asks and asks, and hears no answer; the others go on, and then the table forgets it.
                raw.setblocking(False)
                ask = framed({"type": "do", "id": "x", "seen": 0, "command": {"do": "start"}})
                asking = asyncio.create_task(asyncio.get_running_loop().sock_sendall(raw, ask * 20_000))
                async with asyncio.timeout(5 * PATIENCE):
                    while await spectators(ann) == 1:
                        pass
                asking.cancel()
                await asyncio.gather(asking, return_exceptions=True)

    asyncio.run(main())
    assert clean(server)
