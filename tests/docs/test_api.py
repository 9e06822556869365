"""The public interface: documented, small, and the documentation is true."""

from __future__ import annotations

import ast
import doctest
import inspect
import re
import subprocess
import sys
from pathlib import Path

import pytest

import pioche

DOCS = Path(__file__).parents[2] / "docs"


@pytest.mark.parametrize("name", ["api.md", "bots.md", "coach.md", "notation.md", "../README.md"])
def test_the_examples_of_a_page_run(name: str) -> None:
    """Every line that begins with >>> on the page is run, and prints what the page says."""
    failed, tried = doctest.testfile(str(DOCS / name), module_relative=False)
    assert failed == 0
    assert tried > 0 or ">>>" not in (DOCS / name).read_text()


LISTED = re.findall(r"^\| ((?:`\w+`(?:, )?)+) \| \S", (DOCS / "api.md").read_text(), re.MULTILINE)


def test_the_page_lists_every_public_name_and_no_other() -> None:
    names = [name for row in LISTED for name in re.findall(r"`(\w+)`", row)]
    assert sorted(names) == sorted(pioche.__all__)


@pytest.mark.parametrize("name", pioche.__all__)
def test_every_public_name_is_there(name: str) -> None:
    """A name can be had from `pioche` and is found by those who look round."""
    assert getattr(pioche, name) is not None
    assert name in dir(pioche)


@pytest.mark.parametrize("page", ["api.md", "bots.md", "examples/careful_bot.py"])
def test_what_is_shown_as_public_is_imported_from_the_door(page: str) -> None:
    """No example for library users reaches into a room, which may move."""
    text = (DOCS / page).read_text()
    assert re.findall(r"(?:from|import) pioche\.\S+", text) == []
    shown = re.findall(r"from pioche import ([\w, ]+)", text)
    assert shown
    assert {name for names in shown for name in names.split(", ")} <= set(pioche.__all__)


def test_checkers_of_types_know_the_same_names() -> None:
    """What stands under TYPE_CHECKING is what is loaded."""
    source = ast.parse(Path(pioche.__file__).read_text(encoding="utf-8"))
    typed = next(node for node in source.body if isinstance(node, ast.If))
    found = {
        alias.asname: node.module
        for node in typed.body
        if isinstance(node, ast.ImportFrom)
        for alias in node.names
    }
    assert found == pioche._HOMES


def test_names_are_loaded_when_first_used() -> None:
    """The door alone opens no room."""
    code = "import sys, pioche; sys.exit(any(name.startswith('pioche.') for name in sys.modules))"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


def test_an_unknown_name_is_an_attribute_error() -> None:
    with pytest.raises(AttributeError, match="no attribute 'Joker'"):
        _ = pioche.Joker


def test_every_method_of_a_match_is_explained() -> None:
    for name, member in inspect.getmembers(pioche.Match):
        if not name.startswith("_"):
            assert inspect.getdoc(member), name
