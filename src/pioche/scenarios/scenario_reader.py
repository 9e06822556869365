"""Reads a TOML file as a typed scenario; every error has its line and a reason."""

from __future__ import annotations

import re
import tomllib
from dataclasses import dataclass, field
from pathlib import Path as FilePath
from typing import Any

from pioche.engine.extra import OUTCOMES
from pioche.engine.options import OptionError, Value
from pioche.engine.rules import Rules
from pioche.notation.moves import TRAYS
from pioche.notation.toml_source import TomlSource, toml
from pioche.scenarios.expectations import check_expected
from pioche.scenarios.shapes import NONE, Path, ScenarioError, Shape
from pioche.shelf import box_named

TOP_KEYS = ("title", "source", "box", "seats", "options", "given", "do", "expect")
# Keys that both a position and a deal may have, and those that only one of them may.
COMMON_KEYS = ("seed", "dealer", "hands", "draw", "balance", "scores", "scoring", "do")
POSITION_KEYS = ("turn", "direction", "side", "talon", "aside", "colour", "rest")
DEAL_KEYS = ("first", "dealer_draw")
RESERVED_NAMES = ("host", "next", "spectator", "draw", "talon", NONE)

DO = ""
REFUSED = "!"
CHECK = "?"


@dataclass(frozen=True)
class Step:
    """One line of `do`: an action, an action that must be refused, or a check in between."""

    line: int
    kind: str
    text: str
    expected: dict[str, Any] = field(default_factory=dict)


@dataclass
class Given:
    """The start of the game: a position, or a deal (with `first` or `dealer_draw`)."""

    seed: str = "1"
    is_deal: bool = False
    dealer: int | None = None
    turn: int | None = None
    direction: int = 1
    side: int = 0
    hands: dict[int, list[str]] = field(default_factory=dict)
    talons: dict[int, list[str]] = field(default_factory=dict)
    colours: dict[int, int] = field(default_factory=dict)
    aside: list[str] = field(default_factory=list)
    draw: list[str] = field(default_factory=list)
    rest_out: bool = False
    balance: list[str] | None = None
    scores: dict[int, int] = field(default_factory=dict)
    first: list[str] = field(default_factory=list)
    dealer_draws: list[dict[int, str]] = field(default_factory=list)


@dataclass(frozen=True)
class Scenario:
    """A position, what the players do, and what must be true afterwards."""

    title: str
    names: list[str]
    rules: Rules
    given: Given
    steps: list[Step]
    expected: dict[str, Any]
    source: TomlSource


def read_file(path: FilePath) -> Scenario:
    """Read a file; a ScenarioError names the line and what is wrong with it."""
    try:
        text = path.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        line = error.object[: error.start].count(b"\n") + 1
        raise ScenarioError(line, "this is not UTF-8 text") from None
    except OSError as error:
        raise ScenarioError(1, f"cannot be opened: {error.strerror}") from None
    return read_text(text)


def read_text(text: str) -> Scenario:
    """Read a TOML text; a ScenarioError names the line and what is wrong with it."""
    return _Reader(TomlSource(text, ScenarioError)).read()


