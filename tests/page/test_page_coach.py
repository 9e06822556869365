"""The coach in a real browser: hints by button and key, reviews in the replay, a card to share, puzzles."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from pioche.boxes import BOXES
from pioche.texts import catalogue
from tests.page.browsing import DESK, PHONE, faults, visitor
from tests.page.readers import read_in
from tests.server.serving import Person, Server, play_on

SHORT = {"scoring": "race", "target": 100}
READERS = [("en", PHONE), ("fr", PHONE), ("en", DESK)]


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose coach is quick rather than exact."""
    with Server(tmp_path_factory.mktemp("coached"), thinkers=1, playouts=40, deal_wait=0) as running:
        yield running


def over(person: Person) -> bool:
    """Whether the match is over for this person."""
    game = person.update["game"]
    return bool(game) and game["decision"] == "match_over"


@pytest.fixture(scope="module")
def played(house: Server) -> Person:
    """Somebody who has played a whole match against bots."""

    async def play() -> Person:
        person = Person(house, "Zoé")
        await person.open("classic", quick=True, seats=3, options=SHORT)
        await person.connect()
        await person.shuffle()
        await play_on(person, over)
        await person.leave()
        return person

    # The browser has an event loop in this thread already.
    with ThreadPoolExecutor(1) as pool:
        return pool.submit(lambda: asyncio.run(play())).result()


def record_of(person: Person) -> str:
    """The id of the match that was played last."""
    return str(person.update["table"]["finished"][-1]["record"])


def known(browser: Browser, person: Person, size: tuple[int, int], locale: str) -> BrowserContext:
    """The browser of somebody who has played already."""
    context = visitor(browser, size, locale)
    context.add_cookies([{"name": "pioche", "value": person.cookie, "url": person.server.url}])
    return context


def my_turn(page: Page, lang: str) -> None:
    """Wait until the coach may be asked: it is one's turn."""
    button = page.get_by_role("button", name=catalogue(lang).say("page-coach-hint"))
    expect(button).to_be_enabled()


def test_a_hint_by_button_and_by_key(browser: Browser, house: Server) -> None:
    page = visitor(browser, PHONE, "en-GB").new_page()
    page.goto(house.url)
    page.get_by_role("button", name="Play now").click()
    my_turn(page, "en")
    for lang, size in READERS:
        read_in(page, lang, size)
        my_turn(page, lang)
        words = catalogue(lang)
        button = page.get_by_role("button", name=words.say("page-coach-hint"))
        button.click()
        sheet = page.get_by_role("region", name=words.say("page-coach-hint"))
        rows = sheet.get_by_role("listitem")
        expect(rows.first).to_contain_text("%")
        told = [re.search(r"(\d+)\s?%", text) for text in rows.all_inner_texts()]
        chances = [int(found[1]) for found in told if found is not None]
        assert len(chances) == len(told) >= 1
        assert chances == sorted(chances, reverse=True)
        assert faults(page) == []
        page.keyboard.press("Escape")
        expect(sheet).to_have_count(0)
        page.keyboard.press("h")
        expect(rows.first).to_contain_text("%")
        sheet.get_by_role("button", name=words.say("page-close")).click()
        expect(sheet).to_have_count(0)


def test_a_review_in_the_replay(browser: Browser, house: Server, played: Person) -> None:
    page = known(browser, played, PHONE, "en-GB").new_page()
    for lang, size in READERS:
        page.goto(f"{house.url}/r/{record_of(played)}?viewer=0")
        read_in(page, lang, size)
        review_is_read(page, lang)


def review_is_read(page: Page, lang: str) -> None:
    """The chart, what is said of a move, and the details, by one reader."""
    words = catalogue(lang)
    page.get_by_role("button", name=words.say("page-coach-review"), exact=True).click()
    chart = page.locator(".coach > svg")
    expect(chart.locator("polyline")).to_have_count(3)
    assert chart.bounding_box()["width"] > 300  # type: ignore[index]
    # Shapes tell the seats apart, not colours alone.
    marks = {path.get_attribute("d") for path in page.locator(".coach .legend path").all()}
    assert len(marks) == 3
    assert faults(page) == []
    # However much is said of a move, all of it can be reached without a pointer.
    said = page.locator(".coach .said")
    said.evaluate("said => { said.textContent = 'A long sentence about a card. '.repeat(30) }")
    assert said.evaluate("said => said.scrollHeight <= said.clientHeight")
    assert faults(page) == []
    page.reload()
    page.get_by_role("button", name=words.say("page-coach-review"), exact=True).click()
    expect(chart.locator("polyline")).to_have_count(3)
    chart.click(position={"x": 200, "y": 30})
    expect(page.locator(".step")).not_to_have_text(re.compile(r"^0 /"))

    page.get_by_role("button", name=words.say("page-coach-details")).click()
    sheet = page.get_by_role("dialog", name=words.say("page-coach-details"))
    expect(sheet).to_contain_text("%")
    sheet.locator("summary").click()
    table = sheet.get_by_role("table")
    assert table.get_by_role("row").count() > 5
    assert table.get_by_role("columnheader").count() == 4
    # As wide as it is with ten players.
    table.evaluate("table => { table.style.width = '60rem' }")
    assert faults(page) == []
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)


