"""Golden games replay to the same story, byte for byte; scripts/pin.py writes them anew."""

from __future__ import annotations

from pathlib import Path

import pytest

from pioche.boxes import BOXES
from pioche.records import read, replay, write
from tests.engine.goldens import FOLDER, NAMES, files, story


def test_every_box_has_golden_games() -> None:
    wanted = {FOLDER / box / f"{name}{end}" for box in BOXES for name in NAMES for end in (".toml", ".txt")}
    assert {path for path in FOLDER.rglob("*") if path.is_file()} == wanted


@pytest.mark.parametrize("file", files(), ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_a_golden_game_tells_the_same_story(file: Path) -> None:
    """§12.5: the same seed and actions give the same event log, byte for byte."""
    record = file.read_text(encoding="utf-8")
    assert story(record).encode() == file.with_suffix(".txt").read_bytes()


@pytest.mark.parametrize("file", files(), ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_a_golden_game_is_a_complete_match(file: Path) -> None:
    record = file.read_text(encoding="utf-8")
    match = replay(read(record))
    assert match.decision == "match_over"
    assert match.rules.box.name == file.parent.name
    assert write(match) == record
