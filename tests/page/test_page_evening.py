"""An evening and a cup in real browsers: votes, standings, a cup to its picture, and the television."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from pioche.texts import Words, catalogue
from tests.page.browsing import DESK, PHONE, faults, visitor
from tests.page.by_keys import Keys
from tests.page.page_tables import HURRY, Player, ScriptedServer
from tests.server.serving import Person, play_on
from tests.waiting import until

TELEVISION = (1920, 1080)


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ScriptedServer]:
    """A server for the tests of this file."""
    running = ScriptedServer(tmp_path_factory.mktemp("evening"), deal_wait=0, grace=1)
    with running:
        yield running


def aside(work: Any) -> Any:
    """Something of a friend's, beside the browser's event loop."""
    with ThreadPoolExecutor(1) as pool:
        return pool.submit(lambda: asyncio.run(work())).result()


def sit_down(page: Page, words: Any, name: str, button: str) -> None:
    """Take part under a name."""
    page.get_by_label(words.say("page-nickname")).fill(name)
    page.get_by_role("button", name=words.say(button), exact=True).click()


def test_a_table_votes_for_another_box_and_keeps_standings(browser: Browser, house: ScriptedServer) -> None:
    french, english = catalogue("fr"), catalogue("en")
    ann = visitor(browser, PHONE, "fr-FR").new_page()

    async def play() -> Person:
        """Somebody has played a match of one card against a bot at this table before."""
        deal(house, "R7", "W4 W4 G7 G8")
        host = Person(house, "Zoé")
        await host.open("classic", seats=3, bots=["random"], options={"target": 100})
        await host.connect()
        await host.do("start")
        await host.shuffle()
        await play_on(host, lambda p: p.update["table"]["finished"])
        await host.leave()
        return host

    zoe = aside(play)
    context = visitor(browser, DESK, "en-GB")
    context.add_cookies([{"name": "pioche", "value": zoe.cookie, "url": house.url}])
    host = context.new_page()
    host.goto(f"{house.url}/t/{zoe.code}")
    host.get_by_role("button", name=english.say("page-to-lobby")).click()
    expect(host.get_by_role("heading", name=english.say("page-evening", count=1))).to_be_visible()
    host.get_by_role("button", name=english.say("page-evening-count-wins")).click()
    expect(host.get_by_text(english.say("page-evening-line-wins"))).to_be_visible()
    host.get_by_role("button", name=english.say("page-evening-picture")).click()
    keep = host.get_by_role("link", name=english.say("page-coach-card-keep"))
    expect(keep).to_have_attribute("href", re.compile("^data:image/png"))
    assert faults(host) == []
    ann.goto(f"{house.url}/t/{zoe.code}")
    ann.get_by_role("button", name=french.say("page-to-lobby")).click()
    sit_down(ann, french, "Ann", "page-join")
    # By keys alone: the box is chosen among five with the arrows.
    keys = Keys(ann, french)
    keys.press("page-vote-open")
    keys.to(ann.get_by_role("radio", name=french.say("box-classic")).last)
    ann.keyboard.press("ArrowRight")
    ann.keyboard.press("ArrowRight")
    keys.press("page-vote-suggest")
    expect(ann.get_by_role("button", name=french.say("page-vote-yes"))).to_have_attribute(
        "aria-pressed", "true"
    )
    assert faults(ann) == []
    screen = visitor(browser, TELEVISION, "en-GB").new_page()
    screen.goto(f"{house.url}/t/{zoe.code}/screen")
    suggested = english.say("page-vote-suggested", player="Ann", box=english.say("box-flip"))
    expect(screen.get_by_text(suggested)).to_be_visible()
    assert faults(screen) == []
    # A deal does not drop it in silence; then the host is for it.
    expect(host.get_by_role("button", name=english.say("page-vote-yes"))).to_be_visible()
    host.clock.install()
    host.get_by_role("button", name=english.say("page-rematch")).click()
    expect(host.get_by_text(english.say("page-vote-deal"))).to_be_visible()
    host.clock.fast_forward(600)  # an answer so soon would be the second tap of the same finger
    host.get_by_role("button", name=english.say("page-agree-deal-no")).click()
    Keys(host, english).press("page-vote-yes")
    title = french.say("page-lobby-title", box=french.say("box-flip"))
    expect(ann.get_by_role("heading", name=title)).to_be_visible()


def test_a_cup_from_its_opening_to_its_picture(browser: Browser, house: ScriptedServer) -> None:
    words = catalogue("fr")
    host = visitor(browser, PHONE, "fr-FR").new_page()
    host.goto(house.url)
    # The host has no mouse.
    keys = Keys(host, words)
    keys.press("page-cup", "link")
    keys.write(words.say("page-nickname"), "Zoé")
    keys.press("page-cup-open-new")
    expect(host.get_by_text(words.say("page-cup-members", count=1))).to_be_visible()
    keys.to(host.get_by_label(words.say("page-cup-size-choose")))
    host.keyboard.press("2")
    keys.press("page-cup-form-knock_out")
    expect(host.get_by_text(words.say("page-cup-size", count=2))).to_be_visible()
    assert faults(host) == []
    code = host.url.rsplit("/", 1)[1]
    guests = []
    for name in ("Ann", "Ben"):
        page = visitor(browser, PHONE, "fr-FR").new_page()
        if name == "Ann":
            page.goto(house.url)
            page.get_by_label(words.say("page-code-any")).fill(code.lower())
            page.get_by_role("button", name=words.say("page-join"), exact=True).click()
        else:
            page.goto(f"{house.url}/cup/{code}")
        sit_down(page, words, name, "page-cup-take-part")
        expect(page.get_by_text(words.say("page-cup-wait", player="Zoé"))).to_be_visible()
        guests.append(page)
    assert faults(guests[0]) == []
    screen = visitor(browser, TELEVISION, "fr-FR").new_page()
    screen.goto(f"{house.url}/cup/{code}/screen")
    expect(screen.get_by_text(words.say("page-cup-members", count=3))).to_be_visible()
    assert faults(screen) == []
    keys.press("page-cup-begin")
    expect(screen.get_by_role("heading", name=words.say("page-cup-tables", number=1))).to_be_visible()
    expect(screen.get_by_role("heading", name=words.say("page-cup-next"))).to_be_visible()
    assert faults(screen) == []
    # Two of the three have a table; the third sits out, and everybody sees it.
    everybody = [host, *guests]
    for page in everybody:
        expect(page.get_by_role("heading", name=words.say("page-cup-next"))).to_be_visible()
    own = [
        page for page in everybody if page.get_by_role("link", name=words.say("page-cup-to-table")).count()
    ]
    assert len(own) == 2
    own[0].get_by_role("link", name=words.say("page-cup-to-table")).click()
    expect(own[0].get_by_role("link", name=words.say("page-cup-back"))).to_be_visible()
    assert faults(own[0]) == []
    own[0].get_by_role("link", name=words.say("page-cup-back")).click()
    # One of them has to go: the other one is through, and it goes on.
    leaving = Keys(own[1], words)
    leaving.press("page-cup-leave")
    leaving.press("page-cup-leave")
    expect(screen.get_by_text(words.say("page-cup-by-walkover"))).to_be_visible()
    # Whoever is the host now can go on; the others see it too, but only after a while.
    next_round = words.say("page-cup-next-round")
    acting = until(
        lambda: [page for page in everybody if page.get_by_role("button", name=next_round).count() > 0],
        "nobody can go on",
    )
    acting[0].get_by_role("button", name=next_round).click()
    # The host decides the final, which nobody can play any more.
    award = acting[0].get_by_role("button", name=words.say("page-cup-award"))
    award.click()
    acting[0].locator("main li .row").get_by_role("button").last.click()
    acting[0].get_by_role("button", name=words.say("page-cup-end")).click()
    expect(acting[0].get_by_role("button", name=words.say("page-evening-picture"))).to_be_visible()
    acting[0].get_by_role("button", name=words.say("page-evening-picture")).click()
    keep = acting[0].get_by_role("link", name=words.say("page-coach-card-keep"))
    expect(keep).to_have_attribute("href", re.compile("^data:image/png"))
    assert faults(acting[0]) == []
    expect(screen.locator("#winner")).to_be_visible()


class Member:
    """Somebody who takes part, with a browser and a language of their own."""

    def __init__(self, browser: Browser, name: str, words: Words, size: tuple[int, int] = PHONE) -> None:
        self.name = name
        self.words = words
        self.page: Page = visitor(browser, size, words.lang).new_page()
        self.page.add_init_script(HURRY)

    def button(self, key: str) -> None:
        """Press a button, by the key of its text."""
        self.page.get_by_role("button", name=self.words.say(key), exact=True).click()

    def link(self, key: str) -> None:
        """Follow a link, by the key of its text."""
        self.page.get_by_role("link", name=self.words.say(key), exact=True).click()

    def sit_down(self, key: str) -> None:
        """Take part under one's name."""
        self.page.get_by_label(self.words.say("page-nickname")).fill(self.name)
        self.button(key)


