"""Tables in memory at which tests play: people who hear everything at once, and a clock turned by hand."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count
from typing import Any

import pytest

from pioche.engine.deal import DealScript, new_match
from pioche.engine.rules import Rules
from pioche.engine.state import State
from pioche.server.table import dealing, entries as log
from pioche.server.table.lobby import Lobby
from pioche.server.table.mailbox import Arrived, Asked, Departed
from pioche.server.table.owner import Owner
from pioche.server.table.runtime import Runtime
from pioche.server.wire import messages as wire
from tests.server.memory_runtime import Eyes, HandClock, MemoryStore, memory_runtime, rest
from tests.server.scripted_server import Deal, script_of

Message = dict[str, Any]
NUMBER = "0123456789abcdef"


class Sitter(Eyes):
    """Somebody at a table in memory, who knows how things are as soon as they are so."""

    def __init__(self, table: HandTable, name: str) -> None:
        super().__init__(name.lower())
        self.name = name
        self.table = table
        self._ids = count(1)

    async def arrive(self, role: str = "player") -> Message:
        """Come to the table, again perhaps, and hear how things are."""
        self.role = role
        self.got.clear()
        self.version, self.info = -1, None
        self.table.owner.mailbox.put_nowait(Arrived(self, None))
        await rest()
        return self.update

    async def leave(self) -> None:
        """Close the connection."""
        self.table.owner.mailbox.put_nowait(Departed(self))
        await rest()

    async def do(self, command: wire.Command, seen: int | None = None) -> Message:
        """Give a command; what was said to it, nothing as long as it is held back."""
        id = f"{self.player}-{next(self._ids)}"
        version = self.update["version"] if seen is None else seen
        self.table.owner.mailbox.put_nowait(Asked(self, wire.Do(id, version, command)))
        await rest()
        return self.said(id)

    async def play(self, offer: Message) -> Message:
        """Give one of the answers that are offered."""
        return await self.do(wire.Answer(**offer))

    def said(self, id: str) -> Message:
        """What was said to a command so far."""
        return next((one for one in self.got if one.get("id") == id), {})

    @property
    def update(self) -> Message:
        """The table as this person knows it."""
        found: Message = next(one for one in reversed(self.got) if one["type"] == "update")
        if found["table"] is None:
            known = (one["table"] for one in reversed(self.got) if one["type"] == "update" and one["table"])
            found = {**found, "table": next(known)}
        return found

    @property
    def game(self) -> Message:
        """The game as this person sees it."""
        found: Message = self.update["game"]
        return found

    @property
    def seat(self) -> int:
        """Where this person sits."""
        return int(self.update["you"]["seat"])

    def chair(self, seat: int) -> Message:
        """What this person knows of a chair."""
        found: Message = self.update["table"]["chairs"][seat]
        return found

    def asked(self) -> bool:
        """Whether this person has to answer."""
        return self.game["asked"] == self.seat and "over" not in self.game["decision"]


class HandTable:
    """A table in memory, with its runtime, its clock and its log."""

    def __init__(self, **settings: Any) -> None:
        self.runtime: Runtime
        self.store: MemoryStore
        self.clock: HandClock
        self.runtime, self.store, self.clock = memory_runtime(**settings)
        self.lobby = Lobby(self.runtime)
        self.code = ""
        self.owner: Owner
        self.people: list[Sitter] = []

    async def open(self, box: str, *names: str, bots: int = 0, **chosen: Any) -> list[Sitter]:
        """Have people sit down on the first chairs, and bots on the last ones; who they are."""
        self.people = [Sitter(self, name) for name in names]
        host, *guests = self.people
        chosen.setdefault("seats", len(names) + bots)
        self.code = await self.lobby.open(wire.Create(box, host.name, **chosen), host.player)
        self.owner = await self.lobby.owner(self.code)
        await host.arrive()
        for guest in guests:
            await guest.arrive()
            assert (await guest.do(wire.Join(guest.name)))["type"] == "ack"
        for _ in range(bots):
            assert (await host.do(wire.AddBot()))["type"] == "ack"
        return self.people

    async def deal(self) -> None:
        """The host starts, and everybody gives a number."""
        said = await self.people[0].do(wire.Start())
        assert said["type"] == "ack", said
        for person in self.people:
            if person.update["you"]["number_wanted"]:
                await person.do(wire.Number(NUMBER))
        assert all(person.game for person in self.people)

    async def restart(self) -> None:
        """The process ends and begins again; nobody is there any more."""
        await self.lobby.close()
        self.lobby = Lobby(self.runtime)
        self.owner = await self.lobby.owner(self.code)

    @property
    def version(self) -> int:
        """How much has happened."""
        return self.owner.table.version

    def written(self) -> list[object]:
        """All that has happened."""
        return [log.decode(body) for *_, body in self.store.logs[self.owner.table.id]]

    def acts(self) -> list[log.Acted]:
        """All that was done in the game."""
        return [entry for entry in self.written() if isinstance(entry, log.Acted)]

    async def play(
        self, until: Callable[[], Any], choose: Callable[[list[Message]], Message] = lambda offers: offers[0]
    ) -> None:
        """Let whoever is asked answer at once, and bots when their time has come, until something is so."""
        while not until():
            version = self.version
            for person in self.people:
                if person.asked():
                    await person.play(choose(person.game["answers"]))
                    break
            if self.version == version:
                await self.clock.turn()


def dealt_as(monkeypatch: pytest.MonkeyPatch, deal: Deal) -> None:
    """Have each match dealt like this: `dealer`, `hands`, `first` and `draw`, as scripted_server has it."""

    def scripted(rules: Rules, seed: str, script: DealScript | None = None, listen: bool = False) -> State:
        return new_match(rules, seed, script_of(rules, deal), listen)

    monkeypatch.setattr(dealing, "new_match", scripted)
