"""How Classic looks: green felt, and the four plates in the corners of its picture."""

from __future__ import annotations

from typing import Final

from pioche.boxes.looks.form import Look
from pioche.boxes.looks.paints import FELT, LIGHT
from pioche.boxes.looks.shapes import CIRCLE, DIAMOND, LEAF, SQUARE

LOOK: Final[Look] = {
    "colours": {"light": LIGHT},
    "tables": {"light": FELT},
    "picture": {
        "ground": FELT,
        "angle": 160,
        "drawing": '<g fill="#ffffff" opacity=".09">'
        f'<path d="{DIAMOND}" transform="translate(-20 -20) scale(1.1)"/>'
        f'<path d="{CIRCLE}" transform="translate(232 -30) scale(1.2)"/>'
        f'<path d="{LEAF}" transform="translate(-16 112) scale(1.1)"/>'
        f'<path d="{SQUARE}" transform="translate(240 104) scale(1.1)"/></g>',
        "cards": ["Y+2", "R7", "W4"],
    },
}
