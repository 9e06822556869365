"""Floods and silence on loopback, while others play: the attacker is cut off, and they go on."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from contextlib import suppress
from typing import Any

import pytest

from pioche.server.net.door import ROOM
from pioche.server.net.fast_socket import PARTS
from tests.server.attacking import (
    CONT,
    PING,
    PONG,
    STRANGER,
    TEXT,
    Streams,
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
from tests.waiting import reached

PATIENCE = 4  # seconds: some tests wait until they are over, and nobody else is as slow as that
PER_ADDRESS = 40
MEGABYTE = 1024
BEGUN = {
    "nothing": b"",
    "headers": b"GET /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: ",
    "body": b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 999\r\n\r\n",
}
LIMITS: Any = {"connections": 300, "connections_per_address": PER_ADDRESS, "messages": 60}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with limits like those of every day, and less patience."""
    with Server(tmp_path_factory.mktemp("server"), patience=PATIENCE, **LIMITS) as running:
        yield running


@pytest.fixture(autouse=True)
def _in_order(server: Server) -> Iterator[None]:
    """No attack leaves a traceback, or fills the disk with lines."""
    before = server.log.stat().st_size
    yield
    assert clean(server)
    assert server.log.stat().st_size - before < 5000


def test_silent_connections_of_a_stranger_take_no_places(server: Server) -> None:
    async def main() -> None:
        async with innocents(server) as others:
            silent = [await dial(server, STRANGER) for _ in range(PER_ADDRESS + 100)]
            ends = [asyncio.create_task(end_of(streams)) for streams in silent]
            # All but those that an address may have are cut at once.
            for _, end in zip(range(100), asyncio.as_completed(ends), strict=False):
                assert await end == b""
            await others.go_on()
            # The rest goes when our patience is over.
            assert await asyncio.gather(*ends) == [b""] * len(ends)
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


