"""Everybody's own games, in the database of the tables: rows kept with a record, devices and passes."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final, TypeVar

import msgspec

from pioche.server.store.database import AnyDatabase, Connection
from pioche.server.table.my_games import Counts, KeptGame
from pioche.server.table.results import Played

T = TypeVar("T")
# A device that is not linked to a person is a person of its own.
PERSON: Final = "coalesce((SELECT person FROM devices WHERE player = :player), :player)"
THEIRS: Final = f"(player = {PERSON} OR player IN (SELECT player FROM devices WHERE person = {PERSON}))"
COLUMNS: Final = "record_id, at, seat, box, seats, place, points, won, share, length, people, counts"
NOTE: Final = (
    "INSERT INTO played (player, record_id, at, seat, box, seats, place, points, won, share, length, people)"
    " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"
)


def note_played(connection: Connection, record: str, at: int, one: Played) -> None:
    """Keep a finished match for one of its players."""
    people = msgspec.json.encode([one.names, one.bots]).decode()
    seats, won = len(one.names), int(one.won)
    row = (one.player, record, at, one.seat, one.box, seats, one.place, one.points, won, one.share)
    connection.execute(NOTE, (*row, one.length, people))


class HistoryShelf:
    """The games of all people; a person is known by any of their devices (the hash of its secret)."""

    def __init__(self, database: AnyDatabase) -> None:
        self._database = database

    async def _do(self, work: Callable[[Connection], T]) -> T:
        """Run a transaction on the database in a thread."""

        def whole() -> T:
            with self._database.whole() as connection:
                return work(connection)

        return await asyncio.to_thread(whole)

    async def games(self, player: str) -> list[KeptGame]:
        """All games of a person, the newest first."""
        query = f"SELECT {COLUMNS} FROM played WHERE {THEIRS} ORDER BY at DESC, record_id DESC"
        return await self._do(
            lambda connection: [_kept(found) for found in connection.execute(query, {"player": player})]
        )

    async def devices(self, player: str) -> int:
        """The number of devices that share them."""
        query = f"SELECT count(*) FROM devices WHERE person = {PERSON}"
        return await self._do(lambda connection: 1 + int(_one(connection, query, player)))

    async def count(self, player: str, record: str, seat: int, counts: Counts) -> None:
        """Keep the counts of a match."""
        query = f"UPDATE played SET counts = :counts WHERE record_id = :record AND seat = :seat AND {THEIRS}"
        said = msgspec.json.encode(counts).decode()
        told = {"player": player, "record": record, "seat": seat, "counts": said}
        await self._do(lambda connection: connection.execute(query, told))

    async def forget(self, player: str, record: str | None) -> int:
        """Delete one game of a person, or all; how many. The record stays: it is the others' too."""
        query = (
            f"DELETE FROM played WHERE {THEIRS} AND (CAST(:record AS TEXT) IS NULL OR record_id = :record)"
        )
        told = {"player": player, "record": record}
        return await self._do(lambda connection: connection.execute(query, told).rowcount)

    async def make_pass(self, player: str, token: str, now: int, until: int) -> None:
        """Keep a pass by which another device gets the games, once and until a time; an older one is void."""

        def work(connection: Connection) -> None:
            connection.execute("DELETE FROM passes WHERE until < ? OR player = ?", (now, player))
            connection.execute("INSERT INTO passes VALUES (?, ?, ?)", (token, player, until))

        await self._do(work)

    async def use_pass(self, player: str, token: str, now: int) -> bool:
        """Link a device, and all that share with it, to whoever made a pass; False if it is unknown."""

        def work(connection: Connection) -> bool:
            query = "DELETE FROM passes WHERE token = ? AND until >= ? RETURNING player"
            found = connection.execute(query, (token, now)).fetchall()
            if not found:
                return False
            theirs = _one(connection, f"SELECT {PERSON}", found[0][0])
            mine = _one(connection, f"SELECT {PERSON}", player)
            if mine != theirs:
                connection.execute("UPDATE devices SET person = ? WHERE person = ?", (theirs, mine))
                connection.execute("INSERT INTO devices VALUES (?, ?)", (mine, theirs))
            return True

        return await self._do(work)

    async def part(self, player: str) -> None:
        """Unlink a device; if the others are known by it, one of them takes its place."""

        def work(connection: Connection) -> None:
            connection.execute("DELETE FROM devices WHERE player = ?", (player,))
            query = "SELECT player FROM devices WHERE person = ? ORDER BY player LIMIT 1"
            heir = connection.execute(query, (player,)).fetchone()
            if heir is not None:
                connection.execute("DELETE FROM devices WHERE player = ?", heir)
                connection.execute("UPDATE devices SET person = ? WHERE person = ?", (heir[0], player))

        await self._do(work)


def _one(connection: Connection, query: str, player: str) -> str:
    return str(connection.execute(query, {"player": player}).fetchone()[0])


def _kept(found: tuple[object, ...]) -> KeptGame:
    *plain, people, counts = found
    names, bots = msgspec.json.decode(str(people), type=tuple[list[str], list[int]])
    told = None if counts is None else msgspec.json.decode(str(counts), type=Counts)
    record, at, seat, box, seats, place, points, won, share, length = plain
    values = (record, at, seat, box, seats, place, points, bool(won), share, length, names, bots, told)
    return msgspec.convert(dict(zip(KeptGame.__struct_fields__, values, strict=True)), KeptGame)
