"""What happened in a soak, held against what can happen."""

from __future__ import annotations

from pioche.engine.box import Box
from pioche.study.kinds import Kinds, kinds_of
from pioche.study.soak import Counts


class Coverage:
    """The counts of one box, kind by kind."""

    def __init__(self, box: Box, counts: Counts) -> None:
        self.kinds: Kinds = kinds_of(box)
        self.counts = counts

    def count(self, group: str, name: str) -> int | None:
        """How often a kind occurred; None where it cannot occur and did not."""
        count = int(getattr(self.counts, group)[name])
        return count if count or name in getattr(self.kinds, group) else None

    def never(self) -> list[str]:
        """The kinds that can occur and did not."""
        return [
            f"{group[:-1]} {name}"
            for group in Kinds._fields
            for name in getattr(self.kinds, group)
            if not getattr(self.counts, group)[name]
        ]

    def unexpected(self) -> list[str]:
        """The kinds that occurred at a table where no effect, box or rule declares them."""
        return sorted(self.counts.undeclared)

    def complete(self) -> bool:
        """Whether everything that can occur did, and nothing else."""
        return not self.never() and not self.unexpected()
