"""A cup played card by card in real browsers: odd numbers, somebody who leaves, a television, a picture."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from pioche.texts import Words, catalogue
from tests.page.browsing import DESK, PHONE, faults, visitor
from tests.page.page_tables import HURRY, Player, ScriptedServer

TELEVISION = (1920, 1080)
FRENCH, ENGLISH = catalogue("fr"), catalogue("en")


@pytest.fixture(scope="module")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ScriptedServer]:
    """A server that deals what a test has written down."""
    with ScriptedServer(tmp_path_factory.mktemp("cup"), deal_wait=0, grace=1) as running:
        yield running


class Member:
    """Somebody who takes part, with a browser and a language of their own."""

    def __init__(self, browser: Browser, name: str, words: Words, size: tuple[int, int] = PHONE) -> None:
        self.name = name
        self.words = words
        self.page: Page = visitor(browser, size, {"fr": "fr-FR", "en": "en-GB"}[words.lang]).new_page()
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


def deal(hall: ScriptedServer, first: str, second: str) -> None:
    """What the first and the second seat of a table hold; the first one begins."""
    hands = {"dealer": 1, "hands": [first.split(), second.split()], "first": ["R5"], "draw": ["Y1", "Y2"]}
    hall.deal.write_text(json.dumps(hands), encoding="utf-8")


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
    first, second = sorted(
        called, key=lambda one: one.page.locator("main ol li").first.inner_text().find(one.name), reverse=True
    )
    assert faults(first.page) == []
    first.button("page-start")
    return first, second


def lay(one: Member, code: str) -> None:
    """Lay a card by a tap."""
    Player(one.page, one.words.lang, "classic").lay(code)


def test_three_play_all_against_all_and_one_of_them_leaves(browser: Browser, hall: ScriptedServer) -> None:
    zoe = Member(browser, "Zoé", FRENCH)
    members = [zoe, Member(browser, "Ann", ENGLISH), Member(browser, "Ben", ENGLISH, DESK)]
    zoe.page.goto(f"{hall.url}/cup")
    zoe.sit_down("page-cup-open-new")
    zoe.page.get_by_label(FRENCH.say("page-cup-size-choose")).select_option("2")
    zoe.page.get_by_text(FRENCH.say("page-more-rules")).click()
    zoe.page.get_by_label(FRENCH.say("switch-target")).fill("100")
    zoe.page.keyboard.press("Enter")
    expect(zoe.page.get_by_text(FRENCH.say("page-cup-code"))).to_be_visible()
    code = zoe.page.url.rsplit("/", 1)[1]
    for one in members[1:]:
        one.page.goto(f"{hall.url}/cup/{code}")
        one.sit_down("page-cup-take-part")
        expect(one.page.get_by_text(ENGLISH.say("page-cup-wait", player="Zoé"))).to_be_visible()
    screen = visitor(browser, TELEVISION, "fr-FR").new_page()
    screen.goto(f"{hall.url}/cup/{code}/screen")
    expect(screen.get_by_text(FRENCH.say("page-cup-members", count=3))).to_be_visible()
    zoe.button("page-cup-begin")
    # A match of one card: two play, the third one waits, and the television shows who.
    deal(hall, "R7", "W4 W4 G7 G8")
    first, second = at_table(members)
    (third,) = [one for one in members if one not in (first, second)]
    expect(screen.get_by_text(FRENCH.say("page-cup-playing"), exact=True)).to_be_visible()
    expect(screen.get_by_text(FRENCH.say("page-cup-byes", players=third.name))).to_be_visible()
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
    expect(screen.get_by_role("heading", name=FRENCH.say("page-cup-tables", number=2))).to_be_visible()
    deal(hall, "R7 R8", "G+2 Y+2 GS YS GR YR")
    first, second = at_table(members)
    lay(first, "R7")
    first.page.locator(".uno:not(:disabled)").click()
    second.page.goto(f"{hall.url}/cup/{code}")
    second.button("page-cup-leave")
    assert faults(second.page) == []
    second.page.get_by_role("alertdialog").get_by_role(
        "button", name=second.words.say("page-cup-leave")
    ).click()
    expect(screen.locator("tbody tr", has_text=second.name)).to_contain_text(FRENCH.say("page-cup-left"))
    assert faults(first.page) == []
    first.link("page-cup-forsaken")
    expect(screen.get_by_text(FRENCH.say("page-cup-by-walkover"), exact=True)).to_be_visible()
    assert faults(screen) == []
    # Two are left: they meet, and the cup has its winner and its picture.
    members.remove(second)
    members[0].button("page-cup-next-round")
    expect(screen.get_by_role("heading", name=FRENCH.say("page-cup-tables", number=3))).to_be_visible()
    deal(hall, "R7", "W4 W4 G7 G8")
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
    expect(screen.locator("#winner")).to_contain_text(FRENCH.say("page-cup-won", players=first.name))
    assert faults(screen) == []
