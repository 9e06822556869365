"""The web application: the page, a small HTTP interface, and the WebSocket of each table."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncGenerator, Awaitable, Callable
from contextlib import asynccontextmanager
from functools import lru_cache, wraps
from pathlib import Path
from typing import Final

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from pioche.engine.options import OptionError
from pioche.records.record import RecordError
from pioche.server.clock import MachineClock
from pioche.server.http import coaching
from pioche.server.http.box_infos import box_infos
from pioche.server.http.invites import invite, qr_svg
from pioche.server.http.replays import replayed
from pioche.server.net.connection import Connection
from pioche.server.net.security import COOKIE, HEADERS, YEAR, Buckets, new_secret, player_of, same_origin
from pioche.server.settings import Settings
from pioche.server.store.reviews import ReviewShelf
from pioche.server.store.sql_store import SqlStore
from pioche.server.table.host import Host
from pioche.server.table.lobby import Lobby
from pioche.server.table.refusing import Refuse
from pioche.server.table.showing import encode
from pioche.server.thinking.coaches import Coaches
from pioche.server.thinking.thinkers import ProcessThinkers
from pioche.server.wire import messages as wire
from pioche.shelf import SHELF
from pioche.shelf.words import page_words
from pioche.texts.catalogue import catalogue
from pioche.texts.rulebook import rulebook
from pioche.texts.words import LANGUAGES

logger = logging.getLogger("pioche.server")
PAGE: Final = Path(__file__).parents[1] / "page"
TEXTS: Final = Path(__file__).parents[2] / "texts"
STATUS: Final = {
    "slow_down": 429,
    "no_table": 404,
    "missing_box": 404,
    "no_record": 404,
    "no_puzzle": 404,
    "coach_busy": 503,
    "storage": 503,
    "too_many_tables": 503,
}
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
NO_PAGE: Final = (
    "<!doctype html><title>Pioche</title><p>The server runs, but this copy of Pioche was built without its "
    "page. Build it with <code>make install</code>."
)
JSON: Final = "application/json"
LARGEST_BODY: Final = 16_384
WORTH_PACKING: Final = 1000  # bytes of an answer
Handler = Callable[[Request], Awaitable[Response]]


class House:
    """What all requests share: the settings, the lobby and how much each address may still do."""

    def __init__(self, settings: Settings, store: SqlStore) -> None:
        self.settings = settings
        self.store = store
        self.thinkers = ProcessThinkers(settings.thinker_count(), settings.think)
        self.host = Host(store, MachineClock(), catalogue, settings, self.thinkers)
        self.coaches = Coaches(settings.thinker_count() > 0)
        self.reviews = ReviewShelf(settings.database_url())
        self.lobby: Lobby
        self.connections = 0
        self.requests = Buckets(4 * settings.requests, settings.requests)
        self.misses = Buckets(2 * settings.misses, settings.misses / 60)  # guessing codes does not pay
        per_hour = settings.tables_per_address
        self.openings = Buckets(per_hour, per_hour / 3600)

    @asynccontextmanager
    async def opened(self, app: Starlette) -> AsyncGenerator[None, None]:
        """Open the lobby before the first request; close it, and the store, after the last."""
        self.lobby = Lobby(self.host)
        app.state.house = self
        try:
            yield
        finally:
            await self.lobby.close()
            await self.thinkers.close()
            await self.coaches.close()
            self.reviews.close()
            await self.store.close()


def house_of(request: Request) -> House:
    """What requests share; every request is counted here."""
    house: House = request.app.state.house
    if not house.requests.take(address_of(request)):
        raise Refuse("slow_down")
    return house


def address_of(request: HTTPConnection) -> str:
    """Whose requests are counted together; behind a proxy on this machine, the caller's own address."""
    return request.client.host if request.client else ""


def lang_of(request: Request) -> str:
    """The language a browser asks for."""
    asked: str = request.query_params.get("lang") or request.headers.get("accept-language") or ""
    return "fr" if asked.lower().startswith("fr") else "en"


# The start page


def answer(found: object, status: int = 200) -> Response:
    """Something of the wire as an answer."""
    return Response(encode(found), status, media_type=JSON)


async def me(request: Request) -> Response:
    """Who asks: the cookie by which a browser is known again, and the tables it sits at."""
    house = house_of(request)
    player = player_of(request.cookies.get(COOKIE))
    found = answer(await house.lobby.listing(player or "-"))
    found.headers["cache-control"] = "no-store"
    if not player:
        # As strict as plain HTTP on a home network allows.
        encrypted = request.url.scheme == "https"
        found.set_cookie(COOKIE, new_secret(), YEAR, secure=encrypted, httponly=True, samesite="strict")
    return found


