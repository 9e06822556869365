"""What a box says of itself: its defaults, its limit of cards, points for who is put out, and its reasons."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest
from mypy_extensions import i64

from pioche.boxes import BOXES
from pioche.engine.actions import LAY, LAY_UNDER, Answers, action, card_of, verb_of
from pioche.engine.box import Box
from pioche.engine.cards import MAX_CARDS, Row, coloured, numbers, wild
from pioche.engine.effects import DrawNext, Effect, FirstNames, NameColour
from pioche.engine.events import CARDS_LAID_BENEATH
from pioche.engine.game import apply
from pioche.engine.house.base import Bar
from pioche.engine.house.presets import preset
from pioche.engine.masks import Cards, without
from pioche.engine.options import OptionError, Options, Value
from pioche.engine.refusals import REASONS, Illegal, Refusal
from pioche.engine.rules import Rules
from pioche.engine.state import State
from pioche.match import Match
from pioche.notation.moves import parse_action, seat_names
from pioche.notation.position import Picker, Position, set_up
from pioche.records import read, replay, write
from pioche.sight.view import view
from pioche.study.checks.coverage import Coverage
from pioche.study.checks.soak import soak
from pioche.texts.cardrules import CardRules
from pioche.texts.catalogue import catalogue
from pioche.texts.explanations import explain
from pioche.texts.naming import Names
from pioche.texts.option_words import option_lines
from pioche.texts.page import Page
from tests.records.record_games import play

SOURCES = Path(__file__).parents[2] / "src/pioche"
REFUSALS = ("Illegal", "NotAsked", "Unreadable")
REASONING = ("why_refused", "why_no_play", "why_no_answer", "why_unlisted", "word_error")


class NoNines(Bar):
    """Keeps nines in the hand while their holder has many cards."""

    def allowed(self, s: State, seat: i64, cards: Cards) -> Cards:
        """All but the nines."""
        return cards if s.size[seat] < 6 else without(cards, s.rules.numbered(s.side, 9))


class Shed(Effect):
    """The player lays a number beneath, and nothing else."""

    def __init__(self) -> None:
        super().__init__()
        self.lays = 1
        self.asks = [LAY]
        self.emits = [CARDS_LAID_BENEATH]

    def run(self, s: State) -> bool:
        """Ask who has a number to spare."""
        if s.size[s.card_player] < 2 or not self.spare(s):
            return False
        s.ask(LAY, s.card_player)
        return True

    def spare(self, s: State) -> list[int]:
        """The numbers of the hand."""
        return [card for card in s.hand_list(s.card_player) if s.rules.face(card, s.side).number >= 0]

    def answers(self, s: State, out: Answers) -> None:
        """Any of them."""
        for card in self.spare(s):
            out.add(action(LAY_UNDER, s.asked, card))

    def accepts(self, s: State, a: i64) -> bool:
        """One of them; anything else that is held is refused in the box's own words."""
        if verb_of(a) != LAY_UNDER or not 0 <= card_of(a) < MAX_CARDS or not s.holds(s.asked, card_of(a)):
            return False
        if card_of(a) not in self.spare(s):
            raise Illegal("too_good", "", s.rules.box.reasons["too_good"])
        return True

    def answer(self, s: State, a: i64) -> bool:
        """Lay it."""
        s.lay_beneath(s.asked, s.tray, [int(card_of(a))])
        s.open_window(s.asked)
        return False

    def why_not(self, s: State, a: i64) -> str:
        """A card that is not there."""
        return "lost_card" if verb_of(a) == LAY_UNDER else ""


