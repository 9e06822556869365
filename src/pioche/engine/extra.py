"""The state that a box keeps beyond cards and turns."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

# Results of a balance check; `late` means a moment after the card was let go (§11.3).
OUTCOMES: Final = ("holds", "falls", "late")
HOLDS: Final = 0
FALLS_NOW: Final = 1
FALLS_LATE: Final = 2


@mypyc_attr(allow_interpreted_subclasses=True)
class Extra:
    """A box's own state; this base class, for boxes with cards only, holds none."""

    def copy(self) -> Extra:
        """An independent copy; without state it is the same object."""
        return self

    def fingerprint(self) -> tuple[object, ...]:
        """Everything in which two of them can differ."""
        return ()

    def angle(self) -> i64:
        """The visible angle of the balance, in hundredths of a degree (§11.7)."""
        return 0

    def force(self, outcomes: list[int]) -> None:
        """Fix the results of the coming checks, if there are any (§11.6)."""

    def left_over(self) -> bool:
        """Whether a fixed result has not been used yet."""
        return False

    def public(self) -> list[int]:
        """Other numbers that everybody can follow."""
        return []

    def shift_secret(self, by: i64) -> None:
        """Change what nobody can see, if there is anything: the proof that views hide it (§12.6)."""

    def guess(self, public: list[int], angle: i64, worst: i64) -> None:
        """Become a state that looks the same to everybody and whose angle has never exceeded the worst."""
