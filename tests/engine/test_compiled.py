"""Compiled and interpreted, the engine plays the same games."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from pioche.boxes import BOXES
from pioche.engine import compiled
from pioche.study.checks.random_tables import SEATS

ROOT = Path(__file__).parents[2]


def start(hash_seed: str, path: str | None, *words: str) -> subprocess.Popen[str]:
    """Play all games in a process of its own; Python's own hashes must not matter, so they differ."""
    env = {**os.environ, "PYTHONHASHSEED": hash_seed}
    if path is not None:
        env["PYTHONPATH"] = path
    command = [sys.executable, "-m", "tests.engine.digests", *words]
    return subprocess.Popen(command, cwd=ROOT, env=env, stdout=subprocess.PIPE, text=True)


def test_compiled_and_interpreted_play_the_same_games(pytestconfig: pytest.Config) -> None:
    """What is installed against the sources as they are; without a compiler, the sources twice."""
    words = ["long"] if pytestconfig.getoption("long") else []
    installed = start("1", None, *words)
    sources = start("2", str(ROOT / "src"), *words)
    found = installed.communicate()[0].splitlines()
    expected = sources.communicate()[0].splitlines()
    assert (installed.returncode, sources.returncode) == (0, 0)
    assert expected[0] == "interpreted"
    assert found[0] == ("compiled" if compiled() else "interpreted")
    assert len(expected) == 1 + len(BOXES) * len(SEATS)
    assert found[1:] == expected[1:]
