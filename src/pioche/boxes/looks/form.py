"""The form of a look: plain dictionaries; whatever is left out has a sensible default.

A colour is `#rgb`, `#rrggbb` or `#rrggbbaa`. A drawing is path data, or a few SVG elements: `path`, `circle`,
`ellipse`, `rect` and `g`, painted in colours, `ink` or `ground`.
"""

from __future__ import annotations

from typing import Required, TypedDict


class ColourLook(TypedDict, total=False):
    """One colour of a side: its plate and its paints."""

    shape: str  # the name of one of our shapes, or path data in a square of 100
    fill: Required[str]
    ink: str  # the colour of what is drawn on the fill
    deep: str  # the colour of what is drawn on paper


class Picture(TypedDict, total=False):
    """The picture of a box: some of its cards on a ground, with a drawing behind them."""

    ground: list[str]  # the colours of a gradient; a stop may have a position, as `#243f8f 60%`
    angle: int  # of the gradient, in degrees
    drawing: str  # 320 × 200
    whole: bool  # scale it to fit instead of cropping it
    cards: list[str]  # up to five codes; `/T7` is a dark face
    spread: str  # `fan`, or `apart` for two cards at the sides


class CardsLook(TypedDict, total=False):
    """What the cards of a side share: the border, also of the plates, and the field inside it."""

    border: str
    field: str  # path data on a card of 120 × 180


class Back(TypedDict, total=False):
    """The back of the cards if nothing else is printed on it; our pickaxe goes on top."""

    ground: str
    drawing: str  # on a card of 120 × 180


class Look(TypedDict, total=False):
    """Everything that a box can say about its look."""

    colours: dict[str, dict[str, ColourLook]]  # by side, in the order in which hands are sorted
    signs: dict[str, str]  # by symbol: a drawing in a square of 100, or a few letters
    bare: list[str]  # wilds that show only the four plates
    tables: dict[str, list[str]]  # by side: the colours of the table in the middle and at the rim
    motifs: dict[str, str]  # by side: a drawing of 320 × 200 woven into the table
    cards: dict[str, CardsLook]  # by side
    back: Back
    picture: Picture
