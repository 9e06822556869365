"""Sequential halving: roll candidates out in the same worlds, and drop the worse half after each stage."""

from __future__ import annotations

import time
from math import sqrt
from typing import Final

from mypy_extensions import i64

from pioche.bots.search.match_equity import FULL_EQUITY, MatchEquity
from pioche.bots.search.rollout_policy import RolloutPolicy
from pioche.bots.search.world_sampler import WorldSampler
from pioche.bots.weights import JUMP
from pioche.engine.actions import ROUND_OVER
from pioche.engine.game import apply
from pioche.engine.rng import Rng
from pioche.engine.state import State
from pioche.sight.choices import Choice, action_of

HUNDREDTH: Final = FULL_EQUITY // 2500  # equity of a hundredth of a card: a card wins one match in 25
PRIOR_LIMIT: Final = 600  # hundredths of a card; a prior beyond counts as this
CHECK_EVERY: Final = 25  # worlds between two looks at whether the answer is clear
ROLLOUTS_PER_WORLD: Final = 4  # with different chance: dealing a world costs more than a rollout
WORLDS_PER_CANDIDATE: Final = 10  # wanted before a world is used for a second rollout
CLEAR_LEAD: Final = 3.0  # standard deviations between the best two at which thinking ends early


class SequentialHalving:
    """One decision: the candidates, the rollouts so far and their results."""

    def __init__(
        self,
        sampler: WorldSampler,
        seat: i64,
        candidates: list[Choice | None],
        equity: MatchEquity,
        policy: RolloutPolicy,
        rng: Rng,
    ) -> None:
        self.sampler = sampler
        self.seat = seat
        self.candidates = candidates  # None: to say nothing
        self.equity = equity
        self.policy = policy
        self.rng = rng
        self.alive: list[int] = list(range(len(candidates)))
        self.sums: list[int] = [0] * len(candidates)
        self.squares: list[float] = [0.0] * len(candidates)
        self.per_world = ROLLOUTS_PER_WORLD
        self.worlds: i64 = 0
        self.started = time.process_time()
        self.elapsed = 0.0  # seconds by the last look at the clock
        self.longest = 0.0  # seconds that the slowest world has taken

    def add_prior(self, world: State, rollouts: int) -> None:
        """Start from the policy's prior, as if so many rollouts had ended that way."""
        for candidate, choice in enumerate(self.candidates):
            worth = self.policy.weights.of[JUMP]
            if choice is not None:
                worth = self.policy.prior(world, action_of(world, self.seat, choice))
            self.sums[candidate] += rollouts * HUNDREDTH * int(max(min(worth, PRIOR_LIMIT), -PRIOR_LIMIT))

    def best(self, rollouts: int, seconds: float, halves: bool) -> int:
        """The best candidate within this many rollouts and seconds of processor time; 0 is no limit."""
        if rollouts > 0:
            wanted = rollouts // (WORLDS_PER_CANDIDATE * len(self.candidates))
            self.per_world = min(max(wanted, 1), ROLLOUTS_PER_WORLD)
        stages = 1
        while halves and 1 << stages < len(self.candidates):
            stages += 1
        for stage in range(stages):
            share = rollouts // stages // len(self.alive) // self.per_world if rollouts > 0 else -1
            self.run(max(share, 1) if rollouts > 0 else -1, seconds * (stage + 1) / stages)
            self.alive.sort(key=self.order)
            if self.is_clear():
                break
            if stage < stages - 1:
                del self.alive[(len(self.alive) + 1) // 2 :]
        return self.alive[0]

    def is_clear(self) -> bool:
        """Whether the best candidate leads by so much that more rollouts would change nothing."""
        if self.worlds < CHECK_EVERY:
            return False
        self.alive.sort(key=self.order)
        one, other = self.alive[0], self.alive[1]
        lead = self.sums[one] - self.sums[other]
        return lead > CLEAR_LEAD * sqrt(self.variance(one) + self.variance(other))

    def variance(self, candidate: int) -> float:
        """The variance of a candidate's sum."""
        total = float(self.sums[candidate])
        return max(self.squares[candidate] - total * total / int(self.worlds), 0.0)

    def order(self, candidate: int) -> tuple[int, int]:
        """The key that sorts the best candidate first."""
        return -self.sums[candidate], candidate

    def run(self, worlds: i64, until: float) -> None:
        """Try what is left in this many worlds more, or as long as the next one should end in time."""
        while worlds != 0:
            if until > 0.0 and self.is_late(until):
                return
            self.run_in(self.sampler.deal(self.rng))
            worlds -= 1
            if self.worlds % CHECK_EVERY == 0 and self.is_clear():
                return

    def is_late(self, until: float) -> bool:
        """Whether another world could end too late; the first one never does."""
        elapsed = time.process_time() - self.started
        if self.worlds > 0:
            self.longest = max(self.longest, elapsed - self.elapsed)
        self.elapsed = elapsed
        return self.worlds > 0 and elapsed + self.longest >= until

    def run_in(self, world: State) -> None:
        """Roll out every candidate that is left in one world, all with the same random numbers."""
        found = [0] * len(self.alive)
        rng = self.rng
        for _ in range(self.per_world):
            a = rng.next32()
            b = rng.next32()
            c = rng.next32()
            d = rng.next32() | 1
            for k, candidate in enumerate(self.alive):
                found[k] += self.rollout(world.copy(), self.candidates[candidate], Rng(a, b, c, d))
        for k, candidate in enumerate(self.alive):
            self.sums[candidate] += found[k]
            self.squares[candidate] += float(found[k]) * found[k]
        self.worlds += 1

    def rollout(self, s: State, choice: Choice | None, rng: Rng) -> int:
        """The reward of one candidate in one world with these random numbers."""
        if choice is not None:
            apply(s, action_of(s, self.seat, choice))
        if s.phase < ROUND_OVER:
            self.policy.rng = rng
            self.policy.rollout(s, choice is not None)
        return int(self.equity.reward(s))
