"""A fingerprint covers the whole state, and nothing but the state."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from pioche.boxes import BOXES
from pioche.engine.actions import Answers
from pioche.engine.deal import new_match
from pioche.engine.fingerprint import fingerprint
from pioche.engine.game import apply, legal
from pioche.engine.rules import Rules
from pioche.engine.state import State

SHARED = {"rules", "events", "counts"}  # the rules never change; who listens or counts does not matter


def fields(s: State) -> list[str]:
    """The names of everything a state keeps; whether the round is over only follows from the question."""
    names = [name for name in dir(s) if not name.startswith("_") and not callable(getattr(s, name))]
    return [name for name in names if name != "round_over"]


def fresh(box: str = "classic") -> State:
    """A game that has just been dealt."""
    return new_match(Rules(BOXES[box], 3, {}), "fingerprint")


def changed(s: State, name: str) -> None:
    """Make one field another."""
    value = getattr(s, name)
    if name == "script":
        s.script = [7]
    elif name == "program":
        s.program = s.rules.face(s.rules.deck[-1], 0).finishing or s.rules.nothing
        assert s.program is not value
    elif name == "rng":
        s.rng.next32()
    elif name == "key":
        s.key = b"another"
    elif name == "hand":
        s.hand[0], s.hand[2] = s.hand[2], s.hand[0]
    elif name == "stamp":
        hand = s.hand_list(0)
        s.stamp[hand[0]], s.stamp[hand[1]] = s.stamp[hand[1]], s.stamp[hand[0]]
    elif name in ("scores", "points", "noted"):
        setattr(s, name, vec[i64]([0, 5, 0]))
    elif name == "pile":
        s.pile[0], s.pile[1] = s.pile[1], s.pile[0]
    elif name == "size":
        value[0] += 1
    elif isinstance(value, tuple):
        setattr(s, name, (value[0] + 1, value[1]))
    else:
        assert isinstance(value, int), name
        setattr(s, name, value + 1)


@pytest.mark.parametrize(
    "name", [name for name in fields(fresh()) if name not in SHARED | {"extra", "seats"}]
)
def test_every_field_counts(name: str) -> None:
    s = fresh()
    before = fingerprint(s)
    changed(s, name)
    assert fingerprint(s) != before


@pytest.mark.parametrize("name", [name for name in fields(fresh()) if name not in SHARED | {"seats"}])
def test_every_field_is_copied(name: str) -> None:
    s = fresh("tippo")
    if name == "extra":
        s.extra.force([1])
    else:
        changed(s, name)
    assert fingerprint(s.copy()) == fingerprint(s) != fingerprint(fresh("tippo"))


@pytest.mark.parametrize("box", list(BOXES))
def test_a_copy_has_the_same_fingerprint_and_goes_its_own_way(box: str) -> None:
    s = fresh(box)
    out = Answers()
    for _ in range(60):
        before = fingerprint(s)
        copy = s.copy()
        assert fingerprint(copy) == before
        assert hash(before) == hash(fingerprint(copy))
        legal(copy, out)
        if out.n == 0:
            break
        action = out.as_list()[0]
        apply(copy, action)
        assert fingerprint(copy) != before
        assert fingerprint(s) == before
        apply(s, action)
        assert fingerprint(s) == fingerprint(copy)


def test_what_a_pile_once_held_does_not_count() -> None:
    s = fresh()
    before = fingerprint(s)
    s.pile[s.size[10] + 1] = 99
    assert fingerprint(s) == before
