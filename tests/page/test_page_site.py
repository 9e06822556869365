"""The site without a server, as it is put on a plain host below some path, in Chromium."""

from __future__ import annotations

import json
import re
import sys
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from pioche.cli import main
from pioche.texts.catalogue import catalogue
from pioche.texts.languages import LANGUAGES
from tests.page.browsing import PATIENCE
from tests.page.plain_site import (
    KEPT,
    LISTEN,
    PLACE,
    StaticServer,
    dealt,
    lay,
    phone,
    take_up,
    visit,
    worker_file,
)

# Another app covers the page, or it is seen again.
TURNED = """(state) => {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}"""


def test_what_is_built_keeps_its_budget(site: Path) -> None:
    """Files find each other below any path, and what playing takes is at most 5.3 MB."""
    packed = {path.name: path.stat().st_size for path in (site / "runtime").glob("*.br")}
    assert 3_000_000 < sum(packed.values()) <= 5_300_000, packed
    index = (site / "index.html").read_text()
    linked = set(re.findall(r'(?:src|href)="([^"]+)"', index)) - {"?"}  # which is the page itself
    assert linked
    assert not [one for one in linked if not one.startswith("./")]
    assert "'wasm-unsafe-eval'" in index
    assert "unsafe-eval'" not in index.replace("'wasm-unsafe-eval'", "")
    assert len((site / "README.txt").read_text().splitlines()) == 2
    kept = json.loads(re.findall(r"\} = (\{.*\});", (site / "sw.js").read_text())[0])
    names = {path.relative_to(site).as_posix() for path in site.rglob("*") if path.is_file()}
    left = {"README.txt", "_headers", "sw.js"} | {name for name in names if name.endswith((".br", ".gz"))}
    assert {*kept["shell"], *kept["later"]} == names - left
    manifest = json.loads((site / "manifest.webmanifest").read_text())
    assert all((site / icon["src"]).is_file() for icon in manifest["icons"])
    assert all(one["url"].startswith("./#/") for one in manifest["shortcuts"])
    for told in (manifest["description_localized"], manifest["shortcuts"][0]["name_localized"]):
        assert len(set(told.values())) == len(LANGUAGES)


def fetched(page: Page, url: str, site: Path) -> int:
    """Bytes of all that a page has asked for so far, with brotli where the site has such a copy."""
    names = page.evaluate("performance.getEntriesByType('resource').map((one) => one.name)")
    files = {site / (name.removeprefix(url).partition("?")[0] or "index.html") for name in [url, *names]}
    packed = [path.with_name(f"{path.name}.br") for path in files]
    return sum((one if one.exists() else one.with_suffix("")).stat().st_size for one in packed)


def test_alone_with_the_network_off(browser: Browser, url: str, site: Path) -> None:
    """Once opened it needs no network in either language: a match goes on, a hint comes, rules are read."""
    context = phone(browser, "fr")
    page = visit(context, url, clock=False)
    expect(page.locator(".buttons .big")).to_be_enabled()
    assert 50_000 < fetched(page, url, site) <= 100_000
    page.clock.install()  # for all that is opened from now on
    page.locator(".buttons .big").click()
    expect(page.get_by_role("progressbar")).to_be_visible()  # Python takes its time, and says so
    dealt(page)
    page.evaluate(KEPT)
    context.set_offline(True)
    match = page.url
    for lang in ("fr", "en"):
        words = catalogue(lang)
        page.evaluate(f"localStorage['pioche-lang'] = '{lang}'")
        page.goto(match)
        page.reload()
        dealt(page)
        if lang == "fr":
            page.get_by_role("button", name=words.say("page-coach-hint"), exact=True).click()
            # Another Python starts for it, and then the coach takes its time.
            expect(page.locator(".advice li.best strong")).to_contain_text("%", timeout=3 * PATIENCE)
        lay(page)
        page.goto(f"{url}#/rules/tippo")
        expect(page.locator("article h1")).to_have_text(words.say("rules-title", box="Tippo"))
    context.close()


