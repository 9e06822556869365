"""What the pages show to be typed can be typed, and what they quote stands where they say."""

from __future__ import annotations

import argparse
import re
import shlex
import tomllib
from dataclasses import fields
from pathlib import Path

import pytest

from pioche.boxes import BOXES
from pioche.cli import parser_for
from pioche.engine.rules import Rules
from pioche.server.settings import PREFIX, Settings
from pioche.shelf.loading import GROUP
from tests import chance

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
PAGES = sorted([*ROOT.glob("*.md"), *DOCS.rglob("*.md"), *(ROOT / "research").rglob("*.md")])
PLACEHOLDER = re.compile(r"[…\[\]|]|\b(?:BOX|DIR|FILE|N|S|RECORD|COMMITMENT|CODE)\b")


def fences(page: Path, *languages: str) -> list[str]:
    """The blocks of a page in one of these languages, an empty one for plain text."""
    text = page.read_text(encoding="utf-8")
    found = re.findall(r"^```([\w ]*)\n(.*?)^```", text, re.MULTILINE | re.DOTALL)
    return [body for language, body in found if language in languages]


def typed() -> list[tuple[str, list[str]]]:
    """Every command of ours that a block shows, without what stands for something else."""
    found = []
    for page in PAGES:
        for block in fences(page, "", "sh"):
            for line in block.replace("\\\n", " ").splitlines():
                words = (
                    shlex.split(line.removesuffix("&"), comments=True) if line.startswith("pioche ") else []
                )
                if words and not PLACEHOLDER.search(line):
                    found.append((page.name, words[1:]))
    return found


@pytest.mark.parametrize(("page", "words"), typed(), ids=lambda part: part if isinstance(part, str) else "")
def test_a_command_that_is_shown_is_understood(page: str, words: list[str]) -> None:
    assert parser_for(words).parse_args(words).command == words[0], page


def options_of(parser: argparse.ArgumentParser) -> set[str]:
    """Every option that a parser and those below it know."""
    found = set(re.findall(r"--[a-z][a-z-]*", parser.format_help()))
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            for below in action.choices.values():
                found |= options_of(below)
    return found


def test_every_option_that_is_named_with_its_command_is_one_of_it() -> None:
    """In the running text too, where a command stands without what it needs."""
    named = [
        (page.name, words)
        for page in PAGES
        if page.name != "CHANGELOG.md"
        for words in re.findall(r"`pioche ([a-z][^`]*)`", page.read_text(encoding="utf-8"))
    ]
    assert len(named) > 40
    wrong = []
    for name, words in named:
        command = words.split()[0]
        known = options_of(parser_for([command]))
        wrong += [
            (name, words, option) for option in re.findall(r"--[a-z][a-z-]*", words) if option not in known
        ]
    assert wrong == []


def test_every_variable_that_is_named_is_read() -> None:
    """A setting of the server, or something that the build or an example looks at."""
    settings = {PREFIX + field.name.upper() for field in fields(Settings)}
    readers = [*ROOT.glob("hatch_*.py"), *(ROOT / "examples").glob("*.py")]
    read = set(re.findall(r"PIOCHE_[A-Z0-9_]*[A-Z]", "".join(path.read_text() for path in readers)))
    named = {name for page in PAGES for name in re.findall(r"PIOCHE_[A-Z0-9_]*[A-Z]", page.read_text())}
    assert len(named) > len(settings)
    assert named - settings - read == set()


PLACES = (ROOT, ROOT / "src/pioche", ROOT / "src/pioche/server", ROOT / "web/src")
FOLDERS = {path.name for place in PLACES for path in place.iterdir() if path.is_dir()} - {"build", "dist"}


def test_every_path_that_is_named_exists() -> None:
    """From the root, the package, the server or the page's sources; a module without its ending too."""
    found, missing = 0, []
    for page in PAGES:
        if page.name == "CHANGELOG.md":
            continue  # which tells of what there was
        text = re.sub(r"^```.*?^```", "", page.read_text(encoding="utf-8"), flags=re.MULTILINE | re.DOTALL)
        for named in re.findall(r"`([\w.-]+/[\w./*-]*)`", text):
            first = named.partition("/")[0]
            if first in FOLDERS:
                there = [[*place.glob(named.rstrip("/")), *place.glob(f"{named}.*")] for place in PLACES]
                found += any(there)
                missing += [] if any(there) else [(page.name, named)]
    assert missing == []
    assert found > 150


def test_the_extension_points_that_are_listed_are_those_of_the_rules() -> None:
    guide = (DOCS / "house-rules.md").read_text(encoding="utf-8")
    table = guide.partition("| extension point in `Rules` |")[2].partition("\n\n")[0]
    rows = [line.split("|") for line in table.splitlines()[2:]]
    names = [name for row in rows for name in re.findall(r"`([a-z_]+)`", row[1])]
    rules = Rules(BOXES["classic"], 4, {})
    assert len(names) > 12
    assert [name for name in names if not hasattr(rules, name)] == []
    sources = (ROOT / "src/pioche/engine/house").glob("*.py")
    source = "".join(path.read_text(encoding="utf-8") for path in sources)
    examples = [name for row in rows for name in re.findall(r"`([A-Z]\w+)`", row[3])]
    assert [name for name in examples if f"class {name}(" not in source] == []


def test_the_lesson_that_is_shown_begins_the_file() -> None:
    (shown,) = fences(DOCS / "lessons.md", "toml")
    source = (ROOT / "src/pioche/lessons/classic.toml").read_text(encoding="utf-8")
    assert source.partition("\n")[2].startswith(shown)


def test_the_house_rule_that_is_shown_is_one_of_ours() -> None:
    (shown,) = fences(DOCS / "house-rules.md", "python")
    assert shown in (ROOT / "src/pioche/engine/house/hands.py").read_text(encoding="utf-8")


def test_a_package_names_its_boxes_in_the_group_that_is_looked_for() -> None:
    (shown,) = [block for block in fences(DOCS / "new-box.md", "toml", "") if "entry-points" in block]
    assert list(tomllib.loads(shown)["project"]["entry-points"]) == [GROUP]


def test_the_first_example_runs(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """That of the README, for those who want to use the library."""
    blocks = [block for block in fences(ROOT / "README.md", "python") if ">>>" not in block]
    monkeypatch.setattr("random.choice", chance.source("README").choice)
    for block in blocks:
        exec(compile(block, "README.md", "exec"), {})
    assert bool(capsys.readouterr().out) == bool(blocks)
