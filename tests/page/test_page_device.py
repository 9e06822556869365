"""What the site's worker does for its page: tables, records, boxes and the coach, with no screen at all."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, FilePayload, Page, expect

from pioche.boxes import BOXES
from pioche.records import RecordError, read, replay
from pioche.texts.catalogue import catalogue
from tests.page.browsing import PHONE, ROOT, faults, visitor
from tests.page.plain_site import Bare, phone, visit
from tests.server.serving import Person, Server
from tests.server.test_my_games import finish
from tests.waiting import until

GOLDEN = sorted(ROOT.glob("tests/golden/*/*.toml"))
WAITS = {"before", "done", "of"}
MARKET = ROOT / "docs/examples/market_box.py"


def test_a_round_of_every_box(bare: Bare) -> None:
    """Whatever is dealt is played to its end, nothing is refused, and nobody sees another one's cards."""
    assert bare.state == {"state": "ready", "fresh": True}
    for box in BOXES:
        found = bare.play(bare.table(box))
        assert found["bye"] is None
        assert found["refused"] == []
        assert found["seen"] == 0
        assert found["acks"] > 5, box


def test_golden_games_come_out_as_they_should(bare: Bare) -> None:
    """The engine in the browser plays the games that the compiled one plays, move by move."""
    for path in GOLDEN:
        text = path.read_text(encoding="utf-8")
        id = bare.ask("POST", "/api/records", text)["record"]
        if path.stem == "two-players":
            replayed = bare.ask("GET", f"/api/records/{id}/replay?viewer=open")
            assert replayed["total"] == 1 + len(read(text).moves)
    altered = re.sub("seed +=", 'seed = "x"\n#', GOLDEN[0].read_text(encoding="utf-8"), count=1)
    assert bare.refusal("POST", "/api/records", altered) in ("bad_record", "bad_file")
    assert bare.refusal("POST", "/api/records", "no record") in ("bad_record", "bad_file")


def test_everything_goes_into_a_file_and_back(bare: Bare, browser: Browser, url: str, site: Path) -> None:
    """Another device takes up what this one has kept; a match that is over is a record anywhere."""
    code = bare.table("classic", options={"target": 100})
    assert bare.play(code, rounds=9)["bye"] is None
    kept = bare.ask("GET", "/api/everything")
    assert kept["records"]
    for text in kept["records"].values():
        try:
            replay(read(text))
        except RecordError as error:
            pytest.fail(f"{error}:\n{text}")
    games = counted(bare)
    assert len(games["games"]) == games["total"] > 0
    assert all((game["names"][0], game["bots"]) == ("Zoé", [2]) for game in games["games"])
    context = browser.new_context()
    other = Bare(context, url, site)
    assert other.refusal("POST", "/api/everything", "{}") == "bad_file"
    took = other.ask("POST", "/api/everything", json.dumps(kept))
    assert took["tables"] == len(kept["tables"])
    assert code in {one["code"] for one in other.ask("GET", "/api/me")["yours"]}
    assert counted(other) == games
    assert other.ask("DELETE", "/api/games") == {"games": games["total"]}
    assert other.ask("GET", "/api/games")["total"] == 0
    spoilt = json.loads(json.dumps(kept))
    for one in spoilt["tables"]:
        one["table"]["id"] = one["table"]["id"][::-1]
        one["log"].pop(1)
    assert other.ask("POST", "/api/everything", json.dumps(spoilt))["tables"] == 0
    context.close()


def counted(bare: Bare) -> dict[str, Any]:
    """The owner's games, once they have been played again for their figures."""
    found: dict[str, Any] = {}

    def all_of_them() -> bool:
        found.update(bare.ask("GET", "/api/games"))
        return not found["uncounted"]

    until(all_of_them)
    return found


def test_a_box_from_outside_is_dropped_in(bare: Bare) -> None:
    """It is checked like on a server, played, spoken of in its own words, and put away again."""
    assert bare.refusal("POST", "/api/boxes?name=bad.py", "BOX = 1") == "bad_box"
    assert bare.refusal("POST", "/api/boxes?name=../bad.py", "") == "bad_box"
    box = bare.ask("POST", "/api/boxes?name=market_box.py", MARKET.read_text())["box"]
    assert box in {one["name"] for one in bare.ask("GET", "/api/boxes")}
    assert f"{box}--" in bare.ask("GET", "/api/texts/en.ftl")
    assert bare.play(bare.table(box))["refused"] == []
    bare.ask("DELETE", f"/api/boxes/{box}")
    assert box not in {one["name"] for one in bare.ask("GET", "/api/boxes")}


