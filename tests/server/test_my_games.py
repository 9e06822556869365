"""One's own games: kept with the record, counted by playing them again, deleted, and shared by a pass."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Any

import httpx
import pytest
from librt.vecs import vec
from msgspec.structs import astuple, replace
from mypy_extensions import i64

from pioche.engine.events import CHALLENGE_ACCEPTED, CHALLENGE_WON, UNO_CAUGHT
from pioche.engine.standing import behind, fair_share, final_places, match_points
from pioche.match import Match
from pioche.records import read, start, step
from pioche.server.store import schema
from pioche.server.store.history import HistoryShelf
from pioche.server.store.opening import open_store
from pioche.server.store.pg_store import PgStore
from pioche.server.store.stored_tables import StoredTables
from pioche.server.store.upkeep import Before
from pioche.server.table import entries as log
from pioche.server.table.my_games import Counts, KeptGame, shares, streaks, told
from pioche.server.table.results import Played
from pioche.server.table.runtime import Write
from pioche.server.thinking.counting import counted
from tests.server.services import Postgres
from tests.server.serving import Person, Server, play_on
from tests.waiting import pause

SHORT = {"scoring": "race", "target": 100}
GOLDEN = Path(__file__).parents[1] / "golden"


# Over HTTP, with a real server


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server for all tests of this file."""
    with Server(tmp_path_factory.mktemp("games")) as running:
        yield running


async def delete(person: Person, path: str, **headers: str) -> httpx.Response:
    async with httpx.AsyncClient(base_url=person.server.url) as client:
        return await client.delete(path, headers={**person.headers(), **headers})


async def finish(person: Person, box: str = "classic") -> str:
    """Play a short match against a bot to its end; the id of its record."""
    await person.open(box, seats=2, bots=["random"], options=SHORT)
    await person.connect()
    await person.do("start")
    await person.shuffle()
    await play_on(person, lambda p: p.update["table"]["finished"])
    await person.leave()
    record: str = person.update["table"]["finished"][-1]["record"]
    return record


async def games(person: Person) -> dict[str, Any]:
    """All that a person is told, once everything is counted."""
    while True:
        answer = await person.get("/api/games")
        assert answer.status_code == 200, answer.text
        found: dict[str, Any] = answer.json()
        if found["uncounted"] == 0:
            return found
        await pause()


def test_a_finished_match_is_there_for_who_played_and_for_nobody_else(server: Server) -> None:
    async def main() -> None:
        ann, ben = Person(server, "Ann"), Person(server, "Ben")
        record = await finish(ann)
        await ben.meet()
        found = await games(ann)
        (game,) = found["games"]
        assert (game["record"], game["box"], game["names"][0]) == (record, "classic", "Ann")
        assert (game["seat"], game["bots"], found["total"]) == (0, [1], 1)
        assert game["place"] == (1 if game["won"] else 2)
        assert game["seconds"] < 600
        (share,) = found["shares"]
        assert (share["games"], share["fair"], share["says"]) == (1, 0.5, "few")
        assert 0 <= share["low"] <= share["won"] <= share["high"] <= 1
        assert found["streak"] == found["best_streak"] == int(game["won"])
        assert (await games(ben))["games"] == []
        assert (await Person(server).get("/api/games")).json()["reason"] == "no_cookie"
        # Deleting it here leaves the record to the others; nobody else can, nor another page.
        assert (await delete(ben, f"/api/games/{record}")).json()["reason"] == "no_record"
        assert (await delete(ann, f"/api/games/{record}", Origin="http://evil")).json()["reason"] == "origin"
        assert (await delete(ann, f"/api/games/{record}")).json() == {"games": 1}
        assert (await delete(ann, f"/api/games/{record}")).status_code == 404
        assert (await games(ann))["total"] == 0
        assert (await ben.get(f"/api/records/{record}.toml")).status_code == 200

    asyncio.run(main())


