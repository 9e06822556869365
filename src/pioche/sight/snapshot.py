"""What each viewer sees of one moment, as plain data; what several of them see alike is put together once.

The same as `View.present` (a test holds them equal) without the registers and what only a bot looks at.
"""

from __future__ import annotations

from mypy_extensions import i64

from pioche.engine.actions import Answers
from pioche.engine.state import State
from pioche.sight.choices import choice_data, choices, reasons
from pioche.sight.common import Common
from pioche.sight.secrets import Hands, laid_open
from pioche.sight.seen import sights_data


class Snapshot:
    """One moment; an earlier one of the same match saves work where nothing has changed."""

    def __init__(self, s: State, before: Snapshot | None = None) -> None:
        self.s = s
        self.common = Common(s, s.rules).common()
        self._hands: Hands = Hands(s, before._hands if before is not None else None)

    def of(self, viewer: i64, out: Answers) -> dict[str, object]:
        """All that a seat or the spectator sees, who may change none of it; `out` is room for answers."""
        found = self.own(viewer, out)
        found["hands"] = self.hands(viewer)
        found.update(self.common)
        return found

    def own(self, viewer: i64, out: Answers) -> dict[str, object]:
        """What is for this viewer alone, apart from the hands."""
        return {"viewer": int(viewer), "answers": self.answers(viewer, out), "refused": self.refused(viewer)}

    def answers(self, viewer: i64, out: Answers) -> list[dict[str, object]]:
        """What the viewer can do now."""
        s = self.s
        return [choice_data(s.rules, s.side, choice) for choice in choices(s, viewer, out)]

    def refused(self, viewer: i64) -> dict[str, str]:
        """Why cards of the viewer cannot be laid, by their handles."""
        return reasons(self.s, viewer, self._hands.held[viewer]) if viewer >= 0 else {}

    def hands(self, viewer: i64) -> list[list[list[object]]]:
        """All hands as the viewer sees them (§5.5)."""
        return [self.hand(seat, viewer) for seat in range(self.s.seats)]

    def hand(self, seat: i64, viewer: i64) -> list[list[object]]:
        """One hand as the viewer sees it."""
        return sights_data(self.s.rules, self._hands.seen(viewer, seat))

    def own_hands(self) -> list[list[list[object]]]:
        """All hands, each as its holder sees it: the whole table with its active faces up."""
        return [self.hand(seat, seat) for seat in range(self.s.seats)]

    def counted(self) -> list[list[list[object]]] | None:
        """All hands where they lie open for the count, or None."""
        return self.own_hands() if laid_open(self.s) else None

    def faces(self, viewer: i64) -> list[int]:
        """Which faces of each hand a viewer sees: who sees the same, and not MIXED, gets the same hand."""
        return self._hands.faces(viewer)

    def same_hand(self, seat: i64, other: Snapshot) -> bool:
        """Whether the same faces of a hand look as they did in another snapshot of the match."""
        return self._hands.same(seat, other._hands)
