"""A box can be added without touching anything else: one written here plays, and nobody else names a box."""

from __future__ import annotations

import argparse
import ast
import os
import re
import shutil
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest
from market_box import MARKET

from pioche.boxes import BOXES
from pioche.commands.table_arguments import add_table_arguments
from pioche.engine.actions import DECISIONS, NEXT, ROUND_OVER, TABLE, simple
from pioche.engine.deal import new_match
from pioche.engine.game import apply
from pioche.engine.options import OptionError
from pioche.engine.playout import random_player
from pioche.engine.rules import Rules
from pioche.match import Match
from pioche.records import read, replay, write
from pioche.scenarios import run_file
from pioche.study.coverage import Coverage
from pioche.study.random_tables import cards_in_play
from pioche.study.simulate import Plan, simulate
from pioche.study.soak import soak
from tests.records import record_games as games

TESTS = Path(__file__).parents[1]
EXAMPLE = TESTS.parent / "docs/examples/market_box.py"
PACKAGE = TESTS.parent / "src/pioche"
ELSEWHERE = sorted(path for path in PACKAGE.rglob("*.py") if PACKAGE / "boxes" not in path.parents)
TRIAL = EXAMPLE.parent / "try_market.py"
LONGEST = 150


@pytest.fixture
def market(monkeypatch: pytest.MonkeyPatch) -> str:
    """The new box on the shelf, for one test."""
    monkeypatch.setitem(BOXES, MARKET.name, MARKET)
    return MARKET.name


def test_a_plain_variant_is_short() -> None:
    assert len(EXAMPLE.read_text().splitlines()) < LONGEST


def test_the_guide_shows_the_box_that_is_tested_here() -> None:
    """Every line of code in docs/new-box.md stands in the example, in the same order."""
    shown = re.findall(r"```python\n(.*?)```", (EXAMPLE.parent.parent / "new-box.md").read_text(), re.DOTALL)
    assert len(shown) >= 3
    source = EXAMPLE.read_text() + TRIAL.read_text()
    for block in shown:
        assert block in source


