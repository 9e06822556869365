"""The score pad beside real cards in a real browser: counted, undone, offline, on two screens."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from pioche.server.http.pad_infos import pad_infos
from pioche.texts import Words, catalogue
from tests.page.browsing import DESK, PHONE, Server, faults, visitor
from tests.page.by_keys import Keys, settled
from tests.page.readers import read_in
from tests.waiting import until

PADS = {info.box: info for info in pad_infos(catalogue)}
KEPT = """
async () => {
  const found = [];
  for (const name of await caches.keys())
    for (const one of await (await caches.open(name)).keys()) found.push(new URL(one.url).pathname);
  return found;
}
"""
FULL = """() => {
const put = Storage.prototype.setItem;
Storage.prototype.setItem = function (key, value) {
  if (key === 'pioche-pad') throw new DOMException('full', 'QuotaExceededError');
  put.call(this, key, value);
};
}"""


class Pad:
    """Somebody who counts, in their language."""

    def __init__(self, page: Page, words: Words) -> None:
        self.page = page
        self.words = words
        page.on("pageerror", lambda error: pytest.fail(str(error)))

    def press(self, key: str) -> None:
        """A button, by the key of its text."""
        self.page.get_by_role("button", name=self.words.say(key), exact=True).click()

    def begin(self, box: str, *names: str, form: str = "") -> None:
        """Set a match up; everything else stays as it is."""
        self.page.locator(f"input[type=radio][value={box}]").check(force=True)
        if form:
            self.page.locator(f"input[type=radio][value={form}]").check(force=True)
        while self.page.locator(".one input").count() < len(names):
            self.press("page-together-more")
        while self.page.locator(".one input").count() > len(names):
            self.page.locator(".one button").last.click()
        for at, name in enumerate(names):
            self.page.locator(".one input").nth(at).fill(name)
        self.press("page-pad-begin")

    def count(self, winner: str, **points: str | list[str]) -> None:
        """Count a round: who went out, and what the others hold, typed or tapped by the faces' codes."""
        self.press("page-pad-count")
        self.page.get_by_role("button", name=winner, exact=True).click()
        for name, held in points.items():
            hand = self.page.locator(".hand", has=self.page.get_by_role("heading", name=re.compile(name)))
            if hand.locator(".body").count() == 0:
                hand.locator("h3 button").click()
            if isinstance(held, str):
                hand.get_by_role("textbox").fill(held)
            else:
                for at in held:
                    hand.locator(".deck > button").nth(int(at)).click()
        self.press("page-pad-enter")

    def expect_totals(self, *totals: int) -> None:
        """What everybody has so far."""
        expect(self.page.locator(".total:not(td, th)")).to_have_text([str(one) for one in totals])

    def expect_alert(self, key: str, **filled: str | int) -> None:
        """What was not possible is said kindly."""
        expect(self.page.get_by_role("alert")).to_have_text(self.words.say(key, **filled))


def opened(
    browser: Browser, server: Server, lang: str = "en", size: tuple[int, int] = PHONE, path: str = ""
) -> Pad:
    """A browser with the pad."""
    context = visitor(browser, size, f"{lang}-{lang.upper()}")
    page = context.new_page()
    page.goto(f"{server.url}{path}")
    return Pad(page, catalogue(lang))


