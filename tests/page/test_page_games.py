"""My games in a real browser: looked through, deleted, and brought to another device."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest
from playwright.sync_api import Browser, expect

from pioche.texts import catalogue
from tests.page.browsing import DESK, PHONE, faults, visitor
from tests.page.by_keys import Keys
from tests.page.test_page_coach import known
from tests.server.serving import Person, Server
from tests.server.test_my_games import finish


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server for the tests of this file."""
    with Server(tmp_path_factory.mktemp("games"), deal_wait=0) as running:
        yield running


def played(house: Server, *boxes: str) -> Person:
    """Somebody who has played some matches to their end."""

    async def play() -> Person:
        person = Person(house, "Zoé")
        for box in boxes:
            await finish(person, box)
        return person

    # The browser has an event loop in this thread already.
    with ThreadPoolExecutor(1) as pool:
        return pool.submit(lambda: asyncio.run(play())).result()


def test_from_the_first_visit_to_a_second_device(browser: Browser, house: Server) -> None:
    words = catalogue("fr")
    phone = visitor(browser, PHONE, "fr-FR").new_page()
    phone.goto(f"{house.url}/games")
    expect(phone.get_by_text(words.say("page-games-none"))).to_be_visible()
    assert faults(phone) == []
    zoe = played(house, "classic", "flip")
    laptop = known(browser, zoe, DESK, "fr-FR").new_page()
    laptop.goto(house.url)
    laptop.get_by_role("link", name=words.say("page-games")).click()
    rows = laptop.locator("main li", has=laptop.get_by_role("link", name=words.say("page-replay")))
    expect(rows).to_have_count(2)
    expect(laptop.get_by_text(words.say("page-games-says-few")).first).to_be_visible()
    expect(laptop.locator("p", has_text=words.say("page-games-uncounted", count=2))).to_have_count(0)
    assert faults(laptop) == []
    # The link for the phone, which is used only when somebody says so.
    laptop.get_by_role("button", name=words.say("page-games-device-make")).click()
    expect(laptop.get_by_alt_text(words.say("page-games-device-qr"))).to_be_visible()
    link = laptop.locator(".link").inner_text()
    phone.goto(link)
    phone.reload()
    bring = phone.get_by_role("button", name=words.say("page-games-bring-yes"))
    expect(bring).to_be_visible()
    assert faults(phone) == []
    bring.click()
    expect(phone.get_by_text(words.say("page-games-brought"))).to_be_visible()
    expect(phone.locator("main .badge")).to_have_count(2)
    assert faults(phone) == []
    # Once is once.
    late = visitor(browser, PHONE, "fr-FR").new_page()
    late.goto(link)
    late.get_by_role("button", name=words.say("page-games-bring-yes")).click()
    expect(late.get_by_role("alert")).to_have_text(words.say("server-no_pass"))
    # Deleted here, gone there.
    phone.get_by_role("button", name=words.say("page-games-delete"), exact=True).first.click()
    sure = phone.get_by_role("alertdialog")
    sure.get_by_role("button", name=words.say("page-games-delete"), exact=True).click()
    expect(phone.locator("main .badge")).to_have_count(1)
    laptop.reload()
    expect(rows).to_have_count(1)
    laptop.get_by_role("link", name=words.say("page-games-review")).click()
    expect(laptop.locator("header")).to_be_visible()
    assert "review=1" in laptop.url or "/r/" in laptop.url


def test_all_by_keyboard(browser: Browser, house: Server) -> None:
    words = catalogue("en")
    page = known(browser, played(house, "classic", "tippo"), PHONE, "en-GB").new_page()
    page.goto(f"{house.url}/games")
    keys = Keys(page, words)
    keys.press("page-games-delete")
    keys.press("page-games-keep")
    keys.press("page-games-delete")
    keys.press("page-games-delete")
    expect(page.locator("main .badge")).to_have_count(1)
    keys.press("page-games-device-make")
    expect(page.get_by_alt_text(words.say("page-games-device-qr"))).to_be_visible()
    keys.press("page-copy-link")
    keys.press("page-games-delete-all")
    keys.press("page-games-delete-all-yes", count=1)
    expect(page.get_by_text(words.say("page-games-none"))).to_be_visible()
    expect(
        page.get_by_role("status").filter(has_text=words.say("page-games-deleted", count=1))
    ).to_have_count(1)
