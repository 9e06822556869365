"""The reader of TOML: what tomllib says, and the line on which each part of it stands."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import example, given, strategies as st

from pioche.notation.toml_source import KeyPath, TomlError, TomlSource, toml

ROOT = Path(__file__).parents[2]
FILES = [ROOT / "pyproject.toml", *sorted((ROOT / "tests").rglob("*.toml"))]


def paths(value: Any, at: KeyPath = ()) -> Iterator[tuple[KeyPath, Any]]:
    """Every key and item below a value."""
    parts = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for part, inner in parts:
        yield (*at, part), inner
        yield from paths(inner, (*at, part))


def check(text: str) -> TomlSource:
    """Whatever tomllib reads has a line, never before that of the thing around it; nothing else has one."""
    source = TomlSource(text)
    assert repr(source.values) == repr(tomllib.loads(text))  # nan is not equal to itself
    there = dict(paths(source.values))
    assert set(source._places.named) == set(there)
    for path, value in there.items():
        assert source.line_of(*path[:-1]) <= source.line_of(*path) <= source.length
        assert source.line_of(*path, "no", "such", "key") == source.line_of(*path)
        if isinstance(value, str):
            lines = source.lines_of(*path)
            assert "\n".join(line for _, line in lines) == value
            numbers = [number for number, _ in lines]
            assert numbers == sorted(numbers)
            assert source.line_of(*path) <= numbers[0]
            assert numbers[-1] <= source.length
        else:
            assert source.written(*path) == ""
    return source


def test_every_toml_file_of_the_project_is_located() -> None:
    assert len(FILES) > 100
    for path in FILES:
        check(path.read_text())


# Against tomllib: statements that are TOML unless they contradict each other, and pieces that rarely are

KEYS = st.lists(
    st.sampled_from(["a", "b-1", "1", '"q.r"', '"\\u0061\\""', "'s'", '""', '"é"', "long_key"]),
    min_size=1,
    max_size=3,
).map(" . ".join)
SCALARS = st.sampled_from(
    [
        *(
            "1",
            "-0x1F",
            "1.5e3",
            "nan",
            "true",
            "1979-05-27 07:32:00.5",
            "07:32:00",
            '"x = 1"',
            "'[a]'",
            '""',
            "''",
        ),
        *(
            '"""\nk = 1 # "no"\n[t]\n"""',
            "'''\nk = 1\n''''",
            '"""a\\\n  \n b\\n\\"""" c"""""',
            "'''''x'''",
            '"\\\\"',
        ),
    ]
)
GAPS = st.sampled_from(["", " ", "\n", " # ]}'\n "])


def bracketed(values: st.SearchStrategy[str]) -> st.SearchStrategy[str]:
    """Lists and inline tables of values."""
    items = st.tuples(GAPS, values, GAPS).map("".join)
    lists = st.tuples(st.lists(items, max_size=3).map(",".join), st.sampled_from(["", ",\n"]), GAPS)
    pairs = st.lists(st.tuples(KEYS, values).map(" = ".join), max_size=2).map(" , ".join)
    return lists.map(lambda parts: f"[{parts[0]}{parts[1] if parts[0] else ''}{parts[2]}]") | pairs.map(
        "{{ {} }}".format
    )


VALUES = st.recursive(SCALARS, bracketed, max_leaves=6)
STATEMENTS = (
    st.tuples(KEYS, VALUES).map("=".join)
    | KEYS.map("[ {} ]".format)
    | KEYS.map("[[{}]] # [c]".format)
    | st.sampled_from(["", "#\x85\u2028", "[[x]]", "[[x.y]]", "[x.y.z]", "[x.w]"])
)
PIECES = st.sampled_from(
    [
        "a",
        '"q"',
        ".",
        "=",
        "\n",
        "\r\n",
        " ",
        ",",
        "[",
        "]",
        "{",
        "}",
        "#",
        "1",
        '"""',
        "'''",
        '"',
        "'",
        "\\",
        "\\n",
    ]
)


@given(st.lists(STATEMENTS).map("\n".join) | st.lists(PIECES, max_size=30).map("".join) | st.text())
@example("[[a]]\n[a.b]\n[[a.c]]\nx = 1\n[[a]]\nb.x = 2\n")
@example("a = [ { b = 1 }, { b = [ 'x',\n 'y' ] } ]")
@example("a = " + "9" * 5000)
@example("a = " + "[" * 10000 + "]" * 10000)
def test_any_text_is_read_as_tomllib_reads_it(text: str) -> None:
    try:
        tomllib.loads(text)
    except (ValueError, RecursionError):
        with pytest.raises(TomlError) as caught:
            TomlSource(text)
        assert 1 <= caught.value.line <= text.count("\n") + 1
        said = ("this is not TOML: ", "the text is cut off here: ", "this is nested deeper than ")
        assert caught.value.reason.startswith(said)
    else:
        check(text)


# Lines: a text that is written piece by piece, so that the line of each key is known

LOOKS_LIKE_TOML = ("k = 1", "[deal]", "# no comment", "'quoted'", '"quoted"', "a \\\\ b", "\u2028 x", "")


