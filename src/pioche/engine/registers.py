"""The plain numbers of a state that everybody at the table can follow, in one list.

Views carry them, so that `resample` can put a game together that waits for the same answer.
"""

from __future__ import annotations

from typing import Final

from pioche.engine.state import State

REGISTERS: Final = (
    "round",
    "dealer",
    "winner",
    "champions",
    "phase",
    "asked",
    "turn",
    "direction",
    "side",
    "row",
    "row_right",
    "turns",
    "barren",
    "clock",
    "windows",
    "called",
    "vowed",
    "closed",
    "step",
    "ending",
    "author",
    "tray",
    "said_colour",
    "said_target",
    "target",
    "victor",
    "laid",
    "sum",
    "skips",
    "again",
    "before",
    "shown_to",
)


def registers(s: State) -> list[int]:
    """The numbers in the order of REGISTERS."""
    return [
        int(s.round),
        int(s.dealer),
        int(s.winner),
        int(s.champions),
        int(s.phase),
        int(s.asked),
        int(s.turn),
        int(s.direction),
        int(s.side),
        int(s.row),
        int(s.row_right),
        int(s.turns),
        int(s.barren),
        int(s.clock),
        int(s.windows),
        int(s.called),
        int(s.vowed),
        int(s.closed),
        int(s.step),
        int(s.ending),
        int(s.author),
        int(s.tray),
        int(s.said_colour),
        int(s.said_target),
        int(s.target),
        int(s.victor),
        int(s.laid),
        int(s.sum),
        int(s.skips),
        int(s.again),
        int(s.before),
        int(s.shown_to),
    ]


def restore(s: State, values: list[int]) -> None:
    """Give a state these numbers."""
    s.round = values[0]
    s.dealer = values[1]
    s.winner = values[2]
    s.champions = values[3]
    s.phase = values[4]
    s.asked = values[5]
    s.turn = values[6]
    s.direction = values[7]
    s.side = values[8]
    s.row = values[9]
    s.row_right = values[10]
    s.turns = values[11]
    s.barren = values[12]
    s.clock = values[13]
    s.windows = values[14]
    s.called = values[15]
    s.vowed = values[16]
    s.closed = values[17]
    s.step = values[18]
    s.ending = values[19]
    s.author = values[20]
    s.tray = values[21]
    s.said_colour = values[22]
    s.said_target = values[23]
    s.target = values[24]
    s.victor = values[25]
    s.laid = values[26]
    s.sum = values[27]
    s.skips = values[28]
    s.again = values[29]
    s.before = values[30]
    s.shown_to = values[31]
