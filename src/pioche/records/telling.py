"""What happened, told in plain words to somebody who sees only so much."""

from __future__ import annotations

from typing import Final

from pioche.engine.events import Event
from pioche.match import OPEN, Match
from pioche.notation.moves import TRAYS
from pioche.sight.view import HIDDEN, event_cards
from pioche.texts.catalogue import catalogue
from pioche.texts.naming import Names, colour_name, tray_name
from pioche.texts.sentences import event_key
from pioche.texts.words import Words

NOBODY: Final = -1
FEW: Final = 2  # cards that are called by their names


def tell(
    match: Match, event: Event, viewer: int = OPEN, lang: str = "en", you: int = NOBODY, named: bool = False
) -> str:
    """One event as a sentence; a viewer is a seat's number, SPECTATOR, or OPEN who sees everything.

    The seat of `you` is spoken to in the second person. `named` has one or two cards called by their names.
    """
    words = catalogue(lang).of(match.rules.box.name)
    names = match.names
    colours = match.rules.box.sides[event.side].colours
    cards = _cards(match, event, viewer)
    who = "none"
    if you >= 0 and you in (event.seat, event.other):
        who = "player" if you == event.seat else "other"
    return words.say(
        event_key(
            words,
            event.name,
            len(event.cards),
            all(card == HIDDEN for card in cards),
            event.other < 0,
            int(event.number),
            int(match.rules.trays),
        ),
        player=names[event.seat] if event.seat >= 0 else "",
        other=names[event.other] if event.other >= 0 else "",
        you=who,
        cards=_named(words, match, event) if named and HIDDEN not in cards else " ".join(cards),
        count=int(event.number),
        number=int(event.number),
        colour=colour_name(words, colours[event.colour], "some") if event.colour < len(colours) else "",
        tray=tray_name(words, TRAYS[event.tray]),
    )


def _cards(match: Match, event: Event, viewer: int) -> list[str]:
    if viewer == OPEN:
        return [match.rules.code(card, event.side) for card in event.cards]
    return event_cards(match.state, event, viewer)


def _named(words: Words, match: Match, event: Event) -> str:
    """The cards of an event by name, as `the red 7 (R7)`; more than a few in letters only."""
    codes = [match.rules.code(card, event.side) for card in event.cards]
    if len(codes) > FEW:
        return " ".join(codes)
    names = Names(words, match.rules)
    faces = [match.rules.face(card, event.side) for card in event.cards]
    called = [names.face(face, event.side, the=True) for face in faces]
    return words.join([f"{name} ({code})" for name, code in zip(called, codes, strict=True)])
