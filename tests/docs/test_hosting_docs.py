"""docs/hosting.md tells the truth: its settings are those there are, and its commands do what it says."""

from __future__ import annotations

import asyncio
import os
import re
import sqlite3
import subprocess
from collections.abc import Iterator
from contextlib import closing
from dataclasses import MISSING, fields
from pathlib import Path

import httpx
import pytest

from pioche.records.folder import data_folder
from pioche.server.settings import PREFIX, Settings
from tests.server.serving import BIN, Person, Server, play_on, table_of

TEXT = (Path(__file__).parents[2] / "docs/hosting.md").read_text()
SHORT = {"target": 100}


def over(person: Person) -> bool:
    """Whether the match is over."""
    return bool(person.update["table"]["finished"])


def test_every_setting_is_listed_with_its_default() -> None:
    rows = re.findall(r"^\| `(\w+)` \| `(\w+)` \| (?:`(.*?)`)? *\| \S", TEXT, re.MULTILINE)
    listed = {name: (variable, default) for name, variable, default in rows}
    assert sorted(listed) == sorted(field.name for field in fields(Settings))
    for field in fields(Settings):
        assert field.default is not MISSING
        variable, default = listed[field.name]
        assert variable == PREFIX + field.name.upper()
        assert type(field.default)(default) == field.default, field.name


def test_the_options_of_the_command_are_named() -> None:
    shown = subprocess.run([BIN / "pioche", "serve", "--help"], capture_output=True, text=True, check=True)
    options = set(re.findall(r"(--[a-z-]+)", shown.stdout)) - {"--help", "--open"}
    assert "--database" in options
    assert options <= set(re.findall(r"`(--[a-z-]+)`", TEXT))


