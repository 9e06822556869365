"""Tables that were saved when answers were kept with numbers in place of words: they replay, and go on."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import msgspec
import pytest

from pioche.records.record_reader import read
from pioche.server.store.schema import STEPS
from pioche.server.store.sql_store import SqlStore
from pioche.server.table import entries as log
from pioche.server.table.deciding import Who, decide
from pioche.server.table.runtime import TableSettings
from pioche.server.table.table import LOBBY, PLAYING, Table
from pioche.server.table.writing import write_of
from pioche.server.wire import messages as wire

SAVED = Path(__file__).with_name("schema_2.sql")
TABLES = {"classic": 1, "flip": 2, "tippo": 3, "titans": 4, "transformers": 5}


@pytest.fixture
def database(tmp_path: Path) -> Path:
    """A database as it was then."""
    file = tmp_path / "tables.db"
    with closing(sqlite3.connect(file)) as connection:
        connection.executescript(SAVED.read_text(encoding="utf-8"))
    return file


async def loaded(store: SqlStore, box: str) -> Table:
    """The table at which a box is played, from its log."""
    table = Table(f"{TABLES[box]:032x}")
    for row in await store.rows(table.id):
        table.evolve(row)
    assert table.box == box
    return table


def bodies(database: Path, table: str) -> list[bytes]:
    with closing(sqlite3.connect(database)) as connection:
        query = "SELECT body FROM entries WHERE table_id = ? ORDER BY version"
        return [body for (body,) in connection.execute(query, [table])]


def test_the_saved_answers_say_everything_an_answer_can() -> None:
    saved = SAVED.read_text(encoding="utf-8")
    for said in ('"colour":0', '"colour":3', '"tray":1', '"target":', '"uno":true', '"verb":"name"'):
        assert said in saved, said


@pytest.mark.parametrize("box", ["classic", "flip", "tippo", "transformers"])
def test_a_finished_match_replays_to_the_record_that_was_written(database: Path, box: str) -> None:
    async def main() -> None:
        store = SqlStore(f"sqlite:///{database}")
        table = await loaded(store, box)
        run, kept = table.run, await store.record(f"{table.id}-1")
        await store.close()
        assert run is not None
        assert kept is not None
        assert (table.phase, len(table.over)) == (LOBBY, 1)
        last = run.actions.pop()
        again = read(run.record(box, table.names(), table.fairness(), last))
        assert (again.moves, again.result) == (read(kept).moves, read(kept).result)

    asyncio.run(main())


def test_a_table_of_then_goes_on_in_words(database: Path) -> None:
    async def main() -> tuple[str, int]:
        store = SqlStore(f"sqlite:///{database}")
        table = await loaded(store, "titans")
        run = table.run
        assert table.phase == PLAYING
        assert run is not None
        said = wire.Answer("draw")
        while said.colour is None:
            seat = int(run.state.asked)
            offers = run.view(seat).present()["answers"]
            assert isinstance(offers, list)
            said = wire.Answer(**offers[0])
            plan = decide(table, Who("ann", seat), said, table.version, {0})
            write = write_of(table, plan, "", 5, TableSettings())
            await store.append(write)
            for row in write.rows:
                table.evolve(row, plan.made)
        again = await loaded(store, "titans")
        assert again.run is not None
        assert again.run.actions == run.actions
        await store.close()
        return table.id, table.version

    before = bodies(database, f"{TABLES['titans']:032x}")
    table, version = asyncio.run(main())
    after = bodies(database, table)
    assert after[: len(before)] == before
    assert len(after) == version > len(before)
    last = log.decode(after[-1])
    assert isinstance(last, log.Acted)
    assert (last.verb, last.colour) == ("name", "pink")
    assert any(isinstance(log.decode(body), log.NumberedActed) for body in before)
    assert not any(isinstance(log.decode(body), log.NumberedActed) for body in after[len(before) :])


def test_a_program_of_then_leaves_the_database_alone(database: Path) -> None:
    async def main() -> None:
        await SqlStore(f"sqlite:///{database}").close()

    asyncio.run(main())
    with closing(sqlite3.connect(database)) as connection:
        assert connection.execute("SELECT schema FROM meta").fetchall() == [(len(STEPS),)]
    assert len(STEPS) > 2


def test_a_damaged_entry_is_told_from_an_old_one() -> None:
    with pytest.raises(msgspec.ValidationError, match="seat"):
        log.decode(b'{"kind":"joined","seat":"first"}')
