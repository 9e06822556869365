"""The page in the languages that the other tests do not read: chosen from a list, and nothing is cut off."""

from __future__ import annotations

from collections.abc import Sequence

from playwright.sync_api import Browser, Page, expect

from pioche.texts import LANGUAGES, catalogue
from pioche.texts.languages import own_names
from tests.page.browsing import ACROSS, PHONE, Server, faults, visitor
from tests.page.layout import fit, misplaced
from tests.page.page_tables import Player, Table
from tests.page.readers import reading

OTHERS = [lang for lang in LANGUAGES if lang not in ("en", "fr")]
# Text twice as large, as somebody with weak eyes sets it in the browser.
LARGE = "document.documentElement.style.fontSize = '200%'"
WIDE = """[...document.querySelectorAll('body *')]
  .filter((e) => e.checkVisibility() && !e.closest('.hidden, .unseen, svg'))
  .filter((e) => e.getBoundingClientRect().right > innerWidth + 1)
  .map((e) => `${e.tagName}.${e.className} ${e.textContent.slice(0, 30)}`)"""
PLAIN = "document.documentElement.style.fontSize = ''"
# Words that go on in the next line; a code or an address may.
BROKEN = """() => {
  const found = [], range = document.createRange();
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walk.nextNode(); node; node = walk.nextNode()) {
    const around = node.parentElement;
    if (!around.checkVisibility() || around.closest('svg, code, .link')) continue;
    if (around.getBoundingClientRect().width < 2) continue; // only for those who listen
    for (const word of node.data.matchAll(/[\\p{L}\\p{N}’]+/gu)) {
      range.setStart(node, word.index);
      range.setEnd(node, word.index + word[0].length);
      const lines = [...range.getClientRects()].filter((one) => one.width > 0).map((one) => one.top);
      if (Math.max(...lines) - Math.min(...lines) > 4) found.push(word[0]);
    }
  }
  return found;
}"""


def choose(page: Page, lang: str) -> None:
    """Choose a language from the list, and wait until it is spoken."""
    page.locator(".languages select").select_option(lang)
    expect(page.locator(f"html[lang={lang}]")).to_be_attached()


def cut_off(page: Page, screen: str, large: bool = True) -> list[str]:
    """What does not fit on a phone; with text twice as large nothing leaves the window to the side."""
    found = [f"{screen}: {fault}" for fault in misplaced(page)]
    found += [f"{screen}: broken: {word}" for word in page.evaluate(BROKEN)]
    if large:
        page.evaluate(LARGE)
        found += [f"{screen}, large: {fault}" for fault in misplaced(page) if fault.startswith("text")]
        found += [f"{screen}, large: too wide: {name}" for name in page.evaluate(WIDE)]
        page.evaluate(PLAIN)
    return found


def test_every_screen_around_the_table_fits_a_phone(browser: Browser, server: Server) -> None:
    """One page goes round, and changes its language on each screen."""
    page = visitor(browser, PHONE, "es-MX").new_page()
    page.goto(server.url)
    expect(page.locator("html[lang=es]")).to_be_attached()
    assert page.locator(".languages option").all_text_contents() == list(own_names().values())
    found = []
    for path in ("", "/rules/tippo", "/pad", "/games", "/nowhere"):
        page.goto(server.url + path)
        page.locator("h1, h2").first.wait_for()
        for lang in LANGUAGES:
            choose(page, lang)
            found += cut_off(page, f"{path} in {lang}")
    assert faults(page) == []
    for lang in LANGUAGES:
        page.goto(server.url)
        choose(page, lang)
        page.goto(f"{server.url}/learn/classic")
        page.get_by_role("button", name=catalogue(lang).say("page-learn-on")).wait_for()
        found += cut_off(page, f"a lesson in {lang}")
    assert not found, "\n".join(found)


def test_the_options_of_a_table_fit_a_phone(browser: Browser, server: Server) -> None:
    page = visitor(browser, PHONE, "de").new_page()
    page.goto(server.url)
    page.get_by_role("button", name=catalogue("de").say("page-invite-friends")).click()
    page.locator("#rules").wait_for()
    closed = page.locator("details:not([open]) summary")
    while closed.count():
        closed.first.click()
    found = []
    for lang in LANGUAGES:
        choose(page, lang)
        found += cut_off(page, f"options in {lang}")
    assert not found, "\n".join(found)


def in_every(zoe: Player, table: Table, screen: str, langs: Sequence[str] = OTHERS) -> list[str]:
    """What does not fit at the table, upright and on its side."""
    found = []
    for lang in langs:
        reader = reading(zoe, lang, table)
        reader.page.locator(".prompt, .results").first.wait_for()
        for size in (ACROSS, PHONE):
            fit(reader.page, size)
            found += cut_off(reader.page, f"{screen} in {lang}, {size[0]} x {size[1]}", large=False)
    return found


def test_questions_fit_a_phone(table: Table) -> None:
    """A turn, and a bluff that may be challenged."""
    zoe = table.open("classic", OTHERS[-1])
    table.deal(zoe="R7 W B2", cleo="R4 G5 G6 B9", bob="W4 R1", first="R5", draw="Y1 Y2 Y3 Y4 Y5 Y6 Y7 Y8")
    found = in_every(zoe, table, "turn")
    zoe.lay("R7")
    table.cleo.act("play R4")
    table.bob.act("uno", "play W4", "name blue")
    zoe.button("answer-challenge", player="Bob").wait_for()
    found += in_every(zoe, table, "challenge")
    assert not found, "\n".join(found)


def test_a_balance_and_its_questions_fit_a_phone(table: Table) -> None:
    zoe = table.open("tippo", OTHERS[0])
    table.deal(zoe="R7 W B2", cleo="G4 R4 G5 G6", bob="W4 B3 B5 R1", first="R5 B6", draw="Y1 Y2 Y3 Y4 Y5")
    found = in_every(zoe, table, "balance")
    zoe.tap("W")
    zoe.looks_right(zoe.prompt)
    assert not found, "\n".join(found)


def test_a_drawn_card_that_fits_both_trays_fits_a_phone(table: Table) -> None:
    """The most buttons that a question in a few words has."""
    zoe = table.open("tippo", OTHERS[0])
    table.deal(zoe="R7 Y8", cleo="G4 R4 G5", bob="W4 R1 R2", first="B3 B6", draw="B5! Y1 Y2 Y3 Y4 Y5")
    zoe.draw()
    zoe.button("answer-keep").wait_for()
    found = in_every(zoe, table, "drawn", LANGUAGES)
    assert not found, "\n".join(found)
