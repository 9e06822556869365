"""What the site without a server costs who plays: bytes, the start, an action, and memory over many rounds.

The site is built, or given as a folder, and served as plain files on loopback to a real browser. A start with
nothing kept is measured in turns with one by somebody who was here before, from opening the page to the first
hand of cards; what counts is how they compare. An action is an answer of one of four people at a table, from
sending it until all four views have come; in between it has been written: once into a database in memory, as
private windows have it, and once onto the disk. Both are timed in turns, of which the middle one counts, as a
machine may have other things to do. Memory is what Python holds in the worker, and what the browser's process
holds, after the tenth round and after the last.

The engine there is compared with the one that is installed. What a level is worth follows from how many
rollouts an expert has time for, as the games are the same everywhere: the installed engine plays the duels. A
slower processor is this one, with the processes of pages held still for three quarters of the time.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import signal
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from statistics import median, quantiles
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, Playwright, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1]))
from benchmarks.site_engine import TURNS, here, review, rollouts, strength, there
from pioche.cli import main as pioche
from tests.page.browsing import FLAGS, launch
from tests.page.plain_site import BEFORE, PLACE, Bare, StaticServer, phone

FIRST = 5_300_000  # bytes with brotli, of the page and of all that playing takes
SHELL = 100_000
RATIO = 3.0  # of a first start to a later one
ACTION = 5.0  # milliseconds, of which 95 of 100 actions take less
DEALT, DEALT_SLOWED = 1.3, 5.0  # seconds to a dealt table for whoever was here before
TAP = 15.0  # milliseconds from an answer to its update, in the middle
PLAYOUTS = 0.35  # of those of the installed engine
HINT = 1.0  # seconds
REVIEW, REVIEW_SLOWED = 6.0, 25.0
# What an expert wins against greedy, of two; and where the processor is four times slower.
STRENGTH = {"classic": (0.60, 0.57), "flip": (0.72, 0.70)}
STARTED = 3000  # milliseconds in which a thinker has started
HELD = 330e6  # bytes with a thinker
# Of memory between the tenth round and the last; JavaScript tidies up in jumps.
GROWTH = {"objects": 1.05, "bytes": 1.1}
SLICE = 0.004  # seconds for which a slowed browser runs
TURN = 3  # rounds whose actions are timed at a stretch
SETTLED = 10  # rounds after which everything is there that is needed
PEOPLE = 4
# Answers for four people at a table until rounds are over, and how long each took to reach all four.
PLAY = """
async ([code, people, rounds]) => {
  const took = [], sent = new Map(), views = new Map();
  let over, dice = 1, asked = -1, moved = -1;
  const done = new Promise((ok) => { over = ok; });
  const say = (port, command, seen) => {
    const id = `id-${Math.floor(1e15 * Math.random())}`;
    w.postMessage({say: port, text: JSON.stringify({type: 'do', id, seen, command})});
  };
  const off = on(async (m) => {
    if (m.said === undefined) return;
    const x = JSON.parse(m.text), port = m.said;
    if (x.type === 'bye') return over(x);
    if (x.type !== 'update') return;
    if (x.you.number_wanted) return say(port, {do: 'number', number: 'ab'.repeat(16)}, x.version);
    views.set(x.version, (views.get(x.version) ?? 0) + 1);
    if (views.get(x.version) === people && sent.has(x.version)) {
      took.push(performance.now() - sent.get(x.version));
      sent.delete(x.version);
    }
    if (!x.game) return;
    if (x.game.decision.endsWith('_over')) {
      if (x.game.round >= rounds || x.game.decision === 'match_over') return over(x.game);
      if (port === 1 && moved !== x.version) { moved = x.version; say(port, {do: 'next'}, x.version); }
      return;
    }
    const lays = x.game.answers.filter((one) => one.verb === 'play');
    const all = lays.length ? lays : x.game.answers;
    if (x.game.asked !== x.you.seat || !all.length || asked === x.version) return;
    asked = x.version;
    dice = dice * 48271 % 2147483647;
    // The four of them answer one after the other, as people do.
    await new Promise((ok) => setTimeout(ok, 2));
    sent.set(x.version + 1, performance.now());
    say(port, {do: 'answer', ...all[dice % all.length]}, x.version);
  });
  for (let port = 1; port <= people; port++) {
    w.postMessage({open: port, code, person: port - 1});
    w.postMessage({say: port, text: JSON.stringify({type: 'hello', protocol: 1, lang: 'en', since: null})});
  }
  const {round, decision} = await done;
  off();
  for (let port = people; port >= 1; port--) {
    if (decision === 'match_over') say(port, {do: 'leave'}, 0); // and the table closes
    w.postMessage({shut: port});
  }
  return {took, round, decision};
}"""


def start(context: BrowserContext, url: str) -> float:
    """Milliseconds from opening the page to the first hand of cards."""
    page = context.new_page()
    page.goto(url, wait_until="commit")
    page.locator(".buttons .big").click()
    page.locator(".own button").first.wait_for()
    took = float(page.evaluate("performance.now()"))
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    whole = "async () => await caches.match(new URL('whole', location.href.replace(/#.*/, ''))) !== undefined"
    page.wait_for_function(whole)
    page.close()
    return took


def starts(browser: Browser, url: str, turns: int) -> tuple[list[float], list[float]]:
    """First starts and later ones, in turns."""
    cold, warm = [], []
    for _ in range(turns):
        context = phone(browser)
        context.add_init_script(BEFORE)
        cold.append(start(context, url))
        warm.append(start(context, url))
        context.close()
    return cold, warm


def shell(browser: Browser, url: str, site: Path) -> int:
    """Bytes of the first screen, with brotli where there is such a copy."""
    found: list[Path] = []
    context = phone(browser, service_workers="block")
    page: Page = context.new_page()
    page.on("request", lambda asked: found.append(site / (asked.url.removeprefix(url) or "index.html")))
    page.goto(url, wait_until="networkidle")
    context.close()
    packed = [path.with_name(f"{path.name}.br") for path in found if path.is_file()]
    return sum((one if one.exists() else one.with_suffix("")).stat().st_size for one in packed)


def resident(browser: Browser) -> int:
    """What the largest page's process holds, in bytes."""
    told = browser.new_browser_cdp_session().send("SystemInfo.getProcessInfo")
    pids = [one["id"] for one in told["processInfo"] if one["type"] == "renderer"]
    lines = [Path(f"/proc/{pid}/smaps_rollup").read_text() for pid in pids]
    return max(1024 * int(text.split("Pss:")[1].split()[0]) for text in lines)


