"""A variant box as a newcomer would write it: ordinary numbers, three actions, and a gift of one's choice."""

from __future__ import annotations

from mypy_extensions import i64

from pioche.engine.actions import LAY, LAY_UNDER, Answers, card_of, simple, verb_of
from pioche.engine.box import Box
from pioche.engine.cards import MAX_CARDS, Row, Side, coloured, numbers, wild
from pioche.engine.effects import Effect, FirstNames, NameColour, Reverse, SkipNext
from pioche.engine.events import EVERYBODY, HAND_SHOWN
from pioche.engine.game import list_cards
from pioche.engine.options import Options, Switch
from pioche.engine.state import State


class Market(Box):
    """Skips, Reverses and Gifts beside the numbers, and a few wilds."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.sides = [Side("light", ["plum", "lemon", "mint", "sky"], "PLMS")]
        self.switches = [Switch("gifts", ["one", "two"], "market")]

    def light(self, options: Options) -> list[Row]:
        """68 numbers, 24 coloured actions, 4 wilds."""
        gift = Give(2 if options.text("gifts", "one") == "two" else 1)
        return [
            *numbers(0, 0, copies=1),
            *numbers(1, 8, copies=2),
            coloured("S", 20, 2, [SkipNext()], opening=[]),
            coloured("R", 20, 2, [Reverse()], opening=[]),
            coloured("G", 30, 2, [gift], opening=None),
            wild("W", 50, 4, [NameColour()], opening=[FirstNames()]),
        ]


class Give(Effect):
    """The player gives cards of their choice to the next player, but keeps at least two."""

    def __init__(self, cards: i64) -> None:
        super().__init__()
        self.lays = cards
        self.asks = [LAY]
        self.emits = [HAND_SHOWN]

    def run(self, s: State) -> bool:
        """Begin giving."""
        s.laid = 0
        return self.go_on(s)

    def go_on(self, s: State) -> bool:
        """Ask while there is something left to give."""
        if s.laid >= self.lays or s.size[s.card_player] <= 2:
            return False
        s.ask(LAY, s.card_player)
        return True

    def answers(self, s: State, out: Answers) -> None:
        """Any card of the hand; equal ones are one answer."""
        list_cards(s, out, simple(LAY_UNDER, s.asked), s.hand_of(s.asked))

    def accepts(self, s: State, a: i64) -> bool:
        """A card that is held."""
        return verb_of(a) == LAY_UNDER and 0 <= card_of(a) < MAX_CARDS and s.holds(s.asked, card_of(a))

    def answer(self, s: State, a: i64) -> bool:
        """Hand it over, for everybody to see."""
        giver, card = s.asked, card_of(a)
        other = s.next(giver)
        s.give_up(giver, card)
        s.receive(other, card)
        s.laid += 1
        if s.events is not None:
            s.note(HAND_SHOWN, giver, EVERYBODY, cards=[int(card)], number=1)
        return self.go_on(s)


MARKET = Market("market")

WORDS = {
    "en": """
box-market = Market
    .line = A stall with plums and lemons, where presents change hands.
colour-plum = plum
colour-lemon = lemon
colour-mint = mint
colour-sky = sky
card-G = Gift
rules-card-G = Give a card of your choice to the next player, for all to see. You keep at least two.
decision-lay-Give = Which card do you give to the next player?
switch-gifts = Gifts
switch-gifts-one = A Gift is one card.
switch-gifts-two = A Gift is two cards.
""",
    "fr": """
box-market = Marché
    .line = Un étal de prunes et de citrons, où les cadeaux changent de mains.
colour-plum = prune
    .some = du prune
colour-lemon = citron
    .some = du citron
colour-mint = menthe
    .some = du menthe
colour-sky = ciel
    .some = du ciel
card-G = carte Cadeau
rules-card-G = Donne une carte de ton choix au joueur suivant, devant tous. Tu en gardes au moins deux.
decision-lay-Give = Quelle carte donnes-tu au joueur suivant ?
switch-gifts = Les cadeaux
switch-gifts-one = Une carte Cadeau, c’est une carte donnée.
switch-gifts-two = Une carte Cadeau, c’est deux cartes données.
""",
}

LOOK = {
    "colours": {
        "light": {
            "plum": {"shape": "heart", "fill": "#7b2d6b"},
            "lemon": {"shape": "circle", "fill": "#f2d21b"},
            "mint": {"shape": "leaf", "fill": "#178a6b"},
            "sky": {"shape": "shield", "fill": "#2f7fd6"},
        }
    },
    "signs": {"G": "M16 44 H84 V86 H16 Z M50 40 Q18 38 24 18 Q40 6 50 40 Q60 6 76 18 Q82 38 50 40 Z"},
    "tables": {"light": ["#8a5a2b", "#3d2410"]},
    "picture": {"ground": ["#f2b23a", "#b5543a"], "cards": ["L7", "PG", "W"]},
}
