"""Thinking: candidates are tried in the same worlds by the same chance, and each time the worse half goes."""

from __future__ import annotations

import time
from math import sqrt
from typing import Final

from mypy_extensions import i64

from pioche.bots.search.prize import WHOLE, Prize
from pioche.bots.search.thumb import Thumb
from pioche.bots.search.weights import JUMP
from pioche.bots.search.worlds import Source
from pioche.engine.actions import ROUND_OVER
from pioche.engine.game import apply
from pioche.engine.rng import Rng
from pioche.engine.state import State
from pioche.sight.choices import Choice, action_of

HUNDREDTH: Final = WHOLE // 2500  # what a hundredth of a card is worth: a card wins one match in 25
MOST: Final = 600  # hundredths of a card by which a first thought counts
FEW: Final = 25  # worlds after which it is looked whether the answer is clear
ECHOES: Final = 4  # times that a world is played out, each by other chance: worlds are dearer than playouts
WORLDS: Final = 10  # that there should be for each candidate before one is played out again
SURE: Final = 3.0  # standard deviations between the best two that make it so


class Thinking:
    """One decision: what has been tried so far, and how it went."""

    def __init__(
        self,
        worlds: Source,
        seat: i64,
        candidates: list[Choice | None],
        prize: Prize,
        thumb: Thumb,
        rng: Rng,
    ) -> None:
        self.worlds = worlds
        self.seat = seat
        self.candidates = candidates  # None: to say nothing
        self.prize = prize
        self.thumb = thumb
        self.rng = rng
        self.alive: list[int] = list(range(len(candidates)))
        self.sums: list[int] = [0] * len(candidates)
        self.squares: list[float] = [0.0] * len(candidates)
        self.echoes = ECHOES
        self.worlds_seen: i64 = 0
        self.playouts: i64 = 0
        self.started = time.process_time()
        self.passed = 0.0  # seconds by the last look at the clock
        self.longest = 0.0  # that a world has taken at the most

    def weigh_first(self, world: State, playouts: int) -> None:
        """Begin with what things look like, as if so many playouts had ended that way."""
        for candidate, choice in enumerate(self.candidates):
            worth = self.thumb.weights.of[JUMP]
            if choice is not None:
                worth = self.thumb.first_thought(world, action_of(world, self.seat, choice))
            self.sums[candidate] += playouts * HUNDREDTH * int(max(min(worth, MOST), -MOST))

    def best(self, playouts: int, seconds: float, halves: bool) -> int:
        """The best candidate that so many playouts and so much processor time can find; 0 is no limit."""
        if playouts > 0:
            self.echoes = min(max(playouts // (WORLDS * len(self.candidates)), 1), ECHOES)
        stages = 1
        while halves and 1 << stages < len(self.candidates):
            stages += 1
        for stage in range(stages):
            share = playouts // stages // len(self.alive) // self.echoes if playouts > 0 else -1
            self.try_out(max(share, 1) if playouts > 0 else -1, seconds * (stage + 1) / stages)
            self.alive.sort(key=self.order)
            if self.settled():
                break
            if stage < stages - 1:
                del self.alive[(len(self.alive) + 1) // 2 :]
        return self.alive[0]

    def settled(self) -> bool:
        """Whether the best candidate is so far ahead that more thought would change nothing."""
        if self.worlds_seen < FEW:
            return False
        self.alive.sort(key=self.order)
        one, other = self.alive[0], self.alive[1]
        lead = self.sums[one] - self.sums[other]
        return lead > SURE * sqrt(self.scatter(one) + self.scatter(other))

    def scatter(self, candidate: int) -> float:
        """The variance of a candidate's sum."""
        total = float(self.sums[candidate])
        return max(self.squares[candidate] - total * total / int(self.worlds_seen), 0.0)

    def order(self, candidate: int) -> tuple[int, int]:
        """The best first."""
        return -self.sums[candidate], candidate

    def try_out(self, worlds: i64, until: float) -> None:
        """Try everything that is left in so many worlds more, or while another is likely to end in time."""
        while worlds != 0:
            if until > 0.0 and self.late(until):
                return
            self.try_in(self.worlds.deal(self.rng))
            worlds -= 1
            if self.worlds_seen % FEW == 0 and self.settled():
                return

    def late(self, until: float) -> bool:
        """Whether another world could end too late; the first one never does."""
        passed = time.process_time() - self.started
        if self.worlds_seen > 0:
            self.longest = max(self.longest, passed - self.passed)
        self.passed = passed
        return self.worlds_seen > 0 and passed + self.longest >= until

    def try_in(self, world: State) -> None:
        """Play everything that is left out in one world, by the same chance."""
        found = [0] * len(self.alive)
        rng = self.rng
        for _ in range(self.echoes):
            a = rng.next32()
            b = rng.next32()
            c = rng.next32()
            d = rng.next32() | 1
            for k, candidate in enumerate(self.alive):
                found[k] += self.played_out(world.copy(), self.candidates[candidate], Rng(a, b, c, d))
        for k, candidate in enumerate(self.alive):
            self.sums[candidate] += found[k]
            self.squares[candidate] += float(found[k]) * found[k]
        self.worlds_seen += 1

    def played_out(self, s: State, choice: Choice | None, rng: Rng) -> int:
        """What one candidate brings in one world by this chance."""
        if choice is not None:
            apply(s, action_of(s, self.seat, choice))
        if s.phase < ROUND_OVER:
            self.thumb.rng = rng
            self.thumb.play_out(s, choice is not None)
        self.playouts += 1
        return int(self.prize.of(s))
