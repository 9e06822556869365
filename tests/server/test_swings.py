"""A balance that is about to fall: the fall is decided, and nobody does anything until it is seen (R95)."""

from __future__ import annotations

import asyncio

import pytest

from pioche.engine.deal import DealScript, new_match
from pioche.engine.extra import FALLS_LATE
from pioche.engine.rules import Rules
from pioche.engine.state import State
from pioche.server.table import dealing, entries as log
from pioche.server.table.lobby import Lobby
from pioche.server.table.mailbox import Arrived, Asked
from pioche.server.table.owner import Owner
from pioche.server.wire import messages as wire
from tests.server.memory_runtime import Eyes, HandClock, MemoryStore, memory_runtime, rest

SWING = 1500  # milliseconds
TIMER = 10_000


@pytest.fixture(autouse=True)
def _falls_late(monkeypatch: pytest.MonkeyPatch) -> None:
    """The first three cards that are laid make the balance fall, a moment later."""

    def dealt(rules: Rules, seed: str, script: DealScript | None = None, listen: bool = False) -> State:
        state = new_match(rules, seed, script, listen)
        state.extra.force([FALLS_LATE] * 3)
        return state

    monkeypatch.setattr(dealing, "new_match", dealt)


class Table:
    """Two people, or a person and a bot, who lay a card whenever they can."""

    def __init__(self, owner: Owner, store: MemoryStore, clock: HandClock, people: list[str]) -> None:
        self.owner = owner
        self.clock = clock
        self.eyes = {name: Eyes(name) for name in people}
        self._store = store
        self._numbered = 0

    def rows(self) -> list[log.Row]:
        """All that has been written."""
        found = self._store.logs[self.owner.table.id]
        return [log.Row(v, at, limit, name, log.decode(body)) for v, at, limit, name, body in found]

    def falls(self) -> list[log.Row]:
        """The moves that made the balance fall, a moment later, as people are told of them."""
        told = self.eyes["ann"].got
        late = {
            got["version"]
            for got in told
            if got["type"] == "update" and any(event["text"].endswith("-late") for event in got["events"])
        }
        return [row for row in self.rows() if row.version in late]

    def act(self) -> None:
        """Whoever is asked answers, at once."""
        run = self.owner.table.run
        assert run is not None
        viewer = next((eyes for eyes in self.eyes.values() if self.owner.seat(eyes) == run.state.asked), None)
        if viewer is None:
            return  # a bot is
        update = next(got for got in reversed(viewer.got) if got["type"] == "update" and got["game"])
        offers = [offer for offer in update["game"]["answers"] if offer["verb"] not in ("uno", "catch")]
        offers.sort(key=lambda offer: offer["verb"] != "play")
        if offers and update["version"] == self.owner.table.version:
            self._numbered += 1
            command = wire.Answer(**offers[0])
            message = wire.Do(f"{viewer.player}-{self._numbered}", update["version"], command)
            self.owner.mailbox.put_nowait(Asked(viewer, message))


async def table(bots: int, people: list[str]) -> Table:
    """A match of Tippo that is dealt."""
    runtime, store, clock = memory_runtime(pace=0, window_wait=0, window_hold=0, swing=SWING / 1000)
    lobby = Lobby(runtime)
    create = wire.Create("tippo", people[0], seats=2, bots=["easy"] * bots, timer=TIMER // 1000)
    owner = await lobby.owner(await lobby.open(create, people[0]))
    found = Table(owner, store, clock, people)
    for name, eyes in found.eyes.items():
        owner.mailbox.put_nowait(Arrived(eyes, None))
        if name != people[0]:
            owner.mailbox.put_nowait(Asked(eyes, wire.Do("join", 0, wire.Join(name))))
    owner.mailbox.put_nowait(Asked(found.eyes[people[0]], wire.Do("start", 0, wire.Start())))
    await rest()
    while owner.table.run is None:
        await clock.turn()
    return found


@pytest.mark.parametrize(("bots", "people"), [(0, ["ann", "ben"]), (1, ["ann"])])
def test_nothing_is_accepted_before_a_late_fall_has_been_seen(bots: int, people: list[str]) -> None:
    async def main() -> None:
        game = await table(bots, people)
        while len(game.falls()) < 3:
            version = game.owner.table.version
            game.act()
            await rest()
            if game.owner.table.version == version:
                await game.clock.turn()
        rows = game.rows()
        swung = game.falls()[:3]
        for fall in swung:
            after = next((row for row in rows if row.version == fall.version + 1), None)
            assert after is None or after.at >= fall.at + SWING
            if fall.deadline:  # whoever is asked has all of their time, from when the fall was seen
                assert fall.deadline == fall.at + SWING + TIMER
        assert any(row.version == swung[0].version + 1 for row in rows)
        game.owner.stop()

    asyncio.run(main())
