"""Why an action was refused, and what would be possible instead, in words."""

from __future__ import annotations

from pioche.engine.actions import card_of, seat_of, tray_of
from pioche.engine.masks import only
from pioche.engine.refusals import Refusal
from pioche.engine.state import State
from pioche.engine.turn import fits_anywhere
from pioche.notation.moves import TRAYS
from pioche.texts.naming import Names, tray_name
from pioche.texts.prompts import question
from pioche.texts.words import Argument, Words


def explain(words: Words, s: State, names: list[str], refusal: Refusal, a: int = -1, said: str = "") -> str:
    """A refusal as one says it to the player who tried; a is the action, or said what could not be read."""
    return Why(words, s, names, refusal, a, said).text()


class Why:
    """One refusal, with everything its sentence may speak of."""

    def __init__(self, words: Words, s: State, names: list[str], refusal: Refusal, a: int, said: str) -> None:
        self.words = words
        self.s = s
        self.names = names
        self.refusal = refusal
        self.said = said
        self.named = Names(words, s.rules)
        self.card = int(card_of(a)) if a >= 0 else -1
        self.tray = int(tray_of(a)) if a >= 0 else -1
        self.seat = int(seat_of(a)) if a >= 0 and seat_of(a) < s.seats else int(s.asked)

    def text(self) -> str:
        """The sentence for the reason, as exact as the catalogue has it for this case."""
        key = f"refusal-{self.refusal.reason}"
        if not self.tried() and self.words.has(f"{key}-any"):
            key += "-any"
        if self.tray >= 0 and self.words.has(f"{key}-tray"):
            key += "-tray"
        return self.words.say(key, **self.arguments())

    def arguments(self) -> dict[str, Argument]:
        """What the sentence of this reason is filled in with."""
        s, detail = self.s, self.refusal.detail
        match self.refusal.reason:
            case "unreadable":
                return {"said": self.said or detail}
            case "not_asked":
                return {"player": self.names[s.asked]}
            case "wrong_phase":
                return {"question": question(self.words, s, self.names)}
            case "does_not_answer":
                return {"card": self.tried(), "question": question(self.words, s, self.names)}
            case "does_not_fit":
                tray = max(self.tray, 0)
                return {"wanted": wanted(self.words, s, tray), "tray": tray_name(self.words, TRAYS[tray])}
            case "only_drawn" | "must_play_drawn":
                return {"card": self.named.card(s, s.drawn)}
            case "bad_target":
                others = [name for seat, name in enumerate(self.names) if seat != self.seat]
                return {"players": self.words.join(others, either=True)}
            case "bad_colour":
                return {"colours": self.words.join(self.named.colours(s.side), either=True)}
            case "must_lay":
                return {"cards": self.words.join(self.fitting(), either=True)}
            case "would_bluff":
                return {"cards": self.words.join(self.convicting())}
            case "bad_count":
                return {"count": int(detail) if detail.isdecimal() else 0}
            case "ambiguous":
                return {"card": detail, "example": self.example(detail)}
        return {"card": self.tried()}

    def tried(self) -> str:
        """The card of the action, or the letters that were typed for one."""
        return self.named.card(self.s, self.card) if self.card >= 0 else self.refusal.detail

    def fitting(self) -> list[str]:
        """The cards of the hand that could be laid now, each once."""
        s = self.s
        cards = [card for card in s.hand_list(self.seat) if fits_anywhere(s, self.seat, card)]
        return list(dict.fromkeys(self.named.card(s, card) for card in cards))

    def convicting(self) -> list[str]:
        """The cards of the hand that make laying this one a bluff (R26, H6)."""
        s = self.s
        judge = s.rules.face(self.card, s.side).honesty
        assert judge is not None  # no other card is ever refused as a bluff
        cards = [
            card
            for card in s.hand_list(self.seat)
            if card != self.card and judge.guilty(s, self.card, only(card), s.force[0])
        ]
        return list(dict.fromkeys(self.named.card(s, card) for card in cards))

    def example(self, code: str) -> str:
        """One of the cards in hand that show this face, with both its faces."""
        s = self.s
        held = [card for card in s.hand_list(self.seat) if s.rules.code(card, s.side) == code]
        return s.rules.full_code(held[0]) if held else code


def wanted(words: Words, s: State, tray: int = 0) -> str:
    """What would fit on a tray now, as in « du bleu ou un 9 »."""
    named = Names(words, s.rules)
    face = s.rules.face(s.top(tray), s.side)
    colour = named.colour(s.side, s.force[tray], "some")
    if s.rules.box.frozen(s, tray):
        return words.say("wanted-frozen", colour=colour, number=int(face.number))
    if face.stop and s.rules.options.text("stops", "cancel") == "strict":
        return words.say("wanted-strict", colour=colour, number=int(face.number))
    if face.wild:
        return words.say("wanted-colour", colour=colour)
    if face.number >= 0:
        return words.say("wanted-number", colour=colour, number=int(face.number))
    return words.say("wanted-symbol", colour=colour, card=named.symbol(face.symbol))
