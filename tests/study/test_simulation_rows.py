"""Rows and games worth keeping: the same for everybody who plays, whole whatever happens."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

import pyarrow.parquet as parquet
import pytest

from pioche.cli import main
from pioche.records import read, replay
from pioche.rounds.stats import COLUMNS
from pioche.study.simulation.pieces import PiecePlayer
from pioche.study.simulation.plan import BLOCK, Plan
from pioche.study.simulation.simulate import SimulationResult, simulate

PLAY = ["simulate", "--rounds", str(2 * BLOCK + 100), "--bots", "family", "--players", "3", "--seed", "rows"]


def run(*words: str) -> None:
    """The command, when all is well."""
    assert main([*PLAY, *words]) == 0


def test_rows_are_the_same_for_any_number_of_workers(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    alone, shared = tmp_path / "alone.parquet", tmp_path / "shared.parquet"
    run("--out", str(alone), "--json")
    facts = json.loads(capsys.readouterr().out)
    run("--out", str(shared), "--workers", "2")
    table = parquet.read_table(alone)
    assert table.equals(parquet.read_table(shared))
    assert table.column_names == list(COLUMNS)
    assert len(table) == facts["rows"] == 3 * facts["rounds"]
    assert sum(table["turns"].to_pylist()) == pytest.approx(
        3 * facts["turns_per_round"] * facts["rounds"], 1e-3
    )
    assert set(table["bot"].to_pylist()) == {"family"}
    assert json.loads(table.schema.metadata[b"pioche"])["seed"] == "rows"
    assert facts["results"]["family"]["won"] == pytest.approx(1 / 3, abs=1e-3)


def test_the_example_of_the_guide_reads_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["simulate", "--rounds", "30", "--out", "rows.parquet"]) == 0
    capsys.readouterr()
    guide = (Path(__file__).parents[2] / "docs/study.md").read_text(encoding="utf-8")
    (example,) = re.findall(r"```python\n(.*?)```", guide, re.DOTALL)
    exec(example, {})
    rows = parquet.read_table("rows.parquet").to_pylist()
    first = [row["won"] for row in rows if row["seat"] == row["starter"]]
    assert float(capsys.readouterr().out) == sum(first) / len(first)


def test_a_run_that_was_stopped_goes_on(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    whole, part, kept = tmp_path / "whole.parquet", tmp_path / "part.parquet", tmp_path / "kept.json"
    run("--out", str(whole), "--json")
    wanted = json.loads(capsys.readouterr().out)
    script = f"""
import pioche.study.workers.crew as crew, pioche.study.simulation.simulate as simulate
from pioche.cli import main
def cut(*args):
    parts = crew.carried_out(*args)
    yield next(parts)
    raise KeyboardInterrupt
simulate.carried_out = cut
raise SystemExit(main({[*PLAY, "--out", str(part), "--resume", str(kept)]!r}))
"""
    stopped = subprocess.run([sys.executable, "-c", script], check=False, capture_output=True, text=True)
    assert stopped.returncode == 130, stopped.stderr
    assert "before it was stopped" in stopped.stdout
    assert len(parquet.read_table(part)) == 3 * BLOCK
    run("--out", str(part), "--resume", str(kept), "--json")
    found = json.loads(capsys.readouterr().out)
    assert parquet.read_table(part).equals(parquet.read_table(whole))
    same = [key for key in wanted if key not in ("cpu_s", "wall_s", "rounds_per_s", "decisions_per_s")]
    assert {key: found[key] for key in same} == {key: wanted[key] for key in same}


def test_a_full_disk_leaves_what_was_finished(tmp_path: Path) -> None:
    """A limit on the size of files stands for a disk that is full."""
    out, kept = tmp_path / "rows.parquet", tmp_path / "kept.json"
    words = [*PLAY, "--out", str(out), "--resume", str(kept)]
    script = f"""
