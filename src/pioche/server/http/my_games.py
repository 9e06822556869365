"""Somebody's own games over HTTP: looked at, deleted, and shared with another device of theirs."""

from __future__ import annotations

import asyncio
import base64
import hashlib
import logging
import secrets
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Final

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from pioche.server.http.invites import base_url, loopback_hint, qr_svg
from pioche.server.net.security import COOKIE, YEAR, player_of, same_origin
from pioche.server.table.my_games import Counts, told
from pioche.server.table.pacing import ms
from pioche.server.table.refusing import Refuse
from pioche.server.table.runtime import StoreError
from pioche.server.table.showing import encode
from pioche.server.thinking.replayer import Count
from pioche.server.wire import messages as wire

if TYPE_CHECKING:
    from pioche.server.http.services import Services

logger = logging.getLogger("pioche.server")
PAGE: Final = 50  # games that are told at once
AT_ONCE: Final = 4  # people whose games are counted at one time
PASS: Final = 300  # seconds for which a pass works
BYTES: Final = 16  # of a pass
Handler = Callable[["Services", Request], Awaitable[Response]]


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


async def games(services: Services, request: Request) -> Response:
    """One's games from one on, and what all of them say; what was not counted yet is counted meanwhile."""
    player = asker(request)
    try:
        first = max(0, int(request.query_params.get("from", "0")))
    except ValueError:
        raise Refuse("unreadable") from None
    kept = await services.history.games(player)
    found = answer(told(kept, first, PAGE, await services.history.devices(player)))
    # Whoever looks at them now and then keeps them: the year begins anew.
    secret, encrypted = request.cookies[COOKIE], request.url.scheme == "https"
    found.set_cookie(COOKIE, secret, YEAR, secure=encrypted, httponly=True, samesite="strict")
    services.counting.begin(services, player, [(one.record, one.seat) for one in kept if one.counts is None])
    return found


async def forget(services: Services, request: Request) -> Response:
    """Delete one of one's games, or all; the records stay with the others who played."""
    record = request.path_params.get("id")
    done = await services.history.forget(asker(request, True), None if record is None else str(record))
    if record is not None and done == 0:
        raise Refuse("no_record")
    return answer(wire.Forgotten(done))


async def make_pass(services: Services, request: Request) -> Response:
    """A link for another device, with which it shares these games; it works once, for five minutes."""
    player = asker(request, True)
    token, now = secrets.token_urlsafe(BYTES), services.runtime.clock.now()
    await services.history.make_pass(player, digest(token), now, now + ms(PASS))
    base = base_url(services.settings, request.url.scheme, request.headers.get("host", ""))
    # What stands behind the # is never sent to a server, and so stands in nobody's log.
    link = f"{base}/games#{token}"
    picture = base64.b64encode(qr_svg(link)).decode()
    return answer(wire.Pass(link, picture, PASS, loopback_hint(services.settings, base)), 201)


async def use_pass(services: Services, request: Request, body: bytes) -> Response:
    """The other device has come: from now on both show the games of both."""
    player = asker(request, True)
    token = msgspec.json.decode(body, type=wire.UsePass).token
    if not await services.history.use_pass(player, digest(token), services.runtime.clock.now()):
        raise Refuse("no_pass")
    kept = await services.history.games(player)
    return answer(told(kept, 0, PAGE, await services.history.devices(player)))


async def part(services: Services, request: Request) -> Response:
    """This device keeps what was played on it to itself again."""
    player = asker(request, True)
    await services.history.part(player)
    return answer(told(await services.history.games(player), 0, PAGE, await services.history.devices(player)))


def digest(token: str) -> str:
    """By which a pass is known; whoever reads the database cannot use it."""
    return hashlib.sha256(f"pioche pass\n{token}".encode()).hexdigest()


class Counting:
    """Games that are played again beside the tables, one after the other, for a few people at a time."""

    def __init__(self) -> None:
        self._tasks: dict[str, asyncio.Task[None]] = {}

    def begin(self, services: Services, player: str, uncounted: list[tuple[str, int]]) -> None:
        """Count what is to be counted, unless that is going on, or others come first: it is asked again."""
        if uncounted and player not in self._tasks and len(self._tasks) < AT_ONCE:
            task = asyncio.create_task(self._count(services, player, uncounted), name="counting")
            self._tasks[player] = task
            task.add_done_callback(lambda _: self._tasks.pop(player, None))

    async def _count(self, services: Services, player: str, uncounted: list[tuple[str, int]]) -> None:
        try:
            for record, seat in uncounted:
                text = await services.store.record(record)
                # What cannot be played again, because its box or its rules are gone, counts for nothing.
                found: Counts | None = Counts()
                if text is not None:
                    found = await services.replayers.count(Count(text, seat))
                if found is None:
                    return  # others look back; there is a next time
                await services.history.count(player, record, seat, found)
        except StoreError as error:
            logger.error("games could not be counted: %s", error)

    async def close(self) -> None:
        """Leave the rest for the next time."""
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
