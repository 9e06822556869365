"""uvicorn's WebSocket connection with a fast path in and out: no queue and no task per message."""

from __future__ import annotations

import asyncio
import struct
from collections.abc import Callable, Sequence
from typing import Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode, Frame, Opcode

try:
    from websockets.speedups import apply_mask
except ImportError:  # the compiled part is not available on every machine
    from websockets.utils import apply_mask

from pioche.server.net.door import Admission, Door
from pioche.server.net.http_entrance import DOOR
from pioche.server.net.security import BURST, Bucket
from pioche.server.wire.messages import LARGEST

CONTROL: Final = (Opcode.PING, Opcode.PONG)  # nobody needs many of these, however busy the table
CONTROLS: Final = 30  # burst of control frames; then one a second
FRAMES: Final = 2  # frames of any kind per message that a client may send
BYTES: Final = 1024  # bytes, likewise
LEAST_BYTES: Final = 4 * LARGEST  # burst of bytes
PARTS: Final = 64  # most frames for one message
SLICE: Final = 256  # bytes to process before others get their turn
TEXT: Final = 0x81  # first byte of a frame with a complete text (RFC 6455, 5.2)
MASKED: Final = 0x80  # added to the length in frames from clients
_HEAD: Final = struct.Struct(">BBH").pack
_LONG_HEAD: Final = struct.Struct(">BBQ").pack
EXTENSION: Final = "pioche.fast_socket"  # key of this connection in the scope's extensions


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
    return apply_mask(data[start + 4 :], data[start : start + 4])


def is_text(parts: Sequence[bytes]) -> bool:
    """Whether the parts of a message are UTF-8 together."""
    try:
        b"".join(parts).decode()
    except UnicodeDecodeError:
        return False
    return True


