"""A watch over the other processes: a connection that stays open, and breaks at once when one side dies.

It only speeds things up: a process that cannot be reached this way is known to be gone when its lease
expires.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import uuid
from collections.abc import Awaitable, Callable
from ipaddress import ip_address
from pathlib import Path
from typing import Final

from pioche.server.cluster.registry import Peer

PATIENCE: Final = 2.0  # seconds to connect
PAUSE: Final = 1.0  # seconds until a failed connection is tried again
LOOK: Final = 0.1  # seconds between two looks whether a process is known by now
MOST: Final = 64  # most connections of those who have not said yet who they are
NAME: Final = 64  # bytes of what they may say


def machine() -> str:
    """An identifier of the machine, or of a container's network on it."""
    try:
        boot = Path("/proc/sys/kernel/random/boot_id").read_text(encoding="ascii").strip()
        return f"{boot} {os.stat('/proc/self/ns/net').st_ino}"
    except OSError:  # not Linux
        return f"{uuid.getnode():x}"


class Watch:
    """Holds a connection to every other process; `gone` is called when one of them has died.

    Whoever connects says its id first, which only processes of this database know. Others are let go after a
    moment; so are processes of older versions, which connect again then.
    """

    def __init__(self, gone: Callable[[str], Awaitable[None]], node: Callable[[], str]) -> None:
        self._gone = gone
        self._node = node
        self._peers: dict[str, Peer] = {}
        self._strangers: dict[asyncio.StreamWriter, None] = {}  # the one who has waited longest first
        self._machine = machine()
        self._server: asyncio.Server | None = None
        self._held: set[asyncio.StreamWriter] = set()
        self._watching: dict[str, asyncio.Task[None]] = {}

    async def open(self, host: str, shown: str) -> str:
        """Let others connect to this process; return the address at which they find it."""
        self._server = await asyncio.start_server(self._hold, host, 0, limit=NAME)
        port = self._server.sockets[0].getsockname()[1]
        return f"{shown} {port}"

    async def _hold(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Keep a connection of a process open in silence; it breaks when either side dies."""
        if len(self._strangers) >= MOST:
            oldest = next(iter(self._strangers))
            del self._strangers[oldest]
            oldest.transport.abort()
        self._strangers[writer] = None
        with contextlib.suppress(OSError, ValueError):
            if await self._known(reader):
                self._strangers.pop(writer, None)
                self._held.add(writer)
                await reader.read(1)
        self._strangers.pop(writer, None)
        self._held.discard(writer)
        writer.transport.abort()

    async def _known(self, reader: asyncio.StreamReader) -> bool:
        """Whether one of the processes says its id, which may only just have become known."""
        said = b""
        with contextlib.suppress(TimeoutError, asyncio.IncompleteReadError, asyncio.LimitOverrunError):
            async with asyncio.timeout(PATIENCE):
                said = await reader.readuntil(b"\n")
                while said.decode("ascii").strip() not in self._peers:
                    await asyncio.sleep(LOOK)
        return said.decode("ascii").strip() in self._peers

    def look(self, peers: dict[str, Peer]) -> None:
        """Watch these processes, and no others."""
        self._peers = peers
        for id in self._watching.keys() - peers.keys():
            self._watching.pop(id).cancel()
        for id, peer in peers.items():
            if id not in self._watching and peer.address:
                self._watching[id] = asyncio.create_task(self._watch(peer), name=f"watch {id}")

    async def _watch(self, peer: Peer) -> None:
        host, _, port = peer.address.rpartition(" ")
        # A refused port proves enough on this machine; elsewhere it may be a firewall's answer.
        met = peer.machine == self._machine
        if not met and _loopback(host):
            return
        while True:
            try:
                async with asyncio.timeout(PATIENCE):
                    reader, writer = await asyncio.open_connection(host, int(port))
            except ConnectionRefusedError:
                if met:
                    await self._gone(peer.id)
                    return
            except (OSError, TimeoutError):
                pass
            else:
                met = True
                began = asyncio.get_running_loop().time()
                with contextlib.suppress(OSError):
                    writer.write(f"{self._node()}\n".encode())
                    await reader.read(1)
                writer.close()
                if asyncio.get_running_loop().time() - began > PAUSE:
                    continue  # reconnect at once to see whether the process is still there
            await asyncio.sleep(PAUSE)

    async def close(self) -> None:
        """Stop watching, and close all connections."""
        for task in self._watching.values():
            task.cancel()
        if self._server is not None:
            self._server.close()
        for writer in [*self._held, *self._strangers]:
            writer.close()


def _loopback(host: str) -> bool:
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"
