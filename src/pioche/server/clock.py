"""The machine's own clock, for hosts without a better one."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Any


class MachineClock:
    """The machine's time at the start, plus the monotonic time since.

    If somebody sets the machine's clock meanwhile, deadlines become neither earlier nor later.
    """

    def __init__(self) -> None:
        self._start = time.time_ns() - time.monotonic_ns()

    def now(self) -> int:
        """Milliseconds since 1970."""
        return (self._start + time.monotonic_ns()) // 1_000_000

    def call_at(self, at: int, call: Callable[..., object], *arguments: Any) -> asyncio.TimerHandle:
        """Call something at a given time."""
        delay = max(0, at - self.now()) / 1000
        return asyncio.get_running_loop().call_later(delay, call, *arguments)
