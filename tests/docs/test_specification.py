"""The documents tell the truth: every number cited exists, every ruling is tried, every event explained."""

from __future__ import annotations

import ast
import io
import re
import tokenize
import tomllib
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from pathspec import GitIgnoreSpec

from pioche.boxes import BOXES
from pioche.engine.cards import NO_COLOUR
from pioche.engine.events import EVERYBODY, NAMES, Event
from pioche.engine.game import apply
from pioche.engine.house.presets import PRESETS
from pioche.engine.house.registry import HOUSE
from pioche.engine.options import COMMON
from pioche.match import Match
from pioche.notation.moves import parse_action
from pioche.scenarios import run_file
from pioche.scenarios.building import lay_table
from pioche.scenarios.expectations import KEYS
from pioche.scenarios.scenario_reader import COMMON_KEYS, DEAL_KEYS, DO, POSITION_KEYS, TOP_KEYS, read_file

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
SCENARIOS = sorted((ROOT / "tests/scenarios").rglob("*.toml"))
SPECIFICATION = (DOCS / "specification.md").read_text(encoding="utf-8")


def section(number: str) -> str:
    """The text of a section, down to the next one of any depth."""
    found = re.search(rf"^##+ {re.escape(number)}\.? .*?(?=^##)", SPECIFICATION, re.MULTILINE | re.DOTALL)
    assert found, number
    return found[0]


# What there is


@cache
def specified() -> Counter[str]:
    """Every number that the specification gives, and how often it does."""
    found = Counter(
        f"§{number}" for number in re.findall(r"^##+ (\d+(?:\.\d+)?)", SPECIFICATION, re.MULTILINE)
    )
    found.update(f"§12.{law}" for law in re.findall(r"^(\d+)\. ", section("12"), re.MULTILINE))
    found.update(re.findall(r"^\*\*([RH]\d+b?) ", SPECIFICATION, re.MULTILINE))
    found.update(re.findall(r"^\| ([CE]\d+) \|", SPECIFICATION, re.MULTILINE))
    return found


def test_every_number_is_given_once_and_none_is_left_out() -> None:
    assert [number for number, times in specified().items() if times > 1] == []
    for letter, first, least in (("R", 1, 120), ("E", 1, 199), ("C", 0, 10), ("H", 1, 18)):
        given = sorted(
            int(number[1:]) for number in specified() if number[0] == letter and number[1:].isdigit()
        )
        assert given == list(range(first, first + len(given)))
        assert len(given) >= least


# What is cited

SECTION = r"§\d+(?:\.\d+)*"
NUMBER = re.compile(rf"{SECTION}|(?<![\w#.+/-])(?:[RE][1-9]\d*|H[1-9]\d*b?|C\d+)(?![\w+!/])")
CODE = re.compile(r"```.*?```|`[^`\n]*`", re.DOTALL)
WEB_COMMENT = re.compile(r"<!--.*?-->|/\*.*?\*/|//[^\n]*", re.DOTALL)


def blank(found: re.Match[str]) -> str:
    """Nothing, on as many lines."""
    return "\n" * found[0].count("\n")


def numbers_in(text: str, first: int = 1) -> Iterator[tuple[int, str]]:
    """The numbers that a text cites, each with its line; cards stand in code type (§0.4) and are none."""
    for line, words in enumerate(CODE.sub(blank, text).split("\n"), first):
        for found in NUMBER.finditer(words):
            yield line, found[0]


def python_texts(text: str, every_string: bool) -> Iterator[tuple[int, str]]:
    """The comments and docstrings of a module, or all its texts, each with its line."""
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type == tokenize.COMMENT and "noqa" not in token.string:
            yield token.start[0], token.string
    for node in ast.walk(ast.parse(text)):
        found = node if every_string else node.value if isinstance(node, ast.Expr) else None
        if isinstance(found, ast.Constant) and isinstance(found.value, str):
            yield found.lineno, found.value


