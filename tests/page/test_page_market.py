"""A box from a file outside the house, played through the page in both languages: the market of the guide."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, ConsoleMessage, expect

from tests.page.browsing import DESK, PHONE, faults, visitor
from tests.page.page_tables import ScriptedServer, Table
from tests.page.readers import read_in, reading
from tests.shelf.outside import MARKET, on_the_shelf

PLUM, LEMON = "rgb(123, 45, 107)", "rgb(242, 210, 27)"


@pytest.fixture(scope="module")
def scripted(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ScriptedServer]:
    """A server that has the market and deals what a test has written down; the test knows its words too."""
    running = ScriptedServer(tmp_path_factory.mktemp("market"), box_files=str(MARKET))
    with running, on_the_shelf(str(MARKET)):
        yield running


def test_a_gift_is_given_and_a_colour_named(table: Table) -> None:
    zoe = table.open("market", "en", DESK)
    wrong: list[str] = []
    zoe.page.on("console", lambda said: wrong.append(said.text) if said.type == "error" else None)
    table.deal(zoe="PG W S8 M1", cleo="L1 L2 M3", bob="P1 S2 S3", first="P7", draw="M5 M6 M7 M8")
    expect(zoe.card("PG")).to_have_attribute("aria-label", "plum Gift")
    zoe = reading(zoe, "fr", table, PHONE)
    expect(zoe.card("PG")).to_have_attribute("aria-label", "carte Cadeau prune")
    plate = zoe.page.locator(".force .plate path")
    assert plate.evaluate("(path) => getComputedStyle(path).fill") == PLUM
    zoe.lay("PG")
    for lang, size in (("fr", PHONE), ("en", DESK)):
        zoe = reading(zoe, lang, table, size)
        expect(zoe.prompt).to_contain_text(zoe.text("decision-lay-Give"))
        zoe.looks_right(zoe.hand, everywhere=True)
    zoe.lay("S8")
    zoe.holds(2)
    zoe.sees("Cléo", 4)
    table.cleo.pass_turn()
    table.bob.act("play P1")
    zoe.press("answer-uno")
    zoe.lay("W")
    for lang, size in (("en", DESK), ("fr", PHONE)):
        zoe = reading(zoe, lang, table, size)
        zoe.looks_right(zoe.colours)
        assert zoe.colours.count() == 4
    zoe.colour("lemon")
    expect(zoe.page.locator(".force .word")).to_have_text(zoe.text("colour-lemon"))
    assert plate.evaluate("(path) => getComputedStyle(path).fill") == LEMON
    table.cleo.act("play L1")
    table.bob.pass_turn()
    assert faults(zoe.page) == []
    assert wrong == []


def test_it_stands_on_the_start_page_and_its_rules_are_told(
    scripted: ScriptedServer, browser: Browser
) -> None:
    page = visitor(browser, DESK).new_page()
    wrong: list[str] = []

    def heard(said: ConsoleMessage) -> None:
        if said.type == "error":
            wrong.append(said.text)

    page.on("console", heard)
    for lang, name, line, rules, gift in (
        ("en", "Market", "A stall with plums and lemons", "Rules", "Gift"),
        ("fr", "Marché", "Un étal de prunes et de citrons", "Règles", "Cadeau"),
    ):
        page.goto(scripted.url)
        read_in(page, lang)
        page.locator("label:has(input[value=market])").click()
        expect(page.locator(".words .name")).to_have_text(name)
        expect(page.locator(".words")).to_contain_text(line)
        expect(page.locator(".hero > .picture div.card")).to_have_count(3)
        # A parcel with a ribbon, as the look draws it, on the plate and in both corners.
        expect(page.locator('.hero > .picture path[d^="M16 44 H84"]')).to_have_count(3)
        assert faults(page) == []
        page.get_by_role("link", name=rules, exact=True).click()
        expect(page.locator("article h1")).to_contain_text(name)
        expect(page.locator("article")).to_contain_text(gift)
    assert wrong == []


def test_its_options_are_set_and_a_game_begins_with_one_tap(
    scripted: ScriptedServer, browser: Browser
) -> None:
    page = visitor(browser, PHONE, "fr-FR").new_page()
    page.goto(scripted.url)
    page.locator("label:has(input[value=market])").click()
    page.get_by_role("button", name="Inviter des amis").click()
    page.locator("summary", has_text="Points").click()
    page.get_by_label("Une carte Cadeau, c’est deux cartes données.").click()
    expect(page.locator("dt", has_text="Les cadeaux")).to_be_visible()
    page.get_by_role("button", name="Compléter").click()
    page.get_by_role("button", name="Distribuer").click()
    expect(page.locator(".own button").nth(6)).to_be_visible()  # or more: bots may have come first
    page.context.close()
