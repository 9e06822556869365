"""How Transformers looks: steel by day, embers by night; two crossed blades for its duels."""

from __future__ import annotations

from typing import Final

from pioche.boxes.looks.flip import SIGNS
from pioche.boxes.looks.form import Look
from pioche.boxes.looks.paints import DARK, LIGHT

BLADES: Final = (
    '<g stroke="ink" stroke-width="8" stroke-linecap="round" fill="none" transform="translate(50 50)">'
    '<path d="M-24 32 L22 -30 M-32 18 L-12 34"/><path d="M24 32 L-22 -30 M32 18 L12 34"/></g>'
)
# The highest number wins, or the lowest loses.
UP: Final = '<path d="M50 6 L63 23 H37 Z" fill="ink"/>'
DOWN: Final = '<path d="M50 96 L63 79 H37 Z" fill="ink"/>'

# Riveted plates, and a gear.
PLATES: Final = (
    '<g fill="none" stroke="#ffffff" stroke-width="2.5" opacity=".13" stroke-linejoin="round">'
    '<path d="M-10 46L58 46L82 70V128L58 152H-10M330 46L262 46L238 70V128L262 152H330"/>'
    '<path d="M96 -10V24L116 44H204L224 24V-10M96 210V178L116 158H204L224 178V210"/></g>'
    '<g fill="#ffffff" opacity=".16"><circle cx="20" cy="58" r="3"/><circle cx="64" cy="70" r="3"/>'
    '<circle cx="64" cy="128" r="3"/><circle cx="20" cy="140" r="3"/><circle cx="300" cy="58" r="3"/>'
    '<circle cx="256" cy="70" r="3"/><circle cx="256" cy="128" r="3"/><circle cx="300" cy="140" r="3"/></g>'
)
WHEEL: Final = "".join(f'<path d="M-7 -50H7L10 -36H-10Z" transform="rotate({30 * k})"/>' for k in range(12))
CUT: Final = "M19 6H101L114 19V161L101 174H19L6 161V19Z"

LOOK: Final[Look] = {
    "colours": {"light": LIGHT, "dark": DARK},
    "signs": {**SIGNS, "OP": BLADES + UP, "ME": BLADES + DOWN},
    "tables": {"light": ["#3f5d78", "#152430"], "dark": ["#5a1a20", "#17070a"]},
    "motifs": {"light": PLATES, "dark": PLATES},
    "cards": {"light": {"border": "#eef2f6", "field": CUT}, "dark": {"border": "#1c1f26", "field": CUT}},
    "back": {
        "ground": "#2b3d50",
        "drawing": f'<g transform="translate(60 90)" fill="#8fa6bd" opacity=".5">{WHEEL}'
        '<circle r="40" fill="none" stroke="#8fa6bd" stroke-width="7"/></g>',
    },
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
