"""A box from a file outside the house, played through the page in both languages: the market of the guide."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, ConsoleMessage, expect

from tests.page.browsing import DESK, PHONE, faults, visitor
from tests.page.page_tables import ScriptedServer, Table
from tests.shelf.outside import MARKET, on_the_shelf

LANGS = {"en": "en-GB", "fr": "fr-FR"}
PLUM, LEMON = "rgb(123, 45, 107)", "rgb(242, 210, 27)"


@pytest.fixture(scope="module")
def scripted(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ScriptedServer]:
    """A server that has the market and deals what a test has written down; the test knows its words too."""
    running = ScriptedServer(tmp_path_factory.mktemp("market"), box_files=str(MARKET))
    with running, on_the_shelf(str(MARKET)):
        yield running


@pytest.mark.parametrize(("lang", "gift"), [("en", "plum Gift"), ("fr", "carte Cadeau prune")])
def test_a_gift_is_given_and_a_colour_named(table: Table, lang: str, gift: str) -> None:
    zoe = table.open("market", lang, PHONE if lang == "fr" else DESK)
    wrong: list[str] = []
    zoe.page.on("console", lambda said: wrong.append(said.text) if said.type == "error" else None)
    table.deal(zoe="PG W S8 M1", cleo="L1 L2 M3", bob="P1 S2 S3", first="P7", draw="M5 M6 M7 M8")
    expect(zoe.card("PG")).to_have_attribute("aria-label", gift)
    plate = zoe.page.locator(".force .plate path")
    assert plate.evaluate("(path) => getComputedStyle(path).fill") == PLUM
    zoe.lay("PG")
    expect(zoe.prompt).to_contain_text(zoe.text("decision-lay-Give"))
    zoe.looks_right(zoe.hand, everywhere=True)
    zoe.lay("S8")
    zoe.holds(2)
    zoe.sees("Cléo", 4)
    table.cleo.pass_turn()
    table.bob.act("play P1")
    zoe.press("answer-uno")
    zoe.lay("W")
    zoe.looks_right(zoe.colours)
    assert zoe.colours.count() == 4
    zoe.colour("lemon")
    assert plate.evaluate("(path) => getComputedStyle(path).fill") == LEMON
    expect(zoe.page.locator(".force .word")).to_have_text(zoe.text("colour-lemon"))
    table.cleo.act("play L1")
    table.bob.pass_turn()
    assert faults(zoe.page) == []
    assert wrong == []


@pytest.mark.parametrize("lang", LANGS)
def test_it_stands_on_the_start_page_and_its_rules_are_told(
    scripted: ScriptedServer, browser: Browser, lang: str
) -> None:
    context = visitor(browser, DESK, LANGS[lang])
    page = context.new_page()
    wrong: list[str] = []

    def heard(said: ConsoleMessage) -> None:
        if said.type == "error":
            wrong.append(said.text)

    page.on("console", heard)
    page.goto(scripted.url)
    page.locator("label:has(input[value=market])").click()
    name, line, rules = {
        "en": ("Market", "A stall with plums and lemons", "Rules"),
        "fr": ("Marché", "Un étal de prunes et de citrons", "Règles"),
    }[lang]
    expect(page.locator(".words .name")).to_have_text(name)
    expect(page.locator(".words")).to_contain_text(line)
    assert page.locator(".hero > .picture div.card").count() == 3
    # A parcel with a ribbon, as the look draws it, on the plate and in both corners.
    assert page.locator('.hero > .picture path[d^="M16 44 H84"]').count() == 3
    assert faults(page) == []
    page.get_by_role("link", name=rules, exact=True).click()
    expect(page.locator("article h1")).to_contain_text(name)
    expect(page.locator("article")).to_contain_text({"en": "Gift", "fr": "Cadeau"}[lang])
    assert wrong == []
    context.close()


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
