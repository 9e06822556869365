"""A box can be added without touching anything else: one written here plays, and nobody else names a box."""

from __future__ import annotations

import ast
import re
import shutil
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from pioche.boxes import BOXES
from pioche.engine.actions import DECISIONS, NEXT, ROUND_OVER, TABLE, simple
from pioche.engine.deal import new_match
from pioche.engine.game import apply
from pioche.engine.options import OptionError
from pioche.engine.rules import Rules
from pioche.match import Match
from pioche.records import read, replay, write
from pioche.rounds.players import random_player
from pioche.scenarios import run_file
from pioche.shelf import SHELF
from pioche.study.checks.coverage import Coverage
from pioche.study.checks.random_tables import cards_in_play
from pioche.study.checks.soak import soak
from pioche.study.simulation.plan import Plan
from pioche.study.simulation.simulate import simulate
from tests.records import record_games as games
from tests.shelf.outside import MARKET as EXAMPLE, given, on_the_shelf

TESTS = Path(__file__).parents[1]
PACKAGE = TESTS.parent / "src/pioche"
ELSEWHERE = sorted(path for path in PACKAGE.rglob("*.py") if PACKAGE / "boxes" not in path.parents)
LONGEST = 130  # with its words and its look


@pytest.fixture
def market() -> Iterator[str]:
    """The new box on the shelf, for one test."""
    with on_the_shelf(str(EXAMPLE)) as names:
        yield names[0]


def test_a_variant_with_words_and_a_look_is_short() -> None:
    assert len(EXAMPLE.read_text(encoding="utf-8").splitlines()) <= LONGEST


def test_the_guide_shows_the_box_that_is_tested_here() -> None:
    """Every line of code in docs/new-box.md stands in the example, in the same order."""
    guide = (EXAMPLE.parent.parent / "new-box.md").read_text(encoding="utf-8")
    shown = re.findall(r"```python\n(.*?)```", guide, re.DOTALL)
    assert len(shown) >= 5
    source = EXAMPLE.read_text(encoding="utf-8")
    for block in shown:
        assert block in source


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["boxes", "--lang", "fr"], "## Marché"),
        (["rules"], "# Market – the rules"),
        (["simulate", "--rounds", "1100", "--workers", "2"], "market, 4 random players"),
        (["arena", "--bots", "greedy,random_uno", "--games", "16", "--workers", "2"], "market, 4 players"),
        (["soak", "--rounds", "60", "--workers", "2"], "Every law held."),
        (["soak", "--cards", "--rounds", "60"], "0 of them lost or doubled a card"),
        (["play", "--seed", "x", "--fast"], "Market · with you at the table"),
        (["play", "--seed", "x", "--fast", "--lang", "fr", "--players", "2"], "Marché · à table avec toi"),
    ],
    ids=lambda part: " ".join(part) if isinstance(part, list) else "",
)
def test_every_command_plays_it_from_any_folder(words: list[str], said: str, tmp_path: Path) -> None:
    """As the guide says, with the commands that a newcomer would give, in several processes too."""
    shutil.copy(EXAMPLE, tmp_path)
    done = given(*words, "--box-file", EXAMPLE.name, folder=tmp_path, typed="1\n1\nq\n")
    assert done.stderr == ""
    # A soak this short does not meet everything that can occur.
    assert done.returncode == (1 if words[0] == "soak" and "--cards" not in words else 0)
    assert said in done.stdout


def test_its_records_are_replayed_with_it_and_say_what_is_missing_without(tmp_path: Path) -> None:
    shutil.copy(EXAMPLE, tmp_path)
    own = ("--box-file", EXAMPLE.name)
    done = given("simulate", "--rounds", "3", "--records", "games", *own, folder=tmp_path)
    assert done.returncode == 0, done.stderr
    record = "games/00000-0000.toml"
    assert re.search(r'^box += "market"$', (tmp_path / record).read_text(encoding="utf-8"), re.MULTILINE)
    done = given("replay", record, "--lang", "fr", *own, folder=tmp_path)
    assert done.returncode == 0, done.stderr
    done = given("replay", record, folder=tmp_path)
    assert done.returncode == 2
    assert "there is no box 'market'" in done.stderr
    assert "--box-file FILE" in done.stderr


def test_a_saved_game_goes_on_with_it(tmp_path: Path) -> None:
    shutil.copy(EXAMPLE, tmp_path)
    own = ("--box-file", EXAMPLE.name, "--fast")
    done = given("play", "--seed", "x", *own, folder=tmp_path, typed="1\nq\n")
    assert "Your game is kept" in done.stdout
    done = given("play", "--resume", *own, folder=tmp_path, typed="q\n")
    assert (done.returncode, done.stderr) == (0, "")
    assert "Welcome back!" in done.stdout
    done = given("play", "--resume", "--fast", folder=tmp_path)
    assert done.returncode == 2
    assert "there is no box 'market'" in done.stderr


@pytest.mark.parametrize("seats", range(2, 11))
def test_the_new_box_plays(market: str, seats: int) -> None:
    decisions: Counter[str] = Counter()
    rounds = 0
    for number in range(23):
        rules = Rules(SHELF[market], seats, {"gifts": "two"} if number % 2 else {})
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


def test_the_new_box_keeps_every_law(market: str) -> None:
    found = soak(SHELF[market], range(2, 11), "market", 60)
    assert found.failures == []
    assert found.decisions["lay"] > 0
    assert found.effects["Give"] > 0
    assert Coverage(SHELF[market], found).unexpected() == []


def test_the_new_box_has_its_own_option(market: str) -> None:
    assert Rules(SHELF[market], 3, {"gifts": "two"}).options.text("gifts", "one") == "two"
    with pytest.raises(OptionError, match="gifts"):
        Rules(SHELF[market], 3, {"gifts": "three"})


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
