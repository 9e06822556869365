"""What reaches the owner of a table, and the connections it comes from."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Protocol

from msgspec import Struct

from pioche.server.table.refusing import Refuse
from pioche.server.table.showing import encode
from pioche.server.wire import messages as wire

Answered = wire.Ack | wire.Duplicate | wire.Refused


class Viewer(Protocol):
    """A connection, as far as a table knows it."""

    player: str
    lang: str
    role: str
    version: int  # what it has been told last; -1 before its Hello
    info: object  # the public part of the table that it has

    def send(self, data: bytes) -> None:
        """Have a message sent; it may be lost if the connection breaks."""

    def answer(self, message: Answered) -> None:
        """Have the answer to a command sent."""
        self.send(encode(message))

    def end(self, refuse: Refuse, again: bool) -> None:
        """Say why, and close."""


class Arrived(Struct, frozen=True):
    """A connection has said Hello."""

    viewer: Viewer
    since: int | None


class Departed(Struct, frozen=True):
    """A connection is gone."""

    viewer: Viewer


class Asked(Struct, frozen=True):
    """A message of a connection."""

    viewer: Viewer
    message: wire.Do | wire.Why | wire.React | wire.Nudge
    doubtful: bool = False  # whether it may have been carried out already, and only the log can tell


class Tick(Struct, frozen=True):
    """The time has come for something that was due at a version."""

    version: int


class Mused(Struct, frozen=True):
    """A bot that took its time has thought."""


class Overtaken(Struct, frozen=True):
    """Somebody else has written to the table's log."""


class Gone(Struct, frozen=True):
    """Somebody at the table has left the cup that it is a table of."""

    player: str


class Ended(Struct, frozen=True):
    """The table is put away; nothing that waits is taken any more."""


Mail = Arrived | Departed | Asked | Tick | Mused | Overtaken | Gone | Ended


class Post(Protocol):
    """Where mail for a table can be left."""

    def put_nowait(self, mail: Mail) -> None:
        """Leave something for the owner."""


class Place(Protocol):
    """A table as a connection knows it: somewhere to leave what it has to say."""

    @property
    def mailbox(self) -> Post:
        """Where to leave it."""


class Mailbox:
    """What has reached a table and waits; one task takes it out."""

    def __init__(self) -> None:
        self._mail: deque[Mail] = deque()
        self._loop = asyncio.get_running_loop()
        self._wake: asyncio.Future[None] | None = None
        self.forward: Callable[[Mail], None] | None = None  # where mail goes that comes after the end

    def put_nowait(self, mail: Mail) -> None:
        """Leave something for the owner."""
        if self.forward is not None:
            self.forward(mail)
            return
        self._mail.append(mail)
        if self._wake is not None and not self._wake.done():
            self._wake.set_result(None)

    def end(self) -> None:
        """Have the owner stop, before it takes anything else."""
        self._mail.clear()
        self.put_nowait(Ended())

    def put_back(self, mail: Mail) -> None:
        """Have something taken again, before all that waits."""
        self._mail.appendleft(mail)
        if self._wake is not None and not self._wake.done():
            self._wake.set_result(None)

    def ended(self) -> bool:
        """Whether the owner is to stop before it takes anything else."""
        return bool(self._mail) and isinstance(self._mail[0], Ended)

    def put_behind(self, mail: Mail) -> None:
        """Have something taken next, but not before the end."""
        self._mail.insert(1, mail)

    def taken_away_if_asked(self) -> list[Asked]:
        """The messages of connections among all that waits; the rest goes on waiting."""
        asked = [mail for mail in self._mail if isinstance(mail, Asked)]
        self._mail = deque(mail for mail in self._mail if not isinstance(mail, Asked))
        return asked

    def taken_away(self) -> list[Mail]:
        """All that waits and has not been taken."""
        left: list[Mail] = [mail for mail in self._mail if not isinstance(mail, Ended)]
        self._mail.clear()
        return left

    def close(self) -> None:
        """Nobody takes anything any more: whoever comes is told so, and does not wait."""
        self.forward = _turn_away
        for mail in self.taken_away():
            _turn_away(mail)

    async def get(self) -> Mail:
        """The next thing, as soon as there is one."""
        if self._mail:
            await asyncio.sleep(0)  # whoever has much to say does not keep other tables waiting
        while not self._mail:
            self._wake = self._loop.create_future()
            await self._wake
        return self._mail.popleft()

    def empty(self) -> bool:
        """Whether nothing waits."""
        return not self._mail


def _turn_away(mail: Mail) -> None:
    """What comes to a table that is no more; who was at it has been told."""
    if isinstance(mail, Arrived):
        mail.viewer.end(Refuse("closed"), again=False)
