"""The web application: the page, a small HTTP interface, and the WebSocket of each table."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from functools import lru_cache, wraps
from typing import Final

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from pioche.server.cup.cups import is_cup_code
from pioche.server.http import api, coaching, my_games
from pioche.server.http.box_infos import box_infos
from pioche.server.http.finished import bring, record, replay
from pioche.server.http.invites import invite, qr_svg
from pioche.server.http.lessons import case, lesson
from pioche.server.http.operating import healthz, metrics, readyz
from pioche.server.http.pad import pad
from pioche.server.http.page import (
    asset,
    beside,
    page,
    page_itself,
    sent,
    texts,
)
from pioche.server.http.services import Services, body_of, lang_of, services_of, spend
from pioche.server.net.connection import Connection
from pioche.server.net.hosts import is_own
from pioche.server.net.http_entrance import RECORDS
from pioche.server.net.networks import mark_of
from pioche.server.net.security import COOKIE, HEADERS, YEAR, new_secret, player_of, same_origin
from pioche.server.settings import Settings
from pioche.server.store.stored_tables import StoredTables
from pioche.server.table.mailbox import Place
from pioche.server.table.refusing import Refuse, failure
from pioche.server.table.runtime import StoreError
from pioche.server.table.showing import encode
from pioche.server.wire import messages as wire
from pioche.texts.catalogue import catalogue

logger = logging.getLogger("pioche.server")
STATUS: Final = {
    "slow_down": 429,
    "fault": 500,
    "not_found": 404,
    "no_table": 404,
    "missing_box": 404,
    "no_record": 404,
    "damaged": 410,
    "no_puzzle": 404,
    "no_lesson": 404,
    "no_case": 404,
    "no_pass": 404,
    "coach_busy": 503,
    "replays_busy": 503,
    "replay_failed": 503,
    "review_failed": 503,
    "storage": 503,
    "too_many_tables": 503,
    "tables_share": 429,
    "uploads_share": 429,
    "uploads_full": 503,
    "disk_full": 503,
    "disk_share": 429,
    "other_host": 421,
}
JSON: Final = "application/json"
PROBES: Final = ("/healthz", "/readyz")  # which say nothing to anybody, and are asked under any name
Handler = Callable[[Request], Awaitable[Response]]


# The start page


def answer(found: object, status: int = 200) -> Response:
    """Something of the wire as an answer."""
    return Response(encode(found), status, media_type=JSON)


async def me(request: Request) -> Response:
    """Who asks: the cookie by which a browser is known again, and the tables it sits at."""
    services = services_of(request)
    player = player_of(request.cookies.get(COOKIE))
    listed = await services.lobby.listing(player or "-")
    cups = await services.cups.listing(player or "-")
    found = answer(msgspec.structs.replace(listed, cups=cups, bots=[*services.runtime.bots()]))
    found.headers["cache-control"] = "no-store"
    if not player:
        # As strict as plain HTTP on a home network allows.
        encrypted = request.url.scheme == "https"
        found.set_cookie(COOKIE, new_secret(), YEAR, secure=encrypted, httponly=True, samesite="strict")
    return found


async def create(request: Request) -> Response:
    """Open a table for a browser that has its cookie, so that it can be known as the host."""
    services = services_of(request)
    wanted = msgspec.json.decode(await body_of(request), type=wire.Create)
    if not same_origin(request.headers):
        raise Refuse("origin")
    caller = services.caller(request)
    if not caller.player:
        raise Refuse("no_cookie")
    spend(services.openings, caller.network)
    await services.room.for_a_table(caller.network)
    return answer(
        wire.Created(await services.lobby.open(wanted, caller.player, mark_of(caller.network))), 201
    )


async def lesson_answer(request: Request) -> Response:
    """What becomes of an answer to a step of a lesson."""
    if not same_origin(request.headers):
        raise Refuse("origin")
    return await lesson(request, await body_of(request))


async def create_cup(request: Request) -> Response:
    """Open a cup for a browser that has its cookie."""
    services = services_of(request)
    wanted = msgspec.json.decode(await body_of(request), type=wire.CreateCup)
    player, network = my_games.asker(request, True), services.caller(request).network
    spend(services.openings, network)
    await services.room.for_a_table(network)
    return answer(wire.Created(await services.cups.open(wanted, player, mark_of(network))), 201)


async def invitation(request: Request) -> Response:
    """What to send to friends: the link, and a hint where it will not do for others."""
    return answer(await invited(request))


async def qr(request: Request) -> Response:
    """The link as a picture for a phone's camera."""
    return Response(qr_svg((await invited(request)).link), media_type="image/svg+xml")


async def invited(request: Request) -> wire.Invite:
    """The way to a table; refuses codes of tables that do not exist, and those who try many."""
    services, code = services_of(request), str(request.path_params["code"])
    place = services.cups if is_cup_code(code) else services.lobby
    await services.codes.found(services.caller(request), code, lambda: place.known(code))
    path = "cup" if is_cup_code(code) else "t"
    return invite(services.settings, request.url.scheme, request.headers.get("host", ""), code, path)


# What there is to play


@lru_cache(maxsize=1)
def boxes_text() -> bytes:
    """All boxes as they are told."""
    return encode(box_infos())


async def boxes(request: Request) -> Response:
    """What can be played, and everything that can be set."""
    services_of(request)
    return await sent(request, boxes_text(), JSON)


@lru_cache(maxsize=64)
def rules_text(box: str, lang: str, options: str) -> bytes:
    """The rules of a box as they will be played, in words."""
    return encode(api.rules(catalogue(lang), box, options))


