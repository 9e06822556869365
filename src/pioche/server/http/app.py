"""The web application: the page, a small HTTP interface, and the WebSocket of each table."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

import msgspec
from litestar import Litestar, MediaType, Request, Response, WebSocket, get, post, websocket
from litestar.config.compression import CompressionConfig
from litestar.datastructures import Cookie
from litestar.exceptions import HTTPException, ValidationException
from litestar.response import File

from pioche.boxes import BOXES
from pioche.engine.options import OptionError
from pioche.records.record import RecordError
from pioche.server.clock import MachineClock
from pioche.server.http.box_infos import box_infos
from pioche.server.http.invites import invite, qr_svg
from pioche.server.http.replays import replayed
from pioche.server.net.connection import Connection
from pioche.server.net.security import COOKIE, HEADERS, YEAR, Buckets, new_secret, player_of, same_origin
from pioche.server.settings import Settings
from pioche.server.store.sql_store import SqlStore
from pioche.server.table.host import Host
from pioche.server.table.lobby import Lobby
from pioche.server.table.refusing import Refuse
from pioche.server.table.showing import encode
from pioche.server.wire import messages as wire
from pioche.texts.catalogue import catalogue
from pioche.texts.rulebook import rulebook
from pioche.texts.words import LANGUAGES

logger = logging.getLogger("pioche.server")
PAGE: Final = Path(__file__).parents[1] / "page"
TEXTS: Final = Path(__file__).parents[2] / "texts"
STATUS: Final = {"slow_down": 429, "no_table": 404, "no_record": 404, "storage": 503, "too_many_tables": 503}
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
AnyRequest = Request[Any, Any, Any]


class House:
    """What all requests share: the settings, the lobby and how much each address may still do."""

    def __init__(self, settings: Settings, store: SqlStore) -> None:
        self.settings = settings
        self.store = store
        self.host = Host(store, MachineClock(), catalogue, settings)
        self.lobby: Lobby
        self.connections = 0
        self.requests = Buckets(4 * settings.requests, settings.requests)
        self.misses = Buckets(2 * settings.misses, settings.misses / 60)  # guessing codes does not pay
        per_hour = settings.tables_per_address
        self.openings = Buckets(per_hour, per_hour / 3600)

    @asynccontextmanager
    async def opened(self, app: Litestar) -> AsyncGenerator[None, None]:
        """Open the lobby before the first request; close it, and the store, after the last."""
        self.lobby = Lobby(self.host)
        app.state.house = self
        try:
            yield
        finally:
            await self.lobby.close()
            await self.store.close()


def house_of(request: AnyRequest) -> House:
    """What requests share; every request is counted here."""
    house: House = request.app.state.house
    if not house.requests.take(address_of(request)):
        raise Refuse("slow_down")
    return house


def address_of(request: AnyRequest | WebSocket[Any, Any, Any]) -> str:
    """Whose requests are counted together; behind a proxy on this machine, the caller's own address."""
    return request.client.host if request.client else ""


def lang_of(request: AnyRequest) -> str:
    """The language a browser asks for."""
    asked: str = request.query_params.get("lang") or request.headers.get("accept-language") or ""
    return "fr" if asked.lower().startswith("fr") else "en"


# The start page


@get("/api/me")
async def me(request: AnyRequest) -> Response[wire.Me]:
    """Who asks: the cookie by which a browser is known again, and the tables it sits at."""
    house = house_of(request)
    secret = request.cookies.get(COOKIE)
    player = player_of(secret)
    cookies: list[Cookie] = []
    if not player:
        cookies.append(seat_cookie(new_secret(), request.url.scheme == "https"))
    listing = await house.lobby.listing(player) if player else await house.lobby.listing("-")
    return Response(listing, cookies=cookies, headers={"cache-control": "no-store"})


def seat_cookie(secret: str, encrypted: bool) -> Cookie:
    """As strict as plain HTTP on a home network allows."""
    return Cookie(
        COOKIE, value=secret, path="/", max_age=YEAR, httponly=True, samesite="strict", secure=encrypted
    )


