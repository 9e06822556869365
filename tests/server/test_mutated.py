"""Messages and requests that were right until somebody changed them: no fault, and nobody is disturbed."""

from __future__ import annotations

import asyncio
import json
import random
from contextlib import suppress
from pathlib import Path
from typing import Any, Final
from urllib.parse import quote

import pytest
from starlette.routing import Route

from pioche.server.http.app import routes
from pioche.server.wire import orders
from tests.chance import source
from tests.server.attacking import TEXT, Streams, dial, end_of, frame, greet, hang_up, innocents, upgrade
from tests.server.serving import Message, Person, Server, clean
from tests.server.test_brought import GOLDEN

FEW = 600  # messages, and requests
MANY = 15_000  # in a long run
HANDS = 12  # at once
VISIT = 25  # messages to one table
JUNK: Final[list[Any]] = [
    None, True, -1, 0, 1, 2**31, 2**63, 2**200, 1e308, 0.5, "", "\0", "\u202e", "\ud800", "x" * 300, "é" * 50,
    "classic", "R5", [], {}, [[[[[[]]]]]], {"a": {"a": {}}}, [1] * 50, {"": ""}, "nan", "../..", "%00",
]  # fmt: skip
COMMANDS: Final[list[Message]] = [
    {"do": "join", "name": "Max", "seat": 1, "avatar": "fox"},
    {"do": "leave"},
    {"do": "sit", "seat": 2},
    {"do": "swap", "seat": 0, "other": 1},
    {"do": "speak", "lang": "fr"},
    {"do": "wear", "avatar": "owl"},
    {"do": "add_bot", "level": "easy", "seat": 1},
    {"do": "remove_bot", "seat": 1},
    {"do": "set_rules", "box": "titans", "seats": 4, "options": {"target": 200}, "timer": 20, "hints": True},
    {"do": "propose", "options": {"customizable": "C9", "customizable_text": "sing"}},
    {"do": "agree", "yes": True},
    {"do": "start", "anyway": True},
    {"do": "commit", "hash": "0" * 64},
    {"do": "number", "number": "0" * 32},
    {
        "do": "answer",
        "verb": "play",
        "card": 3,
        "tray": 0,
        "colour": "red",
        "target": 1,
        "uno": True,
        "care": 5,
    },
    {"do": "answer", "verb": "draw"},
    {"do": "next"},
    {"do": "host_take", "seat": 1, "count": 2},
    {"do": "remove", "seat": 1},
    {"do": "lock", "on": False},
    {"do": "welcome", "late": "round"},
    {"do": "pause", "on": False},
    {"do": "stop"},
    {"do": "count", "by": "points", "fresh": True},
    {"do": "suggest", "box": "flip", "options": {"jump_in": True}},
    {"do": "vote", "yes": True},
    {"do": "set_cup", "box": "flip", "options": {}, "form": "knock_out", "size": 3, "rounds": 2},
    {"do": "award", "game": 0, "member": 1},
]
OTHERS: Final[list[Message]] = [
    {"type": "hello", "protocol": 1, "lang": "en", "role": "player", "since": 3},
    {"type": "why", "card": 3, "tray": 0},
    {"type": "react", "phrase": "heart"},
    {"type": "nudge", "seat": 1},
    {"type": "ping"},
]
BODIES: Final[list[Any]] = [
    {"box": "classic", "name": "Zoé", "seats": 3, "options": {"target": 200}, "bots": ["easy"], "timer": 30},
    {"box": "flip", "name": "Zoé", "preset": "family", "quick": True, "lang": "de", "avatar": "cat"},
    {"box": "classic", "name": "Zoé", "form": "round_robin", "size": 4, "rounds": 0},
    {"verb": "play", "card": 3},
    {"token": "AAAAAAAAAAAAAAAAAAAAAA"},
]


def test_every_command_is_among_those_that_are_changed() -> None:
    tags = {kind.__struct_config__.tag for kind in orders.Command.__args__}
    assert {one["do"] for one in COMMANDS} == tags


def changed(rng: random.Random, value: Any) -> Any:
    """A value of which something is something else."""
    if isinstance(value, dict) and value and rng.random() < 0.85:
        found, key = dict(value), rng.choice(list(value))
        way = rng.random()
        if way < 0.15:
            del found[key]
        elif way < 0.25:
            found[rng.choice(["x", "", key + "x", "seat"])] = rng.choice(JUNK)
        else:
            found[key] = changed(rng, found[key])
        return found
    if isinstance(value, list) and value and rng.random() < 0.7:
        at = rng.randrange(len(value))
        return [*value[:at], changed(rng, value[at]), *value[at + 1 :]]
    return rng.choice(JUNK)


def spoiled(rng: random.Random, text: bytes) -> bytes:
    """A text of which some bytes are others, are gone, or come twice."""
    for _ in range(rng.randrange(3)):
        at = rng.randrange(len(text) + 1)
        cut, new = rng.randrange(4), rng.randbytes(rng.randrange(4))
        text = text[:at] + rng.choice([new, text[at : at + 9], b'"', b"{", b"\\u0000"]) + text[at + cut :]
    return text


