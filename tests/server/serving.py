"""A real server in a process of its own, and clients that talk to it as docs/protocol.md says."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import re
import secrets
import select
import signal
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from types import TracebackType
from typing import Any, Self

import httpx
import pytest
import websockets
from websockets.exceptions import ConnectionClosed

from pioche.records.fairness import commitment
from tests import chance
from tests.ports import HeldPort
from tests.server import nursery
from tests.waiting import PATIENCE, pause

ROOT = Path(__file__).parents[2]
BIN = Path(sys.executable).parent
QUICK = {
    "pace": "0",
    "window_wait": "0",
    "window_hold": "0",
    "swing": "0",
    "messages": "100000",
    "messages_per_address": "100000",
    "requests": "100000",
    "connections_per_address": "100000",
    "tables_per_address": "100000",
    "commands_per_address": "10000000",
    "share": "1",
}
Message = dict[str, Any]
LATE = ("stale", "not_asked", "round_not_over")  # refusals of what came too late


def place(folder: Path) -> str:
    """Where a folder is below those that pytest numbers, which are others in every run."""
    return re.sub(r".*/(?:pytest|popen-gw)-?\d+/([^/]*?)\d*(?=/|$)", r"\1", str(folder))


class Server:
    """`pioche serve` on loopback, with its tables in a folder; used in a `with` statement."""

    def __init__(self, folder: Path, command: list[str] | None = None, **chosen: object) -> None:
        self.folder = folder
        self.database = folder / "tables.db"
        self._held = HeldPort()
        self.port = self._held.number
        self.command = command or [sys.executable, "-m", "tests.server.seeded_server"]
        self.starts = 0
        self.settings = {**QUICK, **{key: str(value) for key, value in chosen.items()}}
        self.log = folder / "server.log"
        self.process: nursery.Child | None = None

    @property
    def url(self) -> str:
        """Where it is."""
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        """Start it and wait until it says where it is."""
        env = {key: value for key, value in os.environ.items() if not key.startswith("PIOCHE_")}
        env |= {f"PIOCHE_{key.upper()}": value for key, value in self.settings.items()}
        env.setdefault("PIOCHE_DATABASE", f"sqlite:///{self.database}")
        env["PIOCHE_PORT"] = str(self.port)
        self.starts += 1
        env |= chance.for_a_process(f"{place(self.folder)} {self.starts}")
        with self.log.open("ab") as log:
            self.process = nursery.start(self.command, env, log)
        assert self.process.stdout is not None
        if not select.select([self.process.stdout], [], [], PATIENCE)[0]:
            self.kill()
            raise TimeoutError(f"the server never said where it is: {self.log.read_text()[-2000:]}")
        line = self.process.stdout.readline().decode()
        if not line.startswith("Pioche: "):
            self.kill()
            raise AssertionError((line, self.log.read_text()))

    def kill(self) -> None:
        """End it as a power cut would."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        """End it as Ctrl-C would."""
        self._end(signal.SIGINT)

    def _end(self, number: int) -> None:
        if self.process is not None:
            self.process.send_signal(number)
            self.process.wait(PATIENCE)
            assert self.process.stdout is not None
            self.process.stdout.close()
            self.process = None

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self.process is not None and self.process.poll() is None:
            self.stop()


class Person:
    """Somebody with a browser: a cookie, and perhaps a connection to a table."""

    def __init__(self, server: Server, name: str = "Zoé", lang: str = "en") -> None:
        self.server = server
        self.name = name
        self.lang = lang
        self.cookie = ""
        self.code = ""
        self.socket: websockets.ClientConnection | None = None
        self.update: Message = {}
        self.version: int | None = None
        self.inbox: list[Message] = []

    # Over HTTP

    async def meet(self) -> Message:
        """Get a cookie, and hear what there is."""
        answer = await self.get("/api/me")
        if "pioche" in answer.cookies:
            self.cookie = answer.cookies["pioche"]
        found: Message = answer.json()
        return found

    def headers(self) -> dict[str, str]:
        """What a browser sends along."""
        return {"Cookie": f"pioche={self.cookie}"} if self.cookie else {}

    async def frames(self, record: str, viewer: object) -> list[Message]:
        """All steps of a replay, page after page."""
        found: list[Message] = []
        total = 1
        while len(found) < total:
            answer = await self.get(f"/api/records/{record}/replay?viewer={viewer}&from={len(found)}")
            assert answer.status_code == 200, answer.text
            page = answer.json()
            found += page["frames"]
            total = page["total"]
        return found

    async def get(self, path: str) -> httpx.Response:
        """Ask for something."""
        async with httpx.AsyncClient(base_url=self.server.url, timeout=PATIENCE) as client:
            return await client.get(path, headers=self.headers())

    async def post(self, path: str, body: Message, **headers: str) -> httpx.Response:
        """Send something."""
        async with httpx.AsyncClient(base_url=self.server.url, timeout=PATIENCE) as client:
            return await client.post(path, json=body, headers={**self.headers(), **headers})

    async def open(self, box: str, **chosen: Any) -> str:
        """Open a table; its code."""
        if not self.cookie:
            await self.meet()
        body = {"box": box, "name": self.name, "lang": self.lang, **chosen}
        answer = await self.post("/api/tables", body)
        assert answer.status_code == 201, answer.text
        self.code = answer.json()["code"]
        return self.code

    # At a table

    async def connect(self, code: str = "", role: str = "player", **headers: str) -> Message:
        """Say Hello at a table and hear how things are."""
        if not self.cookie:
            await self.meet()
        self.code = code or self.code
        address = f"ws://127.0.0.1:{self.server.port}/ws/{self.code}"
        # Without a limit on what waits: somebody who does not look still answers when the connection closes.
        self.socket = await websockets.connect(
            address,
            additional_headers={**self.headers(), **headers},
            max_size=2**22,
            max_queue=None,
            compression=None,
        )
        hello = {"type": "hello", "protocol": 1, "lang": self.lang, "role": role, "since": self.version}
        with contextlib.suppress(ConnectionClosed):  # who is sent away at once can still read why
            await self.send(hello)
        return await self.hear("update")

    async def leave(self) -> None:
        """Close the connection."""
        if self.socket is not None:
            await self.socket.close()
            self.socket = None

    def hang_up(self) -> None:
        """End the connection without a word: a server that is dead or frozen would not answer it."""
        if self.socket is not None:
            self.socket.transport.abort()
            self.socket = None

    async def send(self, message: Message) -> None:
        """Send any message."""
        assert self.socket is not None
        await self.socket.send(json.dumps(message))

    async def receive(self, patience: float = PATIENCE) -> Message:
        """The next message; updates are noted."""
        assert self.socket is not None
        async with asyncio.timeout(patience):
            message: Message = json.loads(await self.socket.recv())
        self.inbox.append(message)
        if message["type"] == "update":
            message["table"] = message["table"] or self.update["table"]
            self.update = message
            self.version = message["version"]
        return message

    async def hear(self, *types: str) -> Message:
        """The next message of these types."""
        while True:
            message = await self.receive()
            if message["type"] in types:
                return message

    async def until(self, holds: Callable[[Message], Any]) -> Message:
        """Listen until an update fulfils a condition; the last one may do so already."""
        while not self.update or not holds(self.update):
            await self.hear("update")
        return self.update

    async def reach(self, version: int) -> None:
        """Listen until a version has been told."""
        while (self.version or 0) < version:
            await self.hear("update")

    async def ask(self, do: str, id: str = "", seen: int | None = None, **words: Any) -> str:
        """Send a command; its id."""
        id = id or secrets.token_hex(6)
        version = self.version if seen is None else seen
        command = {"do": do, **words}
        await self.send({"type": "do", "id": id, "seen": version or 0, "command": command})
        return id

    async def do(self, do: str, id: str = "", seen: int | None = None, **words: Any) -> Message:
        """Send a command and hear whether it was carried out."""
        id = await self.ask(do, id, seen, **words)
        while True:
            message = await self.hear("ack", "duplicate", "refused")
            if message["id"] == id:
                return message

    async def shuffle(self) -> None:
        """Give the hash that the shuffle waits for, and its number when that is asked for."""
        await self.until(lambda m: m["you"]["number_wanted"] or m["game"])
        if self.update["you"]["number_wanted"]:
            number = secrets.token_hex(16)
            await self.ask("commit", hash=commitment(number))
            await self.until(lambda m: commitment(number) in m["table"]["hashes"] or m["game"])
            await self.ask("number", number=number)
        await self.until(lambda m: m["game"])

    @property
    def game(self) -> Message:
        """The game as this person sees it now."""
        found: Message = self.update["game"]
        return found

    @property
    def seat(self) -> int:
        """Where this person sits."""
        return int(self.update["you"]["seat"])

    def asked(self) -> bool:
        """Whether this person has to answer."""
        return self.game["asked"] == self.seat and "over" not in self.game["decision"]


async def play_on(
    person: Person,
    until: Callable[[Person], Any],
    choose: Callable[[list[Message]], Message] = lambda offers: offers[0],
    again: tuple[str, ...] = (),
) -> None:
    """Answer whatever this person is asked until something holds; what came too late is tried again.

    So is, after a moment, what was refused for one of the reasons in `again`.
    """
    while not until(person):
        game = person.update["game"]
        ready = person.update["table"]["chairs"][person.seat]["ready"]
        if game and (person.asked() or (game["decision"] == "round_over" and not ready)):
            said = await person.do("answer", **choose(game["answers"]))
            assert said["type"] == "ack" or said["reason"] in (*LATE, *again), said
            if until(person):
                return
            if said.get("reason") in again:
                await pause()
            await person.reach(said.get("version", 0))
        else:
            await person.hear("update")


@asynccontextmanager
async def table_of(
    server: Server, box: str, people: int = 2, bots: int = 0, level: str = "greedy", **chosen: Any
) -> AsyncIterator[list[Person]]:
    """A table with so many people and bots at which the first round has been dealt."""
    persons = [Person(server, f"Player {k}") for k in range(people)]
    host = persons[0]
    code = await host.open(box, seats=people + bots, bots=[level] * bots, **chosen)
    await host.connect()
    for guest in persons[1:]:
        await guest.connect(code)
        assert (await guest.do("join", name=guest.name))["type"] == "ack"
    assert (await host.do("start"))["type"] == "ack"
    await asyncio.gather(*(person.shuffle() for person in persons))
    try:
        yield persons
    finally:
        for person in persons:
            await person.leave()


def children(server: Server) -> list[int]:
    """The processes that a server has started."""
    assert server.process is not None
    found: list[int] = []
    for task in Path(f"/proc/{server.process.pid}/task").iterdir():
        with contextlib.suppress(FileNotFoundError, ProcessLookupError):  # a thread that has just ended
            found += map(int, (task / "children").read_text().split())
    return found


def words_of(pid: int) -> str:
    """The command of a process."""
    return Path(f"/proc/{pid}/cmdline").read_text().replace("\0", " ")


def clean(server: Server) -> bool:
    """Whether nothing has gone wrong on the server so far."""
    return "Traceback" not in server.log.read_text()


async def to_the_end(person: Person) -> None:
    """Receive until the connection is closed."""
    while True:
        await person.receive()


async def bye_of(person: Person) -> dict[str, Any]:
    """The Bye with which a connection ends."""
    with pytest.raises(ConnectionClosed):
        await to_the_end(person)
    found = person.inbox[-1]
    assert found["type"] == "bye"
    return found
