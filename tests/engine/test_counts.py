"""Counts of all action sequences from fixed positions, pinned in counts.toml (written by scripts/pin.py)."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from pioche.boxes import BOXES
from tests.engine.sequences import DEPTH, STARTS, Start, counts

PINNED = tomllib.loads((Path(__file__).parent / "counts.toml").read_text())


def test_every_box_has_counts() -> None:
    assert list(PINNED) == list(BOXES)
    assert [list(PINNED[box]) for box in BOXES] == [[start.title() for start in STARTS] for _ in BOXES]


@pytest.mark.parametrize("start", STARTS, ids=Start.title)
@pytest.mark.parametrize("box", BOXES)
def test_sequences_are_as_many_as_ever(box: str, start: Start) -> None:
    """Every answer of §1.6 on offer, and the calls and catches of §1.8, no more and no fewer."""
    found = counts(box, start)
    assert found == PINNED[box][start.title()]
    assert len(found["answers"]) == DEPTH
