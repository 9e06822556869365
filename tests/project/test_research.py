"""research/ runs, and its README names all of it."""

from __future__ import annotations

import os
import re
import subprocess
import sys

import pytest

from pioche.bots.search.weights_file import FILE, read_weights
from pioche.bots.weights import NAMES
from research.tune_rollouts import written
from tests.project.test_project import ROOT

RESEARCH = ROOT / "research"
README = (RESEARCH / "README.md").read_text()
PROGRAMS = sorted(path.stem for path in RESEARCH.glob("*.py") if "def main(" in path.read_text())


@pytest.mark.parametrize("name", PROGRAMS)
def test_a_program_says_how_it_is_used(name: str) -> None:
    """It can be imported and started from the root, and tells its own name."""
    command = [sys.executable, "-m", f"research.{name}", "--help"]
    done = subprocess.run(
        command, cwd=ROOT, env={**os.environ, "COLUMNS": "200"}, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    assert f"python -m research.{name}" in done.stdout


def test_the_readme_names_every_program_and_every_question() -> None:
    assert sorted(set(re.findall(r"python -m research\.(\w+)", README))) == PROGRAMS
    linked = re.findall(r"\]\(log/([\w-]+\.md)\)", README)
    assert sorted(linked) == sorted(path.name for path in (RESEARCH / "log").iterdir())


def test_tuned_weights_are_written_as_they_are_read() -> None:
    columns = [[int(weights.of[k]) for k in range(len(NAMES))] for weights in read_weights(FILE)]
    assert written(columns) == FILE.read_text()
