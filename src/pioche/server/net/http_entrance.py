"""An HTTP connection, with limits on what is received before any application code runs; h11 reads it."""

from __future__ import annotations

import asyncio
import logging
from http import HTTPStatus
from typing import Any, Final
from urllib.parse import unquote

import h11
import uvicorn
from starlette.types import ASGIApp, Message, Scope
from uvicorn.server import ServerState

from pioche.server.net.door import Admission, Door
from pioche.server.net.fast_socket import FastSocket
from pioche.server.table.refusing import Refuse, failure
from pioche.server.table.showing import encode
from pioche.texts.catalogue import catalogue

DOOR: Final = "door"  # key of the door in the state that all connections share
LARGEST_HEAD: Final = 16_384  # bytes
LARGEST_BODY: Final = 16_384
RECORDS: Final = "/api/records"  # a whole match may be sent here
LARGEST_RECORD: Final = 262_144  # a match of seven thousand moves has half of this
WASTE: Final = 1 << 20  # bytes to discard from a client that has been answered but keeps sending
SLICE: Final = 2048  # bytes to parse in one go
logger = logging.getLogger("pioche.server")


class Exchange:
    """A request and its answer."""

    def __init__(self, entrance: HttpEntrance, scope: Scope) -> None:
        self._entrance = entrance
        self._scope = scope
        self._head: h11.Response | None = None  # goes out with the first part of the body
        self.body = b""  # that nobody has taken yet
        self.more_body = True
        self.news = asyncio.Event()
        self.complete = False
        self.gone = False  # whether nobody waits for the answer

    async def run(self, app: ASGIApp) -> None:
        """Have it answered; an application that fails is cut off."""
        await self._entrance.door.turn()
        try:
            await app(self._scope, self.receive, self.send)
        except Exception:
            logger.exception("a request failed")
        if not (self.complete or self.gone):
            self._entrance.transport.close()

    async def receive(self) -> Message:
        """The next part of the request."""
        if not (self.gone or self.complete):
            self._entrance.ask_on()
            await self.news.wait()
            self.news.clear()
        if self.gone or self.complete:
            return {"type": "http.disconnect"}
        body, self.body = self.body, b""
        return {"type": "http.request", "body": body, "more_body": self.more_body}

    async def send(self, message: Message) -> None:
        """Send the next part of the answer, once the client has read enough of what was before."""
        await self._entrance.writable.wait()
        if self.gone:
            return
        if message["type"] == "http.response.start":
            status, headers = message["status"], [*self._entrance.headers(), *message.get("headers", [])]
            self._head = h11.Response(
                status_code=status, headers=headers, reason=HTTPStatus(status).phrase.encode()
            )
            return
        data = b"" if self._scope["method"] == "HEAD" else message.get("body", b"")
        head: list[h11.Event] = [] if self._head is None else [self._head]
        self._head, self.complete = None, not message.get("more_body", False)
        self._entrance.write(*head, h11.Data(data=data), *([h11.EndOfMessage()] if self.complete else []))
        if self.complete:
            self.news.set()
            self._entrance.answered()


