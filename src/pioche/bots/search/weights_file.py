"""Reads the weights of the rollout policy from weights.toml."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Final

from pioche.bots.weights import NAMES, NOISE, Weights

FILE: Final = Path(__file__).with_name("weights.toml")
TABLES: Final = ("two", "more")


class WeightsError(ValueError):
    """Weights that are missing or make no sense; the message says which."""


def weights_for(seats: int) -> Weights:
    """The weights for a table of so many seats."""
    return read_weights(FILE)[0 if seats == 2 else 1]


@cache
def random_weights() -> Weights:
    """Weights that play any card that fits, and leave all else to chance."""
    found = dict.fromkeys(NAMES, 0) | {"noise": 1000, "challenging": 50, "pass_on": 10**6}
    return Weights(list((found | {"drawing": -(10**6), "keeping": -(10**6)}).values()))


@cache
def read_weights(file: Path) -> tuple[Weights, Weights]:
    """Both columns of a file, for two players and for more, or a WeightsError."""
    try:
        found = tomllib.loads(file.read_text())
    except OSError as error:
        raise WeightsError(f"the weights of the rollouts cannot be read: {error}") from None
    except tomllib.TOMLDecodeError as error:
        raise WeightsError(f"{file} is no TOML file: {error}") from None
    two, more = (_column(file, table, found.get(table)) for table in TABLES)
    return two, more


def _column(file: Path, table: str, numbers: object) -> Weights:
    if not isinstance(numbers, dict):
        raise WeightsError(f"{file} has no table [{table}]")
    for name in NAMES:
        if type(numbers.get(name)) is not int:
            raise WeightsError(f"{file}: {name} in [{table}] is missing or no whole number")
    unknown = sorted(set(numbers) - set(NAMES))
    if unknown:
        raise WeightsError(f"{file}: there is no weight {unknown[0]}, as [{table}] has it")
    if numbers[NAMES[NOISE]] < 1:
        raise WeightsError(f"{file}: noise in [{table}] is at least 1")
    return Weights([numbers[name] for name in NAMES])
