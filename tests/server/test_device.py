"""The device of one device, without its browser: who sees what, what is kept, and what is not believed."""

from __future__ import annotations

import asyncio
import gc
import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from pioche.bots.levels import LEVELS, takes_its_time
from pioche.bots.search.search import search_class
from pioche.browser.backup import exported
from pioche.browser.device import Device
from pioche.browser.device_store import DRAWERS
from pioche.browser.elsewhere import BOT, READY, REVIEW, Elsewhere, Progress
from pioche.browser.port import Company
from pioche.browser.thinker import BUDGETS
from pioche.records.fairness import commitment
from pioche.server.table.runtime import Thought
from pioche.server.thinking.coach_tasks import Found, Task
from pioche.texts.catalogue import catalogue
from tests.waiting import pause, reached

ROOT = Path(__file__).parents[2]
QUICK = {"pace": 0.0, "window_wait": 0.0, "window_hold": 0.0, "swing": 0.0, "deal_wait": 0.0}
TABLE = {"box": "classic", "name": "Zoé", "seats": 3, "bots": ["easy"], "quick": True}
WITHOUT = """
import sys
sys.modules["librt"] = None
import pioche
import librt.vecs
from pioche.records import read, replay
for name in sys.argv[1:]:
    print(replay(read(open(name, encoding="utf-8").read())).state.scores)
print(librt.vecs.__spec__)
"""


class Drawers:
    """A cupboard in memory, which can be full; while it writes, others have so many turns."""

    def __init__(self, turns: int = 3) -> None:
        self.turns = turns
        self.drawers: dict[str, dict[str, str]] = {name: {} for name in DRAWERS}
        self.full = False

    async def read(self, drawer: str, first: str, last: str) -> str:
        """What lies there."""
        found = self.drawers[drawer]
        return json.dumps([[key, found[key]] for key in sorted(found) if first <= key <= last])

    async def write(self, changes: str) -> None:
        """All or nothing."""
        for _ in range(self.turns):
            await asyncio.sleep(0)
        if self.full:
            raise OSError("QuotaExceededError")
        for drawer, key, text in json.loads(changes):
            if text is None:
                self.drawers[drawer].pop(key, None)
            else:
                self.drawers[drawer][key] = text


async def nobody(kind: str, body: bytes, progress: Progress) -> bytes:
    """A place where nobody thinks."""
    raise OSError("nobody is there")


async def opened(drawers: Drawers) -> Device:
    """A device with what these drawers keep."""
    device = Device(catalogue, nobody, None, **QUICK)
    await device.open(drawers)
    return device


async def ask(device: Device, method: str, path: str, body: object = "") -> Any:
    """Something that the device gives, or the reason why not."""
    text = body if isinstance(body, str) else json.dumps(body)
    status, answer = await device.ask(method, path, text)
    found: Any = json.loads(answer) if answer[:1] in "[{" else answer
    return found if status < 300 else found["reason"]


async def until(test: Callable[[], bool]) -> None:
    """Wait for tables to come so far."""
    await reached(test)


def hello() -> str:
    """The first message."""
    return json.dumps({"type": "hello", "protocol": 1, "lang": "en", "since": None})


def test_several_people_of_one_device_are_all_there_and_see_only_their_own() -> None:
    async def play() -> None:
        device = await opened(Drawers())
        code = (await ask(device, "POST", "/api/together", {"table": TABLE, "people": ["Bob"]}))["code"]
        heard: list[dict[str, Any]] = []
        port = device.port(code, 1, lambda text: heard.append(json.loads(text)))
        port.heard(hello())
        await until(lambda: bool(heard) and heard[-1]["you"]["number_wanted"])
        commit = {"do": "commit", "hash": commitment("ab" * 16)}
        port.heard(json.dumps({"type": "do", "id": "c", "seen": 1, "command": commit}))
        await until(lambda: any(one["type"] == "update" and one["table"]["hashes"] for one in heard))
        number = {"do": "number", "number": "ab" * 16}
        port.heard(json.dumps({"type": "do", "id": "n", "seen": 1, "command": number}))
        await until(lambda: any(one.get("game") for one in heard))
        update = next(one for one in reversed(heard) if one.get("game"))
        assert update["you"]["seat"] == 1
        fronts = [[card for card in hand if card[1] is not None] for hand in update["game"]["hands"]]
        assert [len(hand) > 0 for hand in fronts] == [False, True, False]
        table = next(one["table"] for one in reversed(heard) if one.get("table"))
        assert [chair["here"] for chair in table["chairs"]] == [True, True, True]
        assert sorted(await ask(device, "GET", f"/api/tables/{code}/people")) == [[0, 0], [1, 1]]
        assert await ask(device, "GET", f"/api/tables/{code}/calls") == []
        # Who comes late waits for the next round, and is somebody else than those who sit (R125).
        assert await ask(device, "POST", f"/api/tables/{code}/people", ["Eve", None]) == {}
        assert await ask(device, "POST", f"/api/tables/{code}/people", ["Fay", None]) == "full"
        assert [one.comes.player for one in device.lobby.owners[code].table.chairs] == ["", "", "device-2"]
        port.close()
        await until(lambda: not device.lobby.owners[code].viewers)
        await device.lobby.close()
        del port
        gc.collect()
        assert not [one for one in gc.get_objects() if isinstance(one, Company)]  # which would hold the table

    asyncio.run(play())


