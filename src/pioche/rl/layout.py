"""The frozen encoding (v0): the meaning of each number of an observation, and of each action.

A layout belongs to a box and a number of players. Everything about other seats comes at the end, seat after
seat, so that the numbers before it mean the same at every table of the box. Options do not change a layout:
it has places for what only some options bring, and these stay unused without them.
"""

from __future__ import annotations

from typing import Final

from pioche.engine.actions import DECISIONS, KEEP_ONE, LAY, ROUND_OVER
from pioche.engine.box import Box
from pioche.engine.cards import Face, faces_of
from pioche.engine.options import Options, Value
from pioche.notation.moves import TRAYS

VERSION: Final = 0
MOST: Final = 127  # the largest number in an observation; larger ones are clipped
# The first actions of every table.
DRAW_AT: Final = 0
KEEP_AT: Final = 1
PASS_AT: Final = 2  # says nothing, for a seat that could call, catch or jump in
ACCEPT_AT: Final = 3
CHALLENGE_AT: Final = 4
DONE_AT: Final = 5
PLACE_AT: Final = 6
UNO_AT: Final = 7
NAME_AT: Final = 8
SIMPLE: Final = ("draw", "keep", "pass", "accept", "challenge", "done", "place", "uno")
# The numbers about every seat, in this order, before its colours; see encoder.
OF_SEAT: Final = (
    "cards",
    "score",
    "turn",
    "dealer",
    "author",
    "target",
    "victor",
    "window",
    "out",
    "partner",
)


class Slot:
    """A face in its fixed place: its side, its code, and how many cards can show it."""

    def __init__(self, side: int, face: Face, copies: int) -> None:
        self.side = side
        self.code = face.code
        self.number = int(face.number)
        self.copies = copies


