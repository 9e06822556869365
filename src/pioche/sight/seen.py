"""Cards and events as one viewer saw them, and how they are written: as plain data or in letters."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from pioche.engine.cards import NO_COLOUR
from pioche.engine.events import NAMES, told
from pioche.engine.plain import Plain

if TYPE_CHECKING:
    from pioche.engine.rules import Rules

# Viewers who have no seat.
SPECTATOR: Final = -1
OPEN: Final = -2  # from whom nothing is hidden
UNSEEN: Final = -1  # instead of a face
HIDDEN: Final = "?"  # the same in letters


class Sight(Plain):
    """A card as it is seen: its handle, and the number of its light and its dark face or UNSEEN."""

    def __init__(self, handle: i64, light: i64, dark: i64) -> None:
        self.handle = handle
        self.light = light
        self.dark = dark

    def fields(self) -> tuple[object, ...]:
        """The three of them."""
        return int(self.handle), int(self.light), int(self.dark)

    def face(self, side: i64) -> i64:
        """The face on this side, or UNSEEN."""
        return self.light if side == 0 else self.dark


class Seen(Plain):
    """An event as it was seen.

    `cards` are those the event is about; `next` is the back then visible on the draw pile; `angle` is that
    of the balance; `hands` holds every hand where an event turned or moved them.
    """

    def __init__(
        self,
        kind: i64,
        side: i64,
        seat: i64,
        other: i64,
        colour: i64,
        tray: i64,
        number: i64,
        sought: i64,
        angle: i64,
        next_back: i64,
        cards: list[Sight],
        hands: list[list[Sight]],
    ) -> None:
        self.kind = kind
        self.side = side
        self.seat = seat
        self.other = other
        self.colour = colour
        self.tray = tray
        self.number = number
        self.sought = sought
        self.angle = angle
        self.next = next_back
        self.cards = cards
        self.hands = hands

    def numbers(self) -> list[int]:
        """All that are numbers, in the order above."""
        who = [int(self.kind), int(self.side), int(self.seat), int(self.other), int(self.colour)]
        what = [int(self.tray), int(self.number), int(self.sought), int(self.angle), int(self.next)]
        return who + what

    def fields(self) -> tuple[object, ...]:
        """All of them."""
        return (*self.numbers(), self.cards, self.hands)

    def __repr__(self) -> str:
        return told(self.name, self.seat, self.other, self.cards, self.colour, self.tray, self.number)

    @property
    def name(self) -> str:
        """The kind in words, as CardPlayed."""
        return NAMES[self.kind]


# Plain data


def face_code(rules: Rules, face: i64) -> str | None:
    """A face in letters; None if it was not seen."""
    return rules.faces[face].code if face >= 0 else None


def sight_data(rules: Rules, seen: Sight) -> list[object]:
    """A card as plain data: handle and face, or handle, light and dark face; None for what is not seen."""
    return sights_data(rules, [seen])[0]


def sights_data(rules: Rules, cards: list[Sight]) -> list[list[object]]:
    """Cards as plain data."""
    faces = rules.faces
    found: list[list[object]] = []
    if rules.two_sided:
        for card in cards:
            front = faces[card.light].code if card.light >= 0 else None
            back = faces[card.dark].code if card.dark >= 0 else None
            found.append([int(card.handle), front, back])
    else:
        for card in cards:
            found.append([int(card.handle), faces[card.light].code if card.light >= 0 else None])
    return found


def seen_data(rules: Rules, seen: Seen) -> dict[str, object]:
    """An event as plain data, always with the same keys in the same order for its kind of box."""
    side = rules.box.sides[seen.side]
    colours = side.colours
    found: dict[str, object] = {
        "event": NAMES[seen.kind],
        "side": side.name,
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
    if rules.balance is not None:
        found["angle"] = int(seen.angle)
    if seen.hands:
        found["hands"] = [sights_data(rules, hand) for hand in seen.hands]
    return found


# Letters


def face_letters(rules: Rules, face: i64) -> str:
    """A face in letters, or `?` if it was not seen."""
    return rules.faces[face].code if face >= 0 else HIDDEN


def card_letters(rules: Rules, seen: Sight) -> str:
    """A card in letters, as `R7`; both faces of a two-sided one, as `R3/?`."""
    light = face_letters(rules, seen.light)
    return light + "/" + face_letters(rules, seen.dark) if rules.two_sided else light