def test_a_match_with_real_cards(browser: Browser, server: Server) -> None:
    pad = opened(browser, server, "fr", PHONE)
    page, say = pad.page, pad.words.say
    page.get_by_role("link", name=say("page-pad")).click()
    pad.begin("classic", "Zoé", "Léo", "Zoé")
    pad.expect_alert("page-pad-same", name="Zoé")
    page.get_by_label(say("switch-target")).fill("7")
    pad.begin("classic", "Zoé", "Léo", "Mamie")
    pad.expect_alert("page-pad-target-wrong", least=100, most=1000)
    assert faults(page) == []
    page.get_by_label(say("switch-target")).fill("200")
    pad.press("page-pad-begin")
    expect(page.get_by_text(say("page-pad-begins", name="Zoé", first="Léo"))).to_be_visible()
    # Tapped cards are worth what the engine says; a number can be typed instead.
    cards = PADS["classic"].sides[0].cards
    held = [4, 10, 14]
    pad.count("Zoé", Léo=[str(at) for at in held])
    pad.expect_alert("page-pad-missing", name="Mamie")
    hand = page.locator(".hand.open")
    hand.get_by_role("textbox").fill("a lot")
    pad.press("page-pad-enter")
    most = sum(card.points * card.copies for card in cards)
    pad.expect_alert("page-pad-typed-wrong", name="Mamie", most=most)
    hand.get_by_role("textbox").fill("")
    for _ in range(4):
        hand.locator(".deck > button").nth(13).click()
    hand.locator(".deck > button").nth(13).click()
    pad.expect_alert("page-pad-no-more", count=4)
    for _ in range(3):
        hand.locator(".held > button").first.click()
    assert faults(page) == []
    pad.press("page-pad-enter")
    first = sum(cards[at].points for at in held) + cards[13].points
    pad.expect_totals(first, 0, 0)
    expect(page.locator("main [role=status]")).to_contain_text(
        say("page-pad-total", name="Zoé", points=first)
    )
    expect(page.get_by_text(say("page-pad-begins", name="Léo", first="Mamie"))).to_be_visible()
    # The direction turns; then all of it is taken back, step by step, and written down again.
    pad.press("page-pad-turn")
    expect(page.get_by_text(say("page-pad-way", way="right"))).to_be_visible()
    pad.press("page-pad-undo")
    expect(page.get_by_text(say("page-pad-way", way="left"))).to_be_visible()
    pad.press("page-pad-undo")
    pad.expect_totals(0, 0, 0)
    pad.count("Zoé", Léo="90", Mamie="31")
    pad.count("Léo", Zoé="20", Mamie="5")
    pad.expect_totals(121, 25, 0)
    page.reload()
    pad.expect_totals(121, 25, 0)
    pad.count("Zoé", Léo="40", Mamie="50")
    expect(page.get_by_role("heading", name=say("page-match-won", players="Zoé"))).to_be_visible()
    assert faults(page) == []
    # What a card does stands there in the rulebook's words.
    page.get_by_role("link", name=say("page-pad-cards")).click()
    page.locator(".deck button").nth(14).click()
    expect(page.locator(".answer")).to_contain_text(cards[14].does["fr"])
    assert faults(page) == []
    # The same in another language on a large screen.
    page.goto(f"{server.url}/pad")
    read_in(page, "en", DESK)
    pad = Pad(page, catalogue("en"))
    won = pad.words.say("page-match-won", players="Zoé")
    expect(page.get_by_role("heading", name=won)).to_be_visible()
    assert faults(page) == []
    pad.press("page-pad-again")
    pad.expect_totals(0, 0, 0)
    expect(page.get_by_text(pad.words.say("page-pad-won", count=1))).to_be_visible()
    pad.count("Zoé", Léo=[str(at) for at in held])
    pad.expect_alert("page-pad-missing", name="Mamie")
    assert faults(page) == []
    page.goto(f"{server.url}/pad/cards")
    page.locator(".deck button").nth(14).click()
    expect(page.locator(".answer")).to_contain_text(cards[14].does["en"])
    assert faults(page) == []


def test_every_form_is_counted(browser: Browser, server: Server) -> None:
    pad = opened(browser, server, path="/pad")
    pad.begin("flip", "Ann", "Ben", "Cleo", form="race-teams")
    pad.expect_alert("page-pad-seats", count=4)
    pad.begin("flip", "Ann", "Ben", "Cleo", "Dan", form="race-teams")
    # The hand of a partner is not asked for; the side that is up decides what cards count.
    pad.press("page-pad-count")
    pad.page.get_by_role("button", name="Ann", exact=True).click()
    expect(pad.page.locator(".hand")).to_have_count(2)
    pad.page.get_by_role("button", name="dark side", exact=True).click()
    dark = PADS["flip"].sides[1].cards
    pad.page.locator(".hand.open .deck > button").last.click()
    pad.page.locator(".hand h3 button").nth(1).click()
    pad.page.locator(".hand.open .deck > button").first.click()
    pad.press("page-pad-enter")
    pad.expect_totals(dark[-1].points + dark[0].points, 0)
    pad.press("page-pad-others")
    pad.begin("tippo", "Ann", "Ben", "Cleo", "Dan", form="low-elimination")
    pad.count("Ann", Ben="500", Cleo="10", Dan="499")
    pad.expect_totals(0, 500, 10, 499)
    expect(pad.page.locator("li.gone")).to_contain_text("Ben")
    pad.count("Ann", Cleo="600", Dan="1")
    expect(pad.page.get_by_role("heading", name="The match goes to Ann.")).to_be_visible()
    # By mistake put away, and had back.
    pad.press("page-pad-others")
    pad.press("page-pad-on")
    expect(pad.page.get_by_role("heading", name="The match goes to Ann.")).to_be_visible()
    pad.press("page-pad-others")
    pad.begin("transformers", "Ann", "Ben", form="single")
    pad.press("page-pad-one-round")
    pad.press("page-pad-enter")
    pad.expect_alert("page-pad-no-winner")
    pad.page.get_by_role("button", name="Ben", exact=True).click()
    pad.press("page-pad-enter")
    expect(pad.page.get_by_role("heading", name="The match goes to Ben.")).to_be_visible()


