"""The text of a scenario file: its TOML values, and on which line each of them stands."""

from __future__ import annotations

import re
import tomllib
from typing import Any

_HEADER = re.compile(r"\s*\[([^\[\]]+)\]\s*(?:#.*)?$")
_KEY = re.compile(
    r"""\s*((?:[A-Za-z0-9_-]+|"[^"]*"|'[^']*')(?:\s*\.\s*(?:[A-Za-z0-9_-]+|"[^"]*"|'[^']*'))*)\s*=\s*"""
)
_PART = re.compile(r"""[A-Za-z0-9_-]+|"[^"]*"|'[^']*'""")
_POSITION = re.compile(r" \(at (?:line (\d+), column \d+|end of document)\)$")


class ScenarioError(Exception):
    """Something in a scenario file cannot be understood or cannot be; says on which line and why."""

    def __init__(self, reason: str, line: int = 1) -> None:
        super().__init__(reason)
        self.reason = reason
        self.line = line


class Source:
    """A TOML text with the lines of its keys; tomllib itself forgets them."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.values = _parsed(text)
        self.do_first = 1  # the line on which the text of `do` begins
        self._lines: dict[tuple[str, ...], int] = {}
        self._find_keys()

    def line_of(self, *path: str) -> int:
        """The line of a key such as ("given", "hands", "A"), or of the nearest thing around it."""
        for length in range(len(path), 0, -1):
            if path[:length] in self._lines:
                return self._lines[path[:length]]
        return 1

    def error(self, reason: str, *path: str) -> ScenarioError:
        """What is wrong with the value of a key."""
        where = ".".join(path)
        return ScenarioError(f"{where}: {reason}" if where else reason, self.line_of(*path))

    def _find_keys(self) -> None:
        section: tuple[str, ...] = ()
        closing = ""  # the quotes that end the text lasting over several lines, inside one
        for number, line in enumerate(self.text.splitlines(), 1):
            if closing:
                if closing in line:
                    closing = ""
                continue
            if header := _HEADER.match(line):
                section = _parts(header[1])
                self._lines.setdefault(section, number)
            elif key := _KEY.match(line):
                path = section + _parts(key[1])
                self._lines.setdefault(path, number)
                value = line[key.end() :]
                quotes = value[:3]
                if quotes in ('"""', "'''") and quotes not in value[3:]:
                    closing = quotes
                if path[-1] == "do":
                    self.do_first = number + (closing != "" and not value[3:].strip())


def read_value(text: str) -> Any:
    """A value as TOML, or as bare words where it is none."""
    try:
        return tomllib.loads(f"value = {text}")["value"]
    except tomllib.TOMLDecodeError:
        return text


def read_key(text: str) -> tuple[str, ...]:
    """The parts of a key such as counts.B or deck."R3!"; bare card codes need no quotes."""
    return tuple(part.strip().strip("\"'") for part in text.split("."))


def _parts(key: str) -> tuple[str, ...]:
    return tuple(part.strip("\"'") for part in _PART.findall(key))


def _parsed(text: str) -> dict[str, Any]:
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        reason = str(error)
        found = _POSITION.search(reason)
        line = int(found[1]) if found and found[1] else len(text.splitlines()) or 1
        raise ScenarioError(f"not TOML: {_POSITION.sub('', reason)}", line) from None
