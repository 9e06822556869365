"""TOML with line numbers: `tomllib` gives the values, this module the line of each."""

from __future__ import annotations

import json
import re
import tomllib
from typing import Any, Final

from mypy_extensions import mypyc_attr

KeyPath = tuple[str | int, ...]  # ("deal", 0, "hands", "Ann"); list items are numbered from 0

TRIPLE: Final = ('"""', "'''")  # the quotes of a multi-line string

_AT: Final = re.compile(r" *\(at (?:line (\d+), column \d+|(end of document))\)$")
_TOKEN: Final = re.compile(
    r'''
    (?P<text>    """ (?: [^"\\]+ | \\. | "(?!"") )* "{3,5}
               | \'\'\' (?: [^']+ | '(?!\'\') )* '{3,5}
               | " (?: [^"\\]+ | \\. )* "
               | '[^']*' )
    | (?P<comment> \#[^\n]* )
    | (?P<mark>  [\n\[\]{}=,.] )
    | (?P<word>  [^\s\[\]{}=,."'\#]+ )
    ''',
    re.VERBOSE | re.DOTALL,
)
# The same in a text that may be no TOML: no repetition gives anything back, and a string may lack its end.
_PIECE: Final = re.compile(
    r'''
    """ (?: [^"\\]++ | \\. | "(?!"") )*+ "{0,5} | \'\'\' (?: [^']++ | '(?!\'\') )*+ '{0,5}
  | " (?: [^"\\\n]++ | \\. )*+ "? | '[^'\n]*+'? | \#[^\n]*+
  | (?P<mark> [\[\]{}=.,\n] )
    ''',
    re.VERBOSE | re.DOTALL,
)
DEEPEST: Final = 64  # keys within keys and brackets within brackets: more than anybody writes
# Line ends of a string; between double quotes they may be escaped, and a backslash joins two lines.
_ESCAPED: Final = re.compile(r"\\[ \t]*\n[ \t\n]*|(\n|\\(?:n|x0[aA]|u000[aA]|U0000000[aA]))|\\.", re.DOTALL)
_PLAIN: Final = re.compile(r"(\n)")
_BARE: Final = re.compile(r"[A-Za-z0-9_-]+")


@mypyc_attr(allow_interpreted_subclasses=True)
class TomlError(ValueError):
    """What is wrong with a text, and on which line."""

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(f"line {line}: {reason}")
        self.line = line
        self.reason = reason


class TomlSource:
    """The values of a TOML text with their lines, and errors of one kind that name the line."""

    def __init__(self, text: str, kind: type[TomlError] = TomlError) -> None:
        self.text = text.replace("\r\n", "\n")
        self.kind = kind
        self.length = self.text.removesuffix("\n").count("\n") + 1
        self.values = self._parsed()
        self._places = _Places(self.text)

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.text, self.kind)

    def __deepcopy__(self, memo: object) -> TomlSource:
        """It never changes, so one is enough."""
        return self

    def _parsed(self) -> dict[str, Any]:
        if measured(self.text)[0] > DEEPEST:
            raise self.kind(1, f"this is nested deeper than {DEEPEST} levels")
        try:
            return tomllib.loads(self.text)
        except tomllib.TOMLDecodeError as error:
            reason = str(error)
            at = _AT.search(reason)
            if at is not None:
                reason = reason[: at.start()]
            reason = reason[:1].lower() + reason[1:]
            if at is not None and at[2] is not None:
                raise self.kind(self.length, f"the text is cut off here: {reason}") from None
            raise self.kind(1 if at is None else int(at[1]), f"this is not TOML: {reason}") from None
        except (ValueError, RecursionError) as error:  # numbers too long, brackets nested too deep
            raise self.kind(1, f"this is not TOML: {error}") from None

    def line_of(self, *path: str | int) -> int:
        """The line where a key or an item is first named, or that of its nearest ancestor."""
        named = self._places.named
        while path and path not in named:
            path = path[:-1]
        return self._line_at(named[path]) if path else 1

    def written(self, *path: str | int) -> str:
        """A string as it is written, with its quotes; empty if there is no string."""
        token = self._places.texts.get(path)
        return "" if token is None else token[0]

    def lines_of(self, *path: str | int) -> list[tuple[int, str]]:
        """The lines of a string, each with the line of the source on which it begins."""
        value: Any = self.values
        for part in path:
            value = value[part]
        token = self._places.texts[path]
        size = 3 if token[0].startswith(TRIPLE) else 1
        start = token.start() + size
        if size == 3 and self.text.startswith("\n", start):  # a newline right after the quotes does not count
            start += 1
        number = self._line_at(start)
        numbers = [number]
        ends = _ESCAPED if token[0][0] == '"' else _PLAIN
        for piece in ends.finditer(self.text, start, token.end() - size):
            number += piece[0].count("\n")
            if piece[1]:
                numbers.append(number)
        return list(zip(numbers, value.split("\n"), strict=True))

    def error(self, reason: str, *path: str | int) -> TomlError:
        """An error about the value of a key."""
        where = ".".join(part for part in path if isinstance(part, str))
        return self.kind(self.line_of(*path), f"{where}: {reason}" if where else reason)

    def _line_at(self, offset: int) -> int:
        return self.text.count("\n", 0, offset) + 1


