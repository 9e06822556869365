"""Long checks: batches of random games over all boxes, and what they found, to be added up and kept."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, Generic, Self, TypeVar

from pioche.engine.box import Box
from pioche.shelf import box_named

BATCH: Final = 50  # rounds with every law checked
LARGE_BATCH: Final = 1000  # rounds of which only the cards are counted


class CheckResult:
    """The result of a soak or of counting cards, or of a part of either."""

    def __init__(self, box: str) -> None:
        self.box = box
        self.rounds = 0

    @property
    def steps(self) -> int:
        """How many actions or decisions there were."""
        raise NotImplementedError

    def add(self, other: Self) -> None:
        """Add the result of another part."""
        for name, more in other._found().items():
            setattr(self, name, getattr(self, name) + more)

    def data(self) -> dict[str, Any]:
        """As it is kept in a file."""
        return {name: dict(one) if isinstance(one, Counter) else one for name, one in self._found().items()}

    def restore(self, data: Mapping[str, Any]) -> None:
        """Take over what was kept in a file."""
        for name, one in self._found().items():
            setattr(self, name, type(one)(data[name]))

    def _found(self) -> dict[str, Any]:
        return {name: one for name, one in vars(self).items() if name != "box"}


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

    def __call__(self) -> Callable[[int], Found]:
        """As a task it is ready at once."""
        return self.play

    def play(self, piece: int) -> Found:
        """Play one batch."""
        number, k = divmod(piece, len(self.boxes))
        rounds = self.size
        if self.rounds is not None:
            share = self.rounds // len(self.boxes) + (k < self.rounds % len(self.boxes))
            rounds = max(0, min(self.size, share - number * self.size))
        return self.check(box_named(self.boxes[k]), self.seats, f"{self.seed}/{number}", rounds)
