"""The same observation made from a view and its history: for bots, and as proof that it hides the rest."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

import numpy as np
import numpy.typing as npt

from pioche.engine.actions import RESPOND, ROUND_OVER
from pioche.engine.cards import NO_COLOUR
from pioche.engine.events import (
    BALANCE_TIPPED,
    CARD_KEPT,
    CARD_PLACED,
    CARD_PLAYED,
    CARD_TURNED_UP,
    CARDS_DEALT,
    CARDS_LAID_BENEATH,
    CARDS_TAKEN,
    COLOUR_NAMED,
    HANDS_PASSED,
    HANDS_SWAPPED,
    PILE_REPLENISHED,
    PLAYER_PUT_OUT,
    PLAYER_WENT_OUT,
    ROUND_STARTED,
    TABLE_FLIPPED,
    TRAYS_CLEARED,
)
from pioche.engine.rules import Rules
from pioche.rl.encoder import ANGLE
from pioche.rl.layout import MOST, OF_SEAT, Layout
from pioche.sight.seen import Seen, Sight
from pioche.sight.view import View

Row = npt.NDArray[np.uint8]
LAID: Final = (CARD_TURNED_UP, CARD_PLAYED, CARD_PLACED, CARDS_LAID_BENEATH)


@dataclass
class Recalled:
    """What a seat remembers of a round, event by event."""

    seats: int
    faces: dict[int, list[int]] = field(default_factory=dict)  # light and dark face by handle, -1 if unseen
    trays: list[list[int]] = field(default_factory=lambda: [[], []])  # faces as they were laid, the top last
    aside: list[int] = field(default_factory=list)
    force: list[int] = field(default_factory=lambda: [NO_COLOUR, NO_COLOUR])
    without: list[set[int]] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.without = [set() for _ in range(self.seats)]

    def see(self, cards: list[Sight]) -> None:
        """Record every face seen on cards in hands."""
        for card in cards:
            known = self.faces.setdefault(int(card.handle), [-1, -1])
            known[0] = max(known[0], int(card.light))
            known[1] = max(known[1], int(card.dark))

    def note(self, rules: Rules, e: Seen) -> None:
        """Record one event."""
        for hand in e.hands:
            self.see(hand)
        if e.kind in LAID:
            self.lay(e)
        else:
            self.see(e.cards if e.kind != TABLE_FLIPPED else [])
        if e.kind in (CARD_TURNED_UP, CARD_PLACED, CARD_PLAYED, TABLE_FLIPPED):
            self.force[max(int(e.tray), 0)] = int(rules.faces[e.cards[-1].face(e.side)].colour)
        elif e.kind == COLOUR_NAMED:
            self.force[e.tray] = int(e.colour)
        self.note_piles(e)
        self.note_hands(e)

    def lay(self, e: Seen) -> None:
        """Record cards laid face up; those laid beneath go under the visible one."""
        tray = self.trays[max(int(e.tray), 0)]
        laid = [int(card.face(e.side)) for card in e.cards]
        if e.kind == CARDS_LAID_BENEATH:
            tray[-1:-1] = laid
        else:
            tray += laid

    def note_piles(self, e: Seen) -> None:
        """Record that piles turn over, fall, or return to the draw pile."""
        if e.kind == TABLE_FLIPPED:
            self.trays[0].reverse()
        elif e.kind == BALANCE_TIPPED:
            for tray in self.trays:
                self.aside += tray[:-1]
                del tray[:-1]
        elif e.kind == TRAYS_CLEARED:
            for tray in self.trays:
                del tray[:-1]
        elif e.kind == PILE_REPLENISHED:
            if self.trays[1]:
                self.aside = []
            else:
                del self.trays[0][:-1]

    def note_hands(self, e: Seen) -> None:
        """A seat that kept a drawn card showed no colour in force; new cards may have any."""
        seat = int(e.seat)
        if e.kind == CARD_KEPT:
            self.without[seat] |= {colour for colour in self.force if colour < NO_COLOUR}
        elif e.kind in (CARDS_TAKEN, PLAYER_PUT_OUT, PLAYER_WENT_OUT, CARDS_DEALT) and (
            e.cards or e.kind != CARDS_TAKEN
        ):
            self.without[seat] = set()
        elif e.kind == HANDS_SWAPPED:
            self.without[seat] = set()
            self.without[int(e.other)] = set()
        elif e.kind in (HANDS_PASSED, TABLE_FLIPPED):
            self.without = [set() for _ in range(self.seats)]


class Reader:
    """Follows the history of one seat and writes its observations."""

    def __init__(self, layout: Layout) -> None:
        self.layout = layout
        self.places = {(slot.side, slot.code): k for k, slot in enumerate(layout.slots)}
        self.recalled = Recalled(layout.players)
        self.read = 0
        self._rules: Rules | None = None
        self._places: list[int] = []

    def follow(self, view: View) -> None:
        """Read the history up to the moment of the view."""
        seen = view.past.seen
        while self.read < view.told:
            event = seen[self.read]
            if event.kind == ROUND_STARTED:
                self.recalled = Recalled(self.layout.players)
            self.recalled.note(view.rules, event)
            self.read += 1
        for hand in view.hands:
            self.recalled.see(hand)

    def places_in(self, rules: Rules) -> list[int]:
        """The places of all faces by number, computed once for a table."""
        if self._rules is not rules:
            self._rules = rules
            lights = max(front for front, _ in rules.card_faces) + 1
            self._places = [
                self.places[int(rules.two_sided and number >= lights), face.code]
                for number, face in enumerate(rules.faces)
            ]
        return self._places

    def observe(self, view: View, speaks: bool = False) -> Row:
        """The observation; `speaks` if the seat may only call, catch or jump in."""
        self.follow(view)
        lay, side, rules = self.layout, int(view.side), view.rules
        row, places = np.zeros(lay.size, dtype=np.uint8), self.places_in(rules)

        def count(first: int, faces: list[int]) -> None:
            for face in faces:
                if face >= 0:
                    row[first + places[face]] += 1

        known = self.recalled.faces
        own = [known[int(card.handle)] for card in view.hand]
        count(
            lay.discards_at, [face for pile in (*self.recalled.trays, self.recalled.aside) for face in pile]
        )
        count(lay.hand_at, [faces[side] for faces in own])
        if lay.two_sided:
            count(lay.own_backs_at, [faces[1 - side] for faces in own])
            count(lay.next_at, [int(view.next)])
            row[lay.side_at] = side
        for tray, top in enumerate(view.tops):
            count(lay.top_at[tray], [int(top.face(side))])
            if view.colours[tray] < NO_COLOUR:
                row[lay.colour_at[tray] + 4 * side + view.colours[tray]] = 1
            row[lay.trays_at + tray] = view.tray_sizes[tray]
        self.write_table(view, row)
        if view.phase < ROUND_OVER:
            row[lay.asked_at] = view.asked == view.viewer
        row[lay.asked_at + 1] = speaks
        for step in range(lay.players):
            seat = (int(view.viewer) + step) % lay.players
            self.write_seat(view, seat, row, lay.seats_at[step])
            if step > 0:
                hand = [known[int(card.handle)] for card in view.hands[seat]]
                count(lay.known_at[step], [faces[side] for faces in hand])
                if lay.two_sided:
                    count(lay.backs_at[step], [faces[1 - side] for faces in hand])
        return row

    def write_table(self, view: View, row: Row) -> None:
        """Write what everybody sees of the table."""
        lay, side = self.layout, int(view.side)
        before = int(view.register("before"))
        if view.phase == RESPOND and before < NO_COLOUR:
            row[lay.before_at + 4 * side + before] = 1
        if view.phase < ROUND_OVER:
            row[lay.question_at + int(view.phase)] = 1
        numbers = [int(view.direction > 0), view.draw_size, view.register("sum"), view.register("laid")]
        numbers += [int(view.register("called") != 0), view.round]
        row[lay.table_at : lay.table_at + 6] = [min(int(number), MOST) for number in numbers]
        if lay.trays == 2:
            angle = int(view.angle)
            steps = [max(-angle, 0) // ANGLE, max(angle, 0) // ANGLE]
            pieces = [*map(int, view.frozen), int(view.aside_size), *steps, *view.extra[:2]]
            row[lay.balance_at : lay.balance_at + len(pieces)] = [min(number, MOST) for number in pieces]

    def write_seat(self, view: View, seat: int, row: Row, first: int) -> None:
        """Write what everybody sees of a seat, in the order of OF_SEAT."""
        rules, viewer = view.rules, int(view.viewer)
        partner = rules.teams is not None and seat != viewer and int(rules.teams.partner(viewer)) == seat
        numbers = [
            len(view.hands[seat]),
            100 * view.scores[seat] // int(rules.target),
            view.turn == seat,
            view.dealer == seat,
            view.author == seat,
            view.register("target") == seat,
            view.register("victor") == seat,
            view.windows >> seat & 1,
            view.register("out") >> seat & 1,
            partner,
        ]
        row[first : first + len(OF_SEAT)] = [min(int(number), MOST) for number in numbers]
        for colour in self.recalled.without[seat]:
            row[first + len(OF_SEAT) + 4 * int(view.side) + colour] = 1
