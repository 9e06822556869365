"""The table does not move: what is asked, said and held has its room, and the piles stay where they are."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.page.browsing import DESK, PATIENCE, PHONE, quicken, visitor
from tests.page.page_tables import ScriptedServer

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
  if (!window.begun) drawn((now) => { window.from = now; });
  window.begun = true;
  // Where it is laid out: a box that turns over as a whole is not moved.
  const play = pile.closest('.play').getBoundingClientRect();
  let [x, y, e] = [0, 0, pile.closest('.pile')];
  for (; e && !e.classList.contains('play'); e = e.offsetParent) [x, y] = [x + e.offsetLeft, y + e.offsetTop];
  window.piles.add(`${play.x + x} ${play.y + y}`);
}, 40);
"""
# Somebody who answers whatever is asked, until the round is over: mostly with a card, now and then otherwise.
PLAY = """
let given = 0;
setInterval(() => {
  if (document.querySelector('dialog[open], .results')) return;
  const call = document.querySelector('.uno:not(:disabled)');
  if (call) call.click();
  if (!document.querySelector('.prompt.asked')) return;
  const way = document.querySelector('.own button[data-open="true"]');
  const answer = [...document.querySelectorAll('.prompt .answers button:not(:disabled)')];
  given++;
  (answer.length > 0 && !(way && given % 5 > 0) ? answer[0] : way ?? answer[0])?.click();
}, 100);
"""
HURRY = "const wait = setTimeout; window.setTimeout = (call, time, ...more) => wait(call, time / 4, ...more)"
# Short hands for four, of whom the first one is asked first: draw cards, skips and wilds are among them.
SHORT: dict[str, dict[str, Any]] = {
    "classic": {
        "hands": ["R7 W G4 Y3", "R1 R+2 B6 G9", "RR G7 B1 W4", "RS G8 B3 Y6"],
        "first": "R5",
        "draw": "Y1 B+2 G2 R8 Y4 B9",
    },
    "flip": {
        "hands": [
            "Y3/V1 YF/P4 R3/WC R1/P3",
            "Y4/P+5 G4/P8 B5/P9 B2/P6",
            "Y5/V9 R5/P2 Y6/WC B7/O3",
            "Y7/O2 R9/V5 G5/O7 B8/T4",
        ],
        "first": "Y1/W",
        "draw": "",
    },
    "titans": {
        "hands": ["B2 WR K3 Y1", "B3 K5 K7 G1", "B6 B9 G4 WX", "B7 Y9 G8 K1"],
        "first": "B5",
        "draw": "Y2 Y3",
    },
    "tippo": {
        "hands": ["R3 W G4", "G8 R1 R6", "G1 R2 G5", "G9 R8 G6"],
        "first": "R5 G7",
        "draw": "B6 B7 Y6",
        "balance": ["holds", "holds", "falls", *["holds"] * 90],
    },
}


def arrange(server: ScriptedServer, box: str) -> int:
    """Have short hands dealt at the next table of four; how many cards each has."""
    deal = {**SHORT[box], "dealer": 3}
    deal["hands"] = [hand.split() for hand in deal["hands"]]
    deal |= {pile: deal[pile].split() for pile in ("first", "draw")}
    server.deal.write_text(json.dumps(deal), encoding="utf-8")
    return len(deal["hands"][0])


WORST = """() => Math.max(0, ...shifts.map(([first]) =>
  shifts.reduce((sum, [at, value]) => sum + (at >= first && at < first + 5000 ? value : 0), 0)))"""


def played(browser: Browser, server: ScriptedServer, box: str, size: tuple[int, int], lang: str) -> Page:
    """A round with short hands against three bots, to its end."""
    arrange(server, box)
    page = visitor(browser, size, lang, moving=True).new_page()
    for script in (WATCH, PLAY, HURRY):
        page.add_init_script(script)
    quicken(page)
    page.goto(server.url)
    page.locator(f"label:has(input[value={box}])").click()
    page.locator("button.warm").click()
    expect(page.locator(".results")).to_be_visible(timeout=3 * PATIENCE)
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
    browser: Browser, scripted: ScriptedServer, box: str, size: tuple[int, int], lang: str
) -> None:
    page = played(browser, scripted, box, size, lang)
    shift, piles = page.evaluate(WORST), page.evaluate("[...window.piles]")
    page.context.close()
    assert len(piles) == 1, piles
    assert shift <= SHIFT, shift
