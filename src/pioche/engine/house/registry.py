"""All house rules by name: which are in force, and which exclude each other (§9.1)."""

from __future__ import annotations

from typing import Final

from pioche.engine.house.base import HouseRule
from pioche.engine.house.bluffs import FreeWildDraw, NoBluff
from pioche.engine.house.bounce import Bouncing
from pioche.engine.house.departures import Elimination, Mercy, PlayOn
from pioche.engine.house.draws import DrawUntilPlayable, ForcedPlay
from pioche.engine.house.hands import SevenZero
from pioche.engine.house.jumping import JumpIn
from pioche.engine.house.laying import CarefulHand, Doubles, NoActionFinish, NumberFirst, TableNumbers
from pioche.engine.house.stacking import Stacking
from pioche.engine.house.strict import StrictUno
from pioche.engine.house.teams import TwoAgainstTwo
from pioche.engine.options import OptionError, Value, same, shown

# In the order in which they change the deck table: challenges come before stacking.
HOUSE: Final[list[HouseRule]] = [
    NoBluff("no_bluff", "H6", [True], ["free_wild_draw"]),
    FreeWildDraw("free_wild_draw", "H7", [True], ["no_bluff"]),
    Stacking("stacking", "H1", ["same", "up"], ["progressive", "bounce"]),
    Stacking("progressive", "H1b", [True], ["stacking", "bounce"]),
    Bouncing("bounce", "H11", [True], ["stacking", "progressive"]),
    Doubles("doubles", "H9", [True], ["jump_in"]),
    JumpIn("jump_in", "H2", [True], ["doubles"]),
    SevenZero("seven_zero", "H3", [True], []),
    DrawUntilPlayable("draw_until", "H4", [True], []),
    ForcedPlay("forced_play", "H5", [True], []),
    TwoAgainstTwo("teams", "H8", [True], ["elimination", "play_on"]),
    Elimination("elimination", "H12", [True], ["teams"]),
    PlayOn("play_on", "H13", [True], ["teams"]),
    Mercy("mercy", "H15", [True], []),
    NoActionFinish("no_action_finish", "H10", [True], []),
    StrictUno("strict_uno", "H14", [True], []),
    TableNumbers("table_numbers", "H16", [True], []),
    NumberFirst("number_first", "H17", [True], []),
    CarefulHand("careful_hand", "H18", [True], []),
]
NUMBER_OF: Final[dict[str, str]] = {rule.name: rule.number for rule in HOUSE}
NAME_OF: Final[dict[str, str]] = {number: name for name, number in NUMBER_OF.items()}
PENALTIES: Final = (2, 4)


def _place(rule: HouseRule) -> tuple[int, str]:
    return int(rule.number[1:].rstrip("b")), rule.number


# In the order of §9, in which people read them.
BY_NUMBER: Final[list[HouseRule]] = sorted(HOUSE, key=_place)
HOUSE_NAMES: Final[list[str]] = [rule.name for rule in BY_NUMBER]


def cited(name: str) -> str:
    """A rule's name with its number in the specification."""
    return f"{name} ({NUMBER_OF[name]})"


def named(wanted: dict[str, Value]) -> dict[str, Value]:
    """Replace the numbers of house rules by their names; no other place accepts numbers (§9)."""
    found: dict[str, Value] = {}
    for key, value in wanted.items():
        name = NAME_OF.get(key, key)
        if name in found and not same(found[name], value):
            values = f"{shown(found[name])} and {shown(value)}"
            text = f"{name} and {NUMBER_OF[name]} are one rule, which cannot be both {values}"
            raise OptionError(text, "twice", option=name, number=NUMBER_OF[name])
        found[name] = value
    return found


def numbered(chosen: dict[str, Value]) -> dict[str, Value]:
    """Replace the names of house rules by their numbers, in order."""
    numbers = {NUMBER_OF.get(name, name): value for name, value in chosen.items()}
    return dict(sorted(numbers.items()))


def is_house_rule(name: str) -> bool:
    """Whether an option is a house rule or belongs to one."""
    return name in NUMBER_OF or name == "uno_penalty"


def split_house_rules(wanted: dict[str, Value]) -> tuple[dict[str, Value], dict[str, Value]]:
    """Split options into the house rules, by name, and the others."""
    house: dict[str, Value] = {}
    plain: dict[str, Value] = {}
    for name, value in named(wanted).items():
        if is_house_rule(name):
            house[name] = value
        else:
            plain[name] = value
    return house, plain


def house_in_force(wanted: dict[str, Value], inherited: dict[str, Value]) -> dict[str, Value]:
    """The house rules that are switched on, by the box or by the table."""
    both = {**inherited, **wanted}
    return {name: value for name, value in both.items() if value is not False}


def house_chosen(wanted: dict[str, Value], inherited: dict[str, Value]) -> dict[str, Value]:
    """The house rules in which a table differs from its box."""
    return {name: value for name, value in wanted.items() if not same(value, inherited.get(name, False))}


def rules_in_force(house: dict[str, Value], seats: int) -> list[HouseRule]:
    """The rules of a table, once their values and combinations have been checked (§9.1)."""
    found: list[HouseRule] = []
    for rule in HOUSE:
        if rule.name not in house:
            continue
        value = house[rule.name]
        if not any(same(value, allowed) for allowed in rule.values):
            choices = ["true" if v is True else str(v) for v in rule.values]
            text = f"{rule.cited} is {', '.join(choices)} or false, not {shown(value)}"
            words = [*choices, "false"]
            raise OptionError(text, "word", option=rule.name, words=words, value=shown(value))
        for other in rule.excludes:
            if other in house:
                both = f"{rule.cited} and {cited(other)} cannot be played together (§9.1)"
                raise OptionError(both, "apart", option=rule.name, other=other)
        if rule.seats not in (0, seats):
            exactly = f"{rule.cited} needs exactly {rule.seats} players, not {seats}"
            raise OptionError(exactly, "exactly", option=rule.name, count=int(rule.seats))
        found.append(rule)
    if "uno_penalty" in house:
        if "strict_uno" not in house:
            text = f"uno_penalty goes with {cited('strict_uno')}"
            raise OptionError(text, "with", option="uno_penalty", other="strict_uno")
        if house["uno_penalty"] not in PENALTIES or isinstance(house["uno_penalty"], bool):
            value = shown(house["uno_penalty"])
            words = [str(one) for one in PENALTIES]
            text = f"uno_penalty is 2 or 4, not {value}"
            raise OptionError(text, "word", option="uno_penalty", words=words, value=value)
    return found
