"""Random histories of an installation: processes freeze, die, lose database and bus, and people play on.

    python -m tests.server.simulation.histories --histories 5000 --first 1

A seed is a history; one that goes wrong is printed, and comes out the same when it is run again.
"""

from __future__ import annotations

import argparse
import gc
import hashlib
import logging
import random
import secrets
import sys
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager, suppress

from pioche.server.cluster.desk import Desk
from pioche.server.table import entries as log
from pioche.server.table.refusing import Refuse
from pioche.server.table.runtime import StoreError, TableSettings
from pioche.server.wire import messages as wire
from tests.server.simulation.databases import SimDatabase
from tests.server.simulation.people import Someone
from tests.server.simulation.processes import Process, SimBus
from tests.server.simulation.worlds import World
from tests.server.truth import untruths

SETTINGS = TableSettings(pace=0.3, window_wait=0.2, window_hold=0.1, deal_wait=1.0, next_wait=2.0, grace=8.0)
BOXES = ("classic", "flip", "titans")
TROUBLE = 12.0  # seconds of it
HEALED = 25.0  # seconds after it in which everything has to be well again
UNUSED = 2.0  # seconds in which what nobody uses any more is let go of
STILL = 10.0  # seconds for which a table may stand still once everything works


@contextmanager
def seeded(rng: random.Random) -> Iterator[None]:
    """Have every chance come from a seed, the secret ones too."""
    before = secrets.token_hex, secrets.choice

    def token_hex(nbytes: int | None = None) -> str:
        return f"{rng.getrandbits(8 * (nbytes or 32)):0{2 * (nbytes or 32)}x}"

    secrets.token_hex, secrets.choice = token_hex, rng.choice
    try:
        yield
    finally:
        secrets.token_hex, secrets.choice = before


