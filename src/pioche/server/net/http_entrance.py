"""uvicorn's HTTP connection, with limits on what is received before any application code runs."""

from __future__ import annotations

import asyncio
from typing import Any, Final

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from pioche.server.net.door import Admission, Door

DOOR: Final = "door"  # key of the door in the state that all connections share
LARGEST_HEAD: Final = 16_384  # bytes
LARGEST_BODY: Final = 16_384
RECORDS: Final = "/api/records"  # a whole match may be sent here
LARGEST_RECORD: Final = 262_144  # a match of seven thousand moves has half of this
WASTE: Final = 1 << 20  # bytes to discard from a client that has been answered but keeps sending
SLICE: Final = 2048  # bytes to parse in one go


class HttpEntrance(H11Protocol):
    """A connection until it has its answer or becomes a WebSocket."""

    admission: Admission | None = None
    came = 0  # bytes of this request so far
    most = LARGEST_HEAD + LARGEST_BODY  # most bytes of this request
    spent = False  # whether reading has stopped: it was too much, or has been answered

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Register with the door."""
        super().connection_made(transport)
        self.door: Door = self.app_state[DOOR]
        self.admission = self.door.enter(transport, self.client[0] if self.client else "")

    def connection_lost(self, exc: Exception | None) -> None:
        """Tell the door that the connection is gone."""
        super().connection_lost(exc)
        self.door.leave(self.transport)

    def data_received(self, data: bytes) -> None:
        """Parse received bytes in small pieces, and no more than a request may have."""
        if self.spent:
            self.came += len(data)
            if self.came > WASTE:
                self.transport.abort()
            return
        for start in range(0, len(data), SLICE):
            if self.spent or self.transport.is_closing() or self.transport.get_protocol() is not self:
                return
            piece = data[start : start + SLICE]
            self.came += len(piece)
            self.spent = self.came > self.most
            if not self.spent:
                super().data_received(piece)

    def handle_events(self) -> None:
        """Update the deadline as a request progresses."""
        before = self.cycle
        super().handle_events()
        admission, cycle = self.admission, self.cycle
        if admission is None or cycle is None or cycle.response_complete:
            return
        if cycle is not before:
            self.door.headers_came(admission)
            self.most = LARGEST_HEAD + (LARGEST_RECORD if self.scope["path"] == RECORDS else LARGEST_BODY)
            # A body in pieces of one byte costs us a thousand times what it costs the sender.
            self.spent = any(name == b"transfer-encoding" for name, _ in self.headers)
        if not cycle.more_body:
            self.came = 0
            self.door.request_came(admission)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Become a WebSocket, whose handshake has a deadline."""
        if self.admission is not None:
            self.door.headers_came(self.admission)
            self.door.request_came(self.admission)
            super().handle_websocket_upgrade(event)

    def on_response_complete(self) -> None:
        """Wait for the next request, or until a slow reader has read."""
        admission = self.admission
        if admission is not None:
            self.came = 0
            self.spent = self.spent or self.cycle.more_body
            if self.transport.get_write_buffer_size():
                self.door.request_came(admission)
            else:
                self.door.await_headers(admission)
        super().on_response_complete()


def shared_state(door: Door) -> dict[str, Any]:
    """The state that connections share with the application."""
    return {DOOR: door}
