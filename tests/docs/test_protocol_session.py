"""The session that docs/protocol.md shows is played, message by message, at a table in memory."""

from __future__ import annotations

import asyncio
import json
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

from pioche.server.table.lobby import Lobby
from pioche.server.table.mailbox import Arrived, Asked, Departed
from pioche.server.wire import messages as wire
from tests.server.hand_tables import dealt_as
from tests.server.memory_runtime import Eyes, memory_runtime, rest

TEXT = (Path(__file__).parents[2] / "docs/protocol.md").read_text(encoding="utf-8")
DEAL = {
    "dealer": 1,
    "hands": [["R7", "B2", "W", "G4", "Y9"], ["R3", "G8", "Y1", "B5", "YR"]],
    "first": ["R5"],
    "draw": ["G1", "B8", "Y3"],
}
DECODER = msgspec.json.Decoder(wire.FromClient)
# What the table draws by chance, and what is said in words that may change.
FREE = {"now", "code", "commitment", "seal", "avatar", "prompt"}


def session() -> list[tuple[str, str, str]]:
    """Who speaks or hears, in which direction, and what."""
    found = re.search(r"```session\n(.*?)```", TEXT, re.DOTALL)
    assert found is not None
    lines = [line for line in found[1].splitlines() if line and not line.startswith("#")]
    return [(who, way, what) for who, way, what in (line.split(" ", 2) for line in lines)]


def holds(shown: Any, told: Any) -> bool:
    """Whether what is shown of a message stands in it."""
    if isinstance(shown, dict):
        return isinstance(told, dict) and all(key in told and holds(shown[key], told[key]) for key in shown)
    if isinstance(shown, list):
        return isinstance(told, list) and len(shown) == len(told) and all(map(holds, shown, told))
    return bool(shown == told)


def without_chance(message: Any) -> Any:
    """A message without what is different each time."""
    if isinstance(message, dict):
        return {key: without_chance(value) for key, value in message.items() if key not in FREE}
    return [without_chance(one) for one in message] if isinstance(message, list) else message


async def play() -> list[dict[str, Any]]:
    """Everything that Zoé is told, after each of her lines was compared with it."""
    runtime, _, _ = memory_runtime()
    lobby = Lobby(runtime)
    code = await lobby.open(wire.Create("classic", "Zoé", seats=2, options={"hand": 5}), "zoe")
    mailbox = (await lobby.owner(code)).mailbox
    people = {"Zoé": Eyes("zoe"), "Max": Eyes("max")}
    heard: list[dict[str, Any]] = []
    for name, way, rest_of_line in session():
        person = people[name]
        if way == "←":
            message = person.got.pop(0)
            assert holds(json.loads(rest_of_line), message), (rest_of_line, message)
            heard.append(message)
        elif way == "→":
            assert name == "Max" or not person.got, "the page does not show what Zoé was told"
            said = DECODER.decode(rest_of_line)
            if isinstance(said, wire.Hello):
                person.version, person.info = -1, None
            mailbox.put_nowait(
                Arrived(person, said.since) if isinstance(said, wire.Hello) else Asked(person, said)
            )
            await rest()
        else:
            person.got.clear()  # what came back was never heard
            mailbox.put_nowait(Departed(person))
            await rest()
    assert people["Zoé"].got == []
    await lobby.close()
    return heard


def test_the_session_goes_as_the_page_shows_it(monkeypatch: pytest.MonkeyPatch) -> None:
    dealt_as(monkeypatch, DEAL)
    heard = asyncio.run(play())
    assert {message["type"] for message in heard} == {"update", "ack", "duplicate", "refused"}
    # The update after the deal is shown in full further down.
    shown = re.search(r"```json Update\n(.*?)\n```", TEXT, re.DOTALL)
    assert shown is not None
    full = next(message for message in heard if message.get("version") == 10)
    assert without_chance(json.loads(shown[1])) == without_chance(full)
