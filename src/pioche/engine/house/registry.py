"""All house rules by name, which of them are in force, and which cannot go together (§9.1)."""

from __future__ import annotations

from typing import Final

from pioche.engine.house.base import HouseRule
from pioche.engine.house.bluffs import FreeWildDraw, NoBluff
from pioche.engine.house.draws import DrawUntilPlayable, ForcedPlay
from pioche.engine.house.finish import NoActionFinish
from pioche.engine.house.hands import SevenZero
from pioche.engine.house.jumping import JumpIn
from pioche.engine.house.stacking import Stacking
from pioche.engine.house.start import NumberFirst, TableNumbers
from pioche.engine.house.strict import StrictUno
from pioche.engine.house.teams import TwoAgainstTwo
from pioche.engine.options import OptionError, Value

# In the order in which they change the deck table: challenges are settled before cards are stacked.
HOUSE: Final[list[HouseRule]] = [
    NoBluff("H6", [True], ["H7"]),
    FreeWildDraw("H7", [True], ["H6"]),
    Stacking("H1", ["same", "up"], ["H1b", "H11"]),
    Stacking("H1b", [True], ["H1", "H11"]),
    JumpIn("H2", [True], ["H9"]),
    SevenZero("H3", [True], []),
    DrawUntilPlayable("H4", [True], []),
    ForcedPlay("H5", [True], []),
    TwoAgainstTwo("H8", [True], ["H12", "H13"]),
    NoActionFinish("H10", [True], []),
    StrictUno("H14", [True], []),
    TableNumbers("H16", [True], []),
    NumberFirst("H17", [True], []),
]
LATER: Final = ("H9", "H11", "H12", "H13", "H15", "H18")
PENALTIES: Final = (2, 4)


def split_house_rules(wanted: dict[str, Value]) -> tuple[dict[str, Value], dict[str, Value]]:
    """The house rules that are switched on, and all other options."""
    names = [rule.name for rule in HOUSE]
    house: dict[str, Value] = {}
    plain: dict[str, Value] = {}
    for name, value in wanted.items():
        if name in LATER:
            if value is not False:
                raise OptionError(f"house rule {name} is not available yet")
        elif name in names or name == "uno_penalty":
            if value is not False:
                house[name] = value
        else:
            plain[name] = value
    return house, plain


def rules_in_force(house: dict[str, Value], seats: int) -> list[HouseRule]:
    """The rules of a table, once their values and their company have been found possible (§9.1)."""
    found: list[HouseRule] = []
    for rule in HOUSE:
        if rule.name not in house:
            continue
        value = house[rule.name]
        if not any(type(value) is type(allowed) and value == allowed for allowed in rule.values):
            choices = ", ".join("true" if v is True else str(v) for v in rule.values)
            raise OptionError(f"{rule.name} is {choices} or false, not {value!r}")
        for other in rule.excludes:
            if other in house:
                raise OptionError(f"{rule.name} and {other} cannot be played together (§9.1)")
        if rule.seats not in (0, seats):
            raise OptionError(f"{rule.name} needs exactly {rule.seats} players, not {seats}")
        found.append(rule)
    if "uno_penalty" in house:
        if "H14" not in house:
            raise OptionError("uno_penalty goes with H14 (strict UNO)")
        if house["uno_penalty"] not in PENALTIES or isinstance(house["uno_penalty"], bool):
            raise OptionError(f"uno_penalty is 2 or 4, not {house['uno_penalty']!r}")
    return found