def texts_of(path: Path) -> Iterator[tuple[int, str]]:
    """Those parts of a file in which citations stand, each with its first line."""
    text = path.read_text(encoding="utf-8")
    if path.suffix == ".py":
        # Texts in the tests are cards and lines of games more often than not; those of looks are drawings.
        plain = ROOT / "src" in path.parents and path.parent.name != "looks"
        yield from python_texts(text, every_string=plain)
    elif path.suffix == ".toml":
        line = next((k for k, words in enumerate(text.splitlines(), 1) if words.startswith("source")), 1)
        yield line, str(tomllib.loads(text).get("source", ""))
    elif path.suffix in (".md", ".ftl"):
        yield 1, text
    else:
        for found in WEB_COMMENT.finditer(text):
            yield text.count("\n", 0, found.start()) + 1, found[0]


def citing_files() -> list[Path]:
    """Everything that may cite the specification."""
    rooms = {
        "src": (".py", ".ftl"),
        "tests": (".py",),
        "tests/scenarios": (".toml",),
        "docs": (".md", ".py"),
        "web/src": (".ts", ".svelte", ".css"),
    }
    found = [p for room, ends in rooms.items() for p in (ROOT / room).rglob("*") if p.suffix in ends]
    return sorted([*found, *ROOT.glob("*.md")])


@cache
def citations() -> dict[Path, list[tuple[int, str]]]:
    """Every citation: its file, line and number."""
    return {
        path: [cited for first, text in texts_of(path) for cited in numbers_in(text, first)]
        for path in citing_files()
    }


def test_every_number_that_is_cited_exists() -> None:
    wrong = [
        f"{path.relative_to(ROOT)}:{line}: {number}"
        for path, found in citations().items()
        for line, number in found
        if number not in specified()
    ]
    assert wrong == []


def test_citations_are_found_where_they_stand(tmp_path: Path) -> None:
    """A few hundred of them at least, in every kind of file, and those that do not exist too."""
    per_kind = Counter(path.suffix for path, found in citations().items() for _ in found)
    assert {".py", ".toml", ".md", ".ftl", ".ts", ".svelte"} <= set(per_kind)
    assert per_kind[".py"] > 300
    assert per_kind[".toml"] > len(SCENARIOS)
    module = tmp_path / "module.py"
    module.write_text('"""Cites R999 and `R998`."""\nx = 1  # and §77.7 too\nCARD = "R997"\n')
    assert sorted(n for first, text in texts_of(module) for n in numbers_in(text, first)) == [
        (1, "R999"),
        (2, "§77.7"),
    ]
    page = tmp_path / "Page.svelte"
    page.write_text("<!-- as\nC77 says -->\n<path d='M4 9 H99 C88'/> // H77")
    assert [n for first, text in texts_of(page) for n in numbers_in(text, first)] == [(2, "C77"), (3, "H77")]


def test_every_scenario_names_what_it_is_about() -> None:
    """By a number, or by a section of a document about the notation."""
    silent = []
    for path in SCENARIOS:
        source = str(tomllib.loads(path.read_text(encoding="utf-8")).get("source", ""))
        for name, title in re.findall(r"docs/(\w+\.md), (\w[\w ]*)", source):
            assert re.search(rf"^## {title}$", (DOCS / name).read_text(encoding="utf-8"), re.MULTILINE), (
                source
            )
        if not NUMBER.search(source) and "docs/" not in source:
            silent.append(path.name)
    assert silent == []


def test_every_ruling_is_tried() -> None:
    """Up to R9 only a scenario counts: elsewhere it may be a card."""
    tried = {
        number
        for path, found in citations().items()
        if ROOT / "tests" in path.parents and path != Path(__file__)
        for _, number in found
        if path.suffix == ".toml" or len(number) > 2
    }
    rulings = {number for number in specified() if number[0] == "R"}
    assert rulings - tried == set()


# Options


