"""The public interface: documented, small, and the documentation is true."""

from __future__ import annotations

import doctest
import inspect
import re
from pathlib import Path

import pytest

import pioche

DOCS = Path(__file__).parents[2] / "docs"


@pytest.mark.parametrize("name", ["api.md", "bots.md", "notation.md"])
def test_the_examples_of_a_page_run(name: str) -> None:
    """Every line that begins with >>> on the page is run, and prints what the page says."""
    failed, tried = doctest.testfile(str(DOCS / name), module_relative=False)
    assert failed == 0
    assert tried > 0 or ">>>" not in (DOCS / name).read_text()


@pytest.mark.parametrize("name", [name for name in pioche.__all__ if name != "__version__"])
def test_every_public_name_is_there_and_explained(name: str) -> None:
    """A name can be had from `pioche` and stands on the page; its sentence is held by the house tests."""
    assert getattr(pioche, name) is not None
    assert re.search(rf"\b{name}\b", (DOCS / "api.md").read_text())


def test_an_unknown_name_is_an_attribute_error() -> None:
    with pytest.raises(AttributeError, match="no attribute 'Joker'"):
        _ = pioche.Joker


def test_every_method_of_a_match_is_explained() -> None:
    for name, member in inspect.getmembers(pioche.Match):
        if not name.startswith("_"):
            assert inspect.getdoc(member), name
