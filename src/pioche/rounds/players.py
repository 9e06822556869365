"""The player at random, who answers from compiled code; others derive from it."""

from __future__ import annotations

from mypy_extensions import i64

from pioche.engine.actions import (
    DRAW,
    PLACE,
    PLACE_STEP,
    PLAY,
    TURN,
    Answers,
    seat_of,
    simple,
    verb_of,
    with_uno,
)
from pioche.engine.game import legal
from pioche.engine.house.base import Outsiders
from pioche.engine.listing import some_play
from pioche.engine.masks import bit
from pioche.engine.rng import Rng, match_key, stream
from pioche.engine.state import State


class RandomPlayer:
    """Answers uniformly but lays a card whenever it can; forgets and catches UNO half the time."""

    def __init__(self, rng: Rng, out: Answers | None = None) -> None:
        self.rng = rng
        self.out = out if out is not None else Answers()  # a list may be used again for another match

    def catches(self, s: State) -> i64:
        """The seat that the one about to act catches now, or -1."""
        if self.rng.next32() & 1 != 0:
            return -1
        return self.forgetful(s)

    def forgetful(self, s: State) -> i64:
        """The first seat whose call the one about to act could miss, or -1."""
        seat: i64 = 0
        while seat < s.seats:
            if s.uno_pending & bit(seat) != 0 and seat != s.asked:
                return seat
            seat += 1
        return -1

    def steps_in(self, s: State, outsiders: Outsiders) -> i64:
        """What a seat out of turn does, each being asked once in turn order; -1 if nobody does anything."""
        out = self.out
        out.n = 0
        outsiders.offers(s, out)
        k: i64 = 0
        while k < out.n:
            seat = seat_of(out.items[k])
            end = k
            while end < out.n and seat_of(out.items[end]) == seat:
                end += 1
            pick = self.rng.below(end - k + 1)  # one of them, or none
            if pick < end - k:
                return out.items[k + pick]
            k = end
        return -1

    def choose(self, s: State) -> i64:
        """An answer to the pending question."""
        if s.phase == TURN and not s.rules.doubles:
            a = some_play(s, self.rng)
            if a < 0:
                return simple(DRAW, s.asked)  # who could do neither would have been passed over
            return self.called(s, a)
        if s.phase == PLACE_STEP:
            return simple(PLACE, s.asked)  # the only answer there is (§7.8)
        return self.listed(s)

    def listed(self, s: State) -> i64:
        """One of the answers that are listed."""
        out = self.out
        legal(s, out)
        items = out.items  # looked up once: every look costs when compiled
        plays = out.n
        # Plays are listed first and DRAW or KEEP last, so what can be laid is found from the end.
        while plays > 0 and verb_of(items[plays - 1]) != PLAY:
            plays -= 1
        if plays == 0:
            return items[self.rng.below(out.n)] if out.n > 1 else items[0]
        return self.called(s, items[self.rng.below(plays)] if plays > 1 else items[0])

    def called(self, s: State, a: i64) -> i64:
        """A play, with the call that it needs or without."""
        if s.size[s.asked] == 2 and self.rng.next32() & 1 != 0:
            return with_uno(a)
        return a


def random_player(seed: str) -> RandomPlayer:
    """The player who sits on every seat of the match with this seed, with a random stream of its own."""
    return player_of(match_key(seed), None)


def player_of(key: bytes, out: Answers | None) -> RandomPlayer:
    """The same by the key of the match."""
    return RandomPlayer(stream(key, 0, b"players"), out)
