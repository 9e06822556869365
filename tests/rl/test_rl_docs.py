"""docs/rl.md: its examples run, as do the programs beside it, and it names every kind of number there is."""

from __future__ import annotations

import doctest
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import pioche.rl.text_game
from pioche.boxes import BOXES
from pioche.rl.layout import OF_SEAT, Layout

ROOT = Path(__file__).parents[2]
GUIDE = (ROOT / "docs/rl.md").read_text(encoding="utf-8")


def test_the_examples_of_the_guide() -> None:
    runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS)
    runner.run(doctest.DocTestParser().get_doctest(GUIDE, {}, "rl.md", "docs/rl.md", 0))
    assert runner.summarize().attempted > 15
    assert runner.summarize().failed == 0
    assert doctest.testmod(pioche.rl.text_game).failed == 0


@pytest.mark.parametrize("box", BOXES)
def test_the_guide_tells_of_every_kind_of_number(box: str) -> None:
    """Without what follows the kind: a face, a colour, a tray or a question."""
    layout = Layout(BOXES[box], 3)
    rest = {*layout.face_names(), *layout.colours, "left", "right"}
    told = set(re.findall(r"`([a-z +0-9]+?)(?: /?[A-Z][\w+]*| red| left)?`", GUIDE))
    for name in layout.names:
        words = re.sub(r"^\+\d", "+1", name).split()
        while words[-1] in rest or words[0] == "question" != words[-1]:
            words.pop()
        kind = " ".join(words)
        if words[-1] in OF_SEAT and words[0] in ("own", "+1"):
            assert kind in told or words[-1] in told or f"+1 {words[-1]}" in told, name
        elif words[0] == "question":
            assert "question turn" in told
        else:
            assert kind in told or kind.replace("own without", "+1 without") in told, name


def run(folder: Path, *words: str, **settings: str) -> str:
    """What an example prints."""
    command = [sys.executable, *words]
    env = {**os.environ, "PYTHONPATH": str(ROOT / "examples"), **settings}
    done = subprocess.run(command, cwd=folder, env=env, capture_output=True, text=True, check=True)
    return done.stdout


def test_a_player_is_trained_and_rated_as_the_guide_says(tmp_path: Path) -> None:
    """Only for a moment; how well a player becomes is measured, not tested."""
    assert "The weights are in" in run(tmp_path, str(ROOT / "examples/train_numpy.py"), "--millions", "0.01")
    words = "-m pioche.cli arena --players 2 --bots train_numpy:Trained,random_uno --games 20 --json"
    told = run(tmp_path, *words.split(), PIOCHE_TRAINED=str(tmp_path / "trained.npz"))
    assert '"train_numpy:Trained"' in told
    assert '"log": []' in told


def test_the_written_example_plays_a_round(tmp_path: Path) -> None:
    told = run(tmp_path, str(ROOT / "examples/text_player.py"), "--lang", "fr", "--seed", "tea")
    assert "La manche est finie" in told.splitlines()[-1]
    assert "> I take answer" in told
