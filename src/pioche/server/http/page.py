"""The page: its files, and the sentences that it shows; and how large answers are packed, once for all."""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import Callable, Mapping
from functools import lru_cache
from pathlib import Path
from typing import Final

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from pioche.server.http.offline import manifest, service_worker, with_words
from pioche.server.http.services import services_of
from pioche.shelf.words import page_words
from pioche.texts.languages import LANGUAGES, text_of
from pioche.texts.portions import first_words, words_of_the_page

PAGE: Final = Path(__file__).parents[1] / "page"
TYPES: Final = {
    ".css": "text/css",
    ".html": "text/html",
    ".js": "text/javascript",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
BESIDE: Final = (
    "sw.js",
    "manifest.webmanifest",
    "icons/192.png",
    "icons/512.png",
    "icons/apple.png",
    "icons/maskable.png",
)
PORTIONS: Final[dict[str, Callable[[str], str]]] = {
    "": str,
    "page": words_of_the_page,
    "first": first_words,
}
WORTH_PACKING: Final = 1000  # bytes of an answer
PACKED: Final = {"content-encoding": "gzip", "vary": "accept-encoding"}
NO_PAGE: Final = (
    "<!doctype html><title>Pioche</title><p>The server runs, but this copy of Pioche was built without its "
    "page. Build it with <code>make install</code>."
)


@lru_cache(maxsize=64)
def packed(body: bytes) -> bytes:
    """A body with gzip; the same files are asked for again and again, and packing takes long."""
    return gzip.compress(body)


def takes_packed(request: Request) -> bool:
    """Whether a client unpacks what we send."""
    return "gzip" in request.headers.get("accept-encoding", "")


async def sent(request: Request, body: bytes, media: str, headers: Mapping[str, str] = {}) -> Response:
    """An answer of which others ask for the same; packed, where that is worth it and understood."""
    if len(body) < WORTH_PACKING:
        return Response(body, headers=headers, media_type=media)
    if not takes_packed(request):
        return Response(body, headers={**headers, "vary": "accept-encoding"}, media_type=media)
    body = await asyncio.to_thread(packed, body)  # of a file of strangers it would be felt at the tables
    return Response(body, headers={**headers, **PACKED}, media_type=media)


async def page(request: Request) -> Response:
    """The page; it finds out by itself what its address means."""
    services_of(request)
    return page_itself(200)


def page_itself(status: int) -> Response:
    """The page under any status, or a word about how to build it where it was left out."""
    return Response(index_text(), status, {"cache-control": "no-cache"}, "text/html")


@lru_cache(maxsize=1)
def index_text() -> bytes:
    """The page: it lies at many addresses here, and its files at one."""
    index = PAGE / "index.html"
    if not index.exists():
        return NO_PAGE.encode()
    return with_words(index.read_text(encoding="utf-8").replace('"./', '"/')).encode()


async def asset(request: Request) -> Response:
    """A file of the page; its name changes when it does."""
    services_of(request)
    folder = (PAGE / "assets").resolve()
    file = folder / request.path_params["path"].lstrip("/")
    try:
        file = file.resolve()
        found = file.is_relative_to(folder) and file.suffix in TYPES and file.is_file()
    except (OSError, ValueError):  # a name that no file can have
        found = False
    if not found:
        raise HTTPException(404)
    kept = {"cache-control": "public, max-age=31536000, immutable"}
    return await sent(request, file.read_bytes(), TYPES[file.suffix], kept)


async def beside(request: Request) -> Response:
    """What browsers look for beside the page: the manifest, its icons, and the worker that keeps files."""
    services_of(request)
    name = request.url.path.lstrip("/")
    file = PAGE / name
    if name not in BESIDE or not file.is_file():
        raise HTTPException(404)
    headers = {"cache-control": "no-cache"}
    made = MADE.get(name)
    body = file.read_bytes() if made is None else made()
    return await sent(request, body, TYPES[file.suffix], headers)


@lru_cache(maxsize=1)
def worker_text() -> bytes:
    """The worker, with the one file that it keeps at once; the others it keeps as they are asked for."""
    return service_worker(PAGE, ["index.html"]).encode()


@lru_cache(maxsize=1)
def manifest_text() -> bytes:
    """The manifest, which speaks every language."""
    return manifest((PAGE / "manifest.webmanifest").read_text(encoding="utf-8"), ".")


MADE: Final[dict[str, Callable[[], bytes]]] = {"sw.js": worker_text, "manifest.webmanifest": manifest_text}


async def texts(request: Request) -> Response:
    """The sentences in a language, from the file that the server reads, and those of boxes from outside.

    `en.ftl` has all of them, `en.page.ftl` those of the page, `en.first.ftl` those of its first screen.
    """
    services_of(request)
    lang, _, portion = request.path_params["name"].removesuffix(".ftl").partition(".")
    if lang not in LANGUAGES or portion not in PORTIONS:
        raise HTTPException(404)
    text = text_of(lang) + "\n" + page_words(lang)
    return await sent(request, PORTIONS[portion](text).encode(), "text/plain")
