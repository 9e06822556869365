"""The same observation made from a view and its history: for bots, and as proof that it hides the rest."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from pioche.engine.actions import RESPOND, ROUND_OVER
from pioche.engine.cards import NO_COLOUR
from pioche.engine.events import CARD_KEPT, TABLE_FLIPPED
from pioche.engine.rules import Rules
from pioche.rl.encoder import ANGLE
from pioche.rl.layout import MOST, OF_SEAT, Layout
from pioche.sight.seen import Seen
from pioche.sight.table import Table
from pioche.sight.view import View

Row = npt.NDArray[np.uint8]


class Reader:
    """Follows the history of one seat and writes its observations."""

    def __init__(self, layout: Layout) -> None:
        self.layout = layout
        self.places = {(slot.side, slot.code): k for k, slot in enumerate(layout.slots)}
        self.table: Table | None = None
        self.without: list[set[int]] = [set() for _ in range(layout.players)]  # colours, by seat
        self.read = 0
        self._rules: Rules | None = None
        self._places: list[int] = []

    def follow(self, view: View) -> Table:
        """Read the history up to the moment of the view."""
        table = self.table = self.table or Table(view.rules)
        seen = view.past.seen
        while self.read < view.told:
            self.note(table, seen[self.read])
            self.read += 1
        table.rearrange(view.hands)
        return table

    def note(self, table: Table, e: Seen) -> None:
        """A seat that kept a drawn card showed no colour in force; new cards may have any."""
        if e.kind == CARD_KEPT:
            self.without[e.seat] |= {colour for colour in table.force if colour < NO_COLOUR}
        before = [set(hand) for hand in table.hands]
        table.follow(e)
        for seat, hand in enumerate(table.hands):
            if not hand or e.kind == TABLE_FLIPPED or not before[seat].issuperset(hand):
                self.without[seat] = set()

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
        table = self.follow(view)
        lay, side, rules = self.layout, int(view.side), view.rules
        row, places = np.zeros(lay.size, dtype=np.uint8), self.places_in(rules)

        def count(first: int, faces: list[int]) -> None:
            for face in faces:
                if face >= 0:
                    row[first + places[face]] += 1

        own = table.hands[view.viewer]
        count(lay.discards_at, [int(card.laid) for pile in (*table.trays, table.aside) for card in pile])
        count(lay.hand_at, [int(card.face(side)) for card in own])
        if lay.two_sided:
            count(lay.own_backs_at, [int(card.face(1 - side)) for card in own])
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
                hand = table.hands[seat]
                count(lay.known_at[step], [int(card.face(side)) for card in hand])
                if lay.two_sided:
                    count(lay.backs_at[step], [int(card.face(1 - side)) for card in hand])
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
        for colour in self.without[seat]:
            row[first + len(OF_SEAT) + 4 * int(view.side) + colour] = 1