@post("/api/tables", status_code=201)
async def create(request: AnyRequest, data: wire.Create) -> wire.Created:
    """Open a table for a browser that has its cookie, so that it can be known as the host."""
    house = house_of(request)
    if not same_origin(request.headers):
        raise Refuse("origin")
    player = player_of(request.cookies.get(COOKIE))
    if not player:
        raise Refuse("no_cookie")
    if not house.openings.take(address_of(request)):
        raise Refuse("slow_down")
    return wire.Created(await house.lobby.open(data, player))


@get("/api/tables/{code:str}/invite")
async def invitation(request: AnyRequest, code: str) -> wire.Invite:
    """What to send to friends: the link, and a hint where it will not do for others."""
    house = await known_table(request, code)
    return invite(house.settings, request.url.scheme, request.headers.get("host", ""), code)


@get("/api/tables/{code:str}/qr.svg", media_type="image/svg+xml")
async def qr(request: AnyRequest, code: str) -> bytes:
    """The link as a picture for a phone's camera."""
    house = await known_table(request, code)
    return qr_svg(invite(house.settings, request.url.scheme, request.headers.get("host", ""), code).link)


async def known_table(request: AnyRequest, code: str) -> House:
    """Refuse codes of tables that do not exist, and those who try many."""
    house = house_of(request)
    address = address_of(request)
    if not house.misses.left(address):
        raise Refuse("slow_down")
    try:
        await house.lobby.owner(code)
    except Refuse:
        house.misses.take(address)
        raise
    return house


# What there is to play


@get("/api/boxes")
async def boxes(request: AnyRequest) -> list[wire.BoxInfo]:
    """What can be played, and everything that can be set."""
    house_of(request)
    return box_infos()


@lru_cache(maxsize=64)
def rules_text(box: str, lang: str, options: str) -> bytes:
    """The rules of a box as they will be played, in words."""
    try:
        chosen = msgspec.json.decode(options or "{}", type=wire.Options)
        text = rulebook(catalogue(lang), BOXES[box], chosen)
    except (OptionError, msgspec.DecodeError, RecursionError) as error:
        raise Refuse("bad_option", why=str(error)) from None
    return encode({"box": box, "lang": lang, "markdown": text})


@get("/api/rules/{box:str}", media_type=MediaType.JSON)
async def rules(request: AnyRequest, box: str) -> Response[bytes]:
    """The rulebook as it would be played with these options, in Markdown."""
    house_of(request)
    if box not in BOXES:
        raise Refuse("no_box", box=box, boxes=", ".join(BOXES))
    options = request.query_params.get("options", "")
    return Response(rules_text(box, lang_of(request), options[:2000]), media_type=MediaType.JSON)


@get("/api/texts/{name:str}", media_type="text/plain; charset=utf-8")
async def texts(request: AnyRequest, name: str) -> bytes:
    """Every sentence in a language, from the same file that the server reads."""
    house_of(request)
    lang = name.removesuffix(".ftl")
    if lang not in LANGUAGES:
        raise HTTPException(status_code=404)
    return (TEXTS / f"{lang}.ftl").read_bytes()


# Finished games


async def record_text(request: AnyRequest, id: str) -> str:
    """The text of a record, or a refusal."""
    house = house_of(request)
    text = await house.store.record(id) if len(id) < 48 else None
    if text is None:
        raise Refuse("no_record")
    return text


@get("/api/records/{name:str}", media_type="application/toml; charset=utf-8")
async def record(request: AnyRequest, name: str) -> Response[str]:
    """The record of a finished match, to keep."""
    text = await record_text(request, name.removesuffix(".toml"))
    told = {"content-disposition": f'attachment; filename="pioche-{name.removesuffix(".toml")}.toml"'}
    return Response(text, headers=told, media_type="application/toml; charset=utf-8")


