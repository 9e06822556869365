"""Records from elsewhere on a server: played through, kept once, and refused where something is wrong."""

from __future__ import annotations

import asyncio
import os
import re
import signal
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest

from pioche.match import Match
from pioche.records import read, write
from pioche.records.fairness import Fairness, commitment, match_seed
from pioche.server.net.http_entrance import LARGEST_RECORD
from pioche.server.table import brought
from pioche.server.table.brought import record_id
from pioche.server.table.refusing import Refuse
from pioche.server.thinking.replayer import Check
from pioche.server.thinking.replayers import Replayers
from tests.server.serving import Person, Server, clean
from tests.waiting import PATIENCE, reached

GOLDEN = sorted((Path(__file__).parents[1] / "golden").glob("*/two-players.toml"))


async def bring(person: Person, text: str | bytes, **headers: str) -> httpx.Response:
    """Send a file as the page does."""
    async with httpx.AsyncClient(base_url=person.server.url, timeout=PATIENCE) as client:
        return await client.post("/api/records", content=text, headers={**person.headers(), **headers})


def test_a_record_from_elsewhere_is_watched_and_reviewed(tmp_path: Path) -> None:
    async def main() -> None:
        with Server(tmp_path) as server:
            ann, ben = Person(server, "Ann"), Person(server, "Ben")
            await ann.meet()
            for path in GOLDEN:
                text = path.read_text(encoding="utf-8")
                answer = await bring(ann, text)
                assert answer.status_code == 201, answer.text
                id = answer.json()["record"]
                assert id == record_id(text)
                # Whoever has the link can watch it, and take it along.
                assert len(await ben.frames(id, "open")) == 1 + len(read(text).moves)
                assert (await ben.get(f"/api/records/{id}.toml")).text == text
            assert (await ann.get(f"/api/records/{id}/review?round=1")).status_code in (200, 202)
            assert (await bring(ann, text)).json() == {"record": id}
            assert (await ann.get("/api/games")).json()["total"] == 0
            assert clean(server)

    asyncio.run(main())


def test_what_is_no_record_of_a_match_is_not_kept(tmp_path: Path) -> None:
    async def main() -> None:
        with Server(tmp_path, tables_per_address=8) as server:
            ann, stranger = Person(server, "Ann"), Person(server)
            await ann.meet()
            text = GOLDEN[0].read_text(encoding="utf-8")
            altered = re.sub("seed +=", 'seed = "x"\n#', text, count=1)
            foreign = re.sub("box +=.*", 'box = "elsewhere"', text, count=1)
            long = text + "\n#" + "x" * LARGEST_RECORD
            for given, status, reasons in (
                (altered, 400, ("bad_record",)),
                (foreign, 404, ("missing_box", "bad_record")),
                ("not a record", 400, ("bad_record",)),
                ("[" * 100_000, 400, ("too_large_a_record",)),
                (b"\xff\xfe", 400, ("unreadable",)),
                (long, 413, ("unreadable",)),
            ):
                answer = await bring(ann, given)
                assert (answer.status_code, answer.json()["reason"] in reasons) == (status, True), answer.text
            assert (await bring(stranger, text)).json()["reason"] == "no_cookie"
            assert (await bring(ann, text, Origin="http://evil")).json()["reason"] == "origin"
            # It counts like opening a table.
            assert [(await bring(ann, text)).status_code for _ in range(3)] == [201, 201, 429]
            # A larger body is let in there, and nowhere else.
            assert (await ann.post("/api/tables", {"x": "y" * 40_000})).status_code == 413
            assert clean(server)

    asyncio.run(main())


@pytest.mark.parametrize(
    "text",
    [
        "a." * 125_000 + "a = 1",
        "[" + "a." * 120_000 + "a]",
        "[" * 250_000,
        "seats = [" + ",".join(f'"p{k}"' for k in range(30_000)) + "]",
        "".join(f"a{k} = 1\n" for k in range(20_000)),
        GOLDEN[0].read_text(encoding="utf-8").replace("[game]", "[game]\n" + "#\n" * 60_000),
    ],
    ids=["dots", "head", "brackets", "seats", "keys", "lines"],
)
def test_what_would_take_long_to_read_is_not_read(text: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(brought, "read", None)
    with pytest.raises(Refuse, match="too_large_a_record"):
        brought.check(text)


@pytest.mark.parametrize(
    "spoiled",
    [
        lambda text: re.sub("options = .*", r'options = { customizable_text = "\\u202E\\u0007" }', text),
        lambda text: re.sub("options = .*", f'options = {{ customizable_text = "{"x" * 1000}" }}', text),
        lambda text: re.sub("seats +=.*", 'seats = ["\u3164", "Ben"]', text),
    ],
)
def test_what_others_should_not_be_shown_is_not_kept(spoiled: Callable[[str], str]) -> None:
    with pytest.raises(Refuse, match="bad_text"):
        brought.check(spoiled(GOLDEN[0].read_text(encoding="utf-8")))


@pytest.mark.parametrize(
    "changes",
    [
        {"secret": "\u202e" * 1000},
        {"secret": "5e"},
        {"numbers": ["a" * 100_000, "b" * 32]},
        {"hashes": ["x", ""]},
    ],
)
def test_a_shuffle_that_was_none_is_not_kept(changes: dict[str, Any]) -> None:
    """Of a match that is gone on with, its secret is shown to everybody when it ends."""
    numbers = ["a" * 32, "b" * 32]
    fair = Fairness("5e" * 32, commitment("5e" * 32), numbers, [commitment(one) for one in numbers])
    seed = match_seed(fair.secret, numbers)
    brought.check(write(Match("classic", ["Ann", "Ben"], seed), fair))
    with pytest.raises(Refuse, match="bad_record"):
        brought.check(write(Match("classic", ["Ann", "Ben"], seed), replace(fair, **changes)))


def test_a_record_that_kills_its_process_is_left_alone_and_others_are_served() -> None:
    async def main() -> None:
        text = GOLDEN[0].read_text(encoding="utf-8")
        replayers = Replayers()
        (await replayers.check(Check(text))).check()
        (pid,) = replayers.processes
        os.kill(pid, signal.SIGSTOP)  # so that it is at work when it dies
        deadly = asyncio.create_task(replayers.check(Check(text + "\n"), "net"))
        await reached(lambda: replayers.at_work() == 1)
        os.kill(pid, signal.SIGKILL)
        assert (await deadly).reason == "replay_failed"
        before = dict(replayers.processes)
        assert (await replayers.check(Check(text + "\n"), "net")).reason == "replay_failed"
        assert replayers.processes == before  # nobody has tried it again
        (await replayers.check(Check(text), "elsewhere")).check()
        await replayers.close()

    asyncio.run(main())
