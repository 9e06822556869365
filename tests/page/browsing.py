"""A real server and a real browser for the tests of the page."""

from __future__ import annotations

import shutil
from collections import Counter
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Error, Page, Playwright, expect

from tests import chance
from tests.page.layout import STILL
from tests.server.serving import Server as Server

ROOT = Path(__file__).parents[2]
AXE = ROOT / "web/node_modules/axe-core/axe.min.js"
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
PATIENCE = 60_000  # milliseconds: the machine may have something else to do
expect.set_options(timeout=PATIENCE)
PHONE = (360, 640)
ACROSS = (640, 360)
TABLET = (820, 1180)
DESK = (1280, 800)
NO_SOUNDS = "if (location.protocol === 'http:') localStorage['pioche-sound'] ??= 'off'"
# Bots that do not let the tests wait. Nobody plays for those who are gone: what a test leaves stands still.
PACE = {"pace": 0.05, "window_wait": 0.1, "window_hold": 0.05, "grace": 10_000, "deal_wait": 20}
# The numbers that a page gives for a shuffle, and the balances of a score pad, follow from the test; what
# tells commands apart (twelve bytes) stays truly random.
CHANCE = """
(() => {
  const draw = crypto.getRandomValues.bind(crypto);
  let state = %d;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return (t ^ (t >>> 14)) & 255;
  };
  crypto.getRandomValues = (array) => {
    if (array.byteLength !== 16) return draw(array);
    const bytes = new Uint8Array(array.buffer, array.byteOffset, 16);
    for (let k = 0; k < 16; k++) bytes[k] = next();
    return array;
  };
})()
"""
# The page takes two taps on one place within a third of a second for one. `moment` lets that time pass at
# once, and while `standing` is set none passes, however busy the machine is.
CLOCK = """
const passing = performance.now.bind(performance);
window.ahead = 0;
performance.now = () => window.standing ?? passing() + window.ahead;
"""
# Rules whose breach is never serious are not tried: a quarter of the work.
EXAMINE = """() => {
  const slight = axe._audit.rules.filter((one) => ['minor', 'moderate'].includes(one.impact));
  const rules = Object.fromEntries(slight.map((one) => [one.id, { enabled: false }]));
  return axe.run(document, { resultTypes: ['violations'], rules });
}"""
COMING: Counter[str] = Counter()  # how many visitors a test has had


def paced(folder: Path, **chosen: object) -> Server:
    """`pioche serve` with quick bots, as most tests of the page have it."""
    return Server(folder, None, **{**PACE, **chosen})


def launch(playwright: Playwright) -> Browser:
    """The system's Chromium, without background traffic.

    Where there is one without windows, it is taken: the same engine for a sixth less processor time.
    """
    found = shutil.which("chromium-headless-shell") or shutil.which("chromium")
    return playwright.chromium.launch(executable_path=found, args=FLAGS)


def visitor(
    browser: Browser,
    size: tuple[int, int] = PHONE,
    lang: str = "en-GB",
    answered: bool = True,
    moving: bool = False,
    **more: Any,
) -> BrowserContext:
    """Somebody with a browser of their own, who has been asked about sounds before.

    Nothing moves for them unless a test is about that: drawing every frame takes a quarter of all the time.
    """
    width, height = size
    context = browser.new_context(
        viewport={"width": width, "height": height},
        locale=lang,
        reduced_motion="no-preference" if moving else "reduce",
        **more,
    )
    context.set_default_timeout(PATIENCE)
    test = chance.running()
    COMING[test] += 1
    context.add_init_script(CHANCE % chance.source(f"{test} visitor {COMING[test]}").getrandbits(32))
    context.add_init_script(CLOCK)
    if answered:
        context.add_init_script(NO_SOUNDS)
    return context


def quicken(page: Page) -> None:
    """Play every animation of a page eight times as fast: all of them run, and fewer frames are drawn."""
    session = page.context.new_cdp_session(page)
    session.send("Animation.enable")
    session.send("Animation.setPlaybackRate", {"playbackRate": 8})


def moment(page: Page) -> None:
    """Let so much time pass that the next tap is one of its own."""
    page.evaluate("window.ahead = (window.ahead ?? 0) + 500")


def shown(page: Page, picture: Path) -> str:
    """What somebody sees on a page, for whoever wonders why a test has failed; nobody waits for it long."""
    try:
        page.screenshot(path=picture, timeout=5000)
        return f"{picture}\n{page.locator('body').inner_text(timeout=5000)}"
    except Error as error:
        return f"nothing can be seen: {error}"


def faults(page: Page) -> list[str]:
    """What axe finds serious or critical on a page at rest, and what sticks out of it sideways."""
    page.evaluate(STILL)  # what is just fading in has too little contrast
    if page.evaluate("!window.axe"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate(EXAMINE)
    serious = [
        f"{one['id']}: {node['target']} {node['failureSummary']}"
        for one in found["violations"]
        if one["impact"] in ("serious", "critical")
        for node in one["nodes"]
    ]
    wide = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    return serious + ([f"{wide} px too wide"] if wide > 0 else [])
