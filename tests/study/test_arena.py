"""`pioche arena`: the same deals and every seat for everybody, intervals that hold, readable output."""

from __future__ import annotations

import json
import math
from pathlib import Path
from random import Random

import pytest

from pioche.bots.bot import Bot, answers
from pioche.bots.loading import BOTS
from pioche.cli import main
from pioche.intervals import mean_points, win_rate
from pioche.sight.choices import Choice
from pioche.sight.view import View
from pioche.study.arena.arena import arena
from pioche.study.arena.contest import Contest
from pioche.study.arena.standing import Score, report
from pioche.study.workers.crew import Crew

EXAMPLES = Path(__file__).parents[2] / "docs/examples"


class Witness(Bot):
    """Notes what it was dealt, and plays the first answer."""

    saw: list[tuple[str, int, tuple[int, ...]]]

    def __init__(self, seed: str) -> None:
        super().__init__(seed)
        self.first = True

    def answer(self, view: View) -> Choice:
        """The first one."""
        if self.first:
            dealt = next(e for e in view.history if e.name == "CardsDealt" and e.seat == view.viewer)
            self.saw.append((self.name, int(view.viewer), tuple(int(card.light) for card in dealt.cards)))
            self.first = False
        return answers(view)[0]


@pytest.fixture
def saw(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, int, tuple[int, ...]]]:
    """Three witnesses among the bots, and what they note."""
    noted: list[tuple[str, int, tuple[int, ...]]] = []
    monkeypatch.setattr(Witness, "saw", noted, raising=False)
    for name in ("one", "two", "three"):
        monkeypatch.setitem(BOTS, name, Witness)
    return noted


def test_every_bot_gets_every_hand_of_every_deal(saw: list[tuple[str, int, tuple[int, ...]]]) -> None:
    """Seats are rotated and the deals stay the same, also for other line-ups."""
    contest = Contest("classic", 2, ("one", "two", "three"), 10, "hands")
    assert contest.lineups() == [("one", "two"), ("one", "three"), ("two", "three")]
    assert (contest.deals, contest.played) == (5, 30)
    standing = arena(contest)
    assert standing.deals == 5
    hands = {(seat, cards) for _, seat, cards in saw}
    assert len(hands) == 10
    for bot in ("one", "two", "three"):
        mine = [(seat, cards) for name, seat, cards in saw if name == bot]
        assert len(mine) == 20 == contest.deals * contest.seats_of(bot)
        assert all(mine.count(hand) == 2 for hand in hands)


def test_few_bots_fill_the_table_with_the_last_one() -> None:
    contest = Contest("classic", 4, ("greedy", "random"), 9, "fill")
    assert contest.lineups() == [("greedy", "random", "random", "random")]
    assert (contest.deals, contest.played) == (3, 12)
    assert (contest.seats_of("greedy"), contest.seats_of("random")) == (4, 12)


def test_the_number_of_workers_changes_nothing() -> None:
    contest = Contest("flip", 3, ("greedy", "easy", "random"), 60, "share")
    alone, shared = arena(contest), arena(contest, Crew(2))
    assert report(alone) == report(shared)
    assert alone.deals == 20
    assert sum(score.wins for score in alone.scores.values()) == 60 - alone.void


def test_the_seed_changes_the_deals() -> None:
    first, second = (arena(Contest("classic", 2, ("random",), 40, seed)).scores for seed in ("1", "2"))
    assert first != second


def test_a_game_is_a_round_or_a_match() -> None:
    """A match goes on to its target; its points are the score pad's."""
    rounds = report(arena(Contest("classic", 2, ("greedy", "easy"), 6, "m", {"target": 100})))
    matches = report(arena(Contest("classic", 2, ("greedy", "easy"), 6, "m", {"target": 100}, match=True)))
    assert (rounds["game"], matches["game"]) == ("round", "match")
    assert total(matches, "points") > total(rounds, "points")
    assert total(matches, "win_rate") == pytest.approx(1.0)


