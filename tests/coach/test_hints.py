"""Hints: from what can be seen alone, ranked, with intervals, and with reasons seen in the games."""

from __future__ import annotations

import time
from pathlib import Path
from typing import get_args

import pytest

from pioche.bots.bot import answers
from pioche.bots.playing import play_bots
from pioche.boxes import BOXES
from pioche.coach.hints import Hint, hint
from pioche.coach.judging import judge
from pioche.coach.reasons import Kind, Reason
from pioche.coach.trials import Coach, Unknown
from pioche.coach.words import hint_lines, reason_words
from pioche.engine.actions import ACCEPT, CHALLENGE
from pioche.engine.rng import Rng
from pioche.inference.worlds import resample
from pioche.match import Match
from pioche.sight.packing import pack_choice
from pioche.sight.view import View
from pioche.texts import LANGUAGES, catalogue
from tests.coach.coach_games import halfway
from tests.shelf.outside import box_file, on_the_shelf

every_box = pytest.mark.parametrize("box", BOXES)
SOON = 0.0  # seconds: the least that is tried, the same on every machine


def asked(match: Match) -> View:
    """The view of whoever is asked."""
    assert match.asked is not None
    return match.view(match.asked)


def figures(found: Hint) -> list[object]:
    """All that a hint says, as values that can be compared."""
    return [[pack_choice(one.choice), one.chance.data()] for one in found.advice] + [found.reason]


@every_box
def test_answers_are_ranked_with_their_intervals(box: str) -> None:
    view = asked(halfway(box))
    found = hint(view, seconds=SOON)
    means = [one.chance.mean for one in found.advice]
    assert len(means) >= 2
    assert means == sorted(means, reverse=True)
    assert all(one.chance.low <= one.chance.mean <= one.chance.high for one in found.advice)
    offered = {(int(choice.verb), int(choice.handle)) for choice in answers(view)}
    assert {(int(one.choice.verb), int(one.choice.handle)) for one in found.advice} <= offered


@every_box
def test_nothing_in_a_hint_depends_on_what_is_hidden(box: str) -> None:
    """A game that looks the same to the one who is asked gets the same hint, whatever the others hold."""
    match = halfway(box)
    view = asked(match)
    twin = match.copy()
    seat = int(view.viewer)
    twin.state = resample(view, Rng(5, 6, 7, 8))
    hands = [[match.hand(other), twin.hand(other)] for other in range(3) if other != seat]
    assert any(one != other for one, other in hands)
    seen = View(twin.state, view.past)
    one, other = (hint(eyes, Coach(match.rules, "twins"), 0.0) for eyes in (view, seen))
    assert figures(one) == figures(other)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_hint_is_told_in_lines(lang: str) -> None:
    match = halfway("classic")
    view = asked(match)
    lines = hint_lines(catalogue(lang), view, hint(view, seconds=SOON), match.names)
    assert len(lines) >= 4
    assert all("%" in line for line in lines[1:3])


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("kind", get_args(Kind))
def test_every_reason_has_its_words(kind: Kind, lang: str) -> None:
    view = asked(halfway("classic"))
    reason = Reason(kind, player=1, cards=2, colour=3, handle=int(view.hand[0].handle), much=71, instead=20)
    text = reason_words(catalogue(lang), view, reason, ["Ann", "Ben", "Cleo"])
    assert text.endswith(".")
    assert "{" not in text
    if kind in ("rival", "stuck"):
        assert "Ben" in text
        assert "71" in text


def test_going_out_needs_no_other_reason() -> None:
    whole, _ = play_bots("classic", ["greedy"] * 3, "out", rounds=1)
    match = Match("classic", 3, "out")
    for line in whole.log[:-1]:
        match.apply(line)
    assert len(asked(match).hand) == 1
    found = hint(asked(match), seconds=SOON)
    assert found.reason == Reason("out")
    assert found.advice[0].chance.mean == 1.0
    assert found.clear


def test_a_challenge_is_judged_on_the_odds() -> None:
    """The reason says how often it was a bluff in games that fit; who was right in the end plays no part."""
    for seed in range(200):
        match = Match("classic", 2, f"challenge {seed}")
        line = next((line for line in match.legal() if " play W4" in line), None)
        if line is None or match.decision != "turn":
            continue
        match.apply(f"{line} blue")
        view = asked(match)
        if any(choice.verb == CHALLENGE for choice in view.choices):
            break
    found = hint(view, seconds=SOON)
    assert {int(one.choice.verb) for one in found.advice} == {CHALLENGE, ACCEPT}
    assert found.reason.kind in ("challenge", "accept")
    assert 0 < found.reason.much < 100
    twin = match.copy()
    twin.state = resample(view, Rng(9, 9, 9, 9))
    verdicts = [
        judge(Coach(match.rules, "odds"), eyes, found.advice[0].choice, 40)
        for eyes in (view, View(twin.state, view.past))
    ]
    assert verdicts[0] is not None
    assert verdicts[1] is not None
    assert verdicts[0].verdict == verdicts[1].verdict
    assert verdicts[0].chance == verdicts[1].chance


def test_a_box_from_outside_is_judged_by_playouts_alone(tmp_path: Path) -> None:
    with on_the_shelf(box_file(tmp_path)) as names:
        match = halfway(names[0])
        coach = Coach(match.rules)
        assert not coach.ours
        found = hint(asked(match), coach, SOON)
        assert len(found.advice) >= 2


def test_a_history_that_tells_too_little_gives_no_figures() -> None:
    match = halfway("classic")
    match.state.events = match.events[-3:]
    match.eyes = {}
    with pytest.raises(Unknown):
        hint(asked(match), seconds=SOON)


def test_the_time_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a hint may take is processor time, looked at every few games: here 100 ms from look to look."""
    view = asked(halfway("classic", 4))
    looks: list[float] = []

    def passing() -> float:
        looks.append(0.1)
        return sum(looks)

    monkeypatch.setattr(time, "process_time", passing)
    tried, spent = [], []
    for seconds in (0.0, 1.0, 60.0):
        looks.clear()
        tried.append(hint(view, seconds=seconds).games)
        spent.append(sum(looks))
    assert tried[0] < tried[1] < tried[2]
    assert spent[0] < spent[1] <= 1.0 + 0.2  # a look before each of the two times
    assert spent[2] < 60.0
