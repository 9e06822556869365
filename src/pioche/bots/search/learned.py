"""The numbers of the outlook, as outlook.toml has them."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Final

from pioche.bots.search.outlook import NUMBERS, Outlook
from pioche.bots.search.playouts import WeightsError
from pioche.engine.rules import Rules
from pioche.engine.traits import traits_at

FILE: Final = Path(__file__).with_name("outlook.toml")


def column(rules: Rules) -> str:
    """Which numbers a table goes by: for two or more players, with one side, two sides or two trays."""
    seats = "two" if rules.seats == 2 else "more"
    return seats + ("_sides" if rules.two_sided else "_trays" if rules.trays == 2 else "")


def outlook_for(rules: Rules) -> Outlook | None:
    """The outlook of a table; none where hands move or a round goes on after somebody is out."""
    moving = any(traits.swaps or traits.passes for traits in (traits_at(rules, face) for face in rules.faces))
    return None if moving or rules.leaving else Outlook(read_outlook(FILE)[column(rules)])


@cache
def read_outlook(file: Path) -> dict[str, list[float]]:
    """All columns of a file, or a WeightsError."""
    try:
        found = tomllib.loads(file.read_text())
    except OSError as error:
        raise WeightsError(f"the numbers of the outlook cannot be read: {error}") from None
    except tomllib.TOMLDecodeError as error:
        raise WeightsError(f"{file} is no TOML file: {error}") from None
    for name in [seats + kind for seats in ("two", "more") for kind in ("", "_sides", "_trays")]:
        numbers = found.get(name)
        if not isinstance(numbers, list) or len(numbers) != NUMBERS:
            raise WeightsError(f"{file}: {name} is missing or has not {NUMBERS} numbers")
        if not all(type(number) is float and number > 0.0 for number in numbers):
            raise WeightsError(f"{file}: {name} has a number that is not above 0, or has no decimal point")
    return found