class HttpEntrance(asyncio.Protocol):
    """A connection until it becomes a WebSocket, made by uvicorn's server or one of our gates."""

    def __init__(
        self,
        config: uvicorn.Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        self._app: ASGIApp = config.loaded_app
        self._server = server_state
        self._shared = app_state
        self.door: Door = app_state[DOOR]
        self.writable = asyncio.Event()
        self.writable.set()
        self._conn = h11.Connection(h11.SERVER, LARGEST_HEAD)
        self._exchange: Exchange | None = None
        self._admission: Admission | None = None
        self._came = 0  # bytes of this request so far
        self._most = LARGEST_HEAD + LARGEST_BODY  # most bytes of this request
        self._spent = False  # whether reading has stopped: it was too much, or has been answered
        self._last = False  # whether the server ends with this answer

    # What the event loop and the server tell

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Register with the door."""
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        self._server.connections.add(self)  # type: ignore[arg-type]
        # Nobody's, where the client has gone before it was let in.
        ends = (transport.get_extra_info(name) for name in ("peername", "sockname"))
        self._client, self._own = (end and end[:2] for end in ends)
        self._admission = self.door.enter(transport, self._client[0] if self._client else "")

    def connection_lost(self, exc: Exception | None) -> None:
        """Tell the door that the connection is gone, and whoever answers."""
        self._server.connections.discard(self)
        self.door.leave(self.transport)
        if self._exchange is not None:
            self._exchange.gone = True
            self._exchange.news.set()
            self._exchange = None  # it knows us: neither would go before somebody collects garbage
        self.writable.set()

    def pause_writing(self) -> None:
        """The client has to read first."""
        self.writable.clear()

    def resume_writing(self) -> None:
        """The client has read."""
        self.writable.set()

    def shutdown(self) -> None:
        """The server ends: so does the connection, after what is being answered."""
        self._last = True
        if self._exchange is None or self._exchange.complete:
            self.transport.close()

    # In

    def data_received(self, data: bytes) -> None:
        """Parse received bytes in small pieces, and no more than a request may have."""
        if self._spent:
            self._came += len(data)
            if self._came > WASTE:
                self.transport.abort()
            return
        for start in range(0, len(data), SLICE):
            if self._spent or self.transport.is_closing() or self.transport.get_protocol() is not self:
                return
            piece = data[start : start + SLICE]
            self._came += len(piece)
            self._spent = self._came > self._most
            if not self._spent:
                self._conn.receive_data(piece)
                self._take()

    def _take(self) -> None:
        """Take what has come, as far as it is whole."""
        while not self._spent:
            try:
                event = self._conn.next_event()
            except h11.RemoteProtocolError:
                self._refuse()
                return
            if isinstance(event, h11.Request):
                self._begin(event)
            elif isinstance(event, h11.Data) and self._exchange is not None:
                self._exchange.body += event.data
                self._exchange.news.set()
            elif isinstance(event, h11.EndOfMessage) and self._exchange is not None:
                self._exchange.more_body = False
                self._exchange.news.set()
                self._came = 0
                if self._admission is not None and not self._exchange.complete:
                    self.door.request_came(self._admission)
            else:
                if event is h11.PAUSED:  # the next request has come before this one was answered
                    self.transport.pause_reading()
                return

    def _begin(self, request: h11.Request) -> None:
        """A request, or a client that wants to become a WebSocket."""
        if self._admission is None:
            self._spent = True
            return
        raw, _, query = request.target.partition(b"?")
        headers = [*request.headers]
        said = dict(headers)
        upgrades = b"upgrade" in said.get(b"connection", b"").lower()
        websocket = upgrades and said.get(b"upgrade", b"").lower() == b"websocket"
        scope = {
            "type": "websocket" if websocket else "http",
            "asgi": {"version": "3.0", "spec_version": "2.4"},
            "http_version": request.http_version.decode("ascii"),
            "server": self._own,
            "client": self._client,
            "scheme": "ws" if websocket else "http",
            "method": request.method.decode("ascii"),
            "root_path": "",
            "path": unquote(raw.decode("ascii")),
            "raw_path": raw,
            "query_string": query,
            "headers": headers,
            "state": self._shared.copy(),
        }
        self.door.headers_came(self._admission)
        if websocket:
            self._become_websocket(request, scope)
            return
        self._most = LARGEST_HEAD + (LARGEST_RECORD if scope["path"] == RECORDS else LARGEST_BODY)
        # A body in pieces of one byte costs us a thousand times what it costs the sender.
        self._spent = b"transfer-encoding" in said
        self._exchange = Exchange(self, scope)
        task = asyncio.get_running_loop().create_task(self._exchange.run(self._app))
        self._server.tasks.add(task)
        task.add_done_callback(self._server.tasks.discard)

    def _become_websocket(self, request: h11.Request, scope: Scope) -> None:
        """Hand the connection over; its handshake has a deadline."""
        assert self._admission is not None  # who was not let in asks for nothing
        self._server.connections.discard(self)
        self.door.request_came(self._admission)
        socket = FastSocket(self._app, self._server, self.door, self._admission)
        self.transport.set_protocol(socket)
        lines = [b"%s: %s\r\n" % (name, value) for name, value in request.headers]
        socket.begin(scope, b"".join([b"GET %s HTTP/1.1\r\n" % request.target, *lines, b"\r\n"]))

    def _refuse(self) -> None:
        """What has come is no HTTP."""
        self._spent = True
        if self._conn.our_state in (h11.IDLE, h11.SEND_RESPONSE):
            body = encode(failure(Refuse("unreadable"), catalogue("en")))
            told = {
                "content-type": "application/json",
                "content-length": str(len(body)),
                "connection": "close",
            }
            head = h11.Response(status_code=400, headers=list(told.items()), reason=b"Bad Request")
            self.write(head, h11.Data(data=body), h11.EndOfMessage())
        self.transport.close()

    # Out

    def headers(self) -> list[tuple[bytes, bytes]]:
        """What every answer says."""
        return self._server.default_headers + ([(b"connection", b"close")] if self._last else [])

    def write(self, *events: h11.Event) -> None:
        """Write parts of an answer together."""
        self.transport.write(b"".join(self._conn.send(event) or b"" for event in events))

    def ask_on(self) -> None:
        """Somebody waits for the rest of the request; a client may wait for that."""
        if self._conn.they_are_waiting_for_100_continue and not self.transport.is_closing():
            self.write(h11.InformationalResponse(status_code=100, headers=[], reason=b"Continue"))

    def answered(self) -> None:
        """Wait for the next request, or until a slow reader has read."""
        self._server.total_requests += 1
        assert self._exchange is not None  # somebody has asked
        if self._admission is not None:
            self._came = 0
            self._spent = self._spent or self._exchange.more_body
            if self.transport.get_write_buffer_size():
                self.door.request_came(self._admission)
            else:
                self.door.await_headers(self._admission)
        if self._conn.our_state is h11.MUST_CLOSE:
            self.transport.close()
        elif not self.transport.is_closing() and self._conn.their_state is h11.DONE:
            self._conn.start_next_cycle()
            self.transport.resume_reading()
            self._take()


def shared_state(door: Door) -> dict[str, Any]:
    """The state that connections share with the application."""
    return {DOOR: door}