def total(found: dict[str, object], key: str) -> float:
    """A figure of all bots together."""
    bots = found["bots"]
    assert isinstance(bots, dict)
    return sum(float(bot[key]) for bot in bots.values())


def test_partners_win_together() -> None:
    """H8: one of two teams wins, so every seat wins half the time on average."""
    standing = arena(Contest("classic", 4, ("greedy",), 40, "teams", {"teams": True}))
    assert standing.scores["greedy"].wins == 2 * (40 - standing.void)


# Intervals


def test_an_interval_holds_the_truth_about_95_times_in_100() -> None:
    """The games of a deal hang together, and the interval knows."""
    rng = Random("intervals")
    held, contests, deals, seats = 0, 600, 80, 4
    for _ in range(contests):
        score = Score()
        for _ in range(deals):
            luck = rng.choice((0.1, 0.5))  # of the deal
            wins = sum(rng.random() < luck for _ in range(seats))
            score.add(wins, 0)
        found = win_rate(score.wins, score.wins_squared, deals, seats)
        held += found.low <= 0.3 <= found.high
    assert 0.92 < held / contests < 0.98


def test_intervals_never_leave_what_is_possible_nor_claim_too_much() -> None:
    none = win_rate(0, 0, 10, 2)
    assert none.mean == none.low == 0.0
    assert 0.2 < none.high < 0.4
    every = win_rate(20, 40, 10, 2)
    assert every.mean == every.high == 1.0
    assert 0.6 < every.low < 0.8
    single = win_rate(1, 1, 1, 2)
    assert single.low == pytest.approx(0.055, abs=0.01)
    assert single.high == pytest.approx(0.945, abs=0.01)


def test_points_are_averaged_with_a_normal_interval() -> None:
    found = mean_points(10 + 20 + 30, 100 + 400 + 900, 3, 2)
    assert found.mean == 10.0
    assert found.high - found.mean == pytest.approx(1.959964 * math.sqrt(100 / 3) / 2)
    assert found.mean - found.low == pytest.approx(found.high - found.mean)


# The command


