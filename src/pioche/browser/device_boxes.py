"""Boxes from outside that somebody has dropped onto the page: checked as a server checks them, and kept."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from pioche.browser.device_store import BOXES, DeviceStore
from pioche.server.http.box_infos import box_infos
from pioche.server.http.pad_infos import pad_infos
from pioche.shelf import SHELF, BoxError
from pioche.shelf.loading import LARGEST

FOLDER: Final = Path("/tmp/pioche-boxes")
NAME: Final = re.compile(r"[A-Za-z_][A-Za-z0-9_-]{0,59}\.py")


class DeviceBoxes:
    """The files of boxes, in the device's store and, to be read, in a folder."""

    def __init__(self, store: DeviceStore, folder: Path = FOLDER) -> None:
        self._store = store
        self._folder = folder
        self.files: dict[str, str] = {}  # their texts

    async def open(self) -> list[str]:
        """Put what is kept on the shelf; why some of it cannot be."""
        wrong: list[str] = []
        for name, text in await self._store.drawer(BOXES):
            try:
                self.place(name, text)
            except BoxError as error:
                wrong.append(str(error))
        return wrong

    def place(self, name: str, text: str) -> str:
        """Put a box on the shelf; its name, or a BoxError."""
        if NAME.fullmatch(name) is None or len(text.encode()) > LARGEST:
            raise BoxError(f"{name[:60]} is not the file of a box: Python, its name ending in .py")
        if name in self.files:
            raise BoxError(f"{name} is here already")
        self._folder.mkdir(parents=True, exist_ok=True)
        file = self._folder / name
        file.write_text(text, encoding="utf-8")
        (box,) = SHELF.add_files([str(file)])
        self.files[name] = text
        box_infos.cache_clear()
        pad_infos.cache_clear()
        return box

    async def add(self, name: str, text: str) -> str:
        """Put a box on the shelf and keep it."""
        box = self.place(name, text)
        try:
            await self._store.write([(BOXES, name, text)])
        except Exception:
            self._take_off(name)
            raise
        return box

    async def remove(self, box: str) -> None:
        """Put a box away; its tables stay, for the day it is here again."""
        name = next((name for name in self.files if self._box(name) == box), None)
        if name is not None:
            await self._store.write([(BOXES, name, None)])
            self._take_off(name)

    def _box(self, name: str) -> str:
        return SHELF.files.get(str((self._folder / name).resolve()), "")

    def _take_off(self, name: str) -> None:
        SHELF.take_off(self._box(name))
        del self.files[name]
        box_infos.cache_clear()
        pad_infos.cache_clear()

    def words(self, lang: str) -> str:
        """What boxes from outside have brought to say."""
        if not self.files:
            return ""
        from pioche.shelf.words import page_words

        return page_words(lang)
