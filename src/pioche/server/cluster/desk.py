"""A table as seen by a process that has connections to it, whoever owns it.

Connections leave their mail here. It goes to the owner in this process, or over the bus to an owner
elsewhere; if the owner is gone, it waits for the next one. Nothing here knows more of a table than its code.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

from msgspec import Struct

from pioche.server.cluster.frames import Came, Said, Told, Went, answer_in, versions
from pioche.server.cluster.links import Links
from pioche.server.table.mailbox import Arrived, Asked, Departed, Mail, Viewer
from pioche.server.table.owner import Owner
from pioche.server.table.refusing import Refuse, refused
from pioche.server.wire import messages as wire
from pioche.texts.words import Words

MOST: Final = 200  # most messages that wait for an owner


class Away(Struct, frozen=True):
    """An owner in another process."""

    peer: str
    epoch: int


class Sent(Struct):
    """A command sent elsewhere that has no answer yet, and its latest sending."""

    mail: Asked
    turn: int


class LocalViewer(Struct):
    """A connection of this process: the number by which others know it, and what it waits for."""

    number: int
    viewer: Viewer
    known: int | None  # the last version that it was sent
    asked: dict[str, Sent]
    awaiting: bool = False  # whether it has said Hello elsewhere and not heard back


class LocalViewers:
    """All connections of this process to tables, by number."""

    def __init__(self) -> None:
        self._last = self._turns = 0
        self.of: dict[int, tuple[Desk, LocalViewer]] = {}

    def new(self, desk: Desk, viewer: Viewer, known: int | None) -> LocalViewer:
        """Add a connection under a new number."""
        self._last += 1
        local = LocalViewer(self._last, viewer, known, {})
        self.of[local.number] = (desk, local)
        return local

    def turn(self) -> int:
        """A new number for something said elsewhere."""
        self._turns += 1
        return self._turns


class Desk:
    """One table, for the connections of this process."""

    def __init__(self, code: str, links: Links, words: Callable[[str], Words], viewers: LocalViewers) -> None:
        self.code = code
        self.owner: Owner | None = None
        self.away: Away | None = None
        self.lock = asyncio.Lock()  # held while looking for the owner
        self.viewers: dict[Viewer, LocalViewer] = {}
        self._links = links
        self._words = words
        self._all = viewers
        self._waiting: list[Asked] = []

    @property
    def mailbox(self) -> Desk:
        """The desk itself takes mail."""
        return self

    def homeless(self) -> bool:
        """Whether no owner of the table is known."""
        return self.owner is None and self.away is None

    def unused(self) -> bool:
        """Whether there is neither a connection nor an owner here, nor a search for one."""
        return not self.viewers and self.owner is None and not self.lock.locked()

    # In

    def put_nowait(self, mail: Mail) -> None:
        """Pass mail to the owner, wherever that is."""
        owner = self.owner
        if isinstance(mail, Asked):  # the most frequent case first
            if self._is_too_new(mail):
                self._refuse(mail, "no_number_wanted")
            elif owner is not None:
                owner.mailbox.put_nowait(mail)
            elif self.away is not None:
                self._ask(self.away, mail)
            else:
                self._wait(mail)
        elif isinstance(mail, Arrived):
            local = self.viewers[mail.viewer] = self._all.new(self, mail.viewer, mail.since)
            if owner is not None:
                owner.mailbox.put_nowait(mail)
            elif self.away is not None:
                self._come(self.away, local)
        elif isinstance(mail, Departed):
            self._depart(mail)

    def _is_too_new(self, mail: Asked) -> bool:
        """Whether this is a hash, and some process of an older version could not go on with it (R126)."""
        message = mail.message
        is_hash = isinstance(message, wire.Do) and isinstance(message.command, wire.Commit)
        return is_hash and not self._links.all_speak()

    def _depart(self, mail: Departed) -> None:
        local = self.viewers.pop(mail.viewer, None)
        self._waiting = [asked for asked in self._waiting if asked.viewer is not mail.viewer]
        if local is not None:
            del self._all.of[local.number]
            if self.owner is not None:
                self.owner.mailbox.put_nowait(mail)
            elif self.away is not None:
                self._links.say(self.away.peer, Went(local.number))

    def _ask(self, away: Away, mail: Asked) -> None:
        """Send a message to the owner elsewhere; commands are kept until they are answered."""
        local = self.viewers.get(mail.viewer)
        if local is None:
            return
        if isinstance(mail.message, wire.Do):
            if not mail.doubtful and (not self._links.up(away.peer) or len(local.asked) >= MOST):
                self._refuse(mail, "bus")
                return
            sent = local.asked[mail.message.id] = Sent(mail, self._all.turn())
            self._links.say(away.peer, Said(local.number, mail.message, sent.turn))
        else:
            self._links.say(away.peer, Said(local.number, mail.message))

    def _wait(self, mail: Asked) -> None:
        if mail.viewer not in self.viewers:
            return
        if len(self._waiting) < MOST:
            self._waiting.append(mail)
        else:
            self._refuse(mail, "storage")

    def _refuse(self, mail: Asked, reason: str) -> None:
        """Tell a connection to try again; only for what was never sent anywhere."""
        if isinstance(mail.message, wire.Do):
            self._say(mail.viewer, mail.message.id, reason)

    def _say(self, viewer: Viewer, id: str, reason: str) -> None:
        viewer.answer(refused(id, Refuse(reason), self._words(viewer.lang)))

    # Who owns the table

    def settle(self, owner: Owner) -> None:
        """The owner is here: every connection says Hello to it, and waiting messages are sent."""
        self.owner, self.away = owner, None
        for local in self.viewers.values():
            # Nothing is sent to it before the new owner has heard of it.
            if local.viewer.version >= 0:
                local.known, local.viewer.version = local.viewer.version, -1
            owner.mailbox.put_nowait(Arrived(local.viewer, local.known))
        for asked in self._due():
            owner.mailbox.put_nowait(asked)

    def attach(self, away: Away) -> None:
        """The owner is elsewhere."""
        self.owner, self.away = None, away
        waiting, self._waiting = self._waiting, []
        self.come_again()
        for asked in waiting:
            self._ask(away, asked)

    def unsettle(self, left: list[Mail] | None = None) -> None:
        """There is no owner any more; what it has not handled waits for the next."""
        self.owner = self.away = None
        # in the order in which it was asked
        self._waiting = [
            m for m in left or [] if isinstance(m, Asked) and m.viewer in self.viewers
        ] + self._waiting

    def _due(self) -> list[Asked]:
        """Everything without an answer; what was sent elsewhere may already have been done."""
        asked = [sent.mail for local in self.viewers.values() for sent in local.asked.values()]
        due = [Asked(mail.viewer, mail.message, doubtful=True) for mail in asked]
        for local in self.viewers.values():
            local.asked.clear()
            local.awaiting = False
        due += self._waiting
        self._waiting = []
        return due

    def refuse_waiting(self) -> None:
        """It takes too long: refuse what waits, except what may already have been done."""
        waiting, self._waiting = self._waiting, [asked for asked in self._waiting if asked.doubtful]
        for asked in waiting:
            if not asked.doubtful:
                self._refuse(asked, "storage")

    def end(self, refuse: Refuse, again: bool) -> None:
        """End all connections."""
        for local in list(self.viewers.values()):
            local.viewer.end(refuse, again)

    # Elsewhere

    def come_again(self) -> None:
        """Every connection says Hello to the owner elsewhere, and repeats what has no answer yet."""
        if self.away is not None:
            for local in self.viewers.values():
                self._come(self.away, local)

    def _come(self, away: Away, local: LocalViewer) -> None:
        viewer = local.viewer
        if viewer.version >= 0:
            local.known = viewer.version
        local.awaiting = True
        came = Came(self.code, away.epoch, local.number, viewer.player, viewer.lang, viewer.role, local.known)
        self._links.say(away.peer, came)
        for sent in local.asked.values():
            sent.turn = self._all.turn()
            self._links.say(away.peer, Said(local.number, sent.mail.message, sent.turn))

    def told(self, peer: str, local: LocalViewer, frame: Told) -> None:
        """Pass on what an owner elsewhere says, if it is the owner and follows on from what was said."""
        away = self.away
        if away is None or peer != away.peer or frame.epoch != away.epoch:
            return
        viewer, found = local.viewer, versions(frame.data)
        if found is not None:
            version, since, whole = found
            known = -1 if local.known is None else local.known
            if version < known or (version == known and since < known):
                return  # older than what is known
            if not whole and since != known:
                if not local.awaiting:  # something in between is missing
                    self._come(away, local)
                return
            local.known = viewer.version = version
            local.awaiting = False
        elif (answer := answer_in(frame.data)) is not None and answer.id:
            sent = local.asked.get(answer.id)
            again = sent is not None and frame.turn not in (0, sent.turn)
            if sent is None or (again and isinstance(answer, wire.Refused)):
                return  # already answered, or sent again and may still be carried out
            del local.asked[answer.id]
            viewer.answer(answer)
            return
        viewer.send(frame.data)

    def told_of_silence(self) -> None:
        """Tell every connection that the owner elsewhere cannot be reached just now."""
        for local in self.viewers.values():
            self._say(local.viewer, "", "bus")
