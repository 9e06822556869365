"""A table with known cards: somebody plays in a browser, the friends answer as the test tells them."""

from __future__ import annotations

import asyncio
import json
import re
import sys
import threading
from collections.abc import Coroutine, Sequence
from pathlib import Path
from typing import Any, TypeVar

from playwright.sync_api import Browser, ElementHandle, Locator, Page, expect

from pioche.texts.catalogue import catalogue
from tests.page.browsing import PHONE, moment, quicken, visitor
from tests.page.layout import SIZES, USUAL, misplaced_anywhere
from tests.server.serving import Message, Person, Server
from tests.waiting import PATIENCE

T = TypeVar("T")
# Whenever something is said at the table: what it covers that must be seen at any time.
WATCH = """
window.covered = [];
setInterval(() => {
  for (const e of document.querySelectorAll('.showing'))
    if (e.scrollHeight > e.clientHeight + 1) window.covered.push(`cut off: ${e.textContent}`);
  const precious = '.others .name, .others .count, .pile .size, .prompt p, .prompt button, .own button';
  for (const bubble of document.querySelectorAll('.bubble, .note')) {
    const a = bubble.getBoundingClientRect();
    for (const e of a.width > 0 ? document.querySelectorAll(precious) : []) {
      const b = e.getBoundingClientRect();
      if (Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1
        && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1)
        window.covered.push(`${bubble.textContent} on ${e.textContent || e.ariaLabel}`);
    }
  }
}, 100);
"""
# A card that was tapped: chosen among several ways, about to be put down with care, or on its way.
TAKEN_UP = """card => card.dataset.open !== 'true' || !card.isConnected || card.classList.contains('selected')
  || document.querySelector('.prompt .care') !== null"""
# The page shows each step slowly enough for people; a test need not wait so long. What is there to be read
# keeps its time, and so does what a connection is given before it counts as lost.
HURRY = """
const wait = setTimeout;
window.setTimeout = (call, time, ...more) =>
  wait(call, time <= 1100 ? time / 10 : time >= 20000 ? time / 3 : time, ...more);
"""


class ScriptedServer(Server):
    """A server that deals what a test has written down."""

    def __init__(self, folder: Path, **chosen: object) -> None:
        self.deal = folder / "deal.json"
        super().__init__(
            folder, [sys.executable, "-m", "tests.server.scripted_server", str(self.deal)], **chosen
        )
        self.loop = asyncio.new_event_loop()
        threading.Thread(target=self.loop.run_forever, daemon=True).start()

    def wait(self, coroutine: Coroutine[Any, Any, T]) -> T:
        """Run something of a friend's to its end, beside the browser."""
        return asyncio.run_coroutine_threadsafe(coroutine, self.loop).result(PATIENCE)


def code_of(card: list[Any], side: str) -> str | None:
    """The face of a card that counts."""
    face: str | None = card[2] if len(card) > 2 and side == "dark" else card[1]
    return face


def decided(update: Message) -> bool:
    """Whether nothing is open at a table that everybody has to agree to."""
    table = update["table"]
    agreed = all(chair["agreed"] for chair in table["chairs"] if chair["kind"] == "human")
    return (table["proposal"] is None or agreed) and not table["motion"]


class Friend:
    """Somebody else at the table, who does what the test says."""

    def __init__(self, server: ScriptedServer, name: str) -> None:
        self.server = server
        self.person = Person(server, name)

    def do(self, do: str, **words: Any) -> Message:
        """Send a command that must be carried out, and hear what has come of it."""
        said = self.server.wait(self.person.do(do, **words))
        assert said["type"] == "ack", said
        if do != "leave":
            self.server.wait(self.person.reach(said["version"]))
        return said

    def act(self, *lines: str) -> None:
        """Answer when asked, in lines such as `play R7 right`, `draw`, `name blue`, `target 2`."""
        for line in lines:
            self.server.wait(self._act(line))

    def pass_turn(self) -> None:
        """Draw a card and keep it, whatever it is."""
        self.act("draw")
        if self._offers("keep", []):
            self.act("keep")

    async def _act(self, line: str) -> None:
        verb, *words = line.split()
        while True:
            await self.person.until(lambda m: self._offers(verb, words))
            offer = self._offers(verb, words)[0]
            said = await self.person.do("answer", **offer)
            if said["type"] == "ack":
                return await self.person.reach(said["version"])
            assert said["reason"] == "stale", (line, said)

    def _offers(self, verb: str, words: list[str]) -> list[Message]:
        if not self.person.update.get("game") or not self.person.asked():
            return []
        game = self.person.game
        codes = {card[0]: code_of(card, game["side"]) for card in game["hands"][self.person.seat]}
        found = []
        for offer in game["answers"]:
            told = [codes.get(offer.get("card")), offer.get("colour"), str(offer.get("target"))]
            told.append(("left", "right")[offer["tray"]] if "tray" in offer else None)
            if offer["verb"] == verb and all(word in told for word in words):
                found.append(offer)
        return found


