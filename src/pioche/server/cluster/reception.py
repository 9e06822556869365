"""Messages from other processes: their connections at our tables, and replies to ours."""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never

from pioche.server.cluster.frames import (
    Again,
    Came,
    Frame,
    Helped,
    Here,
    Over,
    Parted,
    Said,
    Spent,
    Take,
    Told,
    Unknown,
    Went,
)
from pioche.server.cluster.guests import Guest
from pioche.server.table.mailbox import Arrived, Asked
from pioche.server.table.owner import Owner
from pioche.server.table.refusing import Refuse
from pioche.server.table.table import CLOSED
from pioche.server.wire import messages as wire
from pioche.texts.languages import choose

if TYPE_CHECKING:
    from pioche.server.cluster.lobby import SharedLobby


class Reception:
    """Handles every frame that reaches this process."""

    def __init__(self, lobby: SharedLobby) -> None:
        self._lobby = lobby
        self._guests: dict[tuple[str, int], Guest] = {}
        self.spent: list[tuple[str, Spent]] = []
        links = lobby.links
        links.heard, links.lost, links.broken, links.mended = self._take, self._lost, self._broken, self._lost

    def __len__(self) -> int:
        return len(self._guests)

    def related(self) -> set[str]:
        """The processes that this one has connections with."""
        away = {desk.away.peer for desk in self._lobby.desks.values() if desk.away is not None}
        return away | {peer for peer, _ in self._guests}

    def clear(self) -> None:
        """Forget all guests: no table is owned here any more."""
        self._guests.clear()

    def leave(self, owner: Owner) -> list[Guest]:
        """Remove and return the guests at a table that is no longer owned here."""
        gone = [guest for guest in self._guests.values() if guest.owner is owner]
        for guest in gone:
            del self._guests[guest.peer, guest.viewer]
        return gone

    def part_with(self, peer: str) -> None:
        """Treat all connections of a process as gone."""
        self._keep(peer, [])

    def _keep(self, peer: str, viewers: list[int]) -> None:
        for key in [key for key in self._guests if key[0] == peer and key[1] not in viewers]:
            guest = self._guests.pop(key)
            guest.depart()

    # Lost and found

    def _lost(self, peer: str) -> None:
        """Something that the other process said is missing: both sides say again who is here."""
        self._come_again(peer)
        self._lobby.links.say(peer, Again())

    def _broken(self, peer: str) -> None:
        """Nothing is heard from the other process."""
        self.part_with(peer)
        for desk in self._lobby.desks.values():
            if desk.away is not None and desk.away.peer == peer:
                desk.told_of_silence()

    def _come_again(self, peer: str) -> None:
        here: list[int] = []
        for desk in self._lobby.desks.values():
            if desk.away is not None and desk.away.peer == peer:
                here += [local.number for local in desk.viewers.values()]
        self._lobby.links.say(peer, Here(here))
        for desk in self._lobby.desks.values():
            if desk.away is not None and desk.away.peer == peer:
                desk.come_again()

    # Frames

    def _take(self, peer: str, frame: Frame) -> None:
        match frame:
            case Told():
                for number in frame.viewers:
                    found = self._lobby.viewers.of.get(number)
                    if found is not None:
                        desk, local = found
                        desk.told(peer, local, frame)
            case Said():
                self._said(peer, frame)
            case Came():
                self._came(peer, frame)
            case Went():
                guest = self._guests.pop((peer, frame.viewer), None)
                if guest is not None:
                    guest.depart()
            case Here():
                self._keep(peer, frame.viewers)
            case Over():
                self._over(peer, frame)
            case Unknown():
                self._unknown(peer, frame)
            case Again():
                self._come_again(peer)
            case Take():
                self._lobby.errand(frame.code)
            case Helped():
                owner = self._lobby.owners.get(frame.code)
                if owner is not None:
                    owner.tell_of_hint(frame.seat)
            case Parted():
                owner = self._lobby.owners.get(frame.code)
                if owner is not None:
                    owner.let_go(frame.player)
            case Spent():
                self.spent.append((peer, frame))
            case _:
                assert_never(frame)

    def _came(self, peer: str, frame: Came) -> None:
        lobby, key = self._lobby, (peer, frame.viewer)
        owner = lobby.owners.get(frame.code)
        guest = self._guests.get(key)
        if guest is not None and guest.owner is not owner:
            del self._guests[key]
            guest.depart()
            guest = None
        epoch = lobby.epochs.get(frame.code, 0)
        if owner is None or owner.table.phase == CLOSED or epoch != frame.epoch:
            lobby.links.say(peer, Unknown(frame.viewer, frame.epoch))
            if owner is None:
                lobby.errand(frame.code)  # the database may say that it is ours, though it is not loaded
            return
        if guest is None:
            guest = self._guests[key] = Guest(peer, frame.viewer, owner, epoch, lobby.links.say)
        guest.player, guest.lang, guest.role = frame.player, frame.lang, frame.role
        guest.put(Arrived(guest, frame.since))

    def _said(self, peer: str, frame: Said) -> None:
        guest = self._guests.get((peer, frame.viewer))
        if guest is None:
            self._lobby.links.say(peer, Unknown(frame.viewer, 0))
            return
        message = frame.message
        if isinstance(message, wire.Do) and isinstance(message.command, wire.Speak):
            guest.lang = choose([message.command.lang])
        if not isinstance(message, wire.Do) or guest.asks(message.id, frame.turn):
            guest.put(Asked(guest, message))

    def _over(self, peer: str, frame: Over) -> None:
        found = self._lobby.viewers.of.get(frame.viewer)
        if found is not None:
            desk, local = found
            if desk.away is not None and desk.away.peer == peer:
                local.viewer.end(Refuse(frame.reason), frame.again)

    def _unknown(self, peer: str, frame: Unknown) -> None:
        """The other process does not own the table, or does not know the connection."""
        found = self._lobby.viewers.of.get(frame.viewer)
        if found is None:
            return
        desk, _ = found
        if desk.away is None or desk.away.peer != peer:
            return
        if frame.epoch == desk.away.epoch:
            desk.unsettle()
            self._lobby.search(desk)
        elif frame.epoch == 0:
            desk.come_again()
