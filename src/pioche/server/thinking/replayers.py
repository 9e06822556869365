"""Works finished matches out in a separate process: replays, page by page, checks, counts, and new tries."""

from __future__ import annotations

import asyncio
import hashlib
from typing import Final

import msgspec

from pioche.server.table.my_games import Counts
from pioche.server.table.refusing import Refuse
from pioche.server.table.trying import Laid, Try
from pioche.server.thinking.processes import Errand, Processes
from pioche.server.thinking.replayer import Check, Count, Page, Shown, Task

MODULE: Final = "pioche.server.thinking.replayer"
ROOM: Final = 64  # most tasks that may wait
LANE: Final = 16  # of these, how many of one network
LIMIT: Final = 30.0  # seconds for one task, on a busy machine; the process itself gives up long before
TRIES: Final = 3  # a process may be starting anew through no fault of the match
PAUSE: Final = 0.6  # seconds before the next try, in which the process can restart
POISONOUS: Final = 600.0  # seconds for which nobody tries what a process died of
KNOWN: Final = 256  # most of these that are remembered
_shown: Final = msgspec.msgpack.Decoder(Shown).decode
_counts: Final = msgspec.json.Decoder(Counts).decode
_laid: Final = msgspec.msgpack.Decoder(Laid).decode


class Replayers(Processes):
    """One process, started when the first match is looked at; networks take turns."""

    def __init__(self) -> None:
        super().__init__(MODULE, 1, LIMIT, ROOM, LANE)
        self._poison: dict[bytes, float] = {}  # digests of texts, and until when they are left alone

    async def show(self, page: Page, who: str = "") -> Shown:
        """A page of a match."""
        return await self._done(page, who)

    async def count(self, count: Count) -> Counts | None:
        """What somebody did in a match, empty if it cannot be replayed; None if too many others wait."""
        try:
            found = await self._done(count, "")
        except Refuse:
            return None
        return _counts(found.body) if found.body else Counts()

    async def check(self, check: Check, who: str = "") -> Shown:
        """What is wrong with a record, if anything."""
        return await self._done(check, who)

    async def lay(self, wanted: Try, who: str = "") -> Laid:
        """A table at which a match goes on; a Refuse where there is none."""
        found = await self._done(wanted, who)
        found.check()
        return _laid(found.body)

    async def _done(self, task: Task, who: str) -> Shown:
        """What the process says; a Refuse if too many wait. What a process has died of is not tried again."""
        loop, key = asyncio.get_running_loop(), hashlib.sha256(task.text.encode()).digest()
        for again in range(TRIES):
            await asyncio.sleep(PAUSE * again)
            if self._poison.get(key, 0.0) > loop.time():
                return Shown(reason="replay_failed")
            said: asyncio.Future[bytes | None] = loop.create_future()
            full = self.refused
            errand = self.send(task, said.set_result, who, key)
            try:
                found = await said
            finally:
                errand.cancel()
            if found is not None:
                return _shown(found)
            if self.refused > full or errand.late:
                break
        raise Refuse("replays_busy")

    def died_of(self, errand: Errand) -> None:
        """Have nobody try a text again for a while."""
        if len(self._poison) >= KNOWN:
            del self._poison[next(iter(self._poison))]
        self._poison[errand.key] = asyncio.get_running_loop().time() + POISONOUS
