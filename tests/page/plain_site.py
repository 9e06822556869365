"""The site on a plain static server below a path, and a page that speaks to its worker without a screen."""

from __future__ import annotations

import functools
import http.server
import json
import re
import threading
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Request, ViewportSize, expect

from tests import chance
from tests.page.browsing import CHANCE, PATIENCE, PHONE

PLACE = "some/where"  # on its host
# Waits until the browser keeps what playing takes; a promise is what `wait_for_function` does not wait for.
KEPT = """async () => {
  const whole = new URL('whole', location.href.replace(/#.*/, ''));
  while ((await caches.match(whole)) === undefined);
}"""
# Nobody waits: bots answer at once, and the cards are dealt at once.
QUICK = {"pace": 0, "window_wait": 0, "window_hold": 0, "swing": 0, "deal_wait": 0.1}
BEFORE = f"localStorage['pioche-sound'] ??= 'off'; localStorage['pioche-settings'] ??= '{json.dumps(QUICK)}'"
# Keeps a copy of everything that the worker sends to the page.
LISTEN = """
self.heard = [];
const Plain = Worker;
self.Worker = class extends Plain {
  constructor(...given) {
    super(...given);
    this.addEventListener('message', ({data}) => data.said && heard.push(JSON.parse(data.text)));
  }
};
"""
# A worker of one's own, spoken to as the page does.
OPEN = """
async ([url, settings]) => {
  const w = self.w = new Worker(url, {type: 'module', name: settings});
  const ears = new Set();
  w.onmessage = ({data}) => { for (const ear of [...ears]) ear(data); };
  self.on = (ear) => (ears.add(ear), () => ears.delete(ear));
  // Nobody waits for ever: the browser itself knows no limit for what a page promises.
  self.until = (test) => new Promise((ok, late) => {
    const off = on((m) => { if (test(m)) { off(); ok(m); } });
    setTimeout(() => { off(); late(new Error(`not heard: ${test}`)); }, 60_000);
  });
  self.ask = async (method, url, body = '') => {
    const id = self.asks = (self.asks ?? 0) + 1;
    w.postMessage({ask: id, method, url, body});
    const {status, text} = await until((m) => m.told === id);
    return [status, text];
  };
  // A worker of the page before may hold the tables for a moment: then this one waits.
  return until((m) => (m.state !== undefined && m.state !== 'elsewhere') || m.failed !== undefined);
}"""
# Rounds at a table of two people and a bot, every answer one of those on offer; and what was seen.
PLAY = """
async ([code, rounds, most]) => {
  const found = {acks: 0, refused: [], seen: 0, versions: 0, took: []};
  const sent = new Map();
  const say = (port, command, seen) => {
    const id = `id-${self.ids = (self.ids ?? 0) + 1}`;
    sent.set(id, performance.now());
    w.postMessage({say: port, text: JSON.stringify({type: 'do', id, seen, command})});
  };
  let over, dice = 1;
  const done = new Promise((ok) => { over = ok; });
  const asked = new Set();
  const heard = [];
  setTimeout(() => over({late: heard.slice(-12)}), 120_000);
  const off = on((m) => {
    if (m.said === undefined) return;
    heard.push(m.text);
    const x = JSON.parse(m.text), port = m.said;
    if (x.type === 'ack') {
      found.acks++;
      found.took.push(performance.now() - sent.get(x.id));
      if (found.acks >= most) return over();
    }
    // Somebody else's number, or a bot's call, may have been quicker.
    if (x.type === 'refused' && !['no_number_wanted', 'stale'].includes(x.reason)) found.refused.push(x.text);
    if (x.type === 'bye') over(x);
    if (x.type !== 'update') return;
    found.versions = Math.max(found.versions, x.version);
    if (x.you.number_wanted) return say(port, {do: 'number', number: 'ab'.repeat(16)}, x.version);
    if (!x.game) return;
    const ended = x.game.decision.endsWith('_over');
    x.game.hands.forEach((hand, seat) => { for (const card of hand) {
      const front = x.game.side === 'dark' ? card[2] : card[1];
      if (seat !== x.you.seat && front !== null && !x.game.shown.includes(card[0]) && !ended) found.seen++;
    } });
    if (ended) {
      if (x.game.round >= rounds || x.game.decision === 'match_over') over();
      else if (port === 1) say(port, {do: 'next'}, x.version);
      return;
    }
    const all = x.game.answers;
    if (x.game.asked !== x.you.seat || !all.length || asked.has(x.version)) return;
    asked.add(x.version);
    dice = dice * 48271 % 2147483647;
    say(port, {do: 'answer', ...all[dice % all.length]}, x.version);
  });
  for (const [port, person] of [[1, 0], [2, 1]]) {
    w.postMessage({open: port, code, person});
    w.postMessage({say: port, text: JSON.stringify({type: 'hello', protocol: 1, lang: 'en', since: null})});
  }
  const bye = await done;
  off();
  for (const port of [1, 2]) w.postMessage({shut: port});
  return {...found, bye: bye ?? null};
}"""

