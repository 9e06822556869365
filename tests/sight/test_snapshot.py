"""A snapshot is a view as people look at it: the same data, for every viewer, at every moment."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from pioche.boxes import BOXES
from pioche.engine.actions import ROUND_OVER, Answers
from pioche.engine.deal import new_match
from pioche.engine.game import apply
from pioche.engine.rules import Rules
from pioche.server.table.scene import Scene
from pioche.sight.history import History
from pioche.sight.snapshot import Snapshot
from pioche.sight.view import SPECTATOR, view
from pioche.study.checks.random_tables import random_rules
from pioche.study.checks.walks import answers, calls

ONLY_IN_VIEWS = {"options", "program", "registers"}


@pytest.mark.parametrize("box", BOXES)
def test_snapshots_and_views_agree(box: str, pytestconfig: pytest.Config) -> None:
    shown = compared = 0
    for number in range(12 if pytestconfig.getoption("long") else 6):
        rng = Random(f"{box} {number}")
        seats = rng.randint(2, 5)
        s = new_match(random_rules(BOXES[box], seats, str(number), rng), str(number), None, True)
        eyes = {viewer: History(s.rules, viewer) for viewer in range(SPECTATOR, seats)}
        for _ in range(250):
            if s.phase >= ROUND_OVER:
                break
            snapshot = Snapshot(s)
            for viewer, history in eyes.items():
                taken = snapshot.of(viewer, Answers())
                present = view(s, viewer, history).present()
                assert taken == {key: present[key] for key in present.keys() - ONLY_IN_VIEWS}
                compared += 1
            shown += s.shown_to != 0
            found = answers(s)
            beside = calls(s)
            apply(s, rng.choice(beside if beside and rng.random() < 0.3 else found))
    assert compared > 1000
    assert shown > 0 or box == "tippo"


@pytest.mark.parametrize("box", BOXES)
def test_what_is_sent_is_the_snapshot(box: str, pytestconfig: pytest.Config) -> None:
    """However much of it was put together earlier or for somebody else."""
    shown = compared = 0
    for number in range(8 if pytestconfig.getoption("long") else 5):
        rng = Random(f"sent {box} {number}")
        seats = rng.randint(2, 5)
        s = new_match(random_rules(BOXES[box], seats, str(number), rng), str(number), None, True)
        scene = Scene(s)
        for _ in range(250):
            if s.phase >= ROUND_OVER:
                break
            snapshot = Snapshot(s)
            for viewer in rng.sample(range(SPECTATOR, seats), seats + 1):
                sent = msgspec.json.decode(scene.to(viewer))
                assert sent == snapshot.of(viewer, Answers())
                compared += 1
            shown += s.shown_to != 0
            found = answers(s)
            beside = calls(s)
            s = s.copy()  # as a table does
            apply(s, rng.choice(beside if beside and rng.random() < 0.3 else found))
            scene.move(s)
    assert compared > 1000
    assert shown > 0 or box == "tippo"


@pytest.mark.parametrize("box", BOXES)
def test_a_snapshot_that_follows_another_is_the_same_as_a_fresh_one(box: str) -> None:
    """Whatever happened in between: several moves, another round."""
    for number in range(6):
        rng = Random(f"follows {box} {number}")
        s = new_match(random_rules(BOXES[box], 3, str(number), rng), str(number))
        before = Snapshot(s)
        for _ in range(300):
            found = answers(s)
            if not found:
                break
            s = s.copy()
            apply(s, rng.choice(found))
            if rng.random() < 0.5:
                fresh, before = Snapshot(s), Snapshot(s, before)
                for viewer in (SPECTATOR, 0, 2):
                    assert before.hands(viewer) == fresh.hands(viewer)


def test_hands_lie_open_for_the_count_and_not_before() -> None:
    """Each as its holder sees it: backs stay hidden."""
    rng = Random("count")
    s = new_match(Rules(BOXES["flip"], 3, {}), "count")
    while s.phase < ROUND_OVER:
        assert Snapshot(s).counted() is None
        apply(s, rng.choice(answers(s)))
    counted = Snapshot(s).counted()
    assert counted == [Snapshot(s).hands(seat)[seat] for seat in range(3)]
    assert counted is not None
    assert all(card[2 - s.side] is None for hand in counted for card in hand)
