"""Several real servers on one PostgreSQL and one Redis."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar

import httpx

from tests.server.services import Postgres, Redis
from tests.server.serving import Server

T = TypeVar("T")
AGAIN = ("storage", "bus")  # refusals that say: try again


def run(story: Coroutine[Any, Any, T], seconds: float = 100) -> T:
    """Let something happen; where it takes too long it fails, instead of waiting for ever."""

    async def bounded() -> T:
        async with asyncio.timeout(seconds):
            return await story

    return asyncio.run(bounded())


class Cluster:
    """So many servers that share a database and a bus."""

    def __init__(self, folder: Path, database: str, bus: str, count: int = 2, **chosen: object) -> None:
        self.database = database
        self.servers: list[Server] = []
        for k in range(count):
            own = folder / f"server{k}"
            own.mkdir()
            self.servers.append(Server(own, None, database=database, bus=bus, drain="0.2", **chosen))

    def start(self) -> None:
        """Start all of them."""
        for server in self.servers:
            server.start()

    def stop(self) -> None:
        """End all of them, whatever state they are in."""
        for server in self.servers:
            if server.process is not None:
                server.kill()

    def clean(self) -> bool:
        """Whether nothing has gone wrong that nobody expected."""
        return not any("Traceback" in server.log.read_text() for server in self.servers)


@contextmanager
def cluster(
    folder: Path, postgres: Postgres, redis: Redis, count: int = 2, **chosen: object
) -> Iterator[Cluster]:
    """Servers that run, and are gone afterwards."""
    found = Cluster(folder, postgres.new(), redis.url, count, **chosen)
    try:
        found.start()
        yield found
    finally:
        found.stop()


def numbers(server: Server) -> dict[str, float]:
    """What a server says of itself; of what it tells apart, the sum."""
    text = httpx.get(f"{server.url}/metrics", timeout=20).text
    found: dict[str, float] = {}
    for name, value in re.findall(r"^(\w+)(?:\{.*\})? ([-\d.e+]+)$", text, re.MULTILINE):
        found[name] = found.get(name, 0.0) + float(value)
    return found