async def create(request: Request) -> Response:
    """Open a table for a browser that has its cookie, so that it can be known as the host."""
    house = house_of(request)
    wanted = msgspec.json.decode(await body_of(request), type=wire.Create)
    if not same_origin(request.headers):
        raise Refuse("origin")
    player = player_of(request.cookies.get(COOKIE))
    if not player:
        raise Refuse("no_cookie")
    if not house.openings.take(address_of(request)):
        raise Refuse("slow_down")
    return answer(wire.Created(await house.lobby.open(wanted, player)), 201)


async def body_of(request: Request) -> bytes:
    """What was sent, if it is not too much."""
    found = b""
    async for part in request.stream():
        found += part
        if len(found) > LARGEST_BODY:
            raise HTTPException(413)
    return found


async def invitation(request: Request) -> Response:
    """What to send to friends: the link, and a hint where it will not do for others."""
    return answer(await invited(request))


async def qr(request: Request) -> Response:
    """The link as a picture for a phone's camera."""
    return Response(qr_svg((await invited(request)).link), media_type="image/svg+xml")


async def invited(request: Request) -> wire.Invite:
    """The way to a table; refuses codes of tables that do not exist, and those who try many."""
    house, code = house_of(request), str(request.path_params["code"])
    address = address_of(request)
    if not house.misses.left(address):
        raise Refuse("slow_down")
    try:
        await house.lobby.owner(code)
    except Refuse:
        house.misses.take(address)
        raise
    return invite(house.settings, request.url.scheme, request.headers.get("host", ""), code)


# What there is to play


async def boxes(request: Request) -> Response:
    """What can be played, and everything that can be set."""
    house_of(request)
    return answer(box_infos())


@lru_cache(maxsize=64)
def rules_text(box: str, lang: str, options: str) -> bytes:
    """The rules of a box as they will be played, in words."""
    try:
        chosen = msgspec.json.decode(options or "{}", type=wire.Options)
        text = rulebook(catalogue(lang), SHELF[box], chosen)
    except (OptionError, msgspec.DecodeError, RecursionError) as error:
        raise Refuse("bad_option", why=str(error)) from None
    return encode({"box": box, "lang": lang, "markdown": text})


async def rules(request: Request) -> Response:
    """The rulebook as it would be played with these options, in Markdown."""
    house_of(request)
    box = request.path_params["box"]
    if box not in SHELF:
        raise Refuse("no_box", box=box, boxes=", ".join(SHELF))
    options = request.query_params.get("options", "")
    return Response(rules_text(box, lang_of(request), options[:2000]), media_type=JSON)


async def texts(request: Request) -> Response:
    """Every sentence in a language, from the file that the server reads, and those of boxes from outside."""
    house_of(request)
    lang = request.path_params["name"].removesuffix(".ftl")
    if lang not in LANGUAGES:
        raise HTTPException(404)
    text = (TEXTS / f"{lang}.ftl").read_bytes() + b"\n" + page_words(lang).encode()
    return Response(text, media_type="text/plain")


# Finished games


async def record_text(request: Request, id: str) -> str:
    """The text of a record, or a refusal."""
    house = house_of(request)
    text = await house.store.record(id) if len(id) < 48 else None
    if text is None:
        raise Refuse("no_record")
    return text


async def record(request: Request) -> Response:
    """The record of a finished match, to keep."""
    id = request.path_params["name"].removesuffix(".toml")
    text = await record_text(request, id)
    told = {"content-disposition": f'attachment; filename="pioche-{id}.toml"'}
    return Response(text, headers=told, media_type="application/toml; charset=utf-8")


async def replay(request: Request) -> Response:
    """The steps of a finished match."""
    id = request.path_params["id"]
    text = await record_text(request, id)
    try:
        words = catalogue(lang_of(request))
        viewer = request.query_params.get("viewer", "open")
        found = await asyncio.to_thread(replayed, words, id, text, viewer)
    except (RecordError, ValueError):
        raise Refuse("no_record") from None
    return answer(found)


# The coach


def coached(handler: coaching.Handler) -> Handler:
    """A handler of the coach, given what all of them want to know; the record only where an id is named."""

    async def asked(request: Request) -> Response:
        house, id = house_of(request), request.path_params.get("id")
        text = "" if id is None else await record_text(request, id)
        return await handler(house, request, lang_of(request), text)

    return asked


# The page


async def page(request: Request) -> Response:
    """The page; it finds out by itself what its address means."""
    house_of(request)
    return page_itself(200)


