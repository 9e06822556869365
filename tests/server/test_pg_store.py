"""PostgreSQL as a store: what it refuses in plain words, who may write, and what is known after a crash."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path

import psycopg
import pytest

from pioche.cli import main
from pioche.engine.rules import RULES_VERSION
from pioche.server.cluster.registry import Card
from pioche.server.store import pg_database, pg_schema
from pioche.server.store.pg_database import PgDatabase
from pioche.server.store.pg_schema import STEPS, prepare
from pioche.server.store.pg_store import PgStore
from pioche.server.store.schema import SchemaError
from pioche.server.store.upkeep import Before
from pioche.server.table import entries as log
from pioche.server.table.runtime import Lost, StoreError, Write
from pioche.server.wire import messages as wire
from tests.server.services import Postgres, postgres
from tests.server.serving import Server


def opened(code: str) -> list[log.Row]:
    return [log.Row(1, 1, 0, "", log.Opened(code, "classic", 4))]


def locked(version: int) -> list[log.Row]:
    return [log.Row(version, 1, 0, f"ann:{version}", log.Locked(True))]


def prepared(url: str, steps: list[str] | None = None) -> None:
    """Prepare a database, and let go of it."""
    database = PgDatabase(url)
    try:
        prepare(database, steps)
    finally:
        database.close()


def with_stores(url: str, count: int, work: Callable[..., Awaitable[None]]) -> None:
    """Run something with the stores of so many processes."""

    async def main() -> None:
        stores = [PgStore(url) for _ in range(count)]
        for store in stores:
            await store.join("", "here")
        try:
            await work(*stores)
        finally:
            for store in stores:
                await store.close()

    asyncio.run(main())


# The schema before: its running processes go on beside this one

OLD_JOIN = "INSERT INTO nodes VALUES ('old', clock_timestamp() + interval '1 hour', 'here', 'here', 0)"
OLD_OPEN = "INSERT INTO tables (id, code, rules, opened) VALUES (%s, %s, %s, 1)"
OLD_SIT = "INSERT INTO players (table_id, player) VALUES (%s, 'ann')"
OLD_APPEND = (
    "WITH alive AS MATERIALIZED (SELECT id FROM nodes WHERE id = 'old' AND generation = 0 FOR SHARE)"
    " INSERT INTO entries (table_id, version, at, deadline, command, body)"
    " SELECT %s, %s::int8, 1, 0, '', %s::bytea FROM alive"
)
OLD_RECORD = "INSERT INTO records (id, table_id, at, body) VALUES (%s, '', 1, 'x')"


def test_a_process_of_the_schema_before_goes_on_beside_this_one(postgres_server: Postgres) -> None:
    url = postgres_server.new()
    prepared(url, STEPS[:2])  # as the program made it that knew no shares of networks

    def plays(connection: psycopg.Connection, id: str, code: str) -> None:
        connection.execute(OLD_OPEN, (id, code, RULES_VERSION))
        connection.execute(OLD_SIT, (id,))
        for row in [*opened(code), *locked(2)]:
            connection.execute(OLD_APPEND, (id, row.version, log.encode(row.entry)))
        connection.execute(OLD_RECORD, (f"record of {id}",))

    with psycopg.connect(url, autocommit=True) as then:
        then.execute(OLD_JOIN)
        plays(then, "t1", "AAAAAB")

        async def work(now: PgStore) -> None:
            plays(then, "t2", "AAAAAC")
            assert {found.code for found in await now.tables_of("ann")} == {"AAAAAB", "AAAAAC"}
            await now.append(Write("t3", opened("AAAAAD"), code="AAAAAD", network=7))
            assert [await now.tables_of_network(mark) for mark in (7, -1)] == [1, 2]
            # Records that it has taken since are found and tidied away like any other.
            assert await now.record("record of t2") == "x"
            assert (await now.uploaded())[0] == 1
            assert (await now.tidy(Before(uploads=2))).records == 2
            # Its tables are taken over when it is gone, and then it writes nothing more.
            assert await now.fence("old")
            assert (claim := await now.claim("AAAAAC")) is not None
            assert claim.owner == now.node
            await now.append(Write("t2", locked(3)))
            assert then.execute(OLD_APPEND, ("t2", 4, b"{}")).rowcount == 0
            assert [row.version for row in await now.rows("t2")] == [1, 2, 3]

        with_stores(url, 1, work)


# Who may write


def test_a_table_has_one_owner_and_who_lost_the_lease_writes_nothing(postgres_server: Postgres) -> None:
    async def work(one: PgStore, other: PgStore) -> None:
        await one.append(Write("t", opened("AAAAAA"), code="AAAAAA"))
        assert (claim := await one.claim("AAAAAA")) is not None
        assert (claim.owner, claim.epoch) == (one.node, 1)
        assert (claim := await other.claim("AAAAAA")) is not None
        assert (claim.owner, claim.epoch) == (one.node, 1)
        await one.append(Write("t", locked(2)))
        before = one.node
        assert await other.fence(one.node)
        assert await one.beat() is None
        for rows in (locked(3), locked(3)):
            with pytest.raises(Lost):
                await one.append(Write("t", rows))
        with pytest.raises(Lost):
            await one.append(Write("t", locked(3), joined="ann"))
        assert (claim := await other.claim("AAAAAA")) is not None
        assert (claim.owner, claim.epoch, claim.before) == (other.node, 2, before)
        await other.append(Write("t", locked(3)))
        await one.join("", "here")
        assert one.node != before
        assert (claim := await one.claim("AAAAAA")) is not None
        assert claim.owner == other.node
        await other.release("t", 2)
        assert (claim := await one.claim("AAAAAA", take=False)) is not None
        assert claim.owner == ""
        assert (claim := await one.claim("AAAAAA")) is not None
        assert (claim.owner, claim.epoch) == (one.node, 3)
        assert [row.version for row in await one.rows("t")] == [1, 2, 3]

    with_stores(postgres_server.new(), 2, work)


def test_two_who_claim_at_once_do_not_both_get_it(postgres_server: Postgres) -> None:
    async def work(*stores: PgStore) -> None:
        codes = [f"AAAAA{letter}" for letter in "BCDEFGHJKL"]
        for k, code in enumerate(codes):
            await stores[0].append(Write(f"t{k}", opened(code), code=code))
        for code in codes:
            claims = await asyncio.gather(*(store.claim(code) for store in stores))
            owners = {claim.owner for claim in claims if claim is not None}
            assert len(owners) == 1
            assert owners <= {store.node for store in stores}

    with_stores(postgres_server.new(), 4, work)


def test_a_lease_that_ran_out_is_taken_away(postgres_server: Postgres) -> None:
    async def work(one: PgStore, other: PgStore) -> None:
        assert await other.reap() == []
        await one._ask("UPDATE nodes SET until = clock_timestamp() - interval '1 s' WHERE id = %s", one.node)
        assert await one.reap() == []  # nobody takes away one's own
        assert await other.reap() == [one.node]
        assert await one.beat() is None
        assert [peer.id for peer in await other.beat() or []] == [other.node]

    with_stores(postgres_server.new(), 2, work)


def test_what_a_lost_batch_would_still_write_is_not_taken(postgres_server: Postgres) -> None:
    """A batch of which nobody has heard comes too late when its process has asked how things are."""

    async def work(store: PgStore) -> None:
        await store.append(Write("t", opened("AAAAAA"), code="AAAAAA"))
        generation = store._generation
        store._doubt = True
        assert len(await store.rows("t")) == 1
        assert store._generation == generation + 1
        store._generation = generation  # as the late batch believes
        with pytest.raises(Lost):
            await store.append(Write("t", locked(2)))
        store._generation = generation + 1
        await store.append(Write("t", locked(2)))

    with_stores(postgres_server.new(), 1, work)


def test_who_is_listed_is_true_for_all(postgres_server: Postgres) -> None:
    async def work(one: PgStore, other: PgStore) -> None:
        await one.append(Write("t", opened("AAAAAA"), code="AAAAAA", joined="ann"))
        await one.claim("AAAAAA")
        card = wire.Listed("AAAAAA", "classic", "lobby", ["Ann"], 3, False, False)
        await one.show([Card("t", True, card)])
        yours, others = await other.shown("ann", 50)
        assert ([found.yours for found in yours], others) == ([True], [])
        assert await other.shown("ben", 50) == ([], [card])
        await other.show([Card("t", False, card)])  # not the owner's word
        assert await other.shown("ben", 50) == ([], [card])
        await other.fence(one.node)
        assert await other.shown("ben", 50) == ([], [])

    with_stores(postgres_server.new(), 2, work)


# When the server is lost


def test_everything_comes_back_with_the_database() -> None:
    async def work(store: PgStore) -> None:
        await store.append(Write("t", opened("AAAAAA"), code="AAAAAA"))
        own.kill()
        for _ in range(2):
            with pytest.raises(StoreError):
                await store.append(Write("t", locked(2)))
            with pytest.raises(StoreError):
                await store.beat()
        assert await store.ready()  # nobody is sent away before the lease has run out
        own.start()
        assert await store.beat() is not None
        rows = await store.rows("t")
        await store.append(Write("t", locked(len(rows) + 1)))

    with postgres() as own:
        with_stores(own.new(), 1, work)


# Bad input


SERVE = """
import json, sys
from pioche.cli import main
for words in json.loads(sys.argv[1]):
    print(main(["serve", "--port", "0", *words]), file=sys.stderr)