def test_the_specification_names_every_house_rule_switch_and_preset() -> None:
    rows = re.findall(r"^\| (H\d+b?) \| `(\w+)` \|", section("9"), re.MULTILINE)
    assert [number for number, _ in rows] == [number for number in specified() if number[0] == "H"]
    for number, name in rows:
        assert re.search(rf"^\*\*{number} [^*]+\*\* \(`{name}`[,)]", SPECIFICATION, re.MULTILINE), number
    assert sorted((rule.number, rule.name) for rule in HOUSE) == sorted(rows)
    switches = {switch.name for box in BOXES.values() for switch in [*COMMON, *box.switches]}
    assert {name for name in switches if f"`{name}`" not in SPECIFICATION} == set()
    assert re.findall(r"^\| `(\w+)` \|", section("9.2"), re.MULTILINE) == list(PRESETS)


# Events

EVENTS = (DOCS / "events.md").read_text(encoding="utf-8")
ROWS = re.findall(r"^\| `([A-Z]\w+)` \| ([^|]+) \| ([^|]*?) ?\| ([^|]*?) ?\|$", EVENTS, re.MULTILINE)
# What an event carries where it has nothing to say; `side`, `next` and `angle` go with every one of them.
NOTHING: dict[str, object] = {
    "seat": -1,
    "other": -1,
    "cards": [],
    "colour": NO_COLOUR,
    "tray": 0,
    "number": 0,
    "sought": NO_COLOUR,
    "hands": [],
}
ALWAYS = {"side", "next", "angle"}


def documented() -> dict[str, tuple[set[str], str]]:
    """For every event of the table, the fields it uses and who sees its cards."""
    return {name: (set(re.findall(r"(?:^|; )`(\w+)`", fields)), sees) for name, _, fields, sees in ROWS}


def games() -> Iterator[Event]:
    """What happens in all scenarios and in a few deals."""
    for path in SCENARIOS:
        scenario = read_file(path)
        table = lay_table(scenario)
        for step in scenario.steps:
            if step.kind == DO:
                apply(table.state, parse_action(table.state, step.text, table.names))
        yield from table.state.events or []
    for box in BOXES:
        for seed in range(5):
            yield from Match(box, 4, str(seed), {"dealer": "draw", "H17": True}).events


def audience(event: Event, sees: str) -> int:
    """Who may see the cards of an event, as a mask, by the last column of the table."""
    if sees == "`seat`":
        return 1 << int(event.seat)
    if sees == "`other`, or all" and event.other >= 0:
        return 1 << int(event.other)
    return EVERYBODY


def test_every_event_is_documented_and_no_other() -> None:
    assert sorted(documented()) == sorted(NAMES)
    assert set(re.findall(r"`([A-Z][a-z]+[A-Z]\w+)`", EVENTS)) <= set(NAMES)


def test_each_event_carries_what_is_documented() -> None:
    """Exactly the fields that are named, and cards for exactly those who are."""
    events = documented()
    used: dict[str, set[str]] = {name: set() for name in NAMES}
    met = set()
    for event in games():
        met.add(event.name)
        used[event.name] |= {field for field, nothing in NOTHING.items() if getattr(event, field) != nothing}
        assert event.seen_by == audience(event, events[event.name][1]), event.name
    assert met == set(NAMES)
    assert used == {name: fields for name, (fields, _) in events.items()}
    assert {name for name, (_, sees) in events.items() if sees} == {n for n in used if "cards" in used[n]}
    assert {sees for _, sees in events.values()} == {"", "all", "`seat`", "`other`, or all"}


def test_a_viewer_gets_the_fields_that_are_documented() -> None:
    told: set[str] = set()
    for box in BOXES:
        match = Match(box, 2, "fields", {"H3": True})
        while match.decision != "round_over" and match.decision != "match_over":
            match.apply(match.legal()[0])
        view = match.view("A")
        for seen in view.history:
            assert all(hasattr(seen, field) for field in NOTHING.keys() | ALWAYS)
        history = view.to_dict()["history"]
        assert isinstance(history, list)
        told |= {key for event in history for key in event}
    assert told == NOTHING.keys() | ALWAYS | {"event"}
    named = set(re.findall(r"`(\w+)`", EVENTS))
    assert told <= named


