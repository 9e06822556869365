"""Pictures of every screen and every box, taken from real games in a real browser.

Everything goes into build/pictures; the few that the README shows go into docs/pictures as well, made small.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from PIL import Image
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

ROOT: Final = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

from film import film  # noqa: E402
from playing import Look, answer, look  # noqa: E402

from tests.page.browsing import DESK, PHONE, Server, launch, paced, visitor  # noqa: E402

BUILD: Final = ROOT / "build/pictures"
DOCS: Final = ROOT / "docs/pictures"
ACROSS: Final = (740, 360)
SCREEN: Final = (1920, 1080)
SHARP: Final = {"device_scale_factor": 2}

Moment = Callable[[Look], bool]


def mine(seen: Look) -> bool:
    """A turn in the middle of a round, with something to choose from."""
    return seen["asked"] and len(seen["open"]) >= 2 and 5 <= seen["cards"] <= 9 and seen["turns"] >= 2


# What has to be met in each box before its pictures are complete; the first match on offer is taken.
MOMENTS: Final[dict[str, dict[str, Moment]]] = {
    "classic": {"turn": mine, "colour": lambda seen: seen["colours"] > 0},
    "titans": {"turn": mine, "target": lambda seen: seen["targets"] > 0},
    "flip": {
        "turn": lambda seen: mine(seen) and not seen["night"],
        "dark": lambda seen: mine(seen) and seen["night"],
    },
    "transformers": {"turn": mine, "duel": lambda seen: seen["shown"] > 1 and seen["won"]},
    "tippo": {"turn": mine, "tilted": lambda seen: seen["asked"] and abs(seen["angle"]) >= 8},
}
# Cards that lead to those moments are laid first.
WANTED: Final = {"classic": ["W"], "titans": ["WR", "K"], "flip": ["F"], "transformers": ["OP", "ME", "F"]}
LANGS: Final = {"classic": "fr", "titans": "en", "flip": "fr", "transformers": "en", "tippo": "fr"}
SEATS: Final = {"classic": 4, "titans": 6, "flip": 4, "transformers": 3, "tippo": 4}
NAMES: Final = {"fr": "Camille", "en": "Robin"}
README: Final = {
    "classic": "classic-turn-phone",
    "titans": "titans-turn-phone",
    "flip": "flip-dark-phone",
    "transformers": "transformers-duel-phone",
    "tippo": "tippo-tilted-phone",
    "screen": "tippo-screen",
    "start": "start-desk-fr-light",
    "lobby": "lobby-screen-fr-light",
    "results": "titans-results-desk",
}


def shot(page: Page, name: str, size: tuple[int, int] | None = None, theme: str | None = None) -> None:
    """One picture of the page as it is, in another size or dress if wished."""
    if size is not None:
        page.set_viewport_size({"width": size[0], "height": size[1]})
    if theme is not None:
        page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
    if size is not None or theme is not None:
        page.wait_for_timeout(350)
    page.screenshot(path=BUILD / f"{name}.png")
    print(name, flush=True)


def everywhere(page: Page, name: str) -> None:
    """The same moment on a phone, upright and on its side, and on a desk."""
    if page.locator(".prompt.asked").count():
        page.locator(".bubble").first.wait_for(state="detached")
    shot(page, f"{name}-phone", PHONE)
    shot(page, f"{name}-across", ACROSS)
    shot(page, f"{name}-desk", DESK)
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})


def made(page: Page, server: Server, **wishes: Any) -> str:
    """Make a table of one's own and go there."""
    page.goto(server.url)
    # By then the page has introduced itself, and the server knows whose table it will be.
    page.locator("label:has(input[value=classic])").wait_for()
    page.wait_for_load_state("networkidle")
    code = page.evaluate(
        """async (wishes) => {
            const headers = {'Content-Type': 'application/json'};
            const made = await fetch('/api/tables', {method: 'POST', headers, body: JSON.stringify(wishes)});
            if (!made.ok) throw new Error(await made.text());
            return (await made.json()).code;
        }""",
        wishes,
    )
    page.goto(f"{server.url}/t/{code}")
    return str(code)


def guest(browser: Browser, lang: str, moving: bool = True, **more: Any) -> BrowserContext:
    """Somebody whose first game it is not: no tips in the way."""
    context = visitor(browser, PHONE, f"{lang}-{lang.upper()}", moving=moving, **SHARP, **more)
    context.add_init_script(
        f"localStorage.setItem('pioche-prefs', JSON.stringify({{name: '{NAMES[lang]}', hints: false}}))"
    )
    return context


