"""Which cards of a finished game were bluffs: only a replay may know that about every player."""

from __future__ import annotations

from pioche.engine.actions import RESPOND
from pioche.engine.state import State


def bluffing(s: State, seat: int) -> bool:
    """Whether this player's card is being answered and a challenge of it would succeed (R26)."""
    if s.phase != RESPOND or s.card_player != seat:
        return False
    judge = s.program[s.step - 1].judge
    return judge is not None and bool(judge.guilty(s, s.top(s.tray), s.accused, s.before))
