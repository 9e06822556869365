"""Rules with other backs are the rules that would have been built with them."""

from __future__ import annotations

from collections.abc import Iterable

import pytest
from librt.vecs import vec
from mypy_extensions import u8

from pioche.boxes import BOXES
from pioche.engine.backs import Backs
from pioche.engine.cards import Face
from pioche.engine.masks import CardSets
from pioche.engine.options import Value
from pioche.engine.rules import Rules


def plain(value: object) -> object:
    """A table of the rules as plain data."""
    if isinstance(value, CardSets):
        return list(value.low), list(value.high)
    if isinstance(value, (bool, int, str, tuple, type(None))):
        return value
    if isinstance(value, Iterable):  # a list or a vector
        return [item.code if isinstance(item, Face) else item for item in value]
    return type(value)


def tables(rules: Rules) -> dict[str, object]:
    """Everything that rules hold, but the seed and what only lists objects."""
    names = [
        name for name in dir(rules) if not name.startswith("_") and name not in ("seed", "house", "bars")
    ]
    return {name: plain(getattr(rules, name)) for name in names if not callable(getattr(rules, name))}


@pytest.mark.parametrize("box", ["flip", "transformers"])
def test_rules_with_other_backs_are_like_those_built_with_them(box: str) -> None:
    """In every table: what fits, what is equal, colours, numbers, points."""
    options: dict[str, Value] = {"pairing": "shuffled", "jump_in": True}
    prepared = Backs(Rules(BOXES[box], 4, options, "before"))
    groups = 0
    for number in range(25):
        wanted = Rules(BOXES[box], 4, options, str(number))
        behind = vec[u8]([max(back, 0) for _, back in wanted.card_faces])
        found = prepared.rules_with(behind)
        assert tables(found) == tables(wanted)
        assert found.house is prepared.rules.house
        groups += int(found.groups)
    assert groups > 3


def test_the_rules_they_come_from_stay_as_they_were() -> None:
    """Rules are shared and never changed."""
    rules = Rules(BOXES["flip"], 4, {})
    before = tables(rules)
    other = Rules(BOXES["flip"], 4, {"pairing": "shuffled"}, "x")
    Backs(rules).rules_with(vec[u8]([max(back, 0) for _, back in other.card_faces]))
    assert tables(rules) == before
