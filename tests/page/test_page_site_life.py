"""What a device goes through: handed round, killed, cleared; and games that go from one to another."""

from __future__ import annotations

import os
import re
import shutil
import signal
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, ViewportSize, expect

from pioche.texts.catalogue import catalogue
from tests.page.browsing import FLAGS, TABLET, faults
from tests.page.plain_site import LISTEN, Bare, dealt, lay, phone, take_up, visit
from tests.page.test_page_pad import Pad

HOME = "pioche.home"  # a name on a home network: browsers trust it less than this machine itself
# Two people answer by turns, until one of them may be caught.
UNTIL_A_CALL = """
async (code) => {
  let over, dice = 7;
  const done = new Promise((ok) => { over = ok; });
  const asked = new Set();
  const say = (port, command, seen) => w.postMessage({say: port, text: JSON.stringify(
    {type: 'do', id: `call-${self.ids = (self.ids ?? 0) + 1}`, seen, command})});
  const off = on(async (m) => {
    if (m.said === undefined) return;
    const x = JSON.parse(m.text);
    if (x.type !== 'update') return;
    if (x.you.number_wanted) return say(m.said, {do: 'number', number: 'ab'.repeat(16)}, x.version);
    const all = (x.game?.answers ?? []).filter((one) => !['uno', 'catch'].includes(one.verb));
    if (!x.game || x.game.asked !== x.you.seat || !all.length || asked.has(x.version)) return;
    asked.add(x.version);
    const [, calls] = await ask('GET', `/api/tables/${code}/calls`);
    const found = JSON.parse(calls);
    if (found.some((one) => one.answer.verb === 'catch')) return over(found);
    dice = dice * 48271 % 2147483647;
    say(m.said, {do: 'answer', ...all[dice % all.length]}, x.version);
  });
  for (const [port, person] of [[1, 0], [2, 1]]) {
    w.postMessage({open: port, code, person});
    w.postMessage({say: port, text: JSON.stringify({type: 'hello', protocol: 1, lang: 'en', since: null})});
  }
  const calls = await done;
  off();
  return calls;
}"""


# Around one device


def test_calls_from_the_cover_and_a_tablet_in_the_middle(browser: Browser, url: str, site: Path) -> None:
    """Anybody around may catch who forgot to call; in the middle the table stays open, and hands do not."""
    size = ViewportSize(width=TABLET[0], height=TABLET[1])
    context = browser.new_context(viewport=size, locale="en", reduced_motion="reduce")
    table = Bare(context, url, site)
    code = table.table("classic", seats=2, bots=[])
    calls = table.page.evaluate(UNTIL_A_CALL, code)
    (caught,) = {one["answer"]["target"] for one in calls if one["answer"]["verb"] == "catch"}
    # Somebody else may be about to have one card left, and can call already.
    assert caught in {one["seat"] for one in calls if one["answer"]["verb"] == "uno"}
    table.page.close()

    names = ["Zoé", "Bob"]
    context.add_init_script(LISTEN)
    page = visit(context, f"{url}#/t/{code}")
    cover = page.locator(".cover")
    expect(cover.locator(".who")).to_have_text(re.compile("Give the device to (Zoé|Bob)"))
    asked = str(cover.locator(".who").text_content()).removeprefix("Give the device to ")
    expect(cover.get_by_role("button", name=f"{names[caught]}: UNO!")).to_be_visible()
    assert page.locator(".own button").count() == 0
    # Lying in the middle it covers no table, and shows no hand.
    cover.get_by_label("middle").check()
    expect(page.locator(".cover.middle").get_by_text(f"{asked} is next")).to_be_visible()
    assert cover.evaluate("(one) => one.getBoundingClientRect().height < innerHeight / 2")
    expect(page.locator(".talon, .middle .pile").first).to_be_in_viewport()
    assert faults(page) == []
    cover.get_by_role("button", name=f"Catch {names[caught]}!").click()
    for said in (f"Catch {names[caught]}!", f"{names[caught]}: UNO!"):
        expect(cover.get_by_role("button", name=said)).to_have_count(0)
    told = [event["event"] for one in page.evaluate("heard") for event in one.get("events", [])]
    assert "UnoCaught" in told
    # Whoever is next takes their cards up, and after their turn they are covered at once.
    take_up(page)
    lay(page)
    expect(page.locator(".own button")).to_have_count(0)
    for one in page.evaluate("heard"):
        if one["type"] == "update" and one["game"]:
            fronts = [[card for card in hand if card[1] is not None] for hand in one["game"]["hands"]]
            assert [seat for seat, hand in enumerate(fronts) if hand] in ([], [one["you"]["seat"]])
    context.close()


