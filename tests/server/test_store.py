"""The store: nothing that was acknowledged is lost, old databases are brought up, and tables are put away."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import subprocess
import sys
from collections.abc import Awaitable, Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any, cast

import pytest
from websockets.exceptions import ConnectionClosed

from pioche.engine.rules import RULES_VERSION
from pioche.server.clock import MachineClock
from pioche.server.store import schema
from pioche.server.store.database import Database, transaction
from pioche.server.store.opening import open_store
from pioche.server.store.pg_store import PgStore
from pioche.server.store.sql_store import SqlStore
from pioche.server.store.stored_tables import StoredTables
from pioche.server.store.upkeep import Before
from pioche.server.table import entries as log
from pioche.server.table.lobby import Lobby
from pioche.server.table.mailbox import Arrived, Asked, Departed, Viewer
from pioche.server.table.owner import Owner
from pioche.server.table.refusing import Refuse
from pioche.server.table.runtime import Clock, Conflict, Runtime, StoreError, TableSettings, Write
from pioche.server.table.table import CLOSED, PLAYING, Table
from pioche.server.wire import messages as wire
from pioche.texts import catalogue
from tests.server.memory_runtime import HandClock
from tests.server.server_tables import Desk, everything
from tests.server.services import Postgres
from tests.server.serving import BIN, Person, Server
from tests.waiting import PATIENCE


def url(folder: Path) -> str:
    return f"sqlite:///{folder / 'tables.db'}"


@pytest.fixture(params=["sqlite", "postgres"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty database of either kind."""
    if request.param == "sqlite":
        return url(tmp_path)
    server: Postgres = request.getfixturevalue("postgres_server")
    return server.new()


@contextmanager
def written(file: Path) -> Iterator[sqlite3.Connection]:
    """A database that is written to by somebody else than the store."""
    with closing(sqlite3.connect(file)) as connection, connection:
        yield connection


async def store_in(place: str) -> StoredTables:
    """A store that may be written to."""
    store = open_store(place)
    if isinstance(store, PgStore):
        await store.join("", "")
    return store


def with_store(place: str, work: Callable[[Any], Awaitable[None]]) -> None:
    """Run something with a store, and close it."""

    async def main() -> None:
        store = await store_in(place)
        try:
            await work(store)
        finally:
            await store.close()

    asyncio.run(main())


def opened(code: str, at: int = 1) -> list[log.Row]:
    return [log.Row(1, at, 0, "", log.Opened(code, "classic", 4))]


def row(version: int, entry: log.AnyEntry, at: int = 5) -> log.Row:
    return log.Row(version, at, 0, "", entry)


def whole_table() -> Desk:
    """A table at which something of everything has happened."""
    desk = Desk(box="titans", seats=3, options={"target": 200}, timer=30, listed=True)
    desk.join("Ann", "Ben")
    desk.do("Ann", wire.AddBot("easy"))
    desk.do("Ben", wire.Propose({"customizable": ["C1", "C9"], "customizable_text": "« Ça va ? »"}))
    desk.do("Ann", wire.Agree(True))
    desk.do("Ann", wire.Lock(True))
    desk.deal()
    desk.do("Ann", wire.Pause(True))
    desk.do("Ann", wire.Pause(False))
    return desk


# Writing


def test_a_record_from_elsewhere_is_kept_once(place: str) -> None:
    async def work(store: Any) -> None:
        assert await store.record("far") is None
        for at, text in ((1, "text"), (2, "another")):
            await store.bring("far", at, text, 7)
            assert await store.record("far") == "text"
        assert (await store.tidy(Before(records=2))).records == 0  # it was brought again
        assert await store.uploaded() == await store.uploaded(7) == (len("text"), 2)
        assert (await store.tidy(Before(uploads=3))).records == 1
        assert (await store.record("far"), await store.uploaded()) == (None, (0, 0))
        assert await store.size() > 0

    with_store(place, work)