class Writer:
    """Writes TOML and keeps count of its lines."""

    def __init__(self, data: st.DataObject) -> None:
        self.data = data
        self.lines: list[str] = []
        self.expected: dict[KeyPath, int] = {}

    def line(self, text: str, *path: str | int) -> None:
        """Write one line, in which a key stands."""
        for length in range(1, len(path) + 1):
            self.expected.setdefault(path[:length], len(self.lines) + 1)
        self.lines.append(text + self.data.draw(st.sampled_from(["", "  ", " # [x] y = '''"])))

    def entry(self, key: str, written: str, *path: str | int) -> None:
        """Write a key with a value of any kind."""
        before, after = self.data.draw(st.sampled_from([("", ""), ("  ", " "), ("\t", "\t")]))
        start = f"{before}{written}{after}={after}"
        match self.data.draw(st.integers(0, 4)):
            case 0:
                self.line(f"{start}12", *path, key)
            case 1:
                inner = self.data.draw(st.sampled_from(["in", "d"]))
                self.line(f"{start}{{ {inner} = 1, '{inner}.x' = [2] }}", *path, key)
                self.expected[(*path, key, inner)] = len(self.lines)
                self.expected[(*path, key, f"{inner}.x")] = len(self.lines)
                self.expected[(*path, key, f"{inner}.x", 0)] = len(self.lines)
            case 2:
                self.line(f"{start}[", *path, key)
                for number in range(self.data.draw(st.integers(0, 3))):
                    self.line(f"  '[{number}]',", *path, key, number)
                self.line("]")
            case kind:
                quotes = '"""' if kind == 3 else "'''"
                self.line("", *path, key)
                self.lines[-1] = f"{start}{quotes}"  # what stands behind the quotes would belong to the text
                inside = st.sampled_from([text for text in LOOKS_LIKE_TOML if quotes not in text])
                self.lines += self.data.draw(st.lists(inside, max_size=4))
                self.line(quotes)

    def table(self, *path: str | int) -> None:
        """A few entries of one table."""
        for key in self.data.draw(st.lists(st.sampled_from(["a", "b.c", "é", "x"]), unique=True)):
            if self.data.draw(st.booleans()):
                self.line("")
            self.entry(key, key if key.isascii() and key.isalpha() else f'"{key}"', *path)


@given(st.data())
def test_the_line_of_every_key_is_the_one_it_was_written_on(data: st.DataObject) -> None:
    writer = Writer(data)
    writer.table()
    for name in data.draw(st.lists(st.sampled_from(["one", "two"]), unique=True)):
        writer.line(f" [ {name} . 'deep' ]", name, "deep")
        writer.table(name, "deep")
    for number in range(data.draw(st.integers(0, 3))):
        writer.line("[[deal]]", "deal", number)
        writer.table("deal", number)
        for inner in range(data.draw(st.integers(0, 2))):
            writer.line('[[ deal."more" ]]', "deal", number, "more", inner)
            writer.table("deal", number, "more", inner)
    source = check(data.draw(st.sampled_from(["\n", "\r\n"])).join(writer.lines))
    assert {path: source.line_of(*path) for path in source._places.named} == writer.expected


@pytest.mark.parametrize(
    ("written", "lines"),
    [
        ('"one"', [(1, "one")]),
        ('"one\\ntwo"', [(1, "one"), (1, "two")]),
        ("'one\\ntwo'", [(1, "one\\ntwo")]),
        ('"""\none\ntwo"""', [(2, "one"), (3, "two")]),
        ('"""one\r\ntwo\r\n"""', [(1, "one"), (2, "two"), (3, "")]),
        ("'''\n\none\n'''", [(2, ""), (3, "one"), (4, "")]),
        ('"""\none \\\n\n  and\ntwo\\nthree\n"""', [(2, "one and"), (5, "two"), (5, "three"), (6, "")]),
        ('"""\\\n\n one\\\\\ntwo"""', [(1, "one\\"), (4, "two")]),
        ('"""\none""\ntwo"""""', [(2, 'one""'), (3, 'two""')]),
        ('"""\\u000Aone\u2028"""', [(1, ""), (1, "one\u2028")]),
    ],
)
def test_the_lines_of_a_text_know_where_they_stand(written: str, lines: list[tuple[int, str]]) -> None:
    source = TomlSource(f"text = {written}\nlast = 1\n")
    assert source.lines_of("text") == lines
    assert source.written("text") == written.replace("\r\n", "\n")
    assert source.line_of("last") == written.count("\n") + 2


@pytest.mark.parametrize(
    ("text", "line", "reason"),
    [
        ("a = 1\nb = \n", 2, "this is not TOML: invalid value"),
        ("a = 1\r\na = 2\r\n", 2, "this is not TOML: cannot overwrite a value"),
        ("a = 1\n[b", 2, "the text is cut off here: expected ']' at the end of a table declaration"),
        ("a = 1\nb = '''\n[c]\n", 3, "the text is cut off here: expected \"'''\""),
        ("a = " + "9" * 5000, 1, "this is not TOML: "),
    ],
)
def test_what_is_no_toml_is_told_with_its_line(text: str, line: int, reason: str) -> None:
    with pytest.raises(TomlError) as caught:
        TomlSource(text)
    assert caught.value.line == line
    assert caught.value.reason.startswith(reason)
    assert str(caught.value) == f"line {line}: {caught.value.reason}"


class Sour(TomlError):
    """An error of somebody's own."""


def test_errors_are_of_the_kind_that_was_asked_for_and_name_the_key() -> None:
    source = TomlSource("a = 1\n[[deal]]\n[[deal]]\nfirst = 2\n", Sour)
    error = source.error("too late", "deal", 1, "first")
    assert isinstance(error, Sour)
    assert (error.line, error.reason) == (4, "deal.first: too late")
    assert source.error("all of it").reason == "all of it"
    with pytest.raises(Sour):
        TomlSource("a", Sour)


def test_values_are_shown_as_toml_writes_them() -> None:
    assert toml({"a": [True, 1, "x"], "b": {"c": 1.5}}) == '{ a = [true, 1, "x"], b = { c = 1.5 } }'
