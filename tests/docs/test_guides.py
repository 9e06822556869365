"""Every guide begins by saying for whom it is, and what they will have after some minutes."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

DOCS = Path(__file__).parents[2] / "docs"


@pytest.mark.parametrize("guide", sorted(path.name for path in DOCS.glob("*.md")))
def test_a_guide_says_for_whom_it_is_and_what_they_will_have(guide: str) -> None:
    title, _, rest = (DOCS / guide).read_text(encoding="utf-8").partition("\n\n")
    assert title.startswith("# ")
    first = " ".join(rest.partition("\n## ")[0].split("\n\n")[0].split())
    assert first.startswith("For "), first
    assert re.search(r"[Aa]fter \w+ minutes\b", first), first
