"""The gate before the door: connections are accepted a few at a time.

A connection without a place is closed before anything is allocated for it, and then accepting pauses briefly:
current players come first, however many clients want to connect.
"""

from __future__ import annotations

import asyncio
import logging
import socket
import sys
from collections.abc import Awaitable, Callable
from typing import Final

import uvicorn

from pioche.server.net.door import Door
from pioche.server.net.http_entrance import DOOR, HttpEntrance

AT_ONCE: Final = 16  # connections to accept before others get their turn
REST: Final = 0.004  # seconds without accepting after a connection was turned away
LONG_REST: Final = 0.5  # the same if the system has no more file descriptors
logger = logging.getLogger("pioche.server")


class Gate:
    """A listening socket."""

    def __init__(self, line: socket.socket, door: Door, make: Callable[[], asyncio.Protocol]) -> None:
        self._line = line
        self._door = door
        self._make = make
        self._loop = asyncio.get_running_loop()
        self._coming: set[asyncio.Task[object]] = set()
        self._timer: asyncio.TimerHandle | None = None
        line.setblocking(False)
        self._open()

    def close(self) -> None:
        """Stop accepting connections for good."""
        self._loop.remove_reader(self._line)
        if self._timer is not None:
            self._timer.cancel()

    def _open(self) -> None:
        self._loop.add_reader(self._line, self._take)

    def _rest(self, seconds: float) -> None:
        self._loop.remove_reader(self._line)
        self._timer = self._loop.call_later(seconds, self._open)

    def _take(self) -> None:
        """Accept the next waiting connections."""
        before = self._door.turned_away
        for _ in range(AT_ONCE):
            try:
                connection, (address, *_) = self._line.accept()
            except (BlockingIOError, InterruptedError, ConnectionAbortedError):
                break
            except OSError as error:
                logger.error("no connection can be taken: %s", error.strerror)
                return self._rest(LONG_REST)
            if self._door.admits(address):
                connection.setblocking(False)
                task = self._loop.create_task(self._let_in(connection))
                self._coming.add(task)
                task.add_done_callback(self._coming.discard)
            else:
                connection.close()
        if self._door.turned_away > before:
            self._rest(REST)

    async def _let_in(self, connection: socket.socket) -> None:
        try:
            await self._loop.connect_accepted_socket(self._make, connection)
        except OSError:  # it has gone in the meantime
            connection.close()


class GatedServer(uvicorn.Server):
    """uvicorn's server with our own gates."""

    gates: tuple[Gate, ...] = ()
    drain: Callable[[], Awaitable[None]] | None = None  # runs before shutdown, while everything still works

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start to listen, with gates where the system supports it."""
        if sockets is None or sys.platform == "win32":
            return await super().startup(sockets)
        await super().startup([])
        door = self.lifespan.state[DOOR]
        self.gates = tuple(Gate(line, door, self._protocol) for line in sockets)

    def _protocol(self) -> asyncio.Protocol:
        return HttpEntrance(self.config, self.server_state, self.lifespan.state)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Stop accepting, then end all connections."""
        if self.drain is not None:
            await self.drain()
        for gate in self.gates:
            gate.close()
        await super().shutdown(sockets)