def test_without_a_connection_and_on_a_second_screen(browser: Browser, frail: Server) -> None:
    pad = opened(browser, frail, "fr", path="/pad")
    page = pad.page
    pad.begin("classic", "Zoé", "Léo")
    needed = {"/api/pad", "/api/boxes", "/api/texts/fr.page.ftl"}
    until(lambda: needed <= set(page.evaluate(KEPT)), lambda: f"only {page.evaluate(KEPT)} is kept")
    frail.kill()
    page.reload()  # a network, but no server
    pad.expect_totals(0, 0)
    page.context.set_offline(True)
    page.goto(f"{frail.url}/pad")
    pad.count("Zoé", Léo="33")
    pad.expect_totals(33, 0)
    with page.context.expect_page() as other:
        page.get_by_role("link", name=pad.words.say("page-pad-screen")).click()
    screen = Pad(other.value, pad.words)
    screen.expect_totals(33, 0)
    assert faults(screen.page) == []
    pad.count("Léo", Zoé="7")
    screen.expect_totals(33, 7)
    page.get_by_role("link", name=pad.words.say("page-pad-cards")).click()
    page.locator(".deck button").nth(12).click()
    expect(page.locator(".answer")).to_contain_text(PADS["classic"].sides[0].cards[12].does["fr"])


def test_the_balance_of_a_phone(browser: Browser, server: Server) -> None:
    pad = opened(browser, server, path="/pad")
    page, say = pad.page, pad.words.say
    pad.begin("tippo", "Ann", "Ben")
    page.get_by_role("link", name=say("page-pad-balance")).click()
    expect(page.locator(".size")).to_have_text(["1", "1"])
    pad.press("page-pad-right")
    expect(page.locator(".size")).to_have_text(["1", "2"])
    expect(page.locator("main [role=status]")).to_contain_text(
        say("page-pad-holds", lean="right", left=1, right=2)
    )
    assert faults(page) == []
    pad.press("page-pad-take")
    pad.press("page-pad-undo")
    pad.press("page-pad-undo")
    expect(page.locator(".size")).to_have_text(["1", "1"])
    # Most differ by 5 when it falls, none by more than 9; the same step after an undo has the same end.
    fallen = page.locator(".said.fell")
    for right in range(2, 12):
        pad.press("page-pad-right")
        expect(page.locator(f".said.fell, .size:text-is('{right}')").first).to_be_visible()
        expect(page.locator(".hands [aria-disabled=true]")).to_have_count(0)
        if fallen.count() > 0:
            break
    expect(fallen).to_contain_text("takes 2 cards")
    expect(page.locator(".size")).to_have_text(["1", "1"])
    pad.press("page-pad-undo")
    expect(page.locator(".size").nth(1)).not_to_have_text("1")
    pad.press("page-pad-right")
    expect(fallen).to_be_visible()
    assert faults(page) == []


def test_a_browser_that_keeps_nothing_says_so(browser: Browser, server: Server) -> None:
    pad = opened(browser, server, path="/pad")
    pad.page.evaluate(FULL)
    pad.begin("classic", "Ann", "Ben")
    pad.expect_alert("page-pad-lost")
    # It goes on all the same, also on the second screen.
    with pad.page.context.expect_page() as other:
        pad.page.get_by_role("link", name=pad.words.say("page-pad-screen")).click()
    screen = Pad(other.value, pad.words)
    screen.expect_totals(0, 0)
    pad.count("Ann", Ben="12")
    pad.expect_totals(12, 0)
    screen.expect_totals(12, 0)


def test_by_keys_and_names_alone(browser: Browser, server: Server) -> None:
    page = opened(browser, server, "fr", path="/pad").page
    words = catalogue("fr")
    keys = Keys(page, words)
    keys.to(page.get_by_role("radio", name=words.say("box-classic")))
    for _ in range(4):
        page.keyboard.press("ArrowRight")
    for number, name in enumerate(("Zoé", "Léo"), 1):
        keys.write(words.say("page-together-name", number=number), name)
    keys.press("page-together-less", number=3)
    keys.press("page-pad-begin")
    assert faults(page) == []
    keys.press("page-pad-turn")
    keys.press("page-pad-count")
    keys.use("Zoé")
    keys.to(page.locator(".hand .deck button").nth(9))
    page.keyboard.press("Enter")
    keys.press("page-pad-enter")
    expect(page.get_by_role("status").filter(has_text="Zoé")).to_have_count(1)
    keys.press("page-pad-undo")
    keys.press("page-pad-balance", "link")
    keys.press("page-pad-left")
    keys.press("page-pad-undo")
    assert faults(page) == []
    keys.press("page-pad-back", "link")
    keys.press("page-pad-cards", "link")
    keys.to(page.locator(".deck button").nth(12))
    page.keyboard.press("Enter")
    expect(page.locator(".answer h2")).to_be_visible()
    settled(page)
    keys.press("page-pad-back", "link")
    keys.press("page-pad-others")
    expect(page.get_by_role("button", name=words.say("page-pad-begin"))).to_be_visible()
