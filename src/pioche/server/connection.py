"""One client's WebSocket: messages in, checked and counted; messages out, without making a table wait."""

from __future__ import annotations

import asyncio
import contextlib
from collections import deque
from typing import Any, Final

import msgspec
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from pioche.server import wire
from pioche.server.lobby import Lobby
from pioche.server.mail import Arrived, Asked, Departed
from pioche.server.refusing import Refuse
from pioche.server.security import Bucket
from pioche.server.showing import encode

WAITING: Final = 128  # messages that a slow client may be behind
BURST: Final = 3.0  # how many seconds' messages a client may send at once
PATIENCE: Final = 10.0  # seconds for the first message
DIRECT: Final = "pioche.direct"  # where the scope holds the connection's own receive and send
CLOSE: Final = 4000  # the close code that follows a Bye

_decoder: msgspec.json.Decoder[wire.FromClient] = msgspec.json.Decoder(wire.FromClient)
_PONG: Final = encode(wire.Pong())


class Connection:
    """A client at a table, from its Hello to its end."""

    def __init__(self, socket: WebSocket[Any, Any, Any], player: str, rate: float) -> None:
        self.socket = socket
        scope: Any = socket.scope
        self._receive_from, self._send_to = scope[DIRECT]
        self.player = player
        self.lang = "en"
        self.role = "player"
        self.version = -1
        self.info: object = None
        self._out: deque[bytes] = deque()
        self._wake: asyncio.Future[None] | None = None
        self._ended = False
        self._reading: asyncio.Task[None] | None = None
        self._bucket = Bucket(BURST * rate, rate)
        self.missed = False  # whether it asked for a table that does not exist

    # Out

    def send(self, data: bytes) -> None:
        """Have a message sent by and by; a client that is far behind is dropped and comes back."""
        if self._ended:
            return
        if len(self._out) >= WAITING:
            self._ended = True
            if self._reading is not None:
                self._reading.cancel()
        else:
            self._out.append(data)
        self._rouse()

    def end(self, refuse: Refuse, again: bool) -> None:
        """Say why, and close."""
        self.send(encode(wire.Bye(refuse.reason, refuse.text(self.lang), again)))
        self._ended = True

    def _rouse(self) -> None:
        if self._wake is not None and not self._wake.done():
            self._wake.set_result(None)

    async def _pump(self) -> None:
        """Send what waits; a broken socket ends it."""
        send, loop = self._send_to, asyncio.get_running_loop()
        while True:
            while self._out:
                text = self._out.popleft().decode()
                await send({"type": "websocket.send", "text": text})
            if self._ended:
                await self.socket.close(CLOSE)
                return
            self._wake = loop.create_future()
            await self._wake

    # In

    async def serve(self, lobby: Lobby, code: str) -> None:
        """Serve the client until it goes."""
        pump = asyncio.create_task(self._pump())
        self._reading = asyncio.create_task(self._serve(lobby, code))
        try:
            await self._reading
        except Refuse as refuse:
            self.missed = refuse.reason == "no_table"
            self.end(refuse, again=refuse.reason in ("slow_down", "storage"))
        except WebSocketDisconnect:
            self._ended = True
            pump.cancel()
        except TimeoutError:
            self.end(Refuse("unreadable"), again=False)
        except asyncio.CancelledError:
            if not self._ended:
                raise
        finally:
            self._ended = True
            self._rouse()
            with contextlib.suppress(asyncio.CancelledError, Exception):
                await asyncio.wait_for(pump, PATIENCE)

    async def _serve(self, lobby: Lobby, code: str) -> None:
        async with asyncio.timeout(PATIENCE):
            hello = await self._receive()
        if not isinstance(hello, wire.Hello):
            raise Refuse("unreadable")
        self.lang = hello.lang
        self.role = hello.role
        if hello.protocol != wire.PROTOCOL:
            raise Refuse("other_protocol")
        owner = await lobby.owner(code)
        owner.mailbox.put_nowait(Arrived(self, hello.since))
        try:
            while not self._ended:
                message = await self._receive()
                if isinstance(message, wire.Ping):
                    self.send(_PONG)
                elif isinstance(message, wire.Hello):
                    raise Refuse("unreadable")
                else:
                    if isinstance(message, wire.Do) and isinstance(message.command, wire.Speak):
                        self.lang = message.command.lang
                    owner.mailbox.put_nowait(Asked(self, message))
        finally:
            owner.mailbox.put_nowait(Departed(self))

    async def _receive(self) -> wire.FromClient:
        """The next message, if it is one and not one too many."""
        event = await self._receive_from()
        if event["type"] != "websocket.receive":
            raise WebSocketDisconnect(detail="the client is gone")
        text = event.get("text") or ""
        if not self._bucket.take():
            raise Refuse("slow_down")
        try:
            return _decoder.decode(text)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            raise Refuse("unreadable") from None
