"""What makes the page an app: the files that its service worker keeps, and its name, line and shortcuts."""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Iterable
from html import escape
from pathlib import Path
from typing import Final

from pioche.boxes import DEFAULT_BOX
from pioche.texts.catalogue import catalogue
from pioche.texts.languages import LANGUAGES, SPARE, own_names

SHELL: Final = [".css", ".html", ".js", ".json", ".ftl", ".png", ".svg", ".webmanifest"]
# Screens that an app's icon offers, and what each is called.
SHORTCUTS: Final = {
    f"/puzzle/{DEFAULT_BOX}": "page-coach-puzzle",
    "/pad": "page-pad",
    "/games": "page-games",
}
LISTS: Final = "{ build: '', shell: {}, later: {} }"
# What has the same name in every build; assets are named by what is in them, and hosts write into pages.
SAME_NAMES: Final = re.compile(r"(?:api|runtime)/.*|runtime\.json")


def service_worker(folder: Path, shell: Iterable[str], later: Iterable[str] = ()) -> str:
    """The worker that keeps files: those of the page at once, others once somebody has played.

    Its text changes when any of the files does, and browsers then fetch all of them anew, or none.
    """
    now, then = sorted(shell), sorted(later)
    digests = {name: digest(folder / name) for name in [*now, *then]}
    build = hashlib.sha256(json.dumps([digests, digest(folder / "sw.js")]).encode()).hexdigest()[:16]
    told = {name: known if SAME_NAMES.fullmatch(name) else "" for name, known in digests.items()}
    lists = {
        "build": build,
        "shell": {name: told[name] for name in now},
        "later": {name: told[name] for name in then},
    }
    return (folder / "sw.js").read_text(encoding="utf-8").replace(LISTS, json.dumps(lists))


def digest(file: Path) -> str:
    """The digest by which a browser knows a file."""
    return hashlib.sha256(file.read_bytes()).hexdigest()


def with_words(page: str) -> str:
    """The page, told which languages there are, and saying what it is to whoever lists pages."""
    names = escape(json.dumps(own_names(), ensure_ascii=False))
    line = f'<meta name="description" content="{escape(catalogue(SPARE).say("page-description"))}" />'
    page = page.replace("<title>", f"{line}\n    <title>", 1)
    return page.replace("<html ", f'<html data-languages="{names}" ', 1)


def manifest(plain: str, before: str) -> bytes:
    """A manifest that says in every language what this is; `before` stands before addresses of screens."""

    def said(member: str, key: str) -> dict[str, object]:
        every = {lang: catalogue(lang).say(key) for lang in LANGUAGES}
        return {member: every[SPARE], f"{member}_localized": every}

    shortcuts = [{"url": f"{before}{url}", **said("name", key)} for url, key in SHORTCUTS.items()]
    found = {**json.loads(plain), "lang": SPARE, **said("description", "page-description")}
    return json.dumps({**found, "shortcuts": shortcuts}, ensure_ascii=False).encode()


def page_files(folder: Path) -> list[str]:
    """The files of a built page, as they are asked for."""
    found = (path for path in folder.rglob("*") if path.suffix in SHELL and path.name != "sw.js")
    return [path.relative_to(folder).as_posix() for path in found]
