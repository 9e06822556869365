"""Who comes late, and who comes back: a bot's seat is offered for the next round, in both languages."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.page.browsing import PHONE, faults, visitor
from tests.page.layout import misplaced_anywhere
from tests.page.page_tables import Player, Table
from tests.page.readers import reading
from tests.server.serving import Message

CARDS = {"zoe": "R7 R8 R9", "cleo": "R1 R2 R3", "bob": "R4 W W4", "first": "R5", "draw": "Y1 Y2 Y3 Y4"}


def names(said: Message) -> list[str]:
    """Who sits at the table."""
    return [chair["name"] for chair in said["table"]["chairs"]]


def people(said: Message) -> int:
    """How many of them are people."""
    return [chair["kind"] for chair in said["table"]["chairs"]].count("human")


def newcomer(table: Table, lang: str) -> Player:
    """Max, who opens the link while the others play."""
    page: Page = visitor(table.browser, PHONE, lang).new_page()
    page.goto(f"{table.server.url}/t/{table.code}")
    return Player(page, lang, table.box)


def test_the_seat_of_a_bot_is_offered_for_the_next_round(table: Table) -> None:
    """R125: until then the newcomer sees no hand."""
    zoe = table.open("classic", "fr", bots=2)
    table.deal(zoe="R7", cleo="R1 R2", bob="R4 W", bots=["G1 G2", "B1 B2"], first="R5", draw="Y1 Y2")
    late = newcomer(table, "fr")
    dialog = late.page.get_by_role("dialog")
    for lang in ("fr", "en"):
        late = reading(late, lang, table)
        expect(dialog).to_contain_text(late.text("page-late-round"))
        expect(dialog.locator(".seats").get_by_role("radio")).to_have_count(2)
        assert not misplaced_anywhere(late.page)
        assert faults(late.page) == []
    late.page.get_by_label(late.text("page-nickname")).fill("Max")
    dialog.locator(".seat", has_text="Blaise").click()
    dialog.get_by_role("button", name=late.text("page-join")).dblclick()
    expect(dialog).to_contain_text(late.text("page-late-waits", player="Blaise"))
    late.page.reload()
    expect(dialog).to_contain_text(late.text("page-late-waits", player="Blaise"))
    assert not misplaced_anywhere(late.page)
    dialog.get_by_role("button", name=late.text("page-close")).click()
    expect(late.page.locator(".own button")).to_have_count(0)
    zoe.lay("R7")
    zoe.results()
    table.bob.do("next")
    late.holds(7)
    expect(zoe.page.locator(".others li", has_text="Max")).to_be_visible()
    assert names(table.server.wait(table.bob.person.until(lambda m: "Max" in names(m)))).count("Max") == 1
    late.looks_right()


def test_who_left_comes_back_to_the_own_seat(table: Table) -> None:
    zoe = table.open("classic", "fr", bots=1)
    table.deal(**CARDS, bots=["G1 G2 G3"])
    zoe.holds(3)
    zoe.page.get_by_role("button", name=zoe.text("page-menu"), exact=True).click()
    zoe.page.get_by_role("button", name=zoe.text("page-leave"), exact=True).click()
    zoe.page.get_by_role("button", name=zoe.text("page-leave"), exact=True).click()
    zoe.page.get_by_role("heading", name=zoe.text("page-welcome")).wait_for()
    table.bob.do("lock", on=True)
    zoe.page.goto(f"{table.server.url}/t/{table.code}")
    dialog = zoe.page.get_by_role("dialog")
    for lang in ("fr", "en"):
        zoe = reading(zoe, lang, table)
        expect(dialog.get_by_role("button", name=zoe.text("page-late-back"))).to_be_visible()
        expect(dialog.locator(".seats").get_by_role("radio")).to_have_count(0)
        assert faults(zoe.page) == []
    dialog.get_by_role("button", name=zoe.text("page-late-back")).click()
    expect(zoe.page.locator(".own button").first).to_be_visible()
    table.server.wait(table.bob.person.until(lambda m: people(m) == 3))


def test_a_full_or_locked_table_says_so_and_can_be_watched(table: Table) -> None:
    table.open("classic", "en", bots=1)
    table.deal(**CARDS, bots=["G1 G2 G3"])
    table.bob.do("lock", on=True)
    late = newcomer(table, "en")
    dialog = late.page.get_by_role("dialog")
    expect(dialog).to_contain_text(late.text("page-late-locked"))
    dialog.get_by_role("button", name=late.text("page-late-watch")).click()
    expect(dialog).to_have_count(0)
    table.bob.do("lock", on=False)
    late.page.get_by_role("button", name=late.text("page-late-open")).click()
    expect(dialog.get_by_role("button", name=late.text("page-join"))).to_be_visible()
    late.page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    assert not misplaced_anywhere(late.page)