# From one device to the other


def toml(text: str) -> FilePayload:
    """A record as a file that somebody picks."""
    return FilePayload(name="game.toml", mimeType="application/toml", buffer=text.encode())


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server for those who have one."""
    with Server(tmp_path_factory.mktemp("house"), deal_wait=0) as running:
        yield running


def steps(page: Page) -> int:
    """How many moves the match has that is shown again."""
    slider = page.locator("input[type=range]")
    expect(slider).to_be_visible()
    return int(slider.get_attribute("max") or 0)


def test_a_match_of_the_device_is_reviewed_on_a_server_and_back(
    bare: Bare, browser: Browser, url: str, house: Server
) -> None:
    """Both take the other's file, play it through, and show and review it; the owner's games are listed."""
    assert bare.play(bare.table("classic", options={"target": 100}), rounds=9)["bye"] is None
    (id, *_) = bare.ask("GET", "/api/records")
    ours = bare.ask("GET", f"/api/records/{id}.toml")
    everything = bare.ask("GET", "/api/everything")

    context = visitor(browser, PHONE, "fr")
    page = context.new_page()
    page.goto(f"{house.url}/games")
    page.locator("input[type=file]").set_input_files(toml("no record"))
    expect(page.get_by_role("alert")).to_be_visible()
    page.locator("input[type=file]").set_input_files(toml(ours))
    assert steps(page) == len(read(ours).moves)
    page.get_by_role("button", name=catalogue("fr").say("page-coach-review")).click()
    expect(page.locator(".coach")).to_be_visible()
    theirs = downloaded(house)
    context.close()

    context = phone(browser)
    page = visit(context, url)
    assert page.get_by_role("link", name="Cup").count() == 0
    picker = page.locator("input[type=file]")
    picker.set_input_files(FilePayload(name="all.json", mimeType="", buffer=json.dumps(everything).encode()))
    expect(page.get_by_text("From the file")).to_be_visible()
    picker.set_input_files(ROOT / "docs/examples/market_box.py")
    expect(page.get_by_text("The box Market is here now.")).to_be_visible()
    picker.set_input_files(toml(theirs))
    assert steps(page) == len(read(theirs).moves)
    page.goto(f"{url}#/games")
    games = page.locator("main li", has=page.get_by_role("link", name="Replay"))
    expect(games).to_have_count(len(everything["games"]))
    assert faults(page) == []
    with page.expect_download() as coming:
        games.first.get_by_label("Download the record").click()
    assert Path(coming.value.path()).read_text(encoding="utf-8") in everything["records"].values()
    # The coach works out a review beside everything else.
    games.first.get_by_role("link", name="Review").click()
    expect(page.locator(".coach progress, .coach svg").first).to_be_visible()
    # What needs several devices says so, and what does not is here.
    page.goto(f"{url}#/cup")
    expect(page.get_by_text("needs a server")).to_be_visible()
    page.goto(f"{url}#/learn/classic")
    expect(page.locator(".say p").first).not_to_be_empty()
    context.close()


def downloaded(house: Server) -> str:
    """The record of a match that was played on a server."""

    async def play() -> str:
        person = Person(house, "Zoé")
        return (await person.get(f"/api/records/{await finish(person)}.toml")).text

    # The browser has an event loop in this thread already.
    with ThreadPoolExecutor(1) as pool:
        return pool.submit(lambda: asyncio.run(play())).result()


# The last one here: the reviews that it begins go on for a while, until the page is closed.
def test_bots_that_think_and_the_coach_let_nothing_freeze(bare: Bare) -> None:
    """Reviews are worked out in one worker; meanwhile others think for bots and hints."""
    reviews = []
    for path in GOLDEN:
        id = bare.ask("POST", "/api/records", path.read_text(encoding="utf-8"))["record"]
        reviews.append(f"/api/records/{id}/review?round=1")
    assert all(set(bare.ask("GET", review)) == WAITS for review in reviews)
    until(lambda: bare.ask("GET", reviews[0]).get("done") != 0)
    assert bare.hint() > 0
    found = bare.play(bare.table("classic", bots=["expert"]), most=6)
    assert found["refused"] == []
    assert found["versions"] > found["acks"]
    assert set(bare.ask("GET", reviews[-1])) == WAITS  # for which nobody at a table did wait
    assert bare.ask("GET", "/api/rules/classic?lang=fr")["markdown"].startswith("# ")
