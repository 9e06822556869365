"""Decisions (what a state asks) and actions (what a seat answers), as small numbers.

An action packs its verb, its seat and its arguments into one number. Each field holds its value plus one, so
that 0 means "not given". People read and write actions as text: see `notation`.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

# Decisions: the one question that a state is waiting on (§1.6).
TURN: Final = 0
AFTER_DRAW: Final = 1
COLOUR: Final = 2
TARGET: Final = 3
RESPOND: Final = 4
LAY: Final = 5
KEEP_ONE: Final = 6
PLACE_STEP: Final = 7
ROUND_OVER: Final = 8
MATCH_OVER: Final = 9

DECISIONS: Final = (
    "turn",
    "after_draw",
    "colour",
    "target",
    "respond",
    "lay",
    "keep",
    "place",
    "round_over",
    "match_over",
)

# Verbs.
PLAY: Final = 0
DRAW: Final = 1
KEEP: Final = 2
NAME: Final = 3
AIM: Final = 4
ACCEPT: Final = 5
CHALLENGE: Final = 6
LAY_UNDER: Final = 7
DONE: Final = 8
PLACE: Final = 9
UNO: Final = 10
CATCH: Final = 11
HOST_TAKE: Final = 12
NEXT: Final = 13

VERBS: Final = (
    "play",
    "draw",
    "keep",
    "name",
    "target",
    "accept",
    "challenge",
    "lay",
    "done",
    "place",
    "uno",
    "catch",
    "host",
    "next",
)

# The host of the table has no seat; this number stands in for one in HOST_TAKE and NEXT.
TABLE: Final = 15

USUAL_CARE: Final = 50  # the care of a play that states none, out of MOST_CARE (H18)
MOST_CARE: Final = 100
MORE_WORDS: Final = 0x1_0000_0000  # actions from here on name a second card or state a care
USUAL_ROOM: Final = 512  # initial capacity of a list of answers; it grows on demand

_SEAT: Final = 4
_CARD: Final = 8
_COLOUR: Final = 16
_TARGET: Final = 20
_TRAY: Final = 24
_UNO: Final = 26
_COUNT: Final = 28
_SECOND: Final = 32
_CARE: Final = 40


def action(
    verb: i64,
    seat: i64,
    card: i64 = -1,
    colour: i64 = -1,
    target: i64 = -1,
    tray: i64 = -1,
    uno: bool = False,
    count: i64 = 0,
    second: i64 = -1,
    care: i64 = -1,
) -> i64:
    """Pack an action into a number; -1 (or False, 0) leaves an argument out."""
    a: i64 = verb | (seat << _SEAT) | ((card + 1) << _CARD) | ((colour + 1) << _COLOUR)
    a |= ((target + 1) << _TARGET) | ((tray + 1) << _TRAY) | (count << _COUNT)
    a |= ((second + 1) << _SECOND) | ((care + 1) << _CARE)
    if uno:
        a |= 1 << _UNO
    return a


def simple(verb: i64, seat: i64) -> i64:
    """An action without arguments."""
    return verb | (seat << _SEAT)


def play_on(seat: i64, tray: i64) -> i64:
    """A play on a tray that still lacks its card; see `card_bits`."""
    return PLAY | (seat << _SEAT) | ((tray + 1) << _TRAY)


def card_bits(card: i64) -> i64:
    """The bits that a card adds to an action."""
    return (card + 1) << _CARD


def with_uno(a: i64) -> i64:
    """The same play with a UNO call."""
    return a | (1 << _UNO)


def without_target(a: i64) -> i64:
    """The same play without a target."""
    return a & ~(15 << _TARGET)


def verb_of(a: i64) -> i64:
    """The verb, one of the constants above."""
    return a & 15


def seat_of(a: i64) -> i64:
    """The acting seat (TABLE: no seat in particular)."""
    return (a >> _SEAT) & 15


def card_of(a: i64) -> i64:
    """The card, or -1."""
    return ((a >> _CARD) & 255) - 1


def colour_of(a: i64) -> i64:
    """The named colour, or -1."""
    return ((a >> _COLOUR) & 15) - 1


def target_of(a: i64) -> i64:
    """The target seat, or -1."""
    return ((a >> _TARGET) & 15) - 1


def tray_of(a: i64) -> i64:
    """The named tray, or -1."""
    return ((a >> _TRAY) & 3) - 1


def names_card_only(a: i64) -> bool:
    """Whether a play gives nothing but its card and perhaps its tray."""
    return a & ~(3 << _TRAY) < 1 << _COLOUR


def uno_of(a: i64) -> bool:
    """Whether the card is laid with a UNO call."""
    return (a >> _UNO) & 1 != 0


def count_of(a: i64) -> i64:
    """The number of cards that the host gives out."""
    return (a >> _COUNT) & 15


def second_of(a: i64) -> i64:
    """The second card of a double (H9), or -1."""
    return ((a >> _SECOND) & 255) - 1


def care_of(a: i64) -> i64:
    """The care with which the card is put down (H18), or -1 if not given."""
    return ((a >> _CARE) & 127) - 1


def care_in(a: i64) -> i64:
    """The care with which the card is put down, USUAL_CARE if not given (R119)."""
    care = care_of(a)
    if care < 0:
        return USUAL_CARE
    return care


def strays(a: i64) -> bool:
    """Whether an action has arguments that its verb does not take, and so cannot be written in notation."""
    verb = a & 15
    words: i64 = 0
    if verb == PLAY:
        words = (255 << _CARD) | (15 << _COLOUR) | (15 << _TARGET) | (3 << _TRAY) | (1 << _UNO)
        words |= 0x7FFF_0000_0000  # a second card and care
    elif verb in (KEEP, LAY_UNDER):
        words = 255 << _CARD
    elif verb == NAME:
        words = (15 << _COLOUR) | (3 << _TRAY)
    elif verb in (AIM, CATCH):
        words = 15 << _TARGET
    elif verb == PLACE:
        words = 0x7F00_0000_0000  # care
    elif verb == HOST_TAKE:
        words = (15 << _TARGET) | 0xF000_0000  # a count
    return a & ~(words | 255) != 0


class Answers:
    """A reusable list of the actions on offer; plays come first."""

    def __init__(self) -> None:
        self.items: vec[i64] = vec[i64]([0] * USUAL_ROOM)
        self.n: i64 = 0

    def add(self, a: i64) -> None:
        """Append an action."""
        if self.n == len(self.items):
            self.make_room(1)
        self.items[self.n] = a
        self.n += 1

    def make_room(self, more: i64) -> None:
        """Grow the list to hold this many more actions: a hand full of doubles has many (R103)."""
        room = len(self.items)
        while room < self.n + more:
            room *= 2
        if room > len(self.items):
            longer = vec[i64]([0] * room)
            k: i64 = 0
            while k < self.n:
                longer[k] = self.items[k]
                k += 1
            self.items = longer

    def as_list(self) -> list[int]:
        """The actions as an ordinary list."""
        return [int(self.items[k]) for k in range(self.n)]
