"""The colours in which our boxes are printed, each with its shape for colour-blind players."""

from __future__ import annotations

from typing import Final

from pioche.boxes.looks.form import ColourLook

PAINTS: Final[dict[str, ColourLook]] = {
    "red": {"shape": "diamond", "fill": "#d32f3f", "ink": "#ffffff", "deep": "#c4202f"},
    "yellow": {"shape": "circle", "fill": "#f5b800", "ink": "#2a2118", "deep": "#2a2118"},
    "green": {"shape": "leaf", "fill": "#1e8e52", "ink": "#ffffff", "deep": "#157343"},
    "blue": {"shape": "square", "fill": "#2a5bd0", "ink": "#ffffff", "deep": "#2a5bd0"},
    "pink": {"shape": "heart", "fill": "#e24a9b", "ink": "#ffffff", "deep": "#c22a7c"},
    "teal": {"shape": "hexagon", "fill": "#0c9a9a", "ink": "#ffffff", "deep": "#0a7f7f"},
    "orange": {"shape": "star", "fill": "#f0741e", "ink": "#2a1608", "deep": "#2a1608"},
    "purple": {"shape": "shield", "fill": "#7a43c9", "ink": "#ffffff", "deep": "#6a33b9"},
}
LIGHT: Final = {name: PAINTS[name] for name in ("red", "yellow", "green", "blue")}
DARK: Final = {name: PAINTS[name] for name in ("pink", "orange", "teal", "purple")}

# The table: felt by day, the sky at night.
FELT: Final = ["#1f6b57", "#0e3b31"]
NIGHT: Final = ["#3a2e63", "#120e24"]
