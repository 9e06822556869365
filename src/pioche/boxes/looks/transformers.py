"""How Transformers looks: Flip's signs, and two blades that cross for its duels."""

from __future__ import annotations

from typing import Final

from pioche.boxes.looks.flip import SIGNS
from pioche.boxes.looks.form import Look
from pioche.boxes.looks.paints import DARK, FELT, LIGHT, NIGHT

BLADES: Final = (
    '<g stroke="ink" stroke-width="8" stroke-linecap="round" fill="none" transform="translate(50 50)">'
    '<path d="M-24 32 L22 -30 M-32 18 L-12 34"/><path d="M24 32 L-22 -30 M32 18 L12 34"/></g>'
)
# The highest number wins, or the lowest loses.
UP: Final = '<path d="M50 6 L63 23 H37 Z" fill="ink"/>'
DOWN: Final = '<path d="M50 96 L63 79 H37 Z" fill="ink"/>'

LOOK: Final[Look] = {
    "colours": {"light": LIGHT, "dark": DARK},
    "signs": {**SIGNS, "OP": BLADES + UP, "ME": BLADES + DOWN},
    "tables": {"light": FELT, "dark": NIGHT},
    "picture": {
        "ground": ["#b3262f", "#243f8f 60%"],
        "angle": 120,
        "drawing": '<path d="M0 0H170L120 200H0Z" fill="#ffffff" opacity=".1"/>'
        '<path d="M170 0H320V200H120Z" fill="#2a1650" opacity=".75"/>'
        '<g fill="none" stroke="#ffffff" stroke-width="7" opacity=".25" stroke-linejoin="round">'
        '<path d="M-10 60L40 40L66 78L40 120L-10 104M20 210L54 160L96 176L88 210"/>'
        '<path d="M330 50L280 30L250 66L272 108L330 100M300 210L272 156L228 172L236 210"/></g>',
        "cards": ["OP", "B9", "/ME"],
    },
}
