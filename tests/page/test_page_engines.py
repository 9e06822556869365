"""The page and the site in the other engines that people have: Firefox, and the WebKit of Safari."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Any

import pytest

from tests.page.browsing import CLOCK, Server
from tests.page.engines import Firefox, WebKit, firefox, webkit
from tests.page.page_tables import ScriptedServer
from tests.page.plain_site import OPEN, PLACE, PLAY as PLAY_ON, QUICK, worker_file
from tests.page.test_page_steady import HURRY, PLAY, arrange

# Cards fly as they always do, but quickly: every frame is drawn by the processor.
FLY = """
const fly = Element.prototype.animate;
Element.prototype.animate = function (...given) {
  const flight = fly.apply(this, given);
  flight.updatePlaybackRate(4);
  return flight;
};
"""
PHONE = (400, 800)
DESK = (1200, 860)
HELD = "[document.querySelectorAll('.own button').length, document.querySelector('.prompt p').textContent]"
ASKED = "document.querySelector('.prompt.asked') !== null"
Window = Firefox | WebKit
WINDOWS: dict[str, Callable[[Path, str], AbstractContextManager[Window]]] = {
    "firefox": firefox,
    "webkit": webkit,
}
WRONG = """(() => {
  window.wrong = [];
  addEventListener('error', (event) => window.wrong.push(event.message));
  addEventListener('unhandledrejection', (event) => window.wrong.push(String(event.reason)));
  return true;
})()"""
# Where a thing can be pressed, if it can be.
SPOT = """((e) => {
  if (!e) return null;
  e.scrollIntoView({ block: 'center' });
  const b = e.getBoundingClientRect();
  const [x, y] = [b.x + Math.min(b.width / 2, 14), b.y + Math.min(b.height / 2, 30)];
  return e.contains(document.elementFromPoint(x, y)) ? [x, y] : null;
})(document.querySelector(%r))"""


@pytest.fixture(scope="module", params=list(WINDOWS))
def window(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Window]:
    """A window of each engine in turn."""
    folder: Path = tmp_path_factory.mktemp(request.param)
    with WINDOWS[request.param](folder, "en-GB") as opened:
        yield opened


def visit(window: Window, url: str, lang: str, size: tuple[int, int]) -> None:
    """Open the page in a language, as a reader who chose it before."""
    window.size(*size)
    window.goto(url)
    window.run(f"(localStorage.clear(), localStorage.setItem('pioche-lang', '{lang}'), true)")
    window.goto(url)
    window.run(WRONG)
    window.until("document.querySelector('input[value=classic]') !== null")
    assert window.run("document.documentElement.lang") == lang


def press(window: Window, what: str) -> None:
    """Press something as soon as it is there and nothing lies on it."""
    x, y = window.until(SPOT % what)
    window.press(x, y)


def shown(window: Window, what: str) -> Any:
    """Wait until something is on the page; how many there are."""
    return window.until(f"document.querySelectorAll({what!r}).length")


def answer(window: Window) -> None:
    """A finger presses a card that can be laid, or whatever is asked; once: the page keeps a tap too many."""
    window.until(ASKED)
    held = window.run(HELD)
    lays = window.run("document.querySelector('.own button[data-open=\"true\"]') !== null")
    window.run(f"(() => {{ {CLOCK} window.ahead = 500; return true; }})()")  # a tap apart from the one before
    press(window, '.own button[data-open="true"]' if lays else ".prompt .answers button")
    window.until(f"!({ASKED}) || JSON.stringify({HELD}) !== JSON.stringify({json.dumps(held)})")


def sound(window: Window) -> None:
    """Nothing went wrong, and nothing sticks out sideways."""
    assert window.run("window.wrong") == []
    assert window.run("document.documentElement.scrollWidth - innerWidth") <= 0


def test_a_round_is_played_to_its_end(window: Window, scripted: ScriptedServer) -> None:
    box, lang, size = ("flip", "en", DESK) if isinstance(window, Firefox) else ("tippo", "fr", PHONE)
    cards = arrange(scripted, box)
    visit(window, scripted.url, lang, size)
    press(window, f"label:has(input[value={box}])")
    press(window, "button.warm")
    window.until(ASKED)
    assert shown(window, ".own button") == cards
    sound(window)
    # The first answer is given by a finger, the others by a script.
    answer(window)
    window.run(f"(() => {{ {HURRY}; {FLY}; {PLAY}; return true; }})()")
    shown(window, ".results")
    sound(window)
    # Whoever loads the page again is still at the table.
    window.goto(window.run("location.href"))
    shown(window, ".results, .own button")


def test_a_table_is_opened_for_friends_and_rules_are_read(window: Window, server: Server) -> None:
    visit(window, server.url, "fr", PHONE)
    press(window, ".buttons .primary")
    shown(window, "li.you")
    sound(window)
    press(window, ".fill .button")
    window.until("document.querySelectorAll('li.bot').length === 3")
    press(window, '.tap[aria-pressed="false"]')
    shown(window, "li.picked")
    press(window, ".inside .warm")
    assert shown(window, ".own button") >= 7  # who comes first may have made one take more
    press(window, ".others button.who")
    shown(window, "dialog[open]")
    sound(window)
    window.goto(f"{server.url}/rules/flip")
    shown(window, "article h2")
    assert window.run("document.documentElement.scrollWidth - innerWidth") <= 0


# The site without a server


def test_the_site_starts_deals_plays_and_comes_back(window: Window, url: str) -> None:
    """Python starts, cards are dealt and laid, and after a reload the table is there as it was."""
    window.size(*PHONE)
    window.goto(url)
    kept = {"pioche-settings": json.dumps(QUICK), "pioche-sound": "off", "pioche-lang": "fr"}
    window.run(f"(Object.assign(localStorage, {json.dumps(kept)}), true)")
    window.goto(url)
    window.run(WRONG)
    press(window, ".buttons .big")
    assert shown(window, ".own button") >= 7  # who comes first may have made one take more
    for _ in range(3):
        answer(window)
    window.until(ASKED)
    sound(window)
    held = window.run(HELD)
    window.goto(url)
    window.run(WRONG)
    press(window, ".yours a")
    window.until(f"{ASKED} && JSON.stringify({HELD}) === JSON.stringify({json.dumps(held)})")
    sound(window)
    assert window.run("document.documentElement.lang") == "fr"


def promised(window: Window, script: str, *given: object) -> Any:
    """What an asynchronous function of a script comes to."""
    window.run(
        f"(self.came = null, ({script})(...{json.dumps(given)}).then("
        "(found) => { self.came = { found }; }, (error) => { self.came = { error: String(error) }; }), true)"
    )
    came = window.until("self.came")
    assert "error" not in came, came
    return came.get("found")


def test_a_round_against_an_expert_is_played_by_the_site(window: Window, url: str, site: Path) -> None:
    """Two people and an expert, in the worker itself: nothing is refused, and nobody sees too much."""
    window.goto(url.removesuffix(f"{PLACE}/"))  # above the site: its pages start workers of their own
    state = promised(window, OPEN, [f"{url}{worker_file(site)}", json.dumps(QUICK)])
    assert state["state"] in ("ready", "mine")
    table = {"box": "flip", "name": "Zoé", "seats": 3, "bots": ["expert"], "quick": True}
    wanted = ["POST", "/api/together", json.dumps({"table": table, "people": ["Bob"]})]
    status, told = promised(window, "(...asked) => ask(...asked)", *wanted)
    assert status == 201
    found = promised(window, PLAY_ON, [json.loads(told)["code"], 1, 10_000])
    assert (found["bye"], found["refused"], found["seen"]) == (None, [], 0)
    assert found["versions"] > found["acks"] > 5
