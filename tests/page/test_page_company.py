"""Those at the table, seen closely: backs, letters, who is gone, nudges, ten in a ring, what is offered."""

from __future__ import annotations

import re
from math import atan2

import pytest
from playwright.sync_api import expect

from tests.page.browsing import PHONE, faults
from tests.page.layout import FITTED, STILL, misplaced_anywhere
from tests.page.page_tables import Player, Table
from tests.page.readers import reading

MIDDLES = """() => {
  const spot = (b) => [b.x + b.width / 2, b.y + b.height / 2];
  const middle = (e) => spot(e.getBoundingClientRect());
  const seats = [...document.querySelectorAll('.others li')];
  return [middle(document.querySelector('.ring')), seats.map((e) => middle(e.querySelector('.face')))];
}"""
WHOLE = """() => [...document.querySelectorAll('.others .name')].map((e) =>
  e.scrollHeight <= e.clientHeight + 1)"""
LETTERS = {("light", "fr"): "RJVB", ("light", "en"): "RYGB", ("dark", "fr"): "RTOV", ("dark", "en"): "PTOV"}


def test_a_touch_of_a_player_shows_the_backs_large_and_who_sees_them(table: Table) -> None:
    zoe = table.open("flip", "en")
    table.deal(zoe="R3/WC R1/P3", cleo="G4/P8 B5/P9", bob="R5/P2 Y6/WC", first="Y1/W")
    cleo = zoe.page.locator(".others li", has_text="Cléo").get_by_role("button")
    sheet = zoe.page.get_by_role("dialog", name="Cléo")
    for lang in ("en", "fr"):
        zoe = reading(zoe, lang, table)
        zoe.prompt.and_(zoe.page.locator(".asked")).wait_for()
        cleo.click()
        expect(sheet).to_contain_text(zoe.text("page-look-backs", player="Cléo"))
        expect(sheet.get_by_role("img")).to_have_count(2)
        card = sheet.get_by_role("img").first.bounding_box()
        assert card is not None
        assert card["width"] >= 50
        assert not misplaced_anywhere(zoe.page)
        assert faults(zoe.page) == []
    zoe.page.keyboard.press("Escape")
    # The browser tells a moment later that it has closed a dialog: until then the page takes it for open.
    expect(sheet).to_have_count(0)
    # The same by keys, and read out.
    cleo.focus()
    zoe.page.keyboard.press("Enter")
    expect(sheet.get_by_role("img").first).to_have_accessible_name(re.compile(r"8|9"))
    zoe.page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)


def test_where_nobody_sees_a_card_the_sheet_says_so(table: Table) -> None:
    zoe = table.open("classic", "fr")
    table.deal(zoe="R3 R1", cleo="G4 B5", bob="R5 Y6", first="Y1")
    zoe.page.locator(".others li", has_text="Bob").get_by_role("button").click()
    sheet = zoe.page.get_by_role("dialog", name="Bob")
    expect(sheet).to_contain_text(zoe.text("page-look-hidden", player="Bob"))
    expect(sheet.get_by_role("img")).to_have_count(0)


@pytest.mark.parametrize("side", ["light", "dark"])
def test_letters_follow_the_language_and_differ_within_a_side(table: Table, side: str) -> None:
    """Those of other boxes follow from the names of their colours, as `letters.ts` is tested to do."""
    zoe = table.open("flip", "fr")
    laid = "W/P5" if side == "light" else "YF/P4"
    table.deal(zoe=f"{laid} R3/WC R1/P3", cleo="G4/P8 B5/P9", bob="R5/P2 Y6/WC", first="Y1/W", draw="")
    zoe.lay(laid.split("/")[0])
    for lang in ("fr", "en"):
        zoe = reading(zoe, lang, table)
        zoe.colours.first.wait_for()
        letters = "".join(zoe.colours.locator("text").all_text_contents())
        assert letters == LETTERS[side, lang]
        assert len(set(letters)) == 4
        # A colour that is asked for leaves the hand as it is.
        assert zoe.page.locator(".own .dimmed").count() == 0


def test_ten_sit_in_the_order_of_play_around_the_piles(table: Table) -> None:
    table.bob.person.name = "Maximilienne-Victoire"[:20]
    zoe = table.open("classic", "fr", bots=7)
    hands = [f"{a}{n} {b}{n}" for n in (1, 2, 3, 4) for a, b in ("GB", "YG")][:7]
    table.deal(zoe="R7 R8", cleo="R1 R2 R3", bob="R4 W W4", bots=hands, first="R5", draw="R9")
    zoe.card("R7").wait_for()
    for size in (PHONE, (390, 844), (820, 1180)):
        zoe.page.set_viewport_size({"width": size[0], "height": size[1]})
        zoe.page.wait_for_function(FITTED, arg=size, polling=50)
        zoe.page.evaluate(STILL)
        (x, y), seats = zoe.page.evaluate(MIDDLES)
        # Clockwise from the reader, who sits below: down is where the round begins.
        turned = [(atan2(y - b, x - a) + 1.7) % 6.2832 for a, b in seats]
        assert turned == sorted(turned), (size, turned)
    assert all(zoe.page.evaluate(WHOLE))
    zoe.looks_right(everywhere=True)
    assert faults(zoe.page) == []
    zoe.page.get_by_role("button", name=zoe.text("page-menu"), exact=True).click()
    expect(zoe.page.locator(".pad tbody tr")).to_have_count(10)
    assert not misplaced_anywhere(zoe.page)


