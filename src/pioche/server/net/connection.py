"""One client's WebSocket: messages in, checked and counted; messages out, without blocking a table."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable
from typing import Any, Final, assert_never

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from pioche.server.meters import Meters
from pioche.server.net.fast_socket import EXTENSION, FastSocket
from pioche.server.net.security import BURST, Bucket
from pioche.server.table.mailbox import Answered, Arrived, Asked, Departed, Place, Post
from pioche.server.table.refusing import Refuse
from pioche.server.table.runtime import StoreError
from pioche.server.table.showing import encode
from pioche.server.wire import messages as wire
from pioche.texts.languages import choose
from pioche.texts.words import Words

logger = logging.getLogger("pioche.server")
WAITING: Final = 128  # most messages that a slow client may be behind
PATIENCE: Final = 10.0  # seconds for the last message
CLOSE: Final = 4000  # the close code after a Bye whose reason has none of its own
CODES: Final = {"slow_down": 4429, "fault": 4500, "storage": 4503, "full_house": 4503}
AGAIN: Final = ("slow_down", "fault", "storage", "full_house")

_decoder: msgspec.json.Decoder[wire.FromClient] = msgspec.json.Decoder(wire.FromClient)
_PONG: Final = encode(wire.Pong())


class Outgoing:
    """Sends what is said at one moment together: one callback for all receivers."""

    def __init__(self) -> None:
        self._due: list[Callable[[], None]] = []

    def add(self, flush: Callable[[], None]) -> None:
        """Call `flush` at the end of this moment."""
        self._due.append(flush)
        if len(self._due) == 1:
            asyncio.get_running_loop().call_soon(self._flush)

    def _flush(self) -> None:
        due, self._due = self._due, []
        for flush in due:
            try:
                flush()
            except Exception:  # one failing connection must not affect the others
                logger.exception("a message could not be sent")


class Connection:
    """A client at a table, from its Hello to its end."""

    def __init__(
        self,
        socket: WebSocket,
        player: str,
        words: Callable[[str], Words],
        rate: float,
        meters: Meters,
        outgoing: Outgoing,
        messages: Callable[[], bool],
        commands: Callable[[], bool],
    ) -> None:
        self.socket = socket
        extensions: Any = socket.scope["extensions"]
        self._fast: FastSocket = extensions[EXTENSION]["socket"]
        self._loop = asyncio.get_running_loop()
        self.player = player
        self._words = words
        self._meters = meters
        self._outgoing = outgoing
        self._asked = 0.0  # arrival time of the command in progress; 0 if there is none
        self.lang = "en"
        self.role = "player"
        self.version = -1
        self.info: object = None
        self._out: list[bytes] = []
        self._ended = False
        self._code = CLOSE
        self._bucket = Bucket(BURST * rate, rate)
        self._messages, self._commands = messages, commands  # whether its network may send one more

    # Out

    def send(self, data: bytes) -> None:
        """Queue a message; a client that is far behind is dropped, and comes back."""
        if self._ended:
            return
        self._out.append(data)
        if len(self._out) == 1:
            self._outgoing.add(self._flush)
        elif len(self._out) > WAITING:
            self._flush()  # much may be said at one moment; a client that accepts it is not behind
            if self._out:
                self._ended = True
                self._fast.transport.abort()

    def answer(self, message: Answered) -> None:
        """Answer a command, and measure how long that took."""
        if self._asked and not self._ended:
            self._meters.answers[str(message.__struct_config__.tag)] += 1
            self._meters.latency.add(self._loop.time() - self._asked)
            self._asked = 0.0
            if isinstance(message, wire.Refused):
                self._meters.refusals[message.reason] += 1
        self.send(encode(message))

    def end(self, refuse: Refuse, again: bool) -> None:
        """Tell the client why it is sent away, and whether to come back; then hang up."""
        if not self._ended:
            self._meters.refusals[refuse.reason] += 1
            self._code = CODES.get(refuse.reason, CLOSE)
            after = refuse.after if again else 0
            self.send(encode(wire.Bye(refuse.reason, refuse.text(self._words(self.lang)), again, after)))
            self._ended = True
            self._fast.hang_up()

    def _flush(self) -> None:
        if self._out and self._fast.say(self._out):
            self._out.clear()

    # In

    async def turn_away(self, refuse: Refuse) -> None:
        """Say why there is no place, whatever the client has to say, and close."""
        self.end(refuse, again=True)
        await self._close()

    async def serve(self, code: str, find: Callable[[], Awaitable[Place]], patience: float) -> None:
        """Serve the client until it leaves; its first message has to come within `patience` seconds.

        `find` finds the table, or the cup, when somebody has said Hello to it; otherwise a Refuse.
        """
        try:
            async with asyncio.timeout(patience):
                hello = self._decoded(await self._receive())
            if not isinstance(hello, wire.Hello):
                raise Refuse("unreadable")
            self.lang = choose([hello.lang])
            self.role = hello.role
            if hello.protocol != wire.PROTOCOL:
                raise Refuse("other_protocol")
            await self._listen((await find()).mailbox, hello.since)
        except Refuse as refuse:
            self._refuse(refuse)
        except StoreError:
            self._refuse(Refuse("storage"))
        except TimeoutError:
            self._refuse(Refuse("unreadable"))
        except WebSocketDisconnect:
            self._ended = True
        except Exception:
            logger.exception("a connection to table %s failed", code)
            self._refuse(Refuse("fault"))
        await self._close()

    async def _close(self) -> None:
        with contextlib.suppress(Exception):  # a broken socket needs no closing
            async with asyncio.timeout(PATIENCE):
                self._flush()
                await self.socket.close(self._code)

    async def _listen(self, mailbox: Post, since: int | None) -> None:
        """Pass on what the client says, starting with what arrived before anybody listened."""

        def heard(text: bytes | str) -> None:
            try:
                self._pass_on(mailbox, self._decoded(text))
            except Refuse as refuse:
                self._refuse(refuse)

        self._fast.stay()
        self._fast.free = self._flush
        mailbox.put_nowait(Arrived(self, since))
        try:
            while not self._ended:
                if self._fast.queue.empty():
                    self._fast.heard = heard
                heard(await self._receive())
        finally:
            self._fast.heard = self._fast.free = None
            mailbox.put_nowait(Departed(self))

    def _pass_on(self, mailbox: Post, message: wire.FromClient) -> None:
        if self._ended:
            return
        match message:
            case wire.Ping():
                self.send(_PONG)
                return
            case wire.Hello():
                raise Refuse("unreadable")
            case wire.Do():
                if not self._commands():
                    raise Refuse("slow_down")
                if isinstance(message.command, wire.Speak):
                    self.lang = choose([message.command.lang])
                self._asked = self._asked or self._loop.time()
            case wire.Why() | wire.React() | wire.Nudge():
                pass
            case _:
                assert_never(message)
        mailbox.put_nowait(Asked(self, message))

    def _refuse(self, refuse: Refuse) -> None:
        self.end(refuse, again=refuse.reason in AGAIN)

    async def _receive(self) -> str:
        """The next message; raises WebSocketDisconnect at the end."""
        event = await self._fast.receive()
        if event["type"] != "websocket.receive":
            raise WebSocketDisconnect(reason="the client is gone, or has been sent away")
        return event.get("text") or ""

    def _decoded(self, text: bytes | str) -> wire.FromClient:
        """Decode a message, if it is valid and within the rate limit."""
        if not (self._bucket.take() and self._messages()):
            raise Refuse("slow_down")
        try:
            return _decoder.decode(text)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            raise Refuse("unreadable") from None