def test_the_new_box_can_be_tried_from_any_folder(tmp_path: Path) -> None:
    """As the guide says, with the commands that a newcomer would give, in several processes too."""
    for file in (EXAMPLE, TRIAL):
        shutil.copy(file, tmp_path)
    for words in (
        ["simulate", "--box", "market", "--rounds", "50"],
        ["arena", "--box", "market", "--bots", "greedy,random_uno", "--games", "16", "--workers", "2"],
        ["play", "--box", "market", "--seed", "x", "--fast"],
    ):
        command = [sys.executable, TRIAL.name, *words]
        env = {**os.environ, "XDG_DATA_HOME": str(tmp_path)}
        done = subprocess.run(
            command, cwd=tmp_path, env=env, input="1\n1\nq\n", capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, done.stderr
        assert "market" in done.stdout


@pytest.mark.parametrize("seats", range(2, 11))
def test_the_new_box_plays(seats: int) -> None:
    decisions: Counter[str] = Counter()
    rounds = 0
    for number in range(23):
        rules = Rules(MARKET, seats, {"gifts": "two"} if number % 2 else {})
        seed = f"market {seats} {number}"
        s = new_match(rules, seed)
        player = random_player(seed)
        deck = sorted(rules.deck)
        assert len(deck) == 96
        assert cards_in_play(s) == deck
        while s.phase < ROUND_OVER:
            decisions[DECISIONS[s.phase]] += 1
            apply(s, player.choose(s))
            assert cards_in_play(s) == deck
        assert s.size[s.winner] == 0
        rounds += 1
        if s.phase == ROUND_OVER:
            apply(s, simple(NEXT, TABLE))
            assert cards_in_play(s) == deck
    assert rounds * 9 > 200
    assert set(decisions) == {"turn", "after_draw", "colour", "lay"}


def test_the_new_box_keeps_every_law() -> None:
    found = soak(MARKET, range(2, 11), "market", 60)
    assert found.failures == []
    assert found.counts.decisions["lay"] > 0
    assert found.counts.effects["Give"] > 0
    assert Coverage(MARKET, found.counts).unexpected() == []


def test_the_new_box_has_its_own_option() -> None:
    assert Rules(MARKET, 3, {"gifts": "two"}).options.text("gifts", "one") == "two"
    with pytest.raises(OptionError, match="gifts"):
        Rules(MARKET, 3, {"gifts": "three"})


def test_the_new_box_is_recorded_and_replayed(market: str) -> None:
    match = games.play(Match(market, 4, seed="stall", options={"gifts": "two"}))
    assert any(" lay " in line for line in match.log)
    text = write(match)
    again = replay(read(text))
    assert again.log == match.log
    assert again.points == match.points
    assert write(again) == text


SCENARIO = """
title = "A gift is chosen, given and kept"
box   = "market"
seats = ["A", "B", "C"]
[given]
dealer = "C"
turn   = "A"
hands  = { A = "PG P5 M1 S8", B = "P1", C = "L1 L2" }
talon  = "P7"
draw   = "L5 L6"
do = '''
A play PG
! A lay P1
! B play P1
A lay S8
B play P1
'''
[expect]
hands.A = "P5 M1"
hands.B = "S8"
turn    = "C"
"""


def test_the_new_box_has_scenarios(market: str, tmp_path: Path) -> None:
    file = tmp_path / "gift.toml"
    file.write_text(SCENARIO)
    assert str(run_file(file).failure) == "None"
    file.write_text(SCENARIO.replace('hands.B = "S8"', 'hands.B = "M1"'))
    assert run_file(file).failure is not None


def test_the_new_box_is_simulated(market: str) -> None:
    counts = simulate(Plan(market, 3, 20, "stall")).counts
    assert counts["rounds"] == 20
    assert counts["decisions"] > counts["turns"]


def test_the_new_box_is_offered_by_the_commands(market: str) -> None:
    parser = argparse.ArgumentParser()
    add_table_arguments(parser)
    assert market in parser.format_help()


def test_the_new_box_leaves_the_shelf() -> None:
    assert MARKET.name not in BOXES


def names_in(tree: ast.Module, boxes: list[str]) -> Iterator[tuple[int, str]]:
    """Where code names a box: in a text, as a variable, or by importing its file. Docstrings may."""
    named = re.compile(rf"\b(?:{'|'.join(boxes)})\b", re.IGNORECASE)
    docstrings = {
        id(node.body[0].value)
        for node in ast.walk(tree)
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef)
        and node.body
        and isinstance(node.body[0], ast.Expr)
    }
    for node in ast.walk(tree):
        texts: list[str] = []
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in docstrings:
            texts = [node.value]
        elif isinstance(node, ast.Name):
            texts = [node.id]
        elif isinstance(node, ast.Attribute):
            texts = [node.attr]
        elif isinstance(node, ast.arg):
            texts = [node.arg]
        elif isinstance(node, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            texts = [node.name]
        elif isinstance(node, ast.ImportFrom):
            texts = [node.module or "", *(alias.name for alias in node.names)]
        elif isinstance(node, ast.Import):
            texts = [alias.name for alias in node.names]
        for text in texts:
            if hit := named.search(text.replace("_", " ")):
                yield getattr(node, "lineno", 0), hit[0]


@pytest.mark.parametrize("path", ELSEWHERE, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_nothing_outside_the_boxes_names_one(path: Path) -> None:
    found = names_in(ast.parse(path.read_text()), list(BOXES))
    assert [f"{path.relative_to(PACKAGE)}:{line}: {name}" for line, name in found] == []


@pytest.mark.parametrize(
    "code",
    [
        "def deal(box):\n    '''Deal.'''\n    return box.name == 'classic'\n",
        "from pioche.boxes.flip import FLIP\n",
        "import pioche.boxes.tippo.tippo\n",
        "from pioche.boxes import TITANS\n",
        "def is_flip(box): ...\n",
        "print(f'not in {box} but in transformers')\n",
    ],
)
def test_a_box_that_is_named_is_found(code: str) -> None:
    assert list(names_in(ast.parse(code), list(BOXES)))


def test_a_docstring_may_name_a_box() -> None:
    code = (
        "'''The classic box.'''\nclass Shelf:\n    '''Flip and tippo.'''\n    flipped = 'a classical box'\n"
    )
    assert list(names_in(ast.parse(code), list(BOXES))) == []