@get("/api/records/{id:str}/replay")
async def replay(request: AnyRequest, id: str) -> Response[bytes]:
    """The steps of a finished match."""
    text = await record_text(request, id)
    try:
        words = catalogue(lang_of(request))
        viewer = request.query_params.get("viewer", "open")
        found = await asyncio.to_thread(replayed, words, id, text, viewer)
    except (RecordError, ValueError):
        raise Refuse("no_record") from None
    return Response(encode(found), media_type=MediaType.JSON)


# The page


@get(["/", "/t/{rest:path}", "/r/{rest:path}", "/rules/{rest:path}"], media_type=MediaType.HTML)
async def page(request: AnyRequest) -> Response[bytes]:
    """The page; it finds out by itself what its address means."""
    house_of(request)
    return page_itself(200)


def page_itself(status: int) -> Response[bytes]:
    """The page under any status, or a word about how to build it where it was left out."""
    index = PAGE / "index.html"
    body = index.read_bytes() if index.exists() else NO_PAGE.encode()
    headers = {"cache-control": "no-cache"}
    return Response(body, media_type=MediaType.HTML, headers=headers, status_code=status)


@get("/assets/{path:path}")
async def asset(request: AnyRequest, path: str) -> File:
    """A file of the page; its name changes when it does."""
    house_of(request)
    folder = (PAGE / "assets").resolve()
    file = folder / path.lstrip("/")
    try:
        file = file.resolve()
        found = file.is_relative_to(folder) and file.suffix in TYPES and file.is_file()
    except (OSError, ValueError):  # a name that no file can have
        found = False
    if not found:
        raise HTTPException(status_code=404)
    return File(
        file,
        media_type=TYPES[file.suffix],
        content_disposition_type="inline",
        headers={"cache-control": "public, max-age=31536000, immutable"},
    )


# The tables


@websocket("/ws/{code:str}")
async def table(socket: WebSocket[Any, Any, Any], code: str) -> None:
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
        await connection.serve(house.lobby, code)
    finally:
        house.connections -= 1
        if connection.missed:
            house.misses.take(address)


# Errors


def refused(request: AnyRequest, error: Refuse) -> Response[wire.Failure]:
    """A refusal as a short answer."""
    status = STATUS.get(error.reason, 400)
    answer = Response(wire.Failure(error.reason, error.text(catalogue(lang_of(request)))), status_code=status)
    return protect(answer)  # what is done after a request is not done after an error


def invalid(request: AnyRequest, error: Exception) -> Response[wire.Failure]:
    """A request that is not what it should be."""
    return refused(request, Refuse("unreadable"))


def failed(request: AnyRequest, error: Exception) -> Response[wire.Failure] | Response[bytes]:
    """Anything else: nothing of it leaves the server but that it happened."""
    if isinstance(error, HTTPException):
        # Whoever mistypes an address is told so by the page, in their language and with a way back.
        if error.status_code == 404 and "text/html" in request.headers.get("accept", ""):
            return protect(page_itself(404))
        known = {404: "not_found", 405: "not_found"}.get(error.status_code, "unreadable")
        answer = refused(request, Refuse(known))
        answer.status_code = error.status_code
        return answer
    logger.exception("a request failed: %s", request.url.path)
    answer = refused(request, Refuse("fault"))
    answer.status_code = 500
    return answer


def protect(response: Response[Any]) -> Response[Any]:
    """Every answer forbids the browser whatever the page does not need."""
    for name, value in HEADERS.items():
        response.headers[name] = value
    return response


def make_app(settings: Settings, store: SqlStore) -> Litestar:
    """The application for these settings, with its tables in this store."""
    house = House(settings, store)
    return Litestar(
        route_handlers=[me, create, invitation, qr, boxes, rules, texts, record, replay, page, asset, table],
        lifespan=[house.opened],
        after_request=protect,
        exception_handlers={
            Refuse: refused,
            ValidationException: invalid,
            RecursionError: invalid,  # a body of brackets in brackets
            Exception: failed,
        },
        compression_config=CompressionConfig(backend="gzip", minimum_size=1000),
        openapi_config=None,
        logging_config=None,
        debug=False,
        request_max_body_size=16_384,
    )
