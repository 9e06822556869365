"""Cards and events as one viewer saw them; together with `view` the only place that removes secrets.

A viewer is a seat's number, or SPECTATOR (-1). Cards are told apart by handles: the stamp a card got when it
arrived in a hand, which everybody can count, and 0 for a card that has been in no hand since it was shuffled.
No number of a physical card leaves this module.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from pioche.engine.cards import MAX_CARDS, NO_COLOUR
from pioche.engine.events import CARDS_DEALT, CARDS_TAKEN, NAMES, Event
from pioche.engine.masks import bit

if TYPE_CHECKING:
    from pioche.engine.rules import Rules

UNSEEN: Final = -1  # instead of a face


class Sight:
    """A card as it is seen: its handle, and the number of its light and its dark face or UNSEEN."""

    def __init__(self, handle: i64, light: i64, dark: i64) -> None:
        self.handle = handle
        self.light = light
        self.dark = dark


class Seen:
    """An event as it was seen.

    `cards` are those the event is about; `next` is the back then visible on the draw pile; `angle` is that
    of the balance; `hands` holds every hand where an event turned or moved them.
    """

    def __init__(self, event: Event, cards: list[Sight], next_back: i64, hands: list[list[Sight]]) -> None:
        self.kind = event.kind
        self.side = event.side
        self.seat = event.seat
        self.other = event.other
        self.colour = event.colour
        self.tray = event.tray
        self.number = event.number
        self.sought = event.sought
        self.angle = event.angle
        self.cards = cards
        self.next = next_back
        self.hands = hands

    @property
    def name(self) -> str:
        """The kind in words, as CardPlayed."""
        return NAMES[self.kind]


def sight(rules: Rules, card: i64, stamp: i64, side: i64, active: bool, inactive: bool) -> Sight:
    """A card of which one sees the active face, the inactive one, both or neither."""
    if not rules.two_sided:
        return Sight(stamp, rules.showing[card].id if active else UNSEEN, UNSEEN)
    light = active if side == 0 else inactive
    dark = inactive if side == 0 else active
    return Sight(
        stamp,
        rules.showing[card].id if light else UNSEEN,
        rules.showing[MAX_CARDS + card].id if dark else UNSEEN,
    )


def back_of(rules: Rules, card: i64, side: i64) -> i64:
    """The face that a card does not show."""
    return rules.showing[(1 - side) * MAX_CARDS + card].id


def see_event(rules: Rules, event: Event, viewer: i64) -> Seen:
    """An event as the viewer sees it (§5.5).

    Everybody has seen the back of a card that is taken, for it lay on top of the draw pile; the backs in a
    hand are open to the other seats, but not to spectators (R53).
    """
    active = event.seen_by < 0 or (viewer >= 0 and event.seen_by & bit(viewer) != 0)
    others = viewer >= 0 and viewer != event.seat
    inactive = event.kind == CARDS_TAKEN or (event.kind == CARDS_DEALT and others)
    side = event.side
    cards: list[Sight] = []
    for k in range(len(event.cards)):
        cards.append(sight(rules, event.cards[k], event.stamps[k], side, active, inactive))
    hands: list[list[Sight]] = []
    for seat in range(len(event.hands)):
        hands.append(see_cards(rules, event.hands[seat], event.hand_stamps[seat], side, seat, viewer))
    return Seen(event, cards, back_of(rules, event.next, side) if event.next >= 0 else UNSEEN, hands)


def see_cards(
    rules: Rules, cards: list[int], stamps: list[int], side: i64, seat: i64, viewer: i64
) -> list[Sight]:
    """The cards of a hand by the columns of §5.5: the holder sees one face, the other seats the other."""
    own = viewer == seat
    other = viewer >= 0 and not own
    found: list[Sight] = []
    for k in range(len(cards)):
        found.append(sight(rules, cards[k], stamps[k], side, own, other))
    return found


def face_code(rules: Rules, face: i64) -> str | None:
    """A face in letters; None if it was not seen."""
    return rules.faces[face].code if face >= 0 else None


def sight_data(rules: Rules, seen: Sight) -> list[object]:
    """A card as plain data: handle and face, or handle, light and dark face; None for what is not seen."""
    if rules.two_sided:
        return [int(seen.handle), face_code(rules, seen.light), face_code(rules, seen.dark)]
    return [int(seen.handle), face_code(rules, seen.light)]


def sights_data(rules: Rules, cards: list[Sight]) -> list[list[object]]:
    """Cards as plain data."""
    return [sight_data(rules, card) for card in cards]


def seen_data(rules: Rules, seen: Seen) -> dict[str, object]:
    """An event as plain data, always with the same keys in the same order for its kind of box."""
    colours = rules.box.sides[seen.side].colours
    found: dict[str, object] = {
        "event": seen.name,
        "side": rules.box.sides[seen.side].name,
        "seat": int(seen.seat),
        "other": int(seen.other),
        "cards": sights_data(rules, seen.cards),
        "colour": colours[seen.colour] if seen.colour < NO_COLOUR else None,
        "tray": int(seen.tray),
        "number": int(seen.number),
        "sought": colours[seen.sought] if seen.sought < NO_COLOUR else None,
    }
    if rules.two_sided:
        found["next"] = face_code(rules, seen.next)
    if rules.trays == 2:
        found["angle"] = int(seen.angle)
    if seen.hands:
        found["hands"] = [sights_data(rules, hand) for hand in seen.hands]
    return found
