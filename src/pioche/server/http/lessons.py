"""Lessons over HTTP: a step as it begins, and what becomes of an answer to it."""

from __future__ import annotations

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from pioche.server.http.services import lang_of, services_of
from pioche.server.table.refusing import Refuse
from pioche.server.table.showing import encode
from pioche.server.table.teaching import answer_told, lesson_for, step_told
from pioche.server.wire import messages as wire
from pioche.texts.catalogue import catalogue

LONGEST_NAME = 20


async def lesson(request: Request, body: bytes | None = None) -> Response:
    """A step of the lesson of a box; with a body an answer to it, and none in it where one only goes on."""
    services_of(request)
    words, found = catalogue(lang_of(request)), lesson_for(str(request.path_params["box"]))
    name = request.query_params.get("name", "")[:LONGEST_NAME] or words.say("page-default-name")
    try:
        step = int(request.query_params.get("step", "0"))
    except ValueError:
        raise Refuse("no_lesson") from None
    if body is None:
        told = step_told(words, found, step, name)
    else:
        told = answer_told(words, found, step, msgspec.json.decode(body, type=wire.Answer | None), name)
    return Response(encode(told), media_type="application/json", headers={"cache-control": "no-store"})
