"""The balance drawn as a leaning beam, from the angle that everybody sees."""

from __future__ import annotations

import math
from typing import Final

HALF: Final = 20  # columns from the middle to either end
ASPECT: Final = 2.0  # a character is about twice as high as it is wide
HEIGHTS: Final = "▔─▁"  # three heights within a line of text
PIVOT: Final = "▲"


def beam(angle: int, left: str, right: str) -> list[str]:
    """The lines of the picture, with a label over each end; the angle is in hundredths of a degree."""
    slope = math.tan(math.radians(angle / 100)) / ASPECT
    drawn: dict[tuple[int, int], str] = {}
    ends: dict[int, int] = {}
    for x in range(-HALF, HALF + 1):
        row, height = divmod(round(slope * x * len(HEIGHTS)) + 1, len(HEIGHTS))
        drawn[row, x + HALF] = HEIGHTS[height]
        ends[x] = row
    drawn[1, HALF] = PIVOT
    for x, label in ((-HALF, left), (HALF - len(right) + 1, right)):
        # The label goes on the highest point of the beam beneath it.
        row = min(ends[min(HALF, x + k)] for k in range(len(label))) - 1
        for k, letter in enumerate(label):
            drawn[row, x + HALF + k] = letter
    top, bottom = min(row for row, _ in drawn), max(row for row, _ in drawn)
    return [
        "".join(drawn.get((row, column), " ") for column in range(2 * HALF + 1)).rstrip()
        for row in range(top, bottom + 1)
    ]
