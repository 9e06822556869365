"""Somebody who attacks a server with eight hands, as a process of its own that goes on until it is killed.

Whoever is cut off comes back at once. It steps back behind everybody else on this machine, as an attacker
from elsewhere would take none of its processor time: attacker.py KIND PORT CODE
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import sys
from collections.abc import Awaitable, Callable

from tests.server.attacking import CONT, PING, STRANGER, TEXT, Streams, frame

HANDS = 8
AT_ONCE = 300  # connections of those who keep them
PIECES = 1000
REST = 0.01  # seconds
HELLO = frame(TEXT, b'{"type":"hello","protocol":1}')
POST = b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\n"
BEGUN = {
    "silence": b"",
    "unfinished headers": b"GET /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: ",
    "unfinished bodies": POST + b"Content-Length: 999\r\n\r\n",
}
FLOODS = {
    "pings": frame(PING, b"x" * 125) * PIECES,
    "unread pings": frame(PING, b"x" * 125) * PIECES,
    "empty parts": frame(TEXT, b"", last=False) + frame(CONT, b"", last=False) * PIECES,
    "messages": frame(TEXT, b'{"type":"ping"}') * PIECES,
}
PLACES = "all places"
KINDS = (*BEGUN, *FLOODS, PLACES)
Blow = Callable[[Streams], Awaitable[object]]


async def upgraded(streams: Streams, code: str) -> None:
    """Make a WebSocket of a connection."""
    lines = [
        f"GET /ws/{code} HTTP/1.1",
        "Host: 127.0.0.1",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
    ]
    streams[1].write("\r\n".join([*lines, "", ""]).encode())
    await streams[0].readuntil(b"\r\n\r\n")


async def heard_out(streams: Streams) -> None:
    """Read until the other side ends it."""
    while await streams[0].read(65536):
        pass


def blow_of(kind: str, code: str) -> Blow:
    """What is done with each connection until it is cut off."""

    async def begin(streams: Streams) -> None:
        streams[1].write(BEGUN[kind])
        await heard_out(streams)

    async def flood(streams: Streams) -> None:
        await upgraded(streams, code)
        streams[1].write(HELLO)
        reading = None if kind == "unread pings" else asyncio.create_task(heard_out(streams))
        try:
            while True:
                streams[1].write(FLOODS[kind])
                await streams[1].drain()
        finally:
            if reading is not None:
                reading.cancel()

    async def stay(streams: Streams) -> None:
        await upgraded(streams, code)
        streams[1].write(HELLO)
        await heard_out(streams)

    return begin if kind in BEGUN else stay if kind == PLACES else flood


async def main(kind: str, port: int, code: str) -> None:
    """Attack for ever."""
    blow = blow_of(kind, code)

    async def hand() -> None:
        while True:
            with contextlib.suppress(OSError, asyncio.IncompleteReadError):
                streams = await asyncio.open_connection("127.0.0.1", port, local_addr=(STRANGER, 0))
                try:
                    await blow(streams)
                finally:
                    streams[1].transport.abort()
            await asyncio.sleep(REST)

    os.nice(19)
    await asyncio.gather(*(hand() for _ in range(HANDS if kind in FLOODS else AT_ONCE)))


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], int(sys.argv[2]), sys.argv[3]))
