"""Flip: 112 cards with a light and a dark side (§5)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from pioche.engine.actions import COLOUR
from pioche.engine.box import Box
from pioche.engine.cards import LIGHT, NO_COLOUR, Row, Side, coloured, numbers, wild
from pioche.engine.effects import (
    AcceptOrChallenge,
    DealerStarts,
    DrawNext,
    Effect,
    FinishingDraw,
    NameColour,
    Reverse,
    SkipNext,
)
from pioche.engine.events import CARDS_TAKEN, TABLE_FLIPPED, TURN_LOST
from pioche.engine.masks import Cards, in_both
from pioche.engine.options import Options, Switch
from pioche.engine.places import DRAW_PILE, TALON
from pioche.engine.state import State

DARK: Final = Side("dark", ["pink", "teal", "orange", "purple"], "PTOV")

# The dark faces behind each light face, as in a printed deck (Appendix A): blue | green | red | yellow.
BACKS: Final = {
    "1": "VX VX | O5 OF | P3 V2 | PX W",
    "2": "O8 P6 | T+5 TX | OR V+5 | T1 T8",
    "3": "V8 T2 | PF V2 | P7 WC | P+5 V1",
    "4": "V1 T+5 | P8 T9 | OF V+5 | P+5 VF",
    "5": "OR P9 | O7 T4 | P2 T5 | V9 T8",
    "6": "VR TX | P5 WC | O9 PX | OX WC",
    "7": "O3 OX | O6 T2 | O1 V5 | O2 V6",
    "8": "T4 TR | PR T9 | VR T7 | O2 P1",
    "9": "O5 VF | O+5 PR | V5 TR | V4 T5",
    "+1": "P6 T6 | O6 T6 | P3 P4 | P1 V8",
    "R": "O4 W | O1 P7 | V3 T7 | TF W",
    "S": "P9 T1 | O9 V4 | O+5 W | O3 TF",
    "F": "V6 V7 | T3 WC | P8 V3 | O8 P4",
}
WILD_BACKS: Final = {"W": "P5 PF V7 T3", "W2": "O4 O7 P2 V9"}


@mypyc_attr(allow_interpreted_subclasses=True)
class Flip(Box):
    """The Flip box."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.sides = [LIGHT, DARK]
        self.low_exceeds = True
        self.switches = [
            Switch("flip_first", ["inert", "flip", "putback"], "R14"),
            Switch("flip_last", ["stay", "flip"], "R40"),
            Switch("pairing", ["fixed", "shuffled"], "R12"),
            Switch("flip_wilds_count", [False, True], "R31"),
        ]

    def light(self, options: Options) -> list[Row]:
        """72 numbers, 32 coloured actions, 8 wilds (§5.1); wilds do not start a round (§1.13)."""
        return [
            *numbers(1, 9, copies=2),
            coloured("+1", 10, 2, [DrawNext(1)], [DrawNext(1)], self.finishing(options, [FinishingDraw(1)])),
            coloured("R", 20, 2, [Reverse()], opening=[DealerStarts()]),
            coloured("S", 20, 2, [SkipNext()], opening=[SkipNext()]),
            self.flip_row(options),
            wild("W", 40, 4, [NameColour()], opening=None),
            self.draw_row("W2", 50, self.challenge(options, 2), [FinishingDraw(2)], options),
        ]

    def dark(self, options: Options) -> list[Row]:
        """The same numbers of cards, with heavier actions (§5.1); dark faces never start a round."""
        return [
            *numbers(1, 9, copies=2),
            coloured("+5", 20, 2, [DrawNext(5)], None, self.finishing(options, [FinishingDraw(5)])),
            coloured("R", 20, 2, [Reverse()], opening=None),
            coloured("X", 30, 2, [SkipEveryone()], opening=None),
            self.flip_row(options),
            wild("W", 40, 4, [NameColour()], opening=None),
            self.draw_row(
                "WC", 60, DrawColour(*self.wilds_count(options)), [NameColour(), FinishingColour()], options
            ),
        ]

    def flip_row(self, options: Options) -> Row:
        """A Flip; turned up first it lies still (R14), laid last it turns nothing (R40)."""
        first = options.text("flip_first", "inert")
        opening: list[Effect] | None = []
        if first == "flip":
            opening = [FlipOpening()]
        elif first == "putback":
            opening = None
        last = options.text("flip_last", "stay") == "flip"
        return coloured("F", 20, 2, [FlipTable()], opening, [TurnOver()] if last else [])

    def draw_row(
        self, code: str, points: int, answer: Effect, finishing: list[Effect], options: Options
    ) -> Row:
        """A wild draw card; one that looks for a colour needs it even when it is laid last (R39)."""
        row = wild(code, points, 4, [NameColour(), answer], None, self.finishing(options, finishing))
        row.last_colour = any(effect.takes_colour for effect in finishing)
        return row

    def challenge(self, options: Options, cards: int) -> Effect:
        """The answer to a wild draw card of so many cards."""
        every, own = self.wilds_count(options)
        return JudgedDraw(cards, every, own)

    def finishing(self, options: Options, effects: list[Effect]) -> list[Effect]:
        """What a draw card laid last still does (§1.10)."""
        return effects

    def wilds_count(self, options: Options) -> tuple[bool, bool]:
        """Whether other wilds make a wild draw card dishonest, and those of its own kind too (R30, R31)."""
        counts = options.flag("flip_wilds_count", False)
        return counts, counts

    def pairs(self, options: Options) -> list[tuple[str, str]]:
        """The printed pairing, or none so that the match seed decides (R12)."""
        if options.text("pairing", "fixed") == "shuffled":
            return []
        found: list[tuple[str, str]] = []
        for symbol, text in BACKS.items():
            for letter, backs in zip("BGRY", text.split(" | "), strict=True):
                found += [(letter + symbol, back) for back in backs.split()]
        for symbol, text in WILD_BACKS.items():
            found += [(symbol, back) for back in text.split()]
        return found


