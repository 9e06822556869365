"""For whoever runs the server: is it alive, is it of use, and what does it do."""

from __future__ import annotations

import sys
import time
from collections import Counter
from collections.abc import Iterator

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from pioche import __version__
from pioche.server.http.services import Services, address_of
from pioche.server.meters import CONTENT_TYPE, by, count, gauge, lines

try:
    import resource
except ImportError:  # Windows counts otherwise
    resource = None  # type: ignore[assignment]


async def healthz(request: Request) -> Response:
    """The process is alive and answers."""
    return Response("ok\n", media_type="text/plain")


async def readyz(request: Request) -> Response:
    """The process can serve tables: its database can be read, and what is to be written is written."""
    services: Services = request.app.state.services
    if services.leaving:
        said = "this process is about to end"
    elif not services.runtime.tenure.lasts():
        said = "the lease of this process has run out"
    else:
        said = "" if await services.store.ready() else "the database cannot be used"
    return Response(f"{said or 'ready'}\n", 503 if said else 200, None, "text/plain")


async def metrics(request: Request) -> Response:
    """Numbers for Prometheus; only for this machine and the addresses that are trusted."""
    services: Services = request.app.state.services
    if not services.door.trusts(address_of(request)):
        raise HTTPException(404)
    return Response("\n".join([*told(services), ""]), media_type=CONTENT_TYPE)


def told(services: Services) -> Iterator[str]:
    """All numbers of a server, in lines."""
    meters, door, store = services.meters, services.door, services.store
    phases = Counter(owner.table.phase for owner in services.lobby.owners.values())
    thinkers = services.thinkers

    yield from lines("gauge", "pioche_info", "The version.", [({"version": __version__}, 1)])
    yield from lines("gauge", "pioche_tables", "Tables in memory, by phase.", by("phase", phases))
    yield from lines("counter", "pioche_commands_total", "Commands, by answer.", by("answer", meters.answers))
    yield from lines(
        "counter", "pioche_refusals_total", "Refusals, by reason.", by("reason", meters.refusals)
    )
    yield from meters.latency.lines("pioche_command_seconds", "From a command to its answer.")
    yield from gauge("connections", "Connections to tables.", services.connections.total())
    yield from gauge("sockets", "Connections of every kind.", len(door))
    yield from count("sockets_turned_away", "Connections for which there was no place.", door.turned_away)
    yield from count("sockets_cut", "Connections that owed us something for too long.", door.cut)
    yield from count("sockets_broken_off", "Connections with too many bytes or frames.", door.broken_off)
    yield from gauge("store_waiting", "Appends that wait for a commit.", store.waiting())
    yield from count("store_rows", "Rows that were written.", store.written)
    yield from count("store_failures", "Appends that could not be written.", store.failed)
    yield from store.commits.lines("pioche_store_commit_seconds", "How long a commit takes.")
    yield from store.waits.lines("pioche_store_append_seconds", "From an append to its commit.")
    if services.cluster is not None:
        yield from services.cluster.told()
    yield from gauge("thinkers", "Processes in which bots think.", len(thinkers.processes))
    yield from gauge("thoughts_waiting", "Thoughts that wait for a process.", thinkers.waiting())
    replayers = services.replayers
    yield from gauge("replays_waiting", "Pages of replays that wait for their process.", replayers.waiting())
    yield from count("replays_refused", "Pages for which there was no room.", replayers.refused)
    yield from count("thoughts_refused", "Thoughts for which there was no room.", thinkers.refused)
    # Blocks in use, and not what the system has lent: free memory between them is used again, or given back.
    yield from gauge("memory_blocks", "Blocks of memory that are in use.", sys.getallocatedblocks())
    if resource is not None:
        used = resource.getrusage(resource.RUSAGE_SELF)
        yield from count("cpu_seconds", "Processor time of this process.", used.ru_utime + used.ru_stime)
    yield from gauge("up_seconds", "Since the server was started.", time.monotonic() - services.since)