def test_rows_come_back_as_they_were_written(place: str) -> None:
    desk = whole_table()

    async def work(store: Any) -> None:
        await store.append(Write("t", desk.rows[:4], code="ABCDEF", joined="Ann"))
        await store.append(Write("t", desk.rows[4:]))
        assert await store.rows("t") == desk.rows
        assert await store.rows("nothing") == []

    with_store(place, work)

    async def later(store: Any) -> None:
        rows = await store.rows("t")
        assert rows == desk.rows
        table = Table("t")
        for found in rows:
            table.evolve(found)
        assert everything(table) == everything(desk.table)

    with_store(place, later)


def test_who_looks_into_a_database_in_use_takes_nothing_away(tmp_path: Path) -> None:
    count = "import sqlite3, sys; c = sqlite3.connect(sys.argv[1]); print(*c.execute(sys.argv[2]).fetchone())"

    def seen() -> int:
        """What another program sees, which closes the file again."""
        call = [sys.executable, "-c", count, str(tmp_path / "tables.db"), "SELECT count(*) FROM entries"]
        return int(subprocess.run(call, capture_output=True, check=True).stdout)

    async def work(store: Any) -> None:
        await store.append(Write("t", opened("ABCDEF"), code="ABCDEF"))
        Database(url(tmp_path)).close()  # somebody else in this process, who must leave our locks alone
        assert seen() == 1
        await store.append(Write("t", [row(2, log.Locked(True))]))
        assert seen() == 2

    with_store(url(tmp_path), work)


def test_a_version_is_written_once(place: str) -> None:
    async def work(store: Any) -> None:
        await store.append(Write("t", opened("ABCDEF"), code="ABCDEF"))
        await store.append(Write("t", [row(2, log.Locked(True))]))
        for version in (1, 2):
            with pytest.raises(Conflict):
                await store.append(Write("t", [row(version, log.Locked(False))]))
        # The whole write fails, not half of it.
        with pytest.raises(Conflict):
            await store.append(Write("t", [row(3, log.Locked(False)), row(2, log.Closed())], close=True))
        assert [found.version for found in await store.rows("t")] == [1, 2]
        assert await store.find("ABCDEF") is not None

    with_store(place, work)


def test_one_bad_write_does_not_spoil_the_others(place: str) -> None:
    async def work(store: Any) -> None:
        codes = [f"AAAAA{letter}" for letter in "BCDEFGHJ"]
        for k, code in enumerate(codes):
            await store.append(Write(f"t{k}", opened(code), code=code))
        bad = Write("t3", [row(1, log.Closed())], close=True)
        unreadable = Write("t4", [row(2, cast("Any", object()))])
        good = [Write(f"t{k}", [row(2, log.Locked(True))]) for k in range(8) if k not in (3, 4)]
        both = [*good[:3], bad, unreadable, *good[3:]]
        done = await asyncio.gather(*(store.append(write) for write in both), return_exceptions=True)
        assert isinstance(done[3], Conflict)
        assert isinstance(done[4], TypeError)
        assert [outcome for k, outcome in enumerate(done) if k not in (3, 4)] == [None] * 6
        for k in range(8):
            assert len(await store.rows(f"t{k}")) == (1 if k in (3, 4) else 2)
        assert len(await store.open_tables()) == 8
        await store.append(Write("t4", [row(2, log.Locked(True))]))

    with_store(place, work)


def test_codes_are_unique_and_given_back(place: str) -> None:
    async def work(store: Any) -> None:
        await store.append(Write("a", opened("ABCDEF"), code="ABCDEF", joined="Ann"))
        with pytest.raises(Conflict):
            await store.append(Write("b", opened("ABCDEF"), code="ABCDEF"))
        assert [found.id for found in await store.tables_of("Ann")] == ["a"]
        await store.append(Write("a", [row(2, log.Left(0)), row(3, log.Closed())], close=True, left="Ann"))
        assert await store.find("ABCDEF") is None
        assert await store.tables_of("Ann") == []
        await store.append(Write("b", opened("ABCDEF"), code="ABCDEF"))
        assert len(await store.rows("a")) == 3

    with_store(place, work)


