"""What a client learns about a box: its options, its faces, and its look (from `shelf.look`)."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct


class SwitchInfo(Struct, frozen=True, omit_defaults=True):
    """An option of a box: its values, the first is the default; titles and lines are in the catalogue."""

    name: str
    values: list[Any]
    kind: Literal["switch", "house", "number", "scoring", "agreed"]
    excludes: list[str] = []  # options that cannot be combined with it (§9.1)
    needs: dict[str, Any] = {}  # options without which it makes no sense
    seats: int = 0  # the number of players it needs; 0 for any
    count: int = 0  # a number in its line: the hand size that is too many (H15)


class PlateInfo(Struct, frozen=True):
    """A colour of a side: its plate in a square of 100, the plate's size on a card, and its paints."""

    name: str
    letter: str
    place: int  # in the order of a sorted hand
    path: str
    size: float
    lift: int  # how far its centre of weight is raised
    fill: str
    ink: str  # the colour of what is drawn on the fill
    deep: str  # the colour of what is drawn on paper


class FaceInfo(Struct, frozen=True, omit_defaults=True):
    """What a face shows: its colour as a number, or none if it is wild; a number, or only a symbol."""

    symbol: str
    colour: int | None = None
    number: int | None = None
    stop: bool = False
    draws: int = 0  # cards that the next player takes


class SideInfo(Struct, frozen=True):
    """A side of a box: its four colours, every face by its code, table, border and field."""

    name: str
    colours: list[PlateInfo]
    faces: dict[str, FaceInfo]
    table: list[str]  # in the middle and at the rim
    motif: list[Drawn]  # woven into the table, 320 × 200
    border: str
    field: str  # on a card of 120 × 180


class Drawn(Struct, frozen=True):
    """An element of a drawing; the paints `ink` and `ground` are colours of the card it is on."""

    tag: Literal["path", "circle", "ellipse", "rect", "g"]
    attributes: dict[str, str]
    inside: list[Drawn]


class SignInfo(Struct, frozen=True):
    """What a symbol shows: a drawing in a square of 100, or a text; digits and + are set in numerals."""

    text: str
    drawing: list[Drawn]
    bare: bool  # a wild with this sign shows only the four plates


class ShownInfo(Struct, frozen=True):
    """A face in a picture."""

    code: str
    side: str


class PictureInfo(Struct, frozen=True):
    """The picture of a box: some of its cards on a ground, with a drawing of 320 × 200 behind them."""

    ground: list[str]  # the colours of a gradient
    angle: int
    drawing: list[Drawn]
    whole: bool  # scale it to fit instead of cropping it
    cards: list[ShownInfo]
    spread: Literal["fan", "apart"]


class BackInfo(Struct, frozen=True):
    """The back of a box's cards if nothing else is printed on it: what lies below our pickaxe."""

    ground: str
    drawing: list[Drawn]  # on a card of 120 × 180


class BoxInfo(Struct, frozen=True):
    """What the page needs to know of a box: its options, its faces and how it looks."""

    name: str
    trays: int
    switches: list[SwitchInfo]
    presets: dict[str, dict[str, Any]]
    sides: list[SideInfo]  # light, or light and dark
    signs: dict[str, SignInfo]  # by symbol
    back: BackInfo
    picture: PictureInfo
    lesson: bool  # whether the box has a lesson
