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


# The deal

# Everything takes much longer than anybody would wait.
SLOWLY = """
const soar = Element.prototype.animate;
Element.prototype.animate = function (frames, how) {
  return soar.call(this, frames, { ...how, duration: how.duration * 60, delay: (how.delay ?? 0) * 60 });
};
const later = setTimeout;
window.setTimeout = (call, time, ...more) => later(call, time * 40, ...more);
"""
# The cards that have flown since the page was opened.
FLYING = """
window.flown = new Set();
new MutationObserver(() => {
  for (const card of document.querySelectorAll('.flight')) window.flown.add(card.dataset.flight);
}).observe(document, { childList: true, subtree: true });
"""


def test_the_first_deal_is_seen_and_short(table: Table) -> None:
    table.moving = True
    zoe = table.open("classic", "fr", hurry=False, scripts=[FLYING])
    table.deal(zoe="R3 R1 B2 B4 G7", cleo="G4 B5 Y1 Y2 Y3", bob="R5 Y6 B6 B7 B8", first="R9")
    zoe.prompt.and_(zoe.page.locator(".asked")).wait_for()
    assert zoe.page.evaluate("window.flown.size") >= 5 + 3 + 3  # all of one's own, some of everybody's
    zoe.holds(5)
    zoe.sees("Cléo", 5)
    expect(zoe.page.locator(".own button").first).to_be_visible()


@pytest.mark.parametrize("by", ["key", "tap"])
def test_a_deal_ends_at_once_when_somebody_does_not_want_to_wait(table: Table, by: str) -> None:
    table.moving = True
    zoe = table.open("flip", hurry=False, scripts=[SLOWLY])
    table.deal(zoe="R3/WC R1/P3", cleo="G4/P8 B5/P9", bob="R5/P2 Y6/WC", first="Y1/W")
    flights = zoe.page.locator(".flight")
    expect(flights).not_to_have_count(0)
    expect(zoe.page.locator(".prompt.asked")).to_have_count(0)
    if by == "key":
        zoe.page.keyboard.press("Shift")
    else:
        zoe.page.mouse.click(180, 300)
    zoe.card("R1").wait_for()
    expect(flights).to_have_count(0)
    zoe.holds(2)
    zoe.tap("R1")
    table.cleo.pass_turn()  # it is her turn now


def test_nobody_sees_cards_fly_who_wants_nothing_to_move(table: Table) -> None:
    zoe = table.open("classic", hurry=False, scripts=[SLOWLY, FLYING])
    table.deal(zoe="R3 R1", cleo="G4 B5", bob="R5 Y6", first="R9")
    expect(zoe.page.locator(".own button")).to_have_count(2)
    expect(zoe.page.locator(".own button").first).to_be_visible()
    assert zoe.page.evaluate("window.flown.size") == 0


# A win

# Whatever of the celebration lies on something that can be pressed, or would take a tap.
IN_THE_WAY = """() => [...document.querySelectorAll('.results button, .results a')].filter((button) => {
  const a = button.getBoundingClientRect();
  return !button.contains(document.elementFromPoint(a.x + a.width / 2, a.y + a.height / 2));
}).length"""
FALLING = "() => document.getAnimations().filter((one) => one.effect.target?.closest('.confetti')).length"


@pytest.mark.parametrize(("lang", "by"), [("fr", "key"), ("en", "tap")])
def test_a_win_is_celebrated_on_phones_and_the_television(table: Table, lang: str, by: str) -> None:
    table.moving = True
    zoe = table.open("classic", lang, hurry=False, scripts=[SLOWLY])
    screen = visitor(table.browser, (1920, 1080), lang, moving=True).new_page()
    screen.goto(f"{table.server.url}/t/{table.code}/screen")
    table.deal(zoe="R1", cleo="G4 B5", bob="R5 Y6", first="R9")
    zoe.page.locator(".flight").first.wait_for(state="attached")
    zoe.page.keyboard.press("Shift")
    zoe.tap("R1")
    screen.locator(".results").wait_for()
    expect(screen.locator(".winner [data-avatar]")).to_have_count(1)
    expect(screen.locator(".confetti")).to_have_count(2)
    screen.context.close()
    # A page that shows a match again from its end has seen nothing fly.
    page = visitor(table.browser, PHONE, lang, moving=True).new_page()
    page.add_init_script(SLOWLY)
    page.goto(f"{table.server.url}/t/{table.code}/watch")
    page.locator(".results").wait_for()
    pieces = page.locator(".confetti")
    expect(pieces).to_have_count(2)
    assert page.evaluate(FALLING) >= 24
    assert page.evaluate(IN_THE_WAY) == 0
    assert page.locator(".results .head").get_by_role("heading").count() == 1
    if by == "key":
        page.keyboard.press("Shift")
    else:
        page.mouse.click(180, 100)
    expect(pieces).to_have_count(0)
    expect(page.locator(".winner [data-avatar]")).to_be_visible()
    assert faults(page) == []
    page.context.close()


