"""A WebSocket client that costs next to nothing, so that the server is what is measured."""

from __future__ import annotations

import asyncio
import base64
import os
from collections.abc import Callable


class Client(asyncio.Protocol):
    """One connection; whole text messages go to `heard`."""

    def __init__(self, path: str, cookie: str, heard: Callable[[Client, bytes], None], caller: str) -> None:
        self.path = path
        self.caller = caller
        self.cookie = cookie
        self.heard = heard
        self.open = asyncio.get_running_loop().create_future()
        self.transport: asyncio.Transport
        self._data = b""
        self._shaken = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for a WebSocket."""
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        key = base64.b64encode(os.urandom(16)).decode()
        lines = [
            f"GET {self.path} HTTP/1.1",
            "Host: 127.0.0.1",
            "Connection: Upgrade",
            "Upgrade: websocket",
            "Sec-WebSocket-Version: 13",
            f"Sec-WebSocket-Key: {key}",
            f"Cookie: pioche={self.cookie}",
        ]
        lines += [f"X-Forwarded-For: {self.caller}"] if self.caller else []
        transport.write("\r\n".join([*lines, "", ""]).encode())

    def data_received(self, data: bytes) -> None:
        """Take whole frames off what has come."""
        if self._data:
            data = self._data + data
        if not self._shaken:
            head, end, rest = data.partition(b"\r\n\r\n")
            if not end:
                self._data = data
                return
            self._shaken = True
            if not head.startswith(b"HTTP/1.1 101"):
                self.open.set_exception(ConnectionError(head[:80]))
                return
            data = rest
            self.open.set_result(self)
        at, size = 0, len(data)
        while size - at >= 2:
            length, start = data[at + 1] & 127, at + 2
            if length == 126:
                length, start = int.from_bytes(data[at + 2 : at + 4], "big"), at + 4
            elif length == 127:
                length, start = int.from_bytes(data[at + 2 : at + 10], "big"), at + 10
            if size < start + length:
                break
            if data[at] & 15 == 1:
                self.heard(self, data[start : start + length])
            elif data[at] & 15 == 9:
                self._frame(10, data[start : start + length])
            at = start + length
        self._data = data[at:]

    def say(self, text: bytes) -> None:
        """Send a text message."""
        self._frame(1, text)

    def _frame(self, kind: int, body: bytes) -> None:
        # A mask of zeros is a mask too, and leaves the text as it is.
        size = bytes([128 | len(body)]) if len(body) < 126 else bytes([254]) + len(body).to_bytes(2, "big")
        self.transport.write(bytes([128 | kind]) + size + b"\0\0\0\0" + body)


async def connect(
    port: int, path: str, cookie: str, heard: Callable[[Client, bytes], None], caller: str = ""
) -> Client:
    """A connection that is open; a caller is named as a proxy of this machine would."""
    loop = asyncio.get_running_loop()
    _, client = await loop.create_connection(lambda: Client(path, cookie, heard, caller), "127.0.0.1", port)
    await client.open
    return client
