"""What the person at the terminal types, and the least that has to be typed."""

from __future__ import annotations

from unicodedata import combining, normalize

from pioche.engine.actions import (
    AIM,
    CATCH,
    KEEP,
    LAY,
    LAY_UNDER,
    NAME,
    VERBS,
    card_of,
    colour_of,
    target_of,
    tray_of,
    verb_of,
)
from pioche.engine.state import State
from pioche.match import Match
from pioche.notation.moves import TRAYS, format_action
from pioche.notation.typed import HOST as HOST, Typed as Reader
from pioche.sight.secrets import see_action
from pioche.sight.seen import face_letters
from pioche.texts.naming import colour_name, tray_name
from pioche.texts.words import Words


def spellings(word: str) -> list[str]:
    """A word as it is typed, and without accents: `zurück`, `zuruck` or `zurueck`."""
    parted = normalize("NFD", word)
    plain = (parted, parted.replace("\u0308", "e"))
    return [word, *("".join(sign for sign in one if not combining(sign)) for one in plain)]


class Typed(Reader):
    """Reads the words of one seat, in any language."""

    def __init__(self, match: Match, words: Words, seat: int) -> None:
        super().__init__(match.rules, match.names)
        self.match = match
        self.words = words
        self.seat = seat
        colours = [colour for side in match.rules.box.sides for colour in side.colours]
        theirs = {colour_name(words, colour).lower(): colour for colour in colours}
        theirs |= {tray_name(words, tray).lower(): tray for tray in TRAYS}
        theirs |= {words.say(f"verb-{verb}"): verb for verb in VERBS}
        spelled = {one: meant for word, meant in theirs.items() for one in spellings(word)}
        self.spellings = spelled | theirs | self.spellings

    def said(self, typed: str) -> str:
        """A whole line of notation from what was typed: the name and the verb may be left out."""
        return self.line(self.match.state, typed, self.seat, alone=True)

    def code(self, s: State, word: str) -> str:
        """The letters of a card's face in play, whatever was said of its back."""
        faces = word.upper().split("/")
        return faces[s.side] if len(faces) == 2 else word.upper()

    def short(self, a: int) -> str:
        """The shortest input for an action of this seat."""
        s, verb = self.match.state, verb_of(a)
        said: list[str] = []
        if card_of(a) >= 0:
            said += [face_letters(s.rules, card.face(s.side)) for card in see_action(s, a, self.seat)]
            if verb == KEEP or (verb == LAY_UNDER and s.phase != LAY):
                said.insert(0, self.words.say(f"verb-{VERBS[verb]}"))
        elif colour_of(a) >= 0 and verb == NAME:
            colours = s.rules.box.sides[s.side].colours
            said.append(colour_name(self.words, colours[colour_of(a)]))
        elif verb == AIM:
            said.append(self.match.names[target_of(a)])
        elif verb == CATCH:
            said += [self.words.say("verb-catch"), self.match.names[target_of(a)]]
        else:
            said.append(self.words.say(f"verb-{VERBS[verb]}"))
        if tray_of(a) >= 0:
            said.append(tray_name(self.words, TRAYS[tray_of(a)]))
        return " ".join(said)

    def full(self, a: int, rest: str) -> str:
        """The line of an action that was chosen by its number, with words behind it."""
        line = format_action(self.match.state, a, self.match.names, full=True)
        return " ".join([line, *self.spelled(self.match.state, rest.split(), self.seat)])
