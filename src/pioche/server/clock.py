"""The machine's own clock, for hosts that have no better one."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Any


class MachineClock:
    """The time that the machine had when it was asked first, and what has passed since.

    Somebody may set the machine's clock meanwhile: what is due does not wait longer for that, or shorter.
    """

    def __init__(self) -> None:
        self._start = time.time_ns() - time.monotonic_ns()

    def now(self) -> int:
        """Milliseconds since 1970."""
        return (self._start + time.monotonic_ns()) // 1_000_000

    def call_at(self, at: int, call: Callable[..., object], *arguments: Any) -> asyncio.TimerHandle:
        """Call something when a time has come."""
        delay = max(0, at - self.now()) / 1000
        return asyncio.get_running_loop().call_later(delay, call, *arguments)
