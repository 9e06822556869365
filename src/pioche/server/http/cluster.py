"""One process among several: its lease, its lines to the others, and what each of them counts for all."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Iterator
from typing import Final

from pioche.server.bus.watch import Watch, machine
from pioche.server.cluster.frames import Spent
from pioche.server.cluster.lease import Lease
from pioche.server.cluster.links import Bus, Links, NoBus
from pioche.server.cluster.lobby import SharedLobby
from pioche.server.cluster.registry import Registry
from pioche.server.cup.cups import Cups
from pioche.server.http.invites import EVERYWHERE, lan_address
from pioche.server.meters import count, gauge
from pioche.server.net.security import Buckets
from pioche.server.settings import Settings
from pioche.server.table.runtime import Runtime, StoreError

logger = logging.getLogger("pioche.server")
KINDS: Final = ("requests", "misses", "openings", "passes")  # the limits that every version knows
SHARE: Final = 0.5  # seconds after which others hear of what addresses have done here
LEAVING: Final = 8.0  # seconds in which all tables have to be given away


def bus_of(url: str) -> Bus:
    """The bus that an address names; a StoreError says why there is none."""
    if not url:
        return NoBus()
    try:
        from pioche.server.bus.redis_bus import RedisBus
    except ImportError as error:
        raise StoreError(f"{error.name} is not there; a bus needs: pip install 'pioche[machines]'") from None
    return RedisBus(url)


class Cluster:
    """What a process needs to be one of several."""

    def __init__(self, settings: Settings, registry: Registry) -> None:
        self._settings = settings
        self._registry = registry
        self.bus = bus_of(settings.bus)
        self.links = Links(self.bus)
        self.lease = Lease(registry)
        self.watch = Watch(self._gone, lambda: registry.node)
        self.lobby: SharedLobby
        self.cups: Cups | None = None
        self.seen_gone = 0  # processes that were noticed before their lease had run out
        self._shared: dict[str, Buckets] = {}
        self._connections: Counter[str] = Counter()
        self._elsewhere: dict[str, Spent] = {}  # what others have told last
        self._sharing: asyncio.Task[None] | None = None

    async def begin(
        self, runtime: Runtime, shared: dict[str, Buckets], connections: Counter[str]
    ) -> SharedLobby:
        """Join the others; the lobby, which knows the way to every table."""
        self._shared, self._connections = shared, connections
        for buckets in shared.values():
            buckets.spent = {}
        self.lobby = SharedLobby(runtime, self._registry, self.lease, self.links)
        listening = self._settings.host
        shown = (lan_address() or "127.0.0.1") if listening in EVERYWHERE else listening
        self.lease.address, self.lease.machine = await self.watch.open(listening, shown), machine()
        await self.lease.begin()
        self._sharing = asyncio.create_task(self._share(), name="shared limits")
        return self.lobby

    async def _gone(self, peer: str) -> None:
        """Another process has died: its tables are free at once."""
        try:
            if await self._registry.fence(peer):
                self.seen_gone += 1
        except StoreError as error:
            logger.warning("a process is gone, and its lease has to run out: %s", error)
            return
        self.lobby.lose(peer)

    # Limits that hold for all processes together

    async def _share(self) -> None:
        """Tell the others what networks have used up here, and count what they have used up there."""
        while True:
            await asyncio.sleep(SHARE)
            try:
                self._tell()
                self._hear()
            except Exception:
                logger.exception("the limits could not be shared")

    def _tell(self) -> None:
        self.watch.look(self.lobby.peers)
        if self.cups is not None and self.lobby.peers:
            self.cups.overtake()
        spent: dict[str, dict[str, float]] = {}
        for kind, buckets in self._shared.items():
            if buckets.spent:
                spent[kind], buckets.spent = buckets.spent, {}
        more = {kind: spent.pop(kind) for kind in list(spent) if kind not in KINDS}
        here = {} if self.cups is None else self.cups.here()
        frame = Spent(spent, dict(self._connections), here, more)
        for peer in self.lobby.peers:
            self.links.say(peer, frame)

    def _hear(self) -> None:
        came, self.lobby.reception.spent = self.lobby.reception.spent, []
        for peer, told in came:
            self._elsewhere[peer] = told
            for kind, amounts in (*told.spent.items(), *told.more.items()):
                buckets = self._shared.get(kind)
                if buckets is None:
                    self.links.strange.met(f"a limit {kind[:20]!r}")
                    continue
                for network, amount in amounts.items():
                    buckets.charge(network, amount)
        peers = self.lobby.peers
        self._elsewhere = {peer: told for peer, told in self._elsewhere.items() if peer in peers}

    def connections_elsewhere(self, network: str) -> int:
        """How many connections a network has to other processes, as far as is known."""
        return sum(told.connections.get(network, 0) for told in self._elsewhere.values())

    def at_cup_elsewhere(self, code: str) -> set[str]:
        """Who is at a cup by other processes, as far as is known."""
        return {player for told in self._elsewhere.values() for player in told.cups.get(code, ())}

    # The end

    async def leave(self) -> None:
        """Give every table to another process, while connections are still served."""
        try:
            async with asyncio.timeout(LEAVING):
                await self.lobby.leave()
        except (TimeoutError, StoreError) as error:
            logger.warning("not all tables could be given to other processes: %s", error)

    async def close(self) -> None:
        """Be one of several no more; the lobby and the store are closed by whoever has them."""
        if self._sharing is not None:
            self._sharing.cancel()
        await self.watch.close()
        await self.bus.close()

    def told(self) -> Iterator[str]:
        """Numbers for Prometheus."""

        lobby, links, lease = self.lobby, self.links, self.lease
        away = sum(desk.away is not None for desk in lobby.desks.values())
        homeless = sum(desk.homeless() for desk in lobby.desks.values())
        yield from gauge(
            "processes", "Processes that play the tables of this database.", len(lobby.peers) + 1
        )
        yield from gauge("lease_seconds", "Until the lease of this process runs out.", lease.left())
        yield from gauge("lease_lag_seconds", "What the last renewal of the lease took.", lease.lag)
        yield from count("leases_lost", "Times that this process was taken for dead.", lease.lost)
        yield from count("processes_reaped", "Leases of others that had run out.", lease.reaped)
        yield from count("processes_seen_dead", "Processes seen dead before that.", self.seen_gone)
        yield from count("takeovers", "Tables that were taken over from others.", lobby.taken_over)
        yield from gauge("tables_elsewhere", "Tables with connections here and an owner elsewhere.", away)
        yield from gauge("tables_ownerless", "Tables with connections here and no owner yet.", homeless)
        yield from gauge("guests", "Connections of other processes at tables here.", len(lobby.reception))
        yield from count("relayed", "Messages to other processes.", links.relayed)
        yield from count("relays_received", "Messages from other processes.", links.received)
        yield from count("relay_gaps", "Times that messages of another process were missing.", links.gaps)
        yield from count("relays_strange", "What only other versions understand.", links.strange.count)
        yield from gauge("bus_up", "Whether the bus can be listened to.", float(self.bus.up))
