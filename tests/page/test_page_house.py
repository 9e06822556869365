"""House rules on the page: players who are out, two cards at once, a bounce, a careful hand, the panel."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from pioche.engine.house.registry import BY_NUMBER
from pioche.texts.catalogue import catalogue
from tests.page.browsing import DESK, PHONE, faults, visitor
from tests.page.layout import misplaced
from tests.page.page_tables import Player, Table

NOT_IN_TIPPO = {"no_bluff", "doubles"}


def play(table: Table, **options: Any) -> None:
    """Set the rules of a table before the cards are dealt."""
    table.bob.do("set_rules", options=options)


def seat(player: Player, name: str) -> Locator:
    """Somebody else at the table."""
    return player.page.locator(".others li", has_text=name)


def like(text: str) -> re.Pattern[str]:
    """A text wherever it stands; what separates its words may be of any kind."""
    return re.compile(r"\s".join(re.escape(word) for word in text.split()))


def stand_still(player: Player) -> None:
    """From here on time passes for a page when it is told to."""
    player.page.clock.install(time=0)
    player.page.clock.pause_at(3_600_000)


def own_note(player: Player) -> Locator:
    """What somebody who is out is told."""
    return player.page.locator(".own .gone")


@pytest.mark.parametrize(("lang", "size"), [("en", DESK), ("fr", PHONE)])
def test_who_goes_out_first_watches_the_others_play_for_the_places(
    table: Table, lang: str, size: tuple[int, int]
) -> None:
    """H13, on the player's page, on the screen in the living room and in the replay."""
    zoe = table.open("classic", lang, size)
    play(table, play_on=True, target=100)
    screen = visitor(table.browser, DESK).new_page()
    screen.goto(f"{table.server.url}/t/{table.code}/screen")
    screen.get_by_text(table.code, exact=True).wait_for()
    table.deal(zoe="R7 R9", cleo="R1 R2 R3", bob="R4 W W4 W4 G8", first="R5", draw="Y1 Y2 Y3 Y4")
    zoe.press("answer-uno")
    zoe.lay("R7")
    table.cleo.act("play R1")
    table.bob.act("play R4")
    zoe.lay("R9")
    note = own_note(zoe)
    expect(note).to_have_text(zoe.text("page-out-place", number=1))
    expect(zoe.prompt).to_contain_text("Cléo")
    zoe.looks_right(note, everywhere=True)
    expect(screen.locator(".others li", has_text="Zoé").locator(".left")).to_have_text("1st")
    assert misplaced(screen) == []
    assert faults(screen) == []
    assert faults(zoe.page) == []
    zoe.page.reload()
    expect(note).to_be_visible()
    table.cleo.act("play R2")
    table.bob.act("draw")
    table.cleo.act("play R3")
    results = zoe.page.locator(".results")
    expect(results.locator("li").nth(0)).to_contain_text(zoe.text("page-place", number=1))
    expect(results.locator("li").nth(0)).to_contain_text("Zoé")
    expect(results.locator("li").nth(1)).to_contain_text(zoe.text("page-place", number=2))
    expect(results.locator("li").nth(2)).to_contain_text("Bob")
    expect(screen.locator(".results li").nth(1)).to_contain_text("2nd place")
    zoe.looks_right()
    assert faults(zoe.page) == faults(screen) == []
    zoe.page.get_by_role("link", name=zoe.text("page-replay")).click()
    steps = zoe.page.get_by_label(zoe.text("page-step"))
    steps.press("End")
    steps.press("ArrowLeft")
    word = zoe.page.locator(".others li", has_text="Zoé").locator(".left")
    expect(word).to_have_text(zoe.text("page-place-short", number=1))


