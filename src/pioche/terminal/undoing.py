"""Taking a move back: the game as it was at the person's last decision, unless that has shown too much."""

from __future__ import annotations

from typing import Final

from pioche.engine.events import (
    BALANCE_TIPPED,
    CARD_PLACED,
    CARDS_TAKEN,
    HAND_SHOWN,
    HANDS_PASSED,
    HANDS_SWAPPED,
    TABLE_FLIPPED,
    Event,
)
from pioche.engine.masks import bit
from pioche.match import Match
from pioche.terminal.seating import ME

# They bring to light what nobody could know: cards of the draw pile, other hands, what a balance bears.
TELLING: Final = (BALANCE_TIPPED, CARD_PLACED, HANDS_PASSED, HANDS_SWAPPED, TABLE_FLIPPED)


class Undone(Exception):
    """The person takes a move back: the match is to go on after these moves."""

    def __init__(self, moves: list[str]) -> None:
        super().__init__()
        self.moves = moves


def moves_before(match: Match) -> tuple[list[str], str]:
    """The moves before the person's last one, and the key of why it stays, empty if it need not."""
    mine = [k for k, line in enumerate(match.log) if line.split()[0] == match.names[ME]]
    if not mine:
        return [], "play-undo-none"
    moves = match.log[: mine[-1]]
    before = match.at(len(moves))
    if before.state.round < match.state.round or match.state.asked != ME:
        return [], "play-undo-seen"
    events = match.events[len(before.events) :]
    return moves, "play-undo-seen" if any(_tells(event) for event in events) else ""


def _tells(event: Event) -> bool:
    """Whether an event shows the person more than a move of somebody else does."""
    if event.kind == CARDS_TAKEN:
        return event.seat == ME
    if event.kind == HAND_SHOWN:
        return event.seen_by & bit(ME) != 0
    return event.kind in TELLING