def test_what_is_acknowledged_is_on_the_disk(tmp_path: Path) -> None:
    async def work(store: Any) -> None:
        def settings() -> tuple[object, object]:
            with store._database.borrowed() as connection:
                (mode,) = connection.execute("PRAGMA journal_mode").fetchone()
                (synchronous,) = connection.execute("PRAGMA synchronous").fetchone()
                return mode, synchronous

        # The writing thread has its connection from the same place, prepared in the same way.
        assert settings() == ("wal", 2)
        await store.append(Write("t", opened("ABCDEF"), code="ABCDEF"))
        # Somebody else who opens the file finds the row while this store is still open.
        with closing(sqlite3.connect(tmp_path / "tables.db")) as other:
            assert other.execute("SELECT count(*) FROM entries").fetchone() == (1,)

    with_store(url(tmp_path), work)


# Databases of other programs


def test_an_old_database_is_brought_up_with_its_tables(tmp_path: Path) -> None:
    desk = whole_table()
    with written(tmp_path / "tables.db") as connection:
        schema.migrate(connection, schema.STEPS[:1])
        connection.execute("INSERT INTO tables VALUES ('t', 'ABCDEF', ?, 1)", [RULES_VERSION])
        connection.execute("INSERT INTO players VALUES ('t', 'Ann')")
        for kept in desk.rows:
            values = ("t", kept.version, kept.at, kept.deadline, kept.command, log.encode(kept.entry))
            connection.execute("INSERT INTO entries VALUES (?, ?, ?, ?, ?, ?)", values)
        assert schema.version_of(connection) == 1

    async def work(store: Any) -> None:
        assert await store.rows("t") == desk.rows
        assert [found.code for found in await store.tables_of("Ann")] == ["ABCDEF"]
        last = desk.table.version
        await store.append(Write("t", [row(last + 1, log.Stopped())], record=("t-1", "text")))
        assert await store.record("t-1") == "text"
        with store._database.borrowed() as connection:
            assert schema.version_of(connection) == len(schema.STEPS)

    with_store(url(tmp_path), work)
    with_store(url(tmp_path), lambda store: has_record(store, "t-1"))


async def has_record(store: SqlStore, id: str) -> None:
    assert await store.record(id) is not None


def test_a_migration_is_done_whole_or_not_at_all(tmp_path: Path) -> None:
    broken = ("CREATE TABLE half (x INTEGER)", "POWER CUT")

    async def make(store: SqlStore) -> None:
        with pytest.raises(StoreError), store._database.borrowed() as connection, transaction(connection):
            schema.migrate(connection, [*schema.STEPS, broken])
        with store._database.borrowed() as connection, transaction(connection):
            schema.migrate(connection)
            assert schema.version_of(connection) == len(schema.STEPS)
            names = [name for (name,) in connection.execute("SELECT name FROM sqlite_master")]
            assert "tables" in names
            assert "half" not in names

    with_store(url(tmp_path), make)


def serve_in(database: str) -> subprocess.CompletedProcess[str]:
    command = [str(BIN / "pioche"), "serve", "--port", "0", "--database", database]
    return subprocess.run(command, capture_output=True, text=True, timeout=20, check=False)


def test_a_newer_database_is_left_alone(tmp_path: Path) -> None:
    with written(tmp_path / "tables.db") as connection:
        schema.migrate(connection)
        connection.execute("UPDATE meta SET schema = ?", [len(schema.STEPS) + 1])
    said = serve_in(url(tmp_path))
    assert said.returncode != 0
    assert "newer pioche" in said.stderr
    assert "Traceback" not in said.stderr


@pytest.mark.parametrize(
    ("database", "word"),
    [
        ("mysql://localhost/pioche", "not supported"),
        ("sqlite://", "in memory"),
        ("sqlite:///:memory:", "in memory"),
        ("tables.db", "no address"),
        ("sqlite://somewhere/tables.db", "a file of this one"),
    ],
)
def test_other_databases_are_refused(database: str, word: str) -> None:
    async def main() -> None:
        with pytest.raises(StoreError, match=word):
            SqlStore(database)

    asyncio.run(main())


