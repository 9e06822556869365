"""Budgets: how long search may think about one decision, in rollouts or in processor time."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

MOST_ROLLOUTS: Final = 10_000_000
MOST_MILLISECONDS: Final = 60_000


class VariantError(ValueError):
    """A kind of search, or a budget for it, that does not exist; the message says which do."""


@dataclass(frozen=True)
class Budget:
    """The most rollouts and the most seconds of processor time for one decision; 0 is no limit."""

    rollouts: int = 0
    seconds: float = 0.0


USUAL: Final = Budget(12000, 0.14)


def budget_named(text: str) -> Budget:
    """The budget after the @ of a name: 2000 rollouts a decision, or 150ms."""
    found = re.fullmatch(r"(\d{1,9})(ms)?", text)
    if found is None:
        raise VariantError(f"{text!r} is no budget: give rollouts a decision, as 2000, or time, as 150ms")
    number, most = int(found[1]), MOST_MILLISECONDS if found[2] else MOST_ROLLOUTS
    if not 1 <= number <= most:
        raise VariantError(f"{text} is not possible: a budget is from 1 to {most}{found[2] or ' rollouts'}")
    return Budget(seconds=number / 1000) if found[2] else Budget(rollouts=number)
