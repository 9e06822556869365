"""The end of a round and of a match (§1.10, §1.11)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from pioche.engine.actions import MATCH_OVER, ROUND_OVER
from pioche.engine.events import MATCH_WON, POINTS_SCORED, ROUND_VOID, ROUND_WON
from pioche.engine.masks import bit
from pioche.engine.options import LOWEST, RACE, SINGLE
from pioche.engine.state import NOBODY, State

if TYPE_CHECKING:
    from pioche.engine.rules import Rules

ASKS: Final = (ROUND_OVER, MATCH_OVER)


def tells(rules: Rules) -> list[int]:
    """The events that the end of a round can bring at this table."""
    found = [ROUND_WON, ROUND_VOID, MATCH_WON]
    if rules.scoring != SINGLE:
        found.append(POINTS_SCORED)
    return found


def close_round(s: State) -> None:
    """Count the hands after somebody has gone out."""
    if s.events is not None:
        s.note(ROUND_WON, s.winner)
    points = vec[i64]([0] * s.seats)
    scoring = s.rules.scoring
    if scoring == RACE:
        seat: i64 = 0
        total: i64 = 0
        while seat < s.seats:
            total += s.value(seat)
            seat += 1
        points[s.winner] = total
    elif scoring == LOWEST:
        _note_hands(s, points)
    if s.rules.teams is not None:
        s.rules.teams.share(s, points)
    _enter(s, points)


def void_round(s: State) -> None:
    """Nobody can play on: no winner; in `low` the hands are noted all the same (R22, R96)."""
    s.winner = NOBODY
    if s.events is not None:
        s.note(ROUND_VOID)
    points = vec[i64]([0] * s.seats)
    if s.rules.scoring == LOWEST:
        _note_hands(s, points)
        if s.rules.teams is not None:
            s.rules.teams.share(s, points)
    _enter(s, points)


def _note_hands(s: State, points: vec[i64]) -> None:
    seat: i64 = 0
    while seat < s.seats:
        points[seat] = s.value(seat)
        seat += 1


def _enter(s: State, points: vec[i64]) -> None:
    """Write the points on the pad and see whether the match is over."""
    scores = vec[i64]([0] * s.seats)
    best: i64 = 0
    seat: i64 = 0
    while seat < s.seats:
        scores[seat] = s.scores[seat] + points[seat]
        if scores[seat] > best:
            best = scores[seat]
        if s.events is not None and points[seat] > 0:
            s.note(POINTS_SCORED, seat, number=points[seat])
        seat += 1
    s.points = points
    s.scores = scores
    s.windows = 0
    s.asked = NOBODY
    s.phase = ROUND_OVER
    scoring = s.rules.scoring
    if scoring == LOWEST:
        if best > s.rules.target or (best == s.rules.target and not s.rules.box.low_exceeds):
            _win_match(s, _lowest(s))
    elif s.winner >= 0 and (scoring == SINGLE or scores[s.winner] >= s.rules.target):
        champions = bit(s.winner)
        if s.rules.teams is not None:
            champions |= bit(s.rules.teams.partner(s.winner))
        _win_match(s, champions)


def _lowest(s: State) -> i64:
    """The seats with the lowest total; a tie is shared (R47)."""
    least: i64 = s.scores[0]
    mask: i64 = bit(0)
    seat: i64 = 1
    while seat < s.seats:
        if s.scores[seat] < least:
            least = s.scores[seat]
            mask = bit(seat)
        elif s.scores[seat] == least:
            mask |= bit(seat)
        seat += 1
    return mask


def _win_match(s: State, champions: i64) -> None:
    s.champions = champions
    s.phase = MATCH_OVER
    if s.events is not None:
        seat: i64 = 0
        while seat < s.seats:
            if champions & bit(seat) != 0:
                s.note(MATCH_WON, seat)
            seat += 1
