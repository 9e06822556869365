"""Waiting for a state of something that runs elsewhere and cannot tell when it gets there.

The only place in the tests that looks at a clock: never to decide whether something is right, only to give
up. The patience is for a machine that has far more to do than it can.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import TypeVar

T = TypeVar("T")
PATIENCE = 60.0  # seconds
STEP = 0.02  # between two looks


def until(holds: Callable[[], T | None], told: object = "", patience: float = PATIENCE) -> T:
    """Look again and again until something is so; what it was. `told` explains a failure."""
    end = time.monotonic() + patience
    while not (found := holds()):
        if time.monotonic() > end:
            raise TimeoutError(told() if callable(told) else told)
        time.sleep(STEP)
    return found


async def reached(holds: Callable[[], T | None], told: object = "", patience: float = PATIENCE) -> T:
    """The same while others in this event loop go on."""
    end = time.monotonic() + patience
    while not (found := holds()):
        if time.monotonic() > end:
            raise TimeoutError(told() if callable(told) else told)
        await asyncio.sleep(STEP)
    return found


async def pause() -> None:
    """Let others go on before something is asked or tried again; nothing is decided by how long it takes."""
    await asyncio.sleep(STEP)
