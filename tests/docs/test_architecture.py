"""docs/architecture.md and its pictures speak of the rooms and files that there are."""

from __future__ import annotations

import re
import runpy
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[2]
TEXT = (ROOT / "docs/architecture.md").read_text(encoding="utf-8")
DRAWN = runpy.run_path(str(ROOT / "scripts/architecture_pictures.py"))


def layers() -> list[set[str]]:
    """The layers that imports keep to, without those of the command line itself."""
    contracts = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["importlinter"]["contracts"]
    first = next(contract for contract in contracts if contract["name"] == "Imports point one way")
    found = [set(re.findall(r"\w+", layer)) - {"__main__", "cli"} for layer in first["layers"]]
    return [layer for layer in found if layer]


def test_the_picture_of_the_rooms_shows_the_layers() -> None:
    assert [{name for name, _, _ in row} for row in DRAWN["ROOMS"]] == layers()


def test_every_room_is_in_the_picture() -> None:
    package = ROOT / "src/pioche"
    rooms = {path.parent.name for path in package.glob("*/__init__.py")} | {"intervals", "match"}
    assert {name for row in DRAWN["ROOMS"] for name, _, _ in row} == rooms


def test_the_pictures_are_those_the_script_draws() -> None:
    assert (ROOT / "docs/pictures/rooms.svg").read_text(encoding="utf-8") == DRAWN["rooms"]()
    assert (ROOT / "docs/pictures/processes.svg").read_text(encoding="utf-8") == DRAWN["processes"]()
    assert (ROOT / "docs/pictures/way-of-a-card.svg").read_text(encoding="utf-8") == DRAWN["way"]()


def there(place: str) -> bool:
    """Whether a place that is named exists: a file, a folder, or a module without its ending."""
    for base in (ROOT, ROOT / "src/pioche", ROOT / "src/pioche/server", ROOT / "web/src"):
        path = base / place
        if path.exists() or any(path.parent.glob(f"{path.name}.*")):
            return True
    return False


def test_every_place_that_is_named_exists() -> None:
    named = re.findall(r"`([\w./]+/[\w./]*)`", TEXT)
    drawn = [part for _, _, _, lines, _ in DRAWN["STEPS"] for line in lines for part in line.split()]
    named += [word.rstrip(":;,") for word in drawn if "/" in word]
    assert len(named) > 20
    assert [place for place in named if not there(place)] == []
