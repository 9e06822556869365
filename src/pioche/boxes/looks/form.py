"""The form of a look: plain dictionaries, in which whatever is left out has a sensible default.

A colour is `#rgb`, `#rrggbb` or `#rrggbbaa`. A drawing is path data, or a few SVG elements: `path`, `circle`,
`ellipse`, `rect` and `g`, painted in colours, `ink` or `ground`.
"""

from __future__ import annotations

from typing import Required, TypedDict


class ColourLook(TypedDict, total=False):
    """One colour of a side: the plate that stands for it, and its paints."""

    shape: str  # the name of one of our shapes, or path data in a square of 100
    fill: Required[str]
    ink: str  # what is written on the fill
    deep: str  # what is written on paper


class Picture(TypedDict, total=False):
    """The picture of a box: a few of its cards on a ground, with a drawing behind them."""

    ground: list[str]  # the colours of a gradient; one may say where it lies, as `#243f8f 60%`
    angle: int  # of the gradient, in degrees
    drawing: str  # in a field of 320 × 200
    whole: bool  # shown whole, instead of cut where the place has another shape
    cards: list[str]  # up to five codes; `/T7` is a dark face
    spread: str  # `fan`, or `apart` for two cards at the sides


class CardsLook(TypedDict, total=False):
    """What the cards of a side have in common: the border, also that of the plates, and the field in it."""

    border: str
    field: str  # path data on a card of 120 × 180


class Back(TypedDict, total=False):
    """The back of the cards, where nothing else is printed there; our pickaxe stands on it."""

    ground: str
    drawing: str  # on a card of 120 × 180


class Look(TypedDict, total=False):
    """Everything that can be said about how a box looks."""

    colours: dict[str, dict[str, ColourLook]]  # by side, in the order in which hands are sorted
    signs: dict[str, str]  # for a symbol its drawing in a square of 100, or a few letters
    bare: list[str]  # wilds that show the four plates and nothing on top of them
    tables: dict[str, list[str]]  # by side: what the cards lie on, in the middle and at the rim
    motifs: dict[str, str]  # by side: a drawing of 320 × 200 that is woven into what the cards lie on
    cards: dict[str, CardsLook]  # by side
    back: Back
    picture: Picture
