"""Boxes from outside for tests: small files, and a shelf that is as before afterwards."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from pioche.shelf import SHELF

ROOT = Path(__file__).parents[2]
MARKET = ROOT / "docs/examples/market_box.py"
HARSH = Path(__file__).parent / "boxes/harsh.py"

# As little as a box can be: numbers and a wild, in the usual colours.
PLAIN = """
from pioche.engine.box import Box
from pioche.engine.cards import Side, coloured, numbers, wild
from pioche.engine.effects import Effect, FirstNames, NameColour, SkipNext
from pioche.engine.options import Options, Switch


class Stall(Box):
    def light(self, options):
        return [*numbers(0, 9, copies=2), wild("W", 50, 4, [NameColour()], opening=[FirstNames()])]


BOX = Stall("stall")
"""


def box_file(folder: Path, text: str = PLAIN, name: str = "stall_box.py") -> str:
    """A file with a box; its path."""
    path = folder / name
    path.write_text(text, encoding="utf-8")
    return str(path)


@contextmanager
def on_the_shelf(*files: str) -> Iterator[list[str]]:
    """The boxes of some files, put away afterwards; their names."""
    before = set(SHELF)
    try:
        yield SHELF.add_files(files)
    finally:
        for name in set(SHELF) - before:
            SHELF.take_off(name)


def given(*words: str, folder: Path, typed: str = "") -> subprocess.CompletedProcess[str]:
    """A command given in a folder that knows nothing of us."""
    command = [sys.executable, "-c", "import sys; from pioche.cli import main; sys.exit(main())", *words]
    places = filter(None, os.environ.get("PYTHONPATH", "").split(os.pathsep))
    env = {**os.environ, "XDG_DATA_HOME": str(folder), "LC_ALL": "C.UTF-8"}
    env["PYTHONPATH"] = os.pathsep.join(str(Path(place).resolve()) for place in places)
    return subprocess.run(
        command, cwd=folder, env=env, input=typed, capture_output=True, text=True, check=False
    )
