"""Rounds at a device: what is held does not grow, and what is seen does not depend on the database."""

from __future__ import annotations

import asyncio
import gc
import json
import secrets
from collections import Counter
from collections.abc import Callable
from functools import partial
from itertools import count
from random import Random
from typing import Any

import pytest

from pioche.browser.device import Device
from pioche.browser.page_words import PageWords
from pioche.browser.port import Port
from pioche.texts.languages import LANGUAGES
from tests.server.memory_runtime import rest
from tests.server.test_device import QUICK, Drawers, ask, hello, nobody

PEOPLE = 4
ROUNDS = 12
MATCHES = 4
FEW = 10  # objects of a kind, by which one deal differs from another


class Waiting:
    """Something that will not be due before the test is over; what is called off is gone."""

    def __init__(self, clock: Still, number: int) -> None:
        self._clock = clock
        self._number = number

    def cancel(self) -> None:
        """Have it left undone."""
        self._clock.waiting.pop(self._number, None)


class Still:
    """A clock that stands, and holds what waits for it, as a browser does."""

    def __init__(self) -> None:
        self.waiting: dict[int, tuple[Any, ...]] = {}
        self._numbers = count()

    def now(self) -> int:
        """Always the same."""
        return 1_000_000

    def call_at(self, at: int, call: Callable[..., object], *arguments: Any) -> Waiting:
        """Note it down."""
        number = next(self._numbers)
        self.waiting[number] = (call, *arguments)
        return Waiting(self, number)


