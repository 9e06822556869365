"""The table does not move: what is asked, said and held has its room, and the piles stay where they are."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.page.browsing import DESK, PHONE, Server, visitor

SHIFT = 0.1  # at most in five seconds, added up: however long a round is, nothing jumps
# Everything that jumps in the layout, and everywhere the draw pile is seen.
WATCH = """
window.shifts = [];
window.from = null; // when the table had been drawn: what moved before was the screen before it
new PerformanceObserver((list) => {
  const since = window.from ?? Infinity;
  for (const entry of list.getEntries())
    if (entry.startTime > since) window.shifts.push([entry.startTime, entry.value]);
}).observe({ type: 'layout-shift', buffered: true });
window.piles = new Set();
window.begun = false;
const drawn = (call) => requestAnimationFrame(() => requestAnimationFrame(call));
setInterval(() => {
  const pile = document.querySelector('[data-place="draw"]');
  if (pile === null || document.querySelector('.results')) return;
  if (!window.begun) drawn(() => { window.from = performance.now(); });
  window.begun = true;
  // Where it is laid out: a box that turns over as a whole is not moved.
  const play = pile.closest('.play').getBoundingClientRect();
  let [x, y, e] = [0, 0, pile.closest('.pile')];
  for (; e && !e.classList.contains('play'); e = e.offsetParent) [x, y] = [x + e.offsetLeft, y + e.offsetTop];
  window.piles.add(`${play.x + x} ${play.y + y}`);
}, 40);
"""
# Somebody who answers whatever is asked, until the round is over, and looks so often.
PLAY = """
setInterval(() => {
  if (document.querySelector('dialog[open], .results')) return;
  const call = document.querySelector('.uno:not(:disabled)');
  if (call) call.click();
  if (!document.querySelector('.prompt.asked')) return;
  const way = document.querySelector('.own button[data-open="true"]');
  const answer = [...document.querySelectorAll('.prompt .answers button:not(:disabled)')];
  (answer.length > 0 && !(way && Math.random() < 0.8) ? answer[0] : way ?? answer[0])?.click();
}, %d);
"""
HURRY = "const wait = setTimeout; window.setTimeout = (call, time, ...more) => wait(call, time / 4, ...more)"


WORST = """() => Math.max(0, ...shifts.map(([first]) =>
  shifts.reduce((sum, [at, value]) => sum + (at >= first && at < first + 5000 ? value : 0), 0)))"""


def played(browser: Browser, server: Server, box: str, size: tuple[int, int], lang: str) -> Page:
    """A round against three bots, to its end."""
    page = visitor(browser, size, lang, moving=True).new_page()
    for script in (WATCH, PLAY % 250, HURRY):
        page.add_init_script(script)
    page.goto(server.url)
    page.locator(f"label:has(input[value={box}])").click()
    page.locator("button.warm").click()
    expect(page.locator(".results")).to_be_visible(timeout=150_000)
    return page


@pytest.mark.parametrize(
    ("box", "size", "lang"),
    [
        ("classic", PHONE, "fr-FR"),
        ("flip", DESK, "en-GB"),
        ("titans", PHONE, "en-GB"),
        ("tippo", PHONE, "fr-FR"),
    ],
)
def test_nothing_moves_during_a_round(
    browser: Browser, server: Server, box: str, size: tuple[int, int], lang: str
) -> None:
    page = played(browser, server, box, size, lang)
    shift, piles = page.evaluate(WORST), page.evaluate("[...window.piles]")
    page.context.close()
    assert len(piles) == 1, piles
    assert shift <= SHIFT, shift
