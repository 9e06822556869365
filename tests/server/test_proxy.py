"""Two processes behind a real proxy, as docs/scaling.md sets it up: one is killed, and people blink."""

from __future__ import annotations

import asyncio
import contextlib
import re
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx

from tests.server.clusters import AGAIN, Cluster, cluster, numbers, run
from tests.server.services import Postgres, redis
from tests.server.serving import Person, Server, play_on
from tests.server.test_kills import GONE

TEXT = (Path(__file__).parents[2] / "docs/scaling.md").read_text(encoding="utf-8")
BLINK = 10.0


class Front(Server):
    """The proxy, as people see it: an address to talk to."""


def written(servers: list[Server], by_code: int, by_turns: int) -> str:
    """The configuration of the document for these servers; a second door gives everybody in turn."""
    found = re.search(r"```haproxy\n(.*?)```", TEXT, re.DOTALL)
    assert found is not None
    text = re.sub(r"bind :443 .*", f"bind 127.0.0.1:{by_code}", found[1])
    text = text.replace("    http-request set-header X-Forwarded-Proto https\n", "")
    for name, server in zip(("one", "two"), servers, strict=True):
        text = re.sub(rf"server {name} \S+", f"server {name} 127.0.0.1:{server.port}", text)
    backend = text[text.index("\nbackend pioche") :]
    turns = re.sub(r"balance .*\n", "balance leastconn\n", backend.replace("backend pioche", "backend turns"))
    turns = re.sub(r".*hash-type .*\n", "", turns)
    return f"{text}\nfrontend by_turns\n    bind 127.0.0.1:{by_turns}\n    default_backend turns\n\n{turns}"


@contextmanager
def proxy(folder: Path, servers: list[Server]) -> Iterator[tuple[Front, Front]]:
    """HAProxy before these servers: by the code of the table, and by turns."""
    doors = [Front(folder) for _ in range(2)]
    config = folder / "haproxy.cfg"
    config.write_text(written(servers, doors[0].port, doors[1].port))
    with (folder / "haproxy.log").open("wb") as log:
        process = subprocess.Popen(["/usr/sbin/haproxy", "-db", "-f", str(config)], stdout=log, stderr=log)
    try:
        until = time.monotonic() + 20
        while True:
            assert process.poll() is None, (folder / "haproxy.log").read_text()
            assert time.monotonic() < until, "the proxy found no server"
            with contextlib.suppress(httpx.HTTPError):
                if all(httpx.get(f"{door.url}/readyz", timeout=2).status_code == 200 for door in doors):
                    break
            time.sleep(0.05)
        yield doors[0], doors[1]
    finally:
        process.kill()
        process.wait(20)


async def whole(person: Person, goal: int) -> None:
    """Play on until a version is reached, and come back whenever the connection breaks."""
    while (person.version or 0) < goal:
        try:
            if person.socket is None:
                async with asyncio.timeout(3):
                    await person.connect()
            await play_on(person, lambda p: (p.version or 0) >= goal, again=AGAIN)
        except (*GONE, OSError):
            person.hang_up()
            await asyncio.sleep(0.02)


def test_a_table_on_both_processes_survives_the_end_of_one(tmp_path: Path, postgres_server: Postgres) -> None:
    async def main(both: Cluster, by_code: Front, by_turns: Front) -> None:
        people = [Person(by_turns, f"Player {k}") for k in range(4)]
        code = await people[0].open("classic", seats=4)
        await people[0].connect()
        for guest in people[1:]:
            await guest.connect(code)
            assert (await guest.do("join", name=guest.name))["type"] == "ack"
        assert (await people[0].do("start"))["type"] == "ack"
        await asyncio.gather(*(person.shuffle() for person in people))
        here = [numbers(server)["pioche_connections"] for server in both.servers]
        assert sorted(here) != [0, 4]  # players on both
        goal = (people[0].version or 0) + 12
        await asyncio.gather(*(whole(person, goal) for person in people))
        owners = [server for server in both.servers if numbers(server)["pioche_guests"] > 0]
        assert len(owners) == 1
        loop = asyncio.get_running_loop()
        last = max(person.version or 0 for person in people)
        owners[0].kill()
        killed = loop.time()
        async with asyncio.timeout(BLINK):
            await asyncio.gather(*(whole(person, last + 1) for person in people))
            print(f"\neverybody has heard of the next move after {loop.time() - killed:.2f} s")
            await asyncio.gather(*(whole(person, last + 12) for person in people))
        owners[0].start()
        for person in people:
            await person.leave()
        # By its code everybody at a table comes to the same process, and nothing is relayed.
        await asyncio.sleep(1.5)  # until the proxy has seen it twice
        before = [numbers(server)["pioche_connections"] for server in both.servers]
        lookers = [Person(by_code, f"Looker {k}") for k in range(4)]
        for looker in lookers:
            await looker.connect(code, role="spectator")
        after = [numbers(server)["pioche_connections"] for server in both.servers]
        assert sorted(new - old for new, old in zip(after, before, strict=True)) == [0, 4]
        for looker in lookers:
            await looker.leave()

    with redis() as bus, cluster(tmp_path, postgres_server, bus, grace=1000) as both:
        with proxy(tmp_path, both.servers) as (by_code, by_turns):
            run(main(both, by_code, by_turns))
        assert both.clean()


def test_the_configuration_is_one_that_the_proxy_takes(tmp_path: Path) -> None:
    found = re.search(r"```haproxy\n(.*?)```", TEXT, re.DOTALL)
    assert found is not None
    for word in (
        "hash path,field(3,/)",
        "hash-type consistent",
        "on-marked-down shutdown-sessions",
        "/readyz",
    ):
        assert word in found[1]
    config = tmp_path / "haproxy.cfg"
    config.write_text(re.sub(r"bind :443 .*", "bind 127.0.0.1:1", found[1]))
    command = ["/usr/sbin/haproxy", "-c", "-f", str(config)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 0, done.stderr
