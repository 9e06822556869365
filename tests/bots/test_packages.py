"""Bots of installed packages: found by name everywhere, and refused where they have no name of their own."""

from __future__ import annotations

import json
import logging
from collections.abc import Iterator
from pathlib import Path

import pytest

from pioche import Match, play_bots
from pioche.bots.loading import BotError, UnknownBot, bot_class, packaged
from tests.packages import package, pioche

GROUP = "pioche.bots"
LAST = """
from pioche import Bot, answers
class Last(Bot):
    def answer(self, view):
        return answers(view)[-1]
"""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder of packages that this process finds, too."""
    monkeypatch.syspath_prepend(str(tmp_path))
    packaged.cache_clear()
    yield tmp_path
    packaged.cache_clear()


def test_matches_find_a_bot_by_its_name(folder: Path) -> None:
    package(folder, "last_package", LAST, GROUP, last="last_package:Last")
    assert bot_class("last").__module__ == "last_package"
    match, faults = play_bots("classic", ["last", "easy"], "tea", rounds=1)
    assert (match.decision, faults) == ("round_over", [])
    match = Match("classic", ["Ann", "Bob"], "tea")
    match.apply("Ann draw")
    match.apply("Ann keep")
    play_bots(match, {"Bob": "last"})
    assert match.log[2].startswith("Bob draw")  # the last answer of a turn


def test_commands_find_a_bot_by_its_name(tmp_path: Path) -> None:
    package(tmp_path, "last_package", LAST, GROUP, last="last_package:Last")
    words = ("--players", "2", "--bots", "last,easy")
    done = pioche(tmp_path, "arena", *words, "--games", "4", "--jobs", "2", "--json")
    assert done.returncode == 0, done.stderr
    assert set(json.loads(done.stdout)["bots"]) == {"last", "easy"}
    done = pioche(tmp_path, "simulate", *words, "--rounds", "4", "--workers", "2")
    assert done.returncode == 0, done.stderr
    play = ("play", "--box", "classic", "--players", "2", "--seed", "tea", "--bots")
    assert pioche(tmp_path, *play, "last", typed="q\n").returncode == 0
    done = pioche(tmp_path, *play, "lost", typed="q\n")
    assert (done.returncode, "last, and your own as module:Class" in done.stderr) == (2, True)


@pytest.mark.parametrize("name", ["greedy", "medium", "last", "search_all", "last:one"])
def test_a_bot_without_a_name_of_its_own_is_left_out(
    name: str, folder: Path, caplog: pytest.LogCaptureFixture
) -> None:
    package(folder, "last_package", LAST, GROUP, last="last_package:Last")
    package(folder, "other_package", LAST.replace("Last", "Other"), GROUP, **{name: "other_package:Other"})
    with caplog.at_level(logging.WARNING, GROUP):
        assert list(packaged()[0]) == ["last"]
    (told,) = (record.getMessage() for record in caplog.records)
    theirs = {"last": "last_package"}.get(name, "one of ours")
    why = f"there is another bot called {name!r} ({theirs})"
    if name.startswith("search") or ":" in name:
        why = f"{name!r} is no name for a bot: one word that does not begin with search"
    assert told == f"a bot is left out: other_package: {why}"
    with pytest.raises(UnknownBot, match=r"no bot 'lost'; there are .*other_package was left out: "):
        bot_class("lost")


@pytest.mark.parametrize(
    ("value", "told"),
    [
        ("last_package", "'last': a bot is given as module:Class"),
        ("last_package:Nobody", "last: last_package has no Nobody; it has Last"),
        ("last_package:answers", "last: answers is not a class derived from"),
        ("not_there:Last", "last: there is no module 'not_there'"),
    ],
)
def test_a_package_whose_bot_is_none_is_told(value: str, told: str, folder: Path) -> None:
    package(folder, "last_package", LAST, GROUP, last=value)
    with pytest.raises(BotError) as error:
        bot_class("last")
    assert told in str(error.value)
