"""Several processes, one table: people play through any of them, and whatever is lost comes back."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.clusters import Cluster, cluster, numbers, run
from tests.server.services import Postgres, Redis, redis
from tests.server.serving import Message, Person, Server, play_on, to_the_end
from tests.server.test_cups import at_cup, until
from tests.waiting import pause

HOUR = 3600
PER_HOUR = 6  # tables that an address may open


@pytest.fixture(scope="module")
def bus() -> Iterator[Redis]:
    """One Redis for this file."""
    with redis() as running:
        yield running


@pytest.fixture(scope="module")
def two(tmp_path_factory: pytest.TempPathFactory, postgres_server: Postgres, bus: Redis) -> Iterator[Cluster]:
    """Two servers for all tests that need no others."""
    folder = tmp_path_factory.mktemp("two")
    with cluster(folder, postgres_server, bus, grace=1000) as running:
        yield running
        assert running.clean()


async def both_at(one: Server, other: Server, **chosen: Any) -> tuple[Person, Person]:
    """Two people at a table, each by a server of their own; the match has begun."""
    ann, ben = Person(one, "Ann"), Person(other, "Ben")
    code = await ann.open("classic", seats=2, **chosen)
    await ann.connect()
    await ben.connect(code)
    assert (await ben.do("join", name="Ben"))["type"] == "ack"
    assert (await ann.do("start"))["type"] == "ack"
    await asyncio.gather(ann.shuffle(), ben.shuffle())
    return ann, ben


async def play(*people: Person, moves: int = 10) -> None:
    """Everybody plays on until all have heard of so many more moves."""
    goal = max(person.version or 0 for person in people) + moves
    await asyncio.gather(*(play_on(person, lambda p: (p.version or 0) >= goal) for person in people))


def test_people_play_one_table_by_two_processes(two: Cluster) -> None:
    async def main() -> None:
        ann, ben = await both_at(*two.servers)
        await play(ann, ben, moves=30)
        assert ann.update["table"]["chairs"][1]["here"]
        assert (await ben.do("sit", seat=0))["reason"] == "match_running"
        await ben.send({"type": "react", "phrase": "hello"})
        assert (await ann.hear("reacted"))["seat"] == 1
        counted = [numbers(server) for server in two.servers]
        assert sum(found["pioche_guests"] for found in counted) == 1
        assert sum(found["pioche_tables_elsewhere"] for found in counted) == 1
        assert sum(found["pioche_relayed_total"] for found in counted) > 30
        await ben.leave()
        await ann.until(lambda m: not m["table"]["chairs"][1]["here"])
        await ben.connect()
        await ann.until(lambda m: m["table"]["chairs"][1]["here"])
        await play(ann, ben)
        await ann.leave()
        await ben.leave()

    run(main())


def test_a_cup_is_one_cup_by_whatever_process(two: Cluster) -> None:
    """People join at once, hear of each other, play and leave by two processes."""

    def all_here(told: Message) -> bool:
        return [member["here"] for member in told["cup"]["members"]] == [True] * 3

    async def main() -> None:
        one, other = two.servers
        ann, ben, cleo = people = [Person(one, "Ann"), Person(other, "Ben"), Person(one, "Cleo")]
        await ann.meet()
        body = {"box": "classic", "name": "Ann", "options": {"target": 100}, "size": 2, "form": "knock_out"}
        code = (await ann.post("/api/cups", body)).json()["code"]
        for person in people:
            await at_cup(person, code)
        joined = await asyncio.gather(*(person.do("join", name=person.name) for person in (ben, cleo)))
        assert [said["type"] for said in joined] == ["ack", "ack"]
        for person in people:
            told = await until(person, all_here)
            assert not told["you"]["acting"]  # the host is there, for whoever is elsewhere too
        assert (await ben.do("start"))["reason"] == "not_host"
        assert (await ann.do("start"))["type"] == "ack"
        told = await until(ben, lambda m: m["cup"]["drawn"])
        (game,) = told["cup"]["drawn"][0]["games"]
        order = [told["cup"]["members"][k]["name"] for k in game["members"]]
        seated = [next(person for person in people if person.name == name) for name in order]
        twins = [Person(person.server, person.name) for person in seated]
        for twin, person in zip(twins, seated, strict=True):
            twin.cookie = person.cookie
            await twin.connect(game["code"])
        assert (await twins[0].do("start"))["type"] == "ack"
        await asyncio.gather(*(twin.shuffle() for twin in twins))
        for person in people:
            await until(person, lambda m: m["cup"]["drawn"] and m["cup"]["drawn"][0]["games"][0]["playing"])
        await asyncio.gather(*(play_on(twin, lambda p: p.update["table"]["finished"]) for twin in twins))
        for person in people:
            await until(person, lambda m: m["cup"]["drawn"][0]["games"][0]["places"])
        # The final: whoever leaves the cup leaves the table, though it is another process that owns it.
        assert (await ann.do("start"))["type"] == "ack"
        told = await until(ben, lambda m: len(m["cup"]["drawn"]) == 2)
        final = told["cup"]["drawn"][1]["games"][0]
        names = [told["cup"]["members"][k]["name"] for k in final["members"]]
        leaver, stays = (next(person for person in people if person.name == name) for name in names)
        looker = Person(other if leaver.server is one else one, "Looker")
        await looker.connect(final["code"], role="spectator")
        assert leaver.name in [chair["name"] for chair in looker.update["table"]["chairs"]]
        assert (await leaver.do("leave"))["type"] == "ack"
        await looker.until(lambda m: leaver.name not in [chair["name"] for chair in m["table"]["chairs"]])
        told = await until(stays, lambda m: m["cup"]["drawn"][-1]["games"][0]["by"] == "walkover")
        for person in (*people, *twins, looker):
            await person.leave()

    run(main())


def test_ones_games_and_the_evening_are_the_same_by_whatever_process(two: Cluster) -> None:
    async def main() -> None:
        one, other = two.servers
        ann, ben = await both_at(one, other, options={"scoring": "race", "target": 100})
        for match in (1, 2):
            if match == 2:
                assert (await ann.do("start"))["type"] == "ack"
                await asyncio.gather(ann.shuffle(), ben.shuffle())
            await asyncio.gather(*(finished(person, match) for person in (ann, ben)))
        told = [person.update["table"]["evening"] for person in (ann, ben)]
        assert told[0] == told[1]
        assert told[0]["matches"] == 2
        assert {row["name"] for row in told[0]["standings"]} == {"Ann", "Ben"}
        records = [done["record"] for done in ann.update["table"]["finished"]]
        for person in (ann, ben):
            await person.leave()
            for person.server in two.servers:
                kept = (await person.get("/api/games")).json()["games"]
                assert sorted(game["record"] for game in kept) == sorted(records)
        # A pass that was made by one process works at the other.
        link = (await ann.post("/api/pass", {})).json()["link"]
        laptop = Person(one if ann.server is other else other, "Ann")
        await laptop.meet()
        shared = await laptop.post("/api/pass/use", {"token": link.partition("#")[2]})
        assert (shared.json()["total"], shared.json()["devices"]) == (2, 2)
        await until_counted(laptop)

    run(main())


async def finished(person: Person, matches: int) -> None:
    """Play on until so many matches are over."""
    await play_on(person, lambda p: len(p.update["table"]["finished"]) >= matches)


async def until_counted(person: Person) -> None:
    """Wait until all games of somebody have been played again."""
    while (await person.get("/api/games")).json()["uncounted"]:
        await pause()


def test_without_a_bus_the_owner_plays_on_and_the_others_are_told(two: Cluster, bus: Redis) -> None:
    async def main() -> None:
        ann, ben = await both_at(*two.servers)
        cid = Person(two.servers[0], "Cid")
        await cid.connect(ann.code, role="spectator")
        await play(ann, ben)
        bus.kill()
        # Who is at the other process hears that it is cut off, and is told to try again.
        said = await ben.hear("refused")
        assert (said["id"], said["reason"]) == ("", "bus")
        assert (await ben.do("speak", lang="fr"))["reason"] == "bus"
        done = await ann.do("speak", lang="fr")
        assert done["type"] == "ack"
        await cid.reach(done["version"])
        assert httpx.get(f"{two.servers[1].url}/readyz", timeout=20).status_code == 200
        bus.start()
        await ben.reach(done["version"])
        await play(ann, ben)
        for person in (ann, ben, cid):
            await person.leave()

    run(main())


def test_what_is_listed_is_so_for_all(two: Cluster) -> None:
    async def main() -> None:
        ann = Person(two.servers[0], "Ann")
        code = await ann.open("classic", listed=True)
        await ann.connect()
        other = Person(two.servers[1], "Ben")
        while code not in [table["code"] for table in (await other.meet())["listed"]]:
            await pause()
        moved = Person(two.servers[1], "Ann")
        moved.cookie = ann.cookie
        assert code in [table["code"] for table in (await moved.meet())["yours"]]
        await ann.leave()

    run(main())


def is_ready(server: Server) -> bool:
    """Whether it wants new people; one that has ended does not."""
    try:
        return httpx.get(f"{server.url}/readyz", timeout=20).status_code == 200
    except httpx.TransportError:
        return False


async def has_to_wait(person: Person, address: str) -> int:
    """Try to open a table from an address; seconds until it may be tried again."""
    body = {"box": "classic", "name": person.name}
    answer = await person.post("/api/tables", body, **{"X-Forwarded-For": address})
    return int(answer.headers["Retry-After"]) if answer.status_code == 429 else 0


async def is_counted_elsewhere(one: Person, other: Person, address: str) -> bool:
    """Whether what an address has tried at the other server is known here after some messages from there.

    What is told while the bus is away is lost, and nobody tells it again.
    """
    while not await has_to_wait(other, address):
        pass
    heard = numbers(one.server)["pioche_relays_received_total"]
    while await has_to_wait(one, address) <= HOUR / PER_HOUR:
        if numbers(one.server)["pioche_relays_received_total"] > heard + 5:
            return False
        await pause()
    return True


def test_a_process_that_ends_gives_its_tables_away(
    tmp_path: Path, postgres_server: Postgres, bus: Redis
) -> None:
    async def main(both: Cluster) -> None:
        one, other = both.servers
        ann, ben = await both_at(one, other)
        await Person(other, "Cid").open("classic")
        for person in (ann, ben):  # all tables count, by whatever process they were opened
            wanted = {"box": "classic", "name": person.name}
            full = await person.post("/api/tables", wanted, **{"X-Forwarded-For": "198.51.100.1"})
            assert full.json()["reason"] == "too_many_tables"
        # Each server lets an address try to open some; what it tried at the one is counted by the other, as
        # soon as they know of each other.
        for server in both.servers:
            while numbers(server)["pioche_processes"] < len(both.servers):
                await pause()
        addresses = (f"203.0.113.{number}" for number in range(255))
        while not await is_counted_elsewhere(ann, ben, next(addresses)):
            pass
        await play(ann, ben)
        ending = asyncio.create_task(asyncio.to_thread(one.stop))
        while is_ready(one):
            await pause()
        with pytest.raises(ConnectionClosed, match="1012"):
            await to_the_end(ann)
        ann.server = other
        await ann.connect()
        await play(ann, ben)
        await ending
        assert numbers(other)["pioche_takeovers_total"] == 0  # given, not taken
        one.start()  # the new version, say
        other.stop()
        for person in (ann, ben):
            person.server = one
            await person.connect()
        await play(ann, ben)
        for person in (ann, ben):
            await person.leave()

    with cluster(tmp_path, postgres_server, bus, grace=1000, tables=2, tables_per_address=PER_HOUR) as both:
        run(main(both))
        assert both.clean()