async def rules(request: Request) -> Response:
    """The rulebook as it would be played with these options, in Markdown."""
    services_of(request)
    options = request.query_params.get("options", "")
    text = rules_text(request.path_params["box"], lang_of(request), options[: api.LONGEST_OPTIONS])
    return await sent(request, text, JSON)


# The tables


async def table(socket: WebSocket) -> None:
    """A connection for its whole life: let in, heard one message at a time, counted out."""
    services: Services = socket.app.state.services
    if not same_origin(socket.headers):
        await socket.close(4403)  # before it is open, this is status 403
        return
    await socket.accept()
    caller, code = services.caller(socket), str(socket.path_params["code"])
    place = services.cups if is_cup_code(code) else services.lobby

    async def find() -> Place:
        return await services.codes.found(caller, code, lambda: place.place(code))

    connection = Connection(
        socket,
        caller.player,
        services.runtime.words,
        services.settings.messages,
        services.meters,
        services.outgoing,
        lambda: services.messages.take(caller.network),
        lambda: services.commands.take(caller.network),
    )
    refuse = services.let_in(caller.network)
    try:
        if refuse is None:
            await connection.serve(code, find, services.settings.patience)
        else:
            await connection.turn_away(refuse)
    finally:
        services.let_out(caller.network)


# Errors


def refused(request: Request, refuse: Refuse, status: int = 0) -> Response:
    """A refusal as a short answer."""
    request.app.state.services.meters.refusals[refuse.reason] += 1
    status = status or STATUS.get(refuse.reason, 400)
    found = answer(failure(refuse, catalogue(lang_of(request))), status)
    if refuse.after:
        found.headers["retry-after"] = str(refuse.after)
    return found


def failed(request: Request, error: Exception) -> Response:
    """What is answered instead: nothing of an error leaves the server but that it happened."""
    match error:
        case Refuse():
            return refused(request, error)
        case StoreError():
            logger.error("the database cannot be read: %s", error)
            return refused(request, Refuse("storage"))
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
    """Only who calls this server by its name is heard; answers forbid the browser what no page needs."""

    headers: Final = [(name.encode(), value.encode()) for name, value in HEADERS.items()]

    def __init__(self, app: ASGIApp, names: frozenset[str]) -> None:
        self.app = app
        self._names = names

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass everything on that is meant for this server, answers with some more headers."""
        if scope["type"] == "lifespan":
            return await self.app(scope, receive, send)

        async def protected(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *self.headers]
            await send(message)

        host = dict(scope["headers"]).get(b"host", b"").decode("latin-1")
        if is_own(host, self._names) or scope["path"] in PROBES:
            return await self.app(scope, receive, protected)
        if scope["type"] == "websocket":  # before it is open, this is status 403
            return await send({"type": "websocket.close", "code": 4403})
        found = refused(Request(scope), Refuse("other_host", host=host[:80]))
        await found(scope, receive, protected)
        return None


# All together


def routes() -> list[BaseRoute]:
    """Every address there is."""
    gets = {
        "/healthz": healthz,
        "/readyz": readyz,
        "/metrics": metrics,
        "/api/me": me,
        "/api/tables/{code}/invite": invitation,
        "/api/tables/{code}/qr.svg": qr,
        "/api/boxes": boxes,
        "/api/pad": pad,
        "/api/rules/{box}": rules,
        "/api/texts/{name}": texts,
        "/api/records/{name}": record,
        "/api/records/{id}/replay": replay,
        "/api/records/{id}/review": coaching.review,
        "/api/puzzles/{box}": coaching.puzzle,
        "/api/lessons/{box}": lesson,
        "/api/cases/{box}/{ruling}": case,
        "/api/games": my_games.games,
        "/games": page,
        "/": page,
        "/t/{rest:path}": page,
        "/cup": page,
        "/cup/{rest:path}": page,
        "/r/{rest:path}": page,
        "/rules/{rest:path}": page,
        "/puzzle/{rest:path}": page,
        "/learn/{rest:path}": page,
        "/pad": page,
        "/pad/{rest:path}": page,
        "/assets/{path:path}": asset,
        "/sw.js": beside,
        "/manifest.webmanifest": beside,
        "/icons/{name}": beside,
    }
    return [
        *(Route(path, answering(handler)) for path, handler in gets.items()),
        Route("/api/tables", answering(create), methods=["POST"]),
        Route("/api/lessons/{box}", answering(lesson_answer), methods=["POST"]),
        Route("/api/cups", answering(create_cup), methods=["POST"]),
        Route(RECORDS, answering(bring), methods=["POST"]),
        Route("/api/tables/{code}/hint", answering(coaching.hint), methods=["POST"]),
        Route("/api/records/{id}/try", answering(coaching.try_again), methods=["POST"]),
        Route("/api/games", answering(my_games.forget), methods=["DELETE"]),
        Route("/api/games/{id}", answering(my_games.forget), methods=["DELETE"]),
        Route("/api/pass", answering(my_games.make_pass), methods=["POST"]),
        Route("/api/pass/use", answering(my_games.use_pass), methods=["POST"]),
        Route("/api/pass/part", answering(my_games.part), methods=["POST"]),
        WebSocketRoute("/ws/{code}", table),
    ]


def make_app(settings: Settings, store: StoredTables) -> Starlette:
    """The application for these settings, with its tables in this store; `state.begin` has to come first."""
    services = Services(settings, store)
    app = Starlette(
        routes=routes(),
        middleware=[Middleware(Protection, settings.names())],
        exception_handlers={HTTPException: failed},  # of an address that is none of the routes
        lifespan=services.opened,
    )
    app.router.redirect_slashes = False
    app.state.begin, app.state.drain = services.begin, services.drain
    return app
