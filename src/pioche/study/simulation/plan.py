"""A plan: what to simulate, cut into pieces that any worker can play."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from pioche.bots.guard import LIMIT
from pioche.bots.loading import BotError, UnknownBot, bot_class
from pioche.engine.house.registry import named
from pioche.engine.options import Value
from pioche.engine.rules import Rules
from pioche.notation.moves import seat_names
from pioche.shelf import box_named
from pioche.study.simulation.styles import RANDOM, STYLES, is_style

# Rounds are played in blocks of fixed size, each with seeds of its own, so that the number of workers
# changes nothing about the games. Bots take longer than the players who are compiled with the engine.
BLOCK: Final = 1000
BOTS_BLOCK: Final = 20
MATCHES_BLOCK: Final = 100
LONGEST: Final = 1000  # rounds after which a match is left: void rounds could go on for ever


class TableSetup:
    """Box, number of players, options and bots of a table."""

    box: str
    players: int
    options: Mapping[str, Value]
    bots: tuple[str, ...]

    def rules(self) -> Rules:
        """The rules of the table, or an OptionError."""
        return Rules(box_named(self.box), self.players, dict(self.options))

    @property
    def lineup(self) -> tuple[str, ...]:
        """Who sits at the table: the last bot that is named takes the seats left."""
        return self.bots + self.bots[-1:] * (self.players - len(self.bots))

    @property
    def compiled(self) -> bool:
        """Whether everybody plays in a way that is compiled with the engine."""
        return all(map(is_style, self.lineup))

    def check_bots(self) -> None:
        """A BotError if one of them cannot play here."""
        if self.compiled:
            if RANDOM in self.lineup and len(set(self.lineup)) > 1:
                raise BotError("random plays among its own kind here; beginner is random beside others")
            return
        for bot in self.bots:
            if bot in STYLES:
                raise BotError(f"{bot} plays only with {', '.join(STYLES)}; bots see less and think longer")
            try:
                bot_class(bot)
            except UnknownBot as error:
                raise BotError(f"{error}; or, among themselves, {', '.join(STYLES)}") from None

    def options_text(self) -> str:
        """The options as they are typed: KEY=VALUE, separated by spaces."""
        texts = []
        for name, value in sorted(named(dict(self.options)).items()):
            if name == "dealer" and isinstance(value, int):
                value = seat_names(self.players)[value]
            texts.append(f"{name}={value if isinstance(value, str) else json.dumps(value)}")
        return " ".join(texts)


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
