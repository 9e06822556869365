"""Runs a command while no other one started this way runs in this project: alone.py COMMAND…

The system gives the lock back when the command ends, however it ends.
"""

from __future__ import annotations

import fcntl
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).parent.parent


def lock() -> int:
    """Wait until nobody else sets up or builds in this folder; the open file that holds the lock."""
    (ROOT / "build").mkdir(exist_ok=True)
    held = os.open(ROOT / "build/lock", os.O_CREAT | os.O_RDWR, 0o644)
    try:
        fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        print("Waiting for another make that sets up or builds in this folder …", file=sys.stderr, flush=True)
        fcntl.flock(held, fcntl.LOCK_EX)
    return held


@contextmanager
def alone() -> Iterator[None]:
    """Hold the lock for a while."""
    held = lock()
    try:
        yield
    finally:
        os.close(held)


if __name__ == "__main__":
    os.set_inheritable(lock(), True)
    os.execvp(sys.argv[1], sys.argv[1:])