def test_what_cannot_be_written_did_not_happen() -> None:
    async def play() -> None:
        drawers = Drawers()
        device = await opened(drawers)
        drawers.full = True
        status, answer = await device.ask("POST", "/api/tables?lang=fr", json.dumps(TABLE))
        assert status == 400
        assert json.loads(answer)["reason"] == "storage"
        drawers.full = False
        assert (await ask(device, "GET", "/api/me"))["yours"] == []
        code = (await ask(device, "POST", "/api/tables", TABLE))["code"]
        await device.lobby.close()
        again = await opened(drawers)
        assert [one["code"] for one in (await ask(again, "GET", "/api/me"))["yours"]] == [code]
        await again.lobby.close()

    asyncio.run(play())


def test_a_file_of_everything_is_believed_only_where_it_plays() -> None:
    async def play() -> None:
        first, second = await opened(Drawers()), await opened(Drawers())
        await ask(first, "POST", "/api/tables", TABLE)
        text = await exported(first.store)
        spoilt = json.loads(text)
        spoilt["tables"][0]["log"][1][3] = '{"kind":"left","seat":7}'
        assert (await ask(second, "POST", "/api/everything", spoilt))["tables"] == 0
        strange = json.loads(text)
        strange["tables"][0]["table"]["id"] = "../../etc"
        assert (await ask(second, "POST", "/api/everything", strange))["tables"] == 0
        assert (await ask(second, "POST", "/api/everything", text))["tables"] == 1
        assert (await ask(second, "POST", "/api/everything", text))["left"] == 1
        assert await ask(second, "POST", "/api/everything", "[]") == "bad_file"
        assert await ask(second, "POST", "/api/records", "[") in ("bad_record", "bad_file")
        for device in (first, second):
            await device.lobby.close()

    asyncio.run(play())


def test_games_of_a_file_are_told_as_their_records_tell_them() -> None:
    async def play() -> None:
        text = (ROOT / "tests/golden/classic/two-players.toml").read_text(encoding="utf-8")
        whole = json.loads(await exported((await opened(Drawers())).store))
        lie = {"record": "one", "at": 5, "seat": 1, "box": "flip", "seats": 9, "place": 7, "points": 1}
        lie |= {"won": False, "share": 0.1, "length": 60_000, "names": ["Me"], "bots": [0, 5]}
        games = [lie, {**lie, "record": "two", "seat": 2}, {**lie, "record": "three"}]
        whole |= {"records": {"one": text, "two": text}, "games": games}
        device = await opened(Drawers())
        assert (await ask(device, "POST", "/api/everything", whole))["records"] == 2
        await until_counted(device)
        found = await ask(device, "GET", "/api/games")
        (game,) = found["games"]
        assert (game["record"], game["box"], game["names"], game["bots"]) == (
            "one",
            "classic",
            ["A", "B"],
            [0],
        )
        assert (game["won"], game["place"], game["points"], game["seconds"]) == (True, 1, 103, 60)
        assert await ask(device, "DELETE", "/api/games/two") == "no_record"
        assert await ask(device, "DELETE", "/api/games/one") == {"games": 1}
        assert (await ask(device, "GET", "/api/games"))["total"] == 0
        assert await ask(device, "GET", "/api/records/one") == text
        await device.lobby.close()

    asyncio.run(play())


async def until_counted(device: Device) -> None:
    """Wait until no game is left to be counted."""
    while (await ask(device, "GET", "/api/games"))["uncounted"]:
        await pause()


