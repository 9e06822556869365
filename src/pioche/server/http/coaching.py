"""The coach over HTTP: hints at a table, reviews of finished games, and a puzzle of the day for each box."""

from __future__ import annotations

from contextlib import suppress

from starlette.requests import Request
from starlette.responses import Response

from pioche.server.http import api
from pioche.server.http.finished import record_text
from pioche.server.http.services import lang_of, services_of, spend
from pioche.server.net.networks import mark_of
from pioche.server.net.security import same_origin
from pioche.server.table.refusing import Refuse
from pioche.server.table.runtime import StoreError
from pioche.server.table.showing import encode
from pioche.server.table.trying import Laid, Try
from pioche.server.thinking.coach_tasks import Task
from pioche.server.wire import messages as wire

JSON = "application/json"
MOST_ROUNDS = 1000


async def hint(request: Request) -> Response:
    """What could be answered now, for the one who is asked; that somebody was helped is told to all."""
    services = services_of(request)
    if not same_origin(request.headers):
        raise Refuse("origin")
    caller, code = services.caller(request), str(request.path_params["code"])

    async def asked() -> wire.HintTold:
        return await api.hint(
            services.lobby,
            code,
            caller.player,
            lang_of(request),
            lambda task: services.coaches.hint((caller.network, caller.player), task),
        )

    found = await services.codes.found(caller, code, asked)
    return Response(encode(found), media_type=JSON)


async def review(request: Request) -> Response:
    """The review of one round of a finished game, or how long it will still take (status 202)."""
    services, record = services_of(request), str(request.path_params["id"])
    text = await record_text(services, record)
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


async def try_again(request: Request) -> Response:
    """A new table at which a finished match goes on from one of its moments, against bots."""
    services = services_of(request)
    if not same_origin(request.headers):
        raise Refuse("origin")
    caller = services.caller(request)
    if not caller.player:
        raise Refuse("no_cookie")
    text, now = await record_text(services, str(request.path_params["id"])), services.runtime.clock.now()
    wanted = api.wanted_try(text, request.query_params, caller.player, lang_of(request), now)
    spend(services.openings, caller.network)
    await services.room.for_a_table(caller.network)

    async def lay(wanted: Try) -> Laid:
        return await services.replayers.lay(wanted, caller.network)

    code = await services.lobby.try_again(wanted, lay, mark_of(caller.network))
    return Response(encode(wire.Created(code)), 201, media_type=JSON)


async def puzzle(request: Request) -> Response:
    """The puzzle of the day of a box."""
    now = services_of(request).runtime.clock.now()
    found = api.puzzle(str(request.path_params["box"]), now)
    return Response(encode(found), media_type=JSON)