class Player:
    """Somebody with a page in front of them."""

    def __init__(self, page: Page, lang: str, box: str) -> None:
        self.page = page
        self.words = catalogue(lang).of(box)
        self.prompt = page.locator(".prompt")
        self.colours = self.prompt.locator("button.colour")
        self.hand = page.locator(".own button")

    def text(self, key: str, **arguments: Any) -> str:
        """A text of the page in the language of its reader."""
        return self.words.say(key, **arguments)

    def button(self, key: str, **arguments: Any) -> Locator:
        """An answer below the question."""
        return self.prompt.get_by_role("button", name=self.text(key, **arguments), exact=True)

    def press(self, key: str, **arguments: Any) -> None:
        """Give an answer by its button."""
        self.button(key, **arguments).click()

    def card(self, code: str) -> Locator:
        """A card of the hand that can be laid now."""
        return self.page.locator(f'.own button[data-code="{code}"][data-open="true"]').first

    def lay(self, code: str) -> None:
        """Lay a card and wait until the page has taken it up.

        A page may lag behind its table: a card that could be laid before still looks so, and a tap on it
        would be one out of turn.
        """
        self.page.wait_for_function(TAKEN_UP, arg=self.tap(code))

    def tap(self, code: str) -> ElementHandle:
        """Tap a card that can be laid on the strip of it that is never covered."""
        card = self.card(code).element_handle(timeout=1000 * PATIENCE)
        moment(self.page)
        card.click(position={"x": 14, "y": 40})
        return card

    def colour(self, colour: str) -> None:
        """Name a colour."""
        self.colours.filter(has_text=self.text(f"colour-{colour}")).click()

    def target(self, name: str) -> None:
        """Choose somebody at the table."""
        self.prompt.get_by_role("button", name=name, exact=True).click()

    def draw(self) -> None:
        """Take a card from the pile itself."""
        moment(self.page)
        self.page.locator('button[data-place="draw"][aria-disabled="false"]').click()

    def holds(self, count: int) -> None:
        """Wait until the hand has so many cards."""
        expect(self.hand).to_have_count(count)

    def sees(self, name: str, count: int) -> None:
        """Wait until somebody else is seen to hold so many cards."""
        seat = self.page.locator(".others li", has_text=name)
        expect(seat.locator(".count")).to_have_text(str(count))

    def results(self, winner: str = "") -> Locator:
        """Wait for the results, which say who has won; oneself if nobody is named.

        Cards that a deal does not name are left to chance, and so a round may be worth a whole match.
        """
        said = [
            self.text("event-RoundWon", player=winner or "Zoé", you="none" if winner else "player"),
            self.text("page-match-won", players=winner) if winner else self.text("page-you-won-match"),
        ]
        found = self.page.locator(".results")
        # What separates words may be of any kind.
        words = [r"\s".join(map(re.escape, one.split())) for one in said]
        heading = found.get_by_role("heading", name=re.compile("|".join(words)))
        expect(heading).to_be_visible()
        return found

    def looks_right(self, *shown: Locator, everywhere: bool = False) -> None:
        """Wait until something is shown; then on no screen anything is cut off, covered or too small."""
        for one in shown:
            one.first.wait_for()
        found = misplaced_anywhere(self.page, SIZES if everywhere else USUAL)
        assert not found, found
        covered = self.page.evaluate("window.covered")
        assert not covered, covered

    def says(self, text: str) -> None:
        """Wait for the reason why a card does not fit."""
        expect(self.page.locator(".prompt.refused p")).to_contain_text(text)

    def tab_to(self, target: Locator) -> None:
        """Move the focus to something by keys alone."""
        for _ in range(40):
            if target.evaluate("(e) => e === document.activeElement"):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"the keyboard does not reach {target}")


