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


def emits(rules: Rules) -> list[int]:
    """The events that the end of a round can emit at this table."""
    found = [ROUND_WON, ROUND_VOID, MATCH_WON]
    if rules.scoring != SINGLE:
        found.append(POINTS_SCORED)
    return found


def close_round(s: State) -> None:
    """Count the hands after somebody has gone out."""
    if s.events is not None:
        s.note(ROUND_WON, s.winner)
    points = s.rules.no_points[:]
    scoring = s.rules.scoring
    if scoring == RACE:
        points[s.winner] = _others_hands(s)
    elif scoring == LOWEST:
        _note_hands(s, points)
    if s.rules.teams is not None:
        s.rules.teams.share(s, points)
    _enter(s, points)


def stop_round(s: State) -> None:
    """Nobody can play on (R22, R96): the round is void, or ends as it is if somebody is out (R112)."""
    if s.places != 0:
        s.winner = (s.places & 15) - 1
        close_round(s)
    else:
        void_round(s)


def void_round(s: State) -> None:
    """End a round without a winner; under `low` the hands count all the same."""
    s.winner = NOBODY
    if s.events is not None:
        s.note(ROUND_VOID)
    points = s.rules.no_points[:]
    if s.rules.scoring == LOWEST:
        _note_hands(s, points)
        if s.rules.teams is not None:
            s.rules.teams.share(s, points)
    _enter(s, points)


def _others_hands(s: State) -> i64:
    """What the winner scores: the amount fixed earlier (R112), or all other hands, also those put out."""
    if s.fixed != 0:
        return s.noted[s.winner]
    total: i64 = 0
    seat: i64 = 0
    while seat < s.seats:
        if seat != s.winner:
            total += s.counted(seat)
        seat += 1
    return total


def _note_hands(s: State, points: vec[i64]) -> None:
    """Enter each hand as it is, or was when put out; a winner enters nothing (R49, R116)."""
    seat: i64 = 0
    while seat < s.seats:
        points[seat] = s.counted(seat)
        seat += 1
    if s.winner >= 0:
        points[s.winner] = 0
        # The remaining partners have won together; one who was put out counts for the team (R118).
        if s.rules.teams is not None and s.fallen != 0 and s.size[s.winner] > 0:
            partner = s.rules.teams.partner(s.winner)
            if s.is_in(partner):
                points[partner] = 0


def _enter(s: State, points: vec[i64]) -> None:
    """Add the points to the scores and end the match if it is over."""
    scores = s.scores[:]
    best: i64 = 0
    seat: i64 = 0
    while seat < s.seats:
        scores[seat] += points[seat]
        if scores[seat] > best:
            best = scores[seat]
        if s.events is not None and points[seat] > 0:
            s.note(POINTS_SCORED, seat, number=points[seat])
        seat += 1
    s.points = points
    s.scores = scores
    s.uno_pending = 0
    s.asked = NOBODY
    s.phase = ROUND_OVER
    scoring = s.rules.scoring
    if s.rules.elimination:
        _eliminate(s)
    elif scoring == LOWEST:
        if s.rules.reached(best):
            _win_match(s, _lowest(s, 0))
    elif s.winner >= 0 and (scoring == SINGLE or scores[s.winner] >= s.rules.target):
        champions = bit(s.winner)
        if s.rules.teams is not None:
            champions |= bit(s.rules.teams.partner(s.winner))
        _win_match(s, champions)


def _eliminate(s: State) -> None:
    """The one player below the limit has won; if none, the lowest who played; else it goes on (R109)."""
    left: i64 = 0
    seat: i64 = 0
    while seat < s.seats:
        if not s.rules.reached(s.scores[seat]):
            left |= bit(seat)
        seat += 1
    if left == 0:
        _win_match(s, _lowest(s, s.dropped))
    elif left & (left - 1) == 0:
        _win_match(s, left)


def _lowest(s: State, without: i64) -> i64:
    """A mask of the seats with the lowest total, leaving out those of `without`; ties are shared (R47)."""
    least: i64 = -1
    mask: i64 = 0
    seat: i64 = 0
    while seat < s.seats:
        if without & bit(seat) == 0:
            if least < 0 or s.scores[seat] < least:
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
