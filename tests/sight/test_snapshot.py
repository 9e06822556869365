"""A picture is a view as people look at it: the same data, for every viewer, at every moment."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from pioche.boxes import BOXES
from pioche.engine.actions import ROUND_OVER, Answers
from pioche.engine.deal import new_match
from pioche.engine.game import apply
from pioche.server.table.scene import Scene
from pioche.sight.history import History
from pioche.sight.snapshot import Pictures
from pioche.sight.view import SPECTATOR, view
from pioche.study.random_tables import random_rules
from pioche.study.walks import answers, calls

ONLY_IN_VIEWS = {"options", "program", "registers"}


@pytest.mark.parametrize("box", BOXES)
def test_pictures_and_views_agree(box: str) -> None:
    shown = compared = 0
    for number in range(12):
        rng = Random(f"{box} {number}")
        seats = rng.randint(2, 5)
        s = new_match(random_rules(BOXES[box], seats, str(number), rng), str(number), None, True)
        eyes = {viewer: History(s.rules, viewer) for viewer in range(SPECTATOR, seats)}
        for _ in range(250):
            if s.phase >= ROUND_OVER:
                break
            pictures = Pictures(s)
            for viewer, history in eyes.items():
                picture = pictures.of(viewer, Answers())
                present = view(s, viewer, history).present()
                registers = present["registers"]
                assert isinstance(registers, dict)
                assert picture.pop("author") == registers["author"]
                assert picture.keys() == present.keys() - ONLY_IN_VIEWS
                reasons = present["refused"]
                assert isinstance(reasons, dict)
                present["refused"] = {card: why for card, why in reasons.items() if why != "not_asked"}
                assert picture == {key: present[key] for key in picture}
                compared += 1
            shown += s.shown_to != 0
            found = answers(s)
            beside = calls(s)
            apply(s, rng.choice(beside if beside and rng.random() < 0.3 else found))
    assert compared > 1000
    assert shown > 0 or box == "tippo"


@pytest.mark.parametrize("box", BOXES)
def test_what_is_sent_is_the_picture(box: str) -> None:
    """However much of it was put together earlier or for somebody else."""
    shown = compared = 0
    for number in range(8):
        rng = Random(f"sent {box} {number}")
        seats = rng.randint(2, 5)
        s = new_match(random_rules(BOXES[box], seats, str(number), rng), str(number), None, True)
        scene = Scene(s)
        for _ in range(250):
            if s.phase >= ROUND_OVER:
                break
            pictures = Pictures(s)
            for viewer in rng.sample(range(SPECTATOR, seats), seats + 1):
                sent = msgspec.json.decode(scene.to(viewer))
                assert sent == pictures.of(viewer, Answers())
                compared += 1
            shown += s.shown_to != 0
            found = answers(s)
            beside = calls(s)
            s = s.copy()  # as a table does
            apply(s, rng.choice(beside if beside and rng.random() < 0.3 else found))
            scene.move(s)
    assert compared > 1000
    assert shown > 0 or box == "tippo"
