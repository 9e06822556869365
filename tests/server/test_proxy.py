"""Two processes behind a real proxy, as docs/scaling.md sets it up: one is killed, and people blink."""

from __future__ import annotations

import asyncio
import contextlib
import csv
import re
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx

from tests.server.clusters import AGAIN, Cluster, cluster, numbers, run
from tests.server.services import Postgres, redis
from tests.server.serving import Person, Server, play_on
from tests.server.test_kills import GONE
from tests.waiting import pause, until

TEXT = (Path(__file__).parents[2] / "docs/scaling.md").read_text(encoding="utf-8")
SLOW = "timeout check 20s"  # for servers that share a busy machine: they are not taken for frozen


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
    text = text.replace("    option httpchk", f"    {SLOW}\n    option httpchk")
    backend = text[text.index("\nbackend pioche") :]
    turns = re.sub(r"balance .*\n", "balance leastconn\n", backend.replace("backend pioche", "backend turns"))
    turns = re.sub(r".*hash-type .*\n", "", turns)
    stats = "    stats enable\n    stats uri /stats\n"
    by = f"    bind 127.0.0.1:{by_turns}\n{stats}    default_backend turns\n"
    return f"{text}\nfrontend by_turns\n{by}\n{turns}"


def all_up(by_turns: Front) -> bool:
    """Whether the proxy believes in both servers."""
    with contextlib.suppress(httpx.HTTPError):
        rows = list(csv.DictReader(httpx.get(f"{by_turns.url}/stats;csv", timeout=20).text.splitlines()))
        found = [row["status"] for row in rows if row["svname"] in ("one", "two")]
        return found == ["UP"] * 4
    return False


@contextmanager
def proxy(folder: Path, servers: list[Server]) -> Iterator[tuple[Front, Front]]:
    """HAProxy before these servers: by the code of the table, and by turns."""
    doors = [Front(folder) for _ in range(2)]
    config = folder / "haproxy.cfg"
    config.write_text(written(servers, doors[0].port, doors[1].port))
    with (folder / "haproxy.log").open("wb") as log:
        process = subprocess.Popen(["/usr/sbin/haproxy", "-db", "-f", str(config)], stdout=log, stderr=log)
    try:
        until(lambda: all_up(doors[1]) or process.poll() is not None, "the proxy found no server")
        assert process.poll() is None, (folder / "haproxy.log").read_text()
        yield doors[0], doors[1]
    finally:
        process.kill()
        process.wait()


def connections(both: Cluster) -> list[float]:
    """How many people each server has."""
    return [numbers(server)["pioche_connections"] for server in both.servers]


async def whole(person: Person, goal: int) -> None:
    """Play on until a version is reached, and come back whenever the connection breaks."""
    while (person.version or 0) < goal:
        try:
            if person.socket is None:
                async with asyncio.timeout(10):
                    await person.connect()
            await play_on(person, lambda p: (p.version or 0) >= goal, again=AGAIN)
        except (*GONE, OSError):
            person.hang_up()
            await pause()


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
        assert sorted(connections(both)) != [0, 4]  # players on both
        goal = (people[0].version or 0) + 12
        await asyncio.gather(*(whole(person, goal) for person in people))
        owners = [server for server in both.servers if numbers(server)["pioche_guests"] > 0]
        assert len(owners) == 1
        last = max(person.version or 0 for person in people)
        owners[0].kill()
        await asyncio.gather(*(whole(person, last + 1) for person in people))
        await asyncio.gather(*(whole(person, last + 12) for person in people))
        owners[0].start()
        for person in people:
            await person.leave()
        # By its code everybody at a table comes to the same process, and nothing is relayed.
        await asyncio.to_thread(until, lambda: all_up(by_turns))
        await asyncio.to_thread(until, lambda: connections(both) == [0, 0])
        lookers = [Person(by_code, f"Looker {k}") for k in range(4)]
        for looker in lookers:
            await looker.connect(code, role="spectator")
        assert sorted(connections(both)) == [0, 4]
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
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
