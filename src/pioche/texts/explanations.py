"""Why an action was refused, and what would be possible instead, in words."""

from __future__ import annotations

from collections.abc import Sequence

from pioche.engine.actions import seat_of, tray_of
from pioche.engine.refusals import Refusal
from pioche.engine.state import State
from pioche.notation.moves import TRAYS, cards_with, format_cards
from pioche.sight.choices import convicting, fitting
from pioche.sight.secrets import public_rules, see_action, see_drawn, see_top
from pioche.sight.seen import Sight
from pioche.texts.naming import Names, capital, tray_name
from pioche.texts.prompts import question, waiting
from pioche.texts.words import Argument, Words


def explain(
    words: Words, s: State, names: list[str], seat: int, refusal: Refusal, a: int = -1, said: str = ""
) -> str:
    """A refusal in words for the seat that tried; `a` is the action, or `said` the unreadable input."""
    return Why(words, s, names, seat, refusal, a, said).text()


class Why:
    """One refusal and the arguments of its sentence, limited to what the seat can see."""

    def __init__(
        self, words: Words, s: State, names: list[str], seat: int, refusal: Refusal, a: int, said: str
    ) -> None:
        self.words = words.of(s.rules.box.name)
        self.s = s
        self.names = names
        self.seat = seat
        self.refusal = refusal
        self.a = a if a >= 0 and seat_of(a) == seat else -1  # nobody is told what others try
        self.said = said
        self.named = Names(words, s.rules)
        self.tray = int(tray_of(a)) if self.a >= 0 else -1

    def text(self) -> str:
        """The sentence for the reason, the most specific one in the catalogue."""
        key = f"refusal-{self.refusal.reason}"
        if not self.words.has(key):
            return self.own()
        if not self.tried() and self.words.has(f"{key}-any"):
            key += "-any"
        if self.tray >= 0 and self.words.has(f"{key}-tray"):
            key += "-tray"
        if not self.words.has(key):  # a box's own reason without a text
            return self.words.say("refusal-other", card=self.tried(), reason=self.refusal.reason)
        return self.words.say(key, **self.arguments())

    def own(self) -> str:
        """The box's own sentence for one of its reasons, if the catalogue has none."""
        reason = self.refusal.reason
        said, _ = self.s.rules.box.reasons.get(reason, (reason.replace("_", " "), ""))
        return capital(said) + ("" if said.endswith((".", "!", "?")) else ".")

    def arguments(self) -> dict[str, Argument]:
        """The arguments of the sentence for this reason."""
        s, detail = self.s, self.refusal.detail
        match self.refusal.reason:
            case "unreadable":
                return {"said": self.said or detail}
            case "not_asked":
                return {"player": self.names[s.asked]}
            case "wrong_phase":
                return {"question": self.question()}
            case "does_not_answer":
                return {"card": self.tried(), "question": self.question()}
            case "does_not_fit":
                tray = max(self.tray, 0)
                return {"wanted": wanted(self.words, s, tray), "tray": tray_name(self.words, TRAYS[tray])}
            case "only_drawn" | "must_play_drawn":
                return {"card": self.named.card(see_drawn(s, self.seat), s.side)}
            case "bad_target":
                others = [name for seat, name in enumerate(self.names) if seat != self.seat and s.is_in(seat)]
                return {"players": self.words.join(others, either=True)}
            case "bad_colour":
                return {"colours": self.words.join(self.named.colours(s.side), either=True)}
            case "must_lay":
                return {"cards": self.words.join(self.called(fitting(s, self.seat)), either=True)}
            case "would_bluff":
                return {"cards": self.words.join(self.called(convicting(s, self.seat, self.a)))}
            case "bad_count":
                return {"count": int(detail) if detail.isdecimal() else 0}
            case "ambiguous":
                return {"card": detail, "example": self.example(detail)}
        return {"card": self.tried()}

    def question(self) -> str:
        """The question; only the seat that is asked gets the full text, which may mention cards."""
        if self.seat == self.s.asked:
            return question(self.words, self.s, self.names)
        return waiting(self.words, self.s, self.names)

    def tried(self) -> str:
        """The card of the action, or what was typed for one."""
        cards = see_action(self.s, self.a, self.seat) if self.a >= 0 else []
        return self.words.join([card for card in self.called(cards) if card]) or self.refusal.detail

    def called(self, cards: Sequence[Sight]) -> list[str]:
        """Cards by name, each once."""
        return list(dict.fromkeys(self.named.card(card, self.s.side) for card in cards))

    def example(self, code: str) -> str:
        """How to write a card with this face by both its faces; it need not be in the hand."""
        rules = public_rules(self.s.rules)
        return format_cards(rules, cards_with(rules, code, self.s.side)[:1], self.s.side, full=True) or code


def wanted(words: Words, s: State, tray: int = 0) -> str:
    """What would fit on a tray now, as in « du bleu ou un 9 »."""
    named = Names(words, s.rules)
    words = named.words
    face = s.rules.faces[see_top(s, tray).face(s.side)]
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
