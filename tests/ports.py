"""Ports that belong to a test for as long as it holds them."""

from __future__ import annotations

import socket


class HeldPort:
    """A port that nobody else is given: it was got by binding to 0, and stays bound, but nobody listens.

    Whoever sets SO_REUSEADDR, as servers do, can bind to it and listen, be killed, and bind to it again; the
    system gives it to nobody who asks for just any port. In between a connection is refused, as it should be.
    """

    def __init__(self) -> None:
        self._socket = socket.socket()
        self._socket.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        self._socket.bind(("127.0.0.1", 0))
        self.number = int(self._socket.getsockname()[1])

    def __del__(self) -> None:
        """Let others have it."""
        self._socket.close()
