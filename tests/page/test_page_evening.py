"""An evening and a cup in real browsers: votes, standings, a cup to its picture, and the television."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from pioche.texts import catalogue
from tests.page.browsing import DESK, PHONE, faults, visitor
from tests.server.serving import Person, Server, play_on

TELEVISION = (1920, 1080)


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server for the tests of this file."""
    with Server(tmp_path_factory.mktemp("evening"), deal_wait=0, grace=1) as running:
        yield running


def aside(work: Any) -> Any:
    """Something of a friend's, beside the browser's event loop."""
    with ThreadPoolExecutor(1) as pool:
        return pool.submit(lambda: asyncio.run(work())).result()


def sit_down(page: Page, words: Any, name: str, button: str) -> None:
    """Take part under a name."""
    page.get_by_label(words.say("page-nickname")).fill(name)
    page.get_by_role("button", name=words.say(button), exact=True).click()


def test_a_table_votes_for_another_box_and_keeps_standings(browser: Browser, house: Server) -> None:
    french, english = catalogue("fr"), catalogue("en")
    ann = visitor(browser, PHONE, "fr-FR").new_page()

    async def play() -> Person:
        """Somebody has played a match against a bot at this table before."""
        host = Person(house, "Zoé")
        await host.open("classic", seats=3, bots=["random"], options={"target": 100})
        await host.connect()
        await host.do("start")
        await host.shuffle()
        await play_on(host, lambda p: p.update["table"]["finished"])
        await host.leave()
        return host

    zoe = aside(play)
    context = visitor(browser, DESK, "en-GB")
    context.add_cookies([{"name": "pioche", "value": zoe.cookie, "url": house.url}])
    host = context.new_page()
    host.goto(f"{house.url}/t/{zoe.code}")
    host.get_by_role("button", name=english.say("page-to-lobby")).click()
    expect(host.get_by_role("heading", name=english.say("page-evening", count=1))).to_be_visible()
    host.get_by_role("button", name=english.say("page-evening-count-wins")).click()
    expect(host.get_by_text(english.say("page-evening-line-wins"))).to_be_visible()
    host.get_by_role("button", name=english.say("page-evening-picture")).click()
    keep = host.get_by_role("link", name=english.say("page-coach-card-keep"))
    expect(keep).to_have_attribute("href", re.compile("^data:image/png"))
    assert faults(host) == []
    ann.goto(f"{house.url}/t/{zoe.code}")
    ann.get_by_role("button", name=french.say("page-to-lobby")).click()
    sit_down(ann, french, "Ann", "page-join")
    ann.get_by_role("button", name=french.say("page-vote-open")).click()
    ann.get_by_role("radio", name=french.say("box-flip")).last.check(force=True)
    ann.get_by_role("button", name=french.say("page-vote-suggest")).click()
    expect(ann.get_by_role("button", name=french.say("page-vote-yes"))).to_have_attribute(
        "aria-pressed", "true"
    )
    assert faults(ann) == []
    screen = visitor(browser, TELEVISION, "en-GB").new_page()
    screen.goto(f"{house.url}/t/{zoe.code}/screen")
    suggested = english.say("page-vote-suggested", player="Ann", box=english.say("box-flip"))
    expect(screen.get_by_text(suggested)).to_be_visible()
    assert faults(screen) == []
    # A deal does not drop it in silence; then the host is for it.
    host.get_by_role("button", name=english.say("page-rematch")).click()
    expect(host.get_by_text(english.say("page-vote-deal"))).to_be_visible()
    host.wait_for_timeout(600)
    host.get_by_role("button", name=english.say("page-agree-deal-no")).click()
    host.get_by_role("button", name=english.say("page-vote-yes")).click()
    title = french.say("page-lobby-title", box=french.say("box-flip"))
    expect(ann.get_by_role("heading", name=title)).to_be_visible()


def test_a_cup_from_its_opening_to_its_picture(browser: Browser, house: Server) -> None:
    words = catalogue("fr")
    host = visitor(browser, PHONE, "fr-FR").new_page()
    host.goto(house.url)
    host.get_by_role("link", name=words.say("page-cup"), exact=True).click()
    sit_down(host, words, "Zoé", "page-cup-open-new")
    expect(host.get_by_text(words.say("page-cup-members", count=1))).to_be_visible()
    host.get_by_label(words.say("page-cup-size-choose")).select_option("2")
    host.get_by_role("button", name=words.say("page-cup-form-knock_out")).click()
    assert faults(host) == []
    code = host.url.rsplit("/", 1)[1]
    guests = []
    for name in ("Ann", "Ben"):
        page = visitor(browser, PHONE, "fr-FR").new_page()
        if name == "Ann":
            page.goto(house.url)
            page.get_by_label(words.say("page-code-any")).fill(code.lower())
            page.get_by_role("button", name=words.say("page-join"), exact=True).click()
        else:
            page.goto(f"{house.url}/cup/{code}")
        sit_down(page, words, name, "page-cup-take-part")
        expect(page.get_by_text(words.say("page-cup-wait", player="Zoé"))).to_be_visible()
        guests.append(page)
    assert faults(guests[0]) == []
    screen = visitor(browser, TELEVISION, "fr-FR").new_page()
    screen.goto(f"{house.url}/cup/{code}/screen")
    expect(screen.get_by_text(words.say("page-cup-members", count=3))).to_be_visible()
    assert faults(screen) == []
    host.get_by_role("button", name=words.say("page-cup-begin")).click()
    expect(screen.get_by_role("heading", name=words.say("page-cup-tables", number=1))).to_be_visible()
    expect(screen.get_by_role("heading", name=words.say("page-cup-next"))).to_be_visible()
    assert faults(screen) == []
    # Two of the three have a table; the third sits out, and everybody sees it.
    everybody = [host, *guests]
    own = [
        page for page in everybody if page.get_by_role("link", name=words.say("page-cup-to-table")).count()
    ]
    assert len(own) == 2
    own[0].get_by_role("link", name=words.say("page-cup-to-table")).click()
    expect(own[0].get_by_role("link", name=words.say("page-cup-back"))).to_be_visible()
    assert faults(own[0]) == []
    own[0].get_by_role("link", name=words.say("page-cup-back")).click()
    # One of them has to go: the other one is through, and it goes on.
    own[1].get_by_role("button", name=words.say("page-cup-leave")).click()
    own[1].get_by_role("alertdialog").get_by_role("button", name=words.say("page-cup-leave")).click()
    expect(screen.get_by_text(words.say("page-cup-by-walkover"))).to_be_visible()
    acting = [
        page
        for page in everybody
        if page.get_by_role("button", name=words.say("page-cup-next-round")).count()
    ]
    acting[0].get_by_role("button", name=words.say("page-cup-next-round")).click()
    # The host decides the final, which nobody can play any more.
    award = acting[0].get_by_role("button", name=words.say("page-cup-award"))
    award.click()
    acting[0].locator("main li .row").get_by_role("button").last.click()
    acting[0].get_by_role("button", name=words.say("page-cup-end")).click()
    expect(acting[0].get_by_role("button", name=words.say("page-evening-picture"))).to_be_visible()
    acting[0].get_by_role("button", name=words.say("page-evening-picture")).click()
    keep = acting[0].get_by_role("link", name=words.say("page-coach-card-keep"))
    expect(keep).to_have_attribute("href", re.compile("^data:image/png"))
    assert faults(acting[0]) == []
    expect(screen.locator("#winner")).to_be_visible()