def told(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    """What `pioche arena` prints when all is well."""
    assert main(["arena", *words]) == 0
    return capsys.readouterr().out


def refused(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    """What it says about bad input."""
    assert main(["arena", *words]) == 2
    return capsys.readouterr().err


def test_the_json_has_what_programs_ask_for(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["--players", "2", "--bots", "greedy,random", "--games", "40", "--workers", "1", "--json"]
    found = json.loads(told(capsys, *words))
    assert set(found["bots"]) == {"greedy", "random"}
    for name, bot in found["bots"].items():
        assert set(bot) == {"win_rate", "ci", "points"}
        low, high = bot["ci"]
        assert 0 <= low <= bot["win_rate"] <= high <= 1
        low, high = found["points_ci"][name]
        assert low <= bot["points"] <= high
        assert (found["played"][name], found["faults"][name]) == (40, 0)
    assert found["bots"]["greedy"]["win_rate"] > found["bots"]["random"]["win_rate"]
    assert (found["box"], found["players"], found["seed"], found["game"]) == ("classic", 2, "1", "round")
    assert (found["games"], found["deals"], found["even"], found["log"]) == (40, 20, 0.5, [])
    assert found["lineups"] == [["greedy", "random"]]
    assert (found["confidence"], found["unit"]) == (0.95, "deal")


def test_the_table_is_for_people(capsys: pytest.CaptureFixture[str]) -> None:
    text = told(capsys, "--players", "3", "--games", "30", "--workers", "1", "--preset", "wild")
    lines = text.splitlines()
    assert (
        lines[0]
        == "classic, 3 players, 30 rounds, seed 1, jump_in=true mercy=true seven_zero=true stacking=up"
    )
    assert [line.split()[0] for line in lines[2:5]] == ["bot", "greedy", "random"]
    assert "10 deals, each played in all 3 rotations" in text
    assert "among equals each wins 33.3 %" in text
    assert max(len(line) for line in lines) <= 120


def test_options_override_a_preset(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["--players", "2", "--games", "2", "--workers", "1", "--preset", "wild", "--json"]
    found = json.loads(told(capsys, *words, "--option", "stacking=same", "--option", "seven_zero=false"))
    assert found["options"]["stacking"] == "same"
    assert found["options"]["seven_zero"] is False
    assert found["options"]["jump_in"] is True


def test_an_option_by_number_overrides_a_preset(capsys: pytest.CaptureFixture[str]) -> None:
    """A preset knows names; a number means the same rule."""
    words = ["--players", "2", "--games", "2", "--workers", "1", "--preset", "wild", "--json"]
    found = json.loads(told(capsys, *words, "--option", "H1=same", "--option", "H3=false"))
    assert found["options"] == {"jump_in": True, "mercy": True, "seven_zero": False, "stacking": "same"}
    contest = Contest("classic", 2, ("greedy",), 2, "1", {"H1": "same"})
    assert report(arena(contest))["options"] == {"stacking": "same"}
    assert contest.options_text() == "stacking=same"


BAD = """
from pioche.bots.bot import Bot

class Bad(Bot):
    def answer(self, view):
        raise KeyError("lost")
"""


def test_faults_are_named_and_stop_nothing(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also in worker processes, which load one's own bot themselves."""
    (tmp_path / "my_bad_bot.py").write_text(BAD)
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    words = ["--players", "2", "--bots", "easy,my_bad_bot:Bad", "--games", "8", "--workers", "2"]
    found = json.loads(told(capsys, *words, "--json"))
    assert found["faults"]["my_bad_bot:Bad"] > 8
    assert found["faults"]["easy"] == 0
    assert found["bots"]["easy"]["win_rate"] > 0.5
    assert found["log"][0]["bot"] == "my_bad_bot:Bad"
    assert found["log"][0]["reason"] == "raised KeyError: 'lost'"
    text = told(capsys, *words)
    assert "faults (answered by default):" in text
    assert "× my_bad_bot:Bad raised KeyError: 'lost' (first in deal 0" in text


CHATTY = """
import os

from pioche.bots.bot import Bot, answers

print("here I am")

class Chatty(Bot):
    def answer(self, view):
        print("what now?")
        return answers(view)[0]

class Ender(Bot):
    def answer(self, view):
        os._exit(1)
"""


@pytest.mark.parametrize("workers", ["1", "2"])
def test_what_a_bot_prints_does_not_spoil_the_result(
    workers: str, capfd: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / f"my_chatty_bot_{workers}.py").write_text(CHATTY)
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    name = f"my_chatty_bot_{workers}:Chatty"
    assert (
        main(["arena", "--players", "2", "--bots", name, "--games", "4", "--workers", workers, "--json"]) == 0
    )
    said = capfd.readouterr()
    assert json.loads(said.out)["played"] == {name: 8}
    assert "what now?" in said.err


def test_a_bot_that_ends_its_process_is_no_riddle(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "my_ender_bot.py").write_text(CHATTY)
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    words = ("--players", "2", "--bots", "my_ender_bot:Ender", "--games", "4", "--workers", "2")
    assert "a process ended in the middle of its work" in refused(capsys, *words)


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--bots", "gredy"), "--bots: there is no bot 'gredy'"),
        (("--bots", "greedy,"), "--bots: there is no bot ''"),
        (("--bots", ""), "--bots: there is no bot ''"),
        (("--bots", "nowhere_at_all:Bot"), "no module 'nowhere_at_all'"),
        (("--games", "0"), "--games 0: at least 1 is needed"),
        (("--workers", "0"), "--jobs 0: at least 1 is needed"),
        (("--limit", "0"), "--limit 0: a bot needs some time"),
        (("--players", "11"), "2 to 10 players"),
        (("--box", "chess"), "there is no box 'chess'"),
        (("--option", "stacking=down"), "stacking (H1) is same, up or false, not 'down'"),
    ],
)
def test_bad_input_is_explained(
    capsys: pytest.CaptureFixture[str], words: tuple[str, ...], said: str
) -> None:
    assert said in refused(capsys, *words)