"""


def test_bad_addresses_end_the_command_with_a_sentence_that_shows_no_password(
    postgres_server: Postgres,
) -> None:
    good = postgres_server.new()
    wanted: list[tuple[list[str], str]] = [
        (["--database", "postgresql://me:secret@127.0.0.1:9/pioche"], "cannot be reached"),
        (["--database", "postgresql://%zz"], "no address of a PostgreSQL database"),
        (["--database", "postgresql://127.0.0.1"], "names no database"),
        (["--database", postgres_server.url("nothing")], "does not exist"),
        (["--database", good, "--bus", "http://:secret@127.0.0.1"], "bus is an address such as redis://"),
        (["--database", good, "--bus", "redis://127.0.0.1:x/"], "no address of a bus"),
        (["--bus", "redis://127.0.0.1/"], "postgresql://"),
    ]
    # One after the other in one process: to start the command takes longer than what it finds out.
    command = [sys.executable, "-c", SERVE, json.dumps([words for words, _ in wanted])]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    lines = done.stderr.splitlines()
    assert len(lines) == 2 * len(wanted), done.stderr
    for (_, said), line, code in zip(wanted, lines[::2], lines[1::2], strict=True):
        assert (said in line, code) == (True, "2"), line
    assert "secret" not in done.stdout + done.stderr


def test_a_database_without_rights_is_refused(postgres_server: Postgres) -> None:
    url = postgres_server.new()
    name = url.rpartition("/")[2]
    with psycopg.connect(url, autocommit=True) as connection:
        connection.execute(f"CREATE ROLE {name} LOGIN")
        connection.execute("REVOKE CREATE ON SCHEMA public FROM PUBLIC")
        with pytest.raises(StoreError, match=f"{name} may not .* GRANT CREATE"):
            prepared(postgres_server.url(name, user=name))
        prepared(url)
        with pytest.raises(StoreError, match=f"{name} may not"):  # what another user has made
            prepared(postgres_server.url(name, user=name))


def test_databases_of_others_and_of_the_future_are_left_alone(postgres_server: Postgres) -> None:
    other, newer = postgres_server.new(), postgres_server.new()
    with psycopg.connect(other, autocommit=True) as connection:
        connection.execute("CREATE TABLE meta (letters text)")
    with pytest.raises(SchemaError, match="another program"):
        prepared(other)
    prepared(newer)
    with psycopg.connect(newer, autocommit=True) as connection:
        connection.execute("UPDATE meta SET schema = schema + 1")
    with pytest.raises(SchemaError, match="a newer pioche"):
        prepared(newer)
    letters = postgres_server.new(
        encoding="'SQL_ASCII'", template="template0", lc_collate="'C'", lc_ctype="'C'"
    )
    with pytest.raises(StoreError, match="UTF8"):
        prepared(letters)


def test_a_database_that_is_too_old_is_refused(
    postgres_server: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pg_schema, "OLDEST", 990000)
    with pytest.raises(StoreError, match="99 or newer"):
        prepared(postgres_server.new())
    assert pg_database.OLDEST < 990000


def test_a_schema_is_changed_whole_or_not_at_all_and_by_one_at_a_time(postgres_server: Postgres) -> None:
    url = postgres_server.new()
    with pytest.raises(StoreError, match="nonsense"):
        prepared(url, [*STEPS, "CREATE TABLE half (x int); SELECT nonsense"])

    async def many() -> None:
        steps = [*STEPS, "CREATE TABLE whole (x int)"]
        await asyncio.gather(*(asyncio.to_thread(prepared, url, steps) for _ in range(6)))

    asyncio.run(many())
    with psycopg.connect(url) as connection:
        found = connection.execute(
            "SELECT table_name FROM information_schema.tables WHERE table_schema = 'public'"
        )
        names = {name for (name,) in found}
        assert {"whole", "entries"} <= names
        assert "half" not in names
        assert connection.execute("SELECT schema FROM meta").fetchall() == [(len(STEPS) + 1,)]


# Operators


def test_operators_look_after_such_a_database_too(
    tmp_path: Path, postgres_server: Postgres, capsys: pytest.CaptureFixture[str]
) -> None:
    url = postgres_server.new()

    def admin(*words: str) -> tuple[int, str, str]:
        code = main(["admin", *words, "--database", url])
        return code, *capsys.readouterr()

    assert admin("tables")[0] == 2  # nothing has been made there yet
    with Server(tmp_path, database=url):

        async def work(store: PgStore) -> None:
            await store.append(Write("t", opened("AAAAAA"), code="AAAAAA", joined="ann"))

        with_stores(url, 1, work)
        assert admin("tables")[1].splitlines()[1].split()[0] == "AAAAAA"
        assert len(admin("processes")[1].splitlines()) == 2
        assert admin("close", "aaaaaa")[:2] == (0, "AAAAAA is closed\n")
        assert admin("close", "aaaaaa")[0] == 2
        assert admin("tidy")[1] == "deleted the logs of 1 closed tables, and 0 records\n"
        for task in ("backup", "restore"):
            code, _, said = admin(task, str(tmp_path / "x"))
            assert (code, "pg_dump" in said) == (2, True)
