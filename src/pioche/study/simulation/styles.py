"""Compiled styles of play: at random, or like a family by weighted heuristics."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from pioche.bots.search.joint_policy import JointPolicy
from pioche.bots.search.weights_file import random_weights, weights_for
from pioche.bots.weights import NAMES, Weights
from pioche.engine.rules import Rules
from pioche.rounds.players import RandomPlayer, random_player

RANDOM: Final = "random"
NEVER: Final = 100_000  # a price that is never paid


@dataclass(frozen=True)
class Style:
    """One style: weights other than those of playouts, and percentages of calls forgotten and noticed."""

    weights: Mapping[str, int] = field(default_factory=dict)
    forgets: int = 10
    notices: int = 50
    thinks: bool = True

    def column(self, seats: int) -> Weights:
        """The weights for a table with so many seats."""
        if not self.thinks:
            return random_weights()
        numbers = dict(zip(NAMES, weights_for(seats).of, strict=True))
        return Weights([int(number) for number in {**numbers, **self.weights}.values()])


# By the names under which they can be asked for like bots.
STYLES: Final = {
    "family": Style(),
    "beginner": Style(thinks=False),
    "honest": Style({"bluff": NEVER}),
    "bluffer": Style({"bluff": 0}),
    "trusting": Style({"challenging": -NEVER, "suspect": 0}),
    "suspicious": Style({"challenging": 100, "suspect": 0}),
    "forgetful": Style(forgets=100),
    "attentive": Style(forgets=0, notices=100),
}


def is_style(name: str) -> bool:
    """Whether it is the name of a compiled style."""
    return name == RANDOM or name in STYLES


class CompiledPlayers:
    """Players of one table who are compiled with the engine, each in their own way; they are made once."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.known: dict[tuple[str, ...], JointPolicy] = {}

    def seated(self, names: tuple[str, ...], seed: str) -> RandomPlayer:
        """Those who play a match from this seed: all at random, or each in a way of their own."""
        if all(name == RANDOM for name in names):
            return random_player(seed)
        if names in self.known:
            self.known[names].reseed(seed)
        else:
            styles = [STYLES[name] for name in names]
            self.known[names] = JointPolicy(
                self.rules,
                seed,
                [style.column(len(names)) for style in styles],
                [style.forgets for style in styles],
                [style.notices for style in styles],
            )
        return self.known[names]
