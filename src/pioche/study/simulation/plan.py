"""A plan: what to simulate, cut into pieces that any worker can play."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from pioche.bots.guard import LIMIT
from pioche.engine.options import Value
from pioche.study.simulation.setup import TableSetup

# Rounds are played in blocks of fixed size, each with seeds of its own, so that the number of workers
# changes nothing about the games. Bots take longer than the players who are compiled with the engine.
BLOCK: Final = 1000
BOTS_BLOCK: Final = 20
MATCHES_BLOCK: Final = 100
LONGEST: Final = 1000  # rounds after which a match is left: void rounds could go on for ever


@dataclass(frozen=True)
class Plan(TableSetup):
    """What is to be played; plans that are equal give equal games.

    If fewer bots are named than there are players the last one takes the seats left. With `rotate` everybody
    moves on by one seat from match to match.
    """

    box: str
    players: int
    rounds: int  # or so many whole matches
    seed: str
    options: Mapping[str, Value] = field(default_factory=dict)
    bots: tuple[str, ...] = ("random",)
    rotate: bool = True
    matches: bool = False
    limit: float = LIMIT

    def seated(self, turn: int) -> tuple[str, ...]:
        """Who sits where in a match."""
        turn = turn % self.players if self.rotate else 0
        return self.lineup[turn:] + self.lineup[:turn]

    @property
    def block(self) -> int:
        """Rounds, or matches, in one piece."""
        if self.matches:
            return MATCHES_BLOCK if self.compiled else 1
        return BLOCK if self.compiled else BOTS_BLOCK

    @property
    def pieces(self) -> int:
        """How many pieces there are."""
        return -(-self.rounds // self.block)

    def piece(self, number: int) -> tuple[str, int]:
        """The seed from which those of its matches are made, and how many rounds or matches it has."""
        return f"{self.seed}/{number}", min(self.block, self.rounds - number * self.block)

    def seed_of(self, game: int) -> str:
        """The seed of a match by its number."""
        return f"{self.seed}/{game // BLOCK}/{game % BLOCK}"

    def setting(self) -> dict[str, object]:
        """Everything that the games depend on."""
        return {
            "box": self.box,
            "players": self.players,
            "matches" if self.matches else "rounds": self.rounds,
            "seed": self.seed,
            "options": self.options_text(),
            "bots": list(self.bots),
            "seats": "rotated" if self.rotate else "fixed",
            "limit": self.limit,
        }
