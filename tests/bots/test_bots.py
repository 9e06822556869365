"""Bots: how they are asked, how they are found, and what they may know."""

from __future__ import annotations

import re
import sys
from itertools import pairwise
from pathlib import Path
from random import Random

import pytest

from pioche.bots.bot import Bot, answers, plays
from pioche.bots.bot_match import BotMatch
from pioche.bots.guard import Guard
from pioche.bots.loading import BotError, bot_class, make_bot
from pioche.boxes import BOXES
from pioche.engine.actions import CATCH, ROUND_OVER, TURN, UNO, Answers, seat_of
from pioche.engine.deal import new_match
from pioche.engine.game import offers
from pioche.engine.house.presets import PRESETS, preset
from pioche.engine.state import State
from pioche.match import Match
from pioche.sight.choices import Choice
from pioche.sight.view import View
from pioche.study.checks.random_tables import random_rules
from tests.bots.bot_tables import EXAMPLES, NAMES, dealt, every_bot, every_box, rate, seated

# The protocol


@every_box
@every_bot
def test_every_bot_plays_every_box_without_a_fault(box: str, name: str) -> None:
    """Whole matches, by the book and under every preset."""
    for number, rules in enumerate(PRESETS):
        state = dealt(box, 2 + number, name, preset(rules, BOXES[box]))
        table = seated(state, [name] * int(state.seats))
        table.play_match(3)
        assert state.phase >= ROUND_OVER
        assert table.faults == []


@every_box
def test_bots_agree_with_all_house_rules(box: str) -> None:
    """No option makes a bot stumble."""
    for number in range(40):
        rng = Random(f"{box} {number}")
        seats = rng.randint(2, 7)
        state = new_match(random_rules(BOXES[box], seats, str(number), rng), str(number), None, True)
        table = seated(state, [rng.choice(NAMES) for _ in range(seats)])
        table.play_round()
        assert table.faults == []


@every_box
@every_bot
def test_the_same_seeds_give_the_same_match(box: str, name: str) -> None:
    """All that is random comes from the seed of the match and those of the bots."""
    logs = []
    for seed in ("one", "one", "two"):
        match = Match(box, 3, "same", {"target": 100})
        bots = [make_bot(name if k else "random", f"{seed} {k}") for k in range(3)]
        BotMatch(match.state, bots, act=match.act).play_match(2)
        logs.append(match.log)
    assert logs[0] == logs[1]
    assert logs[0] != logs[2]


def test_a_table_needs_events_and_a_bot_for_every_seat() -> None:
    state = dealt("classic", 3, "seats")
    with pytest.raises(ValueError, match="2 bots cannot sit on 3 seats"):
        seated(state, ["random", "random"])
    state.events = None
    with pytest.raises(ValueError, match="keeps its events"):
        seated(state, ["random"] * 3)


class Recorder(Bot):
    """Lays whatever it can, never calls, and notes when it is asked."""

    asked: list[tuple[str, int, str]]

    def answer(self, view: View) -> Choice:
        """The first play, else the first answer."""
        self.asked.append(("answer", int(view.viewer), view.decision))
        return (plays(view) or answers(view))[0]

    def step_in(self, view: View) -> Choice | None:
        """Silent."""
        self.asked.append(("step_in", int(view.viewer), view.decision))
        return None


def recorded(state: State, kind: type[Recorder] = Recorder) -> tuple[BotMatch, list[tuple[str, int, str]]]:
    """A table of recorders that share one list."""
    asked: list[tuple[str, int, str]] = []
    bots = [kind("") for _ in range(state.seats)]
    for bot in bots:
        bot.asked = asked
    return BotMatch(state, bots), asked


def test_everybody_is_asked_once_in_turn_order_from_the_one_who_forgot_to_call() -> None:
    """The holder first, then round the table, all before the question is answered."""
    found = 0
    for number in range(30):
        state = dealt("classic", 4, f"order {number}")
        direction = int(state.direction)
        table, asked = recorded(state)
        table.play_round()
        for k, (what, seat, _) in enumerate(asked):
            if what == "step_in" and (k == 0 or asked[k - 1][0] == "answer"):
                block = []
                while asked[k][0] == "step_in":
                    block.append(asked[k][1])
                    k += 1
                assert asked[k][0] == "answer"
                assert sorted(block) == [0, 1, 2, 3]
                step = (block[1] - block[0]) % 4
                assert step in (1, 3)
                assert block == [(seat + j * step) % 4 for j in range(4)]
                found += 1
        assert direction in (1, -1)
    assert found > 10


