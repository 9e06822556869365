"""What a person types, turned into a line of notation."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pioche.engine.actions import AFTER_DRAW, KEEP, LAY_UNDER, PLAY, VERBS, Answers, card_of, verb_of
from pioche.engine.game import legal
from pioche.engine.rules import Rules
from pioche.engine.state import State
from pioche.notation.moves import CARE, TRAYS, cards_with

HOST: Final = "host"


class Typed:
    """Reads moves: capitals do not matter, names may be cut short, the seat and the verb left out."""

    def __init__(self, rules: Rules, names: Sequence[str]) -> None:
        self.rules = rules
        self.names = names
        colours = [colour for side in rules.box.sides for colour in side.colours]
        self.spellings = {word: word for word in (*VERBS, *TRAYS, *colours, "take")}
        self.spellings |= {name.lower(): name for name in names}

    def line(self, s: State, typed: str, seat: int, alone: bool = False) -> str:
        """The line of this seat, or of the one it begins with, unless the seat speaks for itself alone."""
        words = typed.split()
        first = self.spelled(s, words[:1], seat)
        if len(words) > 1 and first[0] in ([self.names[seat]] if alone else self.names):
            seat, words = self.names.index(first[0]), words[1:]
        words = self.spelled(s, words, seat)
        if not words or words[0] == HOST or words == ["next"]:
            return " ".join(words)
        if words[0] not in VERBS:
            colours = self.rules.box.sides[s.side].colours
            if words[0] in colours or words[0] in TRAYS:
                words.insert(0, "name")
            elif words[0] in self.names:
                words.insert(0, "target")
            elif cards_with(s.rules, words[0], s.side):
                words.insert(0, laying(s, seat))
        return " ".join([self.names[seat], *words])

    def spelled(self, s: State, words: Sequence[str], seat: int) -> list[str]:
        """The words of a seat as the notation writes them."""
        used: list[int] = []
        return [self.word(s, word, seat, used) for word in words]

    def word(self, s: State, word: str, seat: int, used: list[int]) -> str:
        """A typed word as the notation wants it: a spelling, a card, or the start of a name."""
        bare = word.lower().removeprefix("@")
        found = self.spellings.get(bare)
        if found is None and cards_with(s.rules, self.code(s, word), s.side):
            return self.card(s, self.code(s, word), seat, used)
        if found is None:
            names = [name for name in self.names if name.lower().startswith(bare)]
            if bare and len(names) == 1:
                found = names[0]
        if found is None:
            return bare if bare.startswith(CARE) else word
        return f"@{found}" if word.startswith("@") else found

    def code(self, s: State, word: str) -> str:
        """The letters of a card as they were meant."""
        return word.upper()

    def card(self, s: State, code: str, seat: int, used: list[int]) -> str:
        """The card of the hand that is meant: of several alike the one just drawn, or the oldest.

        Nobody knows the backs of their own cards, so nobody can be asked for them. A second card (H9) is
        not the first one again: `used` has those already meant.
        """
        if not s.rules.two_sided or "/" in code:
            return code
        held = [card for card in s.hand_list(seat) if s.rules.code(card, s.side) == code]
        held.sort(key=lambda card: (card in used, s.phase == AFTER_DRAW and card != s.drawn))
        used += held[:1]
        return s.rules.full_code(held[0]) if held else code


def laying(s: State, seat: int) -> str:
    """What a card alone means: it is laid, or kept where that is the question."""
    out = Answers()
    if s.asked == seat:
        legal(s, out)
    verbs = {verb_of(a) for a in out.as_list() if card_of(a) >= 0}
    for verb in (PLAY, LAY_UNDER, KEEP):
        if verb in verbs:
            return VERBS[verb]
    return VERBS[PLAY]
