"""How Teen Titans Go! looks: a pink comic with rays and dots; a mask for Robin, a pencil for custom rules."""

from __future__ import annotations

from typing import Final

from pioche.boxes.looks.form import Look
from pioche.boxes.looks.paints import LIGHT, PAINTS
from pioche.boxes.looks.shapes import HEART

MASK: Final = (
    '<g transform="translate(50 50)"><path fill="ink" d="M-38 -8 Q-36 -18 -24 -17 Q-8 -15 0 -9 Q8 -15 24 -17 '
    'Q36 -18 38 -8 Q38 14 20 18 Q8 18 0 5 Q-8 18 -20 18 Q-38 14 -38 -8 Z"/>'
    '<ellipse cx="-19" cy="0" rx="8.5" ry="6" transform="rotate(14 -19 0)" fill="ground"/>'
    '<ellipse cx="19" cy="0" rx="8.5" ry="6" transform="rotate(-14 19 0)" fill="ground"/></g>'
)
PENCIL: Final = (
    '<g transform="translate(50 50) rotate(45)">'
    '<path fill="ink" d="M-9 -36 Q-9 -40 -5 -40 H5 Q9 -40 9 -36 V-29 H-9 Z M-9 -24 H9 V18 L0 38 L-9 18 Z"/>'
    '<path fill="ground" d="M-3.6 30 H3.6 L0 38 Z"/></g>'
)
# Marks that tell the two cards apart when they carry different rules.
ONE: Final = '<circle cx="74" cy="30" r="6" fill="ink"/>'
TWO: Final = '<g fill="ink"><circle cx="65" cy="30" r="6"/><circle cx="83" cy="30" r="6"/></g>'

# Rays from a corner and growing dots, as in a printed comic.
RAYS: Final = "M60 90L-20 -40H20ZM60 90L48 -40H84ZM60 90L112 -40H160ZM60 90L160 20V62ZM60 90L160 108V152Z"
DOTS: Final = "".join(
    f"M{7 + 18 * (k % 7) + 9 * (k // 7 % 2) - r} {118 + 14 * (k // 7)}"
    f"a{r} {r} 0 1 0 {2 * r} 0a{r} {r} 0 1 0 {-2 * r} 0"
    for k, r in ((k, 2 + k // 7) for k in range(35))
)
BURST: Final = (
    "M160 26L176 66L214 44L206 86L252 88L216 112L246 146L202 140L204 182L170 154L146 190L136 150L92 168"
    "L108 128L66 116L104 96L78 60L122 70L124 30L148 60Z"
)
SOFT: Final = "M30 6H90Q114 6 114 30V150Q114 174 90 174H30Q6 174 6 150V30Q6 6 30 6Z"

LOOK: Final[Look] = {
    "colours": {
        "light": {"pink": PAINTS["pink"], **{name: LIGHT[name] for name in ("yellow", "green", "blue")}}
    },
    "signs": {"WR": MASK, "WX": PENCIL, "WX1": PENCIL + ONE, "WX2": PENCIL + TWO},
    "tables": {"light": ["#7a2b62", "#33102b"]},
    "motifs": {
        "light": f'<g fill="#ffffff" opacity=".08"><path d="{BURST}"/>'
        f'<path d="{DOTS}" transform="translate(-4 8)"/>'
        f'<path d="{DOTS}" transform="translate(324 192) rotate(180)"/></g>'
    },
    "cards": {"light": {"border": "#ffffff", "field": SOFT}},
    "back": {
        "ground": "#6c1d63",
        "drawing": f'<g fill="#ff5fae" opacity=".4"><path d="{RAYS}"/>'
        f'<path d="{RAYS}" transform="rotate(180 60 90)"/></g>'
        f'<path d="{DOTS}" fill="#ffd76a" opacity=".55"/>',
    },
    "picture": {
        "ground": ["#d93e8e", "#8a1f6c"],
        "angle": 160,
        "drawing": '<path d="M0 0H320V74C250 44 214 128 150 108C86 88 70 150 0 132Z" fill="#ffffff" '
        'opacity=".14"/><g fill="#ffffff" opacity=".2">'
        f'<path d="{HEART}" transform="translate(16 118) scale(.62) rotate(-14)"/>'
        f'<path d="{HEART}" transform="translate(258 14) scale(.44) rotate(12)"/>'
        f'<path d="{HEART}" transform="translate(262 128) scale(.5) rotate(8)"/></g>',
        "cards": ["B5", "K8", "WR"],
    },
}
