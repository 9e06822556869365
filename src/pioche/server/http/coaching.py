"""The coach over HTTP: hints at a table, reviews of finished games, and a puzzle of the day for each box."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import TYPE_CHECKING

from starlette.requests import Request
from starlette.responses import Response

from pioche.server.http import api
from pioche.server.http.services import spend
from pioche.server.net.networks import mark_of
from pioche.server.net.security import same_origin
from pioche.server.table.refusing import Refuse
from pioche.server.table.runtime import StoreError
from pioche.server.table.showing import encode
from pioche.server.table.trying import Laid, Try
from pioche.server.thinking.coach_tasks import Task
from pioche.server.wire import messages as wire

if TYPE_CHECKING:
    from pioche.server.http.services import Services

JSON = "application/json"
Handler = Callable[["Services", Request, str, str], Awaitable[Response]]
MOST_ROUNDS = 1000


async def hint(services: Services, request: Request, lang: str, text: str) -> Response:
    """What could be answered now, for the one who is asked; that somebody was helped is told to all."""
    if not same_origin(request.headers):
        raise Refuse("origin")
    caller, code = services.caller(request), str(request.path_params["code"])

    async def asked() -> wire.HintTold:
        return await api.hint(
            services.lobby,
            code,
            caller.player,
            lang,
            lambda task: services.coaches.hint((caller.network, caller.player), task),
        )

    found = await services.codes.found(caller, code, asked)
    return Response(encode(found), media_type=JSON)


async def review(services: Services, request: Request, lang: str, text: str) -> Response:
    """The review of one round of a finished game, or how long it will still take (status 202)."""
    record = str(request.path_params["id"])
    number = api.number(request.query_params, "round", 1, "no_record")
    if not 1 <= number <= MOST_ROUNDS:
        raise Refuse("no_record")
    kept = await services.store.review(record, number)
    if kept is not None:
        return Response(kept, media_type=JSON)
    if not same_origin(request.headers):
        raise Refuse("origin")

    async def keep(body: bytes) -> None:
        with suppress(StoreError):  # what the database refuses is made again another time
            await services.store.keep_review(record, number, body)

    task = Task(record=text, round=number, games=services.settings.playouts)
    caller = services.caller(request)
    job = services.coaches.review((caller.network, caller.player), record, task, keep)
    told = wire.ReviewWaits(services.coaches.before(job), job.done, job.of)
    return Response(encode(told), 202, media_type=JSON)


async def try_again(services: Services, request: Request, lang: str, text: str) -> Response:
    """A new table at which a finished match goes on from one of its moments, against bots."""
    if not same_origin(request.headers):
        raise Refuse("origin")
    caller = services.caller(request)
    if not caller.player:
        raise Refuse("no_cookie")
    now = services.runtime.clock.now()
    wanted = api.wanted_try(text, request.query_params, caller.player, lang, now)
    spend(services.openings, caller.network)
    await services.room.for_a_table(caller.network)

    async def lay(wanted: Try) -> Laid:
        return await services.replayers.lay(wanted, caller.network)

    code = await services.lobby.try_again(wanted, lay, mark_of(caller.network))
    return Response(encode(wire.Created(code)), 201, media_type=JSON)


async def puzzle(services: Services, request: Request, lang: str, text: str) -> Response:
    """The puzzle of the day of a box."""
    found = api.puzzle(str(request.path_params["box"]), services.runtime.clock.now())
    return Response(encode(found), media_type=JSON)
