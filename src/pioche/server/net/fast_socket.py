"""A client's WebSocket with a fast path in and out: no queue and no task per message.

websockets reads what is no plain message (its sans-I/O protocol does no more than that), and is asked for the
handshake and the farewell. The handshake and the end go through ASGI, messages need not.
"""

from __future__ import annotations

import asyncio
import logging
import struct
from collections.abc import Callable, Sequence
from http import HTTPStatus
from typing import Final

from starlette.types import ASGIApp, Message, Scope
from uvicorn.server import ServerState
from websockets.frames import CloseCode, Frame, Opcode
from websockets.http11 import Request
from websockets.server import ServerProtocol

from pioche.server.net.door import Admission, Door
from pioche.server.net.security import BURST, Bucket
from pioche.server.wire.messages import LARGEST

CONTROL: Final = (Opcode.PING, Opcode.PONG)  # nobody needs many of these, however busy the table
CONTROLS: Final = 30  # burst of control frames; then one a second
FRAMES: Final = 2  # frames of any kind per message that a client may send
BYTES: Final = 1024  # bytes, likewise
LEAST_BYTES: Final = 4 * LARGEST  # burst of bytes
PARTS: Final = 64  # most frames for one message
SLICE: Final = 256  # bytes to process before others get their turn
PINGS: Final = 20.0  # seconds between two pings of ours; who has not answered by the next one is gone
TEXT: Final = 0x81  # first byte of a frame with a complete text (RFC 6455, 5.2)
MASKED: Final = 0x80  # added to the length in frames from clients
_HEAD: Final = struct.Struct(">BBH").pack
_LONG_HEAD: Final = struct.Struct(">BBQ").pack
EXTENSION: Final = "pioche.fast_socket"  # key of this connection in the scope's extensions
logger = logging.getLogger("pioche.server")


def frame_head(size: int) -> bytes:
    """The header of a frame with a text of this many bytes."""
    if size < 126:
        return bytes((TEXT, size))
    return _HEAD(TEXT, 126, size) if size < 1 << 16 else _LONG_HEAD(TEXT, 127, size)


def frame_size(data: bytes, at: int) -> int:
    """The size of the frame that begins at a position; 0 if too few bytes have arrived to tell."""
    if len(data) < at + 2:
        return 0
    masked, length = divmod(data[at + 1], 128)
    more = {126: 2, 127: 8}.get(length, 0)
    if len(data) < at + 2 + more:
        return 0
    return 2 + more + 4 * masked + (int.from_bytes(data[at + 2 : at + 2 + more]) if more else length)


def unfinished(data: bytes) -> bytes:
    """The last of some frames, if it is incomplete."""
    at = 0
    while (size := frame_size(data, at)) and at + size <= len(data):
        at += size
    return data[at:]