class History:
    """One installation, from its first table to the end."""

    def __init__(self, seed: int, brief: bool = False) -> None:
        self.seed = seed
        self.brief = brief
        self.world = World(seed)
        self.rng = self.world.rng
        self.database = SimDatabase(self.world)
        self.bus = SimBus(self.world)
        self.bus.bad = self.rng.choice((0.0, 0.0, 0.01, 0.05))
        self.happened: Counter[str] = Counter()
        self._made = 0
        self.processes = [self._process() for _ in range(self.rng.randint(2, 4))]
        self.people: list[Someone] = []

    def _process(self) -> Process:
        self._made += 1
        return Process(self.world, f"p{self._made}", self.database, self.bus, SETTINGS)

    def _choose(self, someone: Someone) -> Process:
        """A process that takes connections; some people always come by the same one, if it lives."""
        up = [process for process in self.processes if process.up and not process.loop.frozen]
        up = up or [process for process in self.processes if process.up] or self.processes
        return self.rng.choice(up)

    # Telling it

    def play(self) -> None:
        """Let it happen."""
        world = self.world
        world.run(5.0, lambda: all(process.up for process in self.processes))
        codes: list[str] = []
        boxes = [self.rng.choice(BOXES) for _ in range(self.rng.randint(1, 2))]

        async def open_tables() -> None:
            for k, box in enumerate(boxes):
                create = wire.Create(box, f"A{k}", seats=3, bots=["easy"], timer=self.rng.choice((0, 10)))
                while len(codes) == k:
                    with suppress(Refuse, StoreError):  # the database may be slow to answer already
                        codes.append(await self.processes[0].lobby.open(create, f"A{k}"))

        self.processes[0].do(open_tables)
        world.run(world.now + 30, lambda: len(codes) == len(boxes))
        for k, code in enumerate(codes):
            for letter in "AB":
                someone = Someone(world, f"{letter}{k}", code, self._choose)
                someone.thought = 2.5 if self.brief else 1.2
                self.people.append(someone)
                someone.connect()
        world.run(world.now + 5, lambda: all(person.update for person in self.people))
        for person in self.people[1::2]:
            self._sit(person)
        end = world.now + (TROUBLE / 2 if self.brief else TROUBLE)
        while world.now < end:
            world.run(world.now + self.rng.uniform(0.05, 2.0))
            self._trouble()
        self._heal()
        healed = world.now
        before = {code: max(p.known or 0 for p in self.people if p.code == code) for code in codes}
        end = healed + (HEALED - STILL if self.brief else HEALED)
        world.run(end - UNUSED)
        unused = self._unused()
        world.run(end)
        self._check(before)
        for desk in unused & self._unused():
            world.faults.append(f"a desk for {desk.code} is kept that nobody uses")

    def _sit(self, person: Someone) -> None:
        """The second one of each table sits down."""
        person.pending = {
            "type": "do", "id": f"{person.name}-0", "seen": 0, "command": {"do": "join", "name": person.name}
        }  # fmt: skip
        person._send(person.pending)

    def _trouble(self) -> None:
        """Something happens, or is over."""
        rng, world = self.rng, self.world
        process = rng.choice(self.processes)
        what = rng.choice(
            (
                "kill",
                "freeze",
                "freeze",
                "thaw",
                "cut",
                "uncut",
                "slow",
                "bus",
                "bus back",
                "database",
                "back",
                "line",
            )
        )
        match what:
            case "kill" if len(self.processes) > 1:
                process.kill()
                self.processes.remove(process)
                for person in self.people:
                    if person.line is not None and person.line.process is process:
                        world.later(rng.uniform(0.01, 0.3), world.outside, person._again, person.line)
                self.processes.append(self._process())
            case "freeze":
                process.loop.frozen = True
            case "thaw" if process.loop.frozen:
                process.loop.thaw()
            case "cut":
                process.store.cut = True
            case "uncut":
                process.store.cut, process.store.slow = False, 0.0
            case "slow":
                process.store.slow = 0.2
            case "bus":
                self.bus.down = True
            case "bus back":
                self.bus.down = False
            case "database":
                self.database.down = True
            case "back":
                self.database.down = False
            case "line":
                person = rng.choice(self.people)
                if person.line is not None:
                    person.connect()
            case _:
                return
        self.happened[what] += 1

    def _heal(self) -> None:
        """All is well again."""
        self.bus.down = self.database.down = False
        self.bus.bad = 0.0
        for process in self.processes:
            process.store.cut, process.store.slow = False, 0.0
            if process.loop.frozen:
                process.loop.thaw()

    # Looking at it

    def _unused(self) -> set[Desk]:
        """The desks at which nobody is any more."""
        desks = [desk for process in self.processes for desk in process.lobby.desks.values()]
        return {desk for desk in desks if not desk.viewers and desk.owner is None}

    def _check(self, before: dict[str, int]) -> None:
        """One line of versions, nothing acknowledged lost, all that was told true, and everybody plays on."""
        faults = self.world.faults
        last: dict[tuple[str, int], int] = {}
        for table, version, _, epoch in self.database.writers:
            if last.get((table, 0), 0) != version - 1 or last.get((table, 1), 0) > epoch:
                faults.append(f"version {version} of {table} was written out of order")
            last[table, 0], last[table, 1] = version, epoch
        for id, rows in self.database.logs.items():
            code = self.database.tables[id].code or ""
            people = [person for person in self.people if person.code == code]
            acked = {name: version for person in people for name, version in person.acked.items()}
            refused = [name for person in people for name in person.refused]
            told = {key: game for person in people for key, game in person.told.items()}
            read = [log.Row(v, at, limit, command, log.decode(body)) for v, at, limit, command, body in rows]
            faults += untruths(read, acked, refused, told)
            if people and len(rows) <= before[code]:
                faults.append(f"table {code} stood still at {len(rows)} after everything was well")
            for person in people:
                if person.known != len(rows) and self.world.now - person.changed_at > STILL:
                    faults.append(f"{person.name} knows {person.known} of {len(rows)}")


def history(seed: int, brief: bool = False) -> tuple[list[str], Counter[str], str]:
    """Tell one; what went wrong in it, what happened, and by what it is known again."""
    with seeded(random.Random(seed)):
        told = History(seed, brief)
        told.play()
        for process in told.processes:
            process.kill()
    told.happened["rows"] = sum(map(len, told.database.logs.values()))
    told.happened["epochs"] = sum(table.epoch for table in told.database.tables.values())
    told.happened["acknowledged"] = sum(len(person.acked) for person in told.people)
    print_ = hashlib.sha256(repr(sorted(told.database.logs.items())).encode()).hexdigest()
    return told.world.faults, told.happened, print_


def main() -> int:
    """Tell many, and stop at the first that goes wrong."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--histories", type=int, default=1000, metavar="N")
    parser.add_argument("--first", type=int, default=1, metavar="SEED")
    parser.add_argument("--all", action="store_true", help="go on after one that goes wrong")
    args = parser.parse_args()
    logging.disable(logging.CRITICAL)
    happened: Counter[str] = Counter()
    wrong = 0
    for seed in range(args.first, args.first + args.histories):
        faults, found, _ = history(seed)
        happened += found
        if seed % 100 == 0:
            gc.collect()
            print(f"{seed}: {dict(happened)}", flush=True)
        for fault in faults[:5]:
            print(f"history {seed}: {fault}")
        wrong += bool(faults)
        if faults and not args.all:
            return 1
    print(f"{args.histories} histories, {wrong} wrong: {dict(happened)}")
    return int(wrong > 0)


if __name__ == "__main__":
    sys.exit(main())
