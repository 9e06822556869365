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
from pioche.engine.house.base import HouseRule
from pioche.engine.house.presets import PRESETS, preset
from pioche.engine.house.registry import BY_NUMBER, HOUSE, NUMBER_OF, named, numbered
from pioche.engine.options import COMMON, NUMBERS, OptionError, Value
from pioche.engine.rules import Rules
from pioche.engine.state import State


@pytest.mark.parametrize(
    ("box", "seats", "options", "reason"),
    [
        (
            "classic",
            4,
            {"no_bluff": True, "free_wild_draw": True},
            r"no_bluff \(H6\) and free_wild_draw \(H7\) cannot be played together \(§9.1\)",
        ),
        (
            "classic",
            4,
            {"stacking": "same", "progressive": True},
            r"stacking \(H1\) and progressive \(H1b\) cannot be played together \(§9.1\)",
        ),
        ("classic", 4, {"H6": True, "free_wild_draw": True}, "cannot be played together"),
        ("classic", 3, {"teams": True}, r"teams \(H8\) needs exactly 4 players"),
        ("classic", 5, {"H8": True}, r"teams \(H8\) needs exactly 4 players"),
        ("tippo", 4, {"no_bluff": True}, "no card can be a bluff"),
        ("tippo", 4, {"forced_play": True, "tippo_free_draw": True}, "cannot be played together"),
        ("tippo", 4, {"H5": True, "tippo_free_draw": True}, r"forced_play \(H5\)"),
        ("classic", 4, {"stacking": "up", "bounce": True}, r"stacking \(H1\) and bounce \(H11\) cannot be"),
        ("classic", 4, {"progressive": True, "bounce": True}, r"progressive \(H1b\) and bounce \(H11\)"),
        ("classic", 4, {"doubles": True, "jump_in": True}, r"doubles \(H9\) and jump_in \(H2\) cannot be"),
        ("classic", 4, {"play_on": True, "teams": True}, r"teams \(H8\) and play_on \(H13\) cannot be"),
        (
            "classic",
            4,
            {"elimination": True, "teams": True, "scoring": "low"},
            r"teams \(H8\) and elimination \(H12\) cannot be",
        ),
        ("classic", 4, {"elimination": True}, r"elimination \(H12\) needs scoring = low \(R108\)"),
        ("transformers", 4, {"elimination": True}, r"elimination \(H12\) needs scoring = low \(R108\)"),
        ("tippo", 4, {"doubles": True}, r"doubles \(H9\) makes no sense in this box: .* \(§9.1\)"),
        ("classic", 4, {"careful_hand": True}, r"careful_hand \(H18\) makes no sense .* no balance \(§9.1\)"),
        ("flip", 4, {"H18": True}, r"careful_hand \(H18\) makes no sense"),
        ("classic", 4, {"mercy": 25}, r"mercy \(H15\) is true or false, not 25"),
        ("classic", 4, {"uno_penalty": 4}, r"goes with strict_uno \(H14\)"),
        ("classic", 4, {"strict_uno": True, "uno_penalty": 3}, "2 or 4"),
        ("classic", 4, {"stacking": "down"}, "stacking .* same, up or false, not 'down'"),
        ("classic", 4, {"stacking": True}, "same, up or false, not true"),
        ("classic", 4, {"H1": True}, "stacking .* same, up or false, not true"),
        ("classic", 4, {"jump_in": "yes"}, "true or false, not 'yes'"),
        ("classic", 4, {"jump_in": 1}, "true or false, not 1"),
        ("classic", 4, {"stacking": "up", "H1": "same"}, "stacking and H1 are one rule, .* 'up' and 'same'"),
        ("classic", 4, {"H2": False, "jump_in": True}, "jump_in and H2 are one rule, .* false and true"),
        ("classic", 4, {"doubles": True, "H9": False}, "doubles and H9 are one rule"),
        ("classic", 4, {"hand": 11}, "from 5 to 10"),
        ("classic", 4, {"hand": True}, "from 5 to 10"),
        ("classic", 10, {"hand": 10}, "fewer than 15"),
        ("classic", 4, {"target": 99}, "from 100 to 1000"),
        (
            "classic",
            4,
            {"H99": True},
            "unknown option 'H99'; this box knows .*, and the house rules stacking,",
        ),
        ("classic", 4, {"stackng": "up"}, "unknown option 'stackng'; did you mean stacking?"),
        ("classic", 4, {"Jump-In": True}, "unknown option 'Jump-In'; did you mean jump_in?"),
        ("classic", 4, {"scorings": "low"}, "did you mean scoring?"),
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
    off: dict[str, Value] = {"stacking": False, "H2": False, "doubles": False, "H11": False}
    rules = Rules(BOXES["classic"], 4, off)
    assert rules.house == []
    assert rules.options.chosen == {}


# Names and numbers


@pytest.mark.parametrize("rule", BY_NUMBER, ids=lambda rule: rule.name)
def test_a_rule_is_the_same_by_its_name_and_by_its_number(rule: HouseRule) -> None:
    """§9: the number is understood and the name is kept, alone or beside the other spelling."""
    box = BOXES["tippo" if rule.name == "careful_hand" else "classic"]
    for value in rule.values:
        by_name = Rules(box, 4, {**rule.needs, rule.name: value})
        assert by_name.options.chosen == {**rule.needs, rule.name: value}
        assert by_name.house == [rule]
        for wanted in ({rule.number: value}, {rule.number: value, rule.name: value}):
            again = Rules(box, 4, {**rule.needs, **wanted})
            assert again.options.chosen == by_name.options.chosen
            assert again.house == by_name.house
            assert fingerprint(new_match(again, "name")) == fingerprint(new_match(by_name, "name"))


def test_only_house_rules_have_two_spellings() -> None:
    """Other options are left alone, whatever they are called."""
    wanted: dict[str, Value] = {
        "H1": "up",
        "scoring": "low",
        "H16": True,
        "customizable": ["C1", "C8"],
        "h2": 1,
    }
    by_name = named(wanted)
    assert by_name == {
        "stacking": "up",
        "scoring": "low",
        "table_numbers": True,
        "customizable": ["C1", "C8"],
        "h2": 1,
    }
    assert numbered(by_name) == wanted
    assert list(numbered(by_name)) == sorted(wanted)
    assert wanted == {"H1": "up", "scoring": "low", "H16": True, "customizable": ["C1", "C8"], "h2": 1}


def test_no_name_means_two_things() -> None:
    """A house rule is not called as a switch of some box, nor as a number of the table."""
    others = {switch.name for box in BOXES.values() for switch in [*COMMON, *box.switches]}
    others |= {*NUMBERS, "scoring", "dealer", "uno_penalty", "customizable_text"}
    assert others & {*NUMBER_OF, *NUMBER_OF.values()} == set()


def test_rules_are_read_in_the_order_of_the_specification() -> None:
    """§9: progressive stands beside stacking, and the tenth behind the ninth."""
    numbers = [rule.number for rule in BY_NUMBER]
    assert numbers[:3] == ["H1", "H1b", "H2"]
    assert numbers.index("H8") < numbers.index("H10") < numbers.index("H14")
    assert sorted(numbers) == sorted(rule.number for rule in HOUSE)


# Presets


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
        for seed in range(300):
            if seed >= 40 and (not custom or "keep" in met):
                break
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
    """Every rule of §9 is in the registry exactly once, under a name and a number of its own."""
    names = [rule.name for rule in HOUSE]
    numbers = [rule.number for rule in HOUSE]
    assert len(names) == len(set(names)) == len(NUMBER_OF)
    assert sorted(numbers) == sorted([*(f"H{k}" for k in range(1, 19)), "H1b"])
    assert {other for rule in HOUSE for other in rule.excludes} <= set(names)