class Harsh(Box):
    """A box with house rules of its own, and no mercy for who holds a dozen cards."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.defaults = {
            "mercy": True,
            "draw_until": True,
            "stacking": "up",
            "target": 300,
            "uno_on_any_single": False,
        }
        self.hand_limit = 12
        self.reasons = {
            "no_nines": ("a nine stays in a full hand", "harsh 4"),
            "too_good": ("only a number goes beneath", "harsh 5"),
            "lost_card": ("that card is not here!", "harsh 5"),
        }

    def light(self, options: Options) -> list[Row]:
        """72 numbers, some draw cards, and two kinds of wilds."""
        return [
            *numbers(1, 9, copies=2),
            coloured("+2", 20, 3, [DrawNext(2)], opening=[]),
            wild("W", 50, 4, [NameColour()], opening=[FirstNames()]),
            wild("WS", 50, 4, [NameColour(), Shed()], opening=[FirstNames()]),
        ]

    def install(self, rules: Rules) -> None:
        """Hold back the nines."""
        rules.bars.append(NoNines("no_nines"))

    def put_out_points(self, s: State, seat: i64) -> i64:
        """A fixed price."""
        return 250


HARSH = Harsh("harsh")


def laid_out(hands: list[str], options: dict[str, Value]) -> State:
    """A position with A to play on a red 4."""
    rules = Rules(HARSH, len(hands), options)
    place = Position()
    lists = [(f"hand {k}", hand.split()) for k, hand in enumerate(hands)]
    found = Picker(rules).pick_all([*lists, ("talon", ["R4"])], 0)
    place.hands = dict(enumerate(found[:-1]))
    place.talons[0] = found[-1]
    place.turn = 0
    s = set_up(rules, "own", place)
    s.events = []
    return s


def refused(s: State, line: str, lang: str = "en") -> tuple[Refusal, str]:
    """The refusal of a line of A, and what is said of it."""
    names = seat_names(int(s.seats))
    a = parse_action(s, line, names)
    with pytest.raises(Refusal) as error:
        apply(s, a)
    return error.value, explain(catalogue(lang), s, names, 0, error.value, int(a))


# Defaults


def test_defaults_of_a_box_are_in_force_without_being_chosen() -> None:
    rules = Rules(HARSH, 4, {})
    assert rules.options.chosen == {}
    assert {rule.name for rule in rules.house} == {"mercy", "draw_until", "stacking"}
    assert rules.options.on("stacking")
    assert rules.options.text("stacking", "same") == "up"
    assert (rules.target, rules.hand_limit, rules.any_single) == (300, 12, False)


def test_a_table_may_differ_and_only_that_is_kept() -> None:
    wanted: dict[str, Value] = {"mercy": False, "draw_until": True, "target": 500, "stacking": "same"}
    rules = Rules(HARSH, 4, wanted)
    assert rules.options.chosen == {"mercy": False, "target": 500, "stacking": "same"}
    assert {rule.name for rule in rules.house} == {"draw_until", "stacking"}
    assert (rules.hand_limit, rules.target) == (0, 500)
    assert Rules(HARSH, 4, {"H15": True, "target": 300}).options.chosen == {}
    with pytest.raises(OptionError, match=r"stacking \(H1\) and bounce \(H11\) cannot be played together"):
        Rules(HARSH, 4, {"bounce": True})
    assert Rules(HARSH, 4, {"bounce": True, "stacking": False}).options.on("bounce")


@pytest.mark.parametrize(
    ("defaults", "said"),
    [
        ({"mercyy": True}, "unknown option 'mercyy'; did you mean mercy?"),
        ({"target": 5000}, "target is a number from 100 to 1000"),
        ({"doubles": True, "jump_in": True}, "cannot be played together"),
        ({"elimination": True}, "needs scoring = low"),
    ],
)
def test_defaults_that_cannot_be_played_are_refused(defaults: dict[str, Value], said: str) -> None:
    box = Harsh("bad")
    box.defaults = defaults
    with pytest.raises(OptionError, match=re.escape(said)):
        Rules(box, 4, {})


def test_a_limit_that_the_deal_would_reach_is_refused() -> None:
    """R123: nobody is put out before the first turn."""
    box = Harsh("bad")
    box.hand_limit = 7
    with pytest.raises(OptionError, match=r"mercy \(H15\) puts out who holds 7 cards, and 7 are dealt"):
        Rules(box, 4, {})
    assert Rules(box, 4, {"hand": 6}).hand_limit == 7


def test_presets_go_with_the_defaults() -> None:
    """What a box has already need not be chosen, but may."""
    assert Rules(HARSH, 4, preset("wild", HARSH)).options.chosen == {"jump_in": True, "seven_zero": True}
    assert Rules(HARSH, 4, preset("by_the_book", HARSH)).options.chosen == {}


def test_records_keep_the_difference(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOXES, HARSH.name, HARSH)
    for options in ({}, {"mercy": False, "hand": 5}):
        match = play(Match("harsh", 3, "own", options))
        text = write(match)
        assert replay(read(text)).state.scores == match.state.scores
        assert ("mercy = false" in text) == bool(options)


def test_the_rulebook_tells_what_is_in_force() -> None:
    """With the box's own numbers; and where the table chooses what the box has off, that limit too."""
    page = Page()
    CardRules(page, Names(catalogue("en"), Rules(HARSH, 4, {}))).write_mercy()
    assert "Whoever holds 12 cards or more is out of the round" in " ".join(str(page).split())
    box = Harsh("gentle")
    box.defaults = {}
    [(title, line)] = option_lines(catalogue("en"), Rules(box, 4, {"mercy": True}))
    assert (title, line.split(". ")[1]) == ("Mercy", "Too many means 12 cards or more.")


