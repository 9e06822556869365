"""What a client learns about a box: its options, its faces, and its look (from `shelf.look`)."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from pioche.shelf.drawing import Drawn as Drawn
from pioche.shelf.look import (
    BackLook as BackLook,
    PictureLook as PictureLook,
    PlateLook as PlateLook,
    ShownLook as ShownLook,
    SignLook as SignLook,
)


class SwitchInfo(Struct, frozen=True, omit_defaults=True):
    """An option of a box: its values, the first is the default; titles and lines are in the catalogue."""

    name: str
    values: list[Any]
    kind: Literal["switch", "house", "number", "scoring", "agreed"]
    excludes: list[str] = []  # options that cannot be combined with it (§9.1)
    needs: dict[str, Any] = {}  # options without which it makes no sense
    seats: int = 0  # the number of players it needs; 0 for any
    count: int = 0  # a number in its line: the hand size that is too many (H15)


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
    colours: list[PlateLook]
    faces: dict[str, FaceInfo]
    table: list[str]  # in the middle and at the rim
    motif: list[Drawn]  # woven into the table, 320 × 200
    border: str
    field: str  # on a card of 120 × 180


class BoxInfo(Struct, frozen=True):
    """What the page needs to know of a box: its options, its faces and how it looks."""

    name: str
    trays: int
    switches: list[SwitchInfo]
    presets: dict[str, dict[str, Any]]
    sides: list[SideInfo]  # light, or light and dark
    signs: dict[str, SignLook]  # by symbol
    back: BackLook
    picture: PictureLook
    lesson: bool  # whether the box has a lesson
