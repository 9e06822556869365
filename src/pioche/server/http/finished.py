"""Finished games over HTTP: records to keep, steps to look at again, and records from elsewhere."""

from __future__ import annotations

from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from pioche.server.http import api
from pioche.server.http.my_games import asker
from pioche.server.http.page import PACKED, sent, takes_packed
from pioche.server.http.services import Services, body_of, lang_of, services_of, spend
from pioche.server.net.http_entrance import LARGEST_RECORD
from pioche.server.net.networks import mark_of
from pioche.server.table.brought import record_id
from pioche.server.table.refusing import Refuse
from pioche.server.table.showing import encode
from pioche.server.thinking.replayer import Check, Page

JSON: Final = "application/json"


async def record_text(services: Services, id: str) -> str:
    """The text of a record, or a refusal."""
    text = await services.store.record(id) if len(id) < 48 else None
    if text is None:
        raise Refuse("no_record")
    return text


async def record(request: Request) -> Response:
    """The record of a finished match, to keep."""
    id = request.path_params["name"].removesuffix(".toml")
    text = await record_text(services_of(request), id)
    told = {"content-disposition": f'attachment; filename="pioche-{id}.toml"'}
    return await sent(request, text.encode(), "application/toml; charset=utf-8", told)


async def replay(request: Request) -> Response:
    """The steps of a finished match, a hundred at a time; another process works them out."""
    services, id = services_of(request), request.path_params["id"]
    text = await record_text(services, id)
    first = api.number(request.query_params, "from", 0, "no_record")
    viewer, packed = request.query_params.get("viewer", "open"), takes_packed(request)
    page = Page(id, text, lang_of(request), viewer[:40], first, packed)
    found = await services.replayers.show(page, services.caller(request).network)
    found.check()
    return Response(found.body, headers=PACKED if packed else {}, media_type=JSON)


async def bring(request: Request) -> Response:
    """Keep the record of a match that was played elsewhere, if it comes out as it says; counts as a table."""
    services = services_of(request)
    asker(request, True)
    network = services.caller(request).network
    spend(services.openings, network)
    text = (await body_of(request, LARGEST_RECORD)).decode()
    id = record_id(text)
    if await services.store.record(id) is None:
        await services.room.for_an_upload(network, len(text))
        (await services.replayers.check(Check(text), network)).check()
    await services.store.bring(id, services.runtime.clock.now(), text, mark_of(network))
    return Response(encode({"record": id}), 201, media_type=JSON)
