"""Every choice a table can make, for the tests of the rulebooks."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from pioche.boxes import BOXES
from pioche.boxes.titans import CUSTOM_RULES
from pioche.engine.box import Box
from pioche.engine.house.registry import HOUSE
from pioche.engine.options import COMMON, OptionError, Value
from pioche.engine.rules import Rules
from pioche.texts import Catalogue
from pioche.texts.rulebook import overview, rulebook
from pioche.texts.words import Argument

Chosen = dict[str, Value]


class Told(NamedTuple):
    """Rulebooks, and the catalogue that remembers what was said in them."""

    words: Listening
    plain: dict[str, str]  # by box, without options
    chosen: list[tuple[str, Chosen, str]]  # box, options and text


class Listening(Catalogue):
    """A catalogue that remembers what was said."""

    def __init__(self, lang: str) -> None:
        super().__init__(lang)
        self.said: set[str] = set()

    def say(self, key: str, **arguments: Argument) -> str:
        """Say it and remember the key."""
        self.said.add(key)
        return super().say(key, **arguments)


def choices(box: Box) -> Iterator[Chosen]:
    """One option at a time, with every value but the default; then some that only work together."""
    for switch in [*COMMON, *box.switches]:
        for value in switch.values[1:]:
            yield {switch.name: value}
    for rule in HOUSE:
        for value in rule.values:
            yield {**rule.needs, rule.name: value}
    yield {"hand": 5}
    yield {"target": 200}
    yield {"dealer": 1}
    yield {"strict_uno": True, "uno_penalty": 4}
    for way in box.dealers[1:]:
        yield {"dealer": way}
    for scoring in box.scorings[1:]:
        yield {"scoring": scoring}
        yield {"scoring": scoring, "teams": True}
        yield {"scoring": scoring, "target": 300}
        yield {"scoring": scoring, "play_on": True}
    yield {"mercy": True, "teams": True}
    yield {"mercy": True, "play_on": True}
    yield {"bounce": True, "play_on": True}
    if box.trays == 2:
        yield {"tippo_last_fall": "wins", "play_on": True}
        yield {"tilt_last_action": "carry_out", "play_on": True}
    if box.name == "titans":
        for code in CUSTOM_RULES[1:]:
            yield {"customizable": code}
        yield {"customizable": ["C1", "C9"], "customizable_text": "sing a song"}


def possible(box: Box) -> Iterator[Chosen]:
    """Those choices that this box can be played with."""
    for chosen in choices(box):
        try:
            Rules(box, 4, chosen)
        except OptionError:
            continue
        yield chosen


CHOICES = {name: list(possible(box)) for name, box in BOXES.items()}


@cache
def told(lang: str) -> Told:
    """The rulebooks of all boxes in a language, with every choice."""
    words = Listening(lang)
    overview(words, BOXES)
    plain = {name: rulebook(words, box) for name, box in BOXES.items()}
    chosen = [
        (name, options, rulebook(words, BOXES[name], options))
        for name, every in CHOICES.items()
        for options in every
    ]
    for box in BOXES.values():
        rulebook(words, box, seats=2)
    return Told(words, plain, chosen)