def test_a_refused_database_ends_the_command_with_a_sentence(tmp_path: Path) -> None:
    for database in ("postgresql://127.0.0.1:9/pioche", f"sqlite:///{tmp_path}", "sqlite:////dev/null/x.db"):
        said = serve_in(database)
        assert said.returncode != 0
        assert said.stderr.strip()
        assert "Traceback" not in said.stderr


# Tables in the lobby of a server


class Eyes(Viewer):
    """A connection that keeps what it is sent."""

    def __init__(self, player: str) -> None:
        self.player = player
        self.lang = "en"
        self.role = "player"
        self.version = -1
        self.info: object = None
        self.got: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.ended = ""

    def send(self, data: bytes) -> None:
        """Keep it."""
        self.got.put_nowait(json.loads(data))

    def end(self, refuse: Refuse, again: bool) -> None:
        """Note why."""
        self.ended = refuse.reason

    async def hear(self, kind: str) -> dict[str, Any]:
        """The next message of a kind."""
        while True:
            async with asyncio.timeout(PATIENCE):
                found = await self.got.get()
            if found["type"] == kind:
                return found


def with_lobby(
    place: str, work: Callable[[Lobby], Awaitable[None]], clock: Clock | None = None, **chosen: Any
) -> None:
    """Run something with a lobby, and close it."""
    settings = TableSettings(pace=0, window_wait=0, window_hold=0, swing=0, **chosen)

    async def main() -> None:
        store = await store_in(place)
        lobby = Lobby(Runtime(store, clock or MachineClock(), catalogue, settings))
        try:
            await work(lobby)
        finally:
            await lobby.close()
            await store.close()

    asyncio.run(main())


def a_table(**chosen: Any) -> wire.Create:
    return wire.Create("classic", "Ann", seats=2, **chosen)


async def arrive(owner: Owner, player: str) -> Eyes:
    """Somebody connects and hears how things are."""
    eyes = Eyes(player)
    owner.mailbox.put_nowait(Arrived(eyes, None))
    await eyes.hear("update")
    return eyes


async def go(owner: Owner, eyes: Eyes) -> None:
    """Somebody's connection ends, and the table has noticed."""
    owner.mailbox.put_nowait(Departed(eyes))
    while eyes in owner.viewers:
        await asyncio.sleep(0)


def test_a_table_that_nobody_looks_at_is_put_away_and_loaded_again(place: str) -> None:
    async def work(lobby: Lobby) -> None:
        code = await lobby.open(a_table(quick=True), "ann")
        owner = await lobby.owner(code)
        eyes = await arrive(owner, "ann")
        await lobby.sweep()
        assert lobby.owners[code] is owner  # somebody looks
        owner.mailbox.put_nowait(Asked(eyes, wire.Do("n1", 0, wire.Number("0" * 16))))
        await eyes.hear("ack")
        while owner.table.phase != PLAYING or owner.table.played_by_bot(int(owner.table.run.state.asked)):  # type: ignore[union-attr]
            await eyes.hear("update")
        await go(owner, eyes)
        before = everything(owner.table)
        owner.empty_since = 0
        await lobby.sweep()
        assert code not in lobby.owners
        # Two who come at once get the same owner.
        one, two = await asyncio.gather(lobby.owner(code), lobby.owner(code))
        assert one is two is not owner
        assert everything(one.table) == before

    with_lobby(place, work, idle=0.001)


def test_somebody_on_the_way_in_keeps_the_table(place: str) -> None:
    async def work(lobby: Lobby) -> None:
        owner = await lobby.owner(await lobby.open(a_table(), "ann"))
        eyes = Eyes("ann")
        owner.empty_since = 0
        owner.mailbox.put_nowait(Arrived(eyes, None))
        await lobby.sweep()
        await eyes.hear("update")
        assert owner.table.code in lobby.owners

    with_lobby(place, work, idle=0.001)