def test_only_who_has_something_to_say_is_asked_unasked() -> None:
    """Without an open call there is nobody to ask, and with jump-ins only holders of the same card."""
    state = dealt("classic", 4, "jumps", {"jump_in": True})
    table, asked = recorded(state)
    out = Answers()
    while state.phase < ROUND_OVER:
        out.n = 0
        offers(state, out)
        able = {int(seat_of(a)) for a in out.as_list()}
        del asked[:]
        with Guard() as guard:
            table._others(guard)
        assert {seat for what, seat, _ in asked if what == "step_in"} <= able
        if state.phase != TURN or state.uno_pending == 0:
            early = {int(state.turn)}
            assert {seat for _, seat, _ in asked} >= able - early
        with Guard() as guard:
            table._answer(guard)


class Caller(Recorder):
    """Calls early and catches as part of its answer."""

    def answer(self, view: View) -> Choice:
        """A call or a catch if there is one on offer, then a card."""
        self.asked.append(("answer", int(view.viewer), view.decision))
        beside = [choice for choice in view.choices if choice.verb in (UNO, CATCH)]
        return (beside or plays(view) or answers(view))[0]


def test_a_call_or_catch_instead_of_an_answer_is_made_and_the_question_asked_again() -> None:
    """R33, R34: nothing is lost by it."""
    state = dealt("classic", 2, "call first")
    table, asked = recorded(state, Caller)
    table.play_round()
    assert table.faults == []
    twice = [a for a, b in pairwise(asked) if a == b and a[2] == "turn"]
    assert twice
    assert any(e.name == "UnoCalled" for e in state.events or [])


# One's own bots


def test_the_bot_of_the_guide_is_loaded_and_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    """docs/bots.md shows the file that is tested here; it plays every box and beats random."""
    guide = (EXAMPLES.parent / "bots.md").read_text()
    source = (EXAMPLES / "careful_bot.py").read_text()
    assert re.findall(r"```python\n(.*?)```", guide, re.DOTALL)[0] == source
    monkeypatch.syspath_prepend(str(EXAMPLES))
    for box in BOXES:
        table = seated(dealt(box, 3, "guide"), ["careful_bot:Careful", "random", "easy"])
        table.play_match(2)
        assert table.faults == []
        assert table.bots[0].name == "careful_bot:Careful"
    assert rate("classic", 2, "careful_bot:Careful", "random", 400)[0] > 0.5


BROKEN = {
    "nothing_here.py": "x = 1\n",
    "no_bot.py": "class Other:\n    pass\n\n\nOther = Other\nvalue = 3\n",
    "two_bots.py": "from pioche.bots.bot import Bot\n\nclass One(Bot): ...\n\nclass Two(Bot): ...\n",
    "syntax_is_wrong.py": "def f(:\n",
    "wants_more.py": "import a_module_that_is_not_there\n",
    "walks_out.py": "raise SystemExit(4)\n",
}


@pytest.mark.parametrize(
    ("name", "said"),
    [
        (
            "gredy",
            "there is no bot 'gredy'; there are random, random_uno, easy, greedy, greedy_by_heart, search",
        ),
        ("mymodule:", "module:Class"),
        ("no_such_module_at_all:Bot", "there is no module 'no_such_module_at_all'"),
        ("nothing_here:Mine", "no class in it is derived from pioche.bots.bot.Bot"),
        ("no_bot:Other", "Other is not a class derived from pioche.bots.bot.Bot"),
        ("no_bot:value", "value is not a class"),
        ("two_bots:Three", "it has One, Two"),
        ("syntax_is_wrong:Mine", "importing syntax_is_wrong failed: SyntaxError"),
        ("walks_out:Mine", "importing walks_out failed: SystemExit: 4"),
        ("wants_more:Mine", "importing wants_more failed: ModuleNotFoundError"),
    ],
)
def test_a_bot_that_cannot_be_had_says_why(
    name: str, said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for file, text in BROKEN.items():
        (tmp_path / file).write_text(text)
    monkeypatch.syspath_prepend(str(tmp_path))
    with pytest.raises(BotError, match=re.escape(said)):
        bot_class(name)


def test_the_folder_one_works_in_is_looked_through(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "here_only.py").write_text((EXAMPLES / "careful_bot.py").read_text())
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [entry for entry in sys.path if entry])
    assert bot_class("here_only:Careful").__name__ == "Careful"
