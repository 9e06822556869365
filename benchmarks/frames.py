"""How smoothly a phone shows the game: each box against bots, on a processor slowed down four times.

What is counted are the pictures that came later than 33 milliseconds after the one before, in the browser's
own time, while a round is on the table: cards that are dealt, laid and taken, the balance. A real browser
with the screen of a phone, a real server.

A machine that has other things to do drops pictures of its own. So an empty page in which one square moves is
measured in turns with each box, slowed down alike, and the floor is about what the game adds to it. Of
several turns the middle one counts. With `--beside URL` another server's page is measured in turns with ours,
so that two versions are compared in one run.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from statistics import median

from playwright.sync_api import Browser, Page, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1]))
from tests.page.browsing import PHONE, launch, paced, visitor

BOXES = ("classic", "titans", "flip", "transformers", "tippo")
SLOW = 33.4  # milliseconds: two pictures of a screen that shows sixty a second
SLOWED = 4
FLOOR = 0.05
# The time between pictures while a round is on the table, and somebody who answers whatever is asked.
WATCH = """
window.frames = [];
let last = 0;
const step = (now) => {
  const on = document.querySelector('.empty, .play .own') && !document.querySelector('.results');
  if (on && last) window.frames.push(now - last);
  last = on ? now : 0;
  requestAnimationFrame(step);
};
requestAnimationFrame(step);
setInterval(() => {
  if (document.querySelector('dialog[open], .results')) return;
  document.querySelector('.uno:not(:disabled)')?.click();
  if (!document.querySelector('.prompt.asked')) return;
  const way = document.querySelector('.own button[data-open="true"]');
  const answers = [...document.querySelectorAll('.prompt .answers button:not(:disabled)')];
  (way ?? answers[0])?.click();
  if (document.querySelector('.own .selected')) answers[0]?.click();
}, 400);
"""
# Nothing but a square on its way to and fro.
EMPTY = """<div class="empty" style="width: 40px; height: 40px; background: teal"></div><script>
document.querySelector('.empty').animate([{ transform: 'none' }, { transform: 'translateX(280px)' }],
  { duration: 700, iterations: Infinity, direction: 'alternate' });
</script>"""


def late_share(browser: Browser, show: Callable[[Page], None], rate: int, seconds: int) -> float:
    """The share of pictures that came late in so many seconds of what is shown."""
    context = visitor(browser, PHONE, moving=True)
    page = context.new_page()
    page.add_init_script(WATCH)
    show(page)
    page.evaluate("window.frames.length = 0")
    context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": rate})
    page.wait_for_timeout(1000 * seconds)
    frames: list[float] = page.evaluate("window.frames")
    context.close()
    return sum(frame > SLOW for frame in frames) / max(1, len(frames))


def play(url: str, box: str) -> Callable[[Page], None]:
    """A match of a box against bots."""

    def show(page: Page) -> None:
        page.goto(url)
        page.locator(f"label:has(input[value={box}])").click()
        page.locator("button.warm").click()
        page.locator(".play .own").wait_for()

    return show


def empty(url: str) -> Callable[[Page], None]:
    """What the machine itself can do."""

    def show(page: Page) -> None:
        page.goto(f"{url}/favicon.ico")
        page.set_content(EMPTY)
        page.evaluate(WATCH)

    return show


def main() -> int:
    """Measure every box in turns with an empty page, and say whether the floor holds."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=int, default=10, help="of play in each turn")
    parser.add_argument("--turns", type=int, default=3, help="of each box, of which the middle one counts")
    parser.add_argument("--box", choices=BOXES, action="append", help="only this one")
    parser.add_argument("--beside", metavar="URL", help="a server with another version, measured in turns")
    chosen = parser.parse_args()
    worst = 0.0
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = paced(Path(folder), pace=1)
        server.start()
        try:
            browser = launch(playwright)
            titles = ["empty page", "as it is", "slowed", "adds", *(["beside"] if chosen.beside else [])]
            print(f"{'box':14}" + "".join(f"{title:>12}" for title in titles))
            for box in chosen.box or BOXES:
                ways = [
                    (empty(server.url), SLOWED),
                    (play(server.url, box), 1),
                    (play(server.url, box), SLOWED),
                ]
                if chosen.beside:
                    ways.append((play(chosen.beside, box), SLOWED))
                turns = [
                    [late_share(browser, show, rate, chosen.seconds) for show, rate in ways]
                    for _ in range(chosen.turns)
                ]
                nothing, plain, slowed, *others = (median(column) for column in zip(*turns, strict=True))
                adds = max(0.0, slowed - nothing)
                shown = [nothing, plain, slowed, adds, *others]
                print(f"{box:14}" + "".join(f"{share:12.1%}" for share in shown), flush=True)
                worst = max(worst, adds)
            browser.close()
        finally:
            server.kill()
    print("floor" if worst <= FLOOR else "ABOVE THE FLOOR", f"{FLOOR:.0%}")
    return 0 if worst <= FLOOR else 1


if __name__ == "__main__":
    sys.exit(main())
