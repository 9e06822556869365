"""A first game that teaches, as a new player does it: left, gone on with, and a real round after."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, expect

from pioche.lessons.lesson import Lesson, Step, lesson_of
from tests.page.browsing import PHONE, Server, faults, visitor
from tests.page.by_keys import Keys
from tests.page.layout import misplaced
from tests.page.page_tables import HURRY, Player


def lesson(box: str) -> Lesson:
    """The lesson of one of our boxes."""
    found = lesson_of(box)
    assert found is not None
    return found


def do(player: Player, step: Step) -> None:
    """What a step asks for, as a finger does it."""
    if not step.do:
        player.page.get_by_role("button", name=player.text("page-learn-on")).click()
        return
    _, verb, *words = step.do[0].split()
    match verb:
        case "play":
            player.tap(words[0].split("/")[0])
            if words[1:] in (["left"], ["right"]) and player.prompt.get_by_role("button").count() > 1:
                player.page.locator("button.tray").nth(["left", "right"].index(words[1])).click(
                    force=True
                )  # a beam under strain never rests
        case "draw":
            player.draw()
        case "name":
            player.colour(words[0])
        case "target":
            player.target(words[0])
        case "lay":
            player.page.locator(f'.own button[data-code="{words[0]}"]').first.click()
        case "uno":
            player.page.locator(".uno:not(:disabled)").click()
        case "catch":
            player.page.locator("button.catch").click()
        case "place":
            player.press("answer-place")
        case "challenge":
            player.press("answer-challenge", player="Tom")
        case "done":
            player.press("answer-done")
        case _:
            raise AssertionError(verb)


def walk(player: Player, box: str, first: int = 0) -> None:
    """Do everything from a step on."""
    steps = lesson(box).steps
    for number, step in enumerate(steps[first:], first):
        progress = player.text("page-learn-step", step=number + 1, steps=len(steps))
        expect(player.page.get_by_role("img", name=progress)).to_be_visible()
        expect(player.page.locator(".say")).to_contain_text(player.text(f"lesson-{box}-{step.say}"))
        do(player, step)


def learner(browser: Browser, lang: str, box: str) -> tuple[Page, Player]:
    """Somebody new, on a phone."""
    page = visitor(browser, PHONE, lang).new_page()
    page.add_init_script(HURRY)
    return page, Player(page, lang, box)


@pytest.mark.parametrize(("box", "lang"), [("tippo", "fr"), ("classic", "en")])
def test_a_lesson_from_the_first_visit_to_a_real_round(
    browser: Browser, server: Server, box: str, lang: str
) -> None:
    page, player = learner(browser, lang, box)
    page.goto(server.url)
    page.locator(f"label:has(input[value={box}])").click()
    expect(page.locator(".first")).to_contain_text(player.text("page-learn-first"))
    assert misplaced(page) == []
    page.locator(".first").get_by_role("link").click()
    walk(player, box)
    expect(page.locator(".say")).to_contain_text(player.text("page-learn-over"))
    assert misplaced(page) == []
    assert faults(page) == []
    page.get_by_role("button", name=player.text("page-learn-play")).dblclick()
    expect(page.locator(".own button")).not_to_have_count(0)
    expect(page.locator(".others li")).to_have_count(2)
    expect(page.locator(".advice")).to_be_visible()
    page.goto(server.url)
    page.locator(f"label:has(input[value={box}])").click()
    expect(page.locator(".first")).to_have_count(0)
    expect(page.get_by_role("link", name=player.text("page-learn"))).to_be_visible()


def test_a_wrong_try_is_told_why_and_a_lesson_is_gone_on_with(browser: Browser, server: Server) -> None:
    page, player = learner(browser, "en", "classic")
    page.goto(f"{server.url}/rules/classic")
    page.get_by_role("link", name="Learn to play").click()
    page.get_by_role("button", name="Go on").click()
    expect(page.locator(".say")).to_contain_text("You can play a card that")
    page.locator('.own button[data-code="Y9"]').click(position={"x": 14, "y": 40}, force=True)
    expect(page.locator(".prompt p")).to_contain_text("You can’t play that: you need red or a 5.")
    player.draw()
    expect(page.locator(".prompt p")).to_contain_text("The rules allow that")
    assert faults(page) == []
    assert misplaced(page) == []
    page.reload()
    expect(page.locator(".say")).to_contain_text("You can play a card that")
    # By keys alone.
    player.tab_to(page.locator('.own button[data-open="true"]').first)
    page.keyboard.press("Enter")
    expect(page.locator(".say")).to_contain_text("The same number works too")
    page.get_by_role("button", name="Back", exact=True).click()
    expect(page.locator(".say")).to_contain_text("You can play a card that")
    page.get_by_role("button", name="Skip", exact=True).click()
    expect(page.get_by_role("button", name="Play now")).to_be_visible()


def test_a_lesson_by_keys_and_names_alone(browser: Browser, server: Server) -> None:
    page, player = learner(browser, "fr", "tippo")
    page.goto(f"{server.url}/rules/tippo")
    keys = Keys(page, player.words)
    keys.press("page-learn", "link")
    steps = lesson("tippo").steps
    number = next(at for at, step in enumerate(steps) if step.do)
    for _ in range(number):
        keys.press("page-learn-on")
    said = page.locator(".say").inner_text()
    keys.to(page.locator('.own button[data-open="true"]').first)
    page.keyboard.press("Enter")
    # A card of Tippo goes to one of two trays, which are buttons with names of their own.
    if player.prompt.get_by_role("button").count() > 1:
        keys.to(page.locator("button.tray").first)
        page.keyboard.press("Enter")
    page.wait_for_function("(said) => document.querySelector('.say').innerText !== said", arg=said)
    keys.press("page-learn-back")
    keys.press("page-learn-skip")
    expect(page.get_by_role("button", name=player.text("page-play-now"))).to_be_visible()


def test_a_choice_of_ours_shows_its_case(browser: Browser, server: Server) -> None:
    page, player = learner(browser, "fr", "tippo")
    page.goto(f"{server.url}/rules/tippo")
    title = player.text("switch-tilt_wild_namer")
    choice = page.locator("li", has_text=title)
    choice.get_by_role("link", name=player.text("page-case-see")).click()
    page.wait_for_url("**/rules/tippo/R86")
    expect(page.locator("h1")).to_contain_text(title)
    expect(page.locator("p.said")).to_contain_text(player.text("switch-tilt_wild_namer-payer"))
    for k in range(4):
        page.get_by_role("button", name=player.text("page-next"), exact=True).click()
        expect(page.locator(".step")).to_have_text(f"{k + 1} / 4")
    expect(page.locator(".controls .told")).to_contain_text("Mia demande du rouge")
    expect(page.locator(".bubble")).to_have_count(0)  # what Mia asked for, which is over her seat for a while
    assert faults(page) == []
    assert misplaced(page) == []
    page.get_by_role("link", name=player.text("page-case-back")).click()
    expect(choice).to_be_visible()