def deal(house: ScriptedServer, first: str, second: str) -> None:
    """What the first and the second seat of a table hold; the first one begins."""
    hands = {"dealer": 1, "hands": [first.split(), second.split()], "first": ["R5"], "draw": ["Y1", "Y2"]}
    house.deal.write_text(json.dumps(hands), encoding="utf-8")


def at_table(members: list[Member]) -> tuple[Member, Member]:
    """The two who are called to the table of this round, the first seat first; their match has begun."""
    called = []
    for one in members:
        expect(one.page.get_by_role("heading", name=one.words.say("page-cup-next"))).to_be_visible()
        if one.page.get_by_role("link", name=one.words.say("page-cup-to-table")).count() > 0:
            one.link("page-cup-to-table")
            called.append(one)
    for one in called:
        expect(one.page.get_by_role("link", name=one.words.say("page-cup-back"))).to_be_visible()
        # Nobody is invited to a table of a cup, or sent away from it.
        expect(one.page.get_by_text(one.words.say("page-invite-friends"))).to_have_count(0)
    first, second = sorted(called, key=lambda one: one.page.locator("main ol li.you + li").count() == 0)
    assert faults(first.page) == []
    first.button("page-start")
    return first, second


def lay(one: Member, code: str) -> None:
    """Lay a card by a tap."""
    Player(one.page, one.words.lang, "classic").lay(code)