def test_the_data_folder_is_where_it_says(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", "/somewhere")
    assert data_folder() == Path("/somewhere/pioche")
    monkeypatch.delenv("XDG_DATA_HOME")
    monkeypatch.setattr("sys.platform", "linux")
    assert f"`~/{data_folder().relative_to(Path.home())}`" in TEXT


# The commands for the database


def commands(name: str) -> str:
    """A block of the document by its first line."""
    found = re.search(rf"```sh\n# {name}\n(.*?)```", TEXT, re.DOTALL)
    assert found is not None
    return found[1]


def run(name: str, home: Path) -> None:
    """Run a block of the document in somebody's home."""
    env = {**os.environ, "HOME": str(home), "PATH": f"{BIN}:{os.environ['PATH']}"}
    done = subprocess.run(["sh", "-ec", commands(name)], env=env, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """A home with a data folder where the document says it is."""
    (tmp_path / ".local/share/pioche").mkdir(parents=True)
    return tmp_path


def in_home(home: Path) -> Server:
    """A server whose tables are in that data folder."""
    return Server(home / ".local/share/pioche", grace=1000, next_wait=1000, rejoin=0)


def test_a_backup_of_a_running_game_is_restored_and_played_on(home: Path) -> None:
    async def main(server: Server) -> None:
        # To 300 points: a shorter match could be over before the backup is made.
        async with table_of(server, "classic", 2, options={"target": 300}) as (ann, ben):
            start = ann.version or 0
            await asyncio.gather(*(play_on(p, lambda p: (p.version or 0) >= start + 10) for p in (ann, ben)))
            await ann.reach(ben.version or 0)
            kept = ann.version or 0
            await asyncio.to_thread(run, "backup", home)
            await asyncio.gather(*(play_on(p, lambda p: (p.version or 0) >= kept + 10) for p in (ann, ben)))
            later = ann.version or 0
            await ann.leave()
            await ben.leave()
            server.stop()
            await asyncio.to_thread(run, "restore", home)
            server.start()
            back = await ann.connect()
            assert back["whole"]
            assert kept <= back["version"] < later
            assert await ben.connect()
            assert [ann.seat, ben.seat] == [0, 1]
            await asyncio.gather(play_on(ann, over), play_on(ben, over))

    with in_home(home) as server:
        asyncio.run(main(server))
        assert (server.folder / "tables.db.before-1").exists()


def test_the_numbers_to_look_at_are_told_by_a_server(proxied: Server) -> None:
    told = httpx.get(f"{proxied.url}/metrics", timeout=20).text
    names = set(re.findall(r"`(pioche_\w+)`", TEXT))
    assert len(names) >= 6
    assert [name for name in names if name not in told] == []
    for place in ("/healthz", "/readyz"):
        assert f"| `{place}` |" in TEXT
        assert httpx.get(proxied.url + place, timeout=20).status_code == 200


def test_closed_tables_are_tidied_away_under_a_running_server(home: Path) -> None:
    async def main(server: Server) -> str:
        async with table_of(server, "classic", 1, bots=1, options=SHORT) as (ann,):
            await play_on(ann, over)
            record = str(ann.update["table"]["finished"][0]["record"])
            assert (await ann.do("leave"))["type"] == "ack"
        ben = Person(server, "Ben")
        await ben.open("flip")
        await asyncio.to_thread(run, "tidy", home)
        assert (await ben.connect())["you"]["host"]
        await ben.leave()
        return (await ben.get(f"/api/records/{record}.toml")).text

    with in_home(home) as server:
        assert asyncio.run(main(server)).startswith("# A game of Pioche")
        with closing(sqlite3.connect(server.database)) as database:
            counts = [
                database.execute(f"SELECT count(DISTINCT {column}) FROM {table}").fetchone()[0]
                for table, column in (("entries", "table_id"), ("players", "table_id"), ("tables", "id"))
            ]
        assert counts == [1, 1, 1]


# Behind a proxy


@pytest.fixture(scope="module")
def proxied(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with its limits, called as a proxy on the same machine calls it."""
    folder = tmp_path_factory.mktemp("server")
    with Server(folder, tables_per_address=1, hosts="cards.example.org") as running:
        yield running


def forwarded(address: str) -> dict[str, str]:
    """The headers that the document has a proxy send."""
    return {"Host": "cards.example.org", "X-Forwarded-For": address, "X-Forwarded-Proto": "https"}


def test_a_proxy_is_believed(proxied: Server) -> None:
    async def main() -> None:
        ann = Person(proxied)
        await ann.meet()
        body = {"box": "classic", "name": "Ann"}
        ours = {"Origin": "https://cards.example.org"}
        first = await ann.post("/api/tables", body, **ours, **forwarded("203.0.113.1"))
        again = await ann.post("/api/tables", body, **ours, **forwarded("203.0.113.1"))
        other = await ann.post("/api/tables", body, **ours, **forwarded("203.0.113.2"))
        assert [first.status_code, again.status_code, other.status_code] == [201, 429, 201]
        code = first.json()["code"]
        ann.headers = lambda: forwarded("203.0.113.1")  # type: ignore[method-assign]
        assert "; Secure" in (await ann.get("/api/me")).headers["set-cookie"]
        found = (await ann.get(f"/api/tables/{code}/invite")).json()
        assert found == {"code": code, "link": f"https://cards.example.org/t/{code}", "hint": ""}

    asyncio.run(main())


def test_the_proxies_are_told_to_send_what_is_believed() -> None:
    nginx = re.search(r"```nginx\n(.*?)```", TEXT, re.DOTALL)
    assert nginx is not None
    sent = set(re.findall(r"proxy_set_header (\S+)", nginx[1]))
    assert sent == {"Upgrade", "Connection", *forwarded("")}


def test_a_public_address_is_what_links_carry(tmp_path: Path) -> None:
    async def main(server: Server) -> str:
        ann = Person(server)
        code = await ann.open("classic")
        link: str = (await ann.get(f"/api/tables/{code}/invite")).json()["link"]
        return link.replace(code, "CODE")

    with Server(tmp_path, public_url="https://cards.example.org/") as server:
        assert asyncio.run(main(server)) == "https://cards.example.org/t/CODE"
