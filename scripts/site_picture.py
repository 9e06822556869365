"""Takes the picture of a site for the head of the README: site_picture.py SITE, a folder of `make site`."""

from __future__ import annotations

import functools
import http.server
import io
import shutil
import sys
import threading
from pathlib import Path

from PIL import Image
from playwright.sync_api import Page, expect, sync_playwright

ROOT = Path(__file__).parents[1]
PHONE = (390, 780)
HEIGHT = 640
GAP = 24


def shot(page: Page) -> Image.Image:
    """What the phone shows, made small."""
    whole = Image.open(io.BytesIO(page.screenshot())).convert("RGB")
    return whole.resize((whole.width * HEIGHT // whole.height, HEIGHT), Image.Resampling.LANCZOS)


def main(site: str) -> None:
    """Open the site, play a card's worth, and hand the device on."""
    handler = functools.partial(http.server.SimpleHTTPRequestHandler, directory=site)
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        page = browser.new_page(
            viewport={"width": PHONE[0], "height": PHONE[1]}, device_scale_factor=2, reduced_motion="reduce"
        )
        page.add_init_script("localStorage['pioche-sound'] ??= 'off'")
        page.goto(f"http://127.0.0.1:{server.server_port}/")
        expect(page.locator(".buttons .big")).to_be_visible()
        pictures = [shot(page)]
        for name in ("Zoé", "Marius"):
            page.locator("fieldset > .button").click()
            page.locator("fieldset .field").last.fill(name)
        page.locator(".choices select").first.select_option("3")
        page.locator(".buttons .big").click()
        while len(pictures) < 3:
            ready = "() => document.querySelector('.cover .big') || document.title.startsWith('●')"
            page.wait_for_function(ready, timeout=60_000)
            page.wait_for_timeout(1500)
            cover = page.locator(".cover .big")
            if cover.count():
                if len(pictures) == 2:
                    pictures.append(shot(page))
                    break
                cover.click()
                page.wait_for_timeout(1500)
            elif len(pictures) == 1:
                pictures.append(shot(page))
            page.get_by_role("region").locator("button:enabled").first.click()
        browser.close()
    wide = sum(one.width for one in pictures) + GAP * (len(pictures) - 1)
    found = Image.new("RGB", (wide, HEIGHT), "white")
    at = 0
    for one in pictures:
        found.paste(one, (at, 0))
        at += one.width + GAP
    found.save(ROOT / "docs/pictures/site.webp", quality=80, method=6)


if __name__ == "__main__":
    main(sys.argv[1])
