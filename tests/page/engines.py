"""Firefox and WebKit as people have them, by the protocols they speak: WebDriver BiDi and WebDriver."""

from __future__ import annotations

import glob
import json
import os
import re
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

from tests.ports import HeldPort
from tests.waiting import until

PATIENCE = 150.0  # seconds
FRAMES = 15  # a second, where the processor has to draw them
GAVE_UP = "NS_ERROR_INTERCEPTION_FAILED"
# Looks until something is so, in the page itself: nobody has to ask again and again from outside.
UNTIL = """new Promise((done) => {
  const look = () => {
    const found = %s;
    if (!found) return;
    clearInterval(looking);
    done(found);
  };
  const looking = setInterval(look, 40);
  look();
})"""
MINI_BROWSERS = "/usr/lib/*/webkit2gtk-4.*/MiniBrowser"


class Firefox:
    """Debian's Firefox, by WebDriver BiDi."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket
        self._count = 0
        self._ask("session.new", {"capabilities": {}})
        tree = self._ask("browsingContext.getTree", {})
        self._context = tree["contexts"][0]["context"]

    def _answer(self, method: str, params: dict[str, Any]) -> dict[str, Any]:
        self._count += 1
        self._socket.send(json.dumps({"id": self._count, "method": method, "params": params}))
        while True:
            answer: dict[str, Any] = json.loads(self._socket.recv(PATIENCE + 10))
            if answer.get("id") == self._count:
                return answer

    def _ask(self, method: str, params: dict[str, Any]) -> Any:
        answer = self._answer(method, params)
        assert answer["type"] == "success", answer
        return answer["result"]

    def size(self, width: int, height: int) -> None:
        """Make the window as large as a phone, or larger."""
        viewport = {"width": width, "height": height}
        self._ask("browsingContext.setViewport", {"context": self._context, "viewport": viewport})

    def goto(self, url: str) -> None:
        """Open an address; again where Firefox gave up, as people do.

        On a busy machine it may say that a worker which lets the page pass did not answer in time.
        """
        told = {"context": self._context, "url": url, "wait": "complete"}
        for _ in range(3):
            answer = self._answer("browsingContext.navigate", told)
            if answer["type"] == "success" or GAVE_UP not in answer["message"]:
                break
        assert answer["type"] == "success", answer

    def until(self, script: str) -> Any:
        """Wait until an expression in the page is true; its value."""
        return self.run(f"await {UNTIL % script}")

    def run(self, script: str) -> Any:
        """The value of an expression in the page."""
        target = {"context": self._context}
        told = {
            "expression": f"(async () => JSON.stringify({script}))()",
            "target": target,
            "awaitPromise": True,
        }
        result = self._ask("script.evaluate", told)
        assert result["type"] == "success", (script, result)
        value = result["result"].get("value")
        return None if value is None else json.loads(value)

    def press(self, x: float, y: float, to: tuple[float, float] | None = None) -> None:
        """A finger goes down, moves if it is told to, and comes up."""
        moves = [{"type": "pointerMove", "x": round(x), "y": round(y)}, {"type": "pointerDown", "button": 0}]
        if to is not None:
            for part in (0.3, 0.7, 1.0):
                at = [round(a + (b - a) * part) for a, b in zip((x, y), to, strict=True)]
                moves.append({"type": "pointerMove", "x": at[0], "y": at[1], "duration": 60})
        moves.append({"type": "pointerUp", "button": 0})
        finger = {"type": "pointer", "id": "finger", "parameters": {"pointerType": "mouse"}, "actions": moves}
        self._ask("input.performActions", {"context": self._context, "actions": [finger]})


class WebKit:
    """Debian's WebKit, the engine of Safari, by WebDriver."""

    def __init__(self, url: str) -> None:
        self._http = httpx.Client(base_url=url, timeout=4 * PATIENCE + 10)
        binary = sorted(glob.glob(MINI_BROWSERS))[-1]
        options = {"binary": binary, "args": ["--automation"]}
        wanted = {"capabilities": {"alwaysMatch": {"webkitgtk:browserOptions": options}}}
        self._session = f"/session/{self._post('/session', wanted)['sessionId']}"
        # Counted by the page's own clock, which a test may let run faster.
        self._post(f"{self._session}/timeouts", {"script": round(4000 * PATIENCE)})

    def _post(self, path: str, body: dict[str, Any]) -> Any:
        answer = self._http.post(path, json=body)
        assert answer.status_code == 200, answer.text
        return answer.json()["value"]

    def size(self, width: int, height: int) -> None:
        """Make the window as large as a phone, or larger."""
        self._post(f"{self._session}/window/rect", {"width": width, "height": height})

    def goto(self, url: str) -> None:
        """Open an address."""
        self._post(f"{self._session}/url", {"url": url})

    def until(self, script: str) -> Any:
        """Wait until an expression in the page is true; its value."""
        then = "(found) => arguments[0](JSON.stringify(found))"
        told = {"script": f"({UNTIL % script}).then({then})", "args": []}
        return json.loads(self._post(f"{self._session}/execute/async", told))

    def run(self, script: str) -> Any:
        """The value of an expression in the page."""
        told = {"script": f"return JSON.stringify({script})", "args": []}
        value = self._post(f"{self._session}/execute/sync", told)
        return None if value is None else json.loads(value)

    def press(self, x: float, y: float, to: tuple[float, float] | None = None) -> None:
        """A finger goes down, moves if it is told to, and comes up."""
        moves: list[dict[str, Any]] = [
            {"type": "pointerMove", "x": round(x), "y": round(y), "duration": 0},
            {"type": "pointerDown", "button": 0},
        ]
        if to is not None:
            for part in (0.3, 0.7, 1.0):
                at = [round(a + (b - a) * part) for a, b in zip((x, y), to, strict=True)]
                moves.append({"type": "pointerMove", "x": at[0], "y": at[1], "duration": 60})
        moves.append({"type": "pointerUp", "button": 0})
        finger = {"type": "pointer", "id": "finger", "parameters": {"pointerType": "mouse"}, "actions": moves}
        self._post(f"{self._session}/actions", {"actions": [finger]})

    def close(self) -> None:
        """End the session, and the browser with it."""
        self._http.delete(self._session)
        self._http.close()


