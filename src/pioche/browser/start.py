"""Where the worker's JavaScript meets Python: the only file that knows of both."""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable
from functools import cache
from typing import Any

from pyodide.ffi import create_proxy, to_js  # type: ignore[import-not-found]

from pioche.browser import thinker
from pioche.browser.device_boxes import DeviceBoxes
from pioche.browser.device_store import DeviceStore
from pioche.browser.elsewhere import Progress
from pioche.browser.house import House
from pioche.browser.page_words import PageWords
from pioche.browser.port import Port
from pioche.coach.languages import speak_with


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


def make_house(say: Any, elsewhere: Any, chosen: str) -> House:
    """The house of this device, as long as another window has its tables."""
    return House(words_of(say), asking(elsewhere), **json.loads(chosen))


async def open_house(house: House, database: Any) -> None:
    """Give a house its tables, with everything that is kept in the database."""
    await house.open(Cupboard(database))


def connect(house: House, code: str, number: int, post: Any) -> Port:
    """A connection of the page."""
    return house.port(code, number, post)


def forget_words(house: House) -> None:
    """The bundles have changed: a box came or went."""
    house.words.cache_clear()  # type: ignore[attr-defined]


def files(house: House) -> str:
    """The boxes from outside, for the other worker."""
    return json.dumps(house.boxes.files)


def become_thinker(say: Any, files: str) -> Callable[[str, Any, Any], Any]:
    """Be the other worker; what it does with a question."""
    speak_with(words_of(say))
    boxes = DeviceBoxes(DeviceStore())
    for name, text in json.loads(files).items():
        boxes.place(name, text)

    def think(kind: str, body: Any, progress: Any) -> Any:
        return to_js(thinker.think(kind, body.to_bytes(), progress))

    return think