# Scenarios

GUIDE = (DOCS / "scenarios.md").read_text(encoding="utf-8")


def test_the_example_of_a_scenario_holds(tmp_path: Path) -> None:
    examples = re.findall(r"```toml\n(.*?)```", GUIDE, re.DOTALL)
    assert len(examples) == 1
    file = tmp_path / "example.toml"
    file.write_text(examples[0], encoding="utf-8")
    result = run_file(file)
    assert result.failure is None, str(result)


@pytest.mark.parametrize("key", [*TOP_KEYS, *COMMON_KEYS, *POSITION_KEYS, *DEAL_KEYS, *KEYS])
def test_every_key_of_a_scenario_is_documented(key: str) -> None:
    assert re.search(rf"`(?:given\.)?{key}\b|^\[?{key}\b", GUIDE, re.MULTILINE)


# Nothing points elsewhere

# A letter in brackets keeps the pattern from finding itself in this file.
ELSEWHERE = re.compile(r"\.\./share[d]|\bRULE[S]\.md|\bSCENARIO[S]\.md")


def test_no_file_points_out_of_the_project() -> None:
    ignored = GitIgnoreSpec.from_lines([*(ROOT / ".gitignore").read_text().splitlines(), "/.git"])
    found = []
    for name in ignored.match_tree_files(ROOT, negate=True):
        text = (ROOT / name).read_text(encoding="utf-8", errors="ignore")
        if ELSEWHERE.search(text) and Path(name).suffix != ".webp":
            found.append(str(name))
    assert found == []


# The rulebooks

# The lines of each rulebook that state something; the others are headings, asides and addresses.
STATEMENTS = {
    "000": "13 17 21-26 30 32 34-35 38 40-41 43 47 51 57 61 65 69 73 75 79 81 83 85-86 88 94 98 102 106 110"
    " 114 116 118 120 122 124-131 133 135",
    "001": "13 15 17 19 21 23 25 27 29 31 33 35 39 43-46 50 52 54 56 58 64 68 72 76 80 82 86 90 94 96 98 100"
    " 104 106-113 115 119 123",
    "002": "9-11 15 19-25 29 31-36 42 44 46 48 50 56 58 60-61 63-64 66 68 74 76 80 88 90 92-94 98-99 107-110"
    " 112 116-117 125 127 129 131-136 138-143 145 149 151",
    "003": "5-15 17 19 21 25-28 30 34 36 38 40 46 50 54 58 62 64 68 70 72 74 78 80-85 87 89 91 95",
    "004": "5 7 9 11 13 17 19-25 27 31 35 41-53 57 63-65 71-75 79 81 83 85 87 89 93 95 99 101 103 105 107 109"
    " 111 117 119 123 125 127-128 130 132 134",
}
RANGE = r"\d+(?:[-–]\d+)?"
CITED_LINES = re.compile(rf"\b(00[0-4]):({RANGE}(?:, ?{RANGE}(?![\d:]))*)")


def lines_in(ranges: str) -> set[int]:
    """The numbers in ranges such as `3 5-7`."""
    found: set[int] = set()
    for part in re.findall(RANGE, ranges):
        first, _, last = part.replace("–", "-").partition("-")
        found |= set(range(int(first), int(last or first) + 1))
    return found


@pytest.mark.parametrize("rulebook", STATEMENTS)
def test_every_statement_of_a_rulebook_is_cited(rulebook: str) -> None:
    """Every one has its place in the specification."""
    cited = {
        line
        for book, ranges in CITED_LINES.findall(SPECIFICATION)
        if book == rulebook
        for line in lines_in(ranges)
    }
    assert lines_in(STATEMENTS[rulebook]) - cited == set()