def rounds(bare: Bare, browser: Browser | None, count: int) -> tuple[list[float], list[dict[str, Any]]]:
    """How long actions took in so many rounds, match after match; and what is held after each of them."""
    took: list[float] = []
    held: list[dict[str, Any]] = []
    table = {"box": "classic", "name": "A", "seats": PEOPLE, "bots": [], "quick": True}
    wanted = {"table": table, "people": ["B", "C", "D"][: PEOPLE - 1]}
    code, played = "", 0
    for _ in range(count):
        if not code:
            code, played = bare.ask("POST", "/api/together", wanted)["code"], 0
        played += 1
        found = bare.page.evaluate(PLAY, [code, PEOPLE, played])
        took += found["took"]
        if found["decision"] == "match_over":
            code = ""
        if browser is not None:
            objects = bare.ask("GET", "/api/memory")["objects"]
            held.append({"objects": objects, "bytes": resident(browser)})
    return took, held


def timed(
    playwright: Playwright, browser: Browser, url: str, site: Path, folder: Path, turns: int
) -> dict[str, list[list[float]]]:
    """How long actions took with the database in memory and on the disk, in turns, once all is warm."""
    profile = playwright.chromium.launch_persistent_context(
        folder / "profile", executable_path=shutil.which("chromium"), args=FLAGS
    )
    places = {"in memory": browser.new_context(), "on disk": profile}
    open_at = {where: Bare(context, url, site) for where, context in places.items()}
    for bare in open_at.values():
        rounds(bare, None, 1)
    found: dict[str, list[list[float]]] = {where: [] for where in open_at}
    for _ in range(turns):
        for where, bare in open_at.items():
            found[where].append(rounds(bare, None, TURN)[0])
    for context in places.values():
        context.close()
    return found


@contextmanager
def slowed(browser: Browser) -> Iterator[None]:
    """Processes of pages, new ones too, run for a quarter of the time."""
    told = browser.new_browser_cdp_session().send("SystemInfo.getProcessInfo")
    (parent,) = [one["id"] for one in told["processInfo"] if one["type"] == "browser"]
    over = threading.Event()

    def hold() -> None:
        while not over.is_set():
            pids = renderers(parent)
            for what, seconds in ((signal.SIGSTOP, 3 * SLICE), (signal.SIGCONT, SLICE)):
                for pid in pids:
                    with suppress(ProcessLookupError):
                        os.kill(pid, what)
                time.sleep(seconds)

    holding = threading.Thread(target=hold)
    holding.start()
    try:
        yield
    finally:
        over.set()
        holding.join()


def renderers(parent: int) -> list[int]:
    """The processes of pages, below a browser's own."""
    found, waiting = list[int](), [parent]
    while waiting:
        pid = waiting.pop()
        with suppress(OSError):
            below = [int(one) for one in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]
            found += [one for one in below if b"--type=renderer" in Path(f"/proc/{one}/cmdline").read_bytes()]
            waiting += below
    return found


