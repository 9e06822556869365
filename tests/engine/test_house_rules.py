"""House rules before the deal (§9.1), the presets, and the default answer of every kind of decision (H16)."""

from __future__ import annotations

import random

import pytest

from pioche.boxes import BOXES
from pioche.engine.actions import (
    ACCEPT,
    DECISIONS,
    DONE,
    DRAW,
    KEEP,
    PLACE,
    PLAY,
    ROUND_OVER,
    Answers,
    card_of,
    verb_of,
)
from pioche.engine.deal import new_match
from pioche.engine.defaults import default_answer
from pioche.engine.fingerprint import fingerprint
from pioche.engine.game import apply, legal
from pioche.engine.house.presets import PRESETS, preset
from pioche.engine.house.registry import HOUSE, LATER
from pioche.engine.options import OptionError, Value
from pioche.engine.rules import Rules
from pioche.engine.state import State


@pytest.mark.parametrize("name", LATER)
def test_rules_that_are_not_there_yet_are_refused(name: str) -> None:
    """§9: H9, H11–H13, H15 and H18 are not available, and say so."""
    with pytest.raises(OptionError, match=f"{name} is not available yet"):
        Rules(BOXES["classic"], 4, {name: True})


@pytest.mark.parametrize(
    ("box", "seats", "options", "reason"),
    [
        ("classic", 4, {"H6": True, "H7": True}, "cannot be played together"),
        ("classic", 4, {"H1": "same", "H1b": True}, "cannot be played together"),
        ("classic", 3, {"H8": True}, "exactly 4 players"),
        ("classic", 5, {"H8": True}, "exactly 4 players"),
        ("tippo", 4, {"H6": True}, "no card can be a bluff"),
        ("tippo", 4, {"H5": True, "tippo_free_draw": True}, "cannot be played together"),
        ("classic", 4, {"uno_penalty": 4}, "goes with H14"),
        ("classic", 4, {"H14": True, "uno_penalty": 3}, "2 or 4"),
        ("classic", 4, {"H1": "down"}, "same, up"),
        ("classic", 4, {"H1": True}, "same, up"),
        ("classic", 4, {"H2": "yes"}, "true or false"),
        ("classic", 4, {"hand": 11}, "from 5 to 10"),
        ("classic", 4, {"hand": True}, "from 5 to 10"),
        ("classic", 10, {"hand": 10}, "fewer than 15"),
        ("classic", 4, {"target": 99}, "from 100 to 1000"),
        ("classic", 4, {"H99": True}, "unknown option"),
        ("classic", 1, {}, "2 to 10 players"),
        ("classic", 11, {}, "2 to 10 players"),
    ],
)
def test_an_impossible_table_is_refused_with_the_reason(
    box: str, seats: int, options: dict[str, Value], reason: str
) -> None:
    """§9.1: before the deal, and with the reason."""
    with pytest.raises(OptionError, match=reason):
        Rules(BOXES[box], seats, options)


def test_a_rule_set_to_false_is_off() -> None:
    """An option may be written out although it is the default."""
    assert Rules(BOXES["classic"], 4, {"H1": False, "H9": False}).house == []


@pytest.mark.parametrize("box", BOXES)
@pytest.mark.parametrize("name", PRESETS)
def test_every_preset_can_be_played_in_every_box(box: str, name: str) -> None:
    """Presets leave out what makes no sense in a box (§9.2)."""
    options = preset(name, BOXES[box])
    state = new_match(Rules(BOXES[box], 4, options), "preset")
    play_by_default(state, 0)
    assert state.phase >= ROUND_OVER
    assert set(options) <= set(PRESETS[name])


def test_an_unknown_preset_is_refused() -> None:
    """The reason names the presets there are."""
    with pytest.raises(OptionError, match="by_the_book"):
        preset("tournament", BOXES["classic"])


def play_by_default(state: State, seed: int) -> set[str]:
    """Play a round in which every third answer is the default one; the decisions it was asked for."""
    rng = random.Random(seed)
    out = Answers()
    met: set[str] = set()
    while state.phase < ROUND_OVER:
        legal(state, out)
        answers = out.as_list()
        default = default_answer(state)
        assert default in answers
        assert default == default_answer(state.copy())
        met.add(DECISIONS[state.phase])
        check_default(state, default, answers)
        apply(state, default if rng.random() < 0.34 else rng.choice(answers))
    return met


def check_default(state: State, default: int, answers: list[int]) -> None:
    """H16: keep, else draw, else the cheapest play; accept; done; place."""
    verbs = {int(verb_of(a)) for a in answers if card_of(a) < 0}
    for verb in (KEEP, DRAW, ACCEPT, DONE, PLACE):
        if verb in verbs:
            assert verb_of(default) == verb
            return
    plays = [a for a in answers if verb_of(a) == PLAY]
    if plays:
        prices = [int(state.rules.face(card_of(a), state.side).points) for a in plays]
        assert state.rules.face(card_of(default), state.side).points == min(prices)


def test_the_default_answer_exists_in_every_decision() -> None:
    """H16: in every kind of decision of every box and with house rules on; it never changes the state."""
    met: set[str] = set()
    for box in BOXES.values():
        custom = any(switch.name == "customizable" for switch in box.switches)
        for seed in range(300 if custom else 40):
            options: dict[str, Value] = {"scoring": "race"}
            if custom:
                options["customizable"] = "C8"  # which one to keep is seldom asked
            if seed % 2:
                options |= preset("wild", box)
            state = new_match(Rules(box, 2 + seed % 9, options), f"default {seed}")
            before = fingerprint(state)
            default_answer(state)
            assert fingerprint(state) == before
            met |= play_by_default(state, seed)
    assert met == set(DECISIONS) - {"round_over", "match_over"}


def test_each_house_rule_is_one_class_that_can_be_pointed_at() -> None:
    """Every available rule of §9 is in the registry exactly once."""
    names = [rule.name for rule in HOUSE]
    assert sorted(names) == sorted(set(names))
    assert {*names, *LATER} == {f"H{k}" for k in range(1, 19)} | {"H1b"}
