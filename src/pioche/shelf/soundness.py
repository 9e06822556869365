"""Whether a box can be played at all: checked once, before it is added to the shelf."""

from __future__ import annotations

import re
from typing import Final

from pioche.engine.actions import VERBS
from pioche.engine.box import Box
from pioche.engine.cards import Side
from pioche.engine.deal import new_match
from pioche.engine.options import COMMON, NUMBERS, SCORINGS, OptionError, Options
from pioche.engine.rules import Rules
from pioche.notation.moves import TRAYS
from pioche.shelf.faces import all_faces

SEATS: Final = (2, 4)  # numbers of players that every box must support
NAME: Final = re.compile(r"[a-z][a-z0-9_]{0,29}")
COLOUR: Final = re.compile(r"[^\W\d_][\w-]{0,19}")
SYMBOL: Final = re.compile(r"[^\s!/@#<>?\"'\\]{1,4}")
SIDES: Final = ("light", "dark")
TAKEN: Final = ("all",)  # words with another meaning where a box is named


def why_unplayable(box: Box) -> str | None:
    """What is wrong with a box, in one sentence, or None; errors in its own code are not caught here."""
    reason = _form(box) or _deals(box)
    if reason is None:
        all_faces(box)  # its deck tables must exist under any options
    return reason


def _form(box: Box) -> str | None:
    """Check the box's own attributes."""
    if not isinstance(box.name, str) or NAME.fullmatch(box.name) is None or box.name in TAKEN:
        return f"its name is up to 30 small letters, digits and _, not {box.name!r}"
    names = tuple(side.name for side in box.sides)
    if names not in (SIDES[:1], SIDES):
        return f"its sides are called light, or light and dark, not {', '.join(names) or 'nothing'}"
    if not box.scorings or not set(box.scorings) <= set(SCORINGS):
        return f"its scorings are some of {', '.join(SCORINGS)}, not {', '.join(box.scorings) or 'none'}"
    for side in box.sides:
        if reason := _side(side):
            return reason
    return _switches(box)


def _side(side: Side) -> str | None:
    for colour in side.colours:
        if COLOUR.fullmatch(colour) is None or colour in (*TRAYS, *VERBS):
            return f"{colour!r} cannot be the name of a colour: it is one word that means nothing else"
    if not side.letters.isalpha():
        return f"the colours of the {side.name} side go by letters, not {side.letters!r}"
    return None


def _switches(box: Box) -> str | None:
    known = [switch.name for switch in COMMON] + [*NUMBERS, "scoring", "dealer", "uno_penalty"]
    for switch in box.switches:
        if NAME.fullmatch(switch.name) is None:
            return f"{switch.name!r} cannot be the name of a switch: small letters, digits and _ can"
        if switch.name in known:
            return f"its switch {switch.name!r} has the name of another option"
        known.append(switch.name)
    return None


def _deals(box: Box) -> str | None:
    """Whether its symbols can be written, and a table be created and dealt, for few players and for four."""
    for row in [*box.light(Options({})), *box.dark(Options({}))]:
        if SYMBOL.fullmatch(row.symbol) is None:
            return f"the symbol {row.symbol!r} is one to four signs, without spaces and ! / @ # < > ?"
    for seats in SEATS:
        try:
            rules = Rules(box, seats, {})  # refuses a deck beyond the limits (engine.deck_limits)
        except OptionError as error:
            return f"for {seats} players: {error}"
        if box.dealers[0] == "draw" and sum(rules.face(card, 0).number > 0 for card in rules.deck) < 2:
            return "nobody can draw a number to become dealer; let it be drawn by lot (dealers)"
        new_match(rules, "shelf")
    return None