def test_three_around_one_device(browser: Browser, url: str) -> None:
    """The cards are covered between players, and the page never holds those of somebody else."""
    context = phone(browser)
    context.add_init_script(LISTEN)
    page = visit(context, url)
    for name in ("Bob", "Cléo"):
        page.get_by_role("button", name="Add someone").click()
        page.locator("fieldset .field").last.fill(name)
    page.locator(".choices select").first.select_option("3")
    page.locator(".buttons .big").click()
    met = {"Guest"}
    for _ in range(6):
        page.wait_for_function(
            "() => document.querySelector('.cover .big') || document.title.startsWith('●')"
        )
        cover = page.locator(".cover:not(.quiet)")
        if cover.count():
            assert page.locator(".own button").count() == 0
            assert cover.evaluate("(one) => one.getBoundingClientRect().height >= innerHeight")
            met.add(str(cover.locator(".who").text_content()).removeprefix("Give the device to "))
            take_up(page)
            # In another app somebody else may have taken the device.
            page.evaluate(f"({TURNED})('hidden')")
            expect(page.locator(".own button")).to_have_count(0)
            page.evaluate(f"({TURNED})('visible')")
            take_up(page)
        lay(page)
    assert met == {"Guest", "Bob", "Cléo"}
    heard: list[dict[str, Any]] = page.evaluate("heard")
    games = [one for one in heard if one["type"] == "update" and one["game"]]
    assert len(games) > 8
    for one in games:
        for seat, hand in enumerate(one["game"]["hands"]):
            fronts = [card for card in hand if card[1] is not None and card[0] not in one["game"]["shown"]]
            assert seat == one["you"]["seat"] or not fronts
    context.close()


def test_a_storage_that_is_full_is_told(browser: Browser, own_folder: Path) -> None:
    """Nothing is acknowledged that could not be written, and whoever plays is told."""
    # Chromium has no switch for a full disk that works here, so its database says what it would say then.
    full = """
    new BroadcastChannel('full').onmessage = () => {
      IDBObjectStore.prototype.put = () => { throw new DOMException('', 'QuotaExceededError'); };
    };"""
    site = own_folder / PLACE
    worker = site / worker_file(site)
    worker.write_text(full + worker.read_text(encoding="utf-8"), encoding="utf-8")
    with closing(StaticServer(own_folder)) as served:
        page = visit(phone(browser), served.url)
        page.locator(".buttons .big").click()
        cards = dealt(page)
        page.evaluate("() => new BroadcastChannel('full').postMessage('')")
        page.get_by_role("region").locator("button:enabled").first.click()
        expect(page.get_by_text("no room left").first).to_be_visible()
        assert page.locator(".own button").count() == cards
        page.context.close()


def test_an_update_asks_first(own_folder: Path, browser: Browser) -> None:
    """A newer version waits for a word, and then all of it is there at once; the match goes on."""
    site = own_folder / PLACE
    with closing(StaticServer(own_folder)) as served:
        page = visit(phone(browser), served.url)
        page.locator(".buttons .big").click()
        cards = dealt(page)
        page.wait_for_function("() => navigator.serviceWorker.controller !== null")
        index, worker = (site / "index.html").read_text(), (site / "sw.js").read_text()
        (site / "index.html").write_text(index.replace("<body>", '<body data-newer="yes">'))
        (site / "sw.js").write_text(re.sub(r'"build": "\w+"', '"build": "newer"', worker))
        page.evaluate("async () => (await navigator.serviceWorker.getRegistration()).update()")
        page.get_by_role("button", name="Update", exact=True).click()
        page.get_by_text("The match goes on").wait_for()
        assert page.locator("body[data-newer]").count() == 0
        page.get_by_role("button", name="Update", exact=True).click()
        expect(page.locator("body[data-newer]")).to_have_count(1)
        expect(page.locator(".own button")).to_have_count(cards)
        page.context.close()


def test_what_stands_in_the_way_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A folder with something else in it is left alone."""
    (tmp_path / "mine").write_text("dear to me")
    assert main(["site", str(tmp_path)]) == 2
    assert "is not empty" in capsys.readouterr().err
    assert sys.modules["pioche.site.building"] is not None
    assert (tmp_path / "mine").read_text() == "dear to me"
