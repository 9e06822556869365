"""The service worker of the page: a list of the files that a browser keeps, with a name for exactly these."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable
from html import escape
from pathlib import Path
from typing import Final

from pioche.texts.languages import own_names

SHELL: Final = [".css", ".html", ".js", ".json", ".ftl", ".png", ".svg", ".webmanifest"]
LISTS: Final = "{ build: '', shell: [], later: [] }"


def service_worker(folder: Path, shell: Iterable[str], later: Iterable[str] = ()) -> str:
    """The worker that keeps files: those of the page at once, others when somebody plays without a server.

    Its text changes when any of the files does, and browsers then fetch all of them anew, or none.
    """
    now, then = sorted(shell), sorted(later)
    known = hashlib.sha256()
    for name in [*now, *then]:
        known.update(f"{name}\n".encode())
        known.update((folder / name).read_bytes())
    lists = {"build": known.hexdigest()[:16], "shell": now, "later": then}
    return (folder / "sw.js").read_text(encoding="utf-8").replace(LISTS, json.dumps(lists))


def with_languages(page: str) -> str:
    """The page, told which languages there are."""
    names = escape(json.dumps(own_names(), ensure_ascii=False))
    return page.replace("<html ", f'<html data-languages="{names}" ', 1)


def page_files(folder: Path) -> list[str]:
    """The files of a built page, as they are asked for."""
    found = (path for path in folder.rglob("*") if path.suffix in SHELL and path.name != "sw.js")
    return [path.relative_to(folder).as_posix() for path in found]