def test_another_device_shares_them_by_a_pass_that_works_once(server: Server) -> None:
    async def main() -> None:
        phone, laptop, thief = Person(server, "Ann"), Person(server, "Ann"), Person(server, "Eve")
        await asyncio.gather(laptop.meet(), thief.meet())
        first, second = await finish(phone), await finish(laptop, "flip")
        made = (await phone.post("/api/pass", {})).json()
        assert made["seconds"] == 300
        assert made["hint"] == "server-hint-loopback"
        address, _, token = made["link"].partition("#")
        assert address == f"{server.url}/games"
        for wrong in ({"token": "x" * 22}, {"token": 7}, {}):
            assert (await thief.post("/api/pass/use", wrong)).status_code in (400, 404)
        evil = await laptop.post("/api/pass/use", {"token": token}, Origin="http://evil")
        assert evil.json()["reason"] == "origin"
        # Two taps at once: one of them gets it.
        both = await asyncio.gather(*(laptop.post("/api/pass/use", {"token": token}) for _ in range(2)))
        assert sorted(answer.status_code for answer in both) == [200, 404]
        assert (await thief.post("/api/pass/use", {"token": token})).json()["reason"] in (
            "no_pass",
            "slow_down",
        )
        for device in (phone, laptop):
            found = await games(device)
            assert {game["record"] for game in found["games"]} == {first, second}
            assert found["devices"] == 2
        # And apart again: each has what was played on it.
        assert (await phone.post("/api/pass/part", {})).json()["devices"] == 1
        assert [game["record"] for game in (await games(phone))["games"]] == [first]
        assert [game["record"] for game in (await games(laptop))["games"]] == [second]
        assert (await delete(laptop, "/api/games")).json() == {"games": 1}
        assert (await games(laptop))["total"] == 0
        assert (await games(phone))["total"] == 1

    asyncio.run(main())


def test_whoever_guesses_passes_is_told_to_wait(tmp_path: Path) -> None:
    async def main() -> None:
        with Server(tmp_path, misses=1) as server:
            eve = Person(server)
            await eve.meet()
            found = [(await eve.post("/api/pass/use", {"token": "x" * 22})).status_code for _ in range(3)]
            assert found == [404, 404, 429]
            made = [(await eve.post("/api/pass", {})).status_code for _ in range(31)]
            assert made == [201] * 30 + [429]

    asyncio.run(main())


def test_nothing_of_it_is_lost_by_a_kill(tmp_path: Path) -> None:
    async def main() -> None:
        server = Server(tmp_path)
        with server:
            ann = Person(server)
            record = await finish(ann)
            server.kill()
            server.start()
            assert [game["record"] for game in (await games(ann))["games"]] == [record]

    asyncio.run(main())


# The shelf


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database of each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'tables.db'}"
    server: Postgres = request.getfixturevalue("postgres_server")
    return server.new()


@asynccontextmanager
async def shelf(url: str) -> AsyncIterator[tuple[StoredTables, HistoryShelf]]:
    store = open_store(url)
    if isinstance(store, PgStore):
        await store.join("", "")
    try:
        yield store, store.history
    finally:
        await store.close()


async def keep(store: StoredTables, player: str, number: int, won: bool = True) -> None:
    played = Played(player, 0, "classic", 1 if won else 2, 50, won, 0.5, 1000, ["Ann", "Bot"], [1])
    rows = [log.Row(number + 1, 0, 0, "", log.Locked(True))]
    await store.append(Write("t", rows, record=(f"t-{number}", "text"), played=[played]))


def test_devices_pass_on_and_part_in_any_order(url: str) -> None:
    async def main() -> None:
        async with shelf(url) as (store, history):
            for number, player in enumerate("abcd"):
                await keep(store, player, number)

            async def share(one: str, other: str) -> bool:
                await history.make_pass(one, f"{one}{other}", 0, 10)
                return await history.use_pass(other, f"{one}{other}", 5)

            async def seen() -> list[str]:
                found = [[game.record[-1] for game in await history.games(player)] for player in "abcd"]
                return ["".join(sorted(records)) for records in found]

            assert await share("a", "b")
            assert await share("c", "d")
            assert await seen() == ["01", "01", "23", "23"]
            assert await share("b", "d")  # a device of each: all four are one person's
            assert await seen() == ["0123"] * 4
            assert await share("d", "a")  # which they are already
            assert await history.devices("c") == 4
            await history.part("a")
            assert await seen() == ["0", "123", "123", "123"]
            await history.part("a")
            await history.count("b", "t-3", 0, Counts(rounds=2))
            (game,) = [game for game in await history.games("c") if game.record == "t-3"]
            assert game.counts == Counts(rounds=2)
            # A pass is void when it is late, and when there is a newer one.
            await history.make_pass("b", "late", 0, 10)
            assert not await history.use_pass("a", "late", 11)
            await history.make_pass("b", "old", 0, 10)
            await history.make_pass("b", "new", 0, 10)
            assert not await history.use_pass("a", "old", 1)
            assert await history.use_pass("a", "new", 1)

    asyncio.run(main())


def test_games_go_with_their_records(url: str) -> None:
    async def main() -> None:
        async with shelf(url) as (store, history):
            await keep(store, "a", 1)
            assert len(await history.games("a")) == 1
            await store.tidy(Before(records=1))
            assert await history.games("a") == []

    asyncio.run(main())


