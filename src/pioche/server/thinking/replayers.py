"""Replays finished matches in a separate process, which is asked for one page at a time."""

from __future__ import annotations

import asyncio
from typing import Final

import msgspec

from pioche.server.table.my_games import Counts
from pioche.server.thinking.processes import Processes
from pioche.server.thinking.replayer import Check, Count, Page, Shown

MODULE: Final = "pioche.server.thinking.replayer"
ROOM: Final = 64  # most pages that may wait
LIMIT: Final = 20.0  # seconds for one page
TRIES: Final = 3  # a process may be lost through no fault of the match
PAUSE: Final = 0.6  # seconds before the next try, in which the process can restart
_shown: Final = msgspec.msgpack.Decoder(Shown).decode
_counts: Final = msgspec.json.Decoder(Counts).decode


class Replayers(Processes):
    """One process, started when the first match is looked at."""

    def __init__(self) -> None:
        super().__init__(MODULE, 1, LIMIT, ROOM)

    async def show(self, page: Page) -> Shown | None:
        """A page of a match; None if too many others are waiting."""
        return await self._done(page)

    async def count(self, count: Count) -> Counts | None:
        """What somebody did in a match, empty if it cannot be replayed; None if too many others wait."""
        found = await self._done(count)
        if found is None:
            return None
        return _counts(found.body) if found.body else Counts()

    async def check(self, check: Check) -> Shown | None:
        """What is wrong with a record, if anything; None if too many others are waiting."""
        return await self._done(check)

    async def _done(self, task: Page | Count | Check) -> Shown | None:
        for again in range(TRIES):
            await asyncio.sleep(PAUSE * again)
            said: asyncio.Future[bytes | None] = asyncio.get_running_loop().create_future()
            full = self.refused
            errand = self.send(task, said.set_result)
            try:
                found = await said
            finally:
                errand.cancel()
            if found is not None:
                return _shown(found)
            if self.refused > full:
                break
        return None
