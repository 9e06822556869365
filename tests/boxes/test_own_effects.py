"""A kind of effect is one class: what it says of itself is all that house rules, texts and bots need."""

from __future__ import annotations

from pathlib import Path

import pytest
from mypy_extensions import i64

from pioche.bots.traits import all_traits, moves_turn, takes
from pioche.boxes import BOXES
from pioche.engine.box import Box
from pioche.engine.cards import NO_COLOUR, Face, Row, coloured, numbers, wild
from pioche.engine.effects import AcceptOrChallenge, Effect, NameColour
from pioche.engine.events import CARDS_TAKEN, HANDS_PASSED, TURN_LOST
from pioche.engine.masks import Cards, overlap
from pioche.engine.options import Options, Value
from pioche.engine.rules import Rules
from pioche.engine.state import State
from pioche.scenarios import run_file
from pioche.study.checks.coverage import Coverage, kinds_of
from pioche.study.checks.soak import soak
from pioche.texts.cardrules import CardRules
from pioche.texts.catalogue import catalogue
from pioche.texts.naming import Names
from pioche.texts.page import Page


class TakeThree(Effect):
    """A draw card that nobody has heard of."""

    def __init__(self) -> None:
        super().__init__()
        self.draws = 3
        self.skips = 1
        self.emits = [CARDS_TAKEN, TURN_LOST]

    def run(self, s: State) -> bool:
        """The next player takes three."""
        victim = s.next(s.card_player)
        s.take_forced(victim, self.draws)
        s.lose_turn(victim)
        return False


class FiveOrChallenge(AcceptOrChallenge):
    """A wild draw card that is a bluff beside any other wild."""

    def __init__(self) -> None:
        super().__init__(5)
        self.wilds = "all"

    def guilty(self, s: State, card: i64, left: Cards, before: i64) -> bool:
        """Whether there is one."""
        return overlap(left, s.rules.coloured(s.side, NO_COLOUR))


class Fair(Box):
    """Numbers, a draw card and a wild one."""

    def light(self, options: Options) -> list[Row]:
        """Threes and fives."""
        return [
            *numbers(1, 9, copies=2),
            coloured("T", 20, 2, [TakeThree()], opening=None),
            wild("W5", 50, 4, [NameColour(), FiveOrChallenge()], opening=None),
        ]


FAIR = Fair("fair")


def face(options: dict[str, Value], code: str, seats: int = 3) -> tuple[Rules, Face]:
    """A face of a table."""
    rules = Rules(FAIR, seats, options)
    [found] = [face for face in rules.faces if face.code == code]
    return rules, found


# House rules


STACKED = """
title   = "Two draw cards of an own kind add up, and a wild one goes on top"
box     = "fair"
seats   = ["A", "B", "C"]
options = { H1 = "up" }
[given]
turn  = "A"
talon = "R7"
hands = { A = "RT R1", B = "BT B1", C = "W5 G1 G2" }
draw  = "Y1 Y2 Y3 Y4 Y5 Y6 Y7 Y8 Y9 R2 R3"
do = '''
A play RT uno
B play BT uno
C play W5 red
? legal.A = ["accept", "challenge"]
A accept
'''
[expect]
turn    = "B"
hands.A = "R1 Y1 Y2 Y3 Y4 Y5 Y6 Y7 Y8 Y9 R2 R3"
"""

UNCHALLENGED = """
title   = "A wild draw card with a judgement of its own is taken without a challenge"
box     = "fair"
seats   = ["A", "B", "C"]
options = { H7 = true }
[given]
turn  = "A"
talon = "R7"
hands = { A = "W5 W5 R1", B = "B1 B2", C = "G1 G2" }
draw  = "Y1 Y2 Y3 Y4 Y5"
do = '''
A play W5 red
'''
[expect]
turn    = "C"
hands.B = "B1 B2 Y1 Y2 Y3 Y4 Y5"
"""

HONEST = """
title   = "A wild draw card that would be a bluff by its own judgement is refused"
box     = "fair"
seats   = ["A", "B", "C"]
options = { H6 = true }
[given]
turn  = "A"
talon = "R7"
hands = { A = "W5 W5 R1", B = "B1 B2", C = "G1 G2" }
draw  = "Y1 Y2 Y3 Y4 Y5"
do = '''
! A play W5 red
A play R1
'''
[expect]
turn = "B"
"""


@pytest.mark.parametrize("scenario", [STACKED, UNCHALLENGED, HONEST])
def test_house_rules_take_hold_of_own_draw_cards(
    scenario: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(BOXES, FAIR.name, FAIR)
    file = tmp_path / "own.toml"
    file.write_text(scenario)
    assert str(run_file(file).failure) == "None"


# Texts and bots


@pytest.mark.parametrize(
    ("code", "options", "said"),
    [
        ("RT", {}, "The next player takes 3 cards and loses a turn."),
        (
            "RT",
            {"H1": "same"},
            "The next player takes 3 cards and loses a turn, or answers (see Stacking).",
        ),
        ("W5", {}, "takes 5 cards and loses a turn. Or the next player challenges you"),
        ("W5", {"H6": True}, "only if you hold no other card of the colour in play and no other wild"),
        ("W5", {"H7": True}, "takes 5 cards and loses a turn. You can always play it"),
    ],
)
def test_own_draw_cards_are_explained(code: str, options: dict[str, Value], said: str) -> None:
    rules, found = face(options, code)
    assert said in CardRules(Page(), Names(catalogue("en"), rules)).card(found)


def test_greedy_knows_what_own_effects_do() -> None:
    for seats, again in ((2, True), (4, False)):
        rules, three = face({}, "RT", seats)
        traits = all_traits(rules)[three.id]
        assert (takes(traits), traits.skips, traits.again, moves_turn(traits)) == (3.0, 1, again, True)


# Soaks


def test_what_own_effects_declare_is_expected_and_happens() -> None:
    assert {"TakeThree", "FiveOrChallenge", "Unchallenged", "Stack"} <= set(kinds_of(FAIR).effects)
    assert {"respond", "colour", "target"} <= set(kinds_of(FAIR).decisions)  # the last one by H3
    found = soak(FAIR, range(2, 6), "own", 120)
    assert found.failures == []
    assert found.effects["TakeThree"] > 0
    assert Coverage(FAIR, found).unexpected() == []


class Secretive(TakeThree):
    """Tells something, and has not said that it would."""

    def run(self, s: State) -> bool:
        """Tell a story, and take."""
        if s.events is not None:
            s.note(HANDS_PASSED, s.card_player)
        return super().run(s)


class Sly(Fair):
    """A box with an effect that is not what it says."""

    def light(self, options: Options) -> list[Row]:
        """Secretive threes."""
        return [*numbers(0, 9, copies=2), coloured("T", 20, 2, [Secretive()], opening=None)]


def test_what_nothing_declares_is_found() -> None:
    """At the very table where it happened, even if some house rule could bring it about elsewhere (H3)."""
    found = soak(Sly("sly"), range(2, 6), "sly", 60)
    coverage = Coverage(Sly("sly"), found)
    assert "HandsPassed" in coverage.kinds.events
    assert coverage.unexpected() == ["event HandsPassed"]
    assert not coverage.complete()


def test_effects_and_boxes_may_still_use_the_older_name_of_what_they_emit() -> None:
    effect, box = TakeThree(), Fair("fair")
    effect.tells = [TURN_LOST]
    box.tells = [HANDS_PASSED]
    assert effect.emits == effect.tells == [TURN_LOST]
    assert box.emits == box.tells == [HANDS_PASSED]
