"""The machine's own clock, for hosts that have no better one."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Any


class MachineClock:
    """The time that the machine has, and the timers of the running event loop."""

    def now(self) -> int:
        """Milliseconds since 1970."""
        return time.time_ns() // 1_000_000

    def call_at(self, at: int, call: Callable[..., object], *arguments: Any) -> asyncio.TimerHandle:
        """Call something when a time has come."""
        delay = max(0, at - self.now()) / 1000
        return asyncio.get_running_loop().call_later(delay, call, *arguments)
