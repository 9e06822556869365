"""How smoothly a phone shows the game: each box against bots, on a processor slowed down four times.

What is shown is how many of the pictures took longer than 33 milliseconds, in the browser's own count of time
between two of them, and the same without the slowing. A screen of a phone, a real browser, a real server.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1]))
from tests.page.browsing import PHONE, Server, launch, visitor

BOXES = ("classic", "titans", "flip", "transformers", "tippo")
SLOW = 33.4  # milliseconds: two pictures of a screen that shows sixty a second
FLOOR = 0.05
# The time between pictures while a round is on the table, and somebody who answers whatever is asked.
WATCH = """
window.frames = [];
let last = 0;
const step = (now) => {
  const on = document.querySelector('.play .own') && !document.querySelector('.results');
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


def slow_frames(browser: Browser, url: str, box: str, rate: int, seconds: int) -> tuple[float, int]:
    """The share of pictures that took too long in so many seconds of play, and how many there were."""
    context = visitor(browser, PHONE)
    page = context.new_page()
    page.add_init_script(WATCH)
    page.goto(url)
    page.locator(f"label:has(input[value={box}])").click()
    page.locator("button.warm").click()
    page.locator(".play .own").wait_for()
    page.evaluate("window.frames.length = 0")
    context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": rate})
    page.wait_for_timeout(1000 * seconds)
    frames: list[float] = page.evaluate("window.frames")
    context.close()
    return sum(frame > SLOW for frame in frames) / max(1, len(frames)), len(frames)


def main() -> int:
    """Measure every box, and say whether the floor holds."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=int, default=20, help="of play in each box")
    parser.add_argument("--box", choices=BOXES, action="append", help="only this one")
    chosen = parser.parse_args()
    worst = 0.0
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder), PIOCHE_PACE="1")
        server.start()
        try:
            browser = launch(playwright)
            print(f"{'box':14} {'4 x slower':>10} {'as it is':>10}  pictures")
            for box in chosen.box or BOXES:
                slowed, count = slow_frames(browser, server.url, box, 4, chosen.seconds)
                plain, _ = slow_frames(browser, server.url, box, 1, chosen.seconds)
                print(f"{box:14} {slowed:10.1%} {plain:10.1%}  {count}", flush=True)
                worst = max(worst, slowed)
            browser.close()
        finally:
            server.kill()
    print("floor" if worst <= FLOOR else "ABOVE THE FLOOR", f"{FLOOR:.0%}")
    return 0 if worst <= FLOOR else 1


if __name__ == "__main__":
    sys.exit(main())
