"""Budgets: how long search may think about one decision, by playouts or by processor time."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

MOST_PLAYOUTS: Final = 10_000_000
MOST_MILLISECONDS: Final = 60_000


class BudgetError(ValueError):
    """A budget that cannot be kept; says which ones can."""


@dataclass(frozen=True)
class Budget:
    """So many playouts for one decision, and at most so many seconds of processor time; 0 is no limit."""

    playouts: int = 0
    seconds: float = 0.0


USUAL: Final = Budget(12000, 0.14)


def budget_named(text: str) -> Budget:
    """What stands behind the @ of a name: 2000 playouts a decision, or 150ms."""
    found = re.fullmatch(r"(\d{1,9})(ms)?", text)
    if found is None:
        raise BudgetError(f"{text!r} is no budget: give playouts a decision, as 2000, or time, as 150ms")
    number, most = int(found[1]), MOST_MILLISECONDS if found[2] else MOST_PLAYOUTS
    if not 1 <= number <= most:
        raise BudgetError(f"{text} is not possible: a budget is from 1 to {most}{found[2] or ' playouts'}")
    return Budget(seconds=number / 1000) if found[2] else Budget(playouts=number)
