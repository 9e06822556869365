"""A process in which the coach thinks: it gets views and finished games, and returns hints and reviews.

It knows nothing of tables. It ends when its input does, for whatever reason the server is gone.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from typing import Final

from pioche.server.thinking.coach_answers import thought
from pioche.server.thinking.coach_tasks import Found, Task
from pioche.server.thinking.frames import Say, Start, at_work

MODEST: Final = 10  # niceness of such a process: behind all tables, but not starved
PATIENT: Final = "patient"  # for tasks that nobody waits for at a table


def work(start: Start, tasks: Iterator[Task], say: Say) -> None:
    """Do one task after another."""
    say(Found())  # ready
    if PATIENT in sys.argv and hasattr(os, "nice"):
        os.nice(MODEST)
    for task in tasks:
        say(thought(task, lambda done, of: say(Found(done, of))))


if __name__ == "__main__":
    at_work(work, Task)
