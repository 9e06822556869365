"""What a box keeps in a state beyond cards and turns."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Extra:
    """The plain kind keeps nothing."""

    def copy(self) -> Extra:
        """An independent copy."""
        return self

    def fingerprint(self) -> tuple[object, ...]:
        """Everything that tells two of them apart."""
        return ()

    def angle(self) -> i64:
        """What everybody sees of a balance, in hundredths of a degree (§11.7)."""
        return 0

    def public(self) -> list[int]:
        """What else everybody can follow."""
        return []

    def guess(self, public: list[int], angle: i64, worst: i64) -> None:
        """Become one that everybody would see so, and whose angle has not been beyond the worst."""
