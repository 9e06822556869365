"""uvicorn's WebSocket connection with a short way in and out: no queue and no task for every message."""

from __future__ import annotations

import asyncio
import struct
from collections.abc import Callable, Sequence
from typing import Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode, Frame, Opcode

try:
    from websockets.speedups import apply_mask
except ImportError:  # not every machine has the compiled part of it
    from websockets.utils import apply_mask

from pioche.server.net.door import Admission, Door
from pioche.server.net.http_entrance import DOOR
from pioche.server.net.security import BURST, Bucket
from pioche.server.wire.messages import LARGEST

CONTROL: Final = (Opcode.PING, Opcode.PONG)  # of which nobody needs many, however much is played
CONTROLS: Final = 30  # that anybody may send at once; then one a second
FRAMES: Final = 2  # of any kind, for each message that a client may send
BYTES: Final = 1024  # likewise
LEAST_BYTES: Final = 4 * LARGEST  # that anybody may send at once
PARTS: Final = 64  # frames that one message may come in
SLICE: Final = 256  # bytes that are looked at before others have their turn
TEXT: Final = 0x81  # how a frame begins that is a whole text (RFC 6455, 5.2)
MASKED: Final = 0x80  # what is added to its length where it comes from a client
_HEAD: Final = struct.Struct(">BBH").pack
_LONG_HEAD: Final = struct.Struct(">BBQ").pack
EXTENSION: Final = "pioche.fast_socket"  # the name of the connection itself among the scope's extensions


def frame_head(size: int) -> bytes:
    """What goes before a text of so many bytes that is sent in one frame."""
    if size < 126:
        return bytes((TEXT, size))
    return _HEAD(TEXT, 126, size) if size < 1 << 16 else _LONG_HEAD(TEXT, 127, size)


def frame_size(data: bytes, at: int) -> int:
    """How many bytes the frame takes that begins at a place; 0 if too few have come to tell."""
    if len(data) < at + 2:
        return 0
    masked, length = divmod(data[at + 1], 128)
    more = {126: 2, 127: 8}.get(length, 0)
    if len(data) < at + 2 + more:
        return 0
    return 2 + more + 4 * masked + (int.from_bytes(data[at + 2 : at + 2 + more]) if more else length)


def unfinished(data: bytes) -> bytes:
    """The last of some frames, if it has not come whole."""
    at = 0
    while (size := frame_size(data, at)) and at + size <= len(data):
        at += size
    return data[at:]


def whole_text(data: bytes) -> bytes | None:
    """The text of a message that has come alone, masked and in one frame; None of anything else."""
    if len(data) < 6 or data[0] != TEXT:
        return None
    size, start = data[1] - MASKED, 2
    if size == 126:
        size, start = int.from_bytes(data[2:4]), 4
    elif not 0 <= size < 126:  # without a mask, or longer than any message may be
        return None
    if len(data) != start + 4 + size:
        return None
    return apply_mask(data[start + 4 :], data[start : start + 4])


