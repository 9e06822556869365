"""A harsh box from outside in the page: its own rules hold from the start, and somebody is put out."""

from __future__ import annotations

import shutil
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.page.browsing import DESK, PHONE, faults, visitor
from tests.page.layout import misplaced
from tests.page.page_tables import ScriptedServer, Table
from tests.page.readers import read_in, reading
from tests.shelf.outside import HARSH, on_the_shelf

HOUSE = [
    ("fr", "Règles maison", "Empiler", "Pitié", "Rebond", "Ne se joue pas à cette table."),
    ("en", "House rules", "Stacking", "Mercy", "Bounce", "Not played at this table."),
]


@pytest.fixture(scope="module")
def scripted(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ScriptedServer]:
    """A server that has the box from a file outside the house, and deals what a test has written down."""
    folder = tmp_path_factory.mktemp("harsh")
    file = shutil.copy(HARSH, folder / "storm_box.py")
    running = ScriptedServer(folder, box_files=str(file))
    with running, on_the_shelf(str(file)):
        yield running


def test_sums_go_on_a_wave_sweeps_and_a_hand_is_put_out(table: Table) -> None:
    """Stacking, mercy at twenty cards and points of its own, without a word from the table."""
    zoe = table.open("storm", "en", DESK)
    wrong: list[str] = []
    zoe.page.on("console", lambda said: wrong.append(said.text) if said.type == "error" else None)
    table.deal(
        zoe="CV C1 C2 W10 K6",
        cleo="C+2 K1 K2 K3 K4 I1 I2 I3 I4 S4 S0",
        bob="C+4 S1 S2 S3 S5 K5",
        first="C5",
        draw="I5 I6 I7 I8 I9 I5 I6 I7 I8 I9 S7 S8 S9 S7",
    )
    expect(zoe.card("CV")).to_have_attribute("aria-label", "coral Wave")
    zoe = reading(zoe, "fr", table, PHONE)
    expect(zoe.card("CV")).to_have_attribute("aria-label", "carte Vague corail")
    zoe.lay("CV")
    zoe.holds(2)
    table.cleo.act("play C+2")
    zoe.sees("Bob", 8)
    zoe.press("answer-uno")
    zoe.lay("W10")
    zoe.looks_right(zoe.colours, everywhere=True)
    zoe = reading(zoe, "en", table, DESK)
    zoe.looks_right(zoe.colours, everywhere=True)
    zoe.colour("kelp")
    cleo = zoe.page.locator(".others li", has_text="Cléo")
    for lang, size in (("en", DESK), ("fr", PHONE)):
        zoe = reading(zoe, lang, table, size)
        expect(cleo.locator(".left")).to_have_text(zoe.text("page-out"))
        expect(cleo.locator(".mini")).to_have_count(0)
        zoe.looks_right(cleo, everywhere=True)
        assert faults(zoe.page) == []
    table.bob.act("play K5")
    zoe.lay("K6")
    results = zoe.results()
    expect(results.locator("li", has_text="Cléo")).to_contain_text(zoe.text("page-put-out", count=20))
    # 250 for Cléo, and what Bob holds: C+4, S1, S2, S3, S5, I5 and I6.
    expect(results.locator("li.first .points")).to_have_text(zoe.text("page-points-plus", count=312))
    for lang, size in (("fr", PHONE), ("en", DESK)):
        zoe = reading(zoe, lang, table, size)
        zoe.looks_right(results)
        assert faults(zoe.page) == []
    assert wrong == []


def test_the_lobby_knows_what_the_box_plays_of_itself(scripted: ScriptedServer, browser: Browser) -> None:
    """Its own house rules are switched on, told, and can be switched off."""
    page = visitor(browser, PHONE, "en-GB").new_page()
    page.goto(scripted.url)
    for lang, name in (("en", "Storm"), ("fr", "Tempête")):
        read_in(page, lang)
        page.locator("label:has(input[value=storm])").click()
        expect(page.locator(".words .name")).to_have_text(name)
        assert faults(page) == []
    page.get_by_role("button", name="Inviter des amis").click()
    for lang, summary, stacking, mercy, bounce, off in HOUSE:
        page.locator("dt").first.wait_for()
        read_in(page, lang)
        rules_are_switched(page, summary, stacking, mercy, bounce, off)
    page.get_by_role("button", name="Fill up with bots").click()
    page.get_by_role("button", name="Deal the cards").click()
    expect(page.locator(".own button").nth(6)).to_be_visible()  # or more: bots may have come first
    page.context.close()


def rules_are_switched(page: Page, summary: str, stacking: str, mercy: str, bounce: str, off: str) -> None:
    """Switch stacking off and on again in the lobby, in the words of one language."""
    expect(page.locator("dt", has_text=mercy)).to_be_visible()
    expect(page.locator("dd", has_text="20")).to_be_visible()
    page.locator("summary", has_text=summary).click()
    switch = page.get_by_role("switch", name=stacking, exact=True)
    expect(switch).to_be_checked()
    expect(page.get_by_role("switch", name=bounce, exact=True)).to_be_disabled()
    switch.click()
    expect(switch).not_to_be_checked()
    expect(page.get_by_role("switch", name=bounce, exact=True)).to_be_enabled()
    expect(page.locator("dd", has_text=off)).to_be_visible()
    switch.click()
    expect(switch).to_be_checked()
    expect(page.locator("dd", has_text=off)).to_have_count(0)
    assert misplaced(page) == []
    assert faults(page) == []
