"""CONTRIBUTING.md leads through the project: it names every room, and nothing that is not there."""

from __future__ import annotations

import re
from pathlib import Path

from tests.project.test_project import ROOT

GUIDE = (ROOT / "CONTRIBUTING.md").read_text()


def rooms(root: Path) -> set[str]:
    """The folders of the package and the files that stand beside them, and the folders of the tests."""
    packages = {path.parent for path in (root / "src/pioche").rglob("__init__.py")} - {root / "src/pioche"}
    files = set((root / "src/pioche").glob("[!_]*.py"))
    tests = {path for path in (root / "tests").glob("[!_.]*") if path.is_dir()}
    return {path.relative_to(root).as_posix() for path in packages | files | tests}


def listed(guide: str) -> list[str]:
    """The rooms that have a line of their own, with something said about them."""
    return re.findall(r"^\| `((?:src/pioche|tests)/[\w./]+)` \| \S+ \S+", guide, re.MULTILINE)


def test_every_room_has_one_line() -> None:
    assert sorted(listed(GUIDE)) == sorted(rooms(ROOT))


def test_a_room_that_nobody_tells_of_is_found(tmp_path: Path) -> None:
    for name in ("src/pioche/engine/house", "src/pioche/attic", "tests/attic", "tests/__pycache__"):
        (tmp_path / name).mkdir(parents=True)
        (tmp_path / name / "__init__.py").touch()
    for name in ("__init__.py", "match.py", "engine/__init__.py", "engine/turn.py"):
        (tmp_path / "src/pioche" / name).touch()
    assert rooms(tmp_path) == {
        "src/pioche/attic",
        "src/pioche/engine",
        "src/pioche/engine/house",
        "src/pioche/match.py",
        "tests/attic",
    }
    assert listed("| `src/pioche/attic` | old things |\n| `tests/cellar` | |\n") == ["src/pioche/attic"]


def test_where_to_find_something_is_where_it_is() -> None:
    """Every path in the guide exists, whatever it leads to; `<box>` stands for any."""
    named = re.findall(r"`((?:src|tests|web|docs|scripts|benchmarks|examples|research)/[\w./<>-]*)`", GUIDE)
    assert len(named) > 40
    assert [name for name in named if not any(ROOT.glob(name.replace("<box>", "*")))] == []
