"""A variant box as a newcomer would write it: ordinary numbers, three actions, and a gift of one's choice."""

from __future__ import annotations

from mypy_extensions import i64

from pioche.engine.actions import LAY, LAY_UNDER, Answers, action, card_of, verb_of
from pioche.engine.box import Box
from pioche.engine.cards import MAX_CARDS, Row, Side, coloured, numbers, wild
from pioche.engine.effects import Effect, FirstNames, NameColour, Reverse, SkipNext
from pioche.engine.events import HAND_SHOWN
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
        self.tells = [HAND_SHOWN]

    def run(self, s: State) -> bool:
        """Begin giving."""
        s.laid = 0
        return self.go_on(s)

    def go_on(self, s: State) -> bool:
        """Ask while there is something left to give."""
        if s.laid >= self.lays or s.size[s.author] <= 2:
            return False
        s.ask(LAY, s.author)
        return True

    def answers(self, s: State, out: Answers) -> None:
        """Any card of the hand."""
        for card in s.hand_list(s.asked):
            out.add(action(LAY_UNDER, s.asked, card))

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
            s.note(HAND_SHOWN, giver, other, cards=[int(card)], number=1)
        return self.go_on(s)


MARKET = Market("market")
