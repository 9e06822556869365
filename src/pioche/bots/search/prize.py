"""Prize: what the end of a round is worth to one seat, as its chance to win the match."""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

from mypy_extensions import i64

from pioche.engine.actions import MATCH_OVER
from pioche.engine.masks import bit
from pioche.engine.options import RACE, SINGLE
from pioche.engine.rules import Rules
from pioche.engine.state import State

WHOLE: Final = 1_000_000  # the prize of a match that is won
POINT: Final = 20  # what a point in hand counts beside that: it decides where all else is equal
HAND: Final = 5  # cards that somebody who loses a round is left with
SPREAD: Final = 0.62  # how far apart totals must be to matter, found by playing the rest of matches at random


class Prize:
    """Judges rounds that are over for one seat and its partner."""

    def __init__(self, rules: Rules, seat: i64, whole_match: bool) -> None:
        self.seat = seat
        self.friends = bit(seat)
        if rules.teams is not None:
            self.friends |= bit(rules.teams.partner(seat))
        self.whole_match = whole_match and rules.scoring != SINGLE
        total: i64 = 0
        for card in rules.deck:
            total += rules.face(card, 0).points
        lost = HAND * int(total) / len(rules.deck)  # points of a hand that has lost
        self.stride = lost * int(rules.seats - 1) if rules.scoring == RACE else lost

    def of(self, s: State) -> i64:
        """What this end is worth, from 0 to WHOLE and a little for the points in the hands."""
        return self.won(s) + POINT * self.margin(s)

    def won(self, s: State) -> i64:
        """Whether this seat has won, or how likely it still will."""
        if self.whole_match:
            if s.phase == MATCH_OVER:
                return WHOLE if s.champions & self.friends != 0 else 0
            return int(WHOLE * self.chance(s))
        return WHOLE if s.winner >= 0 and bit(s.winner) & self.friends != 0 else 0

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

    def chance(self, s: State) -> float:
        """The chance to win the match from these totals, if everybody plays alike from here on."""
        rules = s.rules
        highest: i64 = 0
        seat: i64 = 0
        while seat < s.seats:
            if s.scores[seat] > highest and not rules.reached(s.scores[seat]):
                highest = s.scores[seat]
            seat += 1
        left = float(int(rules.target - highest))
        scale = SPREAD * sqrt(self.stride * (left + self.stride))
        if rules.scoring != RACE:
            scale = -scale
        mine = 0.0
        total = 0.0
        seat = 0
        while seat < s.seats:
            if not (rules.elimination and rules.reached(s.scores[seat])):
                share = exp(int(s.scores[seat] - highest) / scale)
                total += share
                if self.friends & bit(seat) != 0:
                    mine += share
            seat += 1
        return mine / total if total > 0.0 else 0.0
