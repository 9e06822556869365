"""Lessons and cases over HTTP: a step as it begins, what becomes of an answer, a ruling step by step."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from pioche.server.http import api
from pioche.server.http.services import lang_of, services_of
from pioche.server.table.showing import encode
from pioche.server.thinking.replays import case_told
from pioche.texts.catalogue import catalogue


async def lesson(request: Request, body: bytes | None = None) -> Response:
    """A step of the lesson of a box; with a body an answer to it, and none in it where one only goes on."""
    services_of(request)
    words, box = catalogue(lang_of(request)), str(request.path_params["box"])
    told = api.lesson(words, box, request.query_params, body)
    return Response(encode(told), media_type="application/json", headers={"cache-control": "no-store"})


async def case(request: Request) -> Response:
    """The case of a ruling, step by step."""
    services_of(request)
    words, params = catalogue(lang_of(request)), request.path_params
    told = case_told(words, str(params["box"]), str(params["ruling"]))
    return Response(encode(told), media_type="application/json", headers={"cache-control": "no-store"})
