"""Connections of other processes to tables owned here."""

from __future__ import annotations

from collections.abc import Callable

from pioche.server.cluster.frames import Frame, Over, Told
from pioche.server.table.mailbox import Answered, Departed, Mail
from pioche.server.table.owner import Owner
from pioche.server.table.refusing import Refuse
from pioche.server.table.showing import encode


class Guest:
    """A connection of another process, as an owner here knows it."""

    def __init__(
        self, peer: str, viewer: int, owner: Owner, epoch: int, say: Callable[[str, Frame], None]
    ) -> None:
        self.peer = peer
        self.viewer = viewer
        self.owner = owner
        self.epoch = epoch
        self._say = say
        self.player = ""
        self.lang = "en"
        self.role = "player"
        self.version = -1
        self.info: object = None
        self.gone = False
        self._asked: dict[str, int] = {}  # unanswered commands, with their latest sending

    def asks(self, id: str, turn: int) -> bool:
        """Record a command; False if the same one is pending already, and will be answered once."""
        waits = id in self._asked
        self._asked[id] = turn
        return not waits

    def send(self, data: bytes, turn: int = 0) -> None:
        """Send a message to the process that has the connection."""
        if not self.gone:  # a connection that has come again gets its own answers
            self._say(self.peer, Told([self.viewer], self.epoch, data, turn))

    def answer(self, message: Answered) -> None:
        """Send an answer, with the sending that it answers."""
        self.send(encode(message), self._asked.pop(message.id, 0))

    def end(self, refuse: Refuse, again: bool) -> None:
        """Have the connection closed there."""
        if not self.gone:
            self._say(self.peer, Over(self.viewer, refuse.reason, again))

    def depart(self) -> None:
        """The connection is gone, or comes again as another one."""
        self.gone = True
        self.put(Departed(self))

    def put(self, mail: Mail) -> None:
        """Leave mail for the owner of the table."""
        self.owner.mailbox.put_nowait(mail)