def test_rules_can_be_read_while_another_window_has_the_tables() -> None:
    async def look() -> None:
        device = Device(catalogue, nobody)
        assert (await ask(device, "GET", "/api/rules/flip?lang=fr"))["markdown"].startswith("# ")
        assert await ask(device, "GET", "/api/me") == "elsewhere"
        heard: list[dict[str, Any]] = []
        port = device.port("ABCDEF", 0, lambda text: heard.append(json.loads(text)))
        port.heard(hello())
        await until(lambda: bool(heard))
        assert [(one["type"], one["reason"], one["again"]) for one in heard] == [("bye", "elsewhere", True)]

    asyncio.run(look())


def test_a_table_of_other_rules_is_kept_and_not_played() -> None:
    async def look() -> None:
        drawers = Drawers()
        device = await opened(drawers)
        code = (await ask(device, "POST", "/api/tables", TABLE))["code"]
        await device.lobby.close()
        ((id, text),) = drawers.drawers["tables"].items()
        row = json.loads(text)
        drawers.drawers["tables"][id] = json.dumps({**row, "rules": row["rules"] - 1})
        again = await opened(drawers)
        heard: list[dict[str, Any]] = []
        again.port(code, 0, lambda text: heard.append(json.loads(text))).heard(hello())
        await until(lambda: bool(heard))
        assert [(one["type"], one["reason"]) for one in heard] == [("bye", "other_rules")]
        assert json.loads(await exported(again.store))["tables"][0]["table"]["code"] == code
        await again.lobby.close()

    asyncio.run(look())


def test_nobody_at_a_table_waits_for_a_review() -> None:
    """What was is gone through elsewhere than what is: a bot answers while a review takes its time."""

    async def play() -> None:
        done = asyncio.Event()

        async def ask(kind: str, body: bytes, progress: Progress) -> bytes:
            if kind == REVIEW:
                await done.wait()
                return msgspec.msgpack.encode(Found(reason="no_record"))
            return msgspec.msgpack.encode([1, 2])

        elsewhere = Elsewhere(ask)
        review = asyncio.ensure_future(elsewhere.coach(Task(record="a long one", round=1)))
        said: list[list[int] | None] = []
        elsewhere.ask(Thought("search", "seed", False, "classic", 2, {}, [], []), said.append)
        await until(lambda: bool(said))
        assert said == [[1, 2]]
        assert not review.done()
        done.set()
        assert (await review).reason == "no_record"

    asyncio.run(play())


def test_as_many_think_at_once_as_there_are_cores_to_spare() -> None:
    """And whoever is called off before its turn does not think at all."""

    async def play() -> None:
        asked: list[str] = []
        done = asyncio.Event()

        async def ask(kind: str, body: bytes, progress: Progress) -> bytes:
            asked.append(kind)
            await done.wait()
            return msgspec.msgpack.encode([1, 2])

        elsewhere = Elsewhere(ask)
        elsewhere.share(2)
        elsewhere.get_ready()
        elsewhere.get_ready()
        said: list[list[int] | None] = []
        thought = Thought("search", "seed", False, "classic", 2, {}, [], [])
        thoughts = [elsewhere.ask(thought, said.append) for _ in range(4)]
        await until(lambda: len(asked) == 3)
        thoughts[2].cancel()
        assert asked == [READY, BOT, BOT]
        done.set()
        await until(lambda: len(said) == 3)
        assert asked == [READY, BOT, BOT, BOT]

    asyncio.run(play())


def test_a_level_thinks_as_much_as_on_a_server() -> None:
    """As many rollouts, however long they take here, unless somebody would wait too long."""
    server = search_class(LEVELS["expert"]).config.budget
    assert BUDGETS[LEVELS["expert"]].rollouts == server.rollouts
    assert all(budget.seconds > server.seconds for budget in BUDGETS.values())
    assert set(BUDGETS) == {bot for level, bot in LEVELS.items() if takes_its_time(level)}


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_lesson_is_given_without_a_server(lang: str) -> None:
    async def learn() -> None:
        device = await opened(Drawers())
        step = await ask(device, "GET", f"/api/lessons/classic?lang={lang}&step=0")
        assert isinstance(step, dict)
        assert await ask(device, "GET", "/api/lessons/nothing?step=0") != step
        await device.lobby.close()

    asyncio.run(learn())


def test_the_interpreted_engine_does_without_librt() -> None:
    """The stand-in plays the same games as the real thing."""
    golden = [str(path) for path in sorted(ROOT.glob("tests/golden/*/two-players.toml"))]
    env = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    command = [sys.executable, "-c", WITHOUT, *golden]
    done = subprocess.run(command, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert len(done.stdout.splitlines()) == 1 + len(golden)
    assert done.stdout.endswith("None\n")  # it was the stand-in
