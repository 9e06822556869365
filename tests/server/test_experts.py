"""Strong bots at a real server: they think in its processes, and no table waits for one that is lost."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import sys
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest

from pioche.boxes import BOXES
from tests.packages import package, path_with
from tests.server.odd_bots import NOTES
from tests.server.serving import Person, Server, children, clean, play_on
from tests.waiting import pause, reached, until

ROOT = Path(__file__).parents[2]
ODD = "tests.server.odd_bots"


def served(folder: Path, monkeypatch: pytest.MonkeyPatch, expert: str, **chosen: object) -> Server:
    """A server at which experts are such bots, which leave their notes in the folder."""
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(ROOT), os.environ.get("PYTHONPATH", "")]))
    monkeypatch.setenv(NOTES, str(folder / "notes"))
    script = str(Path(__file__).parent / "thinking_server.py")
    return Server(folder, [sys.executable, script, f"expert={ODD}:{expert}"], **chosen)


def gone(pids: list[int]) -> bool:
    """Wait until these processes have come to an end."""
    return until(lambda: not any(Path(f"/proc/{pid}").exists() for pid in pids), pids)


async def seated(server: Server, box: str, levels: list[str], **chosen: object) -> Person:
    """A person at a table with bots of these levels, when the cards are dealt."""
    person = Person(server)
    await person.open(box, seats=1 + len(levels), bots=levels, **chosen)
    await person.connect()
    assert (await person.do("start"))["type"] == "ack"
    await person.shuffle()
    return person


def over(person: Person) -> bool:
    """Whether the round is."""
    return "over" in str(person.game["decision"])


def version_after(person: Person, more: int) -> Callable[[Person], bool]:
    """Whether so much has happened since now, or the round is over."""
    goal = (person.version or 0) + more
    return lambda person: (person.version or 0) >= goal or over(person)


def test_strong_bots_play_every_box_in_a_process_of_their_own(tmp_path: Path) -> None:
    """At one table of each box at once; where the machine is busy, quicker bots answer after a second."""
    with Server(tmp_path, thinkers=1, think=1) as server:

        async def main() -> None:
            people = [await seated(server, box, ["strong", "strong"]) for box in BOXES]
            for person in people:
                levels = [chair["level"] for chair in person.update["table"]["chairs"]]
                assert levels == ["", "strong", "strong"]
            await asyncio.gather(*(play_on(person, version_after(person, 15)) for person in people))
            await reached(lambda: len(children(server)) == 1)
            for person in people:
                await person.leave()

        asyncio.run(main())
        thinking = children(server)
        assert clean(server)
        assert "did not answer" not in server.log.read_text()
    assert gone(thinking)


def test_only_those_are_started_who_are_needed(tmp_path: Path) -> None:
    with Server(tmp_path, thinkers=2) as server:

        async def main() -> None:
            person = await seated(server, "classic", ["easy", "medium", "greedy", "random"])
            await play_on(person, version_after(person, 20))
            await person.leave()

        asyncio.run(main())
        assert children(server) == []


def test_a_bot_that_a_package_brings_is_seated_by_its_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    package(tmp_path, "last_package", "", "pioche.bots", last=f"{ODD}:Last")
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(ROOT), path_with(tmp_path)]))
    monkeypatch.setenv(NOTES, str(tmp_path / "notes"))
    with Server(tmp_path, thinkers=1, think=10) as server:

        async def main() -> None:
            person = Person(server)
            assert (await person.meet())["bots"] == ["last"]
            await person.open("classic", seats=3, bots=["last"])
            await person.connect()
            refused = await person.do("add_bot", level="lost")
            assert (
                refused["text"]
                == "There is no bot called lost here; there are easy, medium, strong, expert, last."
            )
            assert (await person.do("add_bot", level="last"))["type"] == "ack"
            assert (await person.do("start"))["type"] == "ack"
            await person.shuffle()
            await play_on(person, version_after(person, 10))
            await person.leave()

        asyncio.run(main())
        assert (tmp_path / "notes").read_text().startswith("answer")
        body = {"box": "classic", "name": "Zoé", "bots": [f"{ODD}:Last"]}
        answer = httpx.post(f"{server.url}/api/tables", json=body, headers={"Cookie": "pioche=" + 32 * "a"})
        assert (answer.status_code, answer.json()["reason"]) == (400, "unknown_bot")


def test_killed_processes_hold_nobody_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """kill -9, again and again, in the middle of a game: answers still come, and new processes too."""
    killed: set[int] = set()
    with served(tmp_path, monkeypatch, "Last", thinkers=1, think=10) as server:

        async def kill() -> None:
            while True:
                for pid in children(server):
                    if f" {pid}\n" in (tmp_path / "notes").read_text():  # it has thought once at least
                        with contextlib.suppress(ProcessLookupError):  # of one that has just ended
                            os.kill(pid, signal.SIGKILL)
                        killed.add(pid)
                await pause()

        async def main() -> None:
            person = await seated(server, "classic", ["expert", "expert"], options={"hand": 10})
            (tmp_path / "notes").touch()
            killing = asyncio.create_task(kill())
            while len(killed) < 2:
                await play_on(person, version_after(person, 10))
                if over(person):
                    await person.do("answer", verb="next")
                    await person.until(lambda m: "over" not in m["game"]["decision"])
                await pause()
            killing.cancel()
            await person.leave()

        asyncio.run(main())
        assert len(killed) >= 2
        assert clean(server)
        assert "was lost" in server.log.read_text()


def test_a_bot_that_hangs_is_played_by_another_in_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with served(tmp_path, monkeypatch, "Hanging", thinkers=1, think=0.5) as server:

        async def main() -> None:
            person = await seated(server, "classic", ["expert", "expert"])
            await play_on(person, version_after(person, 8))
            await person.leave()

        asyncio.run(main())
        assert clean(server)


@pytest.mark.parametrize("end", [Server.stop, Server.kill])
def test_a_server_that_ends_leaves_no_process_behind(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, end: Callable[[Server], None]
) -> None:
    """By Ctrl-C or by kill -9, in the middle of thoughts."""
    server = served(tmp_path, monkeypatch, "Thinker", thinkers=2, think=10)
    server.start()

    async def main() -> list[int]:
        people = [await seated(server, "classic", ["expert", "expert"]) for _ in range(4)]
        await asyncio.gather(*(play_on(person, version_after(person, 12)) for person in people))
        found = children(server)
        for person in people:
            await person.leave()
        return found

    pids = asyncio.run(main())
    assert pids
    end(server)
    assert gone(pids)
    assert clean(server)


def test_without_thinkers_experts_play_all_the_same(tmp_path: Path) -> None:
    with Server(tmp_path, thinkers=0) as server:

        async def main() -> None:
            person = await seated(server, "flip", ["expert", "strong"])
            await play_on(person, version_after(person, 20))
            await person.leave()

        asyncio.run(main())
        assert children(server) == []
        assert clean(server)
