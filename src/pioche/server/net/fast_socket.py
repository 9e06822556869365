"""uvicorn's WebSocket connection with a short way in and out: no queue and no task for every message."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State

EXTENSION: Final = "pioche.fast_socket"  # the name of the connection itself among the scope's extensions


def frame_head(size: int) -> bytes:
    """What goes before a text of so many bytes that is sent in one frame (RFC 6455, 5.2)."""
    if size < 126:
        return bytes((0x81, size))
    return b"\x81\x7e" + size.to_bytes(2) if size < 1 << 16 else b"\x81\x7f" + size.to_bytes(8)


class FastSocket(WebSocketsSansIOProtocol):
    """A connection; the handshake and the end of it go through ASGI, messages need not."""

    heard: Callable[[bytes], None] | None = None  # takes the messages, once somebody listens
    free: Callable[[], None] | None = None  # called when a client that was slow takes messages again

    async def run_asgi(self) -> None:
        """Let the application find this connection in its scope."""
        self.scope["extensions"][EXTENSION] = {"socket": self}
        await super().run_asgi()

    def send_receive_event_to_app(self) -> None:
        """Hand a message over at once where somebody listens."""
        if self.heard is None or self.close_sent:
            super().send_receive_event_to_app()
            return
        frames, self.frames = self.frames, []
        self.heard(b"".join(frames) if self.curr_msg_data_type == "text" else b"")

    def resume_writing(self) -> None:
        """The client has caught up, so whoever waits with the next message may send it."""
        super().resume_writing()
        if self.free is not None:
            self.free()

    def say(self, messages: Sequence[bytes]) -> bool:
        """Send text messages in one piece; False if that is not possible just now."""
        if self.conn.state is not State.OPEN or not self.writable.is_set() or self.transport.is_closing():
            return False
        self.transport.write(b"".join([part for text in messages for part in (frame_head(len(text)), text)]))
        return True

    def hang_up(self) -> None:
        """Have whoever receives come to an end."""
        self.queue.put_nowait({"type": "websocket.disconnect", "code": 1000})
