"""How a match at a table begins: its rules, and the deal."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any

import msgspec

from pioche.engine.box import Box
from pioche.engine.deal import new_match
from pioche.engine.house.registry import named
from pioche.engine.rules import Rules
from pioche.server.table.entries import plain
from pioche.server.table.run import Run
from pioche.shelf import box_named


@lru_cache(maxsize=256)
def shared_rules(box: Box, seats: int, options: bytes) -> Rules:
    """The rules of a table; tables that play the same share one object, which is large."""
    return Rules(box, seats, plain(msgspec.json.decode(options)))


def rules_of(box: str, seats: int, options: Mapping[str, Any]) -> Rules:
    """The rules of a table, or an OptionError."""
    return shared_rules(box_named(box), seats, msgspec.json.encode(dict(sorted(options.items()))))


def dealt(box: str, seats: int, options: Mapping[str, Any], seed: str) -> Run:
    """A match whose first cards have been dealt."""
    return Run(new_match(rules_of(box, seats, options), seed, None, True), seed, named(dict(options)))