def whole_text(data: bytes) -> bytes | None:
    """The text of a message that came alone, masked and in one frame; None for anything else."""
    if len(data) < 6 or data[0] != TEXT:
        return None
    size, start = data[1] - MASKED, 2
    if size == 126:
        size, start = int.from_bytes(data[2:4]), 4
    elif not 0 <= size < 126:  # unmasked, or longer than any message may be
        return None
    if len(data) != start + 4 + size:
        return None
    mask = (data[start : start + 4] * (size // 4 + 1))[:size]
    return (int.from_bytes(data[start + 4 :]) ^ int.from_bytes(mask)).to_bytes(size)


def is_text(parts: Sequence[bytes]) -> bool:
    """Whether the parts of a message are UTF-8 together."""
    try:
        b"".join(parts).decode()
    except UnicodeDecodeError:
        return False
    return True


class FastSocket(asyncio.Protocol):
    """A connection; it takes over from the HTTP connection that this was."""

    def __init__(self, app: ASGIApp, server: ServerState, door: Door, admission: Admission) -> None:
        self._app = app
        self._server = server
        self.door = door
        self._admission = admission
        self.transport = admission.transport
        self._loop = asyncio.get_running_loop()
        self._conn = ServerProtocol(max_size=LARGEST, logger=logger)
        self.queue: asyncio.Queue[Message] = asyncio.Queue()
        self.heard: Callable[[bytes], None] | None = None  # takes the messages, once somebody listens
        self.free: Callable[[], None] | None = None  # called when a slow client accepts messages again
        self.behind = False  # whether the client reads more slowly than it is sent to
        self._over = False  # whether a farewell has been sent, or the handshake refused
        self._leaving = False  # whether the client is being told to leave
        self._deaf = False  # whether reading has stopped since it sent too much meanwhile
        self._paused = False  # whether reading rests until what was heard has been taken
        self._parts: list[bytes] = []  # of a message that is not whole yet
        self._is_text = False
        self._later = b""  # bytes received but not processed yet
        self._begun = b""  # the start of an incomplete frame
        self._asked = False  # whether a ping of ours waits for its answer
        self._pings: asyncio.TimerHandle | None = None
        rate = door.messages
        self._controls = Bucket(CONTROLS, 1)
        self._frames = Bucket(FRAMES * BURST * rate, FRAMES * rate)
        self._bytes = Bucket(max(LEAST_BYTES, BYTES * BURST * rate), BYTES * rate)

    # The beginning and the end

    def begin(self, scope: Scope, head: bytes) -> None:
        """Have the application decide about the client whose handshake this is."""
        self._server.connections.add(self)  # type: ignore[arg-type]
        self._conn.receive_data(head)
        for request in self._conn.events_received():
            assert isinstance(request, Request)  # nothing comes before the handshake
            self._response = self._conn.accept(request)
            if self._response.status_code == HTTPStatus.SWITCHING_PROTOCOLS:
                scope["extensions"] = {EXTENSION: {"socket": self}}
                scope["subprotocols"] = []
                self.queue.put_nowait({"type": "websocket.connect"})
                task = self._loop.create_task(self._run(scope))
                self._server.tasks.add(task)
                task.add_done_callback(self._server.tasks.discard)
                return
            self._conn.send_response(self._response)
        self._part()

    async def _run(self, scope: Scope) -> None:
        """Have the client served; cut the connection soon after that is done."""
        try:
            await self._app(scope, self.receive, self._send)
        except Exception:
            logger.exception("a connection failed")
        finally:
            # Removes a reference cycle, so that the connection is freed as soon as it ends.
            scope["extensions"].pop(EXTENSION, None)
            self._soon_over()
            if not self._over:
                self.transport.close()

    async def _send(self, message: Message) -> None:
        """Answer the handshake, or say goodbye; messages go another way."""
        if self._over or self.transport.is_closing():
            return
        if message["type"] == "websocket.accept":
            self._conn.send_response(self._response)
            self._pings = self._loop.call_later(PINGS, self._ping)
        elif self._pings is None:
            self._conn.send_response(self._conn.reject(HTTPStatus.FORBIDDEN, ""))
            self._part()
        else:
            self._conn.send_close(message["code"], message.get("reason") or "")
            self._over = True
            self._rest(False)
        self._write_out()

    def _part(self) -> None:
        """Nothing more is said or heard; who does not read that is cut."""
        self._over = True
        self._soon_over()
        self.queue.put_nowait({"type": "websocket.disconnect", "code": 1006})
        self._write_out()
        self.transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        """Tell the door that the connection is gone, and whoever listens."""
        self._server.connections.discard(self)
        if self._pings is not None:
            self._pings.cancel()
        self.queue.put_nowait({"type": "websocket.disconnect", "code": 1006})
        self.door.leave(self.transport)

    def shutdown(self) -> None:
        """The server ends."""
        if self._pings is not None and not self._over:
            self._conn.send_close(CloseCode.SERVICE_RESTART)
        self._part()

    def _ping(self) -> None:
        """See whether the client still answers; who does not would not read a farewell either."""
        if self._asked:
            self.transport.abort()
        elif not self._over and not self.transport.is_closing():
            self._asked = True
            self._conn.send_ping(b"")
            self._write_out()
            self._pings = self._loop.call_later(PINGS, self._ping)

    def _break_off(self, code: CloseCode = CloseCode.POLICY_VIOLATION, why: str = "too much at once") -> None:
        """End the connection because of what the client sends (RFC 6455, 7.4.1)."""
        if self._leaving:
            # It is being told why already. Nothing more is read until it is cut.
            self._deaf = True
            self.transport.pause_reading()
            return
        self.door.broken_off += code == CloseCode.POLICY_VIOLATION
        self._conn.fail(code, why)
        self._part()

    def _soon_over(self) -> None:
        """Set a deadline, after which the connection is cut."""
        self.door.headers_came(self._admission)

    def stay(self) -> None:
        """The client has said Hello, and may be silent from now on."""
        self.door.stays(self._admission)

    def hang_up(self) -> None:
        """Make the receiver stop."""
        self._leaving = True
        self._soon_over()
        self.queue.put_nowait({"type": "websocket.disconnect", "code": 1000})

    # In

    def data_received(self, data: bytes) -> None:
        """Process received bytes in small pieces, unless they are too many."""
        if not self._bytes.take(len(data)):
            self._break_off()
        elif len(data) <= SLICE and not self._later:
            self._take(data)
        else:
            self._later += data
            self._take_slice()

    def _take_slice(self) -> None:
        """Process the next piece of what was received; others get their turn before the one after it."""
        data, self._later = self._later[:SLICE], self._later[SLICE:]
        self._take(data)
        if self._deaf or self.transport.is_closing():
            self._later = b""
        elif self._later:
            self.transport.pause_reading()
            self._loop.call_soon(self._take_slice)
        else:
            self._rest(self._paused)

    def _rest(self, on: bool) -> None:
        """Read nothing more for now, or go on: a leaving client has yet to answer the farewell."""
        self._paused = on
        if on:
            self.transport.pause_reading()
        elif not self._deaf:
            self.transport.resume_reading()

    def _take(self, data: bytes) -> None:
        """Hand over a message that came alone in one frame, as most do; websockets reads the rest."""
        heard = self.heard
        text = None
        if heard is not None and not (self._begun or self._parts or self._over):
            text = whole_text(data)
        if heard is None or text is None:
            self._begun = unfinished(self._begun + data)
            self._conn.receive_data(data)
            if self._conn.parser_exc is None:
                self._take_frames([one for one in self._conn.events_received() if isinstance(one, Frame)])
            else:
                self._part()
        elif self._frames.spend(1):
            heard(text)
        else:
            self._break_off()

    def _take_frames(self, frames: list[Frame]) -> None:
        """Count frames of every kind, including control and empty frames, before handling them."""
        controls = len([one for one in frames if one.opcode in CONTROL])
        # On credit: a client with too many messages is told so before it hits the frame limit.
        if not self._frames.spend(len(frames)) or (controls and not self._controls.take(controls)):
            self._break_off()
            return
        for frame in frames:
            match frame.opcode:
                case Opcode.PONG:
                    self._asked = False
                case Opcode.PING if self.behind:  # it does not read the answers
                    self.transport.abort()
                case Opcode.CLOSE:
                    self._part()
                case Opcode.TEXT | Opcode.BINARY | Opcode.CONT:
                    self._take_part(frame)
        self._write_out()

    def _take_part(self, frame: Frame) -> None:
        """The next part of a message, unless there are too many; with the last one it is heard."""
        if self._over:
            return
        if frame.opcode != Opcode.CONT:
            self._is_text, self._parts = frame.opcode == Opcode.TEXT, []
        if len(self._parts) >= PARTS:
            self._break_off()
            return
        self._parts.append(bytes(frame.data))
        if not frame.fin:
            return
        parts, self._parts = self._parts, []
        if self._is_text and not is_text(parts):
            self._break_off(CloseCode.INVALID_DATA, "this is no text")
            return
        text = b"".join(parts) if self._is_text else b""
        if self.heard is not None:
            self.heard(text)
        else:
            self.queue.put_nowait({"type": "websocket.receive", "text": text.decode()})
            self._rest(True)

    async def receive(self) -> Message:
        """The next message, before somebody listens; at the end a disconnect."""
        message = await self.queue.get()
        if self._paused and self.queue.empty():
            self._rest(False)
        return message

    # Out

    def pause_writing(self) -> None:
        """The client has to catch up first."""
        self.behind = True

    def resume_writing(self) -> None:
        """The client has caught up: the next message can be sent."""
        self.behind = False
        if self.free is not None:
            self.free()

    def say(self, messages: Sequence[bytes]) -> bool:
        """Send text messages in one write; False if that is not possible just now."""
        if self.behind or self._over or self.transport.is_closing():
            return False
        parts: list[bytes] = []
        for text in messages:
            parts += (frame_head(len(text)), text)
        self.transport.write(b"".join(parts))
        return True

    def _write_out(self) -> None:
        """Send what websockets has made: the handshake, pings and answers to pings, farewells."""
        data = b"".join(self._conn.data_to_send())
        if data and not self.transport.is_closing():
            self.transport.write(data)
