"""Floods and silence on loopback, while others play: the attacker is cut off, and they go on."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Any

import pytest

from pioche.server.net.door import ROOM
from tests.server.attacking import (
    CONT,
    PING,
    PONG,
    STRANGER,
    TEXT,
    bounded,
    close_code,
    deaf,
    dial,
    end_of,
    frame,
    greet,
    hang_up,
    innocents,
    memory_kb,
    pour,
    upgrade,
)
from tests.server.serving import Person, Server, clean

PATIENCE = 2
PER_ADDRESS = 40
MEGABYTE = 1024


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with limits like those of every day, and less patience."""
    folder = tmp_path_factory.mktemp("server")
    limits: Any = {"connections": 300, "connections_per_address": PER_ADDRESS, "messages": 60}
    with Server(folder, patience=PATIENCE, **limits) as running:
        yield running


@pytest.fixture(autouse=True)
def in_order(server: Server) -> Iterator[None]:
    """No attack leaves a traceback, or fills the disk with lines."""
    before = server.log.stat().st_size
    yield
    assert clean(server)
    assert server.log.stat().st_size - before < 5000


def test_silent_connections_of_a_stranger_take_no_places(server: Server) -> None:
    async def main() -> None:
        async with innocents(server) as others:
            silent = [await dial(server, STRANGER) for _ in range(300)]
            ends = [asyncio.create_task(end_of(streams)) for streams in silent]
            # All but those that an address may have are cut at once, the rest when our patience is over.
            while sum(end.done() for end in ends) < 300 - PER_ADDRESS:
                await asyncio.sleep(0.01)
            await others.go_on()
            assert await asyncio.gather(*ends) == [b""] * 300
            await others.go_on()

    bounded(main())


def test_silent_connections_through_a_proxy_give_way_to_those_who_speak(server: Server) -> None:
    async def main() -> None:
        async with innocents(server) as others:
            silent = [await dial(server) for _ in range(ROOM + 200)]
            ends = [asyncio.create_task(end_of(streams)) for streams in silent]
            for _ in range(10):
                late = Person(server, "Late")
                await late.connect(others.code, role="spectator")
                await late.leave()
            await others.go_on()
            assert set(await asyncio.gather(*ends)) == {b""}

    bounded(main())


@pytest.mark.parametrize(
    "begun",
    [
        b"",
        b"GET /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: ",
        b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 999\r\n\r\n",
    ],
    ids=["nothing", "headers", "body"],
)
def test_what_is_never_finished_is_not_waited_for(server: Server, begun: bytes) -> None:
    async def main() -> None:
        async def drip() -> bytes:
            streams = await dial(server)
            streams[1].write(begun)
            end = asyncio.create_task(end_of(streams))
            while not end.done():
                # A byte now and then does not buy more time.
                if begun and not streams[1].is_closing():
                    streams[1].write(b"x")
                await asyncio.sleep(PATIENCE / 10)
            return await end

        async with innocents(server) as others:
            dripping = [asyncio.create_task(drip()) for _ in range(100)]
            await others.go_on()
            assert await asyncio.gather(*dripping) == [b""] * 100

    bounded(main())


