"""The names of things: boxes, sides, colours and cards in a language.

A box without a name in the catalogue keeps its own names.
"""

from __future__ import annotations

from mypy_extensions import i64

from pioche.engine.cards import NO_COLOUR, Face
from pioche.engine.rules import Rules
from pioche.sight.seen import Sight
from pioche.texts.words import Words


def box_name(words: Words, box: str) -> str:
    """The name of a box in the language."""
    own, key = words.of(box), f"box-{box}"
    return own.say(key) if own.has(key) else box


def box_line(words: Words, box: str) -> str:
    """A line about a box; empty if it has none."""
    own, key = words.of(box), f"box-{box}.line"
    return own.say(key) if own.has(key) else ""


def colour_name(words: Words, colour: str, form: str = "") -> str:
    """A colour; `some` as in « du bleu », `card` as in « carte bleue », `number` as in „blaue 7“."""
    for key in (f"colour-{colour}.{form}", f"colour-{colour}"):
        if words.has(key):
            return words.say(key)
    return colour


def tray_name(words: Words, tray: str) -> str:
    """A tray, left or right."""
    return words.say(f"tray-{tray}")


def capital(text: str) -> str:
    """The text with a capital first letter."""
    return text[:1].upper() + text[1:]


def within(words: Words, text: str) -> str:
    """A text as it stands within a sentence."""
    return words.say("answer-within", answer=text, small=text[:1].lower() + text[1:])


class Names:
    """The names of one box's sides, colours and cards."""

    def __init__(self, words: Words, rules: Rules) -> None:
        self.words = words.of(rules.box.name)
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
            return self.words.say(
                key + article, colour=self.colour(side, face.colour, "number"), number=face.symbol
            )
        if face.colour == NO_COLOUR:
            return self.words.say("card-wild" + article, card=self.symbol(face.symbol))
        colour = self.colour(side, face.colour, "card")
        return self.words.say("card-coloured" + article, colour=colour, card=self.symbol(face.symbol))

    def card(self, seen: Sight, side: i64) -> str:
        """A card with its article, by its face on a side; empty if that was not seen."""
        face = seen.face(side)
        return self.face(self.rules.faces[face], side, the=True) if face >= 0 else ""
