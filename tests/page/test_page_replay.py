"""A finished match shown again in the browser: in words, as each seat saw it, to share and to keep."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from pioche.records.record_reader import read
from tests.page.browsing import PHONE, visitor
from tests.page.page_tables import Player, Table

# What the engine writes for a card or an answer, and nobody says.
NOTATION = re.compile(r"\b[RYGBKPTOV](?:\d|\+\d|[RSXF])\b|\bW[CRX\d]?\b|\b(?:play|draw|accept|keep)\b")


def classic(table: Table, zoe: Player) -> None:
    """Two turns each; the last red card wins."""
    table.deal(zoe="R7 R8", cleo="R1 W4 W4 W4", bob="R2 W W W", first="R5", draw="Y1 Y2")
    zoe.lay("R7")
    table.cleo.act("play R1")
    table.bob.act("play R2")
    zoe.lay("R8")


def flip(table: Table, zoe: Player) -> None:
    """The table turns over, and the round ends on the dark side."""
    table.deal(zoe="YF/P4 R1/P3", cleo="W/P5 Y6/WC YR/W", bob="R3/WC B7/O3 Y3/P+5", first="Y1/PX")
    zoe.lay("YF")
    table.cleo.act("play P5")
    table.bob.pass_turn()
    zoe.lay("P3")


def tippo(table: Table, zoe: Player) -> None:
    """A wild, a colour, and the balance holds."""
    holds = ["holds"] * 9
    table.deal(zoe="W Y6", cleo="Y8 W4 W4 W4", bob="G8 W W TI", first="R5 G7", draw="B6 B7", balance=holds)
    zoe.lay("W")
    zoe.press("page-table-on_tray", tray=zoe.text("tray-left"))
    zoe.colour("yellow")
    table.cleo.act("play Y8 left")
    table.bob.act("play G8 right")
    zoe.lay("Y6")


Match = Callable[[Table, Player], None]
MATCHES: list[tuple[Match, str, str, str]] = [
    (classic, "en", "You play the red 8.", "Bob plays the red 2."),
    (flip, "fr", "Tu poses le 3 rose.", "Cléo pose le 5 rose."),
    (tippo, "en", "You play the yellow 6 on the left tray.", "Bob plays the green 8 on the right tray."),
]


def step(page: Page) -> tuple[int, int]:
    """The step that is shown, and the last one."""
    at, last = page.locator(".step").inner_text().split("/")
    return int(at), int(last)


@pytest.mark.parametrize(("match", "lang", "own", "other"), MATCHES, ids=["classic", "flip", "tippo"])
def test_a_match_is_told_in_words_from_every_seat(
    table: Table, match: Match, lang: str, own: str, other: str
) -> None:
    zoe = table.open(match.__name__, lang)
    page = zoe.page
    table.bob.do("set_rules", options={"target": 100})
    match(table, zoe)
    expect(page.locator(".results h2")).to_have_text(zoe.text("page-you-won-match"))
    page.get_by_role("link", name=zoe.text("page-replay")).click()
    told = page.locator(".controls .told")
    _, last = step(page)
    slider = page.get_by_label(zoe.text("page-step"))
    slider.focus()
    lines = []
    for k in range(last):
        page.keyboard.press("ArrowRight")
        expect(page.locator(".step")).to_have_text(f"{k + 1} / {last}")
        lines.append(told.inner_text())
        assert slider.get_attribute("aria-valuetext") == f"{k + 1} / {last}. {lines[-1]}"
    assert other in lines
    assert any(line.startswith("Zoé ") for line in lines)
    assert all(line.endswith(".") for line in lines)
    assert [line for line in lines if NOTATION.search(line)] == []

    # With all cards open every hand is seen, as a spectator none, and as a player one's own.
    page.get_by_role("button", name=zoe.text("page-previous"), exact=True).click()
    views = page.get_by_label(zoe.text("page-viewer"))
    opened = page.locator(".others .mini.open")
    expect(opened).not_to_have_count(0)
    views.select_option("spectator")
    expect(opened).to_have_count(0)
    views.select_option("1")
    expect(page.locator(".own button")).to_have_count(1)
    expect(opened).to_have_count(0)
    # The last step leaves nothing to step on to: the focus stays among the controls.
    page.get_by_role("button", name=zoe.text("page-next"), exact=True).press("Enter")
    expect(told).to_contain_text(own)
    page.wait_for_function("() => document.activeElement.closest('.controls button:enabled') !== null")


def test_a_step_can_be_shared_kept_and_played_on(table: Table) -> None:
    zoe = table.open("classic")
    page = zoe.page
    table.bob.do("set_rules", options={"target": 100})
    classic(table, zoe)
    page.get_by_role("link", name="Replay").click()
    page.get_by_label("Seen by").select_option("2")
    page.get_by_role("button", name="One step on").click()
    page.get_by_role("button", name="One step on").click()
    expect(page.locator(".controls .told")).to_have_text("You play the red 1.")
    page.get_by_role("button", name="Copy the link").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    page.wait_for_url("**/r/*viewer=2&step=2")

    # Somebody else opens the link: the same step, seen by the same eyes.
    friend = visitor(table.browser, PHONE).new_page()
    friend.goto(page.url)
    expect(friend.locator(".controls .told")).to_have_text("You play the red 1.")
    assert step(friend) == (2, 4)
    friend.get_by_label("Speed").select_option("4")
    friend.get_by_role("button", name="Play", exact=True).click()
    expect(friend.locator(".step")).to_have_text("4 / 4")
    expect(friend.get_by_role("button", name="Play", exact=True)).to_be_visible()
    with friend.expect_download() as waiting:
        friend.get_by_role("link", name="Download the record").click()
    record = read(waiting.value.path().read_text(encoding="utf-8"))
    assert (record.box, len(record.moves)) == ("classic", 4)
    assert waiting.value.suggested_filename.endswith(".toml")


def test_a_game_that_is_not_there_says_so(table: Table) -> None:
    page = visitor(table.browser, PHONE).new_page()
    page.goto(f"{table.server.url}/r/nothing")
    expect(page.get_by_role("heading", name="There is no such game.")).to_be_visible()
