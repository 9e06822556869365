"""The door: the current connections, their addresses, and the deadline for what each has to send next.

It counts all connections, whatever they turn out to be. What a connection still has to send (its headers, its
body, its first message) has a time limit. Connections without complete headers share a limited number of
places: a new one replaces the one that has waited longest. So idle connections cannot crowd out active ones.
"""

from __future__ import annotations

import asyncio
import math
from collections import Counter
from ipaddress import ip_address
from typing import Final

from pioche.server.net.networks import Networks
from pioche.server.net.security import Buckets
from pioche.server.settings import Settings

ROOM: Final = 512  # most connections without complete headers
ANSWERING: Final = 60.0  # seconds in which a response is made and read
MOMENT: Final = 0.003  # seconds for requests, until everybody else is heard
LOOKS: Final = 4  # checks within the time limit


class Admission:
    """A connection; it is cut at `due`, unless it has sent by then what it has to."""

    __slots__ = ("due", "network", "transport")

    def __init__(self, transport: asyncio.Transport, network: str) -> None:
        self.transport = transport
        self.network = network
        self.due = math.inf


class Door:
    """All connections of the server."""

    def __init__(self, settings: Settings, requests: Buckets, networks: Networks) -> None:
        self.patience = settings.patience
        self.messages = settings.messages
        self.places = settings.connections + ROOM
        self.per_network = settings.places_per_network()
        self.turned_away = 0
        self.cut = 0
        self.broken_off = 0  # for too many bytes or frames
        self._proxies = settings.proxies()
        self._requests = requests
        self._network = networks.of
        self._inside: dict[asyncio.Transport, Admission] = {}
        self._waiting: dict[Admission, None] = {}  # without complete headers; the longest-waiting first
        self._of: Counter[str] = Counter()
        self._moment = 0.0  # when the first request began that this moment has; 0 if it has none
        self._loop = asyncio.get_running_loop()
        self._timer = self._look_later()

    async def turn(self) -> None:
        """Wait until a request may begin: many at once leave others their moments in between."""
        while self._moment and self._loop.time() - self._moment > MOMENT:
            await asyncio.sleep(0)
        if not self._moment:
            self._moment = self._loop.time()
            self._loop.call_soon(self._next_moment)

    def _next_moment(self) -> None:
        self._moment = 0.0

    def close(self) -> None:
        """Stop the timer that checks deadlines."""
        self._timer.cancel()

    def __len__(self) -> int:
        return len(self._inside)

    def trusts(self, address: str) -> bool:
        """Whether an address is a trusted proxy, which says on whose behalf it connects."""
        try:
            found = ip_address(address)
        except ValueError:
            return address == ""  # no address at all: a local socket
        return any(found in network for network in self._proxies)

    # Coming and going

    def admits(self, address: str) -> bool:
        """Whether there is a place for a connection from this address; if not, count it as turned away."""
        if not self.trusts(address):
            network = self._network(address)
            if self._of[network] >= self.per_network or not self._requests.left(network):
                self.turned_away += 1
                return False
        if len(self._inside) >= self.places or len(self._waiting) >= ROOM:
            self._make_place()
        if len(self._inside) >= self.places:
            self.turned_away += 1
            return False
        return True

    def enter(self, transport: asyncio.Transport, address: str) -> Admission | None:
        """Register a connection; None if there is no place, in which case it has been cut."""
        if not self.admits(address):  # others may have come since the gate asked
            transport.abort()
            return None
        network = "" if self.trusts(address) else self._network(address)
        admission = self._inside[transport] = Admission(transport, network)
        self._of[network] += 1
        self.await_headers(admission)
        return admission

    def leave(self, transport: asyncio.Transport) -> None:
        """Forget a connection that has ended."""
        admission = self._inside.pop(transport, None)
        if admission is not None:
            self._waiting.pop(admission, None)
            self._of[admission.network] -= 1
            if not self._of[admission.network]:
                del self._of[admission.network]

    def admission(self, transport: asyncio.Transport) -> Admission:
        """The admission of a connection."""
        return self._inside[transport]

    def _make_place(self) -> None:
        """Cut the connection that has waited longest without complete headers."""
        oldest = next(iter(self._waiting), None)
        if oldest is not None:
            self._cut(oldest)

    # Deadlines

    def await_headers(self, admission: Admission) -> None:
        """The headers of a request are due next."""
        self._waiting.pop(admission, None)
        self._waiting[admission] = None
        admission.due = self._loop.time() + self.patience

    def headers_came(self, admission: Admission) -> None:
        """The rest of a request is due next."""
        self._waiting.pop(admission, None)
        admission.due = self._loop.time() + self.patience

    def request_came(self, admission: Admission) -> None:
        """Now it is our turn, and then the client's to read the response."""
        admission.due = self._loop.time() + max(ANSWERING, self.patience)

    def stays(self, admission: Admission) -> None:
        """The connection may be silent indefinitely, as spectators are."""
        admission.due = math.inf

    # Checking

    def _look_later(self) -> asyncio.TimerHandle:
        return self._loop.call_later(min(1.0, max(0.01, self.patience / LOOKS)), self._look)

    def _look(self) -> None:
        now = self._loop.time()
        for admission in [admission for admission in self._inside.values() if admission.due < now]:
            self._cut(admission)
        self._timer = self._look_later()

    def _cut(self, admission: Admission) -> None:
        """End a connection without waiting for it to read or send anything."""
        self.cut += 1
        self._waiting.pop(admission, None)
        admission.due = math.inf
        admission.transport.abort()
