"""Cards that are dragged onto a pile or a tray, by mouse and by finger, and what is no drag."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.page.page_tables import Player, Table
from tests.page.test_page_touch import TOUCH, place


def middle(page: Page, what: str) -> tuple[float, float]:
    """The middle of a place on the table."""
    box = page.locator(f'[data-place="{what}"]').bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag(zoe: Player, code: str, to: tuple[float, float]) -> None:
    """Take a card with the mouse and let it go elsewhere."""
    zoe.page.mouse.move(*place(zoe, code))
    zoe.page.mouse.down()
    zoe.page.mouse.move(*to, steps=6)
    zoe.page.mouse.up()


def finger(zoe: Player, code: str, to: tuple[float, float]) -> None:
    """The same with a finger on the glass."""
    (x, y), (a, b) = place(zoe, code), to
    glass = zoe.page.context.new_cdp_session(zoe.page)
    steps = [(x + (a - x) * k / 6, y + (b - y) * k / 6) for k in range(7)]
    for k, (across, down) in enumerate(steps):
        kind = "touchMove" if k else "touchStart"
        points = [{"x": across, "y": down}]
        glass.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    glass.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_card_is_dragged_onto_the_talon_or_falls_back(table: Table, lang: str) -> None:
    table.moving = lang == "en"
    zoe = table.open("classic", lang)
    page = zoe.page
    table.deal(zoe="R7 R3 G4 B2 R9", cleo="R1 G5 B6", bob="R2 G7 B1", first="R5", draw="Y1 Y2")
    zoe.card("R7").wait_for()
    talon = middle(page, "tray-0")
    lifted = page.locator("div.lifted")
    # Let go beside the piles it is in the hand again, and nothing was laid or said.
    x, y = place(zoe, "R7")
    drag(zoe, "R7", (x + 30, y - 60))
    expect(lifted).to_have_count(0)
    zoe.holds(5)
    assert page.locator(".refused, .own .selected").count() == 0
    # On its way it is seen once, and the talon says that it would take it.
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(*talon, steps=6)
    expect(lifted).to_have_count(1)
    expect(page.locator(".top.aimed")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(lifted).to_have_count(0)
    page.mouse.up()
    zoe.holds(5)
    # What does not fit is told why.
    drag(zoe, "B2", talon)
    page.locator(".prompt.refused").wait_for()
    expect(lifted).to_have_count(0)
    zoe.holds(5)
    drag(zoe, "R7", talon)
    zoe.holds(4)
    expect(page.locator('[data-place="tray-0"]')).to_have_attribute("data-code", "R7")
    expect(lifted).to_have_count(0)
    # Out of turn nothing is laid; then a tap still is a tap.
    drag(zoe, "R3", talon)
    zoe.holds(4)
    table.cleo.act("play R1")
    table.bob.act("play R2")
    zoe.lay("R9")
    zoe.holds(3)


def test_a_finger_drags_a_card_onto_one_of_two_trays(table: Table) -> None:
    table.moving = True
    zoe = table.open("tippo", "fr", **TOUCH)
    page = zoe.page
    table.deal(zoe="W Y3 R6 G4", cleo="Y8 G9", bob="G8 G1", first="R5 G7", balance=["holds"] * 9)
    zoe.card("W").wait_for()
    # It fits the other one only.
    finger(zoe, "R6", middle(page, "tray-1"))
    page.locator(".prompt.refused").wait_for()
    zoe.holds(4)
    finger(zoe, "W", middle(page, "tray-1"))
    zoe.colours.first.wait_for()
    zoe.holds(3)
    said = table.bob.person
    table.server.wait(said.until(lambda m: m["game"]["trays"][1]["size"] == 2))
    assert said.game["trays"][0]["size"] == 1
    assert page.evaluate("visualViewport.scale") == 1
