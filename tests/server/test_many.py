"""A thousand connections at once, all served."""

from __future__ import annotations

import asyncio
import resource
from pathlib import Path

from tests.server.serving import Person, Server, table_of

CONNECTIONS = 1000
TABLES = 20


def test_a_thousand_connections_hear_of_an_action(tmp_path: Path) -> None:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    assert hard >= 2 * CONNECTIONS, "this machine allows too few open files for the test"
    resource.setrlimit(resource.RLIMIT_NOFILE, (256, hard))  # the server is born into this and helps itself
    try:
        with Server(tmp_path, grace=600) as server:
            resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, 8192), hard))
            asyncio.run(crowd(server))
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


async def crowd(server: Server) -> None:
    """Twenty tables, each with two players and forty-eight who watch."""
    heard = 0
    tables = [table_of(server, "classic", 2) for _ in range(TABLES)]
    people = [await table.__aenter__() for table in tables]
    watchers: list[list[Person]] = []
    for players in people:
        group = [Person(server) for _ in range(CONNECTIONS // TABLES - len(players))]
        for person in group:
            person.cookie = "-" * 24
        watchers.append(group)
        await asyncio.gather(*(person.connect(players[0].code, role="spectator") for person in group))
    assert sum(map(len, people)) + sum(map(len, watchers)) == CONNECTIONS
    for players, group in zip(people, watchers, strict=True):
        asked = next(person for person in players if person.asked())
        said = await asked.do("answer", **asked.game["answers"][-1])
        assert said["type"] == "ack"
        await asyncio.gather(*(person.reach(said["version"]) for person in [*players, *group]))
        heard += sum((person.version or 0) >= said["version"] for person in [*players, *group])
    assert heard == CONNECTIONS
    for group in watchers:
        await asyncio.gather(*(person.leave() for person in group))
    for table in tables:
        await table.__aexit__(None, None, None)