def test_what_is_never_finished_is_not_waited_for(server: Server) -> None:
    """Nothing at all, half of the headers, half of a body, half of a second request, no Hello."""

    async def second() -> bytes:
        reader, writer = await dial(server)
        writer.write(b"GET /api/texts/xx.ftl HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
        assert b" 404 " in await reader.readline()
        writer.write(b"GET /api/boxes HTTP/1.1\r\nHost: 127")
        return await end_of((reader, writer))

    async def main() -> None:
        async with innocents(server) as others:
            silent = [await upgrade(server, others.code, f"203.0.113.{k}") for k in range(20)]
            ends = [asyncio.create_task(end_of(streams)) for streams in silent]
            slow = [(begun, await dial(server)) for begun in BEGUN.values() for _ in range(30)]
            for begun, streams in slow:
                streams[1].write(begun)
            dripping = [asyncio.create_task(end_of(streams)) for _, streams in slow]
            between = asyncio.create_task(second())

            def drip() -> bool:
                """A byte now and then does not buy more time; whether all have been cut off."""
                for begun, streams in slow[:: len(slow) // 10]:
                    if begun and not streams[1].is_closing():
                        streams[1].write(b"x")
                return all(end.done() for end in dripping)

            await others.go_on()
            said = await asyncio.gather(*ends)
            assert {close_code(text) for text in said} == {4000}
            assert all(b'"reason":"unreadable"' in text for text in said)
            await reached(drip)
            assert {await end for end in dripping} == {b""}
            assert b" 400 " not in await between
            await others.go_on()

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


FLOODS = {
    "pings": frame(PING, b"x" * 125) * 100,
    "empty pings": frame(PING) * 1000,
    "pongs": frame(PONG) * 1000,
    "empty parts": frame(TEXT, b"", last=False) + frame(CONT, b"", last=False) * 1000,
    "empty messages": frame(TEXT) * 1000,
    "messages": frame(TEXT, b'{"type":"ping"}') * 100,
}


@pytest.mark.parametrize("reads", [True, False], ids=["reading", "deaf"])
def test_a_flood_of_frames_ends_the_connection(server: Server, reads: bool) -> None:
    """Of each kind on some connections, all at once."""

    async def main() -> None:
        async with innocents(server) as others:
            kinds = [kind for kind in FLOODS for _ in range(4)]
            flooding = []
            for k in range(len(kinds)):
                streams = await upgrade(server, others.code, f"203.0.113.{k}")
                await greet(streams)
                flooding.append(streams)
                if not reads:
                    deaf(streams)
            before = memory_kb(server)
            ends = [asyncio.create_task(end_of(streams)) for streams in flooding] if reads else []
            # A gigabyte of most kinds, if the server took it.
            poured = [
                asyncio.create_task(pour(streams, FLOODS[kind], 20_000))
                for kind, streams in zip(kinds, flooding, strict=True)
            ]
            await others.go_on()
            assert [
                kind for kind, over in zip(kinds, await asyncio.gather(*poured), strict=True) if not over
            ] == []
            assert memory_kb(server) - before < 20 * MEGABYTE
            await others.go_on()
            for kind, said in zip(kinds, await asyncio.gather(*ends), strict=False):
                assert close_code(said) in (0, 1008, 4000, 4429), kind
            await hang_up(flooding)

    bounded(main())


def test_a_message_does_not_come_in_endless_parts(server: Server) -> None:
    async def main() -> None:
        async with innocents(server) as others:
            slow = await upgrade(server, others.code, "203.0.113.9")
            await greet(slow)
            slow[1].write(frame(TEXT, b"", last=False) + frame(CONT, b"", last=False) * (PARTS - 1))
            slow[1].write(frame(PING))
            assert (await slow[0].readexactly(2))[0] & 15 == PONG  # so far, so good
            await others.go_on()
            slow[1].write(frame(CONT, b"", last=False))
            assert close_code(await end_of(slow)) == 1008

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
            quick = await upgrade(server, others.code, "203.0.113.9")
            await greet(quick)
            quick[1].write(frame(TEXT, b'{"type":"ping"}') * 250)
            said = await end_of(quick)
            assert b'"reason":"slow_down"' in said
            assert b'"again":true' in said
            assert close_code(said) == 4429

    bounded(main())


async def silence(streams: Streams, code: str) -> None:
    """Say nothing until it is over."""
    with suppress(ConnectionError):
        assert await streams[0].read() == b""


async def flood(streams: Streams, code: str) -> None:
    """Send more than anybody may."""
    lines = "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13"
    key = "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ=="
    streams[1].write(f"GET /ws/{code} HTTP/1.1\r\nHost: 127.0.0.1\r\n{lines}\r\n{key}\r\n\r\n".encode())
    streams[1].write(frame(TEXT, b'{"type":"hello","protocol":1}'))
    with suppress(ConnectionError):
        for _ in range(20_000):
            streams[1].write(frame(PING, b"x" * 125) * 100)
            await streams[1].drain()
        pytest.fail("nobody put an end to it")


@pytest.mark.parametrize(("blow", "hands"), [(silence, 2 * PER_ADDRESS), (flood, 8)])
def test_who_comes_back_whenever_they_are_cut_off_disturbs_nobody(
    server: Server, blow: Callable[[Streams, str], Awaitable[None]], hands: int
) -> None:
    """Strangers with many hands; people on other addresses play, come and go meanwhile."""
    cut = 0

    async def hand(code: str) -> None:
        nonlocal cut
        while True:
            streams = await dial(server, STRANGER)
            try:
                await blow(streams, code)
                cut += 1
            finally:
                await hang_up([streams])

    async def main() -> None:
        async with innocents(server) as others:
            attack = [asyncio.create_task(hand(others.code)) for _ in range(hands)]
            while cut < 3 * hands:
                await others.go_on()
                late = Person(server, "Late")
                await late.connect(others.code, role="spectator")
                await late.leave()
            assert not any(task.done() for task in attack)
            for task in attack:
                task.cancel()
            await asyncio.gather(*attack, return_exceptions=True)

    bounded(main())
