"""Tasks: work in numbered pieces, some of which are carried out in one go."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final, TypeVar

BATCH_SECONDS: Final = 0.3  # that a worker should take before it reports
LARGEST: Final = 100  # pieces in one batch
AHEAD: Final = 3  # batches for each worker that may be carried out before an earlier one is done

Part = TypeVar("Part")
# Work in numbered pieces. A task is sent to other processes; called there, it sets up what cannot be sent,
# and each call of what it returns carries out one piece. Such as `partial(PiecePlayer, plan)`.
Task = Callable[[], Callable[[int], Part]]


def timed(carry_out: Callable[[int], Part], first: int, end: int) -> tuple[float, list[Part]]:
    """Carry out a batch: the seconds it took, and what came of each piece."""
    start = time.perf_counter()
    parts = [carry_out(number) for number in range(first, end)]
    return time.perf_counter() - start, parts


def next_size(pieces: int, took: float) -> int:
    """How many pieces the next batch should have, if so many took so many seconds."""
    return max(1, min(LARGEST, round(BATCH_SECONDS * pieces / max(took, 1e-6))))
