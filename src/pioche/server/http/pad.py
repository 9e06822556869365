"""What a score pad asks the server."""

from __future__ import annotations

from functools import lru_cache

from starlette.requests import Request
from starlette.responses import Response

from pioche.server.http.pad_infos import pad_infos
from pioche.server.http.page import sent
from pioche.server.http.services import services_of
from pioche.server.table.showing import encode
from pioche.texts.catalogue import catalogue


@lru_cache(maxsize=1)
def pad_text() -> bytes:
    """All boxes as a score pad is told of them."""
    return encode(pad_infos(catalogue))


async def pad(request: Request) -> Response:
    """What cards count and do, and how a match is counted, beside real cards."""
    services_of(request)
    return await sent(request, pad_text(), "application/json")
