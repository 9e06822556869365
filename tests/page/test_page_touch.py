"""The page on a phone: taps of which none is swallowed or counted twice, a turn that is noticed, sounds."""

from __future__ import annotations

from typing import Any, Final

import pytest
from playwright.sync_api import expect

from tests.page.browsing import PHONE, moment
from tests.page.page_tables import Player, Table

pytestmark = pytest.mark.usefixtures("moving")

TOUCH: Final[dict[str, Any]] = {"has_touch": True, "is_mobile": True, "device_scale_factor": 3}
BUZZ = "window.buzzed = []; navigator.vibrate = (time) => { window.buzzed.push(time); return true; };"
# The show takes its time, so that somebody can be too quick for it.
SLOW = "const wait = setTimeout; window.setTimeout = (call, time, ...more) => wait(call, time * 3, ...more);"
LISTEN = """
window.heard = { contexts: [], started: 0, errors: [] };
const Real = window.AudioContext;
window.AudioContext = class extends Real {
  constructor(...more) { super(...more); window.heard.contexts.push(this); }
};
for (const kind of [OscillatorNode, AudioBufferSourceNode]) {
  const start = kind.prototype.start;
  kind.prototype.start = function (...more) { window.heard.started += 1; return start.apply(this, more); };
}
"""
PLAYING = "() => window.heard.contexts.some((one) => one.state === 'running' && one.currentTime > 0)"


def place(zoe: Player, code: str) -> tuple[float, float]:
    """Where a thumb would hit a card of the hand, whether it can be laid or not."""
    box = zoe.page.locator(f'.own button[data-code="{code}"]').first.bounding_box()
    assert box is not None
    return box["x"] + 14, box["y"] + 40


def tap(zoe: Player, code: str, times: int = 1) -> None:
    """Tap a card as it lies there now, at once, without waiting for anything; twice in the same moment."""
    x, y = place(zoe, code)
    moment(zoe.page)
    zoe.page.evaluate("window.standing = performance.now()")
    for _ in range(times):
        zoe.page.touchscreen.tap(x, y)
    zoe.page.evaluate("window.standing = undefined")


def laid(zoe: Player) -> list[str]:
    """The cards that this player has laid, in the words of the log."""
    lines: list[str] = zoe.page.locator(".told li").all_text_contents()
    return [line for line in lines if line.startswith("You play")]


def test_a_round_by_taps_on_a_phone_that_buzzes_at_your_turn(table: Table) -> None:
    zoe = table.open("classic", scripts=[BUZZ], **TOUCH)
    bob, cleo, page = table.bob, table.cleo, zoe.page
    table.deal(zoe="R7 W G4", cleo="R1 B5 B6", bob="R2 B7 B1", first="R5", draw="Y1 Y2")
    zoe.card("R7").wait_for()
    yours = zoe.text("page-your-turn")
    expect(page).to_have_title(f"● {yours} · Pioche")
    tap(zoe, "R7", times=2)  # a double tap lays one card
    zoe.holds(2)
    expect(page).not_to_have_title(f"● {yours} · Pioche")
    page.evaluate("window.buzzed.length = 0")
    cleo.act("play R1")
    bob.act("play R2")
    zoe.button("answer-uno").tap()
    assert page.evaluate("window.buzzed") == [60]
    expect(page).to_have_title(f"● {yours} · Pioche")
    page.set_viewport_size({"width": PHONE[1], "height": PHONE[0]})  # the phone is turned
    zoe.looks_right(zoe.card("W"))
    tap(zoe, "W")
    zoe.colours.filter(has_text=zoe.text("colour-green")).tap()
    expect(zoe.colours).to_have_count(0)
    expect(page.locator(".told li", has_text="You play")).to_have_count(2)
    assert laid(zoe) == ["You play the red 7.", "You play the Wild."]
    cleo.act("draw")
    bob.act("draw")
    zoe.card("G4").wait_for()
    tap(zoe, "G4")
    zoe.results()
    assert page.evaluate("visualViewport.scale") == 1
    assert page.locator(".note, .refused").count() == 0


def test_a_tap_during_the_show_waits_for_it(table: Table) -> None:
    zoe = table.open("classic", hurry=False, scripts=[SLOW], **TOUCH)
    bob, cleo, page = table.bob, table.cleo, zoe.page
    table.deal(zoe="R7 R3 B4 Y9 G9", cleo="R1 B5 B6 B8", bob="R2 B7 B1 B3", first="R5", draw="Y1 Y2")
    zoe.card("R7").wait_for()
    tap(zoe, "R7")
    zoe.holds(4)
    flying = page.locator(".flight").first
    cleo.act("play R1")
    bob.act("play R2")
    flying.wait_for(state="attached")
    tap(zoe, "R3", times=2)  # it will fit, but not yet
    expect(page.locator(".own .selected")).to_have_attribute("data-code", "R3")
    zoe.holds(3)
    expect(page.locator(".told li", has_text="You play")).to_have_count(2)
    assert laid(zoe) == ["You play the red 7.", "You play the red 3."]
    assert page.locator(".note, .refused").count() == 0
    cleo.act("draw")
    bob.act("draw")
    flying.wait_for(state="attached")
    tap(zoe, "G9")  # it will not fit, and the page says so when it is known
    zoe.says("red or a 3")
    zoe.holds(3)


def test_a_double_tap_on_a_card_for_two_trays_chooses_it_once(table: Table) -> None:
    zoe = table.open("tippo", **TOUCH)
    table.deal(zoe="W Y3 R6", cleo="Y8 G9", bob="G8 G1", first="R5 G7", balance=["holds"] * 9)
    zoe.card("W").wait_for()
    tap(zoe, "W", times=2)
    zoe.button("page-table-back").wait_for()
    zoe.page.locator("button.tray").nth(1).tap()
    zoe.colours.first.wait_for()
    zoe.holds(2)


def test_sounds_are_off_until_they_are_turned_on(table: Table) -> None:
    zoe = table.open("classic", scripts=[LISTEN])
    page = zoe.page
    wrong: list[str] = []
    page.on("pageerror", lambda error: wrong.append(str(error)))
    table.deal(zoe="R7 G4 B2 R9", cleo="R1 G5 B6", bob="R2 G7 B1", first="R5", draw="Y1 Y2")
    sounds = page.get_by_role("button", name=zoe.text("page-table-sound"))
    zoe.lay("R7")
    zoe.holds(3)
    expect(sounds).to_have_attribute("aria-pressed", "false")
    assert page.evaluate("[window.heard.contexts.length, window.heard.started]") == [0, 0]
    sounds.click()
    expect(sounds).to_have_attribute("aria-pressed", "true")
    page.wait_for_function(PLAYING)
    chime = page.evaluate("window.heard.started")
    assert chime > 0
    table.cleo.act("play R1")
    table.bob.act("play R2")
    zoe.card("R9").wait_for()
    page.wait_for_function("(chime) => window.heard.started > chime", arg=chime)
    sounds.click()
    quiet = page.evaluate("window.heard.started")
    zoe.lay("R9")
    zoe.holds(2)
    assert page.evaluate("[window.heard.contexts.length, window.heard.started]") == [1, quiet]
    assert wrong == []
