"""What only an oracle knows, as numbers: for training critics, never for players."""

from __future__ import annotations

import numpy as np

from pioche.engine.places import DRAW_PILE
from pioche.rl.episode import Episode
from pioche.rl.layout import Layout
from pioche.rl.naming import agent_name
from pioche.rl.shared_rows import Bytes


def oracle_names(layout: Layout) -> list[str]:
    """The names of the numbers: every hand and the draw pile, on all sides, and whose answer is awaited."""
    holders = [agent_name(seat) for seat in range(layout.players)]
    names = [f"{holder} {face}" for holder in [*holders, "draw pile"] for face in layout.face_names()]
    return names + [f"{holder} asked" for holder in holders]


def oracle_row(episode: Episode) -> Bytes:
    """The values of these numbers."""
    s, tables = episode.s, episode.tables
    faces, players = len(tables.layout.slots), tables.layout.players
    row = np.zeros(len(oracle_names(tables.layout)), dtype=np.uint8)
    held = [s.hand_list(seat) for seat in range(players)] + [s.pile_list(DRAW_PILE)]
    for holder, cards in enumerate(held):
        for card in cards:
            for side in range(2 if tables.two_sided else 1):
                row[holder * faces + int(tables.slot[side * 112 + card])] += 1
    if s.asked >= 0:
        row[-players + int(s.asked)] = 1
    return row
