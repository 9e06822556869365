"""Games that are played again beside the tables, for what only that tells of them."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Final

from pioche.server.table.my_games import Counts
from pioche.server.table.runtime import StoreError
from pioche.server.thinking.replayer import Count

if TYPE_CHECKING:
    from pioche.server.http.services import Services

logger = logging.getLogger("pioche.server")
AT_ONCE: Final = 4  # people whose games are counted at one time


class Counting:
    """Games that are played again beside the tables, one after the other, for a few people at a time."""

    def __init__(self) -> None:
        self._tasks: dict[str, asyncio.Task[None]] = {}

    def begin(self, services: Services, player: str, uncounted: list[tuple[str, int]]) -> None:
        """Count what is to be counted, unless that is going on, or others come first: it is asked again."""
        if uncounted and player not in self._tasks and len(self._tasks) < AT_ONCE:
            task = asyncio.create_task(self._count(services, player, uncounted), name="counting")
            self._tasks[player] = task
            task.add_done_callback(lambda _: self._tasks.pop(player, None))

    async def _count(self, services: Services, player: str, uncounted: list[tuple[str, int]]) -> None:
        try:
            for record, seat in uncounted:
                text = await services.store.record(record)
                # What cannot be played again, because its box or its rules are gone, counts for nothing.
                found: Counts | None = Counts()
                if text is not None:
                    found = await services.replayers.count(Count(text, seat))
                if found is None:
                    return  # others look back; there is a next time
                await services.history.count(player, record, seat, found)
        except StoreError as error:
            logger.error("games could not be counted: %s", error)

    async def close(self) -> None:
        """Leave the rest for the next time."""
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