class Table:
    """Bob, who has opened the table, Zoé with her page at his left, and Cléo: Zoé begins."""

    def __init__(self, server: ScriptedServer, browser: Browser) -> None:
        self.server = server
        self.browser = browser
        self.bob = Friend(server, "Bob")
        self.cleo = Friend(server, "Cléo")
        self.code = ""
        self.box = ""
        self.moving = False  # whether cards fly on the pages of those who come
        self.quickly = False  # and whether they fly so quickly that nobody could follow them

    def open(
        self,
        box: str,
        lang: str = "en",
        size: tuple[int, int] = PHONE,
        hurry: bool = True,
        bots: int = 0,
        **more: Any,
    ) -> Player:
        """Gather everybody at a table."""
        zoe = self.invite(box, lang, size, hurry, bots, **more)
        self.server.wait(self.cleo.person.connect(self.code))
        self.cleo.do("join", name="Cléo")
        return zoe

    def invite(
        self,
        box: str,
        lang: str = "en",
        size: tuple[int, int] = PHONE,
        hurry: bool = True,
        bots: int = 0,
        **more: Any,
    ) -> Player:
        """Open a table to which only Zoé has come so far."""
        self.box = box
        opening = self.bob.person.open(box, seats=3 + bots, bots=["greedy"] * bots)
        self.code = self.server.wait(opening)
        self.server.wait(self.bob.person.connect())
        return self.come("Zoé", lang, size, hurry, **more)

    def come(
        self,
        name: str,
        lang: str,
        size: tuple[int, int],
        hurry: bool = True,
        scripts: Sequence[str] = (),
        **more: Any,
    ) -> Player:
        """Somebody comes to the table with a browser of their own, of which more can be said."""
        page = visitor(self.browser, size, lang, moving=self.moving, **more).new_page()
        for script in (WATCH, *scripts, *([HURRY] if hurry else [])):
            page.add_init_script(script)
        if self.moving and self.quickly:
            quicken(page)
        player = Player(page, lang, self.box)
        page.goto(f"{self.server.url}/t/{self.code}")
        page.get_by_label(player.text("page-nickname")).fill(name)
        page.keyboard.press("Enter")
        expect(page.locator("li.you")).to_contain_text(name)
        return player

    def deal(self, **cards: Any) -> None:
        """Deal the cards: codes for each of `bob`, `zoe`, `cleo`, the `bots`, `first` and `draw`."""
        bob, zoe, cleo = (cards.pop(name).split() for name in ("bob", "zoe", "cleo"))
        bots = [hand.split() for hand in cards.pop("bots", [])]
        piles = {"first": cards.pop("first").split(), "draw": cards.pop("draw", "").split()}
        # Bots sit down first; whoever deals sits at Zoé's right.
        deal = {"dealer": len(bots), "hands": [bob, *bots, zoe, cleo], **piles, **cards}
        self.server.deal.write_text(json.dumps(deal), encoding="utf-8")
        # What somebody has just agreed to on a page may still be on its way.
        self.server.wait(self.bob.person.until(decided))
        self.bob.do("start")
        self.server.wait(self._shuffle())

    async def _shuffle(self) -> None:
        """All friends at once: the cards are dealt when the last one has given a number."""
        people = [friend.person for friend in (self.bob, self.cleo) if friend.person.socket is not None]
        await asyncio.gather(*(person.shuffle() for person in people))

    def close(self) -> None:
        """Everybody leaves, and nothing is left for the next table."""
        for friend in (self.bob, self.cleo):
            self.server.wait(friend.person.leave())
        self.server.deal.unlink(missing_ok=True)
