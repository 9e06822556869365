"""The question to a bot that thinks in another process, and the rules for it."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import msgspec

from pioche.engine.rules import Rules
from pioche.server.table.runtime import Thought
from pioche.shelf import box_named
from pioche.sight.packing import unpack
from pioche.sight.secrets import public_rules
from pioche.sight.view import View


class Question(msgspec.Struct, frozen=True, array_like=True):
    """A Thought as it arrives, with its events decoded."""

    bot: str
    seed: str
    unasked: bool
    box: str
    seats: int
    options: dict[str, Any]
    view: list[Any]
    history: list[list[Any]]


assert Question.__struct_fields__ == Thought.__struct_fields__


@lru_cache(maxsize=64)
def rules_of(box: str, seats: int, options: bytes) -> Rules:
    """The rules as any viewer may know them; tables with the same rules share one object."""
    return public_rules(Rules(box_named(box), seats, msgspec.msgpack.decode(options)))


def view_of(question: Question) -> View:
    """What the bot sees."""
    rules = rules_of(question.box, question.seats, msgspec.msgpack.encode(question.options))
    return unpack(rules, question.view, question.history)