class _Reader:
    """Reads one file from top to bottom."""

    def __init__(self, source: TomlSource) -> None:
        self.source = source
        self.values = source.values

    def read(self) -> Scenario:
        for key in self.values:
            if key not in TOP_KEYS:
                raise self.source.error(f"unknown key; a scenario has {', '.join(TOP_KEYS)}", key)
        title = self._text("title")
        self._text("source")
        names = self._seats()
        given_values = self._table("given")
        rules = self._rules(names, given_values)
        shape = Shape(rules, names, lambda path: self.source.line_of(*path))
        given = _GivenReader(shape, given_values).read()
        steps = self._steps(rules, names, given_values)
        expected = self._table("expect")
        check_expected(shape, ("expect",), expected)
        if not steps and not expected:
            raise ScenarioError(1, "nothing is done and nothing is expected here")
        return Scenario(title, names, rules.for_match(given.seed), given, steps, expected, self.source)

    def _text(self, key: str) -> str:
        value = self.values.get(key, "")
        if not isinstance(value, str):
            raise self.source.error(f"a text is needed, not {toml(value)}", key)
        return value

    def _table(self, key: str) -> dict[str, Any]:
        value = self.values.get(key, {})
        if not isinstance(value, dict):
            raise self.source.error(f"a table is needed, not {toml(value)}", key)
        return value

    def _seats(self) -> list[str]:
        names = self.values.get("seats")
        if not isinstance(names, list) or not all(isinstance(name, str) for name in names):
            raise self.source.error('a list of names is needed, such as ["A", "B"]', "seats")
        for name in names:
            if len(name.split()) != 1 or name in RESERVED_NAMES or name[0] in "@!?#":
                raise self.source.error(f"{toml(name)} cannot be the name of a seat", "seats")
        if len(set(names)) < len(names):
            raise self.source.error("two seats have the same name", "seats")
        return names

    def _rules(self, names: list[str], given: dict[str, Any]) -> Rules:
        wanted: dict[str, Value] = {}
        for name, value in self._table("options").items():
            wanted[name] = self._option(name, value, names)
        if "scoring" in given:
            if not isinstance(given["scoring"], str):
                raise self.source.error(f"a text is needed, not {toml(given['scoring'])}", "given", "scoring")
            if wanted.get("scoring", given["scoring"]) != given["scoring"]:
                raise self.source.error("the options say something else", "given", "scoring")
            wanted["scoring"] = given["scoring"]
        if not isinstance(self.values.get("box"), str):
            raise self.source.error("the name of a box is needed", "box")
        try:
            box = box_named(self.values["box"])
        except OptionError as error:
            raise self.source.error(str(error), "box") from None
        try:
            return Rules(box, len(names), wanted)
        except OptionError as error:
            raise self.source.error(str(error), *self._path_of(str(error), given)) from None

    def _path_of(self, reason: str, given: dict[str, Any]) -> Path:
        """The option that a reason mentions."""
        for name in self._table("options"):
            if re.search(rf"\b{re.escape(name)}\b", reason):
                return ("options", name)
        return ("given", "scoring") if "scoring" in given and "scoring" in reason else ("options",)

    def _option(self, name: str, value: Any, names: list[str]) -> Value:
        if name == "dealer" and value in names:
            return names.index(value)
        if name == "dealer" and not isinstance(value, str):
            raise self.source.error(f"a seat or a word is needed, not {toml(value)}", "options", name)
        if isinstance(value, (str, int)):
            return value
        if isinstance(value, list) and all(isinstance(item, str) for item in value):
            return value
        raise self.source.error(f"an option cannot be {toml(value)}", "options", name)

    def _steps(self, rules: Rules, names: list[str], given: dict[str, Any]) -> list[Step]:
        if "do" in self.values and "do" in given:
            raise self.source.error("stands here and at the top level", "given", "do")
        path = ("do",) if "do" in self.values else ("given", "do")
        text = self.values.get("do", given.get("do", ""))
        if not isinstance(text, str):
            raise self.source.error(f"a text is needed, not {toml(text)}", *path)
        steps: list[Step] = []
        for line, words in self.source.lines_of(*path) if text else []:
            words = words.strip()
            if not words or words.startswith("#"):
                continue
            if words.startswith(CHECK):
                steps.append(_look(rules, names, line, words[1:].strip()))
            elif words.startswith(REFUSED):
                steps.append(Step(line, REFUSED, words[1:].strip()))
            else:
                steps.append(Step(line, DO, words))
        return steps


def _look(rules: Rules, names: list[str], line: int, text: str) -> Step:
    """Parse a line such as `? counts.B = 9`."""
    key, equals, value = text.partition("=")
    if not equals or not key.strip() or not value.strip():
        raise ScenarioError(line, f"`? {text}` is not `? KEY = VALUE`")
    expected: Any = _value(value.strip())
    for part in reversed(key.split(".")):  # bare card codes need no quotes, as in deck.R3!
        expected = {part.strip().strip("\"'"): expected}
    check_expected(Shape(rules, names, lambda _: line), (), expected)
    return Step(line, CHECK, text, expected)