class FastSocket(WebSocketsSansIOProtocol):
    """A connection; its handshake and its end go through ASGI, messages need not."""

    admission: Admission | None = None
    leaving = False  # whether the client is being told to leave
    _deaf = False  # whether reading has stopped since it sent too much meanwhile
    heard: Callable[[bytes], None] | None = None  # takes the messages, once somebody listens
    _pinged = False  # whether pings await their answer
    _later = b""  # bytes received but not processed yet
    _begun = b""  # the start of an incomplete frame
    behind = False  # whether the client reads more slowly than it is sent to
    free: Callable[[], None] | None = None  # called when a slow client accepts messages again

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Take over from the HTTP connection that this was."""
        super().connection_made(transport)
        self.door: Door = self.app_state[DOOR]
        self.admission = self.door.admission(self.transport)
        rate = self.door.messages
        self._controls = Bucket(CONTROLS, 1)
        self._frames = Bucket(FRAMES * BURST * rate, FRAMES * rate)
        self._bytes = Bucket(max(LEAST_BYTES, BYTES * BURST * rate), BYTES * rate)

    def connection_lost(self, exc: Exception | None) -> None:
        """Tell the door that the connection is gone."""
        super().connection_lost(exc)
        self.door.leave(self.transport)

    async def run_asgi(self) -> None:
        """Put this connection into the application's scope; cut it soon after the application is done."""
        self.scope["extensions"][EXTENSION] = {"socket": self}
        try:
            await super().run_asgi()
        finally:
            # Removes a reference cycle, so that the connection is freed as soon as it ends.
            self.scope["extensions"].pop(EXTENSION, None)
            self._soon_over()

    # In

    def data_received(self, data: bytes) -> None:
        """Process received bytes in small pieces, unless they are too many."""
        if not self.handshake_initiated:
            super().data_received(data)  # the headers, which the HTTP connection has measured
        elif not self._bytes.take(len(data)):
            self._break_off()
        elif len(data) <= SLICE and not self._later:
            self._take(data)
        else:
            self._later += data
            self._take_slice()

    def _take(self, data: bytes) -> None:
        """Hand over a message that came alone in one frame, as most do; websockets handles the rest."""
        heard = self.heard
        text = None
        if heard is not None and not (self._begun or self.frames or self.close_sent):
            text = whole_text(data)
        if heard is None or text is None:
            self._begun = unfinished(self._begun + data)
            super().data_received(data)
        elif self._frames.spend(1):
            heard(text)
        else:
            self._break_off()

    def _take_slice(self) -> None:
        """Process the next piece of what was received; others get their turn before the one after it."""
        data, self._later = self._later[:SLICE], self._later[SLICE:]
        self._take(data)
        if self.close_sent or self.transport.is_closing():
            self._later = b""
        elif self._later:
            self.transport.pause_reading()
            self.loop.call_soon(self._take_slice)
        elif not self.read_paused and not self._deaf:
            self.transport.resume_reading()  # a leaving client has yet to answer the farewell

    def handle_events(self) -> None:
        """Count frames of every kind, including control and empty frames, before handling them."""
        if self.handshake_initiated:
            events = self.conn.events
            controls = len([one for one in events if isinstance(one, Frame) and one.opcode in CONTROL])
            # On credit: a client with too many messages is told so before it hits the frame limit.
            if not self._frames.spend(len(events)) or (controls and not self._controls.take(controls)):
                self._break_off()
                return
        super().handle_events()
        if self._pinged:
            self._pinged = False
            self.transport.write(b"".join(self.conn.data_to_send()))

    def handle_cont(self, event: Frame) -> None:
        """Handle the next part of a message, unless there are too many."""
        if len(self.frames) < PARTS:
            super().handle_cont(event)
        elif not self.close_sent:
            self._break_off()

    def handle_ping(self) -> None:
        """Answer a ping, together with others, unless the client does not read the answers."""
        self._pinged = self.writable.is_set()
        if not self._pinged:
            self.transport.abort()

    def keepalive_timeout(self) -> None:
        """A client that does not answer our pings would not read a farewell either."""
        self.transport.abort()

    def _break_off(self) -> None:
        """End the connection because the client sends too much (RFC 6455, 7.4.1)."""
        if self.leaving:
            # It is being told why already. Nothing more is read until it is cut.
            self._deaf = True
            self.conn.events_received()
            self.transport.pause_reading()
            return
        self.door.broken_off += 1
        self.conn.fail(CloseCode.POLICY_VIOLATION, "too much at once")
        self.handle_parser_exception()
        self._soon_over()

    def _soon_over(self) -> None:
        """Set a deadline, after which the connection is cut."""
        if self.admission is not None:
            self.door.headers_came(self.admission)

    def stay(self) -> None:
        """The client has said Hello, and may be silent from now on."""
        if self.admission is not None:
            self.door.stays(self.admission)

    def send_receive_event_to_app(self) -> None:
        """Hand a message over at once if somebody listens."""
        if self.heard is None or self.close_sent:
            if self.curr_msg_data_type == "text" and not self.close_sent and not is_text(self.frames):
                self.conn.fail(CloseCode.INVALID_DATA, "this is no text")
                self.handle_parser_exception()
                self._soon_over()
                return
            super().send_receive_event_to_app()
            return
        frames, self.frames = self.frames, []
        self.heard(b"".join(frames) if self.curr_msg_data_type == "text" else b"")

    # Out

    def pause_writing(self) -> None:
        """The client has to catch up first."""
        self.behind = True
        super().pause_writing()

    def resume_writing(self) -> None:
        """The client has caught up: the next message can be sent."""
        self.behind = False
        super().resume_writing()
        if self.free is not None:
            self.free()

    def say(self, messages: Sequence[bytes]) -> bool:
        """Send text messages in one write; False if that is not possible just now."""
        if self.behind or self.close_sent or self.transport.is_closing():
            return False
        parts: list[bytes] = []
        for text in messages:
            parts += (frame_head(len(text)), text)
        self.transport.write(b"".join(parts))
        return True

    def hang_up(self) -> None:
        """Make the receiver stop."""
        self.leaving = True
        self._soon_over()
        self.queue.put_nowait({"type": "websocket.disconnect", "code": 1000})