# Answers the first question of a table and asks for a hint about the second, after so many milliseconds.
HINT = """
([code, wait]) => new Promise((done, failed) => {
  let asked = -1, count = 0;
  const off = on(async (m) => {
    if (m.said === undefined) return;
    const x = JSON.parse(m.text);
    if (x.type === 'bye') return failed(new Error(m.text));
    if (x.type !== 'update' || !x.game || x.game.asked !== x.you.seat || asked === x.version) return;
    if (x.game.answers.length < 2) return;
    asked = x.version;
    if (++count === 2) {
      off();
      await new Promise((ok) => setTimeout(ok, wait));
      const started = performance.now();
      const [status, text] = await ask('POST', `/api/tables/${code}/hint?person=0&lang=en`);
      w.postMessage({shut: 1});
      return status < 300 ? done(performance.now() - started) : failed(new Error(text));
    }
    const id = `h${x.version}`, command = {do: 'answer', ...x.game.answers[0]};
    w.postMessage({say: 1, text: JSON.stringify({type: 'do', id, seen: x.version, command})});
  });
  w.postMessage({open: 1, code, person: 0});
  w.postMessage({say: 1, text: JSON.stringify({type: 'hello', protocol: 1, lang: 'en', since: null})});
})"""


# What a shuffle is made from, and what Python's own random numbers are, follows from the seed of the tests;
# who somebody is and what a table is called stays truly random.
SEEDED = """
const draw = crypto.getRandomValues.bind(crypto);
let state = %d;
crypto.getRandomValues = (array) => {
  if (array.byteLength < 32) return draw(array);
  for (let k = 0; k < array.length; k++) array[k] = (state = state * 48271 %% 2147483647) >> 8;
  return array;
};
"""


