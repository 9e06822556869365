"""Match equity: what the end of a round is worth to one seat, as its chance to win the match."""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pioche.engine.actions import MATCH_OVER
from pioche.engine.masks import bit
from pioche.engine.options import RACE, SINGLE
from pioche.engine.rules import Rules
from pioche.engine.state import State

FULL_EQUITY: Final = 1_000_000  # of a match that is won
POINT: Final = 20  # what a point in hand adds: it only breaks ties
HAND: Final = 4  # cards left in the average losing hand


class MatchEquity:
    """Judges finished rounds for one seat and its partner."""

    def __init__(self, rules: Rules, seat: i64, whole_match: bool) -> None:
        self.seat = seat
        self.friends = bit(seat)
        if rules.teams is not None:
            self.friends |= bit(rules.teams.partner(seat))
        self.whole_match = whole_match and rules.scoring != SINGLE
        total: i64 = 0
        for card in rules.deck:
            total += rules.face(card, 0).points
        lost = HAND * int(total) / len(rules.deck)  # points of a losing hand
        others = int(rules.seats - 1)
        self.stride = lost * others if rules.scoring == RACE else lost  # how fast totals grow
        self.spread = 1.0 if rules.scoring == RACE else 1.0 / sqrt(others)

    def reward(self, s: State) -> i64:
        """The equity, plus a little for the points in the hands."""
        return self.of(s) + POINT * self.margin(s)

    def of(self, s: State) -> i64:
        """The chance to win the match, out of FULL_EQUITY; all or nothing if only this round counts."""
        if self.whole_match:
            if s.phase == MATCH_OVER:
                return FULL_EQUITY if s.champions & self.friends != 0 else 0
            return int(FULL_EQUITY * self.chance(s.rules, s.scores))
        return FULL_EQUITY if s.winner >= 0 and bit(s.winner) & self.friends != 0 else 0

    def margin(self, s: State) -> i64:
        """How many points fewer than the others on average this seat holds."""
        own: i64 = 0
        others: i64 = 0
        players: i64 = 0
        seat: i64 = 0
        while seat < s.seats:
            if seat == self.seat:
                own = s.value(seat)
            elif s.dropped & bit(seat) == 0:
                others += s.value(seat)
                players += 1
            seat += 1
        return others // players - own if players > 0 else 0

    def chance(self, rules: Rules, scores: vec[i64]) -> float:
        """The chance to win the match from these totals, if all players are equally strong.

        The formula is within 0.03 of matches in which every round is won by chance.
        """
        highest: i64 = 0
        seat: i64 = 0
        while seat < rules.seats:
            if scores[seat] > highest and not rules.reached(scores[seat]):
                highest = scores[seat]
            seat += 1
        left = float(int(rules.target - highest))
        scale = self.spread * sqrt(self.stride * (left + self.stride))
        if rules.scoring != RACE:
            scale = -scale
        mine = 0.0
        total = 0.0
        seat = 0
        while seat < rules.seats:
            if not (rules.elimination and rules.reached(scores[seat])):
                share = exp(int(scores[seat] - highest) / scale)
                total += share
                if self.friends & bit(seat) != 0:
                    mine += share
            seat += 1
        return mine / total if total > 0.0 else 0.0