class People:
    """Four people around a device, who answer one after the other as long as it is open before them."""

    def __init__(self, device: Device, code: str, dice: Random) -> None:
        self._device = device
        self._code = code
        self._dice = dice
        self._ports: list[Port] = []
        self._answered = 0
        self.heard: list[str] = []

    async def play(self, enough: Callable[[dict[str, Any]], bool]) -> None:
        """Play on until somebody sees that it is enough; then everybody looks elsewhere."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        def heard(number: int, text: str) -> None:
            self.heard.append(text)
            message = json.loads(text)
            if message["type"] == "update" and message["version"] > self._answered and not done.done():
                if message.get("game") and enough(message["game"]):
                    done.set_result(None)
                else:
                    self._answer(number, message)

        for number in range(PEOPLE):
            self._open(number, partial(heard, number))
        await done
        await self.look_away()

    def _open(self, number: int, heard: Callable[[str], None]) -> None:
        port = self._device.port(self._code, number, heard)
        self._ports.append(port)
        port.heard(hello())

    def look(self, number: int) -> None:
        """Have somebody look on, who does nothing."""
        self._open(number, self.heard.append)

    def _answer(self, number: int, message: dict[str, Any]) -> None:
        game, command = message.get("game"), None
        if message["you"]["number_wanted"]:
            command = {"do": "number", "number": "ab" * 16}
        elif game and game["decision"] == "round_over":
            command = {"do": "next"}
        elif game and game["asked"] == number and game["answers"]:
            answers = [one for one in game["answers"] if one["verb"] == "play"] or game["answers"]
            command = {"do": "answer", **self._dice.choice(answers)}
        if command is not None:
            self._answered = message["version"]
            self.say(number, command, message["version"])

    def say(self, number: int, command: dict[str, Any], seen: int = 0) -> None:
        """Have somebody do something."""
        id = f"id-{self._dice.getrandbits(48)}"
        self._ports[number].heard(json.dumps({"type": "do", "id": id, "seen": seen, "command": command}))

    async def part(self) -> None:
        """Leave the table, which closes with the last one."""
        for number in range(PEOPLE):
            self._open(number, lambda text: None)
            await rest()
            self.say(number, {"do": "leave"})
        await rest()
        await self.look_away()

    async def look_away(self) -> None:
        """Look elsewhere."""
        for port in self._ports:
            port.close()
        self._ports.clear()
        await rest()


async def opened(device: Device, dice: Random, box: str = "classic", **options: object) -> People:
    """A table at which the cards are about to be dealt."""
    table = {"box": box, "name": "A", "seats": PEOPLE, "quick": True, "options": options}
    code = (await ask(device, "POST", "/api/together", {"table": table, "people": ["B", "C", "D"]}))["code"]
    return People(device, code, dice)


def held() -> Counter[str]:
    """What Python holds, by kind."""
    gc.collect()
    return Counter(f"{type(one).__module__}.{type(one).__qualname__}" for one in gc.get_objects())


@pytest.fixture
def dice(monkeypatch: pytest.MonkeyPatch) -> Random:
    """The same games each time."""
    found = Random(5)
    monkeypatch.setattr(secrets, "token_hex", lambda size=32: found.randbytes(size).hex())
    return found


async def device_of(drawers: Drawers | None = None) -> Device:
    """A device with the words of a page, where each of them is its key."""
    words = {lang: PageWords(lang, lambda lang, key, arguments: key) for lang in LANGUAGES}
    device = Device(words.__getitem__, nobody, Still(), **QUICK)
    await device.open(drawers or Drawers())
    return device


def more(after: Counter[str], before: Counter[str]) -> dict[str, int]:
    """What is held after something that was not before; a Counter of kinds is one of them."""
    return {kind: n for kind, n in (after - before).items() if n > FEW}


def is_dealt(number: int, game: dict[str, Any]) -> bool:
    """Whether a round has begun."""
    return bool(game["round"] == number)


def test_a_match_takes_no_more_after_many_rounds(dice: Random) -> None:
    """Looked at when cards have just been dealt: what was before is in the log, and here only as numbers."""

    async def main() -> None:
        device = await device_of()
        people = await opened(device, dice, target=1000)
        after = []
        for number in range(2, 2 + ROUNDS):
            await people.play(partial(is_dealt, number))
            people.heard.clear()
            after.append(held())
        settled = after[2]
        assert [more(found, settled) for found in after[3:]] == [{}] * (ROUNDS - 3)
        await device.lobby.close()

    asyncio.run(main())


def test_nothing_is_left_of_a_table_that_was_closed(dice: Random) -> None:
    """When the last one has left, it lies in the drawers and nowhere else, at once."""

    async def main() -> None:
        device = await device_of()
        after = []
        for _ in range(MATCHES):
            people = await opened(device, dice, target=100)
            await people.play(lambda game: game["decision"] == "match_over")
            await people.part()
            assert device.lobby.owners == {}
            assert device.store.tables == {}
            after.append(held())
        assert [more(found, after[1]) for found in after[2:]] == [{}] * (MATCHES - 2)
        assert len(await device.store.all_tables()) == MATCHES
        await device.lobby.close()

    asyncio.run(main())


@pytest.mark.parametrize("box", ["classic", "flip", "tippo"])
def test_what_is_seen_does_not_depend_on_how_long_the_database_takes(box: str, dice: Random) -> None:
    """Nobody is told anything before it is written, and then everybody is told the same."""

    async def heard(turns: int) -> list[str]:
        dice.seed(5)
        device = await device_of(Drawers(turns))
        people = await opened(device, dice, box)
        await people.play(lambda game: bool(game["decision"] == "round_over"))
        code = next(iter(device.lobby.owners))
        await device.lobby.close()
        return [text.replace(code, "") for text in people.heard]

    at_once, slowly = asyncio.run(heard(0)), asyncio.run(heard(3))
    assert len(at_once) > 100
    assert slowly == at_once


def test_what_could_not_be_written_is_seen_by_nobody(dice: Random) -> None:
    """Everybody goes on from what was before."""

    async def main() -> None:
        drawers = Drawers()
        device = await device_of(drawers)
        people = await opened(device, dice)
        moves = 0

        def enough(game: dict[str, Any]) -> bool:
            nonlocal moves
            moves += 1
            return moves > 60

        await people.play(enough)
        before = await seen(people)
        drawers.full = True
        asked = next(one["asked"] for one in before)
        for number in range(PEOPLE):
            people.look(number)
        await rest()
        answer = next(one["answers"][0] for one in before if one["viewer"] == asked)
        people.heard.clear()
        people.say(asked, {"do": "answer", **answer}, 10_000)
        await rest()
        told = [json.loads(text) for text in people.heard]
        assert [one["type"] for one in told] == ["refused", "update"]
        assert told[0]["reason"] == "storage"
        assert told[1]["game"] == before[asked]
        await people.look_away()
        assert await seen(people) == before
        await device.lobby.close()

    asyncio.run(main())


async def seen(people: People) -> list[dict[str, Any]]:
    """The game as each of them sees it who looks at it anew."""
    found = []
    for number in range(PEOPLE):
        people.look(number)
        await rest()
        found.append(json.loads(people.heard[-1])["game"])
        await people.look_away()
    return found