def _ended(process: subprocess.Popen[bytes]) -> None:
    process.terminate()
    try:
        process.wait(10)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()


@contextmanager
def firefox(folder: Path, lang: str) -> Iterator[Firefox]:
    """A Firefox with a profile of its own that speaks a language."""
    profile = folder / "firefox"
    profile.mkdir()
    chosen = {"intl.accept_languages": lang, "layout.frame_rate": FRAMES}
    prefs = [f"user_pref({json.dumps(name)}, {json.dumps(value)});\n" for name, value in chosen.items()]
    (profile / "user.js").write_text("".join(prefs))
    log = folder / "firefox.log"
    binary = shutil.which("firefox-esr") or shutil.which("firefox") or "firefox-esr"
    command = [binary, "--headless", "--no-remote", "--profile", str(profile), "--remote-debugging-port", "0"]
    with log.open("wb") as out:
        process = subprocess.Popen(command, stdout=out, stderr=out, env={**os.environ, "HOME": str(folder)})
    try:
        said = until(lambda: re.search(r"BiDi listening on (ws://\S+)", log.read_text(errors="replace")))
        with connect(f"{said[1]}/session", max_size=2**24) as socket:
            yield Firefox(socket)
    finally:
        _ended(process)


@contextmanager
def webkit(folder: Path, lang: str) -> Iterator[WebKit]:
    """A WebKit on a screen that nobody sees."""
    held = HeldPort()
    # Xvfb itself finds a number that is free, and says which.
    screen = subprocess.Popen(
        ["Xvfb", "-displayfd", "1", "-screen", "0", "1400x1000x24", "-nolisten", "tcp"],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
    )
    assert screen.stdout is not None
    number = int(screen.stdout.readline())
    env = {
        **os.environ,
        "DISPLAY": f":{number}",
        "HOME": str(folder),
        "LC_ALL": "C.UTF-8",
        "LANGUAGE": lang.replace("-", "_"),
        "GDK_BACKEND": "x11",
        "WEBKIT_DISABLE_COMPOSITING_MODE": "1",
        "WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS": "1",  # root has none; only our own page is opened
        "NO_AT_BRIDGE": "1",
    }
    with (folder / "webkit.log").open("wb") as out:
        driver = subprocess.Popen(
            ["WebKitWebDriver", f"--port={held.number}"], env=env, stdout=out, stderr=out
        )
    try:
        url = f"http://127.0.0.1:{held.number}"
        until(lambda: _answers(url))
        with closing(WebKit(url)) as browser:
            yield browser
    finally:
        _ended(driver)
        _ended(screen)
        screen.stdout.close()


def _answers(url: str) -> bool:
    try:
        return httpx.get(f"{url}/status", timeout=2).status_code == 200
    except httpx.HTTPError:
        return False