def test_a_hand_that_grows_too_large_is_put_out(table: Table) -> None:
    """H15: told at the seat, to its player, and when the round is over."""
    zoe = table.open("classic", "fr", PHONE)
    play(table, mercy=True)
    low = [f"{colour}{number}" for number in (1, 2, 3, 4, 6, 7) for colour in "GBY" for _ in range(2)]
    table.deal(
        zoe=" ".join(low[:23]),
        cleo="R1 R2 R3",
        bob=" ".join(["R+2", *low[23:35]]),
        first="R5",
        draw="G8 Y8 B8 Y9",
    )
    zoe.press("answer-draw")
    table.cleo.act("play R1")
    table.bob.act("play R+2")
    note = own_note(zoe)
    expect(note).to_have_text(zoe.text("page-out-round"))
    zoe.looks_right(note, everywhere=True)
    zoe.holds(0)
    assert faults(zoe.page) == []
    table.cleo.act("play R2")
    expect(zoe.prompt).to_contain_text("Bob")
    table.bob.pass_turn()
    table.cleo.act("play R3")
    results = zoe.results("Cléo")
    put_out = zoe.text("page-put-out", count=26)
    expect(results.locator("li", has_text="Zoé")).to_contain_text(put_out)
    zoe.looks_right(results)
    zoe.page.reload()
    expect(zoe.page.locator(".results li", has_text="Zoé")).to_contain_text(put_out)
    assert faults(zoe.page) == []


def test_who_reaches_the_points_is_out_of_the_match(table: Table) -> None:
    """H12: told with the count, and at the seat in the rounds that follow."""
    zoe = table.open("classic", "en", DESK)
    play(table, elimination=True, number_first=True, scoring="low", target=100)
    table.deal(zoe="R7 R9", cleo="W W4 B2", bob="G4 G8 Y3", first="R5", draw="Y1 Y2 Y4 Y6")
    zoe.press("answer-uno")
    zoe.lay("R7")
    table.cleo.pass_turn()
    table.bob.pass_turn()
    zoe.lay("R9")
    results = zoe.results()
    expect(results.locator("li", has_text="Cléo")).to_contain_text(zoe.text("page-drops"))
    expect(results.locator("li", has_text="Bob")).not_to_contain_text(zoe.text("page-drops"))
    zoe.looks_right(results)
    results.get_by_role("button", name=zoe.text("answer-next")).click()
    table.bob.do("next")
    expect(seat(zoe, "Cléo").locator(".left")).to_have_text(zoe.text("page-out"))
    state = seat(zoe, "Cléo").get_by_role("button")
    expect(state).to_have_accessible_name(re.compile(zoe.text("page-table-seat-match", player="Cléo")))
    zoe.holds(7)
    zoe.looks_right(everywhere=True)
    assert faults(zoe.page) == []


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_one_card_or_both(table: Table, lang: str) -> None:
    """H9: whoever holds the same number twice is asked."""
    zoe = table.open("classic", lang)
    play(table, doubles=True)
    table.deal(zoe="R7 R7 B2 G7 R1", cleo="R3 R2 B6", bob="G4 G8 Y3", first="R5", draw="Y1 Y2 Y4 Y6")
    zoe.lay("R7")
    expect(zoe.prompt).to_contain_text(zoe.text("page-table-one_or_both"))
    zoe.looks_right(zoe.button("page-table-both"), everywhere=True)
    zoe.press("page-table-back")
    zoe.holds(5)
    zoe.lay("R7")
    zoe.press("page-table-both")
    zoe.holds(3)
    table.cleo.act("play R3")
    table.bob.pass_turn()
    zoe.lay("R1")
    zoe.holds(2)
    assert faults(zoe.page) == []


def test_a_draw_card_is_passed_on(table: Table) -> None:
    """H11: the victim is told how many cards there are, and passes them on with a tap."""
    zoe = table.open("classic", "fr")
    play(table, bounce=True)
    table.deal(zoe="RS RR B2 R7 G7", cleo="R3 R2 B6", bob="R+2 G8 Y3", first="R5", draw="Y1 Y2 Y4 Y6")
    zoe.lay("R7")
    table.cleo.act("play R3")
    table.bob.act("play R+2")
    expect(zoe.prompt).to_contain_text(zoe.text("count-cards", count=2))
    expect(zoe.page.locator(".hint aside")).to_contain_text(zoe.text("page-hint-respond-pass"))
    zoe.looks_right(zoe.button("answer-accept"), everywhere=True)
    zoe.lay("RS")
    zoe.holds(3)
    zoe.sees("Cléo", 4)
    assert faults(zoe.page) == []


