"""What people notice whose server is attacked, side by side with people whose server is not.

Both servers run on this machine at the same time, and the same process plays at both: whatever else slows
one of them slows the other alike.
"""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections.abc import Iterator
from contextlib import AsyncExitStack, contextmanager
from pathlib import Path
from typing import Any

import pytest

from tests.server.attacker import KINDS
from tests.server.attacking import Innocents, bounded, innocents
from tests.server.serving import Person, Server, clean

TABLES = 3  # of innocents on each server
ENOUGH = 300  # answers on each, of which one in a hundred may take longer
TRIES = 8  # where the machine had its own troubles meanwhile
MOST = 2.0  # times as long as without an attack
LIMITS: Any = {
    "patience": 2,
    "requests": 30,
    "messages": 60,
    "connections": 300,
    "connections_per_address": 40,
}
ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def servers(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, Server]]:
    """One that is attacked, and one that is left in peace."""
    folders = tmp_path_factory.mktemp("attacked"), tmp_path_factory.mktemp("peaceful")
    with Server(folders[0], **LIMITS) as attacked, Server(folders[1], **LIMITS) as peaceful:
        yield attacked, peaceful


@contextmanager
def attack(kind: str, server: Server, code: str) -> Iterator[None]:
    """Somebody attacks meanwhile."""
    command = [sys.executable, "-m", "tests.server.attacker", kind, str(server.port), code]
    process = subprocess.Popen(command, cwd=ROOT)
    try:
        yield
        assert process.poll() is None
    finally:
        process.kill()
        process.wait()


def p99(times: list[float]) -> float:
    """What all but one in a hundred have waited at most."""
    return sorted(times)[int(0.99 * (len(times) - 1))]


async def compared(tables: list[list[Innocents]]) -> float:
    """How many times as long people wait on the first server as on the second."""
    for table in (table for others in tables for table in others):
        table.times.clear()
    while min(sum(len(table.times) for table in others) for others in tables) < ENOUGH:
        await asyncio.sleep(0.05)
    attacked, peaceful = (p99([t for table in others for t in table.times]) for others in tables)
    return attacked / peaceful


@pytest.mark.parametrize("kind", KINDS)
def test_an_attack_is_hardly_noticed(servers: tuple[Server, Server], kind: str) -> None:
    async def main() -> None:
        async with AsyncExitStack() as stack:
            tables = [
                [await stack.enter_async_context(innocents(server)) for _ in range(TABLES)]
                for server in servers
            ]
            stranger = Person(servers[0])
            with attack(kind, servers[0], await stranger.open("classic")):
                await asyncio.sleep(1)  # until it is in full swing
                ratios = [await compared(tables)]
                while ratios[-1] >= MOST and len(ratios) < TRIES:
                    ratios.append(await compared(tables))
                assert ratios[-1] < MOST, ratios

    before = servers[0].log.stat().st_size
    bounded(main())
    assert clean(servers[0])
    assert servers[0].log.stat().st_size - before < 5000