def test_a_database_of_the_schema_before_gets_room_for_them(tmp_path: Path) -> None:
    file = tmp_path / "tables.db"
    with closing(sqlite3.connect(file)) as connection:
        schema.migrate(connection, schema.STEPS[:5])
        connection.execute("INSERT INTO records VALUES ('old-1', 'old', 1, 'text')")
        connection.commit()
        assert schema.version_of(connection) == 5

    async def main() -> None:
        async with shelf(f"sqlite:///{file}") as (store, history):
            assert await store.record("old-1") == "text"
            assert await history.games("a") == []
            await keep(store, "a", 1)
            assert [game.record for game in await history.games("a")] == ["t-1"]

    asyncio.run(main())
    with closing(sqlite3.connect(file)) as connection:
        assert schema.version_of(connection) == len(schema.STEPS)


# What it says


def kept(won: bool, box: str = "classic", seats: int = 2, **more: Any) -> KeptGame:
    return KeptGame("r", 0, 0, box, seats, 1 if won else 2, 0, won, 1 / seats, 60_000, ["Ann"], [], **more)


def test_shares_say_what_so_few_games_can() -> None:
    few = [kept(True)] * 9
    (share,) = shares(few)
    assert (share.says, share.games, share.won) == ("few", 9, 9)
    (share,) = shares([kept(True), kept(False)] * 10)
    assert share.says == "luck"
    assert share.low < 0.5 < share.high
    (more,) = shares([kept(True)] * 18 + [kept(False)] * 2)
    (less,) = shares([kept(True)] * 2 + [kept(False)] * 18)
    assert (more.says, less.says) == ("more", "less")
    assert [(one.box, one.seats) for one in shares([kept(True, "tippo", 4), *few])] == [
        ("classic", 2),
        ("tippo", 4),
    ]


def test_streaks_and_the_biggest_comeback() -> None:
    assert streaks([True, True, False, True]) == (2, 1)
    assert streaks([]) == (0, 0)
    lost, won = Counts(behind=300), Counts(behind=120, bluffs=3, worked=2, caught=1, catches=4)
    found = told([kept(False, counts=lost), kept(True, counts=won), kept(True)], 0, 2, 1)
    assert (found.comeback, found.comeback_record) == (120, "r")
    assert (found.bluffs, found.bluffs_worked, found.caught, found.catches) == (3, 2, 1, 4)
    assert (found.uncounted, found.total, len(found.games)) == (1, 3, 2)


def by_hand(text: str) -> dict[int, Counts]:
    """The same figures another way: every bluff that was accepted is challenged on a copy of the match."""
    record = read(text)
    match = start(record)
    found = {seat: {"bluffs": 0, "worked": 0, "caught": 0, "catches": 0} for seat in range(len(match.names))}
    for move in record.moves:
        heard = len(match.events)
        trial = match.copy()
        step(record, match, move)
        for event in match.events[heard:]:
            if event.kind == UNO_CAUGHT:
                found[event.seat]["catches"] += 1
                found[event.other]["caught"] += 1
            if event.kind == CHALLENGE_WON:
                found[event.other]["bluffs"] += 1
            if event.kind == CHALLENGE_ACCEPTED:
                trial.apply(f"{match.names[event.seat]} challenge")
                if any(one.kind == CHALLENGE_WON for one in trial.events[heard:]):
                    found[event.other]["bluffs"] += 1
                    found[event.other]["worked"] += 1
    return {seat: Counts(**told) for seat, told in found.items()}


def test_bluffs_and_catches_are_what_challenges_would_have_shown() -> None:
    total = Counts()
    for file in sorted(GOLDEN.glob("*/*.toml")):
        text = file.read_text(encoding="utf-8")
        for seat, expected in by_hand(text).items():
            found = counted(text, seat)
            assert replace(found, rounds=0, behind=0) == expected, (file, seat)
            assert found.rounds > 0, file
            values = zip(astuple(total), astuple(found), strict=True)
            total = Counts(*(one + other for one, other in values))
    assert min(astuple(total)) > 0, total  # there was something of each to count


@pytest.mark.parametrize(
    ("options", "scores", "places", "best"),
    [
        ({}, [10, 500, 10, 90], [3, 1, 3, 2], [10, 500, 10, 90]),
        ({"scoring": "low"}, [10, 500, 10, 90], [1, 4, 1, 3], [490, 0, 490, 410]),
    ],
)
def test_places_and_points_of_a_match(
    options: dict[str, Any], scores: list[int], places: list[int], best: list[int]
) -> None:
    match = Match("classic", 4, seed="tea", options=options)
    match.state.scores = vec[i64](scores)
    match.state.champions = sum(1 << seat for seat, place in enumerate(places) if place == 1)
    assert final_places(match.state) == places
    assert match_points(match.state) == best
    assert fair_share(match.state) == 0.25
    assert behind(match.state, 3) == (410 if not options else 80)
    teams = Match("classic", 4, seed="tea", options={"teams": True})
    assert fair_share(teams.state) == 0.5
