"""Transformers: Flip with Optimus and Megatron duels in place of the plain wilds (§6)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from pioche.boxes.flip import Flip
from pioche.engine.actions import COLOUR, DONE, LAY, LAY_UNDER, Answers, card_of, simple, verb_of
from pioche.engine.cards import MAX_CARDS, Row, wild
from pioche.engine.effects import ChooseTarget, Effect, FirstNames, NameColour
from pioche.engine.events import CARDS_LAID_BENEATH, CARDS_TAKEN, DUEL_FOUGHT, EVERYBODY, HAND_SHOWN
from pioche.engine.listing import list_cards
from pioche.engine.masks import Cards, in_both, in_either, is_empty, only
from pioche.engine.options import Options, Switch
from pioche.engine.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Transformers(Flip):
    """The Transformers box."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.low_exceeds = False
        self.scorings = ["single", "race", "low"]
        self.dealers = ["random", "draw"]
        self.switches = [
            *[switch for switch in self.switches if switch.name != "flip_wilds_count"],
            Switch("own_kind_counts", [True, False], "R30"),
            Switch("wild_ends_search", [False, True], "R54"),
            Switch("megatron_empty", ["holder_loses", "challenger_wins"], "R64"),
            Switch("first_card_000", ["as_002", "inert"], "R13"),
        ]

    def light(self, options: Options) -> list[Row]:
        """Flip's deck with Optimus instead of the plain wild (R9)."""
        optimus: list[Effect] = [ChooseTarget(), OptimusDuel(), LayBeneath(), VictorNames()]
        rows = [*_without_wild(super().light(options)), wild("OP", 40, 4, optimus, None)]
        if options.text("first_card_000", "as_002") == "inert":
            for row in rows:
                row.opening = [FirstNames()] if row.wild else []
        return rows

    def dark(self, options: Options) -> list[Row]:
        """Flip's deck with Megatron instead of the plain wild (R9)."""
        holder = options.text("megatron_empty", "holder_loses") == "holder_loses"
        megatron: list[Effect] = [ChooseTarget(), MegatronDuel(holder), VictorNames()]
        return [*_without_wild(super().dark(options)), wild("ME", 40, 4, megatron, None)]

    def pairs(self, options: Options) -> list[tuple[str, str]]:
        """As in Flip, with the special wilds (R12)."""
        return [
            ("OP" if front == "W" else front, "ME" if back == "W" else back)
            for front, back in super().pairs(options)
        ]

    def finishing(self, options: Options, effects: list[Effect]) -> list[Effect]:
        """Nothing is taken at the end of a round without points (R42)."""
        return [] if options.text("scoring", "single") == "single" else effects

    def wilds_count(self, options: Options) -> tuple[bool, bool]:
        """Any other wild in the hand counts as a match (R30)."""
        return True, options.flag("own_kind_counts", True)


def _without_wild(rows: list[Row]) -> list[Row]:
    return [row for row in rows if row.symbol != "W"]


def numbers_held(s: State, seat: i64, number: i64) -> Cards:
    """The cards of a hand with this number on the active side."""
    return in_both(s.hand_of(seat), s.rules.numbered(s.side, number))


def show_to_all(s: State, seat: i64, cards: Cards) -> None:
    """Show cards of a duel to everybody until the next play or draw (R66)."""
    s.shown = in_either(s.shown, cards)
    s.shown_to = EVERYBODY
    if s.events is not None:
        shown = s.in_order(cards)
        s.note(HAND_SHOWN, seat, cards=shown, number=len(shown))


def settle(s: State, victor: i64) -> None:
    """Set the winner of the duel."""
    s.victor = victor
    if s.events is not None:
        s.note(DUEL_FOUGHT, victor, s.target if victor == s.card_player else s.card_player)