# Kept, whatever happens


@pytest.fixture
def start(browser: Browser, tmp_path: Path) -> Iterator[Any]:
    """Starts a browser that keeps its profile, as everybody's does."""
    running: list[BrowserContext] = []

    def begin() -> BrowserContext:
        rules = f"--host-resolver-rules=MAP {HOME} 127.0.0.1"
        context = browser.browser_type.launch_persistent_context(
            tmp_path,
            executable_path=shutil.which("chromium"),
            args=[*FLAGS, rules],
            locale="en",
            reduced_motion="reduce",
        )
        context.add_init_script(LISTEN)
        running.append(context)
        return context

    yield begin
    running[-1].close()


def kill(profile: Path) -> None:
    """End the browser that has a profile, as the system does when there is no room."""
    for one in Path("/proc").glob("[0-9]*/cmdline"):
        try:
            words = one.read_bytes().split(b"\0")
        except OSError:
            continue
        if f"--user-data-dir={profile}".encode() in words and not any(
            w.startswith(b"--type=") for w in words
        ):
            os.kill(int(one.parent.name), signal.SIGKILL)
            return
    raise AssertionError("the browser is gone")


def test_two_windows_and_a_browser_that_is_killed(start: Any, url: str, tmp_path: Path) -> None:
    """One window has the tables, the other says so and gets them; what was acknowledged survives a kill."""
    context = start()
    page = visit(context, url)
    page.locator(".buttons .big").click()
    lay(page)
    other = context.new_page()
    other.goto(page.url)
    expect(other.locator("p", has_text="another window")).to_be_visible()
    cards = dealt(page)
    page.close()
    expect(other.locator(".own button")).to_have_count(cards)
    dealt(other)
    other.get_by_role("region").locator("button:enabled").first.click()
    other.wait_for_function("() => heard.some((one) => one.type === 'ack')")
    version = max(one["version"] for one in other.evaluate("heard") if one["type"] == "ack")
    kill(tmp_path)
    context = start()
    page = visit(context, url)
    page.get_by_role("link", name="Go back").click()
    dealt(page)
    assert max(one["version"] for one in page.evaluate("heard") if one["type"] == "update") >= version
    page.close()

    # Over plain HTTP on a home network there are neither locks nor a service worker; it says so, and plays.
    home = url.replace("127.0.0.1", HOME)
    page = visit(context, home)
    assert (
        page.evaluate("[isSecureContext, 'locks' in navigator, 'serviceWorker' in navigator]") == [False] * 3
    )
    expect(page.get_by_text("Over plain HTTP")).to_be_visible()
    page.locator(".buttons .big").click()
    cards = dealt(page)
    other = context.new_page()
    other.goto(page.url)
    expect(other.locator("p", has_text="another window")).to_be_visible()
    page.close()
    expect(other.locator(".own button")).to_have_count(cards)


def test_storage_that_the_browser_clears_is_told(browser: Browser, url: str) -> None:
    """At once where it happens during a game, and on the next visit where it happened in between."""
    context = phone(browser)
    page = visit(context, url)
    page.locator(".buttons .big").click()
    dealt(page)
    origin = re.sub(r"^(https?://[^/]+)/.*", r"\1", url)
    clear = {"origin": origin, "storageTypes": "indexeddb"}
    context.new_cdp_session(page).send("Storage.clearDataForOrigin", clear)
    expect(page.get_by_text("has taken the game")).to_be_visible()
    page.goto(url)
    page.reload()
    news = page.get_by_text("has cleared what was kept here")
    expect(news).to_be_visible()
    page.get_by_role("button", name="Close").click()
    expect(news).to_have_count(0)
    context.close()


def test_the_pad_counts_below_a_path_and_without_a_network(browser: Browser, url: str) -> None:
    """Real cards need no tables: neither Python nor a network is there when the pad is opened again."""
    context = phone(browser, "fr")
    page = visit(context, url)
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    pad = Pad(page, catalogue("fr"))
    page.get_by_role("link", name=pad.words.say("page-pad")).click()
    pad.begin("tippo", "Zoé", "Léo")
    pad.count("Zoé", Léo="40")
    pad.expect_totals(40, 0)
    context.set_offline(True)
    page.reload()
    pad.expect_totals(40, 0)
    page.goto(f"{url}#/pad/screen")
    pad.expect_totals(40, 0)
    page.goto(f"{url}#/pad/balance")
    pad.press("page-pad-left")
    expect(page.locator(".size")).to_have_text(["2", "1"])
    page.goto(f"{url}#/pad/cards")
    page.locator(".deck button").first.click()
    expect(page.locator(".answer")).to_be_visible()
    context.close()