# Points


def test_a_box_has_its_own_points_for_who_is_put_out() -> None:
    """R116: what the box says instead of the value of the hand."""
    s = laid_out(["B1 B2 B3", "Y1 Y1 Y2 Y2 Y3 Y3 Y4 Y4 Y5 Y5 G1", "G2 G3"], {})
    names = seat_names(3)
    apply(s, parse_action(s, "A draw", names))
    if s.drawn >= 0:
        apply(s, parse_action(s, "A keep", names))
    apply(s, parse_action(s, "B draw", names))
    assert not s.is_in(1)
    assert s.noted[1] == 250


# Reasons


def test_a_bar_refuses_in_the_words_of_its_box() -> None:
    s = laid_out(["R9 R1 R2 R3 R5 R6", "Y1 Y2"], {})
    refusal, said = refused(s, "A play R9")
    assert (refusal.reason, refusal.rule) == ("no_nines", "harsh 4")
    assert str(refusal) == "a nine stays in a full hand (harsh 4)"
    assert said == "A nine stays in a full hand."
    assert refused(s, "A play R9", "fr")[1] == said  # the catalogue has no such words in any language
    reasons = view(s, 0).refused
    assert reasons == ["no_nines", "", "", "", "", ""]


def test_an_effect_refuses_in_the_words_of_its_box() -> None:
    """Raised where an answer is looked at, or said by `why_not`; the state stays as it was."""
    s = laid_out(["WS R1 R+2 R5", "Y1 Y2"], {})
    apply(s, parse_action(s, "A play WS blue", seat_names(2)))
    refusal, said = refused(s, "A lay R+2")
    assert (refusal.reason, said) == ("too_good", "Only a number goes beneath.")
    with pytest.raises(Illegal) as error:
        apply(s, action(LAY_UNDER, 0, s.hand_list(1)[0]))
    assert str(error.value) == "that card is not here! (harsh 5)"
    assert explain(catalogue("en"), s, ["A", "B"], 0, error.value) == "That card is not here!"
    assert view(s, 0).refused == ["", "too_good", ""]
    apply(s, parse_action(s, "A lay R1", seat_names(2)))
    assert s.size[0] == 2


def test_a_reason_that_nobody_has_words_for_is_still_one() -> None:
    s = laid_out(["R9 R1", "Y1 Y2"], {})
    refusal = Illegal("far_too_late")
    assert str(refusal) == "far too late"
    assert explain(catalogue("fr"), s, ["A", "B"], 0, refusal) == "Far too late."


def test_a_reason_that_the_engine_has_is_refused() -> None:
    box = Harsh("bad")
    box.reasons = {"not_held": ("it is gone", "harsh 6")}
    with pytest.raises(OptionError, match="bad brings the reason 'not_held', which the engine has already"):
        Rules(box, 4, {})


def test_every_reason_written_in_the_engine_is_one_it_knows() -> None:
    """Since a box may bring others, a slip of the pen would not be noticed otherwise."""
    said: list[ast.expr] = []
    for path in SOURCES.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") in REFUSALS:
                said.append(node.args[0])
            if isinstance(node, ast.FunctionDef) and node.name in REASONING:
                said += [one.value for one in ast.walk(node) if isinstance(one, ast.Return) and one.value]
    ends = [end for one in said for end in ([one.body, one.orelse] if isinstance(one, ast.IfExp) else [one])]
    written = {str(end.value) for end in ends if isinstance(end, ast.Constant)} - {""}
    assert len(written) > 20
    assert written <= set(REASONS)


# All together


def test_the_box_keeps_every_law_and_all_it_declares_happens() -> None:
    """Its own reasons included: a soak waits for them."""
    outcome = soak(HARSH, range(2, 7), "harsh", 500)
    assert outcome.failures == []
    coverage = Coverage(HARSH, outcome)
    assert {"no_nines", "too_good", "lost_card"} <= set(coverage.kinds.refusals)
    assert coverage.unexpected() == []
    assert [reason for reason in HARSH.reasons if not outcome.refusals[reason]] == []
    assert outcome.events["PlayerPutOut"] > 0