def test_step_to_the_next_mistake_and_try_it_again(browser: Browser, house: Server, played: Person) -> None:
    context = known(browser, played, PHONE, "en-GB")
    page = context.new_page()
    page.goto(f"{house.url}/r/{record_of(played)}")
    page.get_by_role("button", name="Review", exact=True).click()
    expect(page.locator(".coach polyline")).to_have_count(3)
    following = page.get_by_role("button", name="Next mistake")
    if following.is_enabled():
        following.click()
        expect(page.locator(".coach .said")).to_contain_text("mistake")
    page.get_by_role("slider").fill("3")
    expect(page.locator(".step")).to_have_text(re.compile(r"^3 /"))
    page.get_by_role("button", name="Try it from here").click()
    page.wait_for_url("**/t/*")
    expect(page.locator(".frame header")).to_contain_text("Classic")
    expect(page.locator(".own button").first).to_be_visible()
    context.close()


def test_a_card_of_results_to_share(browser: Browser, house: Server, played: Person, tmp_path: Path) -> None:
    page = known(browser, played, PHONE, "en-GB").new_page()
    page.goto(f"{house.url}/t/{played.code}")
    for lang, size in READERS:
        read_in(page, lang, size)
        words = catalogue(lang)
        page.get_by_role("button", name=words.say("page-coach-card"), exact=True).click()
        canvas = page.locator("canvas")
        expect(canvas).to_contain_text("%")  # the turning point has been found
        with page.expect_download() as waiting:
            page.get_by_role("link", name=words.say("page-coach-card-keep")).click()
        picture = tmp_path / "card.png"
        waiting.value.save_as(picture)
        assert picture.read_bytes().startswith(b"\x89PNG")
        assert picture.stat().st_size > 10_000
        assert faults(page) == []


@pytest.mark.parametrize("box", BOXES)
def test_a_puzzle_of_the_day(browser: Browser, house: Server, box: str) -> None:
    lang = "fr" if box in ("flip", "tippo") else "en"
    words = catalogue(lang)
    page = visitor(browser, PHONE, "fr-FR" if lang == "fr" else "en-GB").new_page()
    page.goto(f"{house.url}/puzzle/{box}")
    expect(page.locator(".own button").first).to_be_visible()
    answers = page.locator(".answers .answer")
    assert answers.count() >= 3
    assert faults(page) == []
    answers.first.click()
    why = page.locator(".answers .why")
    expect(why).not_to_be_empty()
    expect(answers.first).to_be_disabled()
    expect(page.locator(".answers .best")).to_have_count(1)
    right = words.say("page-coach-puzzle-right") in why.inner_text()
    assert right == (page.locator('.answers .best[aria-pressed="true"]').count() == 1)
    assert faults(page) == []
    page.context.close()


def test_the_start_page_leads_to_the_puzzle(browser: Browser, house: Server) -> None:
    page = visitor(browser, PHONE, "fr-FR").new_page()
    page.goto(house.url)
    page.get_by_role("link", name="Problème du jour").click()
    page.wait_for_url("**/puzzle/*")
    page.context.close()


def test_the_host_lets_people_ask_and_everybody_sees_it(browser: Browser, house: Server) -> None:
    host = visitor(browser, PHONE, "en-GB").new_page()
    host.goto(house.url)
    host.get_by_role("button", name="Invite friends").click()
    host.wait_for_url("**/t/*")
    guest = visitor(browser, PHONE, "fr-FR").new_page()
    guest.goto(host.url)
    french = catalogue("fr")
    expect(guest.get_by_text(french.say("page-coach-bots-only"))).to_be_visible()
    host.get_by_role("button", name="Coach for everybody").click()
    expect(guest.get_by_text(french.say("page-coach-allowed"))).to_be_visible()
    host.context.close()
    guest.context.close()
