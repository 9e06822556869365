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
        self._common = self._after_hands()
        self._idle: dict[int, bytes] = {}  # what those get who can do nothing
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
        self._common = self._after_hands()

    def _after_hands(self) -> bytes:
        """What is common, as it follows on the hands."""
        return b"]," + _encode(self.snapshot.common)[1:]

    def to(self, viewer: int) -> msgspec.Raw:
        """What a seat or the spectator sees: what is the viewer's own, the hands, what is common."""
        known, faces = self._hands, self.snapshot.faces(viewer)
        hands = [known[k].get(seen) or self._hand(k, viewer, seen) for k, seen in enumerate(faces)]
        return msgspec.Raw(b"".join([self._own(viewer), b",".join(hands), self._common]))

    def _own(self, viewer: int) -> bytes:
        """What is the viewer's own, up to the hands; most can do nothing, and get what they got before."""
        snapshot, idle = self.snapshot, self._idle.get(viewer)
        answers, refused = snapshot.answers(viewer, self._out), snapshot.refused(viewer)
        if idle is not None and not answers and not refused:
            return idle
        found = _encode({"viewer": viewer, "answers": answers, "refused": refused})[:-1] + b',"hands":['
        if not answers and not refused:
            self._idle[viewer] = found
        return found

    def _hand(self, seat: int, viewer: int, faces: int) -> bytes:
        """A hand of which these faces are seen, kept for whoever sees the same."""
        found = _encode(self.snapshot.hand(seat, viewer))
        if faces != MIXED:
            self._hands[seat][faces] = found
        return found

    def held(self) -> list[list[list[object]]] | None:
        """All hands where they lie open for the count, or None."""
        return self.snapshot.counted()
