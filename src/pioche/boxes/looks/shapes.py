"""The plates that represent colours: a look names one of them, or gives its own path."""

from __future__ import annotations

from typing import Final, NamedTuple


class Shape(NamedTuple):
    """A plate in a square of 100, its size on a card, and how far its centre of weight is raised."""

    path: str
    size: float = 0.9  # a square would run into the corners
    lift: int = 0


DIAMOND: Final = "M50 3 L97 50 L50 97 L3 50 Z"
CIRCLE: Final = "M50 5 A45 45 0 1 1 49.9 5 Z"
LEAF: Final = "M8 92 L8 46 Q8 8 46 8 L92 8 L92 54 Q92 92 54 92 Z"
SQUARE: Final = "M20 8 H80 Q92 8 92 20 V80 Q92 92 80 92 H20 Q8 92 8 80 V20 Q8 8 20 8 Z"
HEART: Final = (
    "M50 95 C20 72 3 55 3 33 C3 17 15 6 29 6 C38 6 46 11 50 19 "
    "C54 11 62 6 71 6 C85 6 97 17 97 33 C97 55 80 72 50 95 Z"
)
HEXAGON: Final = "M27 8 H73 L97 50 L73 92 H27 L3 50 Z"
STAR: Final = (
    "M50 2 L61 20 L82 13 L79 35 L98 46 L83 62 L90 83 L68 81 L57 98 "
    "L43 98 L32 81 L10 83 L17 62 L2 46 L21 35 L18 13 L39 20 Z"
)
SHIELD: Final = "M50 3 L92 16 V50 Q92 80 50 97 Q8 80 8 50 V16 Z"

SHAPES: Final[dict[str, Shape]] = {
    "diamond": Shape(DIAMOND, 0.98),
    "circle": Shape(CIRCLE, 0.88),
    "leaf": Shape(LEAF, 0.78),
    "square": Shape(SQUARE, 0.78),
    "heart": Shape(HEART, 0.82, -5),
    "hexagon": Shape(HEXAGON, 0.96),
    "star": Shape(STAR, 0.92),
    "shield": Shape(SHIELD, 0.82, -3),
}
