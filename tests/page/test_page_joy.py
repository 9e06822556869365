"""What makes a table a pleasure: faces, the deal, a win, drawings that are said, sounds that were wanted."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from pioche.texts.catalogue import catalogue
from tests.page.browsing import DESK, PHONE, Server, faults, visitor
from tests.page.layout import USUAL, misplaced_anywhere
from tests.page.page_tables import Table


@pytest.mark.parametrize(("lang", "size"), [("en", DESK), ("fr", PHONE)])
def test_a_face_is_chosen_with_one_tap_and_seen_everywhere(
    browser: Browser, server: Server, lang: str, size: tuple[int, int]
) -> None:
    say = catalogue(lang).say
    context = visitor(browser, size, f"{lang}-{lang.upper()}")
    page = context.new_page()
    page.goto(server.url)
    picker = page.get_by_role("group", name=say("page-avatar"))
    expect(picker.get_by_role("radio")).to_have_count(12)
    picker.locator("label", has=page.get_by_role("radio", name=say("avatar-owl"))).click()
    expect(picker.get_by_role("radio", name=say("avatar-owl"))).to_be_checked()
    assert faults(page) == []
    assert not misplaced_anywhere(page, USUAL)
    page.get_by_role("button", name=say("page-invite-friends")).click()
    own = page.locator("li.you [data-avatar]")
    expect(own).to_have_attribute("data-avatar", "owl")
    page.get_by_role("button", name=say("page-fill-bots")).click()
    # Another one by the keys, which everybody sees at once; the television too.
    screen = visitor(browser, (1920, 1080), f"{lang}-{lang.upper()}").new_page()
    screen.goto(f"{page.url}/screen")
    expect(screen.locator("[data-avatar=owl]")).to_have_count(1)
    page.get_by_role("radio", name=say("avatar-owl")).focus()
    page.keyboard.press("ArrowRight")
    expect(own).to_have_attribute("data-avatar", "bear")
    expect(screen.locator("[data-avatar=bear]")).to_have_count(1)
    assert faults(page) == []
    assert not misplaced_anywhere(page, USUAL)
    page.locator(".bar .big").click()
    expect(page.locator("header [data-avatar=bear]")).to_be_visible()
    expect(page.locator(".others [data-avatar]")).to_have_count(3)
    expect(screen.locator(".others [data-avatar=bear]")).to_be_visible()
    # It is remembered for the next table.
    page.goto(server.url)
    expect(page.get_by_role("radio", name=say("avatar-bear"))).to_be_checked()
    for one in (context, screen.context):
        one.close()


def test_faces_are_those_of_the_results_too(table: Table) -> None:
    zoe = table.open("classic")
    table.deal(zoe="R1", cleo="G4 B5", bob="R5 Y6", first="R9")
    faces = zoe.page.locator(".others [data-avatar]")
    expect(faces).to_have_count(2)
    looks = {one.get_attribute("data-avatar") for one in faces.all()}
    assert len(looks) == 2
    zoe.lay("R1")
    results = zoe.results()
    expect(results.locator("li [data-avatar]")).to_have_count(3)
    assert looks < {one.get_attribute("data-avatar") for one in results.locator("li [data-avatar]").all()}