def test_a_card_is_put_down_with_care(table: Table) -> None:
    """H18: the marker is stopped with a tap or a key; the number goes with the answer, or none does."""
    table.moving = True
    zoe = table.open("tippo", "fr")
    play(table, careful_hand=True)
    table.deal(zoe="R6 R8 R9 R3", cleo="G9 G2 G8", bob="G6 G1 G5", first="R5 G7", balance=["holds"] * 9)
    stop = zoe.page.locator(".care .stop")
    zoe.lay("R6")
    expect(zoe.prompt).to_contain_text(zoe.text("page-care-swing"))
    zoe.looks_right(stop, everywhere=True)
    zoe.press("page-care-back")
    zoe.holds(4)
    zoe.lay("R6")
    stand_still(zoe)  # it is told for a moment only
    stop.click()
    expect(zoe.prompt).to_contain_text(re.compile(r"\d+ sur 100"))
    zoe.page.clock.resume()
    zoe.holds(3)
    table.cleo.act("play G9 right")
    table.bob.act("play G6 right")
    zoe.lay("R8")
    zoe.press("page-care-skip")
    zoe.holds(2)
    table.cleo.act("play G2 right")
    table.bob.act("play G1 right")
    zoe.press("answer-uno")
    zoe.lay("R9")
    expect(stop).to_be_focused()
    zoe.page.keyboard.press("Space")
    zoe.holds(1)
    assert faults(zoe.page) == []


def test_without_movement_two_seconds_are_counted(table: Table) -> None:
    """H18: where nothing should move, and for who cannot see it."""
    zoe = table.open("tippo", "en", DESK, hurry=False)
    play(table, careful_hand=True)
    table.deal(zoe="R6 R8 R9", cleo="G9 G2 G8", bob="G6 G1 G5", first="R5 G7", balance=["holds"] * 9)
    stop = zoe.page.locator(".care .stop")
    zoe.lay("R6")
    expect(zoe.prompt).to_contain_text(zoe.text("page-care-count"))
    assert zoe.page.locator(".care .marker").count() == 0
    zoe.looks_right(stop, everywhere=True)
    stand_still(zoe)
    zoe.page.keyboard.press("Enter")
    expect(zoe.prompt).to_contain_text(zoe.text("page-care-counting"))
    zoe.page.clock.run_for(1900)
    zoe.page.keyboard.press("Enter")
    expect(zoe.prompt).to_contain_text("Care: 90 out of 100")  # a tenth of a second too early
    zoe.page.clock.resume()
    zoe.holds(2)
    assert faults(zoe.page) == []


@pytest.mark.parametrize(("lang", "box"), [("en", "classic"), ("fr", "tippo")])
def test_every_house_rule_can_be_chosen_and_says_what_it_does(table: Table, lang: str, box: str) -> None:
    """§9.1: what does not go together cannot be switched on, and the panel says why."""
    page = visitor(table.browser, PHONE, lang).new_page()
    say = catalogue(lang).of(box).say
    page.goto(table.server.url)
    page.locator(f"label:has(input[value={box}])").click()
    page.get_by_role("button", name=say("page-invite-friends")).click()
    page.locator("summary", has_text=say("page-house-rules")).click()

    def switch(name: str) -> Locator:
        return page.get_by_role("switch", name=say(f"house-{name}"), exact=True)

    fitting = {rule.name for rule in BY_NUMBER} - {"classic": {"careful_hand"}, "tippo": NOT_IN_TIPPO}[box]
    assert page.get_by_role("switch").count() == len(fitting)
    for name in fitting:
        expect(switch(name)).to_have_accessible_description(like(say(f"house-{name}.line")))
    expect(switch("mercy")).to_have_accessible_description(like(say("house-mercy-limit", count=25)))
    switch("stacking").click()
    excluded = say("page-rule-excluded", rules=say("house-stacking"))
    for name in ("bounce", "progressive"):
        expect(switch(name)).to_be_disabled()
        expect(switch(name)).to_have_accessible_description(like(excluded))
    needed = say("page-rule-needs", rule=say("switch-scoring"), value=say("scoring-low"))
    expect(switch("elimination")).to_have_accessible_description(like(needed))
    switch("stacking").click()
    expect(switch("bounce")).to_be_enabled()
    switch("bounce").click()
    expect(switch("stacking")).to_be_disabled()
    assert misplaced(page) == []
    assert faults(page) == []
    page.context.close()
