"""Which cards of a game that is over were bluffs: only who plays it again may know that of everybody."""

from __future__ import annotations

from pioche.engine.actions import RESPOND
from pioche.engine.state import State


def bluffing(s: State, seat: int) -> bool:
    """Whether a card of this player has to be answered with which a challenge would be won (R26)."""
    if s.phase != RESPOND or s.author != seat:
        return False
    judge = s.program[s.step - 1].judge
    return judge is not None and bool(judge.guilty(s, s.top(s.tray), s.accused, s.before))
