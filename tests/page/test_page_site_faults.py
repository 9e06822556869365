"""The start of the site where something is in its way: the connection, the host, the browser."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import ClassVar

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from pioche.texts.catalogue import catalogue
from tests.page.browsing import PATIENCE
from tests.page.plain_site import BEFORE, KEPT, Handler, StaticServer, dealt, phone

WORDS = catalogue("en")
# As a browser that keeps nothing for a page: even to ask is an error.
FORBIDDEN = """for (const name of ['localStorage', 'sessionStorage'])
  Object.defineProperty(self, name, { get: () => { throw new DOMException('', 'SecurityError'); } });"""
# The same for the worker: there is no database, and no lock either.
NOTHING_KEPT = """
navigator.locks.request = async () => { throw new DOMException('', 'SecurityError'); };
IDBFactory.prototype.open = () => { throw new DOMException('', 'SecurityError'); };
"""


class Host(Handler):
    """A host that hands files out, or fails as a test says."""

    asked: ClassVar[list[str]] = []
    busy: ClassVar[set[str]] = set()
    breaks: ClassVar[set[str]] = set()
    worker: ClassVar[str] = ""  # what its script begins with
    policy: ClassVar[str] = ""

    def do_GET(self) -> None:
        """A file, a part of it, or a word that there is no time for it."""
        name = self.path.rpartition("/")[2]
        self.asked.append(name)
        if name in self.busy:
            self.send_error(503)
        elif name in self.breaks:
            body = Path(self.translate_path(self.path)).read_bytes()
            self.send(body[: len(body) // 2], of=len(body))
            self.close_connection = True
        elif self.worker and name.startswith("worker-"):
            self.send(self.worker.encode() + Path(self.translate_path(self.path)).read_bytes())
        else:
            super().do_GET()

    def send(self, body: bytes, of: int = 0) -> None:
        """Send a body, or a part of one."""
        self.send_response(200)
        self.send_header("content-type", self.guess_type(self.path))
        self.send_header("content-length", str(of or len(body)))
        self.end_headers()
        self.wfile.write(body)

    def send_header(self, keyword: str, value: str) -> None:
        """A header; some hosts have a content policy of their own."""
        super().send_header(keyword, self.policy if self.policy and "policy" in keyword else value)


@pytest.fixture
def host(folder: Path) -> Iterator[StaticServer]:
    """A host on which nothing has been asked for."""
    Host.asked, Host.busy, Host.breaks = [], set(), set()
    Host.worker = Host.policy = ""
    with closing(StaticServer(folder, Host)) as served:
        yield served


def opened(context: BrowserContext, url: str, before: str = BEFORE) -> Page:
    """The first screen, as soon as somebody can play."""
    context.set_default_timeout(PATIENCE)
    context.add_init_script(before)
    page = context.new_page()
    page.goto(url)
    expect(page.locator(".buttons .big")).to_be_enabled()
    return page


def test_the_runtime_is_fetched_when_somebody_is_about_to_play(browser: Browser, host: StaticServer) -> None:
    """Whoever looks at the first screen is sent the page alone, and whoever chooses a box the rest."""
    page = opened(phone(browser), host.url)
    page.evaluate("async () => { await navigator.serviceWorker.ready; }")
    assert "index-" in "".join(Host.asked)
    assert not [name for name in Host.asked if name in ("pyodide.mjs", "app.zip", "std.zip")]
    with page.expect_worker():
        page.locator(".pick button, .pick label").nth(1).click()
    page.evaluate(KEPT)
    assert {"pyodide.mjs", "app.zip", "std.zip"} <= set(Host.asked)


def test_whoever_loses_the_connection_tries_again(browser: Browser, host: StaticServer) -> None:
    """The library breaks off, then the host has no time: both are said, and then the game starts."""
    page = opened(phone(browser), host.url)
    Host.breaks = {"pyodide.asm.wasm"}
    page.locator(".buttons .big").click()
    again = page.get_by_role("button", name=WORDS.say("page-again"))
    expect(page.get_by_text(WORDS.say("device-failed"))).to_be_visible()
    Host.breaks, Host.busy = set(), {"pyodide.asm.wasm", "std.zip"}
    again.click()
    expect(page.get_by_role("progressbar")).to_have_count(0)
    expect(page.get_by_text(WORDS.say("device-failed"))).to_be_visible()
    Host.busy = set()
    again.click()
    expect(page.get_by_text(WORDS.say("device-failed"))).to_have_count(0)
    page.locator(".buttons .big").click()
    dealt(page)


def test_where_there_is_no_webassembly_that_is_said(browser: Browser, host: StaticServer) -> None:
    """Here the host's own content policy forbids it; nobody is told to look after a connection."""
    Host.policy = "default-src 'self'; img-src 'self' data: blob:"
    page = opened(phone(browser), host.url)
    page.locator(".buttons .big").click()
    expect(page.get_by_text(WORDS.say("device-unable"))).to_be_visible()


def test_a_browser_that_keeps_nothing_shows_the_page(browser: Browser, host: StaticServer) -> None:
    """Where even asking for what was kept is an error, everything is shown and can be chosen."""
    page = opened(phone(browser), host.url, FORBIDDEN)
    page.locator(".languages select").select_option("de")
    expect(page.get_by_role("button", name=catalogue("de").say("page-play-now"))).to_be_enabled()
    page.locator(".buttons .big").click()
    dealt(page)


def test_where_no_table_can_be_kept_that_is_said(browser: Browser, host: StaticServer) -> None:
    """A browser without a database is not waited for."""
    Host.worker = NOTHING_KEPT
    page = opened(phone(browser), host.url)
    page.locator(".buttons .big").click()
    expect(page.get_by_text(WORDS.say("device-storage"))).to_be_visible()


def test_a_worker_that_breaks_loses_nothing(browser: Browser, host: StaticServer) -> None:
    """The table is there again for whoever tries again, with the same cards, and the match goes on."""
    page = opened(phone(browser), host.url)
    with page.expect_worker() as started:
        page.locator(".buttons .big").click()
    cards = dealt(page)
    started.value.evaluate("reportError(new Error('out of memory'))")
    expect(page.get_by_text(WORDS.say("device-stopped"))).to_be_visible()
    page.get_by_role("region").locator("button:enabled").first.click()  # which waits
    page.get_by_role("button", name=WORDS.say("page-again")).last.click()
    expect(page.get_by_text(WORDS.say("device-stopped"))).to_have_count(0)
    expect(page.locator(".own button")).not_to_have_count(cards)


def test_a_page_whose_script_does_not_come_says_so(browser: Browser, host: StaticServer, site: Path) -> None:
    """In every language, with a way to try again; and no sooner than a page may take."""
    (script,) = site.glob("assets/index-*.js")
    Host.busy = {script.name}
    page = phone(browser).new_page()
    page.goto(host.url)
    told = page.get_by_text(WORDS.say("page-again"))
    expect(told).to_be_hidden()
    page.evaluate("for (const one of document.getAnimations()) one.finish()")
    expect(told).to_be_visible()
    Host.busy = set()
    told.click()
    expect(page.locator(".buttons .big")).to_be_enabled()


def test_without_words_there_is_a_way_to_try_again(browser: Browser, host: StaticServer) -> None:
    """No page of keys instead of sentences."""
    Host.busy = {"en.ftl"}
    page = phone(browser).new_page()
    page.goto(host.url)
    expect(page.get_by_text(WORDS.say("page-again"))).to_be_visible()
    Host.busy = set()
    page.get_by_text(WORDS.say("page-again")).click()
    expect(page.locator(".buttons .big")).to_be_enabled()
