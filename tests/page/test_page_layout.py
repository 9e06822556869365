"""Every screen in every size: nothing is cut off, covered, too small or in the way, and axe is content."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.page.browsing import ACROSS, DESK, PHONE, TABLET, faults
from tests.page.layout import fit, misplaced
from tests.page.page_tables import Player, Table

SIZES = {"phone": PHONE, "across": ACROSS, "tablet": TABLET, "desk": DESK}
TELEVISION = (1920, 1080)
# Names as long as they may be: the layout has to bear them.
LONG = "Maximilienne-Victoire"[:20]

# What the panel says about every switch and every way to play.
LINES = """() => [...document.querySelectorAll('[role=switch], .way span')].map((e) =>
  (document.getElementById(e.getAttribute('aria-describedby')) ?? e).textContent.trim())"""


def examined(page: Page, screen: str, sizes: dict[str, tuple[int, int]] | None = None) -> list[str]:
    """What is wrong with a screen in any size; in English it is looked at by day, in French by night."""
    found = []
    for place, size in (sizes or SIZES).items():
        fit(page, size)
        found += [f"{screen}, {place}: {fault}" for fault in misplaced(page)]
        wide = page.evaluate("document.documentElement.scrollWidth - innerWidth")
        found += [f"{screen}, {place}: {wide} px too wide"] if wide > 0 else []
    fit(page, PHONE)
    page.emulate_media(color_scheme="dark" if page.locator("html[lang=fr]").count() else "light")
    found += [f"{screen}: {fault}" for fault in faults(page)]
    return found


@pytest.fixture(params=["en", "fr"])
def lang(request: pytest.FixtureRequest) -> str:
    """The language of whoever looks."""
    return str(request.param)


def matched(table: Table, lang: str, **wishes: Any) -> Player:
    """A table at which Zoé wins the match, or the round, with her first card."""
    zoe = table.open("classic", lang)
    if wishes:
        table.bob.do("set_rules", options=wishes)
    table.deal(zoe="R7", cleo="W4 W4 G5 G6 B9 Y2 Y3", bob="W4 W4 G7 G8 Y1", first="R5", draw="Y1 Y2")
    return zoe


def test_before_a_match(table: Table, lang: str) -> None:
    table.bob.person.name = LONG
    zoe = table.open("titans", lang)
    page, address = zoe.page, f"{table.server.url}/t/{table.code}"
    table.bob.do("propose", options={"customizable": ["C8", "C9"], "customizable_text": "Sing! " * 20})
    expect(page.get_by_role("button", name=zoe.text("page-agree-yes"), exact=True)).to_be_visible()
    page.locator("details summary").click()
    found = examined(page, "lobby of a guest")
    page.goto(f"{address}/watch")
    page.locator("#seats").wait_for()
    found += examined(page, "lobby of a spectator")
    page.goto(f"{address}/screen")
    page.locator("#people").wait_for()
    found += examined(page, "lobby on the big screen", {**SIZES, "television": TELEVISION})
    page.goto(table.server.url)
    page.get_by_role("heading", name=zoe.text("page-your-tables")).wait_for()
    found += examined(page, "start")
    for box in ("titans", "tippo"):
        page.goto(f"{table.server.url}/rules/{box}")
        page.locator("article h2").first.wait_for()
        found += examined(page, f"rules of {box}")
    page.goto(f"{table.server.url}/rules/tippo/R86")
    page.locator("p.said").wait_for()
    found += examined(page, "a case")
    for path, text in (("/nowhere", "page-lost"), ("/t/QQQQQQ", "server-no_table"), ("/r/x", "")):
        page.goto(table.server.url + path)
        page.locator("h1", has_text=zoe.text(text) if text else "").wait_for()
        found += examined(page, path)
    assert not found, "\n".join(found)


def test_the_options_of_every_box(table: Table, lang: str) -> None:
    zoe = table.invite("classic", lang)
    page = zoe.page
    page.goto(table.server.url)
    page.locator("label:has(input[value=classic])").wait_for()
    page.get_by_role("button", name=zoe.text("page-invite-friends")).click()
    page.locator("#rules").wait_for()
    found = []
    for box in ("classic", "titans", "flip", "transformers", "tippo"):
        page.locator(f"label:has(input[value={box}])").click()
        expect(page.locator("h1")).to_contain_text(zoe.text(f"box-{box}"))
        closed = page.locator("details:not([open]) summary")
        while closed.count():
            closed.first.click()
        # Every house rule and every way to play is explained in a line of its own.
        lines = page.evaluate(LINES)
        assert len(lines) > 12
        assert all(" " in line for line in lines), lines
        found += examined(page, f"options of {box}", {"phone": PHONE, "across": ACROSS, "desk": DESK})
    assert not found, "\n".join(found)


def test_during_a_match(table: Table, lang: str) -> None:
    zoe = table.open("flip", lang)
    page, address = zoe.page, f"{table.server.url}/t/{table.code}"
    # What she draws can be laid: of all that a television says while it waits, that is the longest.
    table.deal(zoe="R3/WC R1/P3", cleo="G4/P8 B5/P9", bob="R5/P2 Y6/WC", first="Y1/W", draw="Y2/T1")
    zoe.press("answer-draw")
    zoe.button("answer-keep").wait_for()
    page.get_by_role("button", name=zoe.text("page-menu"), exact=True).click()
    page.get_by_role("heading", name=zoe.text("page-score-pad")).wait_for()
    found = examined(page, "menu")
    page.get_by_role("button", name=zoe.text("page-close"), exact=True).click()
    page.get_by_role("button", name=zoe.text("page-phrases"), exact=True).click()
    assert faults(page) == []
    page.goto(f"{address}/watch")
    page.locator(".play").first.wait_for()
    found += examined(page, "spectator")
    page.goto(f"{address}/screen")
    page.locator(".play.screen").wait_for()
    found += examined(page, "big screen", {"tablet": TABLET, "desk": DESK, "television": TELEVISION})
    assert not found, "\n".join(found)


def test_after_a_round(table: Table, lang: str) -> None:
    zoe = matched(table, lang)
    zoe.lay("R7")
    zoe.results()
    found = examined(zoe.page, "round")
    assert not found, "\n".join(found)


def test_after_a_match(table: Table, lang: str) -> None:
    zoe = matched(table, lang, target=100)
    zoe.lay("R7")
    page = zoe.page
    expect(page.locator(".results h2")).to_have_text(zoe.text("page-you-won-match"))
    found = examined(page, "match")
    page.get_by_role("link", name=zoe.text("page-replay")).click()
    page.get_by_label(zoe.text("page-step")).press("End")
    found += examined(page, "replay")
    page.get_by_label(zoe.text("page-viewer")).select_option("1")
    page.locator(".own").wait_for()
    found += examined(page, "replay of a seat")
    assert not found, "\n".join(found)
