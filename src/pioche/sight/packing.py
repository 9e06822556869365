"""A view as numbers and words, to be sent to another process, and the same view made from them again.

Nothing goes in but what a view holds, so nothing comes out that its viewer may not know. The rules are not
part of it: whoever unpacks makes them, as `public_rules` does, from the names of the box and its options.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from pioche.engine.events import Event
from pioche.engine.rules import Rules
from pioche.sight.choices import Choice
from pioche.sight.history import History
from pioche.sight.seen import Seen, Sight
from pioche.sight.view import View

# Whatever is a number, or a list of numbers, truths or words, goes as it is.
PLAIN: Final = (
    "round",
    "dealer",
    "phase",
    "asked",
    "turn",
    "direction",
    "side",
    "author",
    "windows",
    "out",
    "places",
    "dropped",
    "scores",
    "points",
    "colours",
    "frozen",
    "tray_sizes",
    "draw_size",
    "aside_size",
    "next",
    "angle",
    "extra",
    "drawn",
    "shown",
    "accused",
    "registers",
    "refused",
)
SIGHTS: Final = 3  # numbers that a card is
Packed = list[Any]


def pack(view: View) -> Packed:
    """Everything in a view but its history."""
    found: Packed = [int(view.viewer), pack_sights(view.tops)]
    found.append([pack_sights(hand) for hand in view.hands])
    found.append([pack_choice(choice) for choice in view.choices])
    found.append([int(view.program[0]), int(view.program[1])])
    found.append([getattr(view, name) for name in PLAIN])
    return found


def unpack(rules: Rules, packed: Packed, history: list[Packed]) -> View:
    """The view, with what was seen before it."""
    past = History(rules, packed[0])
    past.seen = [unpack_seen(seen) for seen in history]
    view = View(None, past)
    view.tops = unpack_sights(packed[1])
    view.hands = [unpack_sights(hand) for hand in packed[2]]
    view.choices = [unpack_choice(choice) for choice in packed[3]]
    view.program = (packed[4][0], packed[4][1])
    for name, value in zip(PLAIN, packed[5], strict=True):
        setattr(view, name, value)
    return view


def pack_sights(cards: list[Sight]) -> list[int]:
    """Cards as they were seen, one after the other."""
    found: list[int] = []
    for card in cards:
        found.append(int(card.handle))
        found.append(int(card.light))
        found.append(int(card.dark))
    return found


def unpack_sights(packed: list[int]) -> list[Sight]:
    """The cards again."""
    found: list[Sight] = []
    k: i64 = 0
    while k < len(packed):
        found.append(Sight(packed[k], packed[k + 1], packed[k + 2]))
        k += SIGHTS
    return found


def pack_choice(choice: Choice) -> list[int]:
    """An answer as the numbers it is made of."""
    return [
        int(choice.verb),
        int(choice.handle),
        int(choice.colour),
        int(choice.target),
        int(choice.tray),
        int(choice.uno),
        int(choice.second),
        int(choice.care),
    ]


def unpack_choice(packed: list[int]) -> Choice:
    """The answer again."""
    choice = Choice(packed[0])
    choice.handle = packed[1]
    choice.colour = packed[2]
    choice.target = packed[3]
    choice.tray = packed[4]
    choice.uno = packed[5] == 1
    choice.second = packed[6]
    choice.care = packed[7]
    return choice


def pack_seen(seen: Seen) -> Packed:
    """An event as it was seen."""
    return [
        int(seen.kind),
        int(seen.side),
        int(seen.seat),
        int(seen.other),
        int(seen.colour),
        int(seen.tray),
        int(seen.number),
        int(seen.sought),
        int(seen.angle),
        int(seen.next),
        pack_sights(seen.cards),
        [pack_sights(hand) for hand in seen.hands],
    ]


def unpack_seen(packed: Packed) -> Seen:
    """The event again, as it was seen."""
    event = Event(packed[0], packed[1], packed[2], packed[3], [], 0, packed[4], packed[5], packed[6])
    event.sought = packed[7]
    event.angle = packed[8]
    hands: list[list[Sight]] = [unpack_sights(hand) for hand in packed[11]]
    return Seen(event, unpack_sights(packed[10]), packed[9], hands)
