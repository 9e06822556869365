"""Records from elsewhere on a server: played through, kept once, and refused where something is wrong."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path

import httpx

from pioche.records import read
from pioche.server.net.http_entrance import LARGEST_RECORD
from pioche.server.table.brought import record_id
from tests.server.serving import Person, Server, clean

GOLDEN = sorted((Path(__file__).parents[1] / "golden").glob("*/two-players.toml"))


async def bring(person: Person, text: str | bytes, **headers: str) -> httpx.Response:
    """Send a file as the page does."""
    async with httpx.AsyncClient(base_url=person.server.url) as client:
        return await client.post("/api/records", content=text, headers={**person.headers(), **headers})


def test_a_record_from_elsewhere_is_watched_and_reviewed(tmp_path: Path) -> None:
    async def main() -> None:
        with Server(tmp_path) as server:
            ann, ben = Person(server, "Ann"), Person(server, "Ben")
            await ann.meet()
            for path in GOLDEN:
                text = path.read_text(encoding="utf-8")
                answer = await bring(ann, text)
                assert answer.status_code == 201, answer.text
                id = answer.json()["record"]
                assert id == record_id(text)
                # Whoever has the link can watch it, and take it along.
                assert len(await ben.frames(id, "open")) == 1 + len(read(text).moves)
                assert (await ben.get(f"/api/records/{id}.toml")).text == text
            assert (await ann.get(f"/api/records/{id}/review?round=1")).status_code in (200, 202)
            assert (await bring(ann, text)).json() == {"record": id}
            assert (await ann.get("/api/games")).json()["total"] == 0
            assert clean(server)

    asyncio.run(main())


def test_what_is_no_record_of_a_match_is_not_kept(tmp_path: Path) -> None:
    async def main() -> None:
        with Server(tmp_path, tables_per_address=8) as server:
            ann, stranger = Person(server, "Ann"), Person(server)
            await ann.meet()
            text = GOLDEN[0].read_text(encoding="utf-8")
            altered = re.sub("seed +=", 'seed = "x"\n#', text, count=1)
            foreign = re.sub("box +=.*", 'box = "elsewhere"', text, count=1)
            long = text + "\n#" + "x" * LARGEST_RECORD
            for given, status, reasons in (
                (altered, 400, ("bad_record",)),
                (foreign, 404, ("missing_box", "bad_record")),
                ("not a record", 400, ("bad_record",)),
                ("[" * 100_000, 400, ("bad_record", "bad_file")),
                (b"\xff\xfe", 400, ("unreadable",)),
                (long, 413, ("unreadable",)),
            ):
                answer = await bring(ann, given)
                assert (answer.status_code, answer.json()["reason"] in reasons) == (status, True), answer.text
            assert (await bring(stranger, text)).json()["reason"] == "no_cookie"
            assert (await bring(ann, text, Origin="http://evil")).json()["reason"] == "origin"
            # It counts like opening a table.
            assert [(await bring(ann, text)).status_code for _ in range(3)] == [201, 201, 429]
            # A larger body is let in there, and nowhere else.
            assert (await ann.post("/api/tables", {"x": "y" * 40_000})).status_code == 413
            assert clean(server)

    asyncio.run(main())
