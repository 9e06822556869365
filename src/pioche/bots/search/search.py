"""The search bot: rolls every candidate out in many worlds and takes the one that wins most often."""

from __future__ import annotations

import re
import time
from dataclasses import dataclass, replace
from functools import cache
from typing import Final

from pioche.bots.bot import Bot, catch, own_call, plays
from pioche.bots.greedy.greedy import Greedy
from pioche.bots.search.candidates import candidates
from pioche.bots.search.match_equity import MatchEquity
from pioche.bots.search.rollout_policy import RolloutPolicy
from pioche.bots.search.sequential_halving import SequentialHalving
from pioche.bots.search.weights_file import random_weights, weights_for
from pioche.bots.search.world_sampler import WorldSampler
from pioche.engine.rng import Rng
from pioche.engine.rules import Rules
from pioche.inference.memory import Forgotten
from pioche.sight.choices import Choice
from pioche.sight.view import View

PRIOR_WEIGHT: Final = 60  # rollouts that the prior counts for; it matters most when there are few
MOST_ROLLOUTS: Final = 10_000_000
MOST_MILLISECONDS: Final = 60_000
PARTS: Final = {
    "beliefs": "beliefs",
    "halving": "halving",
    "heuristics": "heuristics",
    "match": "match",
    "pairing": "knows_pairing",
    "prior": "prior",
}
OLD_PARTS: Final = {"instinct": "prior", "print": "pairing", "thumb": "heuristics"}  # kept for one version


class VariantError(ValueError):
    """A kind of search, or a budget for it, that does not exist; the message says which do."""


@dataclass(frozen=True)
class Budget:
    """The most rollouts and the most seconds of processor time for one decision; 0 is no limit."""

    rollouts: int = 0
    seconds: float = 0.0


USUAL: Final = Budget(12000, 0.14)


def budget_named(text: str) -> Budget:
    """The budget after the @ of a name: 2000 rollouts a decision, or 150ms."""
    found = re.fullmatch(r"(\d{1,9})(ms)?", text)
    if found is None:
        raise VariantError(f"{text!r} is no budget: give rollouts a decision, as 2000, or time, as 150ms")
    number, most = int(found[1]), MOST_MILLISECONDS if found[2] else MOST_ROLLOUTS
    if not 1 <= number <= most:
        raise VariantError(f"{text} is not possible: a budget is from 1 to {most}{found[2] or ' rollouts'}")
    return Budget(seconds=number / 1000) if found[2] else Budget(rollouts=number)


@dataclass(frozen=True)
class SearchConfig:
    """How search thinks; switch a part off to measure what it is worth."""

    budget: Budget = USUAL
    beliefs: bool = True  # weigh worlds by what the other players did
    halving: bool = True  # drop the worse half of the candidates after each stage
    heuristics: bool = True  # roll out by weighted heuristics rather than at random
    knows_pairing: bool = False  # know by heart which faces share a card of a printed deck
    match: bool = True  # play the round for the match
    prior: bool = True  # start from what the rollout policy thinks of each candidate


class Search(Bot):
    """Thinks ahead; the same seed and the same number of rollouts give the same answer."""

    config = SearchConfig()

    def __init__(self, seed: str) -> None:
        super().__init__(seed)
        self._policy: RolloutPolicy | None = None
        self._rules: Rules | None = None

    def answer(self, view: View) -> Choice:
        """The candidate that does best."""
        started = time.process_time()
        found = candidates(view)
        if len(found) == 1:
            return found[0]
        best = self._best(view, [*found], started)
        assert best is not None
        return best

    def step_in(self, view: View) -> Choice | None:
        """Its own call, a catch, or a jump-in that does better than silence (H2)."""
        started = time.process_time()
        found = own_call(view) or catch(view)
        jumps = plays(view)
        if found is not None or not jumps or view.asked == view.viewer:
            return found
        return self._best(view, [None, *candidates(view, jumps)], started)

    def _best(self, view: View, found: list[Choice | None], started: float) -> Choice | None:
        seat, config = int(view.viewer), self.config
        equity = MatchEquity(view.rules, seat, config.match and self.whole_match)
        policy = self._policy_for(view.rules)
        sampler, rng = self._sampler(view), self._new_rng()
        search = SequentialHalving(sampler, seat, found, equity, policy, rng)
        search.started = started  # finding candidates and preparing worlds count as well
        try:
            if config.prior:
                search.add_prior(sampler.deal(rng), PRIOR_WEIGHT)
            return found[search.best(config.budget.rollouts, config.budget.seconds, config.halving)]
        except Forgotten:
            # So rare a position that no world was found in time; greedy needs none.
            return None if found[0] is None else Greedy(str(self.rng.random())).answer(view)

    def _sampler(self, view: View) -> WorldSampler:
        """Where its worlds come from: the view, and nothing else."""
        return WorldSampler(view, self.config.beliefs, self.config.knows_pairing)

    def _policy_for(self, rules: Rules) -> RolloutPolicy:
        """The rollout policy of a table, made once."""
        if self._policy is None or self._rules is not rules:
            weights = weights_for(int(rules.seats)) if self.config.heuristics else random_weights()
            self._policy, self._rules = RolloutPolicy(rules, weights, self._new_rng()), rules
        return self._policy

    def _new_rng(self) -> Rng:
        bits = self.rng.getrandbits
        return Rng(bits(32), bits(32), bits(32), bits(32) | 1)


# Search by name


@cache
def search_class(name: str) -> type[Search]:
    """The bot class that a name such as `search-halving@2000` stands for, or a VariantError."""
    found = re.fullmatch(r"search((?:[+-][a-z]+)*)(?:@(.*))?", name)
    if found is None:
        raise VariantError("give search, search@2000 (rollouts a decision) or search@150ms")
    config = SearchConfig()
    for sign, part in re.findall(r"([+-])([a-z]+)", found[1]):
        field = PARTS.get(OLD_PARTS.get(part, part))
        if field is None:
            raise VariantError(f"search has no part {part!r}; it has {', '.join(PARTS)}")
        config = replace(config, **{field: sign == "+"})
    if found[2] is not None:
        config = replace(config, budget=budget_named(found[2]))
    return type("Search", (Search,), {"config": config, "__module__": Search.__module__})
