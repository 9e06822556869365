"""What attackers do to a server, byte by byte, and a table at which others play meanwhile."""

from __future__ import annotations

import asyncio
import os
import socket
import struct
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

from tests.server.serving import LATE, Person, Server, table_of

STRANGER = "127.0.0.2"  # an address of this machine that is no proxy's
LONGEST = 300.0  # seconds, on however slow a machine
MASK = b"\0\0\0\0"
TEXT, CONT, CLOSE, PING, PONG = 1, 0, 8, 9, 10
Streams = tuple[asyncio.StreamReader, asyncio.StreamWriter]


def bounded(work: Coroutine[Any, Any, None]) -> None:
    """Run something that, were the server to hold on, would have no end."""

    async def in_time() -> None:
        async with asyncio.timeout(LONGEST):
            await work

    asyncio.run(in_time())


def frame(opcode: int, data: bytes = b"", last: bool = True) -> bytes:
    """A frame as a client sends it, of less than 64 kB (RFC 6455, 5.2)."""
    size = bytes((0x80 | len(data),)) if len(data) < 126 else bytes((0xFE,)) + len(data).to_bytes(2)
    return bytes((opcode | 0x80 * last,)) + size + MASK + data


async def dial(server: Server, address: str = "127.0.0.1") -> Streams:
    """A connection on which nothing has been said."""
    return await asyncio.open_connection("127.0.0.1", server.port, local_addr=(address, 0))


async def upgrade(server: Server, code: str, forwarded: str = "", cookie: str = "") -> Streams:
    """A WebSocket without a library, and so without its manners."""
    reader, writer = await dial(server)
    lines = [
        f"GET /ws/{code} HTTP/1.1",
        f"Host: 127.0.0.1:{server.port}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
    ]
    if forwarded:
        lines.append(f"X-Forwarded-For: {forwarded}")
    if cookie:
        lines.append(f"Cookie: pioche={cookie}")
    writer.write("\r\n".join([*lines, "", ""]).encode())
    assert b" 101 " in await reader.readuntil(b"\r\n\r\n")
    return reader, writer


async def greet(streams: Streams) -> None:
    """Say Hello, and hear how things are."""
    streams[1].write(frame(TEXT, b'{"type":"hello","protocol":1}'))
    _, size = await streams[0].readexactly(2)
    if size >= 126:
        size = int.from_bytes(await streams[0].readexactly(2 if size == 126 else 8))
    assert (await streams[0].readexactly(size)).startswith(b'{"type":"update"')


async def end_of(streams: Streams) -> bytes:
    """All that is said until the server hangs up."""
    said = b""
    with suppress(ConnectionError):
        while data := await streams[0].read(65536):
            said += data
    await hang_up([streams])
    return said


async def hang_up(connections: list[Streams]) -> None:
    """End connections from our side, without a word."""
    for _, writer in connections:
        writer.transport.abort()
        with suppress(ConnectionError):
            await writer.wait_closed()


async def pour(streams: Streams, data: bytes, times: int) -> bool:
    """Write again and again without reading; whether the server put an end to it."""
    try:
        for _ in range(times):
            streams[1].write(data)
            await streams[1].drain()
    except ConnectionError:
        return True
    return False


def deaf(streams: Streams) -> None:
    """Read nothing from now on, and let the system keep as little as it can."""
    transport = streams[1].transport
    assert isinstance(transport, asyncio.ReadTransport)
    transport.pause_reading()
    raw: socket.socket = transport.get_extra_info("socket")
    raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)


def close_code(said: bytes) -> int:
    """The code of the frame that closes the connection, 0 if none came."""
    at = 0
    while at + 4 <= len(said):
        opcode, size, start = said[at] & 15, said[at + 1], at + 2
        if opcode == CLOSE:
            return int(struct.unpack("!H", said[start : start + 2])[0])
        if size >= 126:
            start += 2 if size == 126 else 8
            size = int.from_bytes(said[at + 2 : start])
        at = start + size
    return 0


def memory_kb(server: Server) -> int:
    """What the server holds of the machine's memory."""
    assert server.process is not None
    pages = int(Path(f"/proc/{server.process.pid}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") // 1024


class Innocents:
    """Two people who play one match after the other, and take no notice of anybody."""

    def __init__(self, people: list[Person]) -> None:
        self.people = people
        self.code = people[0].code

    async def go_on(self, moves: int = 30) -> None:
        """Play until so much more has happened at their table; nobody keeps them from it."""
        goal = max(person.version or 0 for person in self.people) + moves
        await asyncio.gather(*(self._play(person, goal) for person in self.people))

    async def _play(self, person: Person, goal: int) -> None:
        """Answer whatever is asked until a version is reached."""
        while (person.version or 0) < goal:
            update = person.update
            game, table = update["game"], update["table"]
            if update["you"]["number_wanted"]:
                await self._do(person, "number", number="0" * 32)
            elif table["phase"] == "lobby" and update["you"]["host"]:
                await self._do(person, "start")
            elif game and game["decision"] == "round_over" and not table["chairs"][person.seat]["ready"]:
                await self._do(person, "next")
            elif game and person.asked():
                await self._do(person, "answer", **game["answers"][0])
            else:
                await person.hear("update")

    async def _do(self, person: Person, do: str, **words: Any) -> None:
        """Give a command, which is taken unless the other one was quicker."""
        said = await person.do(do, **words)
        assert said["type"] == "ack" or said["reason"] in (*LATE, "match_running"), said
        if said["type"] == "ack":
            await person.reach(said["version"])
        else:
            await person.hear("update")


@asynccontextmanager
async def innocents(server: Server) -> AsyncIterator[Innocents]:
    """A table in play, as long as it is looked at."""
    async with table_of(server, "classic", 2, options={"target": 1000}) as people:
        yield Innocents(people)
