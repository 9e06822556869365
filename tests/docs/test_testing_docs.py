"""docs/testing.md speaks of files and targets that there are."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
TEXT = (ROOT / "docs/testing.md").read_text(encoding="utf-8")


def test_every_file_that_is_named_exists() -> None:
    named = re.findall(r"(?<![\w/])((?:tests|web|scripts|benchmarks)/[\w./*-]+\w)", TEXT)
    assert len(named) > 10
    assert [place for place in named if not any(ROOT.glob(place))] == []


def test_every_target_that_is_named_exists() -> None:
    targets = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
    named = set(re.findall(r"make ([a-z-]+)(?=[` ])", TEXT))
    assert {"load", "quick", "shake", "test"} <= named
    assert named <= targets
