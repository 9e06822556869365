"""Somebody's own games over HTTP: looked at, deleted, and shared with another device of theirs."""

from __future__ import annotations

import base64
import hashlib
import secrets
from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from pioche.server.http import api
from pioche.server.http.invites import base_url, loopback_hint, qr_svg
from pioche.server.http.services import Services, body_of, services_of, spend
from pioche.server.net.security import COOKIE, YEAR, player_of, same_origin
from pioche.server.table.my_games import told
from pioche.server.table.pacing import ms
from pioche.server.table.refusing import Refuse
from pioche.server.table.showing import encode
from pioche.server.wire import messages as wire

PAGE: Final = 50  # games that are told at once
PASS: Final = 300  # seconds for which a pass works
BYTES: Final = 16  # of a pass


def asker(request: Request, changes: bool = False) -> str:
    """Who asks; only our own page may change anything."""
    if changes and not same_origin(request.headers):
        raise Refuse("origin")
    player = player_of(request.cookies.get(COOKIE))
    if not player:
        raise Refuse("no_cookie")
    return player


def answer(found: object, status: int = 200) -> Response:
    """What is nobody else's, and nobody on the way keeps."""
    return Response(encode(found), status, {"cache-control": "no-store"}, "application/json")


async def games(request: Request) -> Response:
    """One's games from one on, and what all of them say; what was not counted yet is counted meanwhile."""
    services, player = services_of(request), asker(request)
    first = max(0, api.number(request.query_params, "from", 0, "unreadable"))
    kept = await services.history.games(player)
    found = answer(told(kept, first, PAGE, await services.history.devices(player)))
    # Whoever looks at them now and then keeps them: the year begins anew.
    secret, encrypted = request.cookies[COOKIE], request.url.scheme == "https"
    found.set_cookie(COOKIE, secret, YEAR, secure=encrypted, httponly=True, samesite="strict")
    services.counting.begin(services, player, [(one.record, one.seat) for one in kept if one.counts is None])
    return found


async def forget(request: Request) -> Response:
    """Delete one of one's games, or all; the records stay with the others who played."""
    services, record = services_of(request), request.path_params.get("id")
    done = await services.history.forget(asker(request, True), None if record is None else str(record))
    if record is not None and done == 0:
        raise Refuse("no_record")
    return answer(wire.Forgotten(done))


async def make_pass(request: Request) -> Response:
    """A link for another device, with which it shares these games; it works once, for five minutes."""
    services, player = services_of(request), asker(request, True)
    spend(services.passes, services.caller(request).network)
    token, now = secrets.token_urlsafe(BYTES), services.runtime.clock.now()
    await services.history.make_pass(player, digest(token), now, now + ms(PASS))
    base = base_url(services.settings, request.url.scheme, request.headers.get("host", ""))
    # What stands behind the # is never sent to a server, and so stands in nobody's log.
    link = f"{base}/games#{token}"
    picture = base64.b64encode(qr_svg(link)).decode()
    return answer(wire.Pass(link, picture, PASS, loopback_hint(services.settings, base)), 201)


async def use_pass(request: Request) -> Response:
    """The other device has come; whoever guesses is told to wait, as with codes of tables."""
    services, body = services_of(request), await body_of(request)
    return await services.codes.found(services.caller(request), "", lambda: _used(services, request, body))


async def _used(services: Services, request: Request, body: bytes) -> Response:
    """From now on both devices show the games of both."""
    player = asker(request, True)
    token = msgspec.json.decode(body, type=wire.UsePass).token
    if not await services.history.use_pass(player, digest(token), services.runtime.clock.now()):
        raise Refuse("no_pass")
    kept = await services.history.games(player)
    return answer(told(kept, 0, PAGE, await services.history.devices(player)))


async def part(request: Request) -> Response:
    """This device keeps what was played on it to itself again."""
    services, player = services_of(request), asker(request, True)
    await services.history.part(player)
    return answer(told(await services.history.games(player), 0, PAGE, await services.history.devices(player)))


def digest(token: str) -> str:
    """By which a pass is known; whoever reads the database cannot use it."""
    return hashlib.sha256(f"pioche pass\n{token}".encode()).hexdigest()