import resource, signal
import pioche.study.simulation.rows as rows
from pioche.cli import main
rows.GROUP, rows.RESERVE = 3000, 10_000
signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
resource.setrlimit(resource.RLIMIT_FSIZE, (350_000, 350_000))
raise SystemExit(main({words!r}))
"""
    full = subprocess.run([sys.executable, "-c", script], check=False, capture_output=True, text=True)
    assert full.returncode == 2, full.stdout
    assert "cannot be written: File too large; what was finished before is in it (3,000 rows)" in full.stderr
    assert len(parquet.read_table(out)) == 3000
    assert main(words) == 0
    assert len(parquet.read_table(out)) == 3 * (2 * BLOCK + 100)


def test_without_any_row_there_is_no_file(tmp_path: Path) -> None:
    """So that nothing stands in the way of the same command, once there is room."""
    out = tmp_path / "rows.parquet"
    script = f"""
import resource, signal
from pioche.cli import main
signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
resource.setrlimit(resource.RLIMIT_FSIZE, (50_000, 50_000))
raise SystemExit(main({[*PLAY, "--out", str(out)]!r}))
"""
    full = subprocess.run([sys.executable, "-c", script], check=False, capture_output=True, text=True)
    assert full.returncode == 2, full.stdout
    assert full.stderr.endswith("rows.parquet cannot be written: File too large\n")
    assert not list(tmp_path.iterdir())


def test_files_that_cannot_be_written_are_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    there = tmp_path / "there.parquet"
    there.write_text("mine")
    nowhere = tmp_path / "no" / "folder"
    for words, reason in (
        (["--out", str(there)], "exists already; take another name"),
        (["--out", str(nowhere / "x.parquet")], "cannot be written: No such file"),
        (["--resume", str(nowhere / "x.json")], "cannot be written: No such file"),
        (["--resume", str(there)], "is no file of unfinished work"),
        (["--save", "longest", "--into", str(there)], "File exists"),
    ):
        assert main([*PLAY, *words]) == 2
        assert reason in capsys.readouterr().err
    assert there.read_text() == "mine"
    assert [path.name for path in tmp_path.iterdir()] == ["there.parquet"]


def test_a_file_of_other_work_is_not_gone_on_with(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    kept = str(tmp_path / "kept.json")
    assert main(["simulate", "--rounds", "5", "--resume", kept]) == 0
    assert main(["simulate", "--rounds", "5", "--resume", kept, "--seed", "2"]) == 2
    assert "belongs to other work" in capsys.readouterr().err


@pytest.mark.parametrize("bots", ["random", "honest,bluffer", "greedy,easy"])
def test_games_worth_keeping_can_be_replayed(
    bots: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["simulate", "--rounds", "30", "--bots", bots, "--box", "flip", "--option", "target=100"]
    assert main([*words, "--save", "all", "--into", str(tmp_path)]) == 0
    for path in tmp_path.iterdir():
        way, value, _, _, _, number = path.stem.split("-")
        match = replay(read(path.read_text()))
        assert int(match.state.round) >= int(number)
        if way == "longest" and match.state.round == int(number):
            assert int(match.state.turns) == int(value)
    assert len(list(tmp_path.iterdir())) == 10


def test_whole_matches_are_played_to_their_end() -> None:
    plan = Plan("classic", 2, 5, "m", {"target": 100}, ("greedy", "random"), matches=True)
    outcome = simulate(plan)
    assert outcome.counts["matches"] == 5
    assert sum(won for _, won, _ in outcome.wins.values()) == outcome.counts["rounds"]
    part = PiecePlayer(plan, rows=True)(0)
    assert part.number == 2 * part.counts["rounds"]


def test_an_outcome_can_be_written_and_read() -> None:
    outcome = SimulationResult()
    outcome.add(PiecePlayer(Plan("classic", 2, 30, "1", {}, ("family",)), keep=("longest",))(0))
    assert SimulationResult.of(json.loads(json.dumps(outcome.data()))) == outcome