def test_uno_and_tips_are_offered_where_they_are_of_use(table: Table) -> None:
    zoe = table.open("classic", "fr", scripts=["localStorage.removeItem('pioche-prefs')"])
    table.deal(zoe="B7 B8", cleo="R1 R2 R3", bob="R4 R6 W4", first="R5", draw="B1 R9")
    tip = zoe.page.locator(".hint aside")
    expect(tip).to_contain_text(zoe.text("page-hint-turn-draw"))
    assert zoe.page.locator("button.uno").count() == 0
    zoe.press("answer-draw")
    # It speaks of nothing that is no longer asked.
    expect(zoe.prompt).to_contain_text("Cléo")
    expect(tip.filter(has_text=zoe.text("page-hint-turn-draw"))).to_have_count(0)
    assert zoe.page.locator(".play .hint").count() == 0


def test_a_question_is_not_painted_as_a_refusal(table: Table) -> None:
    zoe = table.open("tippo", "en")
    table.deal(zoe="R+2 Y6 B9 G3", cleo="Y8 R9 B8", bob="G8 G1", first="R5 R7", draw="B6 B7 Y6")
    zoe.card("R+2").wait_for()
    zoe.page.locator('.own button[data-code="B9"]').click(position={"x": 14, "y": 40}, force=True)
    expect(zoe.page.locator(".prompt.refused")).to_be_visible()
    zoe.lay("R+2")
    expect(zoe.prompt).to_contain_text(zoe.text("page-table-which_tray"))
    expect(zoe.page.locator(".prompt.refused")).to_have_count(0)


def test_who_goes_is_told_to_all_and_who_dawdles_is_nudged(table: Table) -> None:
    zoe = table.open("classic", "fr", bots=1)
    table.deal(zoe="R7 R8 R9", cleo="R1 R2 R3", bob="R4 W W4", bots=["G1 G2 G3"], first="R5", draw="Y1")
    note = zoe.page.locator(".note")
    zoe.lay("R7")
    # Cléo lets everybody wait.
    nudge = zoe.page.get_by_role("button", name=zoe.text("page-nudge", player="Cléo"))
    nudge.click(timeout=15_000)
    expect(note.filter(has_text=zoe.text("page-nudged", by="Zoé", player="Cléo"))).to_be_visible()
    table.server.wait(table.cleo.person.hear("nudged"))
    zoe.looks_right()
    table.server.wait(table.cleo.person.leave())
    expect(note.filter(has_text=zoe.text("page-news-gone", player="Cléo"))).to_be_visible()
    zoe.page.locator(".others li", has_text="Cléo").get_by_role("button").click()
    expect(zoe.page.get_by_role("dialog", name="Cléo")).to_contain_text(re.compile(r"depuis \d+\ss"))
    zoe.page.keyboard.press("Escape")
    table.bob.do("leave")
    expect(note.filter(has_text=zoe.text("page-news-left", player="Bob"))).to_be_visible()
    expect(note.filter(has_text=zoe.text("page-news-host-you"))).to_be_visible()


def leave_is_first(player: Player) -> bool:
    """Whether leaving is the first thing in the menu after closing it."""
    buttons = player.page.get_by_role("dialog").get_by_role("button").all_inner_texts()
    return buttons[1] == player.text("page-leave")


def test_leaving_is_at_the_top_of_the_menu_and_the_clock_one_tap_in_the_lobby(table: Table) -> None:
    zoe = table.open("classic", "fr")
    table.bob.do("leave")
    brisk = zoe.page.get_by_role("button", name=zoe.text("page-clock-brisk"), exact=True)
    brisk.click()
    expect(brisk).to_have_attribute("aria-pressed", "true")
    zoe.page.get_by_role("button", name=zoe.text("page-let-in"), exact=True).click()
    expect(zoe.page.locator(".hint code")).to_have_text("pioche serve --host 0.0.0.0")
    assert not misplaced_anywhere(zoe.page)
    zoe.page.get_by_role("button", name=zoe.text("page-start"), exact=True).click()
    table.server.wait(table.cleo.person.shuffle())
    zoe.page.get_by_role("button", name=zoe.text("page-menu"), exact=True).click()
    assert leave_is_first(zoe)
    zoe.page.keyboard.press("Escape")
    # The clock of whoever is asked can be read.
    expect(zoe.page.locator(".seconds, .prompt .clock").first).to_have_text(re.compile(r"\d+"))
