"""Words that are not kept, reminders and phrases: when they are in order, and not too often."""

from __future__ import annotations

from typing import Final

from pioche.engine.actions import ROUND_OVER
from pioche.server.table.table import PLAYING, Table

PHRASES: Final = 6  # that a seat may say at once
BREATH: Final = 500  # milliseconds after which it may say one more


class Nudging:
    """Remembers when somebody was last reminded; it is nothing that a log has to keep."""

    def __init__(self) -> None:
        self._last = 0

    def allows(self, table: Table, by: int, seat: int, now: int, patience: int) -> bool:
        """Whether one seat may remind another: it is asked, a person plays it, and it has had time enough."""
        run = table.run
        if run is None or table.phase != PLAYING or table.terms.paused or by < 0 or by == seat:
            return False
        asked = int(run.state.asked) if run.state.phase < ROUND_OVER else -1
        if seat != asked or table.played_by_bot(seat):
            return False
        if now - max(table.changed_at, self._last) < patience:
            return False
        self._last = now
        return True


class Talk:
    """Remembers what each seat has said of late: everybody at the table is sent every phrase."""

    def __init__(self) -> None:
        self._free: dict[int, int] = {}  # when each seat has said nothing any more

    def allows(self, seat: int, now: int) -> bool:
        """Whether a seat may say something, which nobody else's may."""
        free = max(now, self._free.get(seat, 0)) + BREATH
        if seat < 0 or free > now + PHRASES * BREATH:
            return False
        self._free[seat] = free
        return True
