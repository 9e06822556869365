"""What things are called: boxes, sides, colours and cards in the words of a language.

A box that the catalogue does not know goes by the names it has itself.
"""

from __future__ import annotations

from mypy_extensions import i64

from pioche.engine.cards import NO_COLOUR, Face
from pioche.engine.rules import Rules
from pioche.sight.seen import Sight
from pioche.texts.words import Words


def box_name(words: Words, box: str) -> str:
    """A box's name."""
    key = f"box-{box}"
    return words.say(key) if words.has(key) else box


def colour_name(words: Words, colour: str, form: str = "") -> str:
    """A colour; `some` as in « du bleu », `card` as in « carte bleue »."""
    key = f"colour-{colour}" + (f".{form}" if form else "")
    return words.say(key) if words.has(key) else colour


def tray_name(words: Words, tray: str) -> str:
    """A tray, left or right."""
    return words.say(f"tray-{tray}")


def capital(text: str) -> str:
    """The text as it stands at the beginning of a line."""
    return text[:1].upper() + text[1:]


class Names:
    """The names of one box's sides, colours and cards."""

    def __init__(self, words: Words, rules: Rules) -> None:
        self.words = words
        self.rules = rules

    def side(self, number: i64) -> str:
        """A side, as `dark side`."""
        box, side = self.rules.box.name, self.rules.box.sides[number].name
        for key in (f"side-{box}-{side}", f"side-{side}"):
            if self.words.has(key):
                return self.words.say(key)
        return side

    def colour(self, side: i64, number: i64, form: str = "") -> str:
        """A colour of a side by its number."""
        return colour_name(self.words, self.rules.box.sides[side].colours[number], form)

    def colours(self, side: i64, form: str = "") -> list[str]:
        """The four colours of a side."""
        return [colour_name(self.words, colour, form) for colour in self.rules.box.sides[side].colours]

    def symbol(self, symbol: str) -> str:
        """A kind of card without its colour, as `Draw Two`."""
        sign = symbol.replace("+", "plus")
        for key in (f"card-{self.rules.box.name}-{sign}", f"card-{sign}"):
            if self.words.has(key):
                return self.words.say(key)
        return symbol

    def face(self, face: Face, side: i64, the: bool = False) -> str:
        """A whole card, as `blue Skip`; with its article, `the blue Skip`."""
        article = ".the" if the else ""
        if face.number >= 0:
            key = "card-stop" if face.stop else "card-number"
            return self.words.say(key + article, colour=self.colour(side, face.colour), number=face.symbol)
        if face.colour == NO_COLOUR:
            return self.words.say("card-wild" + article, card=self.symbol(face.symbol))
        colour = self.colour(side, face.colour, "card")
        return self.words.say("card-coloured" + article, colour=colour, card=self.symbol(face.symbol))

    def card(self, seen: Sight, side: i64) -> str:
        """A card with its article, by the face that shows on a side; empty if that was not seen."""
        face = seen.face(side)
        return self.face(self.rules.faces[face], side, the=True) if face >= 0 else ""