def test_three_play_all_against_all_and_one_of_them_leaves(browser: Browser, house: ScriptedServer) -> None:
    french, english = catalogue("fr"), catalogue("en")
    zoe = Member(browser, "Zoé", french)
    members = [zoe, Member(browser, "Ann", english), Member(browser, "Ben", english, DESK)]
    zoe.page.goto(f"{house.url}/cup")
    zoe.sit_down("page-cup-open-new")
    zoe.page.get_by_label(french.say("page-cup-size-choose")).select_option("2")
    zoe.page.get_by_text(french.say("page-more-rules")).click()
    zoe.page.get_by_label(french.say("switch-target")).fill("100")
    zoe.page.keyboard.press("Enter")
    expect(zoe.page.get_by_text(french.say("page-cup-code"))).to_be_visible()
    code = zoe.page.url.rsplit("/", 1)[1]
    for one in members[1:]:
        one.page.goto(f"{house.url}/cup/{code}")
        one.sit_down("page-cup-take-part")
        expect(one.page.get_by_text(english.say("page-cup-wait", player="Zoé"))).to_be_visible()
    screen = visitor(browser, TELEVISION, "fr-FR").new_page()
    screen.goto(f"{house.url}/cup/{code}/screen")
    expect(screen.get_by_text(french.say("page-cup-members", count=3))).to_be_visible()
    zoe.button("page-cup-begin")
    # A match of one card: two play, the third one waits, and the television shows who.
    deal(house, "R7", "W4 W4 G7 G8")
    first, second = at_table(members)
    (third,) = [one for one in members if one not in (first, second)]
    expect(screen.get_by_text(french.say("page-cup-playing"), exact=True)).to_be_visible()
    expect(screen.get_by_text(french.say("page-cup-byes", players=third.name))).to_be_visible()
    lay(first, "R7")
    for one in (first, second):
        expect(one.page.locator(".results")).to_be_visible()
    assert faults(second.page) == []
    for one in (first, second):
        one.link("page-cup-back")
    leader = screen.locator("tbody tr").first
    expect(leader).to_contain_text(re.compile(f"1\\..*{first.name}.*1.*1.*1", re.DOTALL))
    assert faults(screen) == []
    assert faults(third.page) == []
    # In the second round somebody goes in the middle of the match: the other one has won, and is told so.
    members[0].button("page-cup-next-round")
    expect(screen.get_by_role("heading", name=french.say("page-cup-tables", number=2))).to_be_visible()
    deal(house, "R7 R8", "G+2 Y+2 GS YS GR YR")
    first, second = at_table(members)
    lay(first, "R7")
    first.page.locator(".uno:not(:disabled)").click()
    second.page.goto(f"{house.url}/cup/{code}")
    second.button("page-cup-leave")
    assert faults(second.page) == []
    second.page.get_by_role("alertdialog").get_by_role(
        "button", name=second.words.say("page-cup-leave")
    ).click()
    expect(screen.locator("tbody tr", has_text=second.name)).to_contain_text(french.say("page-cup-left"))
    assert faults(first.page) == []
    first.link("page-cup-forsaken")
    expect(screen.get_by_text(french.say("page-cup-by-walkover"), exact=True)).to_be_visible()
    assert faults(screen) == []
    # Two are left: they meet, and the cup has its winner and its picture.
    members.remove(second)
    members[0].button("page-cup-next-round")
    expect(screen.get_by_role("heading", name=french.say("page-cup-tables", number=3))).to_be_visible()
    deal(house, "R7", "W4 W4 G7 G8")
    first, second = at_table(members)
    lay(first, "R7")
    for one in (first, second):
        one.link("page-cup-back")
    members[0].button("page-cup-end")
    for one in members:
        one.button("page-evening-picture")
        keep = one.page.get_by_role("link", name=one.words.say("page-coach-card-keep"))
        expect(keep).to_have_attribute("href", re.compile("^data:image/png"))
        assert faults(one.page) == []
    expect(screen.locator("#winner")).to_contain_text(french.say("page-cup-won", players=first.name))
    assert faults(screen) == []
