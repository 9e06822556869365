"""A real server and a real browser for the tests of the page."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import time
import urllib.request
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, Playwright, expect

from tests.page.layout import STILL
from tests.ports import HeldPort

ROOT = Path(__file__).parents[2]
AXE = ROOT / "web/node_modules/axe-core/axe.min.js"
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
PATIENCE = 20_000  # milliseconds: the machine may have something else to do
expect.set_options(timeout=PATIENCE)
PHONE = (360, 640)
ACROSS = (640, 360)
TABLET = (820, 1180)
DESK = (1280, 800)
NO_SOUNDS = "if (location.protocol === 'http:') localStorage['pioche-sound'] ??= 'off'"
# Bots that do not let the tests wait.
PACE = {"PIOCHE_PACE": "0.05", "PIOCHE_WINDOW_WAIT": "0.1", "PIOCHE_WINDOW_HOLD": "0.05", "PIOCHE_SWING": "0"}


class Server:
    """`pioche serve` on a port of its own; it can be killed and started again on the same tables."""

    def __init__(self, folder: Path, **settings: str) -> None:
        self.folder = folder
        self.settings = settings
        self._held = HeldPort()
        self.port = self._held.number
        self.url = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start it and wait until it answers."""
        command = [sys.executable, "-c", "import sys; from pioche.cli import main; sys.exit(main())", "serve"]
        command += ["--port", str(self.port), "--database", f"sqlite:///{self.folder / 'tables.db'}"]
        env = {**os.environ, **PACE, **self.settings}
        with (self.folder / "server.log").open("ab") as log:
            self.process = subprocess.Popen(command, env=env, stdout=log, stderr=log)
        for _ in range(1000):
            try:
                urllib.request.urlopen(f"{self.url}/api/boxes").close()
                return
            except OSError:
                time.sleep(0.05)
        raise AssertionError((self.folder / "server.log").read_text())

    def kill(self) -> None:
        """End it at once, as a power cut would."""
        if self.process is not None:
            self.process.send_signal(signal.SIGKILL)
            self.process.wait()
            self.process = None


def launch(playwright: Playwright) -> Browser:
    """The system's Chromium, without background traffic.

    Where there is one without windows, it is taken: the same engine for a sixth less processor time.
    """
    found = shutil.which("chromium-headless-shell") or shutil.which("chromium")
    return playwright.chromium.launch(executable_path=found, args=FLAGS)


def visitor(
    browser: Browser,
    size: tuple[int, int] = PHONE,
    lang: str = "en-GB",
    answered: bool = True,
    moving: bool = False,
    **more: Any,
) -> BrowserContext:
    """Somebody with a browser of their own, who has been asked about sounds before.

    Nothing moves for them unless a test is about that: drawing every frame takes a quarter of all the time.
    """
    width, height = size
    context = browser.new_context(
        viewport={"width": width, "height": height},
        locale=lang,
        reduced_motion="no-preference" if moving else "reduce",
        **more,
    )
    context.set_default_timeout(PATIENCE)
    if answered:
        context.add_init_script(NO_SOUNDS)
    return context


def faults(page: Page) -> list[str]:
    """What axe finds serious or critical on a page at rest, and what sticks out of it sideways."""
    page.evaluate(STILL)  # what is just fading in has too little contrast
    if page.evaluate("!window.axe"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    serious = [
        f"{one['id']}: {node['target']} {node['failureSummary']}"
        for one in found["violations"]
        if one["impact"] in ("serious", "critical")
        for node in one["nodes"]
    ]
    wide = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    return serious + ([f"{wide} px too wide"] if wide > 0 else [])
