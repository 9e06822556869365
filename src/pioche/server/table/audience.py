"""The connections at a table, and what each has been sent."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from pioche.server.table.mailbox import Viewer
from pioche.server.table.presence import Presence
from pioche.server.table.showing import encode, table_info, update
from pioche.server.table.table import Table
from pioche.server.wire import messages as wire
from pioche.sight.view import SPECTATOR
from pioche.texts.words import Words


def seat_of(table: Table, viewer: Viewer) -> int:
    """The seat whose eyes a connection has."""
    return table.seat_of(viewer.player) if viewer.role == "player" else SPECTATOR


class Audience:
    """The connections at one table."""

    def __init__(self, words: Callable[[str], Words], now: int) -> None:
        self._words = words
        self.viewers: list[Viewer] = []
        self.presence = Presence(now)
        self._info: msgspec.Raw | None = None
        self._phase = ""
        self._chairs: object = None

    def meet(self, table: Table, now: int) -> bool:
        """Work out who is present; True if somebody came or went."""
        self._info = None
        seats: dict[int, str] = {}
        for viewer in self.viewers:
            seat = seat_of(table, viewer)
            if seat >= 0:
                seats[seat] = viewer.player
        return self.presence.meet(seats, now)

    def tell(self, table: Table, viewer: Viewer, since: int | None, now: int) -> None:
        """Send one connection what is new since a version, or everything."""
        # A version of -1 (nothing sent yet) or from the future gets everything.
        known = since if since is not None and 0 <= since <= table.version else None
        info = self._public(table)
        seat, words = seat_of(table, viewer), self._words(viewer.lang)
        viewer.send(update(table, info, seat, words, known, now, viewer.player))
        viewer.version = table.version
        viewer.info = info

    def tell_all(self, table: Table, now: int) -> None:
        """Send everybody what is new; those who see the same get the same bytes."""
        info = self._public(table)
        done: dict[tuple[int, str, int, bool, str], bytes] = {}
        for viewer in self.viewers:
            since = viewer.version
            if since < 0:
                continue
            seat, lang, known = seat_of(table, viewer), viewer.lang, viewer.info is info
            # Of those without a seat, only one who left or waits for one sees something of their own.
            own = seat < 0 and max(table.seat_left(viewer.player), table.waits_for(viewer.player)) >= 0
            key = (seat, lang, since, known, viewer.player if own else "")
            data = done.get(key)
            if data is None:
                words = self._words(lang)
                public = None if known else info
                data = done[key] = update(table, public, seat, words, since, now, viewer.player)
            viewer.send(data)
            viewer.version = table.version
            viewer.info = info

    def say_all(self, message: wire.Reacted | wire.Nudged) -> None:
        """Send everybody a message that is not stored."""
        data = encode(message)
        for viewer in self.viewers:
            viewer.send(data)

    def _public(self, table: Table) -> msgspec.Raw:
        """The public part, encoded again only when it may have changed."""
        info = self._info
        if info is None or self._phase != table.phase or self._chairs is not table.chairs:
            spectators = sum(seat_of(table, viewer) < 0 for viewer in self.viewers)
            found = table_info(table, self.presence.here, spectators, self.presence.since)
            info = self._info = msgspec.Raw(encode(found))
            self._phase, self._chairs = table.phase, table.chairs
        return info