class FastSocket(WebSocketsSansIOProtocol):
    """A connection; the handshake and the end of it go through ASGI, messages need not."""

    admission: Admission | None = None
    leaving = False  # whether the client is being told that it has to go
    _deaf = False  # whether it has sent so much meanwhile that nothing more is taken off the line
    heard: Callable[[bytes], None] | None = None  # takes the messages, once somebody listens
    _pinged = False  # whether pings wait for their answer
    _later = b""  # what has come and is looked at in its turn
    _begun = b""  # of a frame that has not come whole
    behind = False  # whether the client reads more slowly than it is told
    free: Callable[[], None] | None = None  # called when a client that was slow takes messages again

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Come from the HTTP connection that this was, and find the door again."""
        super().connection_made(transport)
        self.door: Door = self.app_state[DOOR]
        self.admission = self.door.admission(self.transport)
        rate = self.door.messages
        self._controls = Bucket(CONTROLS, 1)
        self._frames = Bucket(FRAMES * BURST * rate, FRAMES * rate)
        self._bytes = Bucket(max(LEAST_BYTES, BYTES * BURST * rate), BYTES * rate)

    def connection_lost(self, exc: Exception | None) -> None:
        """Out by the door."""
        super().connection_lost(exc)
        self.door.leave(self.transport)

    async def run_asgi(self) -> None:
        """Let the application find this connection in its scope; when it is done, so is this, soon."""
        self.scope["extensions"][EXTENSION] = {"socket": self}
        try:
            await super().run_asgi()
        finally:
            # Nothing that it holds refers back to it, so that it is gone as soon as it has ended.
            self.scope["extensions"].pop(EXTENSION, None)
            self._soon_over()

    # In

    def data_received(self, data: bytes) -> None:
        """Take what has come in small pieces, as long as it is not too much."""
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
        """Hand a message over that has come alone in one frame, as most do; the rest is websockets' work."""
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
        """Look at the next piece of what has come; before the one after it others have their turn."""
        data, self._later = self._later[:SLICE], self._later[SLICE:]
        self._take(data)
        if self.close_sent or self.transport.is_closing():
            self._later = b""
        elif self._later:
            self.transport.pause_reading()
            self.loop.call_soon(self._take_slice)
        elif not self.read_paused and not self._deaf:
            self.transport.resume_reading()  # who has to go, too, has yet to answer the farewell

    def handle_events(self) -> None:
        """Count frames of every kind, control frames and empty ones too, before anything comes of them."""
        if self.handshake_initiated:
            events = self.conn.events
            controls = len([one for one in events if isinstance(one, Frame) and one.opcode in CONTROL])
            # On credit: whoever sends too many messages at once is told so before there are too many frames.
            if not self._frames.spend(len(events)) or (controls and not self._controls.take(controls)):
                self._break_off()
                return
        super().handle_events()
        if self._pinged:
            self._pinged = False
            self.transport.write(b"".join(self.conn.data_to_send()))

    def handle_cont(self, event: Frame) -> None:
        """Take the next part of a message, if there are not too many."""
        if len(self.frames) < PARTS:
            super().handle_cont(event)
        elif not self.close_sent:
            self._break_off()

    def handle_ping(self) -> None:
        """Answer a ping, with the others of its kind, but not to somebody who does not read the answers."""
        self._pinged = self.writable.is_set()
        if not self._pinged:
            self.transport.abort()

    def keepalive_timeout(self) -> None:
        """Whoever does not answer our pings would not read a farewell."""
        self.transport.abort()

    def _break_off(self) -> None:
        """End the connection because the client sends too much (RFC 6455, 7.4.1)."""
        if self.leaving:
            # It is being told why already. Nothing more is heard, or taken off the line, until it is cut.
            self._deaf = True
            self.conn.events_received()
            self.transport.pause_reading()
            return
        self.door.broken_off += 1
        self.conn.fail(CloseCode.POLICY_VIOLATION, "too much at once")
        self.handle_parser_exception()
        self._soon_over()

    def _soon_over(self) -> None:
        """Cut the connection, if the client lets it hang."""
        if self.admission is not None:
            self.door.headers_came(self.admission)

    def stay(self) -> None:
        """The client has said who it is, and may now be silent."""
        if self.admission is not None:
            self.door.stays(self.admission)

    def send_receive_event_to_app(self) -> None:
        """Hand a message over at once where somebody listens."""
        if self.heard is None or self.close_sent:
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
        """The client has caught up, so whoever waits with the next message may send it."""
        self.behind = False
        super().resume_writing()
        if self.free is not None:
            self.free()

    def say(self, messages: Sequence[bytes]) -> bool:
        """Send text messages in one piece; False if that is not possible just now."""
        if self.behind or self.close_sent or self.transport.is_closing():
            return False
        parts: list[bytes] = []
        for text in messages:
            parts += (frame_head(len(text)), text)
        self.transport.write(b"".join(parts))
        return True

    def hang_up(self) -> None:
        """Have whoever receives come to an end."""
        self.leaving = True
        self._soon_over()
        self.queue.put_nowait({"type": "websocket.disconnect", "code": 1000})
