"""The form of the value of each key of `[expect]`, checked before anything runs."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from pioche.engine.actions import DECISIONS
from pioche.engine.rules import Rules
from pioche.notation.moves import TRAYS
from pioche.notation.toml_source import TomlError, shown

NONE = "none"


class ScenarioError(TomlError):
    """Something in a scenario that is unreadable or impossible: its line, and the reason."""


Path = tuple[str, ...]


class Shape:
    """Checks values against the seats of a table and the sides and trays of a box."""

    def __init__(self, rules: Rules, names: list[str], line_of: Callable[[Path], int]) -> None:
        self.rules = rules
        self.names = names
        self.line_of = line_of
        self.two_trays = rules.trays == 2

    def fail(self, path: Path, reason: str) -> ScenarioError:
        """An error about the value at a path."""
        return ScenarioError(self.line_of(path), f"{'.'.join(path)}: {reason}")

    def text(self, path: Path, value: Any) -> str:
        """The value if it is a text; otherwise an error at its path."""
        if not isinstance(value, str):
            raise self.fail(path, f"a text is needed, not {shown(value)}")
        return value

    def number(self, path: Path, value: Any) -> int:
        """The value if it is a whole number, which `true` is not."""
        if isinstance(value, bool) or not isinstance(value, int):
            raise self.fail(path, f"a whole number is needed, not {shown(value)}")
        return value

    def one_of(self, path: Path, value: Any, words: Sequence[str]) -> str:
        """The value if it is one of these words."""
        if not isinstance(value, str) or value not in words:
            raise self.fail(path, f"{shown(value)} is none of {', '.join(words)}")
        return value

    def seat(self, path: Path, value: Any) -> int:
        """The number of the seat with this name."""
        if not isinstance(value, str) or value not in self.names:
            raise self.fail(path, f"no seat is called {shown(value)}; there are {', '.join(self.names)}")
        return self.names.index(value)

    def table(self, path: Path, value: Any) -> dict[str, Any]:
        """The value if it is a table, with any keys."""
        if not isinstance(value, dict):
            raise self.fail(path, f"a table is needed, not {shown(value)}")
        return value

    def by_seat(self, path: Path, value: Any) -> dict[int, Any]:
        """A table whose keys are names of seats, with seat numbers instead."""
        return {self.seat((*path, name), name): item for name, item in self.table(path, value).items()}

    def texts(self, path: Path, value: Any) -> list[str]:
        """The value if it is a list of texts."""
        if not isinstance(value, list) or not all(isinstance(item, str) for item in value):
            raise self.fail(path, f"a list of texts is needed, not {shown(value)}")
        return value

    def by_tray(self, path: Path, value: Any) -> dict[int, str]:
        """A text for the only tray, or a table by tray if there are two."""
        if not self.two_trays:
            return {0: self.text(path, value)}
        if not isinstance(value, dict):
            raise self.fail(
                path, f"this box has two trays; write {{ left = …, right = … }}, not {shown(value)}"
            )
        return {
            TRAYS.index(self.one_of((*path, name), name, TRAYS)): self.text((*path, name), item)
            for name, item in value.items()
        }

    def colour_words(self) -> list[str]:
        """The colours of all sides."""
        return [colour for side in self.rules.box.sides for colour in side.colours]

    def size_words(self) -> list[str]:
        """The piles that can be counted."""
        return ["draw", "aside", *TRAYS] if self.two_trays else ["draw", "talon"]


Checked = Callable[[Shape, Path, Any], object]


def _numbers_by_seat(shape: Shape, path: Path, value: Any) -> None:
    shape.by_seat(path, value)
    for name, item in value.items():
        shape.number((*path, name), item)


def _texts_by_seat(shape: Shape, path: Path, value: Any) -> None:
    shape.by_seat(path, value)
    for name, item in value.items():
        shape.text((*path, name), item)


def _seat_or_none(shape: Shape, path: Path, value: Any) -> None:
    if value != NONE:
        shape.seat(path, value)


def _seats(shape: Shape, path: Path, value: Any) -> None:
    for name in shape.texts(path, value):
        shape.seat(path, name)


def _colour(shape: Shape, path: Path, value: Any) -> None:
    for word in shape.by_tray(path, value).values():
        shape.one_of(path, word, [*shape.colour_words(), NONE])


def _sizes(shape: Shape, path: Path, value: Any) -> None:
    for name, item in shape.table(path, value).items():
        shape.one_of((*path, name), name, shape.size_words())
        shape.number((*path, name), item)


def _deck(shape: Shape, path: Path, value: Any) -> None:
    for name, item in shape.table(path, value).items():
        shape.number((*path, name), item)


def _actions(shape: Shape, path: Path, value: Any) -> None:
    for name, item in shape.table(path, value).items():
        if name != "host":
            shape.seat((*path, name), name)
        shape.texts((*path, name), item)


def _sees(shape: Shape, path: Path, value: Any) -> None:
    for viewer, things in shape.table(path, value).items():
        shape.one_of((*path, viewer), viewer, [*shape.names, "spectator"])
        for thing, item in shape.table((*path, viewer), things).items():
            shape.one_of((*path, viewer, thing), thing, [*shape.names, "draw", "talon"])
            shape.text((*path, viewer, thing), item)


def _frozen(shape: Shape, path: Path, value: Any) -> None:
    shape.one_of(path, value, [*TRAYS, NONE] if shape.two_trays else [NONE])


def _side(shape: Shape, path: Path, value: Any) -> None:
    shape.one_of(path, value, [side.name for side in shape.rules.box.sides])


SHAPES: dict[str, Checked] = {
    "hands": _texts_by_seat,
    "counts": _numbers_by_seat,
    "turn": _seat_or_none,
    "decision": lambda shape, path, value: shape.one_of(path, value, DECISIONS),
    "colour": _colour,
    "top": Shape.by_tray,
    "talon": Shape.by_tray,
    "draw": Shape.text,
    "aside": Shape.text,
    "sizes": _sizes,
    "direction": lambda shape, path, value: shape.one_of(path, value, TRAYS),
    "side": _side,
    "dealer": Shape.seat,
    "frozen": _frozen,
    "windows": _seats,
    "out": _seats,
    "places": _seats,
    "winner": _seat_or_none,
    "winners": _seats,
    "points": _numbers_by_seat,
    "scores": _numbers_by_seat,
    "legal": _actions,
    "not_legal": _actions,
    "deck": _deck,
    "value": _numbers_by_seat,
    "sees": _sees,
}


def check_expected(shape: Shape, path: Path, expected: dict[str, Any]) -> None:
    """Refuse keys that `[expect]` does not have, and values of the wrong form."""
    for key, value in expected.items():
        if key not in SHAPES:
            raise shape.fail((*path, key), f"[expect] knows no such key; it knows {', '.join(SHAPES)}")
        SHAPES[key](shape, (*path, key), value)
