"""Turns what a person types into a line of notation."""

from __future__ import annotations

from typing import Final

from pioche.engine.actions import (
    AIM,
    CATCH,
    KEEP,
    LAY,
    LAY_UNDER,
    NAME,
    PLAY,
    VERBS,
    card_of,
    colour_of,
    target_of,
    tray_of,
    verb_of,
)
from pioche.match import Match
from pioche.notation.moves import CARE, TRAYS, cards_with, format_action
from pioche.sight.choices import exact_code
from pioche.sight.secrets import see_action
from pioche.sight.seen import face_letters
from pioche.sight.view import View
from pioche.texts.naming import colour_name, tray_name
from pioche.texts.words import Words

HOST: Final = "host"


class Typed:
    """Reads the words of one seat: case does not matter, names may be shortened, verbs left out."""

    def __init__(self, match: Match, words: Words, seat: int) -> None:
        self.match = match
        self.words = words
        self.seat = seat
        colours = [colour for side in match.rules.box.sides for colour in side.colours]
        self.spellings = {colour_name(words, colour).lower(): colour for colour in colours}
        self.spellings |= {tray_name(words, tray).lower(): tray for tray in TRAYS}
        self.spellings |= {words.say(f"verb-{verb}"): verb for verb in VERBS}
        self.spellings |= {word: word for word in (*VERBS, *TRAYS, *colours, "take")}
        self.spellings |= {name.lower(): name for name in match.names}

    def line(self, typed: str, view: View) -> str:
        """A whole line of notation from typed words, which may leave out the name and the verb."""
        match = self.match
        words = self.spelled(typed, view)
        if words[0] == match.names[self.seat] and len(words) > 1:
            words = words[1:]
        if words[0] == HOST:
            return " ".join(words)
        if words[0] not in VERBS:
            colours = match.rules.box.sides[match.state.side].colours
            if words[0] in colours or words[0] in TRAYS:
                words.insert(0, "name")
            elif words[0] in match.names:
                words.insert(0, "target")
            elif cards_with(match.rules, words[0], match.state.side):
                words.insert(0, self.laying(view))
        return " ".join([match.names[self.seat], *words])

    def laying(self, view: View) -> str:
        """The verb for a card alone: play, or keep if that is the question."""
        verbs = {int(choice.verb) for choice in view.choices if choice.handle != 0}
        for verb in (PLAY, LAY_UNDER, KEEP):
            if verb in verbs:
                return VERBS[verb]
        return VERBS[PLAY]

    def spelled(self, typed: str, view: View) -> list[str]:
        """The words in notation; colours, trays and verbs may be in any language."""
        used: list[int] = []
        return [self.word(word, view, used) for word in typed.split()]

    def word(self, word: str, view: View, used: list[int]) -> str:
        """A typed word in notation: a known spelling, a card, or the start of a name."""
        bare = word.lower().removeprefix("@")
        found = self.spellings.get(bare)
        if found is None and cards_with(self.match.rules, self.code(word), self.match.state.side):
            return self.card(self.code(word), view, used)
        if found is None:
            names = [name for name in self.match.names if name.lower().startswith(bare)]
            if bare and len(names) == 1:
                found = names[0]
        if found is None:
            return bare if bare.startswith(CARE) else word.upper()
        return f"@{found}" if word.startswith("@") else found

    def code(self, word: str) -> str:
        """The code of a card's active face, without its back if that was typed too."""
        faces = word.upper().split("/")
        return faces[self.match.state.side] if len(faces) == 2 else word.upper()

    def card(self, code: str, view: View, used: list[int]) -> str:
        """The card of the hand that a code means; of several, the oldest that can be laid.

        Nobody knows the backs of their own cards, so nobody can be asked for them. The second card of a
        double (H9) must differ from the first: `used` has the handles of the cards already chosen.
        """
        rules, s = self.match.rules, self.match.state
        if not rules.two_sided:
            return code
        held = [
            int(sight.handle) for sight in view.hand if face_letters(rules, sight.face(view.side)) == code
        ]
        offered = {int(choice.handle) for choice in view.choices}
        held.sort(key=lambda handle: (handle in used, handle not in offered, handle))
        used += held[:1]
        return exact_code(s, self.seat, held[0]) if held else code

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

    def full(self, a: int, rest: str, view: View) -> str:
        """The line of an action that was chosen by its number, with further words after it."""
        line = format_action(self.match.state, a, self.match.names, full=True)
        return " ".join([line, *self.spelled(rest, view)])
