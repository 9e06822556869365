"""Where the worker's JavaScript meets Python: the only file that knows of both."""

from __future__ import annotations

import asyncio
import gc
import json
from collections.abc import Awaitable, Callable
from functools import cache
from typing import Any, Final

from js import clearTimeout, setTimeout  # type: ignore[import-not-found]
from pyodide.ffi import create_proxy, to_js  # type: ignore[import-not-found]

from pioche.browser.device import Device
from pioche.browser.device_boxes import DeviceBoxes
from pioche.browser.device_store import DeviceStore
from pioche.browser.elsewhere import Progress
from pioche.browser.page_words import PageWords
from pioche.browser.port import Port
from pioche.coach.words import speak_with
from pioche.server.clock import MachineClock

LONGEST: Final = 2**31 - 1  # milliseconds that a browser can wait


class Cupboard:
    """The browser's database as Python asks for it."""

    def __init__(self, database: Any) -> None:
        self._database = database

    async def read(self, drawer: str, first: str, last: str) -> str:
        """What lies there."""
        return str(await self._database.read(drawer, first, last))

    async def write(self, changes: str) -> None:
        """Change it for good."""
        await self._database.write(changes)


class PageTimer:
    """Something that the browser's clock will do; what is cancelled is let go of at once.

    Pyodide's own loop keeps a timer that was cancelled until its time has come, and ours may be a year away.
    """

    def __init__(self, delay: float, call: Callable[..., object], arguments: tuple[Any, ...]) -> None:
        self._loop = asyncio.get_running_loop()
        self._call = call
        self._arguments = arguments
        self._proxy = create_proxy(self._run)
        self._number = setTimeout(self._proxy, min(delay, LONGEST))

    def _run(self) -> None:
        self._proxy.destroy()
        self._proxy = None
        self._loop.call_soon(self._call, *self._arguments)

    def cancel(self) -> None:
        """Have it left undone."""
        if self._proxy is not None:
            clearTimeout(self._number)
            self._proxy.destroy()
            self._proxy = None


class PageClock(MachineClock):
    """The machine's time, and timers of the browser."""

    def call_at(self, at: int, call: Callable[..., object], *arguments: Any) -> PageTimer:  # type: ignore[override]
        """Call something when a time has come; what is too far away for a browser is asked for again then."""
        return PageTimer(max(0, at - self.now()), call, arguments)


def words_of(say: Any) -> Callable[[str], PageWords]:
    """Words through the bundles of the worker."""

    def said(lang: str, key: str, arguments: str) -> str | None:
        found = say(lang, key, arguments)
        return None if found is None else str(found)

    @cache
    def words(lang: str) -> PageWords:
        return PageWords(lang, said)

    return words


def asking(elsewhere: Any) -> Callable[[str, bytes, Progress], Awaitable[bytes]]:
    """The other worker as Python asks it."""

    async def ask(kind: str, body: bytes, progress: Progress) -> bytes:
        heard = create_proxy(progress)
        try:
            found: bytes = (await elsewhere(kind, to_js(body), heard)).to_bytes()
            return found
        finally:
            heard.destroy()

    return ask


def make_device(say: Any, elsewhere: Any, spare: int, chosen: str) -> Device:
    """This device, as long as another window has its tables; `spare` workers may think at once."""
    device = Device(words_of(say), asking(elsewhere), PageClock(), **json.loads(chosen))
    device.elsewhere.share(spare)
    return device


async def open_device(device: Device, database: Any) -> None:
    """Open the tables of a device, with everything that is kept in its database."""
    await device.open(Cupboard(database))
    gc.collect()
    gc.freeze()  # what is there now stays, and need not be looked through while somebody waits for an answer


def connect(device: Device, code: str, number: int, post: Any) -> Port:
    """A connection of the page."""
    return device.port(code, number, post)


def forget_words(device: Device) -> None:
    """The bundles have changed: a box came or went."""
    device.words.cache_clear()  # type: ignore[attr-defined]


def files(device: Device) -> str:
    """The boxes from outside, for the other worker."""
    return json.dumps(device.boxes.files)


def become_thinker(say: Any, files: str) -> Callable[[str, Any, Any], Any]:
    """Be the other worker; what it does with a question."""
    from pioche.browser import thinker  # with all that thinks, which the worker with the tables does without

    speak_with(words_of(say))
    boxes = DeviceBoxes(DeviceStore())
    for name, text in json.loads(files).items():
        boxes.place(name, text)

    def think(kind: str, body: Any, progress: Any) -> Any:
        return to_js(thinker.think(kind, body.to_bytes(), progress))

    return think
