"""Events in plain words, as a given viewer may see them."""

from __future__ import annotations

from typing import Final

from pioche.engine.events import Event
from pioche.engine.state import NOBODY
from pioche.match import OPEN, Match
from pioche.notation.moves import TRAYS
from pioche.sight.secrets import see_event
from pioche.sight.seen import UNSEEN, Seen, face_letters
from pioche.texts.catalogue import catalogue
from pioche.texts.naming import Names, colour_name, tray_name
from pioche.texts.sentences import seen_key
from pioche.texts.words import Words

FEW: Final = 2  # at most this many cards are named


def tell(
    match: Match, event: Event, viewer: int = OPEN, lang: str = "en", you: int = NOBODY, named: bool = False
) -> str:
    """One event as a sentence; the viewer is a seat's number, SPECTATOR, or OPEN, who sees everything.

    The seat `you` is addressed in the second person. With `named`, one or two cards are named in words.
    """
    words = catalogue(lang).of(match.rules.box.name)
    names = match.names
    seen = see_event(match.rules, event, viewer)
    colours = match.rules.box.sides[seen.side].colours
    who = "none"
    if you >= 0 and you in (seen.seat, seen.other):
        who = "player" if you == seen.seat else "other"
    return words.say(
        seen_key(words, seen, int(match.rules.trays)),
        player=names[seen.seat] if seen.seat >= 0 else "",
        other=names[seen.other] if seen.other >= 0 else "",
        you=who,
        cards=_cards(words, match, seen, named),
        count=int(seen.number),
        number=int(seen.number),
        colour=colour_name(words, colours[seen.colour], "some") if seen.colour < len(colours) else "",
        tray=tray_name(words, TRAYS[seen.tray]),
    )


def _cards(words: Words, match: Match, seen: Seen, named: bool) -> str:
    """The cards of an event in notation; if wanted, a few visible ones by name, as `the red 7 (R7)`."""
    faces = [int(card.face(seen.side)) for card in seen.cards]
    codes = [face_letters(match.rules, face) for face in faces]
    if not named or UNSEEN in faces or len(codes) > FEW:
        return " ".join(codes)
    names = Names(words, match.rules)
    called = [names.card(card, seen.side) for card in seen.cards]
    return words.join([f"{name} ({code})" for name, code in zip(called, codes, strict=True)])