def around(browser: Browser, server: Server) -> None:
    """The screens around a game: start, rules, lobby, options, the big screen, a tip, the menu."""
    for lang, theme in (("fr", "light"), ("en", "dark")):
        context = guest(browser, lang, color_scheme=theme)
        page = context.new_page()
        page.goto(server.url)
        page.locator("label:has(input[value=tippo])").wait_for()
        for place, size in (("phone", PHONE), ("across", ACROSS), ("desk", DESK)):
            shot(page, f"start-{place}-{lang}-{theme}", size)
        page.goto(f"{server.url}/rules/tippo")
        page.locator("main h2").first.wait_for()
        for place, size in (("phone", PHONE), ("desk", DESK)):
            shot(page, f"rules-{place}-{lang}-{theme}", size)
        code = made(page, server, box="titans", name=NAMES[lang], lang=lang, bots=["greedy", "easy"])
        page.locator("#seats").wait_for()
        page.wait_for_timeout(400)
        for place, size in (("phone", PHONE), ("across", ACROSS), ("desk", DESK)):
            shot(page, f"lobby-{place}-{lang}-{theme}", size)
        visit = context.new_page()
        visit.goto(f"{server.url}/t/{code}/watch")
        visit.locator("#seats").wait_for()
        shot(visit, f"visit-{lang}-{theme}", PHONE)
        visit.goto(f"{server.url}/nowhere")
        visit.locator("h1").wait_for()
        shot(visit, f"lost-{lang}-{theme}", PHONE)
        visit.close()
        page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
        page.locator("#invite").scroll_into_view_if_needed()
        page.evaluate("document.querySelector('#invite').scrollIntoView()")
        shot(page, f"invite-phone-{lang}-{theme}")
        for summary in page.locator("summary").all():
            summary.click()
        page.evaluate("document.querySelector('#rules').scrollIntoView()")
        shot(page, f"options-phone-{lang}-{theme}")
        shot(page, f"options-desk-{lang}-{theme}", DESK)
        page.goto(f"{server.url}/t/{code}/screen")
        page.get_by_text(code, exact=True).wait_for()
        shot(page, f"lobby-screen-{lang}-{theme}", SCREEN)
        context.close()
    first = visitor(browser, PHONE, "fr-FR", moving=True, **SHARP)
    page = first.new_page()
    made(page, server, box="tippo", name="Camille", lang="fr", bots=["greedy"] * 3, quick=True)
    page.locator("aside .ok").wait_for()
    shot(page, "hint-phone")
    page.locator("header .tool").first.click()
    shot(page, "menu-phone")
    first.close()


def on_screen(browser: Browser, server: Server, code: str, name: str, lang: str) -> None:
    """The table as the big screen shows it now."""
    context = visitor(browser, SCREEN, f"{lang}-{lang.upper()}", moving=True)
    page = context.new_page()
    page.goto(f"{server.url}/t/{code}/screen")
    page.locator(".play.screen").wait_for()
    page.wait_for_timeout(600)
    shot(page, name)
    context.close()


def games(browser: Browser, server: Server, box: str) -> None:
    """Play a box until all its moments have been met, and a round has been counted."""
    missing = dict(MOMENTS[box])
    lang, seats = LANGS[box], SEATS[box]
    for _ in range(8):
        context = guest(browser, lang)
        page = context.new_page()
        bots = ["greedy"] * (seats - 1)
        code = made(page, server, box=box, name=NAMES[lang], lang=lang, seats=seats, bots=bots, quick=True)
        turns = 0
        for _ in range(1500):
            seen = look(page, turns)
            if seen["over"]:
                page.wait_for_timeout(300)
                shot(page, f"{box}-results-phone", PHONE, "light")
                shot(page, f"{box}-results-desk", DESK, "dark")
                break
            for name in [name for name, met in missing.items() if met(seen)]:
                del missing[name]
                everywhere(page, f"{box}-{name}")
                if seen["asked"]:
                    on_screen(browser, server, code, f"{box}-screen", lang)
                seen = look(page, turns)
            turns += answer(page, seen, WANTED.get(box, []))
            page.wait_for_timeout(60)
        context.close()
        if not missing:
            return
    raise SystemExit(f"{box}: never met {', '.join(missing)}")


def replay(browser: Browser, server: Server) -> None:
    """A whole match between two, its results, and the match played again."""
    context = guest(browser, "en", moving=False)
    page = context.new_page()
    made(
        page, server, box="flip", name="Robin", seats=2, bots=["greedy"], options={"target": 100}, quick=True
    )
    for _ in range(4000):
        seen = look(page, 0)
        if seen["over"]:
            link = page.locator(".results a[href^='/r/']")
            if link.count():
                break
            page.locator(".results .button.warm").click()
        answer(page, seen, [])
        page.wait_for_timeout(40)
    shot(page, "match-phone", PHONE)
    shot(page, "match-desk", DESK)
    page.goto(server.url + str(page.locator(".results a[href^='/r/']").get_attribute("href")))
    slider = page.locator("input[type=range]")
    slider.fill(str(int(slider.get_attribute("max") or 0) // 3))
    slider.blur()
    page.wait_for_timeout(800)
    everywhere(page, "replay")
    context.close()


def main() -> None:
    """Take them all."""
    wanted = set(sys.argv[1:]) or {*MOMENTS, "around", "replay", "film"}
    for kept in (BUILD, DOCS):
        kept.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = paced(Path(folder))
        server.start()
        browser = launch(playwright)
        try:
            if "around" in wanted:
                around(browser, server)
            for box in MOMENTS:
                if box in wanted:
                    games(browser, server, box)
            if "replay" in wanted:
                replay(browser, server)
            if "film" in wanted:
                film(
                    guest(browser, "en"),
                    lambda page, **wishes: made(page, server, **wishes),
                    DOCS / "game.webp",
                )
        finally:
            browser.close()
            server.kill()
    for name, source in README.items():
        picture = BUILD / f"{source}.png"
        if picture.exists():
            small = Image.open(picture).convert("RGB")
            wide = 540 if small.height > small.width else 1280
            small.thumbnail((wide, 2000))
            small.save(DOCS / f"{name}.webp", quality=80, method=6)


if __name__ == "__main__":
    main()
