"""What all requests share: settings, lobby and store, and how much each network may still do."""

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
from typing import Any, Final

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection, Request

from pioche.server.clock import MachineClock
from pioche.server.cup.cups import Cups
from pioche.server.http.cluster import Cluster
from pioche.server.http.codes import Codes
from pioche.server.http.counting import Counting
from pioche.server.http.room import Room
from pioche.server.meters import Meters
from pioche.server.net.connection import Outgoing
from pioche.server.net.door import Door
from pioche.server.net.http_entrance import LARGEST_BODY, shared_state
from pioche.server.net.networks import Caller, Networks
from pioche.server.net.security import COOKIE, Buckets, player_of
from pioche.server.settings import Settings
from pioche.server.store.stored_tables import StoredTables
from pioche.server.store.upkeep import Before
from pioche.server.table.lobby import Lobby
from pioche.server.table.pacing import ms
from pioche.server.table.refusing import Refuse, SlowDown
from pioche.server.table.runtime import Runtime, StoreError, Tenure
from pioche.server.thinking.coaches import Coaches
from pioche.server.thinking.replayers import Replayers
from pioche.server.thinking.thinkers import ProcessThinkers
from pioche.texts.catalogue import catalogue
from pioche.texts.languages import accepted, choose

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


class Services:
    """What all requests share: the settings, the lobby and how much each network may still do."""

    def __init__(self, settings: Settings, store: StoredTables) -> None:
        self.settings = settings
        self.store = store
        self.history = store.history
        self.cluster = None if store.registry is None else Cluster(settings, store.registry)
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
        self.networks = Networks(settings.ipv6_prefix)
        self.connections: Counter[str] = Counter()  # to tables, by network
        self.requests = Buckets(4 * settings.requests, settings.requests)
        self.messages = Buckets(3 * settings.messages_per_address, settings.messages_per_address)
        self.openings = hourly(settings.tables_per_address)
        self.passes = hourly(PASSES)
        self.commands = hourly(settings.commands_per_address)
        self.misses = Buckets(2 * settings.misses, settings.misses / 60)  # guessing codes does not pay
        self.codes = Codes(self.misses, self._sits)
        self.room = Room(settings, store, self.runtime.clock.now)

    async def _tidy(self) -> None:
        """Every hour, let go of what has been kept for long enough."""
        while True:
            now, kept = self.runtime.clock.now(), self.settings
            times = (kept.keep_logs, kept.keep_records, kept.keep_uploads)
            try:
                await self.store.tidy(Before(*(now - ms(time) if time else None for time in times)))
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

    def let_in(self, network: str) -> Refuse | None:
        """Count a connection to a table; why it cannot stay, if so."""
        self.connections[network] += 1
        if self.connections.total() > self.settings.connections:
            return Refuse("full_house")
        elsewhere = 0 if self.cluster is None else self.cluster.connections_elsewhere(network)
        if self.connections[network] + elsewhere > self.settings.places_per_network():
            return Refuse("slow_down")
        return None if self.requests.take(network) else SlowDown(self.requests.wait(network))

    def let_out(self, network: str) -> None:
        """Count a connection out."""
        self.connections[network] -= 1
        if not self.connections[network]:
            del self.connections[network]

    async def _sits(self, player: str, code: str) -> bool:
        """Whether somebody sits at a table, and so has no need to guess its code."""
        with contextlib.suppress(StoreError):
            return any(found.code == code for found in await self.store.tables_of(player or "-"))
        return False

    def caller(self, request: HTTPConnection) -> Caller:
        """Who asks: their network, and the hash by which tables know them."""
        return Caller(self.networks.of(address_of(request)), player_of(request.cookies.get(COOKIE)))

    async def drain(self) -> None:
        """Before the end: let the proxy notice, then give all tables away, while people play on."""
        self.leaving = True
        if self.cluster is not None:
            if self.cluster.lobby.peers:
                await asyncio.sleep(self.settings.drain)
            await self.cluster.leave()

    async def begin(self) -> None:
        """Take part in what the database is for; a StoreError says why that is not possible."""
        if self.cluster is None:
            self.lobby = Lobby(self.runtime)
        else:
            shared = {"requests": self.requests, "misses": self.misses, "openings": self.openings}
            shared |= {"passes": self.passes, "commands": self.commands}
            try:
                self.lobby = await self.cluster.begin(self.runtime, shared, self.connections)
            except StoreError:
                await self.cluster.close()
                raise
        self.cups = Cups(self.lobby)
        if self.cluster is not None:
            self.cluster.cups = self.cups
            self.cups.elsewhere = self.cluster.at_cup_elsewhere
        self.door = Door(self.settings, self.requests, self.networks)

    @asynccontextmanager
    async def opened(self, app: Starlette) -> AsyncGenerator[dict[str, Any], None]:
        """Do what has to be done beside requests; after the last one, close everything."""
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
    spend(services.requests, services.caller(request).network)
    return services


def address_of(request: HTTPConnection) -> str:
    """From where somebody asks; behind a proxy on this machine, the caller's own address."""
    return request.client.host if request.client else ""


def hourly(many: int) -> Buckets:
    """What a network may do so often in an hour, or at once."""
    return Buckets(many, many / 3600)


def spend(buckets: Buckets, network: str) -> None:
    """Count something that a network does, or refuse it and say when it may come back."""
    if not buckets.take(network):
        raise SlowDown(buckets.wait(network))


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