class Layout:
    """The places of one box for a number of players: the start of each part, and the name of every number."""

    def __init__(self, box: Box, players: int) -> None:
        self.box = box
        self.players = players
        self.trays = box.trays
        self.two_sided = len(box.sides) == 2
        self.asks: set[int] = set()
        self.slots: list[Slot] = self._slots(box)
        self.colours: list[str] = [colour for side in box.sides for colour in side.colours]
        self.names: list[str] = []
        self._observation()
        self.size = len(self.names)
        self.actions: list[str] = []
        self._actions()

    # Faces

    def _slots(self, box: Box) -> list[Slot]:
        """Every face that the box can have under any of its switches; the usual ones first."""
        found: dict[tuple[int, str], Slot] = {}
        for options in _every_option(box):
            for side in range(len(box.sides)):
                rows = box.light(options) if side == 0 else box.dark(options)
                for row in rows:
                    for effect in row.effects:
                        self.asks.update(effect.asks)
                for face, copies in faces_of(rows, box.sides[side], 0, {}):
                    key = (side, face.code)
                    if key not in found:
                        found[key] = Slot(side, face, copies)
        return [found[key] for key in sorted(found, key=_side)]

    def face_names(self) -> list[str]:
        """The codes of the faces, those of a second side after a slash."""
        return [slot.code if slot.side == 0 else "/" + slot.code for slot in self.slots]

    # The observation

    def _add(self, names: list[str]) -> int:
        at = len(self.names)
        self.names += names
        return at

    def _faces(self, what: str) -> int:
        return self._add([f"{what} {face}" for face in self.face_names()])

    def _flags(self, what: str, words: list[str]) -> int:
        return self._add([f"{what} {word}" for word in words])

    def _observation(self) -> None:
        both = self.trays == 2
        trays = list(TRAYS) if both else [""]
        self.discards_at = self._faces("discarded")
        self.hand_at = self._faces("hand")
        self.top_at = [self._faces(f"top {tray}".strip()) for tray in trays]
        self.own_backs_at = self._faces("own back") if self.two_sided else -1
        self.next_at = self._faces("next back") if self.two_sided else -1
        self.colour_at = [self._flags(f"colour {tray}".strip(), self.colours) for tray in trays]
        self.before_at = self._flags("colour before", self.colours)
        self.question_at = self._flags("question", list(DECISIONS[:ROUND_OVER]))
        self.asked_at = self._add(["asked", "may speak"])
        self.table_at = self._add(["to the left", "draw pile", "sum", "laid", "called", "round"])
        self.side_at = self._add(["dark"]) if self.two_sided else -1
        self.trays_at = self._flags("size", trays) if both else self._add(["talon"])
        self.balance_at = -1
        if both:
            frozen = [f"frozen {tray}" for tray in TRAYS]
            self.balance_at = self._add([*frozen, "aside", "angle left", "angle right", "tilting", "placed"])
        self.own_at = self._seat("own")
        self.seats_at: list[int] = [self.own_at]
        self.known_at: list[int] = [-1]
        self.backs_at: list[int] = [-1]
        for step in range(1, self.players):
            self.seats_at.append(self._seat(f"+{step}"))
            self.known_at.append(self._faces(f"+{step} known"))
            self.backs_at.append(self._faces(f"+{step} back") if self.two_sided else -1)

    def _seat(self, who: str) -> int:
        at = self._flags(who, list(OF_SEAT))
        self._flags(f"{who} without", self.colours)
        return at

    # Actions

    def _actions(self) -> None:
        names = self.actions
        names += SIMPLE
        names += [f"name {colour}" for colour in self.colours]
        self.name_tray_at = len(names)
        if self.trays == 2:
            names += [f"name {colour} {tray}" for tray in TRAYS for colour in self.colours]
        self.play_at: list[int] = []
        self.double_at: list[int] = []
        self.lay_at: list[int] = []
        self.keep_at: list[int] = []
        trays = [f" {tray}" for tray in TRAYS] if self.trays == 2 else [""]
        for slot in range(len(self.slots)):
            self.play_at.append(len(names))
            for card in self.cards_of(slot):
                for tray in trays:
                    names += [f"play {card}{tray}", f"play {card}{tray} uno"]
        for slot in range(len(self.slots)):
            self.double_at.append(len(names))
            for pair in self._pairs(slot):
                names += [f"play {pair}", f"play {pair} uno"]
        for slot in range(len(self.slots)):
            self.lay_at.append(len(names))
            names += [f"lay {card}" for card in self.cards_of(slot) if LAY in self.asks]
        for slot in range(len(self.slots)):
            self.keep_at.append(len(names))
            names += [f"keep {card}" for card in self.cards_of(slot) if KEEP_ONE in self.asks]
        self.target_at: list[int] = [-1]
        for step in range(1, self.players):
            self.target_at.append(len(names))
            names += [f"target +{step}", f"catch +{step}"]

    def ranks(self, slot: int) -> int:
        """How many cards with the same face are told apart: their number if backs differ, else one."""
        return self.slots[slot].copies if self.two_sided else 1

    def cards_of(self, slot: int) -> list[str]:
        """The cards of a face as actions name them; #2 is the one that came second into the hand."""
        code = self.face_names()[slot]
        return [code] + [f"{code} #{rank + 1}" for rank in range(1, self.ranks(slot))]

    def _pairs(self, slot: int) -> list[str]:
        """The doubles (H9) of a face, the lower card first."""
        face = self.slots[slot]
        if self.trays == 2 or face.number < 0 or face.copies < 2:
            return []
        cards = self.cards_of(slot)
        if len(cards) == 1:
            return [f"{cards[0]} {cards[0]}"]
        return [f"{one} {other}" for one in cards for other in cards if one != other]


def _every_option(box: Box) -> list[Options]:
    """The box as it is, and with each of its switches at each of its values."""
    found = [Options({}, box.defaults)]
    for switch in box.switches:
        for value in switch.examples:
            chosen: dict[str, Value] = {switch.name: value}
            found.append(Options(chosen, box.defaults))
    return found


def _side(key: tuple[int, str]) -> int:
    return key[0]
