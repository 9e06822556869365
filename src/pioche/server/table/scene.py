"""The game as it is sent: what the engine shows to each viewer, as JSON."""

from __future__ import annotations

from typing import Final

import msgspec

from pioche.engine.actions import Answers
from pioche.engine.state import State
from pioche.sight.secrets import MIXED
from pioche.sight.snapshot import Snapshot

_encode: Final = msgspec.json.Encoder().encode


class Scene:
    """A match as it is sent; what several viewers see alike, or somebody saw before, is put together once."""

    def __init__(self, s: State) -> None:
        self.snapshot = Snapshot(s)
        self._common = _encode(self.snapshot.common)
        # Every hand, by the faces that are seen of it.
        self._hands: list[dict[int, bytes]] = [{} for _ in range(s.seats)]
        self._out = Answers()

    def move(self, s: State) -> None:
        """The game has gone on."""
        before = self.snapshot
        self.snapshot = snapshot = Snapshot(s, before)
        for seat in range(s.seats):
            if not snapshot.same_hand(seat, before):
                self._hands[seat].clear()
        self._common = _encode(snapshot.common)

    def to(self, viewer: int) -> msgspec.Raw:
        """What a seat or the spectator sees: what is the viewer's own, the hands, what is common."""
        own = _encode(self.snapshot.own(viewer, self._out))
        known, faces = self._hands, self.snapshot.faces(viewer)
        hands = [known[k].get(seen) or self._hand(k, viewer, seen) for k, seen in enumerate(faces)]
        return msgspec.Raw(b"".join([own[:-1], b',"hands":[', b",".join(hands), b"],", self._common[1:]]))

    def _hand(self, seat: int, viewer: int, faces: int) -> bytes:
        """A hand of which these faces are seen, kept for whoever sees the same."""
        found = _encode(self.snapshot.hand(seat, viewer))
        if faces != MIXED:
            self._hands[seat][faces] = found
        return found

    def held(self) -> list[list[list[object]]] | None:
        """All hands where they lie open for the count, or None."""
        return self.snapshot.counted()