def engine(
    browser: Browser, server: StaticServer, folder: Path, site: Path, games: int, told: Callable[..., None]
) -> None:
    """What the compiled engine is worth in a browser, and with a slower processor."""
    rate = {}
    for box in STRENGTH:
        ours = median(here(box) for _ in range(TURNS))
        rate[box] = median(there(browser, server, folder, PLACE, box) for _ in range(TURNS))
        span = f"{rate[box]:,.0f} a second / {ours:,.0f} = {rate[box] / ours:.2f} of {PLAYOUTS}"
        told(f"playouts, {box}", span, rate[box] / ours >= PLAYOUTS)
    bare = Bare(browser.new_context(), server.url, site)
    took = median(bare.hint(STARTED) for _ in range(TURNS)) / 1e3
    told("a hint", f"{took:.2f} s of {HINT:.0f}", took <= HINT)
    held = resident(browser)
    told("memory with a thinker", f"{held / 1e6:.0f} MB of {HELD / 1e6:.0f}", held <= HELD)
    took = review(bare, "review")
    told("the review of a round of four", f"{took:.1f} s of {REVIEW:.0f}", took <= REVIEW)
    with slowed(browser):
        took = review(bare, "slowed")
        slow = {box: there(browser, server, folder, PLACE, box) for box in STRENGTH}
    told("the same, slowed", f"{took:.1f} s of {REVIEW_SLOWED:.0f}", took <= REVIEW_SLOWED)
    bare.page.context.close()
    for box, floors in STRENGTH.items() if games else ():
        for what, number, floor in zip(
            ("", ", slowed"), (rollouts(rate[box]), rollouts(slow[box])), floors, strict=True
        ):
            share = strength(box, number, games)
            span = f"{share:.1%} of {floor:.0%}, with {number:,} rollouts"
            told(f"expert against greedy, {box}{what}", span, share >= floor)


def main() -> int:
    """Measure, print, and say whether everything is within its budget."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("site", nargs="?", help="a folder that pioche site has made; else one is made")
    parser.add_argument("--turns", type=int, default=5)
    parser.add_argument("--rounds", type=int, default=25)
    parser.add_argument("--games", type=int, default=600, help="of an expert against greedy; 0 for none")
    chosen = parser.parse_args()
    ok = True

    def told(what: str, found: str, good: bool) -> None:
        nonlocal ok
        ok = ok and good
        print(f"{what:44} {found:>40}  {'ok' if good else 'TOO MUCH'}", flush=True)

    with tempfile.TemporaryDirectory() as scratch, sync_playwright() as playwright:
        folder = Path(scratch)
        site = folder / PLACE
        if chosen.site:
            site.parent.mkdir(parents=True)
            site.symlink_to(Path(chosen.site).resolve())
        elif pioche(["site", str(site)]) != 0:
            return 2
        server, browser = StaticServer(folder), launch(playwright)
        first = shell(browser, server.url, site)
        told("first screen with brotli", f"{first / 1e3:.0f} kB of {SHELL / 1e3:.0f}", first <= SHELL)
        size = first + sum(path.stat().st_size for path in (site / "runtime").glob("*.br"))
        told("first visit with brotli", f"{size / 1e6:.2f} MB of {FIRST / 1e6}", size <= FIRST)
        cold, warm = starts(browser, server.url, chosen.turns)
        ratio = median(cold) / median(warm)
        span = f"{median(cold) / 1e3:.2f} s / {median(warm) / 1e3:.2f} s = {ratio:.2f} of {RATIO:.0f}"
        told("first start to a later one, to a dealt table", span, ratio <= RATIO)
        later = median(warm) / 1e3
        told("a later start, to a dealt table", f"{later:.2f} s of {DEALT}", later <= DEALT)
        with slowed(browser):
            later = median(starts(browser, server.url, 1)[1]) / 1e3
        told("the same, slowed", f"{later:.2f} s of {DEALT_SLOWED}", later <= DEALT_SLOWED)
        engine(browser, server, folder, site, chosen.games, told)
        for where, turns in timed(playwright, browser, server.url, site, folder, chosen.turns).items():
            p95 = median(quantiles(times, n=20)[-1] for times in turns)
            middle, number = median(map(median, turns)), sum(map(len, turns))
            span = f"{middle:.1f} ms, p95 {p95:.1f} of {ACTION:.0f} ({number} actions)"
            told(f"an action with {PEOPLE} views, {where}", span, p95 <= ACTION)
            told("the same, in the middle", f"{middle:.1f} ms of {TAP:.0f}", middle <= TAP)
        # To look at memory would disturb who is timed.
        _, held = rounds(Bare(browser.new_context(), server.url, site), browser, chosen.rounds)
        early, late = held[min(SETTLED, len(held)) - 1], held[-1]
        for what, unit, scale in (("objects", "k", 1e3), ("bytes", "MB", 1e6)):
            grown = late[what] / early[what]
            span = f"{early[what] / scale:.1f} to {late[what] / scale:.1f} {unit}"
            span = f"{span} = {grown:.3f} of {GROWTH[what]}"
            told(f"memory over {len(held)} rounds, {what}", span, grown <= GROWTH[what])
        browser.close()
        server.close()
    if not ok:
        print(json.dumps({"cold": cold, "warm": warm, "held": held}))
    return 0 if ok else 1


if __name__ == "__main__":
    sys.exit(main())
