"""Whole rounds of every box played through the page, in a real browser, with every decision the box knows."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.page.browsing import ACROSS, DESK, PHONE, faults, visitor
from tests.page.layout import misplaced, strips
from tests.page.page_tables import Table

hurrying = pytest.mark.usefixtures("hurrying")


@hurrying
def test_classic_draw_keep_lay_colour_challenge_uno_and_catch(table: Table) -> None:
    zoe = table.open("classic")
    bob, cleo = table.bob, table.cleo
    table.deal(
        zoe="W G7",
        cleo="G2 B2 R1",
        bob="W4 W4 G5 R6",
        first="R5",
        draw="Y2 Y3 Y4 Y6 B8 G1 G3 G4 G6 R8 R9 R3",
    )
    zoe.press("answer-uno")
    zoe.lay("W")
    zoe.looks_right(zoe.colours)
    zoe.colour("green")
    cleo.act("play G2")
    bob.act("play W4", "name blue")
    zoe.looks_right(zoe.button("answer-accept"), everywhere=True)
    zoe.press("answer-challenge", player="Bob")  # he held green: he takes four
    zoe.sees("Bob", 7)
    zoe.draw()
    zoe.press("answer-keep")
    zoe.holds(2)
    cleo.act("play B2")
    zoe.page.get_by_role("button", name=zoe.text("answer-catch", player="Cléo")).click()
    zoe.sees("Cléo", 3)
    bob.act("play W4", "name red")
    zoe.press("answer-accept")
    zoe.holds(6)
    cleo.act("play R1")
    bob.act("play R6")
    zoe.draw()
    zoe.looks_right(zoe.button("page-table-lay_it"))
    zoe.press("page-table-lay_it")
    cleo.act("play G3")
    bob.act("play G5")
    zoe.lay("G4")
    cleo.act("play G1")
    zoe.looks_right(zoe.results("Cléo").get_by_role("button", name=zoe.text("answer-next")))


@hurrying
def test_titans_robin_sweeps_and_the_agreed_rule_swaps_hands(table: Table) -> None:
    zoe = table.open("titans", "fr", DESK)
    bob, cleo = table.bob, table.cleo
    bob.do("propose", options={"customizable": "C1"})
    cleo.do("agree", yes=True)
    zoe.page.get_by_role("button", name=zoe.text("page-agree-yes"), exact=True).click()
    expect(zoe.page.get_by_text(zoe.text("page-agree-all"))).to_be_visible()
    table.deal(zoe="WR WX K3 Y1", cleo="K5 K7 B2 G1 G4", bob="B6 B9", first="B5", draw="Y2 Y3")
    zoe.lay("WR")
    zoe.colour("blue")
    zoe.looks_right(zoe.page.locator("button.choose"), everywhere=True)
    zoe.target("Cléo")
    zoe.sees("Cléo", 3)
    cleo.act("play B2")
    bob.act("play B6")
    zoe.lay("WX")
    zoe.colour("blue")
    zoe.target("Bob")
    zoe.holds(1)
    zoe.press("answer-uno")
    zoe.sees("Bob", 2)
    cleo.act("draw")
    bob.act("draw")
    zoe.lay("B9")
    zoe.looks_right(zoe.results())
    assert faults(zoe.page) == []


@hurrying
def test_flip_turns_the_table_and_draws_for_a_colour(table: Table) -> None:
    zoe = table.open("flip", size=DESK, hurry=False)
    bob, cleo = table.bob, table.cleo
    table.deal(
        zoe="YF/P4 R3/WC R1/P3", cleo="G4/P8 B5/P9 B2/P6", bob="R5/P2 Y6/WC B7/O3", first="Y1/W", draw=""
    )
    expect(zoe.page.locator(".play.night")).to_have_count(0)
    zoe.lay("YF")
    expect(zoe.page.locator(".play.night")).to_be_visible()
    zoe.looks_right(zoe.colours, everywhere=True)
    zoe.colour("pink")  # a wild has come to light
    cleo.act("play P8")
    bob.act("play P2")
    zoe.press("answer-uno")
    zoe.lay("WC")
    zoe.colour("pink")
    cleo.act("accept")
    bob.act("play WC", "name orange")
    zoe.press("answer-challenge", player="Bob")  # he was honest: until orange comes, and two more
    cleo.pass_turn()
    bob.act("play O3")
    zoe.looks_right(zoe.results("Bob"))
    assert zoe.hand.count() >= 4
    assert faults(zoe.page) == []


@hurrying
def test_transformers_duels_and_the_replay_of_the_match(table: Table) -> None:
    zoe = table.open("transformers", "fr", ACROSS)
    bob, cleo = table.bob, table.cleo
    table.deal(
        zoe="OP/P5 R9/V5 B3/V8 Y1/ME G3/V2",
        cleo="G1/O5 R3/P7 B4/V1",
        bob="RF/P8 G5/O7 Y2/T1 Y8/O2",
        first="R1/P3",
    )
    page = zoe.page
    zoe.lay("OP")
    zoe.looks_right(page.locator("button.choose"))
    zoe.target("Cléo")
    page.locator(".showing.duel").wait_for()
    zoe.looks_right(zoe.button("answer-done"), everywhere=True)
    zoe.lay("G3")  # beneath, as the winner may
    zoe.holds(3)
    zoe.press("answer-done")
    zoe.colour("red")
    cleo.act("play R3")
    bob.act("play RF")
    zoe.lay("ME")
    zoe.target("Bob")
    page.locator(".showing.duel").wait_for()
    zoe.sees("Bob", 5)
    zoe.looks_right(zoe.colours)
    zoe.colour("purple")
    cleo.act("play V1")
    bob.pass_turn()
    zoe.press("answer-uno")
    zoe.lay("V5")
    cleo.pass_turn()
    bob.pass_turn()
    zoe.lay("V8")
    expect(page.locator(".results h2")).to_contain_text(zoe.text("page-you-won-match"))
    zoe.looks_right()
    assert faults(page) == []
    page.get_by_role("link", name=zoe.text("page-replay")).click()
    steps = page.get_by_label(zoe.text("page-step"))
    steps.press("End")
    expect(steps).to_have_attribute("aria-valuetext", re.compile(r"^(\d+) / \1\. Zoé "))
    page.get_by_label(zoe.text("page-viewer")).select_option("1")
    zoe.looks_right(page.locator(".play.night"))
    assert faults(page) == []


def test_both_hands_of_a_duel_fit_a_phone(table: Table) -> None:
    zoe = table.open("transformers", "en", PHONE, hurry=False)
    table.deal(
        zoe="R9/V5 B3/V8 Y1/ME G3/V2 OP/P5",
        cleo="G1/O5 R3/P7 B4/V1 G5/O7 Y8/O2",
        bob="RF/P8 Y2/T1",
        first="R1/P3",
    )
    zoe.lay("R9")
    table.cleo.act("play R3")
    table.bob.act("play RF")
    zoe.lay("ME")
    zoe.target("Cléo")
    duel = zoe.page.locator(".showing.duel.staged")
    duel.wait_for()
    cards, beyond = duel.evaluate(
        "it => [it.querySelectorAll('li').length, it.scrollHeight - it.clientHeight]"
    )
    assert cards == 7
    assert beyond < 8
    assert faults(zoe.page) == []


@hurrying
def test_tippo_trays_stops_falls_and_the_tilt(table: Table) -> None:
    zoe = table.open("tippo", hurry=False)
    bob, cleo = table.bob, table.cleo
    table.deal(
        zoe="W Y3! TI R6 B9",
        cleo="Y8 G9 G2 B8",
        bob="G8 G1 G5",
        first="R5 G7",
        draw="B6 B7 Y6 Y7 G9 R1 R2",
        balance=["holds"] * 4 + ["falls"] + ["holds"] * 4 + ["falls"],
    )
    page = zoe.page
    trays = page.locator("button.tray")
    zoe.lay("W")
    zoe.looks_right(zoe.button("page-table-back"), everywhere=True)
    zoe.press("page-table-back")
    zoe.lay("W")
    zoe.press("page-table-on_tray", tray=zoe.text("tray-left"))
    zoe.looks_right(zoe.colours)
    zoe.colour("yellow")
    cleo.act("play Y8 left")
    bob.act("play G8 right")
    zoe.lay("Y3!")
    expect(trays.nth(0)).to_have_class(re.compile("frozen"))
    cleo.act("play G9 right")  # the cards slide
    zoe.sees("Cléo", 4)
    bob.act("play G1 right")
    zoe.lay("TI")
    trays.nth(1).click()
    cleo.act("place")
    bob.act("place")
    zoe.holds(2)
    zoe.looks_right(zoe.button("answer-place"))
    zoe.press("answer-place")
    zoe.holds(4)
    cleo.act("play G2 right")
    bob.act("play G5 right")
    zoe.looks_right(zoe.results("Bob"))
    assert faults(page) == []


def test_a_round_by_keyboard_alone(table: Table) -> None:
    zoe = table.open("classic", "fr", DESK)
    bob, cleo = table.bob, table.cleo
    table.deal(zoe="R7 W G4", cleo="R1 B5 B6", bob="R2 B7 B1", first="R5", draw="Y1 Y2")
    keys = zoe.page.keyboard

    def lay(code: str) -> None:
        zoe.card(code).wait_for()
        zoe.tab_to(zoe.page.locator('.own button[tabindex="0"]'))
        keys.press("Home")
        for _ in range(10):
            if zoe.card(code).evaluate("(e) => e === document.activeElement"):
                break
            keys.press("ArrowRight")
        keys.press("Enter")

    lay("R7")
    cleo.act("play R1")
    bob.act("play R2")
    call = zoe.button("answer-uno")
    call.wait_for()
    zoe.tab_to(call)
    keys.press("Space")
    lay("W")
    blue = zoe.prompt.locator("button.colour", has_text=zoe.text("colour-blue"))
    blue.wait_for()
    zoe.tab_to(blue)
    keys.press("Enter")
    cleo.act("play B5")
    bob.act("play B7")
    pile = zoe.page.locator('button[data-place="draw"][aria-disabled="false"]')
    pile.wait_for()
    zoe.tab_to(pile)
    keys.press("Enter")
    zoe.holds(2)
    cleo.act("play B6")
    on = zoe.results("Cléo").get_by_role("button", name=zoe.text("answer-next"))
    zoe.tab_to(on)
    keys.press("Enter")
    expect(zoe.page.locator(".results").get_by_role("button", name=zoe.text("page-ready"))).to_be_disabled()


@hurrying
def test_two_browsers_a_screen_and_a_spectator_at_one_table(table: Table) -> None:
    zoe = table.invite("classic")
    cleo = table.come("Cléo", "fr", DESK)
    address = f"{table.server.url}/t/{table.code}"
    screen, watcher = (visitor(table.browser, size).new_page() for size in (DESK, PHONE))
    screen.goto(f"{address}/screen")
    screen.get_by_text(table.code, exact=True).wait_for()
    watcher.goto(f"{address}/watch")
    table.deal(zoe="R7 G4", cleo="R1 R9 G6", bob="R2 G9 G8", first="R5", draw="Y1 Y2")
    zoe.lay("R7")
    cleo.lay("R1")
    table.bob.act("play R2")
    zoe.page.reload()
    zoe.holds(1)
    zoe.press("answer-draw")
    zoe.holds(2)
    pages = (zoe.page, cleo.page, screen, watcher)
    for page in pages:
        expect(page.locator(".others li", has_text="Bob").locator(".count")).to_have_text("2")
        assert misplaced(page) == []
        assert faults(page) == []
    assert screen.locator(".own").count() == watcher.locator(".own").count() == 0
    cleo.press("answer-uno")
    cleo.lay("R9")
    table.bob.act("play G9")
    zoe.press("answer-uno")
    zoe.lay("G4")
    cleo.lay("G6")
    zoe.results("Cléo")
    cleo.results()
    for page in pages:
        page.locator(".results").wait_for()
        assert misplaced(page) == []
        assert faults(page) == []
    for player in (zoe, cleo):
        player.page.locator(".results").get_by_role("button", name=player.text("answer-next")).click()
    table.bob.do("next")
    for page in pages:
        expect(page.locator(".results")).to_have_count(0)


def test_twenty_five_cards_on_a_phone_can_all_be_hit(table: Table) -> None:
    zoe = table.open("classic")
    many = [f"{colour}{number}" for number in (1, 2, 3, 4, 6, 7) for colour in "GBY" for _ in range(2)]
    table.deal(zoe=" ".join(many[:25]), cleo="R1 R2", bob="R3 R4", first="R5", draw="Y8")
    expect(zoe.hand.first).to_have_attribute("aria-disabled", "true")
    zoe.holds(25)
    zoe.looks_right(everywhere=True)
    for width, height in (PHONE, ACROSS):
        zoe.page.set_viewport_size({"width": width, "height": height})
        zoe.looks_right()
        found = strips(zoe.page)
        assert len(found) == 25
        for place, x, y in found:
            zoe.page.mouse.click(x, y)
            assert zoe.page.evaluate("window.hit") == place
    assert faults(zoe.page) == []


@pytest.mark.parametrize(("box", "bots"), [("classic", 7), ("tippo", 7), ("classic", 4), ("classic", 3)])
def test_many_players_have_room_on_every_screen(table: Table, box: str, bots: int) -> None:
    zoe = table.open(box, "fr", bots=bots)
    table.deal(
        zoe="R7 W G4 B2 Y3 Y6 B8 G8",
        cleo="R1 G5 G6",
        bob="R2 R4 B1",
        bots=["B3 B4 B5", "B6 B7 B9", "Y1 Y2 Y4", "Y5 Y7 Y8", "Y9 G1 G2", "G3 G9 R3", "R6 R8 R9"][:bots],
        first="R5 G7" if box == "tippo" else "R5",
    )
    zoe.looks_right(zoe.card("W"), everywhere=True)
    zoe.page.locator('.own button[data-code="Y3"]').click(position={"x": 14, "y": 40}, force=True)
    zoe.says("rouge")  # what would fit, without a word on anybody's name
    zoe.looks_right()
    assert zoe.page.locator(".others li").count() == bots + 2
