"""The coach over HTTP: hints at a table, reviews of finished games, and a puzzle of the day for each box."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from pioche.coach.puzzles import of_the_day
from pioche.records import RecordError, read
from pioche.server.http.puzzle_infos import puzzle_info
from pioche.server.net.security import COOKIE, player_of, same_origin
from pioche.server.table.refusing import Refuse
from pioche.server.table.showing import encode
from pioche.server.thinking.coach_tasks import Task, hint_task
from pioche.server.wire import messages as wire

if TYPE_CHECKING:
    from pioche.server.http.services import Services

JSON = "application/json"
Handler = Callable[["Services", Request, str, str], Awaitable[Response]]
DAY = 24 * 3600
MOST_ROUNDS = 1000


async def hint(services: Services, request: Request, lang: str, text: str) -> Response:
    """What could be answered now, for the one who is asked; that somebody was helped is told to all."""
    if not same_origin(request.headers):
        raise Refuse("origin")
    person = player_of(request.cookies.get(COOKIE))
    code = str(request.path_params["code"])
    table = await services.lobby.table(code)
    version = table.version
    seat, task = hint_task(table, person, lang)
    data = await services.coaches.hint(person, task)
    if len(table.humans()) > 1:
        await services.lobby.tell_of_hint(code, seat)
    found = msgspec.json.decode(data, type=wire.HintTold)
    return Response(encode(msgspec.structs.replace(found, version=version)), media_type=JSON)


async def review(services: Services, request: Request, lang: str, text: str) -> Response:
    """The review of one round of a finished game, or how long it will still take (status 202)."""
    record = str(request.path_params["id"])
    try:
        number = int(request.query_params.get("round", "1"))
    except ValueError:
        raise Refuse("no_record") from None
    if not 1 <= number <= MOST_ROUNDS:
        raise Refuse("no_record")
    kept = await services.reviews.find(record, number)
    if kept is not None:
        return Response(kept, media_type=JSON)
    if not same_origin(request.headers):
        raise Refuse("origin")
    person = player_of(request.cookies.get(COOKIE)) or (request.client.host if request.client else "")

    async def keep(body: bytes) -> None:
        await services.reviews.keep(record, number, body)

    task = Task(record=text, round=number, games=services.settings.playouts)
    job = services.coaches.review(person, record, task, keep)
    told = wire.ReviewWaits(services.coaches.before(job), job.done, job.of)
    return Response(encode(told), 202, media_type=JSON)


async def try_again(services: Services, request: Request, lang: str, text: str) -> Response:
    """A new table at which a finished match goes on from one of its moments, against bots."""
    if not same_origin(request.headers):
        raise Refuse("origin")
    person = player_of(request.cookies.get(COOKIE))
    if not person:
        raise Refuse("no_cookie")
    if not services.openings.take(request.client.host if request.client else ""):
        raise Refuse("slow_down")
    try:
        step, seat = (int(request.query_params.get(name, "0")) for name in ("step", "seat"))
        record = read(text)
    except (ValueError, RecordError):
        raise Refuse("no_record") from None
    code = await services.lobby.try_again(record, step, seat, person, lang)
    return Response(encode(wire.Created(code)), 201, media_type=JSON)


async def puzzle(services: Services, request: Request, lang: str, text: str) -> Response:
    """The puzzle of the day of a box."""
    found = of_the_day(str(request.path_params["box"]), int(time.time()) // DAY)
    if found is None:
        raise Refuse("no_puzzle")
    return Response(encode(puzzle_info(found)), media_type=JSON)
