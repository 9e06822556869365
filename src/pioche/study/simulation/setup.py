"""What a table is made of: plans, contests and the tables of a question have all of it."""

from __future__ import annotations

import json
from collections.abc import Mapping

from pioche.bots.loading import BotError, UnknownBot, bot_class
from pioche.engine.house.registry import named
from pioche.engine.options import Value
from pioche.engine.rules import Rules
from pioche.notation.moves import seat_names
from pioche.shelf import box_named
from pioche.study.simulation.styles import RANDOM, STYLES, is_style


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