def message(rng: random.Random) -> bytes:
    """A message that may be anything, but is almost one of ours."""
    said: Message = rng.choice(OTHERS)
    if rng.random() < 0.85:
        said = {"type": "do", "id": f"m{rng.randrange(99)}", "seen": rng.randrange(40)}
        said["command"] = rng.choice(COMMANDS)
    if rng.random() < 0.7:
        said = changed(rng, said)
    return spoiled(rng, json.dumps(said).encode())[:4096]


def request(rng: random.Random, names: dict[str, list[str]]) -> bytes:
    """A request of the same kind."""
    route = rng.choice([one for one in routes() if isinstance(one, Route)])
    path = route.path.replace(":path", "")
    for name, known in names.items():
        path = path.replace(f"{{{name}}}", rng.choice(known))
    body = json.dumps(changed(rng, rng.choice(BODIES))).encode() if rng.random() < 0.8 else b""
    if path == "/api/records":
        body = GOLDEN[0].read_bytes()
    keys = ["from", "step", "seat", "round", "viewer", "lang", "name", "options", "person"]
    query = {
        key: rng.choice([*map(str, JUNK), "0", "1", "7", "-3"]) for key in rng.sample(keys, rng.randrange(4))
    }
    if query:
        path += "?" + "&".join(f"{key}={quote(value, errors='replace')}" for key, value in query.items())
    if rng.random() < 0.3:
        path = spoiled(rng, path.encode()).decode("latin-1")
    body, verb = (
        spoiled(rng, body) if rng.random() < 0.5 else body,
        rng.choice(sorted({*(route.methods or ()), "POST"})),
    )
    head = (
        f"{verb} {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\nContent-Length: {len(body)}\r\n"
    )
    return head.encode("latin-1", "replace") + b"Cookie: pioche=%s\r\n\r\n" + body


@pytest.fixture
def count(pytestconfig: pytest.Config) -> int:
    """How many of each kind."""
    return MANY if pytestconfig.getoption("long") else FEW


def test_changed_messages_are_carried_out_or_refused(tmp_path: Path, count: int) -> None:
    async def answered(streams: Streams) -> None:
        """Read until the server has said something to all of it, or has hung up."""
        streams[1].write(frame(TEXT, b'{"type":"ping"}'))
        said = b""
        with suppress(ConnectionError):
            while not (b'{"type":"pong"}' in said or b'{"type":"bye"' in said):
                more = await streams[0].read(65536)
                if not more:
                    return
                said = said[-20:] + more

    async def visit(server: Server, rng: random.Random) -> None:
        """Say much at a table, and come back whenever that was the end of it."""
        eve = Person(server, "Eve")
        code = await eve.open(rng.choice(["classic", "flip", "titans"]), seats=4, bots=["easy"])
        told = [message(rng) for _ in range(VISIT)]
        while told:
            streams = await upgrade(server, code, cookie=eve.cookie)
            try:
                with suppress(AssertionError, asyncio.IncompleteReadError, ConnectionError, ValueError):
                    await greet(streams)
                    for text in [told.pop() for _ in range(min(len(told), rng.randrange(1, 6)))]:
                        streams[1].write(frame(TEXT, text))
                    await answered(streams)
                    continue
                return  # the table is no more
            finally:
                await hang_up([streams])

    async def main() -> None:
        async with innocents(server) as others:
            for k in range(0, count, HANDS * VISIT):
                rngs = [source(f"mutated {k} {hand}") for hand in range(HANDS)]
                await asyncio.gather(*(visit(server, rng) for rng in rngs))
                await others.go_on(4)

    with Server(tmp_path) as server:
        asyncio.run(main())
        assert clean(server)


def test_changed_requests_are_answered_or_refused(tmp_path: Path, count: int) -> None:
    async def main() -> None:
        async with innocents(server) as others:
            eve, rng = Person(server, "Eve"), source("mutated requests")
            code = await eve.open("classic", seats=2, bots=["easy"])
            brought = await eve.post("/api/records", {})
            assert brought.status_code == 400
            names = {
                "code": [code, "QQQQQQ", "x"],
                "name": ["en.ftl", "x", "0.toml"],
                "box": ["classic", "flip", "x"],
                "id": ["0" * 32, "x"],
                "ruling": ["R2", "x"],
                "path": ["x", "../x"],
                "rest": ["x", code],
            }

            async def ask() -> None:
                streams = await dial(server)
                streams[1].write(request(rng, names).replace(b"%s", eve.cookie.encode(), 1))
                said = await end_of(streams)
                assert not said.startswith(b"HTTP/1.1 500"), said

            for _ in range(0, count, HANDS):
                await asyncio.gather(*(ask() for _ in range(HANDS)))
            await others.go_on()

    with Server(tmp_path, misses=10**9) as server:
        asyncio.run(main())
        assert clean(server)
