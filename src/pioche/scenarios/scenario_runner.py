"""Runs scenarios: lays the table, plays the moves, compares the result."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from pioche.engine.fingerprint import fingerprint
from pioche.engine.game import apply
from pioche.engine.refusals import Refusal, Unreadable
from pioche.notation.moves import parse_action
from pioche.scenarios.building import Table, lay_table
from pioche.scenarios.expectations import Mismatch, mismatches
from pioche.scenarios.scenario_reader import CHECK, REFUSED, Scenario, Step, read_file
from pioche.scenarios.shapes import ScenarioError


class NoScenario(Exception):
    """A path without anything to check."""


@dataclass(frozen=True)
class Failure:
    """The first thing that was not as expected."""

    line: int
    reason: str
    unreadable: bool = False  # whether the file itself is wrong, rather than the engine


@dataclass(frozen=True)
class Result:
    """The result of one file."""

    path: Path
    title: str
    failure: Failure | None

    def __str__(self) -> str:
        """One line for people."""
        if self.failure is None:
            return f"{self.path}: {self.title}"
        title = f"{self.title}: " if self.title else ""
        return " ".join(f"{self.path}:{self.failure.line}: {title}{self.failure.reason}".split())


def run_paths(paths: Iterable[Path]) -> Iterator[Result]:
    """Run files, and all scenarios in folders; NoScenario before the first one if a path has none."""
    for file in find_files(paths):
        yield run_file(file)


def find_files(paths: Iterable[Path]) -> list[Path]:
    """The scenario files at these paths, each once."""
    found: dict[Path, Path] = {}
    for path in paths:
        if not path.exists():
            raise NoScenario(f"{path} does not exist")
        files = sorted(path.rglob("*.toml")) if path.is_dir() else [path]
        if not files:
            raise NoScenario(f"there is no scenario (*.toml) in {path}")
        for file in files:
            found.setdefault(file.resolve(), file)
    return list(found.values())


def run_file(path: Path) -> Result:
    """Run one file; a file that cannot be read counts as failed."""
    title = ""
    try:
        scenario = read_file(path)
        title = scenario.title
        return Result(path, title, run(scenario))
    except ScenarioError as error:
        return Result(path, title, Failure(error.line, error.reason, unreadable=True))
    except Exception as error:  # a crash of the engine must not hide the results of other files
        return Result(path, title, Failure(1, f"the engine broke down: {error!r}"))


def run(scenario: Scenario) -> Failure | None:
    """Run one scenario up to its end or its first failure."""
    table = lay_table(scenario)
    for step in scenario.steps:
        try:
            reason = _do(table, step)
        except Unreadable as error:
            return Failure(step.line, str(error), unreadable=True)
        if reason:
            return Failure(step.line, reason)
    found = mismatches(table, scenario.expected)
    if not found:
        return None
    return Failure(scenario.source.line_of("expect", found[0].key), _told(found))


def _do(table: Table, step: Step) -> str:
    """Run one line; return what is wrong with it, if anything."""
    if step.kind == CHECK:
        return _told(mismatches(table, step.expected))
    before = fingerprint(table.state)
    try:
        apply(table.state, parse_action(table.state, step.text, table.names))
    except Refusal as refusal:
        if isinstance(refusal, Unreadable) and step.kind != REFUSED:
            raise
        if fingerprint(table.state) != before:
            return f"expected `{step.text}` to change nothing as it is refused, found another state"
        return (
            "" if step.kind == REFUSED else f"expected `{step.text}` to be accepted, found refused: {refusal}"
        )
    return f"expected `{step.text}` to be refused, found accepted" if step.kind == REFUSED else ""


def _told(found: list[Mismatch]) -> str:
    return "; ".join(mismatch.text for mismatch in found)
