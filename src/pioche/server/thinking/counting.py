"""What a finished match says about one of its players, found by replaying it."""

from __future__ import annotations

from pioche.engine.actions import RESPOND, ROUND_OVER
from pioche.engine.events import CHALLENGE_ACCEPTED, CHALLENGE_WON, UNO_CAUGHT
from pioche.engine.standing import behind
from pioche.engine.state import State
from pioche.records.record_reader import read
from pioche.records.replaying import start, step
from pioche.server.table.my_games import Counts


def bluffing(s: State, seat: int) -> bool:
    """Whether this player's card is being answered and a challenge of it would succeed (R26)."""
    if s.phase != RESPOND or s.card_player != seat:
        return False
    judge = s.program[s.step - 1].judge
    return judge is not None and bool(judge.guilty(s, s.top(s.tray), s.accused, s.before))


def counted(text: str, seat: int) -> Counts:
    """Count rounds, bluffs, catches, and how far the player was behind; an error if it cannot be replayed."""
    record = read(text)
    match = start(record)
    if not 0 <= seat < len(match.names):
        raise ValueError(seat)
    rounds = worst = bluffs = worked = caught = catches = 0
    for move in record.moves:
        bluff = bluffing(match.state, seat)
        heard, over = len(match.events), match.state.phase >= ROUND_OVER
        step(record, match, move)
        for event in match.events[heard:]:
            worked += bluff and event.kind == CHALLENGE_ACCEPTED and event.other == seat
            bluffs += bluff and event.kind in (CHALLENGE_ACCEPTED, CHALLENGE_WON) and event.other == seat
            caught += event.kind == UNO_CAUGHT and event.other == seat
            catches += event.kind == UNO_CAUGHT and event.seat == seat
        if not over and match.state.phase >= ROUND_OVER:
            rounds += 1
            worst = max(worst, behind(match.state, seat))
    return Counts(rounds, worst, bluffs, worked, caught, catches)