def test_a_win_is_a_still_picture_for_who_wants_nothing_to_move(table: Table) -> None:
    zoe = table.open("classic", "fr")
    table.deal(zoe="R1", cleo="G4 B5", bob="R5 Y6", first="R9")
    zoe.lay("R1")
    results = zoe.results()
    expect(results.locator(".confetti i").first).to_be_attached()
    assert zoe.page.evaluate(FALLING) == 0
    assert zoe.page.evaluate(IN_THE_WAY) == 0
    assert faults(zoe.page) == []
    zoe.looks_right(results)


# What is said, and what is heard


@pytest.mark.parametrize(("lang", "size"), [("fr", PHONE), ("en", DESK)])
def test_reactions_are_drawings_with_words(table: Table, lang: str, size: tuple[int, int]) -> None:
    zoe = table.open("classic", lang, size)
    table.deal(zoe="R3 R1", cleo="G4 B5", bob="R5 Y6", first="R9")
    zoe.card("R1").wait_for()
    page = zoe.page
    page.get_by_role("button", name=zoe.text("page-phrases"), exact=True).click()
    drawn = page.locator(".list .drawing")
    expect(drawn).to_have_count(6)
    words = [f"phrase-{phrase}" for phrase in ("laugh", "wow", "cry", "angry", "heart", "thumb")]
    for key in words:
        expect(page.get_by_role("button", name=zoe.text(key), exact=True)).to_be_visible()
    expect(page.get_by_role("button", name=zoe.text("phrase-hello"), exact=True)).to_be_visible()
    assert faults(page) == []
    for box in (one.bounding_box() for one in page.locator(".list button").all()):
        assert box is not None
        assert min(box["width"], box["height"]) >= 44
        assert 0 <= box["x"] <= size[0] - box["width"]
        assert box["y"] + box["height"] <= size[1]
    page.get_by_role("button", name=zoe.text("phrase-heart"), exact=True).click()
    bubble = page.locator(".bubble.phrase")
    expect(bubble).to_contain_text(f"Zoé {zoe.text('phrase-heart')}")
    expect(bubble.locator("[data-reaction=heart]")).to_be_visible()
    table.server.wait(table.bob.person.send({"type": "react", "phrase": "wow"}))
    expect(page.locator(".theirs [data-reaction=wow]")).to_be_visible()
    covered = page.evaluate("window.covered")
    assert not covered, covered


LISTEN = """
window.sounded = 0;
window.AudioContext = class extends AudioContext {
  constructor() {
    super();
    window.sounded += 1;
  }
};
"""


@pytest.mark.parametrize(("lang", "answer"), [("fr", "yes"), ("en", "no")])
def test_sounds_are_asked_for_once_and_never_before(table: Table, lang: str, answer: str) -> None:
    zoe = table.open("classic", lang, answered=False, scripts=[LISTEN])
    table.deal(zoe="R3 R1", cleo="R4 B5", bob="R5 Y6", first="R9")
    zoe.card("R1").wait_for()
    page = zoe.page
    question = page.get_by_role("group", name=zoe.text("page-sound-ask"))
    expect(question).to_be_visible()
    zoe.looks_right(question)
    assert faults(page) == []
    zoe.lay("R1")
    table.cleo.act("play R4")
    table.bob.act("play R5")
    zoe.card("R3").wait_for()
    assert page.evaluate("window.sounded") == 0
    question.get_by_role("button", name=zoe.text(f"page-sound-{answer}"), exact=True).click()
    expect(question).to_have_count(0)
    button = page.get_by_role("button", name=zoe.text("page-table-sound"))
    expect(button).to_have_attribute("aria-pressed", str(answer == "yes").lower())
    assert page.evaluate("window.sounded") == (answer == "yes")
    # Not asked again, whatever was said; tips have their place again.
    page.reload()
    zoe.card("R3").wait_for()
    expect(page.locator(".hint aside")).to_be_visible()
    expect(question).to_have_count(0)
    expect(button).to_have_attribute("aria-pressed", str(answer == "yes").lower())
