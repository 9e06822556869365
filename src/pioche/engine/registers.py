"""Registers: the fields of a state other than its cards.

Generated from engine/fields.py by scripts/state_fields.py: change the list there, then `make state-fields`.
"""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from pioche.engine.masks import Cards


@mypyc_attr(acyclic=True)
class Registers:
    """The registers of one state, as native attributes: no lookup by name during play."""

    def __init__(self, other: Registers | None = None) -> None:
        if other is None:
            self.round: i64 = 0  # how many rounds have been dealt
            self.dealer: i64 = 0  # who dealt this round
            self.champions: i64 = 0  # seats that have won the match, a mask
            self.winner: i64 = -1  # who has gone out
            self.phase: i64 = 9  # what is asked, a decision of `actions`
            self.asked: i64 = 0  # whose answer is awaited
            self.turn: i64 = 0  # whose turn it is
            self.direction: i64 = 1  # 1 to the left, -1 to the right (§1.1)
            self.side: i64 = 0  # the side of the cards that is active
            self.row: i64 = 0  # row of the fit tables for the (left) tray; see `show`
            self.row_right: i64 = 0  # the same for the right tray
            self.turns: i64 = 0  # how many turns there have been (R96)
            self.idle_turns: i64 = 0  # turns in a row without a card laid or taken (R22)
            self.drawn: i64 = -1  # the card that may be laid in AFTER_DRAW
            self.clock: i64 = 0  # arrivals in hands so far; a hand is in order of arrival
            self.out: i64 = 0  # seats that are not in the round, a mask
            self.dropped: i64 = 0  # seats that had dropped out of the match before the deal (H12)
            self.places: i64 = 0  # who has gone out, in order, four bits a seat (H13); see `leaving`
            self.fallen: i64 = 0  # who has been put out, in order, four bits a seat (H15)
            self.fixed: i64 = 0  # 1 once the score of the first one out is fixed (R112)
            self.uno_pending: i64 = 0  # seats that may be caught, a mask (§1.8)
            self.called: i64 = 0  # CALLED_EARLY, CALLED_WITH or 0
            self.uno_called: i64 = 0  # seats that have called for their only card, a mask (H14)
            self.closed: i64 = 0  # seats whose window was closed since the last play or draw, a mask (H14)
            self.step: i64 = 0  # how many effects of the program have begun
            self.ending: i64 = 0  # 1 if the round closes when the program ends
            self.card_player: i64 = 0  # who laid the card that is carried out
            self.tray: i64 = 0  # where that card was laid
            self.said_colour: i64 = -1  # the colour sent along with it
            self.said_target: i64 = -1  # the seat sent along with it
            self.target: i64 = -1  # the seat that was chosen
            self.victor: i64 = -1  # who has won the duel
            self.laid: i64 = 0  # cards laid beneath so far
            self.sum: i64 = 0  # cards due from stacked draw cards (H1)
            self.skips: i64 = 0  # seats that will be passed over
            self.again: i64 = 0  # 1 if the same seat plays on
            self.before: i64 = 4  # the colour in force before a wild was laid
            self.accused: Cards = (0, 0)  # the hand that was left after the wild
            self.shown: Cards = (0, 0)  # cards on show
            self.shown_to: i64 = 0  # seats that see the cards on show, a mask, or EVERYBODY
        else:
            self.round = other.round
            self.dealer = other.dealer
            self.champions = other.champions
            self.winner = other.winner
            self.phase = other.phase
            self.asked = other.asked
            self.turn = other.turn
            self.direction = other.direction
            self.side = other.side
            self.row = other.row
            self.row_right = other.row_right
            self.turns = other.turns
            self.idle_turns = other.idle_turns
            self.drawn = other.drawn
            self.clock = other.clock
            self.out = other.out
            self.dropped = other.dropped
            self.places = other.places
            self.fallen = other.fallen
            self.fixed = other.fixed
            self.uno_pending = other.uno_pending
            self.called = other.called
            self.uno_called = other.uno_called
            self.closed = other.closed
            self.step = other.step
            self.ending = other.ending
            self.card_player = other.card_player
            self.tray = other.tray
            self.said_colour = other.said_colour
            self.said_target = other.said_target
            self.target = other.target
            self.victor = other.victor
            self.laid = other.laid
            self.sum = other.sum
            self.skips = other.skips
            self.again = other.again
            self.before = other.before
            self.accused = other.accused
            self.shown = other.shown
            self.shown_to = other.shown_to

    def begin_round(self) -> None:
        """Reset what lasts for one round."""
        self.winner = -1
        self.phase = 9
        self.asked = 0
        self.turn = 0
        self.direction = 1
        self.side = 0
        self.row = 0
        self.row_right = 0
        self.turns = 0
        self.idle_turns = 0
        self.drawn = -1
        self.clock = 0
        self.out = 0
        self.dropped = 0
        self.places = 0
        self.fallen = 0
        self.fixed = 0
        self.uno_pending = 0
        self.called = 0
        self.uno_called = 0
        self.closed = 0
        self.step = 0
        self.ending = 0
        self.card_player = 0
        self.tray = 0
        self.said_colour = -1
        self.said_target = -1
        self.target = -1
        self.victor = -1
        self.laid = 0
        self.sum = 0
        self.skips = 0
        self.again = 0
        self.before = 4
        self.accused = (0, 0)
        self.shown = (0, 0)
        self.shown_to = 0

    def registers(self) -> tuple[object, ...]:
        """All values: first those that everybody can follow."""
        return (
            *self.public_registers(),
            int(self.drawn),
            (int(self.accused[0]), int(self.accused[1])),
            (int(self.shown[0]), int(self.shown[1])),
        )

    def public_registers(self) -> list[int]:
        """The values that everybody can follow, in the order of PUBLIC_NAMES."""
        return [
            int(self.round),
            int(self.dealer),
            int(self.champions),
            int(self.winner),
            int(self.phase),
            int(self.asked),
            int(self.turn),
            int(self.direction),
            int(self.side),
            int(self.row),
            int(self.row_right),
            int(self.turns),
            int(self.idle_turns),
            int(self.clock),
            int(self.out),
            int(self.dropped),
            int(self.places),
            int(self.fallen),
            int(self.fixed),
            int(self.uno_pending),
            int(self.called),
            int(self.uno_called),
            int(self.closed),
            int(self.step),
            int(self.ending),
            int(self.card_player),
            int(self.tray),
            int(self.said_colour),
            int(self.said_target),
            int(self.target),
            int(self.victor),
            int(self.laid),
            int(self.sum),
            int(self.skips),
            int(self.again),
            int(self.before),
            int(self.shown_to),
        ]

    def restore(self, values: list[int]) -> None:
        """Set the public values, in the order of PUBLIC_NAMES."""
        self.round = values[0]
        self.dealer = values[1]
        self.champions = values[2]
        self.winner = values[3]
        self.phase = values[4]
        self.asked = values[5]
        self.turn = values[6]
        self.direction = values[7]
        self.side = values[8]
        self.row = values[9]
        self.row_right = values[10]
        self.turns = values[11]
        self.idle_turns = values[12]
        self.clock = values[13]
        self.out = values[14]
        self.dropped = values[15]
        self.places = values[16]
        self.fallen = values[17]
        self.fixed = values[18]
        self.uno_pending = values[19]
        self.called = values[20]
        self.uno_called = values[21]
        self.closed = values[22]
        self.step = values[23]
        self.ending = values[24]
        self.card_player = values[25]
        self.tray = values[26]
        self.said_colour = values[27]
        self.said_target = values[28]
        self.target = values[29]
        self.victor = values[30]
        self.laid = values[31]
        self.sum = values[32]
        self.skips = values[33]
        self.again = values[34]
        self.before = values[35]
        self.shown_to = values[36]
