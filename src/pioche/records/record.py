"""A record as its text says, before it is replayed."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from pioche.engine.options import Value
from pioche.notation.toml_source import TomlError, TomlSource
from pioche.records.fairness import Fairness
from pioche.records.real_cards import Deal


class RecordError(TomlError):
    """A record that cannot be read or replayed: the line in its text, and the reason."""


@dataclass(frozen=True)
class Move:
    """One action in words, and its line."""

    line: int
    text: str


@dataclass(frozen=True)
class Result:
    """The outcome according to the record; what is None is not recorded and not checked."""

    decision: str | None = None
    scores: Mapping[str, int] | None = None
    winner: str | None = None
    winners: list[str] | None = None
    moves: int | None = None
    check: str | None = None


@dataclass(frozen=True)
class Record:
    """Everything in a record; it has either a seed or deals."""

    box: str
    version: int
    seats: list[str]
    options: Mapping[str, Value]
    seed: str | None
    deals: list[Deal]
    moves: list[Move]
    result: Result
    source: TomlSource = field(compare=False, repr=False)
    fairness: Fairness | None = None
