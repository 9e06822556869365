"""What a box keeps in a state beyond cards and turns."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

# How a check of a balance ends; `late` is a moment after the card was let go (§11.3).
OUTCOMES: Final = ("holds", "falls", "late")
HOLDS: Final = 0
FALLS_NOW: Final = 1
FALLS_LATE: Final = 2


@mypyc_attr(allow_interpreted_subclasses=True)
class Extra:
    """What a box remembers for itself; this one, for boxes of mere cards, nothing."""

    def copy(self) -> Extra:
        """One that can go its own way; nothing needs no second one."""
        return self

    def fingerprint(self) -> tuple[object, ...]:
        """Everything that tells two of them apart."""
        return ()

    def angle(self) -> i64:
        """What everybody sees of a balance, in hundredths of a degree (§11.7)."""
        return 0

    def force(self, outcomes: list[int]) -> None:
        """Fix how the coming checks end, where there are any (§11.6)."""

    def left_over(self) -> bool:
        """Whether fixed outcomes still wait for a check."""
        return False

    def public(self) -> list[int]:
        """What else everybody can follow."""
        return []

    def guess(self, public: list[int], angle: i64, worst: i64) -> None:
        """Become one that everybody would see so, and whose angle has not been beyond the worst."""
