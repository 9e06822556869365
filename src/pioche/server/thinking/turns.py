"""What waits for a process, in turns: whoever asks for much waits for themselves, and not others for them."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Generic, TypeVar

T = TypeVar("T")


class Turns(Generic[T]):
    """A queue with a lane for each who asks; the next is taken from each lane in turn."""

    def __init__(self, room: int, lane: int) -> None:
        self._room = room
        self._lane = lane  # most that may wait of one who has a name
        self._lanes: dict[str, deque[T]] = {}
        self._ready = asyncio.Semaphore(0)
        self._waiting = 0

    def __len__(self) -> int:
        return self._waiting

    def full(self, who: str = "") -> bool:
        """Whether there is no room for one more of somebody."""
        return self._waiting >= self._room or (who != "" and len(self._lanes.get(who, ())) >= self._lane)

    def put(self, one: T, who: str = "") -> None:
        """Have something wait."""
        self._lanes.setdefault(who, deque()).append(one)
        self._waiting += 1
        self._ready.release()

    async def get(self) -> T:
        """The next in turn, as soon as there is one."""
        await self._ready.acquire()
        return self.take()

    def take(self) -> T:
        """The next in turn; its lane comes last then."""
        who = next(iter(self._lanes))
        lane = self._lanes.pop(who)
        one = lane.popleft()
        if lane:
            self._lanes[who] = lane
        self._waiting -= 1
        return one