@mypyc_attr(allow_interpreted_subclasses=True)
class OptimusDuel(Effect):
    """The highest number wins; on a tie, or if the target has none, the challenger does (§6.3, R59)."""

    def __init__(self) -> None:
        super().__init__()
        self.highest = True
        self.emits[:] = [HAND_SHOWN, DUEL_FOUGHT]

    def run(self, s: State) -> bool:
        """Show each player's highest number card and compare."""
        s.shown = (0, 0)
        mine = self.show_highest(s, s.card_player)
        theirs = self.show_highest(s, s.target)
        settle(s, s.target if theirs > mine else s.card_player)
        s.laid = 0
        return False

    def show_highest(self, s: State, seat: i64) -> i64:
        """Show the highest number card; of equal ones the first by colour, then in hand order (R58, R60)."""
        number: i64 = 9
        while number > 0 and is_empty(numbers_held(s, seat, number)):
            number -= 1
        if number > 0:
            cards = s.in_order(numbers_held(s, seat, number))
            first = cards[0]
            for card in cards:
                if s.rules.face(card, s.side).colour < s.rules.face(first, s.side).colour:
                    first = card
            show_to_all(s, seat, only(first))
        return number


@mypyc_attr(allow_interpreted_subclasses=True)
class MegatronDuel(Effect):
    """The player with the lowest number takes 2; on a tie the target does (§6.4, R64, R65)."""

    def __init__(self, holder_loses: bool) -> None:
        super().__init__()
        self.holder_loses = holder_loses
        self.lowest = True
        self.emits[:] = [HAND_SHOWN, DUEL_FOUGHT, CARDS_TAKEN]

    def run(self, s: State) -> bool:
        """Show both whole hands and compare."""
        s.shown = (0, 0)
        show_to_all(s, s.card_player, s.hand_of(s.card_player))
        show_to_all(s, s.target, s.hand_of(s.target))
        mine = self.lowest_held(s, s.card_player)
        theirs = self.lowest_held(s, s.target)
        wins = mine >= theirs
        if not self.holder_loses and (mine == 10 or theirs == 10):
            wins = True
        settle(s, s.card_player if wins else s.target)
        s.take(s.target if wins else s.card_player, 2)
        return False

    def lowest_held(self, s: State, seat: i64) -> i64:
        """The lowest number held; 10 for a hand without numbers."""
        number: i64 = 1
        while number < 10 and is_empty(numbers_held(s, seat, number)):
            number += 1
        return number


@mypyc_attr(allow_interpreted_subclasses=True)
class LayBeneath(Effect):
    """The duel's winner may lay up to two cards beneath the card, never the last one (R61, R62)."""

    def __init__(self) -> None:
        super().__init__()
        self.lays = 2
        self.asks[:] = [LAY]
        self.emits[:] = [CARDS_LAID_BENEATH]

    def run(self, s: State) -> bool:
        """Ask as long as a card may be laid."""
        if s.laid >= self.lays or s.size[s.victor] <= 1:
            return False
        s.ask(LAY, s.victor)
        return True

    def answers(self, s: State, out: Answers) -> None:
        """List the cards of the hand, and done."""
        seat = s.asked
        list_cards(s, out, simple(LAY_UNDER, seat), s.hand_of(seat))
        out.add(simple(DONE, s.asked))

    def accepts(self, s: State, a: i64) -> bool:
        """A card of the hand, or done."""
        if verb_of(a) == DONE:
            return True
        return verb_of(a) == LAY_UNDER and 0 <= card_of(a) < MAX_CARDS and s.holds(s.asked, card_of(a))

    def answer(self, s: State, a: i64) -> bool:
        """Lay the card; if one card is left, the UNO window opens (R36)."""
        if verb_of(a) == DONE:
            return False
        s.lay_beneath(s.asked, s.tray, [int(card_of(a))])
        s.laid += 1
        s.open_window(s.asked)
        return self.run(s)


@mypyc_attr(allow_interpreted_subclasses=True)
class VictorNames(NameColour):
    """The duel's winner names the colour; none can be sent along with the card."""

    def __init__(self) -> None:
        super().__init__()
        self.takes_colour = False

    def namer(self, s: State) -> i64:
        """The winner of the duel."""
        return s.victor

    def run(self, s: State) -> bool:
        """Ask the winner for a colour."""
        s.ask(COLOUR, s.victor)
        return True


TRANSFORMERS: Final = Transformers("transformers")
