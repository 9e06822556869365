"""The door: who is inside, from which address, and until when each must have said what it came for.

Everything here counts connections, whatever they turn out to be. What a connection owes us (its headers, its
body, its first message) has a time limit, and those who owe their headers share a room of limited size: where
one more comes, the one that has waited longest goes. So silence takes nobody's place.
"""

from __future__ import annotations

import asyncio
import math
from collections import Counter
from ipaddress import ip_address
from typing import Final

from pioche.server.net.security import Buckets
from pioche.server.settings import Settings

ROOM: Final = 512  # connections that owe us their headers
ANSWERING: Final = 60.0  # seconds in which an answer is made, and has been read
LOOKS: Final = 4  # times that the door looks around while somebody's patience lasts


class Admission:
    """A connection that has been let in, and when it is cut unless it has sent or read what it owes."""

    __slots__ = ("address", "due", "transport")

    def __init__(self, transport: asyncio.Transport, address: str) -> None:
        self.transport = transport
        self.address = address
        self.due = math.inf


class Door:
    """All connections of the server."""

    def __init__(self, settings: Settings, requests: Buckets) -> None:
        self.patience = settings.patience
        self.messages = settings.messages
        self.places = settings.connections + ROOM
        self.per_address = settings.connections_per_address
        self.turned_away = 0
        self.cut = 0
        self.broken_off = 0  # because of too many bytes or frames
        self._proxies = settings.proxies()
        self._requests = requests
        self._inside: dict[asyncio.Transport, Admission] = {}
        self._waiting: dict[Admission, None] = {}  # for their headers; whoever waits longest comes first
        self._of: Counter[str] = Counter()
        self._loop = asyncio.get_running_loop()
        self._timer = self._look_later()

    def close(self) -> None:
        """Look no more."""
        self._timer.cancel()

    def __len__(self) -> int:
        return len(self._inside)

    def trusts(self, address: str) -> bool:
        """Whether an address is a proxy's, which tells on whose behalf it comes."""
        try:
            found = ip_address(address)
        except ValueError:
            return address == ""  # no address at all: a socket of this machine
        return any(found in network for network in self._proxies)

    # Coming and going

    def admits(self, address: str) -> bool:
        """Whether there is a place for one more connection from an address; else it has been turned away."""
        own = not self.trusts(address)
        if own and (self._of[address] >= self.per_address or not self._requests.left(address)):
            self.turned_away += 1
            return False
        if len(self._inside) >= self.places or len(self._waiting) >= ROOM:
            self._make_place()
        if len(self._inside) >= self.places:
            self.turned_away += 1
            return False
        return True

    def enter(self, transport: asyncio.Transport, address: str) -> Admission | None:
        """Let a connection in; None if there is no place for it, and it has been cut."""
        if not self.admits(address):  # others may have come since it was asked at the gate
            transport.abort()
            return None
        admission = self._inside[transport] = Admission(transport, "" if self.trusts(address) else address)
        self._of[admission.address] += 1
        self.await_headers(admission)
        return admission

    def leave(self, transport: asyncio.Transport) -> None:
        """Forget a connection that has ended."""
        admission = self._inside.pop(transport, None)
        if admission is not None:
            self._waiting.pop(admission, None)
            self._of[admission.address] -= 1
            if not self._of[admission.address]:
                del self._of[admission.address]

    def admission(self, transport: asyncio.Transport) -> Admission:
        """Who came in by this connection."""
        return self._inside[transport]

    def _make_place(self) -> None:
        """Send away whoever has owed us headers for the longest time."""
        oldest = next(iter(self._waiting), None)
        if oldest is not None:
            self._cut(oldest)

    # What they owe us

    def await_headers(self, admission: Admission) -> None:
        """The next thing that has to come are the headers of a request."""
        self._waiting.pop(admission, None)
        self._waiting[admission] = None
        admission.due = self._loop.time() + self.patience

    def headers_came(self, admission: Admission) -> None:
        """The next thing that has to come is the rest of a request."""
        self._waiting.pop(admission, None)
        admission.due = self._loop.time() + self.patience

    def request_came(self, admission: Admission) -> None:
        """Now it is our turn, and the client's to read what we say."""
        admission.due = self._loop.time() + max(ANSWERING, self.patience)

    def stays(self, admission: Admission) -> None:
        """It may be silent as long as it likes, as those do who look on at a table."""
        admission.due = math.inf

    # Looking around

    def _look_later(self) -> asyncio.TimerHandle:
        return self._loop.call_later(min(1.0, max(0.01, self.patience / LOOKS)), self._look)

    def _look(self) -> None:
        now = self._loop.time()
        for admission in [admission for admission in self._inside.values() if admission.due < now]:
            self._cut(admission)
        self._timer = self._look_later()

    def _cut(self, admission: Admission) -> None:
        """End a connection without waiting for it to read or say anything."""
        self.cut += 1
        self._waiting.pop(admission, None)
        admission.due = math.inf
        admission.transport.abort()