def _value(text: str) -> Any:
    """A value as TOML, or as bare words if it is not TOML."""
    try:
        return tomllib.loads(f"value = {text}")["value"]
    except (ValueError, RecursionError):
        return text


class _GivenReader:
    """Reads `[given]`; cards stay codes until the table is laid."""

    def __init__(self, shape: Shape, values: dict[str, Any]) -> None:
        self.shape = shape
        self.values = values
        self.given = Given()

    def read(self) -> Given:
        """Read a deal if it has one of its keys, else a position."""
        given = self.given
        given.is_deal = any(key in self.values for key in DEAL_KEYS)
        known = COMMON_KEYS + POSITION_KEYS + DEAL_KEYS
        for key in self.values:
            if key not in known:
                raise self._fail(key, f"unknown key; [given] has {', '.join(known)}")
            if given.is_deal and key in POSITION_KEYS:
                raise self._fail(key, "does not go with a deal (first, dealer_draw)")
        self._common()
        if given.is_deal:
            self._deal()
        else:
            self._position()
        return given

    def _fail(self, key: str, reason: str) -> ScenarioError:
        return self.shape.fail(("given", key), reason)

    def _common(self) -> None:
        given, shape = self.given, self.shape
        if "seed" in self.values:
            seed = self.values["seed"]
            if isinstance(seed, bool) or not isinstance(seed, (str, int, float)):
                raise self._fail("seed", f"a text or a number is needed, not {toml(seed)}")
            given.seed = str(seed)
        given.dealer = self._seat("dealer")
        hands = shape.texts_by_seat(("given", "hands"), self.values.get("hands", {}))
        given.hands = {seat: text.split() for seat, text in hands.items()}
        given.draw = self._cards("draw")
        given.scores = shape.numbers_by_seat(("given", "scores"), self.values.get("scores", {}))
        if "balance" in self.values:
            given.balance = shape.texts(("given", "balance"), self.values["balance"])
            for word in given.balance:
                shape.one_of(("given", "balance"), word, OUTCOMES)

    def _position(self) -> None:
        given, shape = self.given, self.shape
        given.turn = self._seat("turn")
        given.direction = 1 - 2 * self._word("direction", TRAYS)
        given.side = self._word("side", [side.name for side in shape.rules.box.sides])
        given.rest_out = self._word("rest", ("pile", "out")) == 1
        given.aside = self._cards("aside")
        if given.aside and not shape.two_trays:
            raise self._fail("aside", "no cards are set aside in this box")
        if "talon" in self.values:
            for tray, text in shape.by_tray(("given", "talon"), self.values["talon"]).items():
                given.talons[tray] = text.split()
                if not text.split():
                    raise self._fail("talon", "at least one card lies there")
        if "colour" in self.values:
            colours = shape.rules.box.sides[given.side].colours
            for tray, word in shape.by_tray(("given", "colour"), self.values["colour"]).items():
                given.colours[tray] = colours.index(shape.one_of(("given", "colour"), word, colours))

    def _deal(self) -> None:
        given, shape = self.given, self.shape
        given.first = self._cards("first")
        draws = self.values.get("dealer_draw", [])
        if draws and given.dealer is not None:
            raise self._fail("dealer_draw", "the dealer is given already")
        if draws and shape.rules.options.value("dealer", shape.rules.box.dealers[0]) != "draw":
            raise self._fail("dealer_draw", "the dealer is not found by drawing cards here")
        path = ("given", "dealer_draw")
        for table in draws if isinstance(draws, list) else [draws]:
            by_seat = shape.by_seat(path, table)
            given.dealer_draws.append({seat: shape.text(path, code) for seat, code in by_seat.items()})

    def _seat(self, key: str) -> int | None:
        return self.shape.seat(("given", key), self.values[key]) if key in self.values else None

    def _word(self, key: str, words: list[str] | tuple[str, ...]) -> int:
        """The index of the given word; the first one is the default."""
        return words.index(self.shape.one_of(("given", key), self.values.get(key, words[0]), words))

    def _cards(self, key: str) -> list[str]:
        return self.shape.text(("given", key), self.values.get(key, "")).split()
