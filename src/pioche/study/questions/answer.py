"""An answer: sums of what was measured at every table, and the estimates they come to."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final

from pioche.intervals import Estimate, mean_of
from pioche.study.questions.question import Question

PIECE: Final = 20  # deals that are played in one go

Key = tuple[str, str, str]  # measure, arm, group
Sums = list[float]  # number of deals, sum, sum of squares
PieceSums = tuple[dict[Key, Sums], dict[Key, Sums]]  # of what was measured, and of differences


@dataclass
class Answer:
    """The answer so far; pieces are added one by one, in their order."""

    question: Question
    seed: str
    pieces: int = 0
    sums: dict[Key, Sums] = field(default_factory=dict)
    differences: dict[Key, Sums] = field(default_factory=dict)

    def add(self, part: PieceSums) -> None:
        """Add the next piece."""
        for mine, more in zip((self.sums, self.differences), part, strict=True):
            for key, sums in more.items():
                mine[key] = [a + b for a, b in zip(mine.get(key, [0, 0.0, 0.0]), sums, strict=True)]
        self.pieces += 1

    @property
    def deals(self) -> int:
        """How many deals were played at each table."""
        return min(self.pieces * PIECE, self.question.deals)

    @property
    def rounds(self) -> int:
        """How many rounds were played."""
        return self.deals * sum(arm.rotations for arm in self.question.arms)

    def groups(self, measure: str, arm: str) -> list[str]:
        """The groups that were seen, numbers by size, others as they came."""
        found = [group for one, other, group in self.sums if (one, other) == (measure, arm)]
        number = all(group.replace(".", "", 1).lstrip("-").isdigit() for group in found)
        return sorted(found, key=float) if number else found

    def estimate(self, measure: str, arm: str, group: str = "") -> Estimate | None:
        """The estimate for one table; None if nothing was measured."""
        sums = self.sums.get((measure, arm, group))
        return None if sums is None else mean_of(*sums)

    def difference(self, measure: str, arm: str, group: str = "") -> Estimate | None:
        """How much more it is than at the table it is compared with, paired by deal."""
        sums = self.differences.get((measure, arm, group))
        return None if sums is None else mean_of(*sums)

    def mean(self, measure: str, arm: str, group: str = "") -> float:
        """The mean of what was measured at one table; a LookupError where nothing was."""
        one = self.estimate(measure, arm, group)
        if one is None:
            raise LookupError(f"{measure} of {arm} {group}")
        return one.mean

    def rows(self) -> list[dict[str, Any]]:
        """Every estimate as a row, for files and programs."""
        found = []
        for (measure, arm, group), sums in sorted(self.sums.items()):
            one, more = mean_of(*sums), self.difference(measure, arm, group)
            row = {"measure": measure, "table": arm, "group": group, "deals": int(sums[0]), **vars(one)}
            for name in ("mean", "low", "high"):
                row[f"more_{name}"] = None if more is None else getattr(more, name)
            found.append(row)
        return found
