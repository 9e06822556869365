"""`pioche arena --out`: what was interrupted goes on, and comes to the same as if it had not been."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest

from pioche.cli import main
from pioche.study.arena.arena import arena
from pioche.study.arena.contest import Contest
from pioche.study.arena.deals import Deal
from pioche.study.arena.ledger import Ledger, LedgerError
from pioche.study.arena.standing import Standing, report
from pioche.study.workers.crew import Crew
from tests.waiting import until

CONTEST = Contest("classic", 2, ("greedy", "easy"), 24, "ledger")


class Enough(Exception):
    """Somebody has lost patience."""


@pytest.mark.parametrize("workers", [1, 2])
def test_an_interrupted_contest_goes_on_where_it_was(tmp_path: Path, workers: int) -> None:
    whole = report(arena(CONTEST))
    path = tmp_path / "deals.jsonl"

    def stop(standing: Standing) -> None:
        if standing.deals == 5:
            raise Enough

    with Ledger(path, CONTEST) as ledger, pytest.raises(Enough):
        arena(CONTEST, Crew(workers), ledger=ledger, progress=stop)
    with path.open("ab") as file:
        file.write(b'{"deal":5,"games":[[[0],[12')  # as a power cut leaves it
    played: list[int] = []
    with Ledger(path, CONTEST) as ledger:
        assert [deal.number for deal in ledger.deals] == list(range(5))
        keep = ledger.keep

        def kept(deal: Deal) -> None:
            played.append(deal.number)
            keep(deal)

        ledger.keep = kept  # type: ignore[method-assign]
        assert report(arena(CONTEST, Crew(workers), ledger=ledger)) == whole
    assert played == list(range(5, 12))
    with Ledger(path, CONTEST) as ledger:
        assert report(arena(CONTEST, ledger=ledger)) == whole


def test_more_games_go_on_and_fewer_look_at_the_first_ones(tmp_path: Path) -> None:
    path = tmp_path / "deals.jsonl"
    with Ledger(path, CONTEST) as ledger:
        arena(CONTEST, ledger=ledger)
    for games in (30, 10):
        other = Contest("classic", 2, ("greedy", "easy"), games, "ledger")
        with Ledger(path, other) as ledger:
            assert report(arena(other, ledger=ledger)) == report(arena(other))
    assert len(path.read_text().splitlines()) == 1 + 15


def test_a_file_of_another_contest_is_refused_with_the_reason(tmp_path: Path) -> None:
    path = tmp_path / "deals.jsonl"
    with Ledger(path, CONTEST) as ledger:
        arena(CONTEST, ledger=ledger)
    before = path.read_bytes()
    others = {
        'seed is "ledger" there and "2" here': Contest("classic", 2, ("greedy", "easy"), 24, "2"),
        "players is 2 there and 3 here": Contest("classic", 3, ("greedy", "easy"), 24, "ledger"),
        'bots is ["greedy", "easy"] there': Contest("classic", 2, ("greedy", "random"), 24, "ledger"),
        'options is {} there and {"stacking": "up"} here': Contest(
            "classic", 2, ("greedy", "easy"), 24, "ledger", {"stacking": "up"}
        ),
        'game is "round" there and "match" here': Contest(
            "classic", 2, ("greedy", "easy"), 24, "ledger", match=True
        ),
    }
    for said, contest in others.items():
        with pytest.raises(LedgerError) as refused:
            Ledger(path, contest)
        assert said in str(refused.value)
    for text in ("no JSON\n", '{"a": 1}\n', '{"contest": {}}\n{"deal": 3, "games": []}\n', "[]\n"):
        odd = tmp_path / "odd"
        odd.write_text(text)
        with pytest.raises(LedgerError):
            Ledger(odd, CONTEST)
        assert odd.read_text() == text
    assert path.read_bytes() == before


def test_a_bot_that_was_edited_meanwhile_is_another_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    source = "from pioche.bots.easy import Easy\n\nclass Mine(Easy):\n    pass\n"
    file = tmp_path / "my_edited_bot.py"
    file.write_text(source)
    monkeypatch.syspath_prepend(str(tmp_path))
    contest = Contest("classic", 2, ("my_edited_bot:Mine", "random"), 4)
    with Ledger(tmp_path / "out", contest) as ledger:
        arena(contest, ledger=ledger)
    file.write_text(source + "    more = True\n")
    with pytest.raises(LedgerError, match="files is"):
        Ledger(tmp_path / "out", contest)


# The command


# Plays two deals in every process, and where it is told to waits for ever before the next.
WAITS = """
import os, threading
from pioche.bots.easy import Easy