class _Places:
    """Walks through a text that is known to be valid TOML and records where everything is."""

    def __init__(self, text: str) -> None:
        self.named: dict[KeyPath, int] = {}
        self.texts: dict[KeyPath, re.Match[str]] = {}
        self.tokens = [token for token in _TOKEN.finditer(text + "\n") if token.lastgroup != "comment"]
        self.at = 0
        table: KeyPath = ()
        items: dict[KeyPath, int] = {}  # number of tables so far of each [[list]]
        while self.at < len(self.tokens):
            if self._takes("["):
                table = self._header(items)
            elif not self._takes("\n"):
                self._entry(table)

    def _takes(self, mark: str) -> bool:
        """Whether this mark comes next; if so, skip it."""
        taken = self.tokens[self.at][0] == mark
        self.at += taken
        return taken

    def _header(self, items: dict[KeyPath, int]) -> KeyPath:
        """`[table]` or `[[list]]`; a list named within a path means the last of its tables."""
        listed = self._takes("[")
        offset = self.tokens[self.at].start()
        path: KeyPath = ()
        keys = self._key()
        for number, part in enumerate(keys, 1):
            path = (*path, part)
            self.named.setdefault(path, offset)
            if listed and number == len(keys):
                items[path] = items.get(path, 0) + 1
            if path in items:
                path = (*path, items[path] - 1)
                self.named.setdefault(path, offset)
        self.at += 2 if listed else 1
        return path

    def _entry(self, table: KeyPath) -> None:
        """`key = value`, in a table or between braces."""
        offset = self.tokens[self.at].start()
        path = table
        for part in self._key():
            path = (*path, part)
            self.named.setdefault(path, offset)
        self.at += 1
        self._value(path)

    def _key(self) -> list[str]:
        parts = [_decoded(self.tokens[self.at][0])]
        self.at += 1
        while self._takes("."):
            parts.append(_decoded(self.tokens[self.at][0]))
            self.at += 1
        return parts

    def _value(self, path: KeyPath) -> None:
        token = self.tokens[self.at]
        if self._takes("["):
            count = 0
            while not self._takes("]"):
                if not self._takes(",") and not self._takes("\n"):
                    self.named[(*path, count)] = self.tokens[self.at].start()
                    self._value((*path, count))
                    count += 1
        elif self._takes("{"):
            while not self._takes("}"):
                if not self._takes(",") and not self._takes("\n"):
                    self._entry(path)
        elif token.lastgroup == "text":
            self.texts[path] = token
            self.at += 1
        else:  # a number such as 1.5, or a date and a time with a space between
            while self.tokens[self.at].lastgroup == "word" or self.tokens[self.at][0] == ".":
                self.at += 1


def measured(text: str) -> tuple[int, int]:
    """How deep a text is nested, and how many values it has, before anybody takes the time to read it."""
    deepest = brackets = dots = values = 0
    for piece in _PIECE.finditer(text):
        match piece["mark"]:
            case "[" | "{":
                brackets += 1
            case "]" | "}":
                brackets -= 1
                dots = 0
            case ".":
                dots += 1
            case "=" | "," | "\n":
                values += piece[0] != "\n"
                dots = 0
        deepest = max(deepest, brackets + dots)
    return deepest, values


def _decoded(written: str) -> str:
    """A part of a key without its quotes and escapes."""
    if written[0] == '"' and "\\" in written:
        return str(tomllib.loads(f"key = {written}")["key"])
    return written[1:-1] if written[0] in "\"'" else written


def toml(value: Any) -> str:
    """A value in TOML, as records and messages have it."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        # JSON escapes what TOML needs escaped, except for one character.
        return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")
    if isinstance(value, list):
        return "[" + ", ".join([toml(item) for item in value]) + "]"
    if isinstance(value, dict):
        return (
            "{ " + ", ".join([f"{toml_key(key)} = {toml(value[key])}" for key in value]) + " }"
            if value
            else "{}"
        )
    return str(value)


def toml_key(name: str) -> str:
    """A key in TOML, in quotes where it needs them."""
    return name if _BARE.fullmatch(name) else toml(name)
