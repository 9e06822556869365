"""What is said between processes gets there in the end, and nothing is kept of those who have gone."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator
from random import Random

import pytest

from pioche.server.cluster.frames import Again, Came, decode, opened
from pioche.server.cluster.registry import BEAT
from pioche.server.wire import messages as wire
from tests.server.simulation.databases import SimDatabase
from tests.server.simulation.histories import SETTINGS, seeded
from tests.server.simulation.people import Someone
from tests.server.simulation.processes import Process, SimBus
from tests.server.simulation.worlds import SimLoop, World

TABLES = 12


class LosingBus(SimBus):
    """A bus that loses what a test chooses."""

    loses: Callable[[bytes], bool] = staticmethod(lambda data: False)

    def send(self, loop: SimLoop, node: str, data: bytes) -> None:
        """Bring something on its way, or not."""
        if not self.loses(data):
            super().send(loop, node, data)


class Installation:
    """Two processes; tables are opened and owned by the first."""

    def __init__(self, tables: int) -> None:
        self.world = World(1)
        self.bus = LosingBus(self.world)
        database = SimDatabase(self.world)
        self.owning, self.other = (
            Process(self.world, name, database, self.bus, SETTINGS) for name in ("owning", "other")
        )
        self.world.run(5.0, lambda: self.owning.up and self.other.up)
        self.codes: list[str] = []

        async def open_tables() -> None:
            for _ in range(tables):
                code = await self.owning.lobby.open(wire.Create("classic", "Ann", seats=2), "Ann")
                await self.owning.lobby.place(code)
                self.codes.append(code)

        self.owning.do(open_tables)
        self.wait(5.0, lambda: len(self.codes) == tables)

    def wait(self, seconds: float, done: Callable[[], bool] = lambda: False) -> None:
        """Let time pass, or until something holds."""
        self.world.run(self.world.now + seconds, done)

    def somebody(self, code: str) -> Someone:
        """Somebody who comes to a table by the process that does not own it."""
        person = Someone(self.world, "Ben", code, lambda _: self.other)
        person.connect()
        return person


@pytest.fixture(autouse=True)
def _seeded() -> Iterator[None]:
    logging.disable(logging.CRITICAL)
    with seeded(Random(1)):
        yield
    logging.disable(logging.NOTSET)


def test_a_table_is_forgotten_where_nobody_is_at_it_any_more() -> None:
    both = Installation(TABLES)
    people = [both.somebody(code) for code in both.codes]
    both.wait(5.0, lambda: all(person.update for person in people))
    assert sorted(both.other.lobby.desks) == sorted(both.codes)
    assert len(both.owning.lobby.reception) == TABLES
    for person in people[1:]:
        person.leave()
    both.wait(3 * BEAT)
    assert sorted(both.other.lobby.desks) == [both.codes[0]]
    assert len(both.owning.lobby.reception) == 1
    assert len(both.other.lobby.viewers.of) == 1
    # Who comes back is at the table again.
    people[1].update = {}
    people[1].connect()
    both.wait(5.0, lambda: bool(people[1].update))
    assert people[1].update["version"] == people[1].known
    assert both.world.faults == []


def test_who_was_not_heard_asks_again_though_the_other_does_not_know_of_them() -> None:
    """A Hello is lost, and so is what the owner says to that; the owner has nothing more to say by itself."""
    both = Installation(1)
    lost: list[type] = []

    def loses(data: bytes) -> bool:
        envelope = decode(data)
        assert envelope is not None
        said = {type(opened(raw)) for raw in envelope.frames} & {Came, Again}
        if len(lost) < 2 and said - set(lost):
            lost.append(said.pop())
            return True
        return False

    both.bus.loses = loses
    person = both.somebody(both.codes[0])
    both.wait(8.0, lambda: bool(person.update))
    assert lost == [Came, Again]
    assert person.update
    assert both.world.faults == []
