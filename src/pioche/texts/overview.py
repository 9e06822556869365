"""All boxes at a glance: their cards and points."""

from __future__ import annotations

from collections.abc import Mapping

from pioche.engine.box import Box
from pioche.engine.rules import Rules
from pioche.engine.state import MAX_SEATS
from pioche.texts.decks import colours_with_letters, write_deck
from pioche.texts.naming import Names, box_line, box_name
from pioche.texts.page import Page
from pioche.texts.rulebook import FEWEST_SEATS, USUAL_SEATS
from pioche.texts.words import Words


def overview(words: Words, boxes: Mapping[str, Box]) -> str:
    """The boxes as Markdown, with a deck table for each side."""
    page = Page()
    page.heading(words.say("boxes-title"), 1)
    for name, box in boxes.items():
        rules = Rules(box, USUAL_SEATS, {})
        names = Names(words, rules)
        page.heading(box_name(words, name))
        count = len(rules.deck)
        page.paragraph(words.say("boxes-line", name=name, count=count, least=FEWEST_SEATS, most=MAX_SEATS))
        page.paragraph(box_line(words, name))
        for side in range(len(box.sides)):
            colours = colours_with_letters(names, side)
            if rules.two_sided:
                page.paragraph(words.say("rules-box-side", side=names.side(side), colours=colours))
            else:
                page.paragraph(words.say("rules-box-cards", count=count, colours=colours))
            write_deck(page, names, side)
    return str(page)
