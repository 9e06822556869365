"""Options of a table: switches (§8.9), house rules (§9) and numbers, checked before the deal."""

from __future__ import annotations

from difflib import get_close_matches
from typing import Final

from mypy_extensions import mypyc_attr

Value = str | int | bool | list[str]


@mypyc_attr(native_class=False)
class OptionError(ValueError):
    """An option that does not exist, or a value that it cannot have; says which and why.

    `why` and its parts let other languages say it too (option-… in the catalogues).
    """

    def __init__(self, text: str, why: str = "", **parts: Value) -> None:
        super().__init__(text)
        self.why = why
        self.parts: dict[str, Value] = parts


class Switch:
    """A named choice; the first value is the default. A switch without values is checked by its box."""

    def __init__(
        self,
        name: str,
        values: list[Value],
        rule: str,
        examples: list[Value] | None = None,
        agreed: bool = False,
    ) -> None:
        self.name = name
        self.values = values
        self.rule = rule
        self.examples = values if examples is None else examples  # values that tests try
        self.agreed = agreed  # whether all players must agree to it


COMMON: Final = [
    Switch("two_player_reverse", ["skip", "plain"], "R43"),
    Switch("uno_on_any_single", [True, False], "R36"),
]
NUMBERS: Final = {"hand": (7, 5, 10), "target": (500, 100, 1000)}  # default, least, most (H16)
SCORINGS: Final = ("race", "low", "single")
RACE: Final = 0
LOWEST: Final = 1
SINGLE: Final = 2


class Options:
    """The options in force: what the table chose, else the box's default, else the usual value.

    `chosen` keeps only what differs from the box's own defaults.
    """

    def __init__(self, chosen: dict[str, Value], inherited: dict[str, Value] | None = None) -> None:
        self.chosen = chosen
        self.inherited: dict[str, Value] = inherited if inherited is not None else {}

    def value(self, name: str, default: Value) -> Value:
        """The value in force."""
        if name in self.chosen:
            return self.chosen[name]
        return self.inherited.get(name, default)

    def on(self, name: str) -> bool:
        """Whether a house rule is played, whatever its value."""
        return self.value(name, False) is not False

    def flag(self, name: str, default: bool) -> bool:
        """Whether an option is switched on; the default counts where nothing was chosen."""
        return self.value(name, default) is True

    def text(self, name: str, default: str) -> str:
        """The word of an option, or the default if none was chosen."""
        value = self.value(name, default)
        return value if isinstance(value, str) else default

    def words(self, name: str, default: str) -> list[str]:
        """An option that is a word or a list of words, as a list."""
        value = self.value(name, default)
        return [str(word) for word in value] if isinstance(value, list) else [str(value)]

    def number(self, name: str, default: int) -> int:
        """The number of an option, or the default if none was chosen."""
        value = self.value(name, default)
        return value if isinstance(value, int) else default


def checked(
    wanted: dict[str, Value],
    switches: list[Switch],
    scorings: list[str],
    dealers: list[str],
    seats: int,
    house: list[str],
    inherited: dict[str, Value],
) -> Options:
    """Check every name and value, and return the options; the `house` rules are checked separately.

    The box's own defaults (`inherited`) replace the usual ones.
    """
    known = {switch.name: switch for switch in COMMON + switches}
    chosen: dict[str, Value] = {}
    for name in sorted(wanted):
        value = wanted[name]
        if name in known:
            default = _check_switch(known[name], value)
        elif name in NUMBERS:
            default = _check_number(name, value)
        elif name == "scoring":
            default = _check_word(name, value, scorings)
        elif name == "dealer":
            default = _check_dealer(value, dealers, seats)
        else:
            raise _unknown(name, sorted([*known, *NUMBERS, "scoring", "dealer"]), house)
        if name in inherited:
            default = inherited[name]
        if not same(value, default):
            chosen[name] = value
    return Options(chosen, inherited)


def same(one: Value | None, other: Value | None) -> bool:
    """Whether two values are the same, of the same type: `true` is not 1."""
    return type(one) is type(other) and one == other


def _unknown(name: str, plain: list[str], house: list[str]) -> OptionError:
    near = get_close_matches(name.lower(), plain + house, 1)
    if near:
        text = f"unknown option {name!r}; did you mean {near[0]}?"
        return OptionError(text, "near", name=name, option=near[0])
    known = f"{', '.join(plain)}, and the house rules {', '.join(house)}"
    text = f"unknown option {name!r}; this box knows {known}"
    return OptionError(text, "unknown", name=name, known=[*plain, *house])


def _check_switch(switch: Switch, value: Value) -> Value | None:
    if not switch.values:
        return None
    for allowed in switch.values:
        if type(allowed) is type(value) and allowed == value:
            return switch.values[0]
    choices = [shown(v) for v in switch.values]
    text = f"{switch.name} ({switch.rule}) is one of {', '.join(choices)}, not {shown(value)}"
    raise OptionError(text, "word", option=switch.name, words=choices, value=shown(value))


def _check_number(name: str, value: Value) -> Value:
    default, least, most = NUMBERS[name]
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        text = f"{name} is a number from {least} to {most} (H16), not {shown(value)}"
        raise OptionError(text, "number", option=name, least=least, most=most, value=shown(value))
    return default


def _check_word(name: str, value: Value, words: list[str]) -> Value:
    if not isinstance(value, str) or value not in words:
        text = f"{name} is one of {', '.join(words)} in this box, not {shown(value)}"
        raise OptionError(text, "word", option=name, words=words, value=shown(value))
    return words[0]


def _check_dealer(value: Value, dealers: list[str], seats: int) -> Value:
    if isinstance(value, int) and not isinstance(value, bool):
        if not 0 <= value < seats:
            raise OptionError(f"there is no seat {value} to deal", "dealer", seat=value)
        return dealers[0]
    return _check_word("dealer", value, dealers)


def shown(value: Value) -> str:
    """A value as it is written in an option."""
    if isinstance(value, bool):
        return "true" if value else "false"
    return repr(value)
