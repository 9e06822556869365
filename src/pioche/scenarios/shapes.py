"""The forms that values in a scenario can have; what has another one is refused with its line."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from pioche.engine.actions import DECISIONS
from pioche.engine.rules import Rules
from pioche.notation.moves import TRAYS
from pioche.notation.toml_source import TomlError, toml

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
            raise self.fail(path, f"a text is needed, not {toml(value)}")
        return value

    def number(self, path: Path, value: Any) -> int:
        """The value if it is a whole number, which `true` is not."""
        if isinstance(value, bool) or not isinstance(value, int):
            raise self.fail(path, f"a whole number is needed, not {toml(value)}")
        return value

    def one_of(self, path: Path, value: Any, words: Sequence[str]) -> str:
        """The value if it is one of these words."""
        if not isinstance(value, str) or value not in words:
            raise self.fail(path, f"{toml(value)} is none of {', '.join(words)}")
        return value

    def seat(self, path: Path, value: Any) -> int:
        """The number of the seat with this name."""
        if not isinstance(value, str) or value not in self.names:
            raise self.fail(path, f"no seat is called {toml(value)}; there are {', '.join(self.names)}")
        return self.names.index(value)

    def table(self, path: Path, value: Any) -> dict[str, Any]:
        """The value if it is a table, with any keys."""
        if not isinstance(value, dict):
            raise self.fail(path, f"a table is needed, not {toml(value)}")
        return value

    def by_seat(self, path: Path, value: Any) -> dict[int, Any]:
        """A table whose keys are names of seats, with seat numbers instead."""
        return {self.seat((*path, name), name): item for name, item in self.table(path, value).items()}

    def texts(self, path: Path, value: Any) -> list[str]:
        """The value if it is a list of texts."""
        if not isinstance(value, list) or not all(isinstance(item, str) for item in value):
            raise self.fail(path, f"a list of texts is needed, not {toml(value)}")
        return value

    def by_tray(self, path: Path, value: Any) -> dict[int, str]:
        """A text for the only tray, or a table by tray if there are two."""
        if not self.two_trays:
            return {0: self.text(path, value)}
        if not isinstance(value, dict):
            raise self.fail(
                path, f"this box has two trays; write {{ left = …, right = … }}, not {toml(value)}"
            )
        return {
            TRAYS.index(self.one_of((*path, name), name, TRAYS)): self.text((*path, name), item)
            for name, item in value.items()
        }

    # Values of [expect]

    def numbers_by_seat(self, path: Path, value: Any) -> dict[int, int]:
        """A table by seat of whole numbers."""
        found = self.by_seat(path, value)
        return {seat: self.number((*path, self.names[seat]), item) for seat, item in found.items()}

    def texts_by_seat(self, path: Path, value: Any) -> dict[int, str]:
        """A table by seat of texts."""
        found = self.by_seat(path, value)
        return {seat: self.text((*path, self.names[seat]), item) for seat, item in found.items()}

    def seat_or_none(self, path: Path, value: Any) -> None:
        """The name of a seat, or `none`."""
        if value != NONE:
            self.seat(path, value)

    def seats(self, path: Path, value: Any) -> None:
        """A list of names of seats."""
        for name in self.texts(path, value):
            self.seat(path, name)

    def colours(self, path: Path, value: Any) -> None:
        """A colour, or one for each tray."""
        words = [colour for side in self.rules.box.sides for colour in side.colours]
        for word in self.by_tray(path, value).values():
            self.one_of(path, word, [*words, NONE])

    def sizes(self, path: Path, value: Any) -> None:
        """Numbers of cards by pile."""
        piles = ["draw", "aside", *TRAYS] if self.two_trays else ["draw", "talon"]
        for name, item in self.table(path, value).items():
            self.one_of((*path, name), name, piles)
            self.number((*path, name), item)

    def deck(self, path: Path, value: Any) -> None:
        """Numbers of cards by face."""
        for name, item in self.table(path, value).items():
            self.number((*path, name), item)

    def actions(self, path: Path, value: Any) -> None:
        """Lists of actions by seat."""
        for name, item in self.table(path, value).items():
            if name != "host":
                self.seat((*path, name), name)
            self.texts((*path, name), item)

    def sights(self, path: Path, value: Any) -> None:
        """What each viewer sees of hands and piles."""
        for viewer, things in self.table(path, value).items():
            self.one_of((*path, viewer), viewer, [*self.names, "spectator"])
            for thing, item in self.table((*path, viewer), things).items():
                self.one_of((*path, viewer, thing), thing, [*self.names, "draw", "talon"])
                self.text((*path, viewer, thing), item)

    def frozen(self, path: Path, value: Any) -> None:
        """A frozen tray, or `none`."""
        self.one_of(path, value, [*TRAYS, NONE] if self.two_trays else [NONE])

    def side(self, path: Path, value: Any) -> None:
        """The name of a side."""
        self.one_of(path, value, [side.name for side in self.rules.box.sides])

    def decision(self, path: Path, value: Any) -> None:
        """The name of a decision."""
        self.one_of(path, value, DECISIONS)

    def direction(self, path: Path, value: Any) -> None:
        """To which side the turn goes."""
        self.one_of(path, value, TRAYS)