def test_a_request_between_two_others_is_not_waited_for_either(server: Server) -> None:
    async def main() -> None:
        reader, writer = await dial(server)
        writer.write(b"GET /api/texts/xx.ftl HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
        assert b" 404 " in await reader.readline()
        writer.write(b"GET /api/boxes HTTP/1.1\r\nHost: 127")
        assert b" 400 " not in await end_of((reader, writer))

    bounded(main())


def test_a_body_has_a_length_and_is_not_too_long(server: Server) -> None:
    async def main() -> None:
        async with innocents(server) as others:
            head = b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\n"
            for told, length, piece in (
                (b" 411 ", b"Transfer-Encoding: chunked", b"1\r\n[\r\n"),
                (b" 413 ", b"Content-Length: 1000000000", b"["),
            ):
                streams = await dial(server)
                streams[1].write(head + length + b"\r\n\r\n" + piece * 17_000)
                assert told in await streams[0].readline()
                assert await pour(streams, piece * 20_000, 10_000)
                await others.go_on()
                await hang_up([streams])

    bounded(main())


def test_somebody_without_a_hello_goes(server: Server) -> None:
    async def main() -> None:
        async with innocents(server) as others:
            silent = [await upgrade(server, others.code, f"203.0.113.{k}") for k in range(50)]
            await others.go_on()
            said = await asyncio.gather(*(end_of(streams) for streams in silent))
            assert {close_code(text) for text in said} == {4000}
            assert all(b'"reason":"unreadable"' in text for text in said)

    bounded(main())


FLOODS = {
    "pings": frame(PING, b"x" * 125) * 100,
    "empty pings": frame(PING) * 1000,
    "pongs": frame(PONG) * 1000,
    "empty parts": frame(TEXT, b"", last=False) + frame(CONT, b"", last=False) * 1000,
    "empty messages": frame(TEXT) * 1000,
    "messages": frame(TEXT, b'{"type":"ping"}') * 100,
}


@pytest.mark.parametrize("kind", FLOODS)
@pytest.mark.parametrize("reads", [True, False], ids=["reading", "deaf"])
def test_a_flood_of_frames_ends_the_connection(server: Server, kind: str, reads: bool) -> None:
    async def main() -> None:
        async with innocents(server) as others:
            flooding = [await upgrade(server, others.code, f"203.0.113.{k}") for k in range(8)]
            for streams in flooding:
                await greet(streams)
                if not reads:
                    deaf(streams)
            before = memory_kb(server)
            ends = [asyncio.create_task(end_of(streams)) for streams in flooding] if reads else []
            # Two hundred megabytes of most kinds, if the server took them.
            poured = [asyncio.create_task(pour(streams, FLOODS[kind], 20_000)) for streams in flooding]
            assert await asyncio.gather(*poured) == [True] * 8
            assert memory_kb(server) - before < 20 * MEGABYTE
            await others.go_on()
            for said in await asyncio.gather(*ends):
                assert close_code(said) in (0, 1008, 4000, 4429)
            await hang_up(flooding)

    bounded(main())


def test_a_message_does_not_come_in_endless_parts(server: Server) -> None:
    async def main() -> None:
        async with innocents(server) as others:
            slow = await upgrade(server, others.code, "203.0.113.9")
            await greet(slow)
            slow[1].write(frame(TEXT, b"", last=False))
            end = asyncio.create_task(end_of(slow))
            parts = 0
            while not end.done():
                parts += 1
                slow[1].write(frame(CONT, b"", last=False))
                await asyncio.sleep(0.02)
            assert close_code(await end) == 1008
            assert parts < 150
            await others.go_on()

    bounded(main())


def test_one_address_does_not_take_all_places(server: Server) -> None:
    async def main() -> None:
        async with innocents(server) as others:
            greedy = [await upgrade(server, others.code, "203.0.113.9") for _ in range(PER_ADDRESS)]
            for streams in greedy:
                await greet(streams)
            more = [await upgrade(server, others.code, "203.0.113.9") for _ in range(20)]
            for said in await asyncio.gather(*(end_of(streams) for streams in more)):
                assert (close_code(said), b'"reason":"slow_down"' in said) == (4429, True)
            late = Person(server, "Late")
            await late.connect(others.code, role="spectator", **{"X-Forwarded-For": "203.0.113.10"})
            await late.leave()
            await others.go_on()
            await hang_up(greedy)

    bounded(main())


def test_a_client_that_breaks_off_at_any_point_leaves_nothing_behind(server: Server) -> None:
    async def main() -> None:
        async with innocents(server) as others:
            for k in range(60):
                streams = await upgrade(server, others.code, "203.0.113.9")
                streams[1].write(frame(TEXT, b'{"type":"hello","protocol":1}')[: k % 36])
                await hang_up([streams])
            last = Person(server, "Last")
            await last.connect(others.code, role="spectator")
            await last.until(lambda m: m["table"]["spectators"] == 1)
            await others.go_on()
            await last.leave()

    bounded(main())


def test_too_many_messages_are_told_of(server: Server) -> None:
    async def main() -> None:
        async with innocents(server) as others:
            hasty = await upgrade(server, others.code, "203.0.113.9")
            await greet(hasty)
            hasty[1].write(frame(TEXT, b'{"type":"ping"}') * 250)
            said = await end_of(hasty)
            assert b'"reason":"slow_down"' in said
            assert b'"again":true' in said
            assert close_code(said) == 4429

    bounded(main())
