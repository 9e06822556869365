"""How Tippo looks: a balance, on its picture and as the sign of the Tilt."""

from __future__ import annotations

from typing import Final

from pioche.boxes.looks.form import Look
from pioche.boxes.looks.paints import FELT, LIGHT

TILT: Final = (
    '<g transform="translate(50 50)"><g transform="rotate(-16)" stroke="ink" stroke-width="8" '
    'stroke-linecap="round"><path d="M-34 -10 H34"/><path d="M-42 -22 H-22 M22 -22 H42"/></g>'
    '<path d="M0 -12 L16 32 H-16 Z" fill="ink" stroke="ink" stroke-width="5" stroke-linejoin="round"/></g>'
)

LOOK: Final[Look] = {
    "colours": {"light": LIGHT},
    "signs": {"TI": TILT},
    "tables": {"light": FELT},
    "picture": {
        "ground": ["#d9822b", "#9c4a1c"],
        "angle": 170,
        "drawing": '<g stroke="#fff3dc" stroke-width="9" stroke-linecap="round" fill="none">'
        '<g transform="rotate(-9 160 132)"><path d="M58 132H262"/>'
        '<path d="M30 124H108M212 124H290" stroke-width="11"/></g>'
        '<path d="M160 132L184 190H136Z" fill="#fff3dc" stroke-linejoin="round"/></g>'
        '<path d="M-900 488V188H1220V488Z" fill="#00000044"/>',
        "whole": True,
        "cards": ["G3!", "TI"],
        "spread": "apart",
    },
}
