"""Events in plain words, as a given viewer may see them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pioche.engine.rules import Rules
from pioche.engine.state import NOBODY
from pioche.notation.moves import TRAYS
from pioche.sight.seen import UNSEEN, Seen, face_letters
from pioche.texts.naming import Names, colour_name, tray_name
from pioche.texts.sentences import seen_key
from pioche.texts.words import Words

FEW: Final = 2  # at most this many cards are named


def told(
    words: Words, rules: Rules, names: Sequence[str], seen: Seen, you: int = NOBODY, named: bool = False
) -> str:
    """One event as a sentence, in the words of its box.

    The seat `you` is addressed in the second person. With `named`, one or two cards are named in words.
    """
    colours = rules.box.sides[seen.side].colours
    who = "none"
    if you >= 0 and you in (seen.seat, seen.other):
        who = "player" if you == seen.seat else "other"
    return words.say(
        seen_key(words, seen, int(rules.trays)),
        player=names[seen.seat] if seen.seat >= 0 else "",
        other=names[seen.other] if seen.other >= 0 else "",
        you=who,
        cards=_cards(words, rules, seen, named),
        count=int(seen.number),
        number=int(seen.number),
        colour=colour_name(words, colours[seen.colour], "some") if seen.colour < len(colours) else "",
        tray=tray_name(words, TRAYS[seen.tray]),
    )


def _cards(words: Words, rules: Rules, seen: Seen, named: bool) -> str:
    """The cards of an event in letters; a few that were seen by name if wanted, as `the red 7 (R7)`."""
    faces = [int(card.face(seen.side)) for card in seen.cards]
    codes = [face_letters(rules, face) for face in faces]
    if not named or UNSEEN in faces or len(codes) > FEW:
        return " ".join(codes)
    names = Names(words, rules)
    called = [names.card(card, seen.side) for card in seen.cards]
    return words.join([f"{name} ({code})" for name, code in zip(called, codes, strict=True)])