def page_itself(status: int) -> Response:
    """The page under any status, or a word about how to build it where it was left out."""
    index = PAGE / "index.html"
    body = index.read_bytes() if index.exists() else NO_PAGE.encode()
    return Response(body, status, {"cache-control": "no-cache"}, "text/html")


async def asset(request: Request) -> Response:
    """A file of the page; its name changes when it does."""
    house_of(request)
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
    return Response(file.read_bytes(), headers=kept, media_type=TYPES[file.suffix])


# The tables


async def table(socket: WebSocket) -> None:
    """A connection for its whole life: let in, heard one message at a time, counted out."""
    house: House = socket.app.state.house
    address = address_of(socket)
    if not same_origin(socket.headers) or house.connections >= house.settings.connections:
        await socket.close(4403)
        return
    await socket.accept()
    player = player_of(socket.cookies.get(COOKIE))
    connection = Connection(socket, player, house.host.words, house.settings.messages)
    if not house.misses.left(address) or not house.requests.take(address):
        connection.end(Refuse("slow_down"), again=True)
    house.connections += 1
    try:
        await connection.serve(house.lobby, socket.path_params["code"])
    finally:
        house.connections -= 1
        if connection.missed:
            house.misses.take(address)


# Errors


def refused(request: Request, refuse: Refuse, status: int = 0) -> Response:
    """A refusal as a short answer."""
    text = refuse.text(catalogue(lang_of(request)))
    return answer(wire.Failure(refuse.reason, text), status or STATUS.get(refuse.reason, 400))


def failed(request: Request, error: Exception) -> Response:
    """What is answered instead: nothing of an error leaves the server but that it happened."""
    match error:
        case Refuse():
            return refused(request, error)
        case msgspec.DecodeError() | UnicodeDecodeError() | RecursionError() | ClientDisconnect():
            return refused(request, Refuse("unreadable"))  # in a body of brackets in brackets, for instance
        case HTTPException():
            # Whoever mistypes an address is told so by the page, in their language and with a way back.
            if error.status_code == 404 and "text/html" in request.headers.get("accept", ""):
                return page_itself(404)
            known = "not_found" if error.status_code in (404, 405) else "unreadable"
            found = refused(request, Refuse(known), error.status_code)
            found.headers.update(error.headers or {})
            return found
    logger.error("a request failed: %s", request.url.path, exc_info=error)
    return refused(request, Refuse("fault"), 500)


def answering(handler: Handler) -> Handler:
    """A handler whose errors become answers."""

    @wraps(handler)
    async def answered(request: Request) -> Response:
        try:
            return await handler(request)
        except Exception as error:
            return failed(request, error)

    return answered


class Protection:
    """Every answer forbids the browser whatever the page does not need."""

    headers: Final = [(name.encode(), value.encode()) for name, value in HEADERS.items()]

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass everything on, answers with some more headers."""

        async def protected(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *self.headers]
            await send(message)

        await self.app(scope, receive, protected)


# All together


def routes() -> list[BaseRoute]:
    """Every address there is."""
    gets = {
        "/api/me": me,
        "/api/tables/{code}/invite": invitation,
        "/api/tables/{code}/qr.svg": qr,
        "/api/boxes": boxes,
        "/api/rules/{box}": rules,
        "/api/texts/{name}": texts,
        "/api/records/{name}": record,
        "/api/records/{id}/replay": replay,
        "/api/records/{id}/review": coached(coaching.review),
        "/api/puzzles/{box}": coached(coaching.puzzle),
        "/": page,
        "/t/{rest:path}": page,
        "/r/{rest:path}": page,
        "/rules/{rest:path}": page,
        "/puzzle/{rest:path}": page,
        "/assets/{path:path}": asset,
    }
    return [
        *(Route(path, answering(handler)) for path, handler in gets.items()),
        Route("/api/tables", answering(create), methods=["POST"]),
        Route("/api/tables/{code}/hint", answering(coached(coaching.hint)), methods=["POST"]),
        Route("/api/records/{id}/try", answering(coached(coaching.try_again)), methods=["POST"]),
        WebSocketRoute("/ws/{code}", table),
    ]


def make_app(settings: Settings, store: SqlStore) -> Starlette:
    """The application for these settings, with its tables in this store."""
    house = House(settings, store)
    app = Starlette(
        routes=routes(),
        middleware=[Middleware(Protection), Middleware(GZipMiddleware, WORTH_PACKING)],
        exception_handlers={HTTPException: failed},  # of an address that is none of the routes
        lifespan=house.opened,
    )
    app.router.redirect_slashes = False
    return app