class Waits(Easy):
    made = 0

    def __init__(self, seed):
        super().__init__(seed)
        Waits.made += 1
        if "WAITS" in os.environ and Waits.made > 4:
            threading.Event().wait()
"""


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_loses_nothing_and_leaves_nobody(tmp_path: Path, jobs: str) -> None:
    """The command itself: interrupted, then run again, it prints what it would have printed."""
    (tmp_path / "waiting_bot.py").write_text(WAITS)
    base = ["arena", "--players", "2", "--bots", "waiting_bot:Waits,easy", "--games", "40", "--json"]
    words = [*base, "--jobs", jobs, "--out", "deals.jsonl"]
    command = [sys.executable, "-m", "pioche.cli", *words]
    # Whoever runs the tests in the background has told all processes to pay no heed to Ctrl-C.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    begun = subprocess.Popen(
        [*command, "--progress"],
        cwd=tmp_path,
        env={**os.environ, "WAITS": "1"},
        stderr=subprocess.PIPE,
        text=True,
    )
    out = tmp_path / "deals.jsonl"

    def kept() -> int:
        return len(out.read_bytes().splitlines()) - 1 if out.exists() else 0

    until(lambda: kept() >= 2 or begun.poll() is not None, "no deal was kept")
    children = Path(f"/proc/{begun.pid}/task/{begun.pid}/children").read_text().split()
    begun.send_signal(signal.SIGINT)
    _, said = begun.communicate()
    assert begun.returncode == 130, said
    assert "what is finished is kept in deals.jsonl" in said
    assert "Traceback" not in said
    assert bool(children) is (jobs == "2")
    # The last of them, which looks after shared memory, goes when it notices.
    until(lambda: not any(Path(f"/proc/{pid}").exists() for pid in children), children)
    assert 2 <= kept() <= 2 * int(jobs)
    again = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=True)
    assert kept() == 20
    whole = subprocess.run(
        [sys.executable, "-m", "pioche.cli", *base, "--jobs", "1"],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=True,
    )
    assert json.loads(again.stdout) == json.loads(whole.stdout)


def test_bad_files_are_explained(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    words = ["arena", "--players", "2", "--games", "2", "--jobs", "1"]
    assert main([*words, "--out", str(tmp_path / "no/where")]) == 2
    assert "no/where: No such file or directory" in capsys.readouterr().err
    assert main([*words, "--chart", str(tmp_path / "no/where.svg")]) == 2
    assert "no/where.svg cannot be written: No such file or directory" in capsys.readouterr().err
    out = str(tmp_path / "out")
    assert main([*words, "--out", out]) == 0
    assert main([*words, "--out", out, "--seed", "other"]) == 2
    assert 'seed is "1" there and "other" here' in capsys.readouterr().err
    for option in ("--rate", "--until-sure"):
        assert main([*words, option, "--bots", "random_uno"]) == 2
        assert f"{option}: two different bots are needed" in capsys.readouterr().err


def test_progress_is_told_on_request_and_not_otherwise(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("pioche.commands.meter.QUIET_FOR", 0.0)
    words = ["arena", "--players", "2", "--games", "10", "--jobs", "1", "--until-sure"]
    assert main(words) == 0
    assert capsys.readouterr().err == ""
    assert main([*words, "--progress"]) == 0
    said = capsys.readouterr().err.splitlines()[0]
    for part in ("2 of 10 games", "/s, ", " s left", "greedy ", " %", "sure of 0 of 1"):
        assert part in said


@pytest.mark.parametrize("rate", [[], ["--rate"], ["--rate", "all"]])
def test_a_chart_shows_every_bot(capsys: pytest.CaptureFixture[str], tmp_path: Path, rate: list[str]) -> None:
    file = tmp_path / "chart.svg"
    words = ["arena", "--players", "3", "--bots", "greedy,easy,random", "--games", "12", "--jobs", "1"]
    assert main([*words, *rate, "--chart", str(file)]) == 0
    told = capsys.readouterr().out
    drawing = ElementTree.fromstring(file.read_text(encoding="utf-8"))
    texts = ["".join(text.itertext()) for text in drawing.iter("{http://www.w3.org/2000/svg}text")]
    bots = ["greedy", "easy", "random", *(["random_uno"] if rate else [])]
    assert set(bots) <= set(texts)
    assert len(list(drawing.iter("{http://www.w3.org/2000/svg}circle"))) == len(bots)
    assert any(("rating" if rate else "% of games won") in text for text in texts)
    assert ("rating" in told) is bool(rate)