class Handler(http.server.SimpleHTTPRequestHandler):
    """Hands files out, with the policy that the site itself asks hosts for."""

    def log_message(self, format: str, *arguments: object) -> None:
        """Say nothing."""

    def do_GET(self) -> None:
        """A file; the script that Python starts in begins with the seed."""
        path = Path(self.translate_path(self.path))
        if not re.fullmatch(r"worker-.*[.]js", path.name):
            return super().do_GET()
        seed = 1 + chance.source("site").randrange(2**31 - 2)
        body = (SEEDED % seed).encode() + path.read_bytes()
        self.send_response(200)
        self.send_header("content-type", "text/javascript")
        self.send_header("content-length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def end_headers(self) -> None:
        """The header of the file _headers, which Netlify and others read."""
        told = (Path(self.directory) / PLACE / "_headers").read_text()
        policy = re.search(r"Content-Security-Policy: (.*)", told)
        assert policy is not None
        self.send_header("content-security-policy", policy[1])
        super().end_headers()


Handler.extensions_map = {
    **http.server.SimpleHTTPRequestHandler.extensions_map,
    ".mjs": "text/javascript",
    ".wasm": "application/wasm",
}


class StaticServer:
    """A static server for a folder; what it serves lies at `url`."""

    def __init__(self, folder: Path, kind: type[Handler] = Handler) -> None:
        handler = functools.partial(kind, directory=str(folder))
        self._server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
        self.url = f"http://127.0.0.1:{self._server.server_port}/{PLACE}/"
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def close(self) -> None:
        """Hand nothing out any more."""
        self._server.shutdown()
        self._server.server_close()


def worker_file(site: Path) -> str:
    """The script of the worker that keeps tables."""
    (found,) = site.glob("assets/worker-*.js")
    return f"assets/{found.name}"


class Bare:
    """A page of the site with nothing on it but a worker."""

    def __init__(self, context: BrowserContext, url: str, site: Path) -> None:
        self.page: Page = context.new_page()
        self.page.set_default_timeout(PATIENCE)
        self.page.goto(f"{url}README.txt")
        self.state = self.page.evaluate(OPEN, [f"{url}{worker_file(site)}", json.dumps(QUICK)])
        assert "failed" not in self.state, self.state  # nobody would answer

    def ask(self, method: str, path: str, body: object = "") -> Any:
        """Ask the house for something that it gives."""
        text = body if isinstance(body, str) else json.dumps(body)
        status, answer = self.page.evaluate("([m, u, b]) => ask(m, u, b)", [method, path, text])
        assert status < 300, (path, answer)
        return json.loads(answer) if answer[:1] in "[{" else answer

    def refusal(self, method: str, path: str, body: str) -> str:
        """Why the house does not do something."""
        status, answer = self.page.evaluate("([m, u, b]) => ask(m, u, b)", [method, path, body])
        assert status >= 400
        return str(json.loads(answer)["reason"])

    def table(self, box: str, **more: Any) -> str:
        """A table of two people and a bot that is dealt at once."""
        table = {"box": box, "name": "Zoé", "seats": 3, "bots": ["easy"], "quick": True, **more}
        return str(self.ask("POST", "/api/together", {"table": table, "people": ["Bob"]})["code"])

    def play(self, code: str, rounds: int = 1, most: int = 10_000) -> dict[str, Any]:
        """Play rounds of a table to their end, or so many answers."""
        found: dict[str, Any] = self.page.evaluate(PLAY, [code, rounds, most])
        return found

    def hint(self, wait: int = 0) -> float:
        """Milliseconds until a hint is there, at somebody's second question in a round of four."""
        table = {"box": "classic", "name": "A", "seats": 4, "bots": ["medium"] * 3, "quick": True}
        code = self.ask("POST", "/api/tables", table)["code"]
        return float(self.page.evaluate(HINT, [code, wait]))


def visit(context: BrowserContext, url: str, clock: bool = True) -> Page:
    """The site's page as a phone shows it, with a clock that can be advanced; nothing may go wrong on it."""
    context.set_default_timeout(PATIENCE)
    context.add_init_script(BEFORE)
    context.add_init_script(CHANCE % chance.source(f"{chance.running()} visitor").getrandbits(32))
    page = context.new_page()
    if clock:
        page.clock.install()
    page.on("pageerror", lambda error: pytest.fail(str(error)))
    ours = ("blob:", "data:", url.partition("#")[0])

    def asked(request: Request) -> None:
        assert request.url.startswith(ours), request.url

    def said(message: ConsoleMessage) -> None:
        assert "Content Security Policy" not in message.text, message.text

    page.on("request", asked)
    page.on("console", said)
    page.goto(url)
    return page


def phone(browser: Browser, lang: str = "en", **more: Any) -> BrowserContext:
    """A phone of somebody's."""
    size = ViewportSize(width=PHONE[0], height=PHONE[1])
    return browser.new_context(viewport=size, locale=lang, reduced_motion="reduce", **more)


def dealt(page: Page) -> int:
    """Wait until it is one's turn, with bots that may have been quicker; how many cards one holds."""
    page.wait_for_function("() => document.title.startsWith('●')")
    expect(page.locator(".own button").first).to_be_visible()
    return page.locator(".own button").count()


# Longer than a finger is taken for the one that was there before.
A_MOMENT = 500
MINE = "(document.title.startsWith('●') && !document.querySelector('.cover'))"
STATE = """JSON.stringify([document.title, document.querySelector('.prompt')?.textContent,
  document.querySelectorAll('.own button').length])"""
# The first button that can be pressed where something is asked.
BUTTON = "[...document.querySelectorAll('.prompt button:enabled')].find((one) => one.checkVisibility())"
NEXT = f"(before) => !{MINE} ? 'over' : {BUTTON} && {STATE} !== before && {STATE}"


def take_up(page: Page) -> None:
    """Uncover one's cards, a moment after they were covered: until then the cover yields to no finger."""
    page.locator(".cover .big").wait_for()
    page.clock.fast_forward(A_MOMENT)
    page.locator(".cover .big").click()
    expect(page.locator(".own button").first).to_be_visible()


def lay(page: Page) -> None:
    """Answer whatever is asked, with a button rather than a card, until somebody else is."""
    page.wait_for_function(f"() => {MINE}")
    before = ""
    while (before := page.wait_for_function(NEXT, arg=before).json_value()) != "over":
        page.clock.fast_forward(A_MOMENT)
        page.evaluate(f"() => {MINE} && {BUTTON}?.click()")
