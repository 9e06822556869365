"""How Flip looks: a day side and a night side, on the table as on its picture."""

from __future__ import annotations

from typing import Final

from pioche.boxes.looks.form import Look
from pioche.boxes.looks.paints import DARK, FELT, LIGHT, NIGHT

TURNING: Final = (
    '<g transform="translate(50 50)"><g stroke="ink" stroke-width="6" stroke-linejoin="round">'
    '<rect x="-31" y="-26" width="34" height="50" rx="6" transform="rotate(-9)" fill="ink"/>'
    '<rect x="-1" y="-24" width="32" height="48" rx="6" transform="rotate(9)" fill="ground"/></g>'
    '<path d="M-24 -37 Q2 -52 24 -36" fill="none" stroke="ink" stroke-width="6" stroke-linecap="round"/>'
    '<path d="M32 -28 L13 -32 L28 -46 Z" fill="ink"/></g>'
)
SKIPPED: Final = (
    '<g transform="translate(50 50)"><circle r="13" fill="ink"/>'
    '<g fill="none" stroke="ink" stroke-width="5">'
    + "".join(
        f'<g transform="rotate({turn}) translate(29 0) rotate({-turn})"><circle r="7.5"/>'
        '<path d="M-5 5 L5 -5" stroke-width="4"/></g>'
        for turn in range(0, 360, 60)
    )
    + "</g></g>"
)
SOUGHT: Final = (
    '<g transform="translate(50 50)"><g fill="none" stroke="ink">'
    '<circle r="29" stroke-width="8"/><circle r="13" stroke-width="7"/></g>'
    '<path d="M0 -38 V-20 M0 38 V20 M-38 0 H-20 M38 0 H20" stroke="ink" stroke-width="7" '
    'stroke-linecap="round"/></g>'
)
SIGNS: Final = {"F": TURNING, "X": SKIPPED, "WC": SOUGHT}
STARS: Final = ((200, 30), (236, 62), (282, 24), (300, 92), (252, 120), (214, 170), (290, 168))

LOOK: Final[Look] = {
    "colours": {"light": LIGHT, "dark": DARK},
    "signs": SIGNS,
    "tables": {"light": FELT, "dark": NIGHT},
    "picture": {
        "ground": ["#2f8fb8", "#1f6b57"],
        "angle": 160,
        "drawing": '<path d="M196 0H320V200H124Z" fill="#241c45"/><g fill="#ffffff" opacity=".75">'
        + "".join(f'<circle cx="{x}" cy="{y}" r="2.2"/>' for x, y in STARS)
        + '</g><path d="M62 40a26 26 0 1 0 .1 0M62 6v18M62 108v18M10 66h18M96 66h18M26 30l12 12M86 90l12 12'
        'M98 30L86 42M38 90l-12 12" fill="#fff3c4" stroke="#fff3c4" stroke-width="6" stroke-linecap="round" '
        'opacity=".4"/>',
        "cards": ["GF", "R3", "/T7"],
    },
}
