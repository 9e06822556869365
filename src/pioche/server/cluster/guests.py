"""Those who look at our tables through another process."""

from __future__ import annotations

from collections.abc import Callable

from pioche.server.cluster.frames import Frame, Over, Told, answered
from pioche.server.table.mailbox import Departed, Mail
from pioche.server.table.owner import Owner
from pioche.server.table.refusing import Refuse


class Guest:
    """A connection that another process has, as an owner here knows it."""

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
        self._asked: dict[str, int] = {}  # commands without an answer yet, and when they were said last

    def asks(self, id: str, turn: int) -> bool:
        """Note a command; False if the same is waiting already, and will be answered once."""
        waits = id in self._asked
        self._asked[id] = turn
        return not waits

    def send(self, data: bytes) -> None:
        """Have a message sent to the process that has the connection."""
        if self.gone:  # whoever has come again instead gets an answer of its own
            return
        turn = self._asked.pop(answered(data) or "", 0) if self._asked else 0
        self._say(self.peer, Told([self.viewer], self.epoch, data, turn))

    def end(self, refuse: Refuse, again: bool) -> None:
        """Have the connection closed there."""
        if not self.gone:
            self._say(self.peer, Over(self.viewer, refuse.reason, again))

    def depart(self) -> None:
        """It is no more, or comes again as another one."""
        self.gone = True
        self.put(Departed(self))

    def put(self, mail: Mail) -> None:
        """Leave something for the owner of the table."""
        self.owner.mailbox.put_nowait(mail)
