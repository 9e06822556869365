"""Search: plays every candidate out in many worlds and takes what wins most often."""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import Final

from pioche.bots.bot import Bot, catch, own_call, plays
from pioche.bots.greedy.greedy import Greedy
from pioche.bots.search.budget import USUAL, Budget
from pioche.bots.search.candidates import candidates
from pioche.bots.search.playouts import chance, weights_for
from pioche.bots.search.prize import Prize
from pioche.bots.search.thinking import Thinking
from pioche.bots.search.thumb import Thumb
from pioche.bots.search.worlds import Source
from pioche.engine.rng import Rng
from pioche.engine.rules import Rules
from pioche.inference.memory import Forgotten
from pioche.sight.choices import Choice
from pioche.sight.view import View

INSTINCT: Final = 60  # playouts that a first thought counts for; with few of them it matters much


@dataclass(frozen=True)
class Manner:
    """How search thinks; what can be left out, to see what it is worth."""

    budget: Budget = USUAL
    halving: bool = True  # the worse half of the candidates goes again and again
    match: bool = True  # the round is played for the match
    print: bool = False  # it knows by heart which faces share a card in a printed deck
    beliefs: bool = True  # worlds are weighed by what the others did
    instinct: bool = True  # it begins with what things look like
    thumb: bool = True  # rounds are played out by rules of thumb, else by chance


class Search(Bot):
    """Thinks ahead; the same seed and the same number of playouts give the same answer."""

    manner = Manner()

    def __init__(self, seed: str) -> None:
        super().__init__(seed)
        self._thumb: Thumb | None = None
        self._rules: Rules | None = None

    def answer(self, view: View) -> Choice:
        """The candidate that does best."""
        begun = time.process_time()
        found = candidates(view)
        if len(found) == 1:
            return found[0]
        best = self._best(view, [*found], begun)
        assert best is not None
        return best

    def step_in(self, view: View) -> Choice | None:
        """Its own call, a catch, or a jump-in that does better than silence (H2)."""
        begun = time.process_time()
        found = own_call(view) or catch(view)
        jumps = plays(view)
        if found is not None or not jumps or view.asked == view.viewer:
            return found
        return self._best(view, [None, *candidates(view, jumps)], begun)

    def _best(self, view: View, found: list[Choice | None], begun: float) -> Choice | None:
        seat, manner = int(view.viewer), self.manner
        prize = Prize(view.rules, seat, manner.match and self.whole_match)
        player = self._player(view.rules)
        source, dice = self._source(view), self._dice()
        thinking = Thinking(source, seat, found, prize, player, dice)
        thinking.started = begun  # finding candidates and preparing worlds count as well
        try:
            if manner.instinct:
                thinking.weigh_first(source.deal(dice), INSTINCT)
            return found[thinking.best(manner.budget.playouts, manner.budget.seconds, manner.halving)]
        except Forgotten:
            # A puzzle so rare that no world was found in time: rules of thumb need none.
            return None if found[0] is None else Greedy(str(self.rng.random())).answer(view)

    def _source(self, view: View) -> Source:
        """Where its worlds come from: the view, and nothing else."""
        return Source(view, self.manner.beliefs, self.manner.print)

    def _player(self, rules: Rules) -> Thumb:
        """The playout player of a table, made once."""
        if self._thumb is None or self._rules is not rules:
            weights = weights_for(int(rules.seats)) if self.manner.thumb else chance()
            self._thumb, self._rules = Thumb(rules, weights, self._dice()), rules
        return self._thumb

    def _dice(self) -> Rng:
        bits = self.rng.getrandbits
        return Rng(bits(32), bits(32), bits(32), bits(32) | 1)
