"""What all requests share: settings, lobby and store, and how much each address may still do."""

from __future__ import annotations

import asyncio
import contextlib
import ctypes
import gc
import logging
import time
from collections import Counter
from collections.abc import AsyncGenerator, Collection
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any, Final

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection, Request

from pioche.server.clock import MachineClock
from pioche.server.cup.cups import Cups
from pioche.server.http.cluster import Cluster
from pioche.server.http.my_games import Counting
from pioche.server.meters import Meters
from pioche.server.net.connection import Outgoing
from pioche.server.net.door import Door
from pioche.server.net.http_entrance import LARGEST_BODY, shared_state
from pioche.server.net.security import COOKIE, Buckets, player_of
from pioche.server.settings import Settings
from pioche.server.store.sql_store import SqlStore
from pioche.server.table.lobby import Lobby
from pioche.server.table.pacing import ms
from pioche.server.table.refusing import Refuse
from pioche.server.table.runtime import Runtime, StoreError, Tenure
from pioche.server.thinking.coaches import Coaches
from pioche.server.thinking.replayers import Replayers
from pioche.server.thinking.thinkers import ProcessThinkers
from pioche.texts.catalogue import catalogue
from pioche.texts.languages import accepted, choose

if TYPE_CHECKING:
    from pioche.server.store.pg_store import PgStore

logger = logging.getLogger("pioche.server")
TIDY: Final = 3600.0  # seconds
LET_GO: Final = 30.0
PASSES: Final = 30  # that an address may make in an hour


def trim() -> None:
    """Give free memory back to the system, where the C library can."""
    with contextlib.suppress(AttributeError, OSError, TypeError):
        ctypes.CDLL(None).malloc_trim(0)


def brought() -> Collection[str]:
    """The bots of installed packages, looked up when needed: the server listens before it imports bots."""
    from pioche.bots.loading import packaged

    return packaged()[0]


class SlowDown(Refuse):
    """Something that an address may do again after some seconds."""

    def __init__(self, seconds: float) -> None:
        super().__init__("slow_down")
        self.seconds = seconds


class Services:
    """What all requests share: the settings, the lobby and how much each address may still do."""

    def __init__(self, settings: Settings, store: SqlStore | PgStore) -> None:
        self.settings = settings
        self.store = store
        self.cluster: Cluster | None = None
        self.history = store.history
        if not isinstance(store, SqlStore):
            self.cluster = Cluster(settings, store)
        self.leaving = False  # whether this process is about to end
        self.thinkers = ProcessThinkers(settings.thinker_count(), settings.think)
        self.replayers = Replayers()
        self.coaches = Coaches(settings.thinker_count() > 0)
        tenure = Tenure() if self.cluster is None else self.cluster.lease
        self.counting = Counting()
        self.runtime = Runtime(store, MachineClock(), catalogue, settings, self.thinkers, tenure, brought)
        self.meters = Meters()
        self.outgoing = Outgoing()
        self.since = time.monotonic()
        self.lobby: Lobby
        self.cups: Cups
        self.door: Door
        self.connections: Counter[str] = Counter()  # to tables, by address
        self.requests = Buckets(4 * settings.requests, settings.requests)
        self.misses = Buckets(2 * settings.misses, settings.misses / 60)  # guessing codes does not pay
        per_hour = settings.tables_per_address
        self.openings = Buckets(per_hour, per_hour / 3600)
        self.passes = Buckets(PASSES, PASSES / 3600)

    async def _tidy(self) -> None:
        """Every hour, let go of what has been kept for long enough."""
        while True:
            now = self.runtime.clock.now()
            logs, records = self.settings.keep_logs, self.settings.keep_records
            try:
                await self.store.tidy(
                    now - ms(logs) if logs else None, now - ms(records) if records else None
                )
            except StoreError as error:
                logger.error("the database could not be tidied: %s", error)
            await asyncio.sleep(TIDY)

    async def _let_go(self) -> None:
        """Now and then, give the machine back the memory of tables and connections that are gone."""
        most = 0
        while True:
            await asyncio.sleep(LET_GO)
            here = len(self.lobby.owners) + len(self.door)
            if here < most:
                gc.collect(1)  # of what is young: what lives long has been looked through
                await asyncio.to_thread(trim)
            most = here

    def let_in(self, address: str) -> Refuse | None:
        """Count a connection to a table; why it cannot stay, if so."""
        self.connections[address] += 1
        if self.connections.total() > self.settings.connections:
            return Refuse("full_house")
        elsewhere = 0 if self.cluster is None else self.cluster.connections_elsewhere(address)
        crowded = self.connections[address] + elsewhere > self.settings.connections_per_address
        return Refuse("slow_down") if crowded or not self.requests.take(address) else None

    def let_out(self, address: str) -> None:
        """Count a connection out."""
        self.connections[address] -= 1
        if not self.connections[address]:
            del self.connections[address]

    async def seated(self, request: HTTPConnection, code: str) -> bool:
        """Whether somebody sits at a table, and so has no need to guess its code."""
        player = player_of(request.cookies.get(COOKIE))
        with contextlib.suppress(StoreError):
            return any(found.code == code for found in await self.store.tables_of(player or "-"))
        return False

    async def drain(self) -> None:
        """Before the end: let the proxy notice, then give all tables away, while people play on."""
        self.leaving = True
        if self.cluster is not None:
            if self.cluster.lobby.peers:
                await asyncio.sleep(self.settings.drain)
            await self.cluster.leave()

    @asynccontextmanager
    async def opened(self, app: Starlette) -> AsyncGenerator[dict[str, Any], None]:
        """Open the lobby before the first request; close it, and the store, after the last."""
        if self.cluster is None:
            self.lobby = Lobby(self.runtime)
        else:
            shared = {"requests": self.requests, "misses": self.misses, "openings": self.openings}
            self.lobby = await self.cluster.begin(
                self.runtime, {**shared, "passes": self.passes}, self.connections
            )
        self.cups = Cups(self.lobby)
        if self.cluster is not None:
            self.cluster.cups = self.cups
            self.cups.elsewhere = self.cluster.at_cup_elsewhere
        self.door = Door(self.settings, self.requests)
        app.state.services = self
        try:
            beside = [asyncio.create_task(work) for work in (self._tidy(), self._let_go())]
            yield shared_state(self.door)
        finally:
            for task in beside:
                task.cancel()
            self.door.close()
            await self.cups.close()
            await self.lobby.close()
            if self.cluster is not None:
                await self.cluster.close()
            await self.thinkers.close()
            await self.counting.close()
            await self.replayers.close()
            await self.coaches.close()
            await self.store.close()


def services_of(request: Request) -> Services:
    """What requests share; every request is counted here."""
    services: Services = request.app.state.services
    address = address_of(request)
    if not services.requests.take(address):
        raise SlowDown(services.requests.wait(address))
    return services


def address_of(request: HTTPConnection) -> str:
    """Whose requests are counted together; behind a proxy on this machine, the caller's own address."""
    return request.client.host if request.client else ""


def lang_of(request: Request) -> str:
    """The language a browser asks for."""
    asked = request.query_params.get("lang")
    return choose([asked] if asked else accepted(request.headers.get("accept-language") or ""))


async def body_of(request: Request, most: int = LARGEST_BODY) -> bytes:
    """What was sent, if it is not too much and says how long it is."""
    if "transfer-encoding" in request.headers:
        raise HTTPException(411)
    found = b""
    async for part in request.stream():
        found += part
        if len(found) > most:
            raise HTTPException(413)
    return found
