"""Long checks as a task: batches of random games over all boxes, in an order that never ends."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final, Generic, TypeVar

from pioche.engine.box import Box
from pioche.shelf import box_named
from pioche.study.checks.result import CheckResult

BATCH: Final = 50  # rounds with every law checked
LARGE_BATCH: Final = 1000  # rounds of which only the cards are counted


Found = TypeVar("Found", bound=CheckResult)


@dataclass(frozen=True)
class Batches(Generic[Found]):
    """Batches with seeds of their own, box after box, so that who plays them changes nothing."""

    check: Callable[[Box, Sequence[int], str, int], Found]  # `soak` or `check_cards`
    boxes: tuple[str, ...]
    seats: range
    seed: str
    rounds: int | None = None  # in all; without end if there is no number
    size: int = BATCH  # rounds in one batch

    @property
    def pieces(self) -> int:
        """How many batches there are; far more than anybody can play where there is no end."""
        if self.rounds is None:
            return 10**12
        most = -(-self.rounds // len(self.boxes))
        return len(self.boxes) * -(-most // self.size)

    def begin(self) -> Callable[[int], Found]:
        """Ready at once."""
        return self.play

    def play(self, piece: int) -> Found:
        """Play one batch."""
        number, k = divmod(piece, len(self.boxes))
        rounds = self.size
        if self.rounds is not None:
            share = self.rounds // len(self.boxes) + (k < self.rounds % len(self.boxes))
            rounds = max(0, min(self.size, share - number * self.size))
        return self.check(box_named(self.boxes[k]), self.seats, f"{self.seed}/{number}", rounds)
