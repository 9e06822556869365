"""`pioche serve` that dies like in a power cut at a chosen point of a chosen append; only for tests.

The point is where the process is when it dies: before the rows reach the database, while they are inserted
and committed, after the commit but before anybody is told, or after the acknowledgement but before the others
hear of it, or somewhere about a snapshot or the tidying away of old tables. Here snapshots are made and old
tables are deleted all the time, and the processes in which bots think are killed every now and then.
"""

from __future__ import annotations

import contextlib
import os
import random
import signal
import sys
import threading
from collections.abc import Sequence
from typing import Any

from pioche.cli import main
from pioche.server.http import services
from pioche.server.net import fast_socket
from pioche.server.store import sql_store, stored_tables, upkeep
from pioche.server.table import owner
from pioche.server.table.runtime import StoredSnapshot, Write
from pioche.server.thinking.thinkers import ProcessThinkers

POINTS = ("append", "insert", "commit", "ack", "keep", "tidy")
TIDY = 0.1  # seconds
MURDER = 5  # appends after which a process of thinkers is killed


def die() -> None:
    """What kill -9 does."""
    os.kill(os.getpid(), signal.SIGKILL)


def arrange(point: str, count: int) -> None:
    """Die when the point is reached for the count-th time."""
    left = [count]
    rng = random.Random(f"{point} {count}")
    played = [False]  # whether anybody has: before that nobody would notice how the server dies
    murder_thinkers()

    def reached(here: str) -> None:
        if here == point:
            left[0] -= 1
            if left[0] == 0:
                die()

    append, settle, insertion = sql_store.SqlStore.append, sql_store.SqlStore._settle, sql_store._insertion
    say, keep = fast_socket.FastSocket.say, sql_store.SqlStore.keep

    async def append_or_die(self: sql_store.SqlStore, write: Write) -> None:
        reached("append")
        played[0] = True
        await append(self, write)

    def insertion_or_die(rows: int) -> str:
        left[0] -= point == "insert"
        if left[0] == 0 and point == "insert":
            # The statement that follows inserts and commits: die somewhere in the middle of that.
            threading.Timer(rng.random() / 1000, die).start()
        return insertion(rows)

    def settle_or_die(self: sql_store.SqlStore, outcome: Any) -> None:
        reached("commit")
        settle(self, outcome)

    def say_or_die(self: fast_socket.FastSocket, messages: Sequence[bytes]) -> bool:
        said = say(self, messages)
        if said and any(message.startswith(b'{"type":"ack"') for message in messages):
            reached("ack")
        return said

    async def keep_or_die(self: sql_store.SqlStore, table: str, kept: StoredSnapshot) -> None:
        if point == "keep" and left[0] == 1:
            threading.Timer(rng.random() / 1000, die).start()
        await keep(self, table, kept)
        reached("keep")

    def tidy_or_die(*arguments: Any) -> upkeep.Tidied:
        if point == "tidy" and left[0] == 1 and played[0]:
            threading.Timer(rng.random() / 100, die).start()
        done = upkeep.tidy(*arguments)
        if played[0]:
            reached("tidy")
        return done

    vars(owner)["EVERY"] = 3
    vars(services)["TIDY"] = TIDY
    vars(stored_tables)["tidy"] = tidy_or_die
    sql_store.SqlStore.keep = keep_or_die  # type: ignore[assignment,method-assign]
    sql_store.SqlStore.append = append_or_die  # type: ignore[assignment,method-assign]
    sql_store.SqlStore._settle = settle_or_die  # type: ignore[assignment,method-assign]
    sql_store._insertion = insertion_or_die  # type: ignore[assignment]
    fast_socket.FastSocket.say = say_or_die  # type: ignore[method-assign]


def murder_thinkers() -> None:
    """Kill a process in which bots think after every so many appends."""
    pools: list[ProcessThinkers] = []
    begin, append = ProcessThinkers.__init__, sql_store.SqlStore.append
    appends = [0]

    def noted(self: ProcessThinkers, workers: int, limit: float) -> None:
        begin(self, workers, limit)
        pools.append(self)

    async def appended(self: sql_store.SqlStore, write: Write) -> None:
        appends[0] += 1
        if appends[0] % MURDER == 0:
            for pid in pools[0].processes:
                with contextlib.suppress(ProcessLookupError):  # of one that was killed and not missed yet
                    os.kill(pid, signal.SIGKILL)
        await append(self, write)

    ProcessThinkers.__init__ = noted  # type: ignore[method-assign]
    sql_store.SqlStore.append = appended  # type: ignore[assignment,method-assign]


if __name__ == "__main__":
    arrange(os.environ["CRASH_POINT"], int(os.environ["CRASH_COUNT"]))
    sys.exit(main(["serve"]))
