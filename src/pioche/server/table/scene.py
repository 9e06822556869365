"""The game as it is sent: what the engine shows to each viewer, as JSON."""

from __future__ import annotations

from typing import Final

import msgspec

from pioche.engine.actions import Answers
from pioche.engine.state import State
from pioche.sight.snapshot import Pictures
from pioche.sight.view import SPECTATOR

_encode: Final = msgspec.json.Encoder().encode


class Scene:
    """A match as it is sent; what several viewers see alike, or somebody saw before, is put together once."""

    def __init__(self, s: State) -> None:
        self.pictures = Pictures(s)
        self._common = _encode(self.pictures.common)
        self._own: dict[int, bytes] = {}  # closed hands as their holders see them
        self._hidden: dict[int, bytes] = {}  # and as the other seats do
        self._out = Answers()

    def move(self, s: State) -> None:
        """The game has gone on."""
        before, pictures = self.pictures, Pictures(s)
        for seat in range(s.seats):
            if not pictures.same_hand(seat, before):
                self._own.pop(seat, None)
                self._hidden.pop(seat, None)
        self.pictures = pictures
        self._common = _encode(pictures.common)

    def to(self, viewer: int) -> msgspec.Raw:
        """The picture for a seat or the spectator: what is the viewer's own, the hands, what is common."""
        own = _encode(self.pictures.own(viewer, self._out))
        hands = b",".join([self._hand(seat, viewer) for seat in range(self.pictures.s.seats)])
        return msgspec.Raw(b"".join([own[:-1], b',"hands":[', hands, b"],", self._common[1:]]))

    def _hand(self, seat: int, viewer: int) -> bytes:
        pictures = self.pictures
        if viewer == SPECTATOR or not pictures.closed():
            return _encode(pictures.hand(seat, viewer))
        known = self._own if seat == viewer else self._hidden
        found = known.get(seat)
        if found is None:
            found = known[seat] = _encode(pictures.hand(seat, viewer))
        return found

    def held(self) -> list[object]:
        """All hands as their holders see them, for the count at the end of a round."""
        return [self.pictures.hand(seat, seat) for seat in range(self.pictures.s.seats)]