def test_abandoned_tables_expire(place: str) -> None:
    codes: list[str] = []

    async def work(lobby: Lobby) -> None:
        codes.append(await lobby.open(a_table(), "ann"))
        await lobby.sweep()
        assert codes[0] in lobby.owners  # not idle for long enough
        lobby.owners[codes[0]].empty_since = 0
        await lobby.sweep()
        assert codes[0] not in lobby.owners

    with_lobby(place, work, idle=5.0, expire=1000.0)

    async def later(lobby: Lobby) -> None:
        assert [found.code for found in await lobby.store.open_tables()] == codes
        await lobby.sweep()
        assert await lobby.store.open_tables() == []
        with pytest.raises(Refuse, match="no_table"):
            await lobby.owner(codes[0])
        assert (await lobby.listing("ann")).yours == []

    with_lobby(place, later, HandClock(MachineClock().now() + 1_000_001), expire=1000.0)


def test_with_the_last_person_the_table_goes(place: str) -> None:
    async def work(lobby: Lobby) -> None:
        code = await lobby.open(a_table(), "ann")
        owner = await lobby.owner(code)
        eyes, guest = await arrive(owner, "ann"), await arrive(owner, "guest")
        owner.mailbox.put_nowait(Asked(eyes, wire.Do("l1", 0, wire.Leave())))
        await eyes.hear("ack")
        await owner.task
        assert (owner.table.phase, guest.ended) == (CLOSED, "closed")
        with pytest.raises(Refuse, match="no_table"):
            await lobby.owner(code)

    with_lobby(place, work)


def test_somebody_else_wrote_to_the_table(place: str) -> None:
    async def work(lobby: Lobby) -> None:
        owner = await lobby.owner(await lobby.open(a_table(), "ann"))
        eyes = await arrive(owner, "ann")
        version = owner.table.version
        await lobby.store.append(Write(owner.table.id, [row(version + 1, log.Locked(True))]))
        owner.mailbox.put_nowait(Asked(eyes, wire.Do("b1", version, wire.AddBot())))
        assert (await eyes.hear("refused"))["reason"] == "stale"
        update = await eyes.hear("update")
        assert (update["version"], update["table"]["locked"]) == (version + 1, True)
        owner.mailbox.put_nowait(Asked(eyes, wire.Do("b1", version, wire.AddBot())))
        assert (await eyes.hear("ack"))["version"] == version + 2

    with_lobby(place, work)


def test_a_server_has_room_for_so_many_tables(place: str) -> None:
    async def work(lobby: Lobby) -> None:
        for _ in range(2):
            await lobby.open(a_table(), "ann")
        with pytest.raises(Refuse, match="too_many_tables"):
            await lobby.open(a_table(), "ann")
        listed = (await lobby.listing("ann")).yours
        assert [table.players for table in listed] == [["Ann"], ["Ann"]]

    with_lobby(place, work, tables=2)


def test_a_table_of_other_rules_is_kept_and_politely_refused(tmp_path: Path) -> None:
    async def main() -> None:
        ann = Person(server, "Ann", "fr")
        code = await ann.open("classic")
        await ann.connect()
        await ann.leave()
        server.stop()
        with written(server.database) as connection:
            connection.execute("UPDATE tables SET rules = ?", [RULES_VERSION + 1])
        server.start()
        answer = await ann.get(f"/api/tables/{code}/invite")
        assert answer.json()["reason"] == "other_rules"
        assert (await ann.meet())["yours"] == []
        ann.version = None
        await connect_refused(ann, code)
        server.stop()
        with written(server.database) as connection:
            connection.execute("UPDATE tables SET rules = ?", [RULES_VERSION])
        server.start()
        assert (await ann.connect(code))["table"]["chairs"][0]["name"] == "Ann"
        await ann.leave()

    with Server(tmp_path) as server:
        asyncio.run(main())


async def connect_refused(person: Person, code: str) -> None:
    """The server says in the person's language why not, and does not ask to come back."""
    with pytest.raises(ConnectionClosed):
        await person.connect(code)
    bye = person.inbox[-1]
    assert (bye["type"], bye["reason"], bye["again"]) == ("bye", "other_rules", False)
    assert "règles" in bye["text"]
