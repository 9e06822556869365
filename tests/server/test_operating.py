"""For whoever runs the server: health, numbers, waiting times, and what is done with the database."""

from __future__ import annotations

import asyncio
import re
import sqlite3
import subprocess
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import httpx
import pytest

from pioche.server.store import schema
from pioche.server.store.database import Database
from pioche.server.store.upkeep import Before, Tidied, tidy
from tests.server import nursery
from tests.server.serving import Person, Server, clean, play_on, table_of

SHORT = {"target": 100}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests here that need no other settings."""
    with Server(tmp_path_factory.mktemp("server"), tables_per_address=100) as running:
        yield running
        assert clean(running)


def get(server: Server, path: str, **headers: str) -> httpx.Response:
    return httpx.get(server.url + path, headers=headers, timeout=20)


# Over HTTP


def test_a_server_says_that_it_is_well(server: Server) -> None:
    assert (get(server, "/healthz").status_code, get(server, "/readyz").text) == (200, "ready\n")


def test_a_server_without_its_database_is_alive_but_not_ready(tmp_path: Path) -> None:
    with Server(tmp_path) as own:
        with closing(sqlite3.connect(own.database)) as connection, connection:
            connection.execute("DROP TABLE meta")
        assert (get(own, "/healthz").status_code, get(own, "/readyz").status_code) == (200, 503)


def test_numbers_tell_of_what_happened(server: Server) -> None:
    async def main() -> None:
        async with table_of(server, "classic", 2) as (ann, ben):
            start = ann.version or 0
            await asyncio.gather(*(play_on(p, lambda p: (p.version or 0) >= start + 6) for p in (ann, ben)))
            assert (await ann.do("sit", seat=1))["type"] == "refused"
            numbers = dict(
                re.findall(r"^(\w+(?:\{[^}]*\})?) ([-\d.e+]+)$", get(server, "/metrics").text, re.MULTILINE)
            )
            assert float(numbers["pioche_connections"]) == 2
            assert float(numbers['pioche_tables{phase="playing"}']) >= 1
            acks = float(numbers['pioche_commands_total{answer="ack"}'])
            assert acks >= 8
            assert float(numbers['pioche_commands_total{answer="refused"}']) >= 1
            assert any(name.startswith("pioche_refusals_total") for name in numbers)
            assert float(numbers["pioche_store_rows_total"]) >= acks
            told = acks + float(numbers['pioche_commands_total{answer="refused"}'])
            assert float(numbers["pioche_command_seconds_count"]) >= told
            assert (
                numbers['pioche_command_seconds_bucket{le="+Inf"}'] == numbers["pioche_command_seconds_count"]
            )
            assert float(numbers["pioche_store_commit_seconds_count"]) > 0
            assert {"pioche_thinkers", "pioche_thoughts_waiting", "pioche_store_waiting"} <= set(numbers)

    asyncio.run(main())


def test_numbers_are_for_the_operator_alone(server: Server) -> None:
    assert get(server, "/metrics").headers["content-type"].startswith("text/plain; version=0.0.4")
    assert get(server, "/metrics", **{"X-Forwarded-For": "203.0.113.5"}).status_code == 404


def test_every_answer_can_be_asked_for_without_its_body(server: Server) -> None:
    for path in ("/", "/healthz", "/metrics", "/api/boxes", "/api/texts/en.ftl"):
        head = httpx.head(server.url + path, timeout=20)
        assert (head.status_code, head.content) == (200, b"")
        assert head.headers["content-type"] == get(server, path).headers["content-type"]
    assert httpx.head(server.url + "/nothing", timeout=20).status_code == 404


def test_who_is_told_to_wait_is_told_how_long(tmp_path: Path) -> None:
    async def main() -> None:
        ann = Person(own, "Ann")
        await ann.open("classic")
        body = {"box": "classic", "name": "Ann"}
        again = await ann.post("/api/tables", body)
        assert (again.status_code, 3500 < int(again.headers["retry-after"]) <= 3600) == (429, True)
        async with httpx.AsyncClient(base_url=own.url) as client:
            while (answer := await client.get("/api/boxes")).status_code == 200:
                pass
        assert (answer.status_code, answer.headers["retry-after"]) == (429, "1")

    with Server(tmp_path, tables_per_address=1, requests=2) as own:
        asyncio.run(main())


# The database


def admin(server: Server, *words: str) -> subprocess.CompletedProcess[str]:
    return nursery.pioche("admin", *words, "--database", f"sqlite:///{server.database}")


def over(person: Person) -> bool:
    """Whether the match is over."""
    return bool(person.update["table"]["finished"])


def test_a_backup_of_a_game_is_restored(tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"

    async def main() -> None:
        async with table_of(own, "classic", 2) as (ann, ben):
            kept = ann.version or 0
            done = await asyncio.to_thread(admin, own, "backup", str(copy))
            assert (done.returncode, done.stderr) == (0, "")
            again = await asyncio.to_thread(admin, own, "backup", str(copy))
            assert (again.returncode, "File exists" in again.stderr) == (2, True)
            refused = await asyncio.to_thread(admin, own, "restore", str(copy))
            assert (refused.returncode, "another server" in refused.stderr) == (2, True)
            await asyncio.gather(*(play_on(p, lambda p: (p.version or 0) >= kept + 10) for p in (ann, ben)))
            later = ann.version or 0
        own.stop()
        done = await asyncio.to_thread(admin, own, "restore", str(copy))
        assert (done.returncode, done.stderr) == (0, "")
        own.start()
        assert kept <= (await ann.connect())["version"] < later
        await ben.connect()
        goal = (ann.version or 0) + 6
        await asyncio.gather(*(play_on(p, lambda p: (p.version or 0) >= goal) for p in (ann, ben)))
        await ann.leave()
        await ben.leave()

    with Server(tmp_path, grace=1000) as own:
        asyncio.run(main())
        assert copy.stat().st_mode & 0o777 == 0o600
        assert (tmp_path / "tables.db.before-1").exists()


def test_what_is_no_backup_is_not_restored(tmp_path: Path) -> None:
    with Server(tmp_path) as own:
        asyncio.run(Person(own).open("classic"))
    (tmp_path / "letter.db").write_text("dear aunt, " * 1000)
    (tmp_path / "empty.db").touch()
    with closing(sqlite3.connect(tmp_path / "newer.db")) as connection, connection:
        schema.migrate(connection)
        connection.execute("UPDATE meta SET schema = ?", [len(schema.STEPS) + 1])
    before = own.database.read_bytes()
    for name, word in {
        "letter": "not a database",
        "empty": "no database of pioche",
        "newer": "newer pioche",
        "none": "is not there",
    }.items():
        done = admin(own, "restore", str(tmp_path / f"{name}.db"))
        assert (done.returncode, word in done.stderr) == (2, True), done.stderr
        assert len(done.stderr.splitlines()) == 1
    assert own.database.read_bytes() == before


def test_tables_are_listed_and_closed_under_a_running_server(server: Server) -> None:
    async def main() -> None:
        async with table_of(server, "classic", 2) as (ann, ben):
            shown = (await asyncio.to_thread(admin, server, "tables")).stdout
            line = next(line for line in shown.splitlines() if line.startswith(ann.code))
            assert line.split()[-2:] == [str(ann.version), "2"]
            done = await asyncio.to_thread(admin, server, "close", ann.code.lower())
            assert (done.returncode, done.stdout) == (0, f"{ann.code} is closed\n")
            # Whoever moves next finds out; the others are told at once.
            asked = next(person for person in (ann, ben) if person.asked())
            await asked.ask("answer", **asked.game["answers"][0])
            for person in (ann, ben):
                assert (await person.hear("bye"))["reason"] == "closed"
            answer = await ann.get(f"/api/tables/{ann.code}/invite")
            assert answer.json()["reason"] == "no_table"
        assert (await asyncio.to_thread(admin, server, "close", ann.code)).returncode == 2

    asyncio.run(main())


def test_logs_of_closed_tables_go_and_their_records_stay(tmp_path: Path) -> None:
    async def main() -> str:
        async with table_of(own, "classic", 1, bots=1, options=SHORT) as (ann,):
            await play_on(ann, over)
            assert (await ann.do("leave"))["type"] == "ack"
            return str(ann.update["table"]["finished"][0]["record"])

    def left() -> list[int]:
        with closing(sqlite3.connect(own.database)) as database:
            names = ("entries", "players", "tables", "records")
            return [database.execute(f"SELECT count(*) FROM {name}").fetchone()[0] for name in names]

    with Server(tmp_path) as own:
        record = asyncio.run(main())
        assert admin(own, "tidy", "--days", "1").stdout.startswith("deleted the logs of 0 closed tables")
        assert left()[2:] == [1, 1]
        assert admin(own, "tidy").stdout == "deleted the logs of 1 closed tables, and 0 records\n"
        assert left() == [0, 0, 0, 1]
        assert get(own, f"/api/records/{record}.toml").text.startswith("# A game of Pioche")
        assert admin(own, "tidy", "--record-days", "0").stdout.endswith(" and 1 records\n")
        assert left() == [0, 0, 0, 0]


def test_a_server_tidies_by_itself(tmp_path: Path) -> None:
    async def main() -> str:
        async with table_of(own, "classic", 1, bots=1, options=SHORT) as (ann,):
            await play_on(ann, over)
            await ann.do("leave")
            return str(ann.update["table"]["finished"][0]["record"])

    with Server(tmp_path, keep_logs=0.001, keep_records=0.001) as own:
        record = asyncio.run(main())
        own.stop()
        own.start()
        while get(own, f"/api/records/{record}.toml").status_code == 200:
            pass
        database = Database(f"sqlite:///{own.database}")
        assert tidy(database, Before(10**15, 10**15)) == Tidied(0, 0)
        database.close()
