"""The engine in a browser's worker beside the installed one: playouts, hints, reviews, and strength."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser

from pioche.bots.playing import play_bots
from pioche.browser.thinker import BUDGETS
from pioche.records import write
from tests.page.plain_site import Bare, StaticServer

# Run here and there: playouts a second of processor time, from early in a round of four people.
PROGRAM = """
import time
from pioche.boxes import BOXES
from pioche.coach.trials import Coach, Way
from pioche.engine.deal import new_match
from pioche.engine.defaults import default_answer
from pioche.engine.game import apply
from pioche.engine.rules import Rules
from pioche.sight.history import History
from pioche.sight.view import view

def playouts(box, seconds):
    s = new_match(Rules(BOXES[box], 4, {}), "bench", None, True)
    eyes = [History(s.rules, seat) for seat in range(4)]
    coach, ways = Coach(s.rules, "bench"), []
    while len(ways) < 3:
        apply(s, default_answer(s))
        seen = view(s, s.asked, eyes[s.asked])
        ways = [Way(choice) for choice in coach.answers(seen)]
    trials = coach.trials(seen, ways)
    trials.run(20, ways)
    done, started = 0, time.process_time()
    while time.process_time() - started < seconds:
        trials.run(20, ways)
        done += 20 * len(ways)
    return done / (time.process_time() - started)
"""
# A worker like those that think, with a Python that does as it is told.
WORKER = """
const at = (name) => new URL(`%s/runtime/${name}`, self.location.href).href;
self.onmessage = async ({ data: program }) => {
  const { loadPyodide } = await import(at('pyodide.mjs'));
  const lockFileContents = await (await fetch(at('lock.json'))).text();
  const py = await loadPyodide({ indexURL: at(''), stdLibURL: at('std.zip'), lockFileContents });
  const app = await (await fetch(at('app.zip'))).arrayBuffer();
  py.unpackArchive(app, 'zip', { extractDir: '/app' });
  py.runPython("import sys; sys.path.insert(0, '/app')");
  py.pyimport('pioche.browser.library').use_library();
  self.postMessage(py.runPython(program));
};
"""
ASK = """
([url, program]) => new Promise((done, failed) => {
  const worker = new Worker(url, { type: 'module' });
  worker.onerror = ({ message }) => failed(new Error(message));
  worker.onmessage = ({ data }) => { worker.terminate(); done(data); };
  worker.postMessage(program);
})"""
SECONDS = 2.0  # of playing, here and there
TURNS = 3  # of which the middle one counts
NAME = "engine-bench.js"


def told(box: str) -> str:
    """A program whose last value is how many playouts a second there are."""
    return f"{PROGRAM}\nplayouts({box!r}, {SECONDS})"


def here(box: str) -> float:
    """Playouts a second of the engine that is installed."""
    space: dict[str, Any] = {}
    exec(PROGRAM, space)
    return float(space["playouts"](box, SECONDS))


def there(browser: Browser, server: StaticServer, folder: Path, place: str, box: str) -> float:
    """The same in a worker of the browser."""
    (folder / NAME).write_text(WORKER % place)
    page = browser.new_page()
    page.goto(f"{server.url}README.txt")
    address = server.url.removesuffix(f"{place}/") + NAME
    found = float(page.evaluate(ASK, [address, told(box)]))
    page.close()
    return found


def review(bare: Bare, seed: str) -> float:
    """Seconds until the review of a round of four is there, in a worker that starts with the first."""
    match, _ = play_bots("classic", ["greedy"] * 4, seed, rounds=1)
    id = bare.ask("POST", "/api/records", write(match))["record"]
    started = time.perf_counter()
    while "rounds" not in bare.ask("GET", f"/api/records/{id}/review?round=1"):
        bare.page.wait_for_timeout(20)
    return time.perf_counter() - started


def rollouts(rate: float) -> int:
    """How many an expert plays for one answer, where there are so many in a second."""
    budget = BUDGETS["search"]
    return int(min(budget.rollouts, budget.seconds * rate))


def strength(box: str, number: int, games: int) -> float:
    """The share of rounds that an expert with so many rollouts wins against greedy, of two."""
    command = [shutil.which("pioche") or f"{Path(sys.executable).parent}/pioche", "arena", "--json"]
    expert = f"search@{number}"
    options = ["--box", box, "--players", "2", "--bots", f"{expert},greedy", "--games", str(games)]
    done = subprocess.run([*command, *options], capture_output=True, text=True, check=True)
    return float(json.loads(done.stdout)["bots"][expert]["win_rate"])
