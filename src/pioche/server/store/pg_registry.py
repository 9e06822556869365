"""The processes of an installation in PostgreSQL: their leases, and who owns which table."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Sequence
from typing import Any, Final

import msgspec
import psycopg
from psycopg import Connection

from pioche.server.cluster.registry import LEASE, Card, Claim, Peer, Registry
from pioche.server.store.pg_database import PgDatabase, failure
from pioche.server.table.runtime import Found
from pioche.server.wire import messages as wire

_UNTIL: Final = f"clock_timestamp() + interval '{LEASE} seconds'"
_encode: Final = msgspec.json.Encoder().encode
_listed: Final = msgspec.json.Decoder(wire.Listed)


class PgRegistry(Registry):
    """Leases and owners; the clock is the database's own, so that machines need not agree on the time."""

    def __init__(self, database: PgDatabase) -> None:
        self.node = ""
        self._registry = database
        self._pulse = _Pulse(database)

    async def _ask(self, query: str, *values: object) -> list[tuple[Any, ...]]:
        return await asyncio.to_thread(self._registry.found, query, *values)

    # Leases

    async def join(self, address: str, machine: str) -> None:
        """Start a lease under a new id."""
        node = secrets.token_hex(8)
        await self._ask(f"INSERT INTO nodes VALUES (%s, {_UNTIL}, %s, %s, 0)", node, address, machine)
        self.node = node

    async def beat(self) -> list[Peer] | None:
        """Renew the lease, on a separate connection so that it never waits behind another query."""
        node = self.node
        renewed = f"UPDATE nodes SET until = {_UNTIL} WHERE id = %s RETURNING id"
        if not await asyncio.to_thread(self._pulse.ask, renewed, node):
            return None
        peers = await asyncio.to_thread(self._pulse.ask, "SELECT id, address, machine FROM nodes")
        return [Peer(*told) for told in peers]

    async def reap(self) -> list[str]:
        """Delete every lease that has expired."""
        gone = await self._ask(
            "DELETE FROM nodes WHERE until < clock_timestamp() AND id <> %s RETURNING id", self.node
        )
        return [id for (id,) in gone]

    async def fence(self, node: str) -> bool:
        """Delete the lease of a process that is gone."""
        return bool(await self._ask("DELETE FROM nodes WHERE id = %s RETURNING id", node))

    async def leave(self) -> None:
        """End the lease."""
        await self._ask("DELETE FROM nodes WHERE id = %s", self.node)

    # Tables

    async def claim(self, code: str, take: bool = True) -> Claim | None:
        """Own a table, unless another live process does."""
        return await asyncio.to_thread(self._claim, code, take)

    def _claim(self, code: str, take: bool) -> Claim | None:
        node = self.node
        with self._registry.whole() as connection:
            # One statement after the other: each sees what was committed before, when the row is locked
            # already.
            query = "SELECT id, rules, owner, epoch FROM tables WHERE code = ? FOR UPDATE"
            table = connection.execute(query, [code]).fetchone()
            if table is None:
                return None
            id, rules, owner, epoch = table
            alive = connection.execute("SELECT id FROM nodes WHERE id IN (?, ?) FOR SHARE", [owner, node])
            living = {told[0] for told in alive}
            before = owner or ""
            if owner not in living:
                owner = None
            if take and node in living and owner in (None, node):
                owner, epoch = node, epoch + 1
                connection.execute("UPDATE tables SET owner = ?, epoch = ? WHERE id = ?", [node, epoch, id])
        return Claim(Found(id, code, rules), owner or "", epoch, before)

    async def release(self, table: str, epoch: int) -> None:
        """Disown a table, and delist it, since nobody is at it."""
        query = "UPDATE tables SET owner = NULL, listed = false WHERE id = %s AND owner = %s AND epoch = %s"
        await self._ask(query, table, self.node, epoch)

    # The start page

    async def show(self, cards: Sequence[Card]) -> None:
        """Update the listing of tables."""
        query = (
            "UPDATE tables SET listed = new.listed, card = new.card"
            " FROM unnest(%s::text[], %s::bool[], %s::bytea[]) AS new (id, listed, card)"
            " WHERE tables.id = new.id AND tables.owner = %s AND tables.code IS NOT NULL"
        )
        tables, listed = [card.table for card in cards], [card.listed for card in cards]
        await self._ask(query, tables, listed, [_encode(card.shown) for card in cards], self.node)

    async def cards(self, codes: Sequence[str]) -> list[wire.Listed]:
        """What is known of these tables."""
        query = "SELECT card FROM tables WHERE code = ANY(%s) AND card IS NOT NULL"
        return [_card(body, False) for (body,) in await self._ask(query, list(codes))]

    async def shown(self, player: str, most: int) -> tuple[list[wire.Listed], list[wire.Listed]]:
        """The tables of a person, and the listed ones whose process is alive."""
        seated = "id IN (SELECT table_id FROM players WHERE player = %s)"
        yours = await self._ask(
            "SELECT card FROM tables WHERE code IS NOT NULL AND card IS NOT NULL"
            f" AND {seated} ORDER BY opened",
            player,
        )
        others = await self._ask(
            "SELECT card FROM tables WHERE listed AND code IS NOT NULL AND owner IN (SELECT id FROM nodes)"
            f" AND NOT {seated} ORDER BY opened DESC LIMIT %s",
            player,
            most,
        )
        return [_card(body, True) for (body,) in yours], [_card(body, False) for (body,) in others]


def processes(database: PgDatabase) -> list[tuple[str, str, int]]:
    """The processes that play the tables, their addresses, and how many tables each owns."""
    owned = "(SELECT count(*) FROM tables WHERE owner = nodes.id)"
    query = f"SELECT id, address, {owned} FROM nodes ORDER BY address, id"
    return [(id, address, count) for id, address, count in database.found(query)]


def _card(body: bytes, yours: bool) -> wire.Listed:
    return msgspec.structs.replace(_listed.decode(body), yours=yours)


class _Pulse:
    """The connection on which a lease is renewed; one short query at a time."""

    def __init__(self, database: PgDatabase) -> None:
        self._database = database
        self._connection: Connection[Any] | None = None

    def ask(self, query: str, *values: object) -> list[tuple[Any, ...]]:
        """The rows of a query; on failure a StoreError, and a new connection next time."""
        try:
            if self._connection is None:
                self._connection = self._database.connect()
                self._connection.execute("SET statement_timeout = 1500")
            return self._connection.execute(query, values).fetchall()
        except psycopg.Error as error:
            self.close()
            raise failure(error) from None

    def close(self) -> None:
        """Close the connection."""
        if self._connection is not None:
            self._connection.close()
            self._connection = None
