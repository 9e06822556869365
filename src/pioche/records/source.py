"""The text of a record as TOML that remembers its lines."""

from __future__ import annotations

import re
import tomllib
from typing import Any, Final

from pioche.records.record import Move, RecordError

_PLACE: Final = re.compile(r"\(at (?:line (\d+), column \d+|(end of document))\)$")
_TABLE: Final = re.compile(r"\s*(\[\[?)\s*([^\[\]]+?)\s*\]\]?\s*(?:#.*)?$")
_KEY: Final = re.compile(r"\s*([\w.\"'-]+)\s*=\s*(.*)$")
_QUOTES: Final = ('"""', "'''")


class Source:
    """The tables of a TOML text, and the line where each key stands."""

    def __init__(self, text: str) -> None:
        self.text = text.replace("\r\n", "\n")
        self.length = max(1, len(self.text.removesuffix("\n").split("\n")))
        self.tables = self._parse()
        self.lines: dict[str, int] = {}
        self._locate()

    def _parse(self) -> dict[str, Any]:
        try:
            return tomllib.loads(self.text)
        except tomllib.TOMLDecodeError as error:
            reason = str(error)
            place = _PLACE.search(reason)
            if place is None:
                raise RecordError(1, reason) from None
            reason = reason[: place.start()].strip()
            reason = reason[:1].lower() + reason[1:]
            if place[2] is not None:
                raise RecordError(self.length, f"the text is cut off here: {reason}") from None
            raise RecordError(int(place[1]), f"this is not TOML: {reason}") from None
        except (ValueError, RecursionError) as error:  # numbers too long, brackets too deep
            raise RecordError(1, f"this is not TOML: {error}") from None

    def _locate(self) -> None:
        """Note the line of every key; a table of a list is `deal.0`, `deal.1`…"""
        counts: dict[str, int] = {}
        prefix = ""
        closing = ""
        for number, line in enumerate(self.text.split("\n"), 1):
            if closing:
                if closing in line:
                    closing = ""
            elif table := _TABLE.match(line):
                name, _, rest = table[2].partition(".")
                if table[1] == "[[":
                    counts[name] = counts.get(name, 0) + 1
                if name in counts:
                    name = f"{name}.{counts[name] - 1}"
                if rest:
                    name = f"{name}.{rest}"
                self.lines[name] = number
                prefix = name + "."
            elif key := _KEY.match(line):
                self.lines[prefix + key[1].replace('"', "").replace("'", "")] = number
                quotes = key[2][:3]
                if quotes in _QUOTES and quotes not in key[2][3:]:
                    closing = quotes

    def moves(self, key: str, value: str) -> list[Move]:
        """The lines of a text between triple quotes, without comments and empty lines."""
        number = self.lines.get(key, 0)
        opening = self.text.split("\n")[number - 1] if number else ""
        start = opening.find("=") + 1
        quotes = opening[start:].strip()[:3]
        if quotes not in _QUOTES:
            raise RecordError(number or 1, f'{key} is a text between """ and """, one move a line')
        written = self.text.split("\n", number - 1)[-1][opening.index(quotes, start) + 3 :]
        if written.startswith("\n"):
            number += 1
            written = written[1:]
        if not written.startswith(value + quotes):
            raise RecordError(number, "moves are written without backslashes")
        moves: list[Move] = []
        for at, line in enumerate(value.split("\n")):
            text = line.partition("#")[0].strip()
            if text:
                moves.append(Move(number + at, text))
        return moves
