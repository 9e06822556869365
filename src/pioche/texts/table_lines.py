"""The table in lines, as a given viewer sees it."""

from __future__ import annotations

import textwrap

from pioche.engine.cards import NO_COLOUR
from pioche.engine.places import DRAW_PILE
from pioche.engine.state import State
from pioche.notation.moves import TRAYS
from pioche.sight.secrets import see_draw_pile, see_hand, see_top
from pioche.sight.seen import OPEN, UNSEEN, card_letters, face_letters
from pioche.texts.naming import Names, tray_name
from pioche.texts.words import Words


def hand_words(words: Words, s: State, seat: int, viewer: int = OPEN) -> str:
    """A hand as the viewer sees it: its cards, or only their number."""
    cards = see_hand(s, viewer, seat)
    if any(card.light != UNSEEN or card.dark != UNSEEN for card in cards):
        return " ".join(card_letters(s.rules, card) for card in cards)
    return words.say("count-cards", count=len(cards))


def table_lines(words: Words, s: State, names: list[str], viewer: int, width: int) -> list[str]:
    """Hands, talon and draw pile, one labelled line each, wrapped if necessary."""
    named = Names(words, s.rules)
    rows = [(name, hand_words(words, s, seat, viewer)) for seat, name in enumerate(names)]
    for tray in range(s.rules.trays):
        label = words.say("table-talon") if s.rules.trays == 1 else tray_name(words, TRAYS[tray])
        force = s.force[tray]
        colour = words.say("table-no_colour") if force == NO_COLOUR else named.colour(s.side, force)
        rows.append((label, f"{face_letters(s.rules, see_top(s, tray).face(s.side))}, {colour}"))
    pile = words.say("count-cards", count=int(s.size[DRAW_PILE]))
    if s.rules.two_sided:
        pile = ", ".join([pile, *(card_letters(s.rules, card) for card in see_draw_pile(s))])
    rows.append((words.say("table-draw_pile"), pile))
    wide = max(len(label) for label, _ in rows) + 2
    lines: list[str] = []
    for label, text in rows:
        lines += textwrap.wrap(text, width, initial_indent=label.ljust(wide), subsequent_indent=" " * wide)
    return lines
