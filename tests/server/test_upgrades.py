"""A database of an earlier program is served, copied and put back, and everybody finds their table again."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest

from pioche.server.store.schema import STEPS
from pioche.server.table import entries as log
from pioche.server.table.table import Table
from tests.server.serving import Person, Server, clean, play_on
from tests.server.test_operating import admin

# Schema 3 had no snapshots yet, 6 no shares of networks, and its shuffles no hashes.
CODES = {3: {"flip": "JMURVF", "classic": "MVPPDP"}, 6: {"flip": "PUJYDC", "classic": "MMRHAL"}}
ENDS = {"Ann": "a" * 16, "Ben": "b" * 16, "Cy": "c" * 16}


class Then(Server):
    """A server on a database as it was under an earlier schema."""

    def __init__(self, folder: Path, schema: int) -> None:
        super().__init__(folder, grace=1000)
        self.schema = schema
        saved = Path(__file__).with_name(f"schema_{schema}.sql")
        with closing(sqlite3.connect(self.database)) as connection:
            connection.executescript(saved.read_text(encoding="utf-8"))


@pytest.fixture(params=CODES)
def server(request: pytest.FixtureRequest, tmp_path: Path) -> Then:
    """A server on a database as it was then."""
    return Then(tmp_path, request.param)


def person(server: Then, name: str, box: str) -> Person:
    """Somebody who has kept the cookie of then."""
    found = Person(server, name)
    found.cookie = f"{name.lower()}-of-schema-{server.schema}-{ENDS[name]}"
    found.code = CODES[server.schema][box]
    return found


def rows(database: Path) -> list[tuple[Any, ...]]:
    """The log as it is on the disk."""
    with closing(sqlite3.connect(database)) as connection:
        return connection.execute("SELECT * FROM entries ORDER BY table_id, version").fetchall()


def hand_of(database: Path, code: str, seat: int) -> object:
    """What a seat holds by the log of then."""
    table = Table("t")
    with closing(sqlite3.connect(database)) as connection:
        query = (
            "SELECT version, at, deadline, command, body FROM entries"
            " JOIN tables ON table_id = id WHERE code = ? ORDER BY version"
        )
        for version, at, due, command, body in connection.execute(query, [code]):
            table.evolve(log.Row(version, at, due, command, log.decode(body)))
    assert table.run is not None
    hands = table.run.view(seat).present()["hands"]
    assert isinstance(hands, list)
    return hands[seat]


async def goes_on(server: Then) -> int:
    """Everybody comes back, plays on and looks back; the version at which they stop."""
    ann, ben, cy = (person(server, *who) for who in (("Ann", "flip"), ("Ben", "flip"), ("Cy", "classic")))
    hand = hand_of(server.database, CODES[server.schema]["flip"], 0)
    start = (await ann.connect())["version"]
    assert ann.game["hands"][0] == hand
    await ben.connect()
    assert [ann.seat, ben.seat, ann.update["table"]["box"]] == [0, 2, "flip"]
    both = [play_on(p, lambda p: (p.version or 0) >= start + 12) for p in (ann, ben)]
    await asyncio.gather(*both)
    await cy.connect()
    (finished,) = cy.update["table"]["finished"]
    assert (await cy.get(f"/api/records/{finished['record']}.toml")).status_code == 200
    replay = (await cy.get(f"/api/records/{finished['record']}/replay?viewer=0")).json()
    assert len(replay["frames"]) == min(100, replay["total"])
    for one in (ann, ben, cy):
        await one.leave()
    return max(ann.version or 0, ben.version or 0)


def test_a_database_of_then_is_served_copied_and_put_back(server: Then, tmp_path: Path) -> None:
    before = rows(server.database)
    copy = tmp_path / "copy.db"
    with server:
        asyncio.run(goes_on(server))
        assert set(before) <= set(rows(server.database))
        assert httpx.get(f"{server.url}/readyz", timeout=20).status_code == 200
        done = admin(server, "backup", str(copy))
        assert (done.returncode, done.stderr) == (0, "")
    assert clean(server)
    with closing(sqlite3.connect(copy)) as connection:
        assert connection.execute("SELECT schema FROM meta").fetchall() == [(len(STEPS),)]
        uploaded = connection.execute("SELECT count(*), sum(size) > 0 FROM uploads").fetchall()
        assert uploaded == [(1, 1) if server.schema == 6 else (0, None)]
    for file in tmp_path.glob("tables.db*"):
        file.unlink()  # the disk is a new one
    done = admin(server, "restore", str(copy))
    assert (done.returncode, done.stderr) == (0, ""), done.stderr
    with server:
        asyncio.run(goes_on(server))
    assert clean(server)


@pytest.mark.parametrize("server", [max(CODES)], indirect=True)
def test_a_copy_of_then_can_be_put_back_too(server: Then, tmp_path: Path) -> None:
    """Whoever made a copy with the earlier program gets it served by this one."""
    copy = server.database.rename(tmp_path / "copy.db")
    done = admin(server, "restore", str(copy))
    assert (done.returncode, done.stderr) == (0, ""), done.stderr
    with server:
        asyncio.run(goes_on(server))
    assert clean(server)
