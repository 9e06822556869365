"""Colour for a terminal; everything can be read without it too."""

from __future__ import annotations

import os
import re
from collections.abc import Mapping
from typing import Final, TextIO

from pioche.engine.box import Box
from pioche.engine.cards import NO_COLOUR
from pioche.engine.rules import Rules
from pioche.shelf import SHELF
from pioche.shelf.look import channels

# Background and foreground of each colour, in the 256-colour palette of terminals.
TINTS: Final = {
    "red": (160, 231),
    "yellow": (220, 16),
    "green": (28, 231),
    "blue": (26, 231),
    "pink": (162, 231),
    "teal": (30, 231),
    "orange": (208, 16),
    "purple": (55, 231),
}
WILD: Final = (238, 231)
WHITE, BLACK = 231, 16
STEPS: Final = (0, 95, 135, 175, 215, 255)  # of red, green and blue in that palette
STRONG: Final = "1"
FAINT: Final = "2"
_CODES: Final = re.compile(r"\x1b\[[0-9;]*m")


def visible(text: str) -> int:
    """How many columns a painted text takes up."""
    return len(_CODES.sub("", text))


def wants_colour(stream: TextIO, environment: Mapping[str, str] = os.environ) -> bool:
    """Whether a stream is a terminal that shows colours, and its user has not turned them off."""
    if environment.get("NO_COLOR") or environment.get("TERM") == "dumb":
        return False
    return stream.isatty()


def nearest(colour: str) -> int:
    """The colour of the palette that is closest to a box's own colour."""
    steps = [min(range(6), key=lambda k: abs(STEPS[k] - value)) for value in channels(colour)]
    return 16 + 36 * steps[0] + 6 * steps[1] + steps[2]


def tints_of(box: Box) -> dict[str, tuple[int, int]]:
    """Background and foreground of each colour of a box; colours without a tint use the box's look."""
    if all(colour in TINTS for side in box.sides for colour in side.colours) or box.name not in SHELF:
        return TINTS
    plates = [plate for side in SHELF.look(box.name).sides for plate in side.colours]
    own = {plate.name: (nearest(plate.fill), WHITE if plate.ink == "#ffffff" else BLACK) for plate in plates}
    return own | TINTS


class Paint:
    """The colours of one box's cards; if `on` is False, every text stays as it is."""

    def __init__(self, rules: Rules, on: bool) -> None:
        self.on = on
        self.tints: dict[str, tuple[int, int]] = {}
        self.grounds = tints_of(rules.box)
        names: dict[str, str] = {}
        for side in rules.box.sides:
            names |= dict(zip(side.letters, side.colours, strict=True))
        for face in rules.faces:
            colour = names.get(face.code[0], "") if face.colour != NO_COLOUR else ""
            self.tints[face.code] = self.grounds.get(colour, WILD)
        codes = "|".join(re.escape(code) for code in sorted(self.tints, key=len, reverse=True))
        self._cards = re.compile(rf"(?<![\w+!/])(?:{codes})(?![\w+!/])")

    def style(self, text: str, codes: str) -> str:
        """A text in a style, given by its escape codes."""
        return f"\x1b[{codes}m{text}\x1b[0m" if self.on else text

    def card(self, code: str, marked: bool = False) -> str:
        """A card in a row; one that can be laid is in brackets."""
        text = f"[{code}]" if marked else f" {code} "
        return self.tinted(text, self.tints.get(code, WILD), marked or not self.on)

    def tinted(self, text: str, tint: tuple[int, int], strong: bool = False) -> str:
        """A text on a coloured background."""
        ground, ink = tint
        return self.style(text, ("1;" if strong else "") + f"38;5;{ink};48;5;{ground}")

    def colour(self, name: str, text: str) -> str:
        """The word for a colour, on that colour."""
        return self.tinted(text, self.grounds[name], True) if name in self.grounds else text

    def sentence(self, text: str) -> str:
        """A text with its card codes painted."""
        if not self.on:
            return text
        return self._cards.sub(lambda found: self.tinted(found[0], self.tints[found[0]], True), text)
