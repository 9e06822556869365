"""The list of house rules in docs/notation.md is the one that can be played."""

from __future__ import annotations

import re
from pathlib import Path

from pioche.boxes import BOXES
from pioche.engine.house.registry import BY_NUMBER, PENALTIES
from pioche.engine.rules import Rules
from pioche.notation.toml_source import toml
from pioche.texts.catalogue import catalogue

DOCUMENT = Path(__file__).parents[2] / "docs" / "notation.md"


def listed() -> list[list[str]]:
    """The rows of the table of house rules: name, values, number and what it does."""
    table = DOCUMENT.read_text().partition("| house rule |")[2].partition("\n\n")[0]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in table.splitlines()[2:]]


def test_every_house_rule_is_listed_with_its_values() -> None:
    """In the order of §9, and each as the rulebook tells it."""
    words = catalogue("en")
    expected = []
    for rule in BY_NUMBER:
        values = ", ".join(f"`{toml(value)}`" for value in rule.values)
        expected.append([f"`{rule.name}`", values, rule.number, words.say(f"house-{rule.name}.line")])
    *rules, penalty = listed()
    assert rules == expected
    assert penalty[:2] == ["`uno_penalty`", ", ".join(f"`{cards}`" for cards in PENALTIES)]


def test_the_options_that_are_shown_can_be_played() -> None:
    """The examples in the text, and the spelling by number beside them."""
    section = DOCUMENT.read_text().partition("## Options\n")[2].partition("\n| ")[0]
    shown = dict(re.findall(r"`(\w+) = \"?(\w+)\"?`", section))
    assert shown == {"target": "200", "scoring": "low", "H1": "up"}
    rules = Rules(BOXES["classic"], 4, {"target": 200, "scoring": "low", "H1": "up"})
    assert rules.options.chosen == {"target": 200, "scoring": "low", "stacking": "up"}
