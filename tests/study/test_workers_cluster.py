"""On a real cluster of this machine: the same numbers, whoever is killed, and clear words otherwise."""

from __future__ import annotations

import fcntl
import gc
import json
import os
import signal
import sys
import threading
from collections.abc import Callable, Iterator
from functools import cache, partial
from pathlib import Path
from typing import Any

import pytest

import pioche.study.simulation.simulate as simulate_room
import pioche.study.workers.dask_cluster as cluster_room
from pioche.cli import main
from pioche.study.questions.answer import PIECE
from pioche.study.questions.asking import ask
from pioche.study.questions.source import Source
from pioche.study.simulation.pieces import PiecePlayer, PieceResult
from pioche.study.simulation.plan import Plan
from pioche.study.simulation.simulate import SimulationResult, simulate
from pioche.study.workers.crew import Crew
from pioche.study.workers.dask_cluster import ClusterError, client_of, identity, in_time, local_cluster
from tests.ports import HeldPort

pytestmark = pytest.mark.filterwarnings("ignore")  # of the cluster's own housekeeping
PLAN = Plan("classic", 3, 400, "cluster", {}, ("greedy", "easy"))
FIRST = 3  # pieces before something happens


@pytest.fixture(scope="module")
def cluster() -> Iterator[Any]:
    """Two workers, each a process that is started again when it is killed."""
    with local_cluster(2) as home:
        yield home
    gc.collect()  # what the cluster leaves behind is not for the next test to find


@pytest.fixture(autouse=True)
def _patience(monkeypatch: pytest.MonkeyPatch) -> None:
    """A cluster that is there may take its time to say so."""
    monkeypatch.setattr(cluster_room, "CONNECT_TIMEOUT", 60.0)


@cache
def alone() -> SimulationResult:
    """The same on this machine."""
    return simulate(PLAN)


def held(path: Path, *settings: Any) -> Callable[[int], PieceResult]:
    """A player of pieces, who plays the first ones, and the others once a file is no longer locked."""
    carry_out = PiecePlayer(*settings)

    def in_turn(number: int) -> PieceResult:
        with path.open() as gate:
            if number >= FIRST:
                fcntl.flock(gate, fcntl.LOCK_SH)
            return carry_out(number)

    return in_turn


def interrupted(cluster: Any, gate: Path, what: Callable[[], None]) -> SimulationResult:
    """The plan on a cluster where something happens while nothing but the first pieces can be finished."""
    with gate.open("w") as locked, pytest.MonkeyPatch.context() as patch:
        fcntl.flock(locked, fcntl.LOCK_EX)
        patch.setattr(simulate_room, "PiecePlayer", partial(held, gate))

        def reached(so_far: SimulationResult) -> None:
            if so_far.pieces == FIRST:
                what()
                fcntl.flock(locked, fcntl.LOCK_UN)

        return simulate(PLAN, Crew(1, cluster.scheduler_address), reached)


def test_a_worker_killed_in_the_middle_changes_nothing(cluster: Any, tmp_path: Path) -> None:
    killed: list[int] = []

    def kill_one() -> None:
        worker = next(iter(cluster.workers.values()))
        killed.append(worker.pid)
        os.kill(worker.pid, signal.SIGKILL)

    shared = interrupted(cluster, tmp_path / "gate", kill_one)
    assert killed
    assert shared.counts == alone().counts
    assert shared.wins == alone().wins
    with client_of(cluster.scheduler_address, 1) as other:
        other.wait_for_workers(2)  # it is started again


@pytest.mark.parametrize("silently", [True, False])
def test_a_piece_that_the_cluster_has_lost_is_given_again(
    cluster: Any, silently: bool, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(cluster_room, "STALL_TIMEOUT", 1.0)
    lost: list[str] = []

    def lose(dask_scheduler: Any) -> list[str]:
        keys = [key for key in dask_scheduler.tasks if str(key).startswith("work")][-2:]
        for client in list(dask_scheduler.clients):
            if silently:
                dask_scheduler.client_releases_keys(keys, client)
            else:
                dask_scheduler.stimulus_cancel(keys, client, True, "", "")
        return keys

    with client_of(cluster.scheduler_address, 1) as other:
        shared = interrupted(cluster, tmp_path / "gate", lambda: lost.extend(other.run_on_scheduler(lose)))
    assert len(lost) == 2
    assert shared.wins == alone().wins


def test_nobody_waits_for_what_never_answers() -> None:
    with pytest.raises(TimeoutError, match="no answer"):
        in_time(threading.Event().wait, 0.01)
    with pytest.raises(ZeroDivisionError):
        in_time(lambda: 1 // 0, 60.0)


def test_questions_and_commands_have_the_same_answers(
    cluster: Any, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    address = cluster.scheduler_address
    source = Source("seats", deals=3 * PIECE)
    assert ask(source, "c", Crew(1, address)).rows() == ask(source, "c").rows()
    for words in (
        ["arena", "--players", "2", "--games", "40", "--bots", "greedy,random", "--json", "--jobs", "1"],
        ["soak", "--cards", "--rounds", "500", "--box", "classic", "--json"],
    ):
        found = []
        for where in ([], ["--cluster", address]):
            assert main([*words, *where]) == 0
            found.append(json.loads(capsys.readouterr().out))
        assert found[0] == found[1]
    folders = [tmp_path / "home", tmp_path / "away"]
    for folder, where in zip(folders, ([], ["--cluster", address]), strict=True):
        assert main(["simulate", "--rounds", "40", "--bots", "easy", "--records", str(folder), *where]) == 0
    home, away = ({path.name: path.read_text() for path in folder.iterdir()} for folder in folders)
    assert home == away
    capsys.readouterr()
    found = []
    for where in ([], ["--workers", "2"], ["--cluster", address]):
        record = str(folders[0] / min(home))
        assert main(["review", record, "--round", "1", "--playouts", "20", "--json", *where]) == 0
        found.append(json.loads(capsys.readouterr().out))
    assert found[0] == found[1] == found[2]
    assert found[0]["rounds"][0]["moments"]


def test_another_version_is_refused(cluster: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    real = identity()
    monkeypatch.setattr(cluster_room, "identity", lambda: "9.9.9")
    with pytest.raises(ClusterError, match=r"Pioche .* is there, and 9\.9\.9 here") as refused:
        simulate(PLAN, Crew(1, cluster.scheduler_address))
    assert real in str(refused.value)
    with pytest.raises(cluster_room.OtherVersion, match="is there, and 1 here"):
        cluster_room.work("1", [], b"", 0, 1)


@pytest.mark.parametrize("address", ["tcp://127.0.0.1:{}", "nonsense://", "127.0.0.1"])
def test_a_cluster_that_is_not_there_is_named(
    address: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cluster_room, "CONNECT_TIMEOUT", 1.0)
    nobody = HeldPort()  # at which nobody listens
    address = address.format(nobody.number)
    assert main(["simulate", "--rounds", "5", "--cluster", address]) == 2
    assert f"--cluster: no cluster answers at {address}" in capsys.readouterr().err


def test_without_dask_it_says_what_to_install(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    assert main(["simulate", "--rounds", "5", "--cluster", "local"]) == 2
    assert "pip install 'pioche[cluster]'" in capsys.readouterr().err
