"""A view as numbers and words, to be sent to another process, and the same view made from them again.

Nothing goes in but what a view holds, so nothing comes out that its viewer may not know. The rules are not
part of it: whoever unpacks makes them, as `public_rules` does, from the names of the box and its options.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from pioche.engine.rules import Rules
from pioche.sight.choices import Choice
from pioche.sight.seen import Seen, Sight, face_letters
from pioche.sight.view import PLAIN, View, restored

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
    viewer, tops, held, offered, program, plain = packed
    hands = [unpack_sights(hand) for hand in held]
    choices = [unpack_choice(choice) for choice in offered]
    fields = [unpack_sights(tops), hands, choices, (program[0], program[1]), *plain]
    view = restored(rules, viewer, [unpack_seen(seen) for seen in history], fields)
    if viewer >= 0:
        codes = {int(card.handle): face_letters(rules, card.face(view.side)) for card in view.hand}
        for choice in choices:
            choice.code = codes.get(int(choice.handle), "")
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
    return [int(number) for number in choice.fields()]


def unpack_choice(packed: list[int]) -> Choice:
    """The answer again."""
    verb, handle, colour, target, tray, uno, second, care = packed
    return Choice(verb, handle, colour, target, tray, uno == 1, second, care)


def pack_seen(seen: Seen) -> Packed:
    """An event as it was seen."""
    return [*seen.numbers(), pack_sights(seen.cards), [pack_sights(hand) for hand in seen.hands]]


def unpack_seen(packed: Packed) -> Seen:
    """The event again, as it was seen."""
    found: Packed = [*packed[:-2], unpack_sights(packed[-2]), [unpack_sights(hand) for hand in packed[-1]]]
    return Seen(*found)
