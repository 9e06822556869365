"""Codes of tables and cups, and passes: the one place that finds what somebody names, and slows guessing."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final, TypeVar

from pioche.server.net.networks import Caller
from pioche.server.net.security import Buckets
from pioche.server.table.refusing import Refuse, SlowDown

T = TypeVar("T")
WRONG: Final = ("no_table", "no_pass")  # how a guess is refused that was wrong


class Codes:
    """Every door asks here before it tells whether there is something by that code.

    A guess is counted before it is looked up, and given back if it was right: many at once are no way round.
    Where all that a network has left are being looked up, its next one waits. Who sits at a table needs not
    guess.
    """

    def __init__(self, misses: Buckets, sits: Callable[[str, str], Awaitable[bool]]) -> None:
        self._misses = misses
        self._sits = sits
        self._under_way: dict[str, set[asyncio.Future[None]]] = {}  # by network

    async def found(self, caller: Caller, code: str, find: Callable[[], Awaitable[T]]) -> T:
        """What there is by a code, as `find` finds it; a Refuse for those who have guessed too often."""
        counted = await self._counted(caller.network)
        if not counted and not await self._sits(caller.player, code):
            raise SlowDown(self._misses.wait(caller.network))
        wrong, done = False, asyncio.get_running_loop().create_future()
        self._under_way.setdefault(caller.network, set()).add(done)
        try:
            return await find()
        except Refuse as refuse:
            wrong = refuse.reason in WRONG
            raise
        finally:
            if counted and not wrong:
                self._misses.give(caller.network)
            done.set_result(None)
            self._under_way[caller.network].discard(done)
            if not self._under_way[caller.network]:
                del self._under_way[caller.network]

    async def _counted(self, network: str) -> bool:
        """Count a guess; False if a network has none left, and none is under way that may be given back."""
        while not self._misses.take(network):
            others = self._under_way.get(network)
            if not others:
                return False
            await asyncio.wait(set(others), return_when=asyncio.FIRST_COMPLETED)
        return True