def turn_over(s: State) -> None:
    """Turn talon, draw pile and hands over as blocks (§5.4, R50)."""
    s.reverse_pile(TALON)
    s.reverse_pile(DRAW_PILE)
    s.side = 1 - s.side
    face = s.rules.face(s.top(), s.side)
    s.show(0, face.colour, face.kind)
    if s.events is not None:
        s.note(TABLE_FLIPPED, s.author, cards=[s.top()], number=s.side)


@mypyc_attr(allow_interpreted_subclasses=True)
class TurnOver(Effect):
    """A Flip laid last turns the table before the points are counted (R40)."""

    def __init__(self) -> None:
        super().__init__()
        self.flips = True
        self.tells[:] = [TABLE_FLIPPED]

    def run(self, s: State) -> bool:
        """Turn it."""
        turn_over(s)
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class FlipTable(NameColour):
    """The table turns; an uncovered action does nothing (R51), an uncovered wild is named (R52)."""

    def __init__(self) -> None:
        super().__init__()
        self.takes_colour = False
        self.flips = True
        self.tells.append(TABLE_FLIPPED)

    def run(self, s: State) -> bool:
        """Turn it and ask for a colour if need be."""
        turn_over(s)
        if s.rules.face(s.top(), s.side).wild:
            s.ask(COLOUR, self.namer(s))
            return True
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class FlipOpening(FlipTable):
    """A Flip turned up first turns the table; the first player names an uncovered wild (R14)."""

    def namer(self, s: State) -> i64:
        """The seat after the dealer."""
        return s.next(s.author)


@mypyc_attr(allow_interpreted_subclasses=True)
class SkipEveryone(Effect):
    """All others lose a turn, so the same player goes on."""

    def __init__(self) -> None:
        super().__init__()
        self.again = True
        self.tells[:] = [TURN_LOST]

    def run(self, s: State) -> bool:
        """Keep the turn."""
        s.again = 1
        if s.events is not None:
            for seat in s.others(s.author):
                s.note(TURN_LOST, seat)
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class JudgedDraw(AcceptOrChallenge):
    """A wild draw card for which other wilds in the hand may count as a match."""

    def __init__(self, cards: i64, every_wild: bool, own_kind: bool) -> None:
        super().__init__(cards)
        self.every_wild = every_wild
        self.own_kind = own_kind
        if every_wild:
            self.wilds = "all" if own_kind else "others"

    def guilty(self, s: State, card: i64, left: Cards, before: i64) -> bool:
        """Whether the hand holds the colour, or a wild where wilds count."""
        if super().guilty(s, card, left, before):
            return True
        if not self.every_wild:
            return False
        wilds = s.in_order(in_both(left, s.rules.coloured(s.side, NO_COLOUR)))
        if self.own_kind:
            return len(wilds) > 0
        own = s.rules.code(card, s.side)
        return any(s.rules.code(other, s.side) != own for other in wilds)


@mypyc_attr(allow_interpreted_subclasses=True)
class DrawColour(JudgedDraw):
    """Wild Draw Colour: cards are taken until the named colour comes, then 2 for a lost challenge (R56)."""

    def __init__(self, every_wild: bool, own_kind: bool) -> None:
        super().__init__(0, every_wild, own_kind)
        self.seeks = True

    def punish(self, s: State, seat: i64, extra: i64) -> None:
        """Take until the colour in force, which is the one named (R57)."""
        s.take_until(seat, s.in_force(s.tray))
        if extra > 0:
            s.take(seat, extra)


@mypyc_attr(allow_interpreted_subclasses=True)
class FinishingColour(Effect):
    """A Wild Draw Colour laid last: the next player still takes until the colour (§1.10)."""

    def __init__(self) -> None:
        super().__init__()
        self.seeks = True
        self.tells[:] = [CARDS_TAKEN]

    def run(self, s: State) -> bool:
        """Take."""
        s.take_until(s.next(s.author), s.in_force(s.tray))
        return False


FLIP: Final = Flip("flip")
