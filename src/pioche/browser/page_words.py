"""Words through the page's own Fluent: the same catalogues, without the library that Python needs."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import msgspec

from pioche.texts.words import Argument, MissingText, Words, own_key

# What is said otherwise where there is no server.
SAID_HERE: Final = {
    "server-damaged": "device-damaged",
    "server-fault": "device-fault",
    "server-missing_box": "device-missing_box",
    "server-other_rules": "device-other_rules",
    "server-storage": "device-storage",
}
REMEMBERED: Final = 4096  # texts that need not cross over again
Say = Callable[[str, str, str], str | None]  # language, key, arguments as JSON; None for no such key


class PageWords(Words):
    """The texts of one language; `say` is the page's, and so is the catalogue."""

    def __init__(self, lang: str, say: Say, box: str = "") -> None:
        self.lang = lang
        self._say = say
        self._box = box
        self._known: dict[str, bool] = {}
        self._said: dict[tuple[object, ...], str] = {}
        self._boxes: dict[str, PageWords] = {}

    def of(self, box: str) -> PageWords:
        """The texts as they are said of a box: its own words go before ours."""
        found = self._boxes.get(box)
        if found is None:
            found = self._boxes[box] = PageWords(self.lang, self._say, box)
        return found

    def has(self, key: str) -> bool:
        """Whether there is a text of this key."""
        return self._there(key) or (self._box != "" and self._there(own_key(self._box, key)))

    def say(self, key: str, **arguments: Argument) -> str:
        """The text of a key, which is remembered."""
        saying = (key, *arguments.items())
        found = self._said.get(saying)
        if found is None:
            if len(self._said) >= REMEMBERED:
                self._said.clear()
            found = self._said[saying] = self._format(key, arguments)
        return found

    def _there(self, key: str) -> bool:
        if key not in self._known:
            self._known[key] = self._say(self.lang, key, "") is not None
        return self._known[key]

    def _format(self, key: str, arguments: dict[str, Argument]) -> str:
        key = SAID_HERE.get(key, key)
        own = own_key(self._box, key)
        wanted = own if self._box and self._there(own) else key
        found = self._say(self.lang, wanted, msgspec.json.encode(arguments).decode())
        if found is None:
            raise MissingText(f"the texts in {self.lang!r} have no {key!r}")
        return found
